/** The hand over the table: what is picked, what it would bring, and when it is said. */

import type { Board } from '../games/board';
import type { Ahead } from './protocol';
import { settings } from './settings.svelte';
import { shelf } from './shelf.svelte';
import { play as sound } from './sounds';
import type { TableStore } from './table.svelte';
import { Touches } from './touches';
import type { Vocabulary } from './vocabulary';

/** What a hand needs to know besides the table. */
export interface Around {
  board: Board | null;
  words: Vocabulary | null;
  /** Nothing more is said here: the puzzle is answered. */
  done: boolean;
}

export class Hand {
  picked = $state<number | null>(null);
  /** Why not, known without asking the server. */
  denied = $state('');
  readonly touches = new Touches();

  constructor(
    private readonly store: TableStore,
    private readonly around: () => Around,
  ) {}

  /** A new position: nothing is picked any more. */
  open(): void {
    this.picked = null;
    this.denied = '';
  }

  /** Words with those that go without saying after them. */
  private whole(list: number[]): number[] {
    const { board, words } = this.around();
    const then = settings.confirm ? [] : (this.store.ahead(list)?.then ?? []);
    const next = words && then.length ? board?.follows?.(then.map((word) => words.fields(word))) : undefined;
    return next === undefined ? list : this.whole([...list, then[next] as number]);
  }

  /** What words would bring, with what goes without saying. */
  foresee(list: number[]): Ahead | null {
    return this.store.ahead(this.whole(list)) ?? this.store.ahead(list);
  }

  say(list: number[]): void {
    this.picked = null;
    if (this.around().done) return;
    void this.store.play(this.whole(list)).then((answer) => {
      if (answer && !answer.ok) sound('refuse');
    });
  }

  pick(word: number | null): void {
    this.denied = '';
    this.store.refusal = null;
    if (word === null || !this.around().words || !this.store.view) this.picked = null;
    else if (word === this.picked) this.send();
    else if (!this.waits(word)) this.say([word]);
    else {
      this.picked = word;
      this.touches.pick();
      sound('take');
    }
  }

  /** Says what is picked, unless a double click means to. */
  send(): void {
    if (this.picked !== null && !this.touches.isHasty) this.say([this.picked]);
  }

  /** Whether a word is only picked at first: what comes after it cannot be taken back alone. */
  private waits(word: number): boolean {
    const { board, words } = this.around();
    const view = this.store.view;
    if (settings.confirm || !words || !view) return true;
    return !this.store.ahead(word)?.alone || (board?.tries?.(words.fields(word), view) ?? false);
  }

  /** Says why a word is none here. */
  explain(word: number): void {
    const { store } = this;
    if (!store.view || !store.table || store.legal.includes(word)) return;
    if (store.isMyTurn && store.legal.length)
      void store.play([word]); // refused with the reason; nothing is changed
    else if (!store.isMyTurn)
      this.denied = shelf.of(store.table.game).refusal('not-your-turn', { player: store.view.to_move }, store.names);
  }
}
