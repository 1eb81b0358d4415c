/** A lesson as this browser knows it: the scripted table, the step, and what the coach says. */

import * as api from './api';
import { isPressed } from './keys';
import type { LessonMessage } from './protocol';
import { router } from './router.svelte';
import { TableStore, type TableHooks } from './table.svelte';
import { isShown } from './targets';
import type { Texts } from './texts';

/** So many wrong words, and the coach offers to do it. */
const PATIENCE = 3;

export class LessonStore {
  /** Where one is; null until the server has told. */
  at = $state.raw<LessonMessage | null>(null);
  readonly table: TableStore;

  constructor(
    readonly game: string,
    readonly id: string,
    private readonly speech: () => Texts,
    hooks: TableHooks & { ondone(): void; onleave(): void },
  ) {
    this.table = new TableStore(`lesson-${id}`, null, {
      ...hooks,
      url: () => api.lessonAddress(game, id, this.at?.place ?? Number(router.query.get('step') ?? 0)),
      onlesson: (message) => {
        if (message.done) hooks.ondone();
        else this.at = message;
      },
    });
    this.leave = hooks.onleave;
  }

  readonly leave: () => void;

  /** Whether the step is to be looked at, not done. */
  get looks(): boolean {
    return this.at !== null && this.at.words.length === 0;
  }

  get isLast(): boolean {
    return this.at !== null && this.at.place === this.at.steps.length - 1;
  }

  /** The coach offers to do it. */
  get offers(): boolean {
    return (this.at?.wrongs ?? 0) >= PATIENCE && !this.looks;
  }

  get title(): string {
    return this.speech().text(`lesson-${this.id}`);
  }

  /** A part of the step's text ("": its title), or nothing. */
  said(part = '', step = this.at?.id ?? ''): string {
    return this.speech().find(`lesson-${this.id}-${step}${part && `.${part}`}`, {}) ?? '';
  }

  /** Why the last word was not said here; "" if it was. */
  get wrong(): string {
    const wrong = this.at?.wrong;
    if (!wrong) return '';
    if (wrong.text === 'look') return this.speech().text('web-lesson-look');
    if (wrong.text) return this.said(wrong.text);
    return this.speech().refusal(wrong.key, wrong.numbers, this.table.names);
  }

  /** What there is to know after this lesson, line by line, and whether it was met. */
  get known(): { text: string; rule: string; met: boolean }[] {
    return (this.at?.steps ?? []).flatMap(([id, rule], place) => {
      const text = this.said('know', id);
      return text ? [{ text, rule, met: place <= (this.at?.place ?? 0) }] : [];
    });
  }

  go(to: 'next' | 'back' | 'again' | 'show'): void {
    this.table.go(to);
  }

  /** Enter goes on, Backspace back, R again, Escape leaves; tells whether the key was meant for the lesson. */
  key(event: KeyboardEvent, busy: boolean): boolean {
    if (event.key === 'Escape' && !busy) this.leave();
    else if (event.key === 'Backspace') this.go('back');
    else if (event.code === 'KeyR') this.go('again');
    else if (event.key === 'Enter' && this.looks && !isPressed(event.target)) this.go('next');
    else return false;
    event.preventDefault();
    return true;
  }
}

/** Whether a step points at one's own things. */
export function isOwn({ point }: Pick<LessonMessage, 'point'>): boolean {
  return point.some((name) => name === 'own' || document.querySelector(`[data-place~="own"] [data-place~="${name}"]`));
}

const find = (query: string): Element[] => [...document.querySelectorAll(query)].filter(isShown);
const named = (name: string): Element[] => find(`[data-place~="${name}"]`);

/** Whether a step's piece is on the screen: of several the first that it names, which it speaks of most. */
export function isInSight(at: Pick<LessonMessage, 'point' | 'words'>): boolean {
  if (at.point[0]) return named(at.point[0]).length > 0;
  return piecesOf(at).some((one) => !one.closest('.prompt') || one.matches(`[data-lit="${at.words[0]}"]`));
}

/** The pieces on the screen that a step points at; none: they are in another tab. */
export function piecesOf(at: Pick<LessonMessage, 'point' | 'words'>): Element[] {
  const places = at.point.flatMap(named);
  if (places.length || at.point.length) return places;
  const lit = at.words.length ? find(`[data-lit="${at.words[0]}"]`) : [];
  if (lit.length || !at.words.length) return lit;
  const others = find('[data-lit]');
  const laid = others.filter((one) => !one.closest('.prompt')); // a button of the prompt is in every tab
  return laid.length ? laid : others;
}
