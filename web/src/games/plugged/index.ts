/** Boards that games bring along as `board.js` in their package: `export function mount(element, props)`. */

import type { Board, BoardProps } from '../board';
import generic from '../generic';
import Stage from './Stage.svelte';

/** What a board on the stage does: it is told of every change, and cleans up after itself if it must. */
export interface Drawing {
  update(props: BoardProps): void;
  destroy?(): void;
}

export interface Brought {
  mount(element: HTMLElement, props: BoardProps): Drawing;
}

const modules = new Map<string, Brought>();

/** The module of a game whose board is on the stage. */
export const brought = (game: string): Brought => modules.get(game)!;

/** The board of a game at this address; the generic one, with a word in the console, where it cannot be used. */
export async function loadBrought(game: string, address: string): Promise<Board> {
  try {
    const found = (await import(/* @vite-ignore */ address)) as Partial<Brought>;
    if (typeof found.mount !== 'function') throw new TypeError('it exports no function `mount`');
    modules.set(game, found as Brought);
  } catch (error) {
    console.warn(`The board of ${game} cannot be used: ${String(error)}`);
    return generic;
  }
  return { ...generic, Stage };
}
