/** The short rules of the games in our own words, by game and language, loaded when somebody wants to read. */

export interface Paragraph {
  title: string;
  lines: string[];
  /** Things of the game, told by their names and what they do (texts `name-<id>` and `name-<id>.effect`). */
  things?: string[];
  /** The questions this paragraph answers: the "why?" of their prompts leads here. */
  asks: string[];
}

const files = import.meta.glob<Paragraph[]>(['./*.ts', '!./rules.ts'], { import: 'default' });

/** The rules of a game, in English if there are none in that language; empty if there are none at all. */
export async function loadRules(game: string, language: string): Promise<Paragraph[]> {
  const load = files[`./${game}.${language}.ts`] ?? files[`./${game}.en.ts`];
  return load ? load() : [];
}
