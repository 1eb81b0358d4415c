/** A puzzle as this browser knows it: the position, what it is rated, and what became of the answer. */

import * as api from './api';
import { isPressed } from './keys';
import type { PuzzleMessage } from './protocol';
import { shelf, t } from './shelf.svelte';
import { percentText } from './say';
import { TableStore, type TableHooks } from './table.svelte';
import type { Voice } from './voice';

export class PuzzleStore {
  readonly kind = 'puzzle';
  at = $state.raw<PuzzleMessage | null>(null);
  readonly table: TableStore;

  constructor(
    readonly game: string,
    readonly number: number,
    readonly onward: () => void,
    hooks: TableHooks,
  ) {
    this.table = new TableStore(`puzzle-${number}`, null, {
      ...hooks,
      url: () => api.puzzleAddress(game, number),
      onpuzzle: (message) => (this.at = message),
    });
  }

  get answer(): PuzzleMessage['answer'] {
    return this.at?.answer ?? null;
  }

  /** There is something to read. */
  get isTold(): boolean {
    return this.answer !== null;
  }

  readonly isStuck = false;

  /** Where puzzles come from. */
  get home(): { href: string; text: string; glyph: string } {
    return { href: `/puzzles/${this.game}`, text: t('web-nav-puzzles'), glyph: 'objective' };
  }

  get chip(): { text: string; long: string } {
    const of = { number: this.number, count: this.at?.count ?? 0 };
    return { text: t('web-puzzle', of), long: t('web-puzzle.of', of) };
  }

  get onwardText(): string {
    return t('web-puzzle-next');
  }

  /** By how much the best word is better than another: than one's own, or than the next. */
  get gap(): number {
    const shares = this.answer?.shares ?? [];
    const other = shares.find(([word]) => word === this.answer?.word && word !== this.answer.best) ?? shares[1];
    return (shares[0]?.[1] ?? 0) - (other?.[1] ?? 0);
  }

  /** Why, in the language of the page; null while that is being found out. */
  get why(): string | null {
    const told = this.answer?.told;
    return told ? (told[shelf.language]?.why ?? '') : null;
  }

  /** What the prompt says: the question, and afterwards what became of it. */
  lead(voice: Voice, word: string): Voice {
    const answer = this.answer;
    if (!answer) return { ...voice, detail: voice.detail || t('web-puzzle-ask') };
    const gap = Math.round(this.gap * 100);
    if (answer.right)
      return {
        glyph: 'cup',
        title: t('web-puzzle-right'),
        detail: t('web-puzzle-right.gain', { gain: gap }),
        tone: '',
      };
    const detail = answer.word === null ? t('web-puzzle-wrong.shown') : t('web-puzzle-wrong.said', { word });
    return { glyph: 'watch', title: t('web-puzzle-wrong', { loss: gap }), detail, tone: '' };
  }

  /** Tabs on the board for what each word is worth. */
  get torches(): { word: number; text: string; best: boolean }[] {
    return (this.answer?.shares ?? []).map(([word, share]) => ({
      word,
      text: percentText(share),
      best: word === this.answer?.best,
    }));
  }

  go(to: 'again' | 'show'): void {
    this.table.go(to);
  }

  /** Enter goes on once it is answered; tells whether the key was meant for the puzzle. */
  key(event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' || !this.answer || isPressed(event.target)) return false;
    event.preventDefault();
    this.onward();
    return true;
  }
}
