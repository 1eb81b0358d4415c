/** Covers of the games, and what a cover tells. The drawings use the glyphs of the page. */

const drawings = import.meta.glob<string>('../art/cover-*.svg', { query: '?raw', import: 'default', eager: true });

const MINUTES: Record<string, string> = {
  'stone-age': '60–90',
  'kingdomino-origins': '25',
  'first-sparks': '60',
  origin: '45',
  'first-builders': '90',
};

/** The drawing of a game; a fire for games we have no picture of. */
export const cover = (game: string): string =>
  drawings[`../art/cover-${game}.svg`] ?? drawings['../art/cover-first-sparks.svg'] ?? '';

/** About how long a game lasts; "" if we do not know. */
export const minutes = (game: string): string => MINUTES[game] ?? '';
