/** The coach at a table against bots: whether it is at hand, and which questions it has explained, game by game. */

import { learned } from './learned.svelte';
import type { Table } from './protocol';

const KEY = 'dolmen-coach';
interface Kept {
  /** Whether somebody wants it; nobody has said: it is there for a first game against the lowest level. */
  wanted: Record<string, boolean>;
  met: Record<string, string[]>;
}

/** A table, or one that is wished for. */
interface Company {
  game: string;
  seats: readonly { kind: string; bot: string | null }[];
}

class Coach {
  private kept = $state.raw<Kept>(recall());

  /** Whether it may come to a table at all: one person, and bots at all other seats. */
  canCome(table: Table, mine: readonly number[]): boolean {
    return (
      mine.length === 1 &&
      table.seats.length > 1 &&
      table.seats.every((seat, k) => k === mine[0] || seat.kind === 'bot')
    );
  }

  isOn(table: Company): boolean {
    const lowest = table.seats.every((seat) => seat.kind !== 'bot' || seat.bot === 'novice');
    return this.kept.wanted[table.game] ?? (lowest && !learned.hasFinished(table.game));
  }

  turn(game: string, on: boolean): void {
    // Who calls it anew wants to hear everything once more.
    const met = on ? { ...this.kept.met, [game]: [] } : this.kept.met;
    this.keep({ wanted: { ...this.kept.wanted, [game]: on }, met });
  }

  hasMet(game: string, question: string): boolean {
    return this.kept.met[game]?.includes(question) ?? false;
  }

  /** A question was explained and answered: the next time it goes without saying. */
  meet(game: string, question: string): void {
    if (this.hasMet(game, question)) return;
    this.keep({ ...this.kept, met: { ...this.kept.met, [game]: [...(this.kept.met[game] ?? []), question] } });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // nothing is kept
    }
  }
}

function recall(): Kept {
  const none: Kept = { wanted: {}, met: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

export const coach = new Coach();
