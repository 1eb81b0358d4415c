/** The drawings: lands, dominoes, wooden pieces, cavemen. Squares are 100 × 100; nothing here knows a rule. */

import { blob, poly, rng, slab, type Point } from '../../lib/draw';
import type { DominoView, PlayerView, PrintedView, SquareView } from '../../lib/generated/kingdomino-origins';
import { SIGNS } from '../../lib/texts';
import { STEP, type Direction } from './cells';

const INK = '#2A2420';
const BONE = '#F6EEDF';

const COLOURS: Record<string, readonly [string, string]> = {
  desert: ['#E0C48D', '#C9A665'],
  steppe: ['#A9B25F', '#8B964A'],
  lake: ['#5E9AB0', '#A9CBD2'],
  jungle: ['#4C7A50', '#35593C'],
  quarry: ['#9A958B', '#77736B'],
  volcano: ['#6B4540', '#4A2E2C'],
  wheat: ['#DDB04C', '#B98522'],
  forest: ['#4C7A50', '#35593C'],
  pasture: ['#A9B25F', '#8B964A'],
  swamp: ['#9B8A6C', '#6F6450'],
  mine: ['#6F6A66', '#4C4744'],
};

/** The glyph and colour of a wooden piece. */
export const RESOURCE: Record<string, string> = {
  mammoth: '#5E4028',
  fish: '#173F55',
  mushroom: '#C4562F',
  flint: '#35393B',
};

/** The glyph of a caveman; what it scores, or its power, is told by the view. */
export const CAVEMAN: Record<string, string> = {
  hunter: 'cave-hunter',
  fisherwoman: 'cave-fisher',
  gatherer: 'cave-gatherer',
  sculptor: 'cave-sculptor',
  painter: 'cave-painter',
  'fire-lady': 'cave-firekeeper',
  shaman: 'cave-shaman',
  'warrior-1': 'cave-warrior',
  'warrior-2': 'cave-warrior',
  'warrior-3': 'cave-warrior',
};
/** The glyph of what a caveman counts, where that is not its own name. */
const COUNTED: Record<string, string> = { resource: 'basket', caveman: 'people' };

const r1 = (n: number): number => Math.round(n * 10) / 10;
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const use = (id: string, x: number, y: number, size: number, colour: string, inner = ''): string =>
  `<use href="#${id}" x="${r1(x - size / 2)}" y="${r1(y - size / 2)}" width="${size}" height="${size}" style="color:${colour};${inner ? `--g2:${inner}` : ''}"/>`;
const several = (n: number, draw: (k: number) => string): string =>
  Array.from({ length: n }, (_, k) => draw(k)).join('');
const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="bevel" ${more}/>`;

/** The outline of a half; the corners away from the joint are cut. */
function halfShape(joint: Direction | null, seed: number): string {
  const r = rng(seed + 3);
  const q = (k = 1.6): number => (r() - 0.5) * 2 * k;
  const corner = (x: number, y: number, sides: readonly Direction[], dx: number, dy: number): Point[] => {
    if (joint && sides.includes(joint)) return [[x, y]];
    const c = 8 + q();
    return dx * dy > 0
      ? [
          [x, y + dy * c],
          [x + dx * (c + q()), y],
        ]
      : [
          [x + dx * (c + q()), y],
          [x, y + dy * c],
        ];
  };
  return poly([
    ...corner(0, 0, ['left', 'up'], 1, 1),
    ...corner(100, 0, ['right', 'up'], -1, 1),
    ...corner(100, 100, ['right', 'down'], -1, -1),
    ...corner(0, 100, ['left', 'down'], 1, -1),
  ]);
}

const scenes: Record<string, (c: string, c2: string, r: () => number, seed: number) => string> = {
  desert: (_, c2, r, seed) =>
    [24, 49, 74]
      .map((y) =>
        line(
          `M${r1(8 + r() * 8)},${y + 6} l${r1(17 + r() * 6)},-${r1(8 + r() * 4)} l${r1(13 + r() * 8)},7 l${r1(15 + r() * 6)},-6 l12,7`,
          c2,
          3.4,
        ),
      )
      .join('') +
    path(blob(78, 30, 5, 4, 6, seed), c2) +
    path(blob(30, 88, 4, 3, 6, seed + 1), c2),
  steppe: (_, c2, r) =>
    several(11, () => {
      const [x, y] = [r1(11 + r() * 78), r1(18 + r() * 74)];
      return line(`M${x},${y} l-4,-9 M${x},${y} l1,-12 M${x},${y} l6,-8`, c2, 2.6);
    }),
  lake: (_, c2) =>
    [20, 41, 62, 83]
      .map((y, i) =>
        line(
          `M${5 + (i % 2) * 9},${y} l11,-6 l11,6 l11,-6 l11,6 l11,-6 l11,6 l11,-6`,
          c2,
          3,
          `opacity="${0.75 - i * 0.1}"`,
        ),
      )
      .join(''),
  jungle: (_, c2, r) =>
    [
      [18, 35, 1],
      [50, 30, 1.1],
      [82, 36, 1],
      [30, 66, 1.15],
      [68, 64, 1.2],
      [18, 93, 0.95],
      [49, 95, 1.1],
      [82, 93, 1],
    ]
      .map(([x = 0, y = 0, z = 1]) => {
        x += r() * 5 - 2.5;
        return (
          path(
            poly([
              [x, y - 28 * z],
              [x + 15 * z, y - 2],
              [x - 14 * z, y],
            ]),
            c2,
          ) +
          path(
            poly([
              [x, y - 28 * z],
              [x - 14 * z, y],
              [x - 2, y - 1],
            ]),
            '#44704A',
          )
        );
      })
      .join(''),
  quarry: (_, c2, r) =>
    [
      [27, 44, 1],
      [72, 41, 1.1],
      [48, 84, 1.15],
      [83, 90, 0.66],
      [15, 89, 0.66],
    ]
      .map(([x = 0, y = 0, z = 1]) => {
        x += r() * 4 - 2;
        return (
          path(
            poly([
              [x - 20 * z, y],
              [x - 14 * z, y - 20 * z],
              [x, y - 29 * z],
              [x + 13 * z, y - 20 * z],
              [x + 20 * z, y],
            ]),
            c2,
          ) +
          path(
            poly([
              [x, y - 29 * z],
              [x - 14 * z, y - 20 * z],
              [x - 4 * z, y - 10 * z],
              [x + 4 * z, y - 14 * z],
            ]),
            '#B9B4A9',
          )
        );
      })
      .join(''),
  volcano: (_, c2) =>
    path(
      poly([
        [9, 93],
        [31, 36],
        [40, 41],
        [50, 34],
        [60, 41],
        [69, 35],
        [91, 93],
      ]),
      c2,
    ) +
    path(
      poly([
        [31, 36],
        [40, 41],
        [50, 34],
        [60, 41],
        [69, 35],
        [62, 56],
        [55, 48],
        [50, 68],
        [44, 50],
        [38, 58],
      ]),
      '#E0561F',
    ),
  wheat: (_, c2, r) =>
    [30, 54, 78]
      .map((y) =>
        several(6, (k) => {
          const [x, d] = [r1(12 + k * 15 + r() * 4), r1(y + r() * 5)];
          return line(`M${x},${d + 10} v-18 M${x - 4},${d - 6} l4,5 l4,-5 M${x - 4},${d} l4,5 l4,-5`, c2, 2.4);
        }),
      )
      .join(''),
  swamp: (_, c2, r, seed) =>
    path(blob(36, 42, 24, 10, 9, seed), '#6B7A72') +
    path(blob(66, 74, 22, 9, 9, seed + 2), '#6B7A72') +
    several(7, () => {
      const [x, y] = [r1(12 + r() * 76), r1(24 + r() * 70)];
      return line(`M${x},${y} v-13 M${x + 5},${y} v-9 M${x - 5},${y} v-8`, c2, 2.6);
    }),
  mine: (_, c2, r, seed) =>
    path(
      poly([
        [10, 92],
        [18, 52],
        [38, 34],
        [62, 32],
        [84, 54],
        [90, 92],
      ]),
      c2,
    ) +
    path(
      poly([
        [36, 92],
        [38, 66],
        [50, 58],
        [62, 66],
        [64, 92],
      ]),
      '#1F1B19',
    ) +
    several(6, (k) => path(blob(r1(16 + r() * 68), r1(44 + (k % 3) * 16), 3.4, 3.4, 6, seed + k), '#E2A63A')),
};
scenes.forest = scenes.jungle!;
scenes.pasture = scenes.steppe!;

/** Printed fires (or crowns, on dominoes of 2017) are small dark seals; a volcano's flames rise from its crater. */
function printed(terrain: string, fires: number, craters: number, crowns: boolean): string {
  if (craters || terrain === 'volcano')
    return several(craters, (k) => use('fire', 50 + (k - (craters - 1) / 2) * 26, 20, 25, '#F0903A', '#F9E3A6'));
  return several(
    fires,
    (k) =>
      path(blob(20 + k * 25, 21, 13, 13, 9, 3 + k, 0.05), '#2A1A14') +
      use(crowns ? 'crown' : 'fire', 20 + k * 25, 20, crowns ? 17 : 20, crowns ? '#F2C14E' : '#F07A2E', '#F9E3A6'),
  );
}

export interface Ground {
  terrain: string;
  fires: number;
  craters: number;
}

/** A half of a domino without the pieces on it; `joint` is where the other half lies. */
export function half(ground: Ground, joint: Direction | null, seed: number, crowns: boolean): string {
  const [c, c2] = COLOURS[ground.terrain] ?? ['#999', '#777'];
  const scene = scenes[ground.terrain]?.(c, c2, rng(seed * 7 + ground.terrain.charCodeAt(0)), seed) ?? '';
  return path(halfShape(joint, seed), c) + scene + printed(ground.terrain, ground.fires, ground.craters, crowns);
}

const OPPOSITE: Record<Direction, Direction> = { right: 'left', left: 'right', up: 'down', down: 'up' };
const JOINT: Record<Direction, string> = { right: 'M100,4 v92', left: 'M0,4 v92', down: 'M4,100 h92', up: 'M4,0 h92' };

/** A whole domino, its first half at 0, 0 and the second beside it. */
export function domino(halves: readonly Ground[], direction: Direction, id: number, crowns: boolean): string {
  const [dx, dy] = STEP[direction];
  const [x, y] = [Math.min(0, dx) * 100, Math.min(0, dy) * 100];
  const first = half(halves[0]!, direction, id, crowns);
  const second = half(halves[1]!, OPPOSITE[direction], id + 50, crowns);
  const frame = outline(direction, id);
  return `<g>${first}</g><g transform="translate(${dx * 100} ${dy * 100})">${second}</g><path d="${JOINT[direction]}" stroke="${INK}" stroke-opacity=".3" stroke-width="1.6" stroke-dasharray="6 5"/><g transform="translate(${x} ${y})">${frame}</g>`;
}

const outline = (direction: Direction, id: number): string =>
  `<path d="${slab(0, 0, Math.abs(STEP[direction][0]) * 100 + 100, Math.abs(STEP[direction][1]) * 100 + 100, id, 1.6)}" fill="none" stroke="${INK}" stroke-width="2.6" stroke-opacity=".78" stroke-linejoin="round"/>`;

/** The ring around a domino that lies in a direction. */
export function ring(direction: Direction, seed = 3): string {
  const [dx, dy] = STEP[direction];
  return slab(
    Math.min(0, dx) * 100 + 1,
    Math.min(0, dy) * 100 + 1,
    Math.abs(dx) * 100 + 98,
    Math.abs(dy) * 100 + 98,
    seed,
    2,
  );
}

/** A wooden piece on its bone disc. */
export const wood = (resource: string, seed: number): string =>
  path(blob(52, 57, 28, 27, 10, seed, 0.06), BONE, `stroke="${INK}" stroke-width="2.2"`) +
  use(resource, 52, 57, 41, RESOURCE[resource] ?? INK, BONE);

/** A fire token: a large red disc with its flames. */
export const token = (fires: number): string =>
  path(blob(50, 54, 31, 31, 11, 4, 0.05), '#7A2415', 'stroke="#F9E3A6" stroke-width="3"') +
  several(fires, (k) =>
    use('fire', 50 + (k - (fires - 1) / 2) * (fires > 2 ? 18 : 24), 54, fires > 2 ? 23 : 29, '#F59A3C', '#FBE7B0'),
  );

/**
 * A caveman: a tile that stands on the land; hunter-gatherers on bone, warriors on slate with pips of power. Its number
 * is as large as it must be to be read; where that is too large there is none.
 */
export function caveman(name: string, printed: PrintedView | null | undefined, least = 22): string {
  const glyph = CAVEMAN[name];
  if (!glyph || !printed) return '';
  const { number, counts } = printed;
  const of = counts === null ? '' : (COUNTED[counts] ?? counts);
  const warrior = counts === null;
  const [ground, ink] = warrior ? ['#3B3F45', '#F2DDB4'] : ['#F1DDB0', '#5A2F1C'];
  const shape = warrior
    ? poly([
        [19, 14],
        [50, 9],
        [81, 14],
        [83, 58],
        [68, 82],
        [50, 93],
        [32, 82],
        [17, 58],
      ])
    : poly([
        [17, 13],
        [48, 10],
        [82, 12],
        [85, 50],
        [83, 89],
        [50, 92],
        [16, 90],
        [14, 48],
      ]);
  const price = warrior
    ? several(number, (k) =>
        path(
          poly([
            [50 + (k - (number - 1) / 2) * 14, 70],
            [55 + (k - (number - 1) / 2) * 14, 76],
            [50 + (k - (number - 1) / 2) * 14, 82],
            [45 + (k - (number - 1) / 2) * 14, 76],
          ]),
          '#E8893A',
        ),
      )
    : least > 36
      ? ''
      : `<text class="d" x="${least > 26 ? 34 : 42}" y="${least > 26 ? 90 : 87}" font-size="${r1(Math.max(22, least))}" text-anchor="middle" style="fill:${ink}">${number}</text>${use(of, least > 26 ? 64 : 61, 79, least > 26 ? 27 : 21, of === 'fire' ? '#C4431B' : (RESOURCE[of] ?? ink), ground)}`;
  return (
    path(shape, 'none', 'style="stroke:var(--piece-halo)" stroke-width="5.4" stroke-linejoin="round"') +
    path(shape, ground, `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`) +
    use(glyph, 50, 41, 54, ink, ground) +
    price
  );
}

/** The start tile with its owner's hut. */
export function hut(seat: number): string {
  const sign = SIGNS[seat] ?? 'ring';
  return `<rect x="1" y="1" width="98" height="98" fill="#D9C39A"/>${path(blob(50, 54, 42, 39, 12, 3, 0.05), `var(--p-${sign})`, `stroke="${INK}" stroke-width="3"`)}${use('hut', 50, 49, 62, `var(--p-${sign}-on)`, `var(--p-${sign})`)}<rect x="1" y="1" width="98" height="98" fill="none" stroke="${INK}" stroke-width="3.4"/>`;
}

/** What lies on a square. A token leaves its owner's sign in sight. */
export const piece = (square: SquareView, least = 22): string =>
  square.token
    ? square.terrain
      ? token(square.token)
      : `<g transform="translate(44 44) scale(.6)">${token(square.token)}</g>`
    : square.caveman
      ? caveman(square.caveman, square.printed, least)
      : square.resource
        ? wood(square.resource, square.domino + square.half * 50)
        : '';

export interface Laid {
  id: number;
  x: number;
  y: number;
  direction: Direction;
  squares: readonly SquareView[];
}

/** The dominoes of a land, each with the way from its first half to its second. */
export function laid(squares: readonly SquareView[]): Laid[] {
  const found = new Map<number, SquareView[]>();
  for (const square of squares) {
    if (square.terrain === null) continue;
    const list = found.get(square.domino);
    if (list) list.push(square);
    else found.set(square.domino, [square]);
  }
  const out: Laid[] = [];
  for (const [id, pair] of found) {
    const [a, b] = pair.sort((m, n) => m.half - n.half);
    if (!a || !b) continue;
    const direction = b.x > a.x ? 'right' : b.x < a.x ? 'left' : b.y > a.y ? 'down' : 'up';
    out.push({ id, x: a.x, y: a.y, direction, squares: pair });
  }
  return out;
}

export const laidArt = (one: Laid, crowns: boolean): string =>
  domino(
    one.squares.map((square) => ({ ...square, terrain: square.terrain ?? '' })),
    one.direction,
    one.id,
    crowns,
  );

/** Both halves of a domino of a row, lying, with the pieces it brings. */
export const dominoArt = (one: DominoView, crowns: boolean, direction: Direction = 'right'): string =>
  domino(one.halves, direction, one.id, crowns) +
  one.halves
    .map((it, k) =>
      it.resource
        ? `<g transform="translate(${k * STEP[direction][0] * 100} ${k * STEP[direction][1] * 100})">${wood(it.resource, one.id + k * 50)}</g>`
        : '',
    )
    .join('');

/** A whole land in one string, for thumbnails. */
export function picture(player: PlayerView, crowns: boolean): string {
  const at = (x: number, y: number, inner: string): string =>
    inner ? `<g transform="translate(${x * 100} ${y * 100})">${inner}</g>` : '';
  return (
    laid(player.squares)
      .map((one) => at(one.x, one.y, laidArt(one, crowns)))
      .join('') +
    at(0, 0, hut(player.seat)) +
    player.squares.map((square) => at(square.x, square.y, piece(square, Infinity))).join('')
  );
}

/** An empty cell that belongs to the room a land may grow into. */
export const empty = (x: number, y: number): string =>
  slab(x * 100 + 3, y * 100 + 3, 94, 94, Math.abs(x * 7 + y * 31) + 1, 1.5);
