/** Boards by game id, loaded when a table of that game is opened. */

import type { Board } from './board';
import generic from './generic';

const modules = import.meta.glob<{ default: Board }>(['./*/index.ts', '!./generic/index.ts']);

/** The board of a game, or the generic one. `?board=generic` asks for the latter. */
export async function loadBoard(game: string): Promise<Board> {
  const load = modules[`./${game}/index.ts`];
  if (!load || new URLSearchParams(location.search).get('board') === 'generic') return generic;
  return (await load()).default;
}
