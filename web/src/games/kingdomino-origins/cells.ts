/** The cells of a land: their names, how many are shown, and the ways to lay a domino on them. */

import type { Fields, Vocabulary } from '../../lib/vocabulary';

export type Direction = 'right' | 'down' | 'left' | 'up';
export const DIRECTIONS: readonly Direction[] = ['right', 'down', 'left', 'up'];
export const STEP: Record<Direction, readonly [number, number]> = {
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
  up: [0, -1],
};

/** The name of a cell by its way from the hut. */
export function cellAt(x: number, y: number): string {
  const north = y < 0 ? `n${-y}` : y > 0 ? `s${y}` : '';
  const east = x < 0 ? `w${-x}` : x > 0 ? `e${x}` : '';
  return north + east || 'hut';
}

/** The way from the hut to a named cell. */
export function placeOf(cell: string): readonly [number, number] {
  const found = /^(?:([ns])(\d+))?(?:([we])(\d+))?$/.exec(cell);
  if (!found) return [0, 0];
  const y = Number(found[2] ?? 0);
  const x = Number(found[4] ?? 0);
  return [found[3] === 'w' ? -x : x, found[1] === 'n' ? -y : y];
}

export interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is shown of a land: two cells around it, where a domino can reach, but no more than it may ever span. */
export function window(player: Span, side: number, around = 2): Span {
  return {
    left: Math.max(player.left - around, player.right - side + 1),
    right: Math.min(player.right + around, player.left + side - 1),
    top: Math.max(player.top - around, player.bottom - side + 1),
    bottom: Math.min(player.bottom + around, player.top + side - 1),
  };
}

/** What a thumbnail shows: as many columns and rows as a land may have, the land in the middle. */
export function frame(player: Span, side: number): Span {
  const spare = (low: number, high: number): [number, number] => {
    const free = side - (high - low + 1);
    return [low - Math.floor(free / 2), high + Math.ceil(free / 2)];
  };
  const [left, right] = spare(player.left, player.right);
  const [top, bottom] = spare(player.top, player.bottom);
  return { left, right, top, bottom };
}

/** A way to lay the domino in hand: the word, and where both halves come to lie. */
export interface Spot {
  word: number;
  direction: Direction;
  cells: readonly [string, string];
}

export function spot(word: number, fields: Fields): Spot {
  const direction = String(fields.direction) as Direction;
  const [x, y] = placeOf(String(fields.cell));
  const [dx, dy] = STEP[direction];
  return { word, direction, cells: [String(fields.cell), cellAt(x + dx, y + dy)] };
}

/** The spots that cover a cell, in the order in which a turn of the hand goes through them. */
export function covering(list: readonly Spot[], cell: string): Spot[] {
  const place = (one: Spot): number => one.cells.indexOf(cell) * 4 + DIRECTIONS.indexOf(one.direction);
  return list.filter((one) => one.cells.includes(cell)).sort((a, b) => place(a) - place(b));
}

/** What the cells of a land answer to a touch: several ways to lay the domino in hand, or one word each. */
export class Offer {
  readonly spots: readonly Spot[];
  readonly byCell: ReadonlyMap<string, readonly Spot[]>;
  /** Where fire lands, what is paid, where a caveman goes. */
  readonly answers: ReadonlyMap<string, number>;

  constructor(legal: readonly number[], words: Vocabulary) {
    this.spots = words.where(legal, 'place').map(({ word, fields }) => spot(word, fields));
    this.byCell = new Map(
      [...new Set(this.spots.flatMap((one) => one.cells))].map((cell) => [cell, covering(this.spots, cell)]),
    );
    this.answers = new Map(
      ['fire', 'pay', 'put']
        .flatMap((family) => words.where(legal, family))
        .map(({ word, fields }) => [String(fields.cell), word]),
    );
  }

  /** The cells that answer, in reading order. */
  get cells(): { cell: string; at: readonly [number, number] }[] {
    return [...this.byCell.keys(), ...this.answers.keys()]
      .map((cell) => ({ cell, at: placeOf(cell) }))
      .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  }
}
