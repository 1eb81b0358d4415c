/** Covers of the games. The drawings use the glyphs of the page. */

const drawings = import.meta.glob<string>('../art/cover-*.svg', { query: '?raw', import: 'default', eager: true });

/** The drawing of a game; a fire for games we have no picture of. */
export const cover = (game: string): string =>
  drawings[`../art/cover-${game}.svg`] ?? drawings['../art/cover-first-sparks.svg'] ?? '';
