/** Counting on a land: cells, room to grow, regions, and what a choice would bring. */

import type { KingdominoOriginsView, PlayerView } from '../../lib/generated/kingdomino-origins';
import type { Fields, Vocabulary } from '../../lib/vocabulary';

export type Direction = 'right' | 'down' | 'left' | 'up';
export const DIRECTIONS: readonly Direction[] = ['right', 'down', 'left', 'up'];
export const STEP: Record<Direction, readonly [number, number]> = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] };

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

export function spots(legal: readonly number[], words: Vocabulary): Spot[] {
  return words.where(legal, 'place').map(({ word, fields }) => spot(word, fields));
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

// -- regions --------------------------------------------------------------------------------------------------------

interface Ground {
  x: number;
  y: number;
  terrain: string | null;
  fires: number;
}

export interface Region {
  terrain: string;
  squares: number;
  fires: number;
  points: number;
  cells: Set<string>;
}

/** Squares of one terrain joined by their sides. */
export function regions(grounds: readonly Ground[]): Region[] {
  const at = new Map(grounds.filter((one) => one.terrain).map((one) => [cellAt(one.x, one.y), one]));
  const seen = new Set<string>();
  const out: Region[] = [];
  for (const [name, first] of at) {
    if (seen.has(name)) continue;
    const region: Region = { terrain: first.terrain ?? '', squares: 0, fires: 0, points: 0, cells: new Set() };
    const queue = [first];
    seen.add(name);
    for (let one = queue.pop(); one; one = queue.pop()) {
      region.squares += 1;
      region.fires += one.fires;
      region.cells.add(cellAt(one.x, one.y));
      for (const [dx, dy] of Object.values(STEP)) {
        const key = cellAt(one.x + dx, one.y + dy);
        const beside = at.get(key);
        if (beside && beside.terrain === region.terrain && !seen.has(key)) {
          seen.add(key);
          queue.push(beside);
        }
      }
    }
    region.points = region.terrain === 'volcano' ? 0 : region.squares * region.fires;
    out.push(region);
  }
  return out;
}

export interface Gain {
  terrain: string;
  squares: number;
  fires: number;
  points: number;
  plus: number;
}

const grounds = (player: PlayerView): Ground[] => player.squares.map((one) => ({ x: one.x, y: one.y, terrain: one.terrain, fires: one.token || one.fires }));

/** The regions that a change touches, with what they would be worth and how much that is more. */
function compare(before: readonly Ground[], after: readonly Ground[], changed: readonly string[]): Gain[] {
  const old = regions(before);
  return regions(after)
    .filter((one) => one.terrain !== 'volcano' && changed.some((cell) => one.cells.has(cell)))
    .map(({ terrain, squares, fires, points, cells }) => ({
      terrain,
      squares,
      fires,
      points,
      plus: points - old.filter((was) => [...was.cells].some((cell) => cells.has(cell))).reduce((sum, was) => sum + was.points, 0),
    }))
    .sort((a, b) => b.plus - a.plus || b.points - a.points);
}

/** What a word that is not said yet does to the regions; nothing for words that do not touch them. */
export function gains(fields: Fields, view: KingdominoOriginsView): Gain[] {
  const player = view.players[view.to_move];
  if (!player) return [];
  const before = grounds(player);
  if (fields.word === 'place' && view.in_hand) {
    const { cells } = spot(0, fields);
    const added = cells.map((cell, k): Ground => {
      const [x, y] = placeOf(cell);
      return { x, y, terrain: view.in_hand?.halves[k]?.terrain ?? '', fires: view.in_hand?.halves[k]?.fires ?? 0 };
    });
    return compare(before, [...before, ...added], cells);
  }
  if (fields.word === 'fire' && view.eruption) {
    const [x, y] = placeOf(String(fields.cell));
    const fires = view.eruption.fires;
    return compare(before, before.map((one) => (one.x === x && one.y === y ? { ...one, fires: one.fires + fires } : one)), [String(fields.cell)]);
  }
  return [];
}
