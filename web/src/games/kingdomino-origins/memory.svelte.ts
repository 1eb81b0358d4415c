/** What the hand does before a word is said: how it holds the domino, where it hovers, and whose land is looked at. */

import type { Direction, Spot } from './cells';

class Hand {
  /** Which way the second half points, and which half is under the finger. */
  direction = $state<Direction>('right');
  half = $state(0);
  /** The cell under the pointer or with the focus. */
  over = $state<string | null>(null);
  /** The seat whose land is shown large instead of the own. */
  shown = $state<number | null>(null);
  /** A line of the own score sheet is pointed at: its region is outlined. */
  region = $state<number | null>(null);

  /** Of the spots that cover a cell, the one that keeps the domino as it is held. */
  choose(list: readonly Spot[], cell: string): Spot | undefined {
    return (
      list.find((one) => one.direction === this.direction && one.cells[this.half] === cell) ??
      list.find((one) => one.direction === this.direction) ??
      list.find((one) => one.cells[this.half] === cell) ??
      list[0]
    );
  }

  /** Turns the domino about the cell under the finger; what it is then, if there is another way. */
  turn(byCell: ReadonlyMap<string, readonly Spot[]>, current: Spot, by = 1): Spot | null {
    const cell = this.over !== null && current.cells.includes(this.over) ? this.over : current.cells[0];
    const list = byCell.get(cell) ?? [];
    const next = list[(list.findIndex((one) => one.word === current.word) + by + list.length) % list.length];
    if (!next || next.word === current.word) return null;
    this.over = cell;
    this.hold(next, cell);
    return next;
  }

  hold(spot: Spot, cell: string): void {
    this.direction = spot.direction;
    this.half = Math.max(0, spot.cells.indexOf(cell));
  }
}

export const hand = new Hand();
