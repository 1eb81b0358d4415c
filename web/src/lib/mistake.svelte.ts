/** A mistake of one's own, tried again: the position before it, and what each try was worth. */

import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import type { MistakeMessage } from './protocol';
import { percentText } from './say';
import { shelf, t } from './shelf.svelte';
import { TableStore, type TableHooks } from './table.svelte';
import type { Voice } from './voice';

export type Became = 'first' | 'found' | 'shown' | 'skipped';

/** What became of the mistakes that were tried on this page, by their address. */
const became = new SvelteMap<string, Became>();
const MISSES = 2; // after which the answer is offered first

/** Whose mistakes: a table, a seat, and how long was thought. */
export interface Whose {
  id: string;
  seat: number;
  depth: api.Depth;
  invite: string | null;
}

const query = ({ seat, depth, invite }: Whose): string =>
  `${new URLSearchParams({ seat: String(seat), depth, ...(invite ? { invite } : {}) })}`;
export const mistakeAt = (whose: Whose, place: number): string => `/mistakes/${whose.id}/${place}?${query(whose)}`;

export class MistakeStore {
  readonly kind = 'mistake';
  at = $state.raw<MistakeMessage | null>(null);
  readonly table: TableStore;

  constructor(
    readonly whose: Whose,
    readonly place: number,
    private readonly leave: (address: string) => void,
    hooks: TableHooks,
  ) {
    this.table = new TableStore(`mistake-${place}`, null, {
      ...hooks,
      url: () => api.mistakeAddress(whose.id, place, query(whose)),
      onmistake: (message) => this.hear(message),
    });
  }

  private hear(message: MistakeMessage): void {
    this.at = message;
    if (message.answer === null || this.state(this.place)) return;
    const found = message.tries.at(-1)?.found;
    became.set(this.mark(this.place), !found ? 'shown' : message.tries.length === 1 ? 'first' : 'found');
  }

  private mark(place: number): string {
    return mistakeAt(this.whose, place);
  }

  state(place: number): Became | undefined {
    return became.get(this.mark(place));
  }

  /** The end of it: what was found (null: it was shown), and what is best. */
  get answer(): { word: number | null; best: number } | null {
    const last = this.at?.tries.at(-1);
    if (!this.at || this.at.answer === null) return null;
    return { word: last?.found ? last.word : null, best: this.at.answer };
  }

  get tries(): MistakeMessage['tries'] {
    return this.at?.tries ?? [];
  }

  /** There is something to read. */
  get isTold(): boolean {
    return this.tries.length > 0 || this.answer !== null;
  }

  get isStuck(): boolean {
    return this.tries.length >= MISSES;
  }

  get number(): number {
    return (this.at?.places.indexOf(this.place) ?? 0) + 1;
  }

  /** Back to the analysis, with this decision open. */
  get home(): { href: string; text: string; glyph: string } {
    return {
      href: `/analysis/${this.whose.id}?${query(this.whose)}&move=${this.place}`,
      text: t('web-analysis'),
      glyph: 'chart',
    };
  }

  get chip(): { text: string; long: string } {
    const numbers = { number: this.number, count: this.at?.places.length ?? 0 };
    return { text: t('web-mistake', numbers), long: t('web-mistake.learn') };
  }

  get next(): number | undefined {
    const places = this.at?.places ?? [];
    return [...places.slice(this.number), ...places.slice(0, this.number - 1)].find((place) => !this.state(place));
  }

  get onwardText(): string {
    return t(this.next === undefined ? 'web-mistake-back' : 'web-mistake-next');
  }

  /** What a try has before what was played, or lacks; null while that is being found out. */
  why(told: MistakeMessage['tries'][number]['told']): string | null {
    return told ? (told[shelf.language]?.why ?? '') : null;
  }

  lead(voice: Voice): Voice {
    const at = this.at;
    if (!at) return voice;
    const worth = { worth: percentText(at.worth), best: percentText(at.best) };
    if (!this.answer) return { ...voice, detail: t('web-mistake-ask', worth) };
    const key = this.answer.word === null ? 'web-mistake-shown' : 'web-mistake-found';
    return {
      glyph: this.answer.word === null ? 'watch' : 'cup',
      title: t(key),
      detail: t('web-mistake-ask.then', worth),
      tone: '',
    };
  }

  get torches(): { word: number; text: string; best: boolean }[] {
    const at = this.at;
    if (!at || !this.answer) return [];
    const own = at.tries.at(-1);
    return [
      { word: this.answer.best, text: percentText(at.best), best: true },
      ...(own?.found && own.word !== this.answer.best
        ? [{ word: own.word, text: percentText(own.chance), best: true }]
        : []),
      { word: at.played, text: `${t('web-played')} ${percentText(at.worth)}`, best: false },
    ];
  }

  go(to: 'again' | 'show'): void {
    this.table.go(to);
  }

  skip(): void {
    if (!this.state(this.place)) became.set(this.mark(this.place), 'skipped');
    this.onward();
  }

  onward(): void {
    this.leave(this.next === undefined ? this.home.href : mistakeAt(this.whose, this.next));
  }

  /** Enter goes on at the end; tells whether the key was meant for this. */
  key(event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' || !this.answer || (event.target as Element).closest?.('button, a')) return false;
    event.preventDefault();
    this.onward();
    return true;
  }
}
