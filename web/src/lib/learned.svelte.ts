/** Which lessons somebody has been through, game by game, kept in this browser. */

import type { GameInfo } from './protocol';

const KEY = 'dolmen-learned';
type Lessons = Record<string, string[]>;

class Learned {
  private done = $state.raw<Lessons>(recall());

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

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.done = { ...this.done, [game]: [...(this.done[game] ?? []), lesson] };
    keep(this.done);
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
