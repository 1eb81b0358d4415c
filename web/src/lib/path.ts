/** The path of a course: stones through a valley, to a tent. Shapes only. */

import { poly, rng, type Point } from './draw';

/** The colours of a game's valley: sky, sun, far hills, near hills, meadow, ground, path. */
export interface Valley {
  sky: string;
  sun: string;
  far: string;
  hill: string;
  near: string;
  meadow: string;
  ground: string;
}

const DAY: Valley = {
  sky: '#EBC68A',
  sun: '#F6E3B4',
  far: '#B99A86',
  hill: '#98925F',
  near: '#7F8850',
  meadow: '#72804A',
  ground: '#687642',
};

const VALLEYS: Record<string, Valley> = {
  'stone-age': DAY,
  'kingdomino-origins': {
    sky: '#D98A55',
    sun: '#F3C36B',
    far: '#5B4038',
    hill: '#7A5A3C',
    near: '#8A9A52',
    meadow: '#7C8C4A',
    ground: '#6B7842',
  },
  origin: {
    sky: '#8FB7BE',
    sun: '#F1E2B0',
    far: '#A58AB5',
    hill: '#C79250',
    near: '#B08A4A',
    meadow: '#8F9A5C',
    ground: '#7F8850',
  },
  'first-sparks': {
    sky: '#33495A',
    sun: '#E9DDB8',
    far: '#2B3B47',
    hill: '#4A4A3E',
    near: '#5A5540',
    meadow: '#625438',
    ground: '#564830',
  },
  'first-builders': {
    sky: '#6A4A72',
    sun: '#EBDDBB',
    far: '#7C4F6A',
    hill: '#B0683F',
    near: '#A3703F',
    meadow: '#8F7443',
    ground: '#7D663C',
  },
};

export const valleyOf = (game: string): Valley => VALLEYS[game] ?? DAY;

/** The stones of a course on a wide page of 1392 × 610, the tent last. */
export function wide(count: number): Point[] {
  const step = 1060 / Math.max(1, count - 1);
  const stones = Array.from({ length: count }, (_, k): Point => [132 + k * step, k % 2 ? 300 - k * 12 : 392 - k * 14]);
  return [...stones, [1318, 196]];
}

/** The same upright, on a page 366 wide. */
export const upright = (count: number): Point[] => [
  ...Array.from({ length: count }, (_, k): Point => [k % 2 ? 308 : 58, 70 + k * 118]),
  [180, 70 + count * 118],
];

/** A ragged ribbon through points. */
export function ribbon(points: readonly Point[], width: number, seed: number): string {
  const line = smooth(points);
  const r = rng(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], k) => {
    const [x2, y2] = line[Math.min(k + 1, line.length - 1)]!;
    const [x1, y1] = line[Math.max(0, k - 1)]!;
    const d = Math.hypot(x2 - x1, y2 - y1) || 1;
    const w = width * (0.86 + r() * 0.28) * (1 - (0.35 * k) / line.length);
    left.push([x - ((y2 - y1) / d) * w, y + ((x2 - x1) / d) * w]);
    right.unshift([x + ((y2 - y1) / d) * w, y - ((x2 - x1) / d) * w]);
  });
  return poly([...left, ...right]);
}

/** Points of a curve that goes through all of them. */
function smooth(points: readonly Point[], parts = 7): Point[] {
  const out: Point[] = [];
  for (let k = 0; k < points.length - 1; k++) {
    const [b, c] = [points[k]!, points[k + 1]!];
    const [a, d] = [points[k - 1] ?? b, points[k + 2] ?? c];
    for (let n = 0; n < parts; n++) {
      const u = n / parts;
      const at = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * u +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * u * u +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * u * u * u);
      out.push([at(0), at(1)]);
    }
  }
  return [...out, points.at(-1)!];
}

const moved = (points: readonly (readonly [number, number])[], x: number, y: number, s: number): string =>
  poly(points.map(([a, b]): Point => [x + a * s, y + b * s]));

/** A fir of two facets and its stem. */
export const tree = (x: number, y: number, s: number): [d: string, colour: string][] => [
  [
    moved(
      [
        [0, -40],
        [13, -4],
        [-12, -3],
      ],
      x,
      y,
      s,
    ),
    '#3F5E40',
  ],
  [
    moved(
      [
        [0, -40],
        [13, -4],
        [1, -4],
      ],
      x,
      y,
      s,
    ),
    '#334D36',
  ],
  [
    moved(
      [
        [-2, -4],
        [2, -4],
        [2, 3],
        [-2, 3],
      ],
      x,
      y,
      s,
    ),
    '#54392A',
  ],
];

/** The tent at the end of the path. */
export const tent = (x: number, y: number, s: number): [d: string, colour: string][] => [
  [
    moved(
      [
        [0, -62],
        [42, 0],
        [-40, 0],
      ],
      x,
      y,
      s,
    ),
    '#7C3B22',
  ],
  [
    moved(
      [
        [0, -62],
        [42, 0],
        [6, 0],
      ],
      x,
      y,
      s,
    ),
    '#5E2A18',
  ],
  [
    moved(
      [
        [-12, 0],
        [-1, -28],
        [11, 0],
      ],
      x,
      y,
      s,
    ),
    '#E2A63A',
  ],
  [
    moved(
      [
        [-9, -76],
        [-5, -78],
        [8, -50],
        [3, -50],
      ],
      x,
      y,
      s,
    ),
    '#54392A',
  ],
  [
    moved(
      [
        [9, -76],
        [5, -78],
        [-8, -50],
        [-3, -50],
      ],
      x,
      y,
      s,
    ),
    '#54392A',
  ],
];
