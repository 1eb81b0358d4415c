/** The map as shapes: hexes that stand on a corner, each cut into three rhombi, and what grows on them. */

import { poly, rng, round, type Point } from '../../lib/draw';
import type { LayingView, SpaceView, TileView } from '../../lib/generated/first-sparks';

/** A side of a hex. */
export const R = 80;
export const WIDTH = R * Math.sqrt(3);

export const INK = '#2A2420';
export const BONE = '#F6EEDF';

/** Axial steps to the six neighbours, from the east against the clock. */
const STEPS: readonly Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The land of each food and the pigment of its sign. */
export const LAND: Record<string, { ground: string; mark: string; sign: string }> = {
  berry: { ground: '#8C9A5B', mark: '#5B6A2F', sign: '#A12E48' },
  fish: { ground: '#7FA6AC', mark: '#44707A', sign: '#2F6E8E' },
  bear: { ground: '#8E7A55', mark: '#4E5A36', sign: '#6B4327' },
  mammoth: { ground: '#B9B199', mark: '#7C7358', sign: '#6B4A35' },
};
const NOWHERE = { ground: '#A89C86', mark: '#6E6453', sign: '#54392A' };
export const land = (food: string) => LAND[food] ?? NOWHERE;

/** Where cards differ in colour they also differ in glyph. */
export const CARD: Record<string, { glyph: string; color: string }> = {
  basket: { glyph: 'basket', color: '#A2443A' },
  rod: { glyph: 'rod', color: '#3B6F8C' },
  bow: { glyph: 'bow', color: '#8A6432' },
  spear: { glyph: 'spear', color: '#5E4332' },
  field: { glyph: 'field', color: '#5E7032' },
  herbs: { glyph: 'food', color: '#4B6B4B' },
  fire: { glyph: 'fire', color: '#665A70' },
  plow: { glyph: 'plough', color: '#665A70' },
  sledge: { glyph: 'sledge', color: '#665A70' },
  intelligence: { glyph: 'idea', color: '#665A70' },
  speech: { glyph: 'speech', color: '#665A70' },
};
export const face = (kind: string) => CARD[kind] ?? { glyph: 'card', color: '#665A70' };

export const centre = (q: number, r: number): Point => [WIDTH * (q + r / 2), R * 1.5 * r];

const corner = ([x, y]: Point, degrees: number): Point => [
  x + R * Math.cos((degrees * Math.PI) / 180),
  y - R * Math.sin((degrees * Math.PI) / 180),
];

export const hexPoints = (at: Point): Point[] => [30, 90, 150, 210, 270, 330].map((degrees) => corner(at, degrees));

/** Points drawn towards their middle. */
export function inset(points: readonly Point[], part: number): Point[] {
  const [x, y] = middle(points);
  return points.map(([px, py]): Point => [x + (px - x) * part, y + (py - y) * part]);
}

export const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

export interface Lying {
  q: number;
  r: number;
  rotation: number;
}

/** The middles of a tile's hexes a and b. */
export function hexes({ q, r, rotation }: Lying): { a: Point; b: Point } {
  const [dq, dr] = STEPS[rotation] ?? [0, 0];
  return { a: centre(q, r), b: centre(q + dq, r + dr) };
}

export interface Rhombus {
  points: Point[];
  /** The middle of its hex, where the ground is. */
  hex: Point;
  mid: Point;
  /** Away from the ground, of length 1; and along the longer diagonal, to the right. */
  out: Point;
  along: Point;
}

/** A space of a tile that lies somewhere: "a0" … "b2". */
export function rhombus(tile: Lying, space: string): Rhombus {
  const hex = hexes(tile)[space.startsWith('a') ? 'a' : 'b'];
  const edge = (2 * Number(space[1]) + tile.rotation) * 60;
  const points = [hex, corner(hex, edge - 30), corner(hex, edge + 30), corner(hex, edge + 90)];
  const turn = ((edge + 30) * Math.PI) / 180;
  const out: Point = [Math.cos(turn), -Math.sin(turn)];
  const along: Point =
    out[1] > 0.01 || (Math.abs(out[1]) <= 0.01 && out[0] < 0) ? [out[1], -out[0]] : [-out[1], out[0]];
  return { points, hex, mid: middle(points), out, along };
}

/** The border that two rhombi share, from the ground outwards if it begins there. */
function border(a: Rhombus, b: Rhombus): [Point, Point] | null {
  const shared = a.points.filter(([x, y]) => b.points.some(([u, v]) => Math.hypot(x - u, y - v) < 1));
  return shared[0] && shared[1] ? [shared[0], shared[1]] : null;
}

/** Peaks along a border; they leave the ground and the corners free. */
function peaks(a: Rhombus, b: Rhombus): Point[] {
  const line = border(a, b);
  if (!line) return [];
  const fromGround = a.hex[0] === b.hex[0] && a.hex[1] === b.hex[1];
  return (fromGround ? [0.5, 0.7, 0.9] : [0.2, 0.5, 0.8]).map((part): Point => [
    line[0][0] + (line[1][0] - line[0][0]) * part,
    line[0][1] + (line[1][1] - line[0][1]) * part,
  ]);
}

/** What grows or flows there, by the food: bushes, waves, firs, grass. */
function growth(food: string, { points, mid }: Rhombus, seed: number): string {
  const r = rng(seed);
  const [, a, , b] = points;
  if (!a || !b) return '';
  let d = '';
  for (let n = 0; n < 5; n++) {
    const along = (r() - 0.5) * 0.8;
    const room = 0.3 * (1 - Math.abs(along) * 1.4);
    const aside = (r() - 0.4) * room;
    const x = round(mid[0] + (b[0] - a[0]) * along + ((points[2]?.[0] ?? 0) - (points[0]?.[0] ?? 0)) * aside);
    const y = round(mid[1] + (b[1] - a[1]) * along + ((points[2]?.[1] ?? 0) - (points[0]?.[1] ?? 0)) * aside);
    if (food === 'fish') d += `M${x - 8},${y} q4,-5 8,0 t8,0 `;
    else if (food === 'bear') d += `M${x},${y} v-11 M${x - 5},${y - 3} l5,-6 l5,6 M${x - 4},${y - 7} l4,-5 l4,5 `;
    else if (food === 'berry') d += `M${x - 6},${y} q0,-8 6,-8 q6,0 6,8 M${x - 2},${y - 4} h.1 M${x + 3},${y - 3} h.1 `;
    else d += `M${x},${y} l-4,-6 M${x},${y} l1,-9 M${x},${y} l6,-5 `;
  }
  return d;
}

const SPACES = ['a0', 'a1', 'a2', 'b0', 'b1', 'b2'];

/** A tile as one drawing, without what stands on it. */
export function tileArt(
  tile: Lying,
  id: string,
  grounds: readonly string[],
  mountains: readonly (readonly [string, string])[],
): string {
  const seed = Number(id.slice(1)) * 40;
  let out = '';
  const shapes = new Map(SPACES.map((space) => [space, rhombus(tile, space)]));
  SPACES.forEach((space, n) => {
    const shape = shapes.get(space);
    const food = grounds[space.startsWith('a') ? 0 : 1] ?? '';
    if (!shape) return;
    const { ground, mark } = land(food);
    out += `<path d="${poly(shape.points)}" fill="${ground}" stroke="${BONE}" stroke-opacity=".6" stroke-width="2"/>`;
    out += `<path d="${growth(food, shape, seed + n)}" fill="none" stroke="${mark}" stroke-opacity=".62" stroke-width="2.2" stroke-linecap="round"/>`;
  });
  const { a, b } = hexes(tile);
  // The border of the tile is cut deep; between its own hexes there is only a line.
  for (const [hex, edge] of [
    [a, tile.rotation],
    [b, tile.rotation + 3],
  ] as const) {
    const at = [0, 1, 2, 3, 4, 5].map((n) => corner(hex, (edge + n) * 60 + 30));
    out += `<path d="${poly(at).slice(0, -2)}" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`;
  }
  return out + mountainArt(tile, mountains);
}

/** The mountains of a tile: drawn once more above the light of its spaces, which they part. */
export function mountainArt(tile: Lying, mountains: readonly (readonly [string, string])[]): string {
  let out = '';
  for (const [one, other] of mountains) {
    for (const [x, y] of peaks(rhombus(tile, one), rhombus(tile, other))) {
      out += `<use href="#mountain" x="${round(x - 12)}" y="${round(y - 14)}" width="24" height="24" style="color:#3F362F;--g2:#F6EEDF;stroke:#F6EEDF;stroke-width:1.2;paint-order:stroke"/>`;
    }
  }
  return out;
}

/** The mountains of a tile on the table: pairs of its spaces. */
export function mountainsOf(tile: TileView, spaces: readonly SpaceView[]): [string, string][] {
  const local = (name: string) => name.slice(tile.id.length + 1);
  return spaces
    .filter((space) => space.name.startsWith(`${tile.id}-`))
    .flatMap((space) =>
      space.mountains
        .filter((other) => space.name < other)
        .map((other): [string, string] => [local(space.name), local(other)]),
    );
}

/** How the tile in hand would lie on a cell: turned as it is held, if it may be. */
export function way(laying: LayingView, cell: string, held: number): Lying | null {
  const found = laying.ways.find((one) => one.cell === cell);
  if (!found) return null;
  const rotation = found.rotations.includes(held) ? held : (found.rotations[0] ?? 0);
  return { q: found.q, r: found.r, rotation };
}

/** Where members stand on a space: one row along it, or two if there are many; aside of the price, if there is one. */
export function stand({ mid, out, along }: Rhombus, count: number, priced = false): { at: Point[]; size: number } {
  const size = count <= 2 ? 34 : count === 3 ? 29 : 25;
  const rows = count <= 3 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
  const aside = priced ? R * -0.24 : 0;
  const at: Point[] = [];
  rows.forEach((wide, row) => {
    const shift = rows.length === 1 ? R * -0.05 : row === 0 ? R * -0.15 : R * 0.1;
    const gap = priced ? 21 : rows.length === 1 || row === 0 ? 33 : 23;
    for (let n = 0; n < wide; n++) {
      const by = aside + (n - (wide - 1) / 2) * gap;
      at.push([mid[0] + out[0] * shift + along[0] * by, mid[1] + out[1] * shift + along[1] * by + size / 2]);
    }
  });
  return { at, size };
}

/** Where the name of a space is written: at its outer tip. */
export function plateAt({ mid, out }: Rhombus): Point {
  return [mid[0] + out[0] * R * 0.3, mid[1] + out[1] * R * 0.37];
}

/** Where the price of a space is written. */
export function tagAt({ mid, out, along }: Rhombus, crowded: boolean): Point {
  // Beside the members; on an empty space away from its name.
  const by = crowded ? R * 0.37 : along[1] * out[1] < 0 ? R * 0.2 : Math.abs(along[1]) > 0.1 ? R * -0.2 : 0;
  return [mid[0] + along[0] * by + out[0] * R * 0.05, mid[1] + along[1] * by + out[1] * R * 0.05];
}
