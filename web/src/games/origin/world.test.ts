/** The map that is drawn is the map that is played. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Point } from '../../lib/draw';
import { LANDS, TOKENS } from './world';

const components = readFileSync(
  join(import.meta.dirname, '../../../../src/dolmen/games/origin/components.toml'),
  'utf8',
);
const played = [...components.matchAll(/\{ id = "(\w+)", continent.*land = \[(.*?)\]/g)].map(([, id, land]) => ({
  id: id!,
  land: (land!.match(/\w+/g) ?? []) as string[],
}));

const sides = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((p, i) => [p, outline[(i + 1) % outline.length]!]);

/** How long a border two outlines share. */
function shared(a: readonly Point[], b: readonly Point[]): number {
  let sum = 0;
  for (const [p, q] of sides(a)) {
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(dx, dy);
    if (length < 1) continue;
    const aside = (z: Point): number => Math.abs((z[0] - p[0]) * dy - (z[1] - p[1]) * dx) / length;
    const along = (z: Point): number => ((z[0] - p[0]) * dx + (z[1] - p[1]) * dy) / length;
    for (const [r, s] of sides(b)) {
      if (aside(r) > 0.6 || aside(s) > 0.6) continue;
      const part = Math.min(length, Math.max(along(r), along(s))) - Math.max(0, Math.min(along(r), along(s)));
      if (part > 3) sum += part;
    }
  }
  return sum;
}

it('has every territory and every strait', () => {
  expect(Object.keys(LANDS).sort()).toEqual(played.map(({ id }) => id).sort());
  expect(played).toHaveLength(44);
  expect(Object.keys(TOKENS)).toHaveLength(11);
});

it('draws a border exactly between land neighbours', () => {
  for (const a of played) {
    for (const b of played) {
      if (a.id >= b.id) continue;
      const border = shared(LANDS[a.id]!.borders, LANDS[b.id]!.borders);
      expect(border > 5, `${a.id} ${b.id}: ${Math.round(border)}`).toBe(a.land.includes(b.id));
    }
  }
});
