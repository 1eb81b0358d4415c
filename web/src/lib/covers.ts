/** Covers of the games. The drawings use the glyphs of the page. */

const drawings = import.meta.glob<string>('../art/cover-*.svg', { query: '?raw', import: 'default', eager: true });

/** Our own drawing of a game, if we have one. */
export const cover = (game: string): string | undefined => drawings[`../art/cover-${game}.svg`];

/** A fire, for games that nobody has drawn. */
export const plainCover = drawings['../art/cover-first-sparks.svg'] ?? '';
