/** What a game brings to its table: its board and its vocabulary, each when it has come. */

import type { Board } from '../games/board';
import { loadBoard } from '../games/load';
import { shelf } from './shelf.svelte';
import { toasts } from './toasts.svelte';
import type { Vocabulary } from './vocabulary';

export class Kit {
  board = $state.raw<Board | null>(null);
  words = $state.raw<Vocabulary | null>(null);

  /** To be made with a page, which waits for it. */
  constructor(game: () => string | undefined) {
    $effect(() => {
      const id = game();
      if (!id) return;
      const fail = (error: unknown) => toasts.fail(error);
      loadBoard(id).then((found) => (this.board = found), fail);
      shelf.vocabulary(id).then((found) => (this.words = found), fail);
    });
  }
}
