/**
 * Where the names of territories stand: inside their borders, never under or over a piece, a token, a tag or another
 * name.
 */

import type { Point } from '../../lib/draw';
import type { Land } from './world';

/** What is taken already: its middle and size. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A name in lines that fit into a land. */
export function lines(name: string): string[] {
  const out: string[] = [];
  for (const word of name.split(/ |(?<=-)/)) {
    const last = out[out.length - 1];
    if (last !== undefined && (last.length + word.length < 10 || last.length < 3))
      out[out.length - 1] = last.endsWith('-') ? last + word : `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

const wide = (text: string, type: number): number => text.length * type * (/[а-яё]/i.test(text) ? 0.64 : 0.58);

export function within([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export const apart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 >= a.width + b.width || Math.abs(a.y - b.y) * 2 >= a.height + b.height;

const STEPS = [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30, -36, 36, -42, 42];
const TRIES: Point[] = STEPS.flatMap((y) => [0, -7, 7, -14, 14, -21, 21].map((x): Point => [x, y])).sort(
  (a, b) => Math.hypot(a[0] * 1.3, a[1]) - Math.hypot(b[0] * 1.3, b[1]),
);

/** The place for a name of some lines, nearest to the middle of its land; null where there is no room. */
export function fit(land: Land, text: readonly string[], type: number, taken: readonly Box[]): Box | null {
  const width = Math.max(...text.map((line) => wide(line, type)));
  const height = (text.length * 1.02 + 0.22) * type;
  for (const [dx, dy] of TRIES) {
    const box = { x: land.x + dx, y: land.y + dy, width, height };
    const [w, h] = [width * 0.4, height * 0.3];
    const corners: Point[] = [
      [box.x - w, box.y - h],
      [box.x + w, box.y - h],
      [box.x - w, box.y + h],
      [box.x + w, box.y + h],
    ];
    if (corners.every((one) => within(one, land.borders)) && taken.every((one) => apart(one, box))) return box;
  }
  return null;
}
