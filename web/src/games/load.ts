/** Boards by game id, loaded when a table of that game is opened. */

import { shelf } from '../lib/shelf.svelte';
import type { Board } from './board';

const modules = import.meta.glob<{ default: Board }>(['./*/index.ts', '!./plugged/index.ts']);

/** The board of a game: ours, the one it brings along, or the generic one. `?board=generic` asks for the latter. */
export async function loadBoard(game: string): Promise<Board> {
  const plain = new URLSearchParams(location.search).get('board') === 'generic';
  const load = plain ? undefined : modules[`./${game}/index.ts`];
  if (load) return (await load()).default;
  const address = plain ? null : shelf.game(game)?.board;
  if (address) return (await import('./plugged')).loadBrought(game, address);
  return (await modules['./generic/index.ts']!()).default;
}
