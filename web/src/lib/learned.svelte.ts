/** Which lessons somebody has been through, game by game: kept in this browser, and with the person on the server. */

import * as api from './api';
import type { GameInfo } from './protocol';

const KEY = 'dolmen-learned';
/** Stands among the lessons for a game that was played to its end. */
const PLAYED = 'first-game';
type Lessons = Record<string, string[]>;

class Learned {
  private done = $state.raw<Lessons>(recall());
  private merged = '';

  has(game: string, lesson: string): boolean {
    return this.done[game]?.includes(lesson) ?? false;
  }

  /** The lessons of a course that are done. */
  count(game: GameInfo): number {
    return game.course?.lessons.filter((lesson) => this.has(game.id, lesson.id)).length ?? 0;
  }

  /** The first lesson that is not done; all are: none. */
  next(game: GameInfo): number {
    return game.course?.lessons.findIndex((lesson) => !this.has(game.id, lesson.id)) ?? -1;
  }

  /** Whether somebody knows how it goes: the course is done, or a game was played to its end. */
  knows(game: GameInfo): boolean {
    return this.has(game.id, PLAYED) || (game.course !== null && this.next(game) < 0);
  }

  hasFinished(game: string): boolean {
    return this.has(game, PLAYED);
  }

  /** Whether any game was played to its end. */
  get hasPlayed(): boolean {
    return Object.values(this.done).some((lessons) => lessons.includes(PLAYED));
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.done = { ...this.done, [game]: [...(this.done[game] ?? []), lesson] };
    keep(this.done);
    void this.send({ [game]: [lesson] });
  }

  finish(game: string): void {
    this.add(game, PLAYED);
  }

  /** Brings together what this browser and the server know of a person, once for each. */
  async merge(person: string): Promise<void> {
    if (!person || this.merged === person) return;
    this.merged = person;
    await this.send(this.done);
  }

  /** Tells the server; without it what is kept here will do until the next time. */
  private async send(lessons: Lessons): Promise<void> {
    try {
      this.take((await api.addLearned(lessons)).lessons);
    } catch {
      this.merged = '';
    }
  }

  private take(known: Lessons): void {
    const all = { ...this.done };
    for (const [game, lessons] of Object.entries(known)) all[game] = [...new Set([...(all[game] ?? []), ...lessons])];
    this.done = all;
    keep(all);
  }
}

function recall(): Lessons {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Lessons;
  } catch {
    return {};
  }
}

function keep(done: Lessons): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // nothing is kept
  }
}

export const learned = new Learned();
