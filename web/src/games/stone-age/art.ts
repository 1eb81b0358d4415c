/** The scenery of the valley as SVG source: only our own constants go in, so it is safe to set as it is. */

import { blob, cliff, poly, rng, slab, type Point } from '../../lib/draw';
import type { PlaceName } from './reckon';

export const INK = '#2A2420';
export const BONE = '#F6EEDF';
export const PIGMENT: Record<string, string> = {
  wood: '#8A5A2E',
  clay: '#C2613A',
  stone: '#6E7273',
  gold: '#C98B0E',
  food: '#6F7D25',
  tool: '#5A5048',
  farm: '#A57A12',
  people: '#54392A',
  score: '#9A3F1E',
  dice: '#8A5A2E',
  card: '#5A5048',
};

export type Box = readonly [x: number, y: number, w: number, h: number];
export interface Land {
  box: Box;
  /** Small: fits two columns of a phone. */
  small: boolean;
}

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const r1 = (n: number) => Math.round(n * 10) / 10;
export const use = (id: string, x: number, y: number, s: number, color: string, more = '') =>
  `<use href="#${id}" x="${r1(x - s / 2)}" y="${r1(y - s / 2)}" width="${s}" height="${s}" style="color:${color};${more}"/>`;

function tree(x: number, y: number, s: number, light = '#3F6B4C', dark = '#32573E'): string {
  const p = (a: number, b: number): Point => [x + a * s, y + b * s];
  return (
    path(poly([p(0, -34), p(9, -19), p(5, -20), p(13, -5), p(-12, -4), p(-5, -19), p(-9, -18)]), light) +
    path(poly([p(0, -34), p(9, -19), p(5, -20), p(13, -5), p(1, -5)]), dark) +
    path(poly([p(-2, -5), p(2.4, -5), p(2, 2), p(-2, 2)]), '#54392A')
  );
}

function rock(x: number, y: number, s: number, mid = '#8D8A83', dark = '#6F6D69', light = '#ABA79D'): string {
  const p = (a: number, b: number): Point => [x + a * s, y + b * s];
  return (
    path(poly([p(-30, 0), p(-22, -30), p(-4, -46), p(14, -34), p(30, -4), p(26, 2)]), mid) +
    path(poly([p(-4, -46), p(14, -34), p(30, -4), p(26, 2), p(6, 0), p(2, -22)]), dark) +
    path(poly([p(-22, -30), p(-4, -46), p(2, -22), p(-12, -16)]), light)
  );
}

const GROUND: Record<PlaceName, string> = {
  forest: '#7C9160',
  'clay-pit': '#C98A5C',
  quarry: '#B3AB9B',
  river: '#79A6B4',
  hunt: '#C3B56B',
  toolmaker: '#CDB68B',
  hut: '#CDB68B',
  farm: '#CDB68B',
};
const SEED: Record<PlaceName, number> = {
  forest: 180,
  'clay-pit': 151,
  quarry: 191,
  river: 179,
  hunt: 156,
  toolmaker: 168,
  hut: 143,
  farm: 167,
};

export const outline = (name: PlaceName, { box: [x, y, w, h], small }: Land): string =>
  cliff(x, y, w, h, SEED[name], small ? 3 : 7);

const shade = (d: string, by: number) => `<path d="${d}" transform="translate(0 ${by})" fill="#5a442c" opacity=".34"/>`;

/** A place: its plateau and what stands on it. */
export function scene(name: PlaceName, land: Land): string {
  const {
    box: [x, y, w, h],
    small,
  } = land;
  const d = outline(name, land);
  const k = small ? (w < 150 && w > 100 ? 0.44 : 0.62) : Math.min(1, h / 192);
  const cx = x + w / 2;
  const ground = shade(d, small ? 3 : 5) + path(d, GROUND[name]);
  return ground + SCENES[name](x, y, w, h, k, cx, small);
}

type Draw = (x: number, y: number, w: number, h: number, k: number, cx: number, small: boolean) => string;

const SCENES: Record<PlaceName, Draw> = {
  forest(x, y, w, _h, k, _cx, small) {
    const r = rng(5);
    const wide = w / 278;
    const spots: readonly (readonly [number, number, number])[] = small
      ? [
          [30, 40, 0.9],
          [64, 36, 0.8],
          [98, 40, 0.95],
          [132, 36, 0.8],
          [158, 42, 0.9],
          [18, 70, 1.15],
          [46, 72, 1.3],
          [80, 68, 1.1],
          [112, 73, 1.35],
          [142, 69, 1.1],
          [166, 72, 1.2],
        ].map(([a, b, s]) => [(a! * w) / 181, (b! * k) / 0.62, (s! * k) / 0.62] as const)
      : (
          [
            [48, 56, 1.25],
            [92, 50, 1.1],
            [140, 56, 1.4],
            [186, 50, 1.15],
            [230, 58, 1.3],
            [30, 92, 1.5],
            [70, 96, 1.75],
            [116, 92, 1.45],
            [160, 98, 1.8],
            [206, 92, 1.5],
            [248, 98, 1.7],
          ] as const
        ).map(([a, b, s]) => [a * wide, b * k, s * k * Math.min(1, wide + 0.1)] as const);
    return spots.map(([a, b, s]) => tree(x + a, y + b, s, r() > 0.5 ? '#3F6B4C' : '#4B7A52', '#2F523B')).join('');
  },
  'clay-pit'(_x, y, w, _h, k, cx) {
    return (
      path(blob(cx, y + 60 * k, w * 0.4, 44 * k, 12, 4, 0.06), '#A5532D') +
      path(blob(cx + 2, y + 66 * k, w * 0.3, 30 * k, 11, 6, 0.07), '#8B4223') +
      path(blob(cx + 4, y + 72 * k, w * 0.19, 17 * k, 9, 8, 0.08), '#6F331B') +
      (
        [
          [-0.3, 38],
          [0.26, 34],
          [0.34, 84],
        ] as const
      )
        .map(([a, b]) => use('clay', cx + a * w, y + b * k, 24 * k + 4, '#D47A4E'))
        .join('')
    );
  },
  quarry(_x, y, w, _h, k, cx) {
    return (
      rock(cx - w * 0.24, y + 92 * k, 1.28 * k) +
      rock(cx + w * 0.22, y + 96 * k, 1.5 * k, '#85827C', '#66645F', '#A19D93') +
      rock(cx, y + 98 * k, 1.05 * k, '#9A968D', '#7A7772', '#B8B3A7')
    );
  },
  river(x, y, w, _h, k) {
    const n = Math.floor((w - 28) / 24);
    const wave = Array.from({ length: n }, (_, j) => `l12,${j % 2 ? 6 : -6} l12,${j % 2 ? -6 : 6}`).join(' ');
    const left = x + (w - n * 24) / 2;
    return (
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `<path d="M${r1(left)},${r1(y + (18 + i * 21) * k)} ${wave}" fill="none" stroke="#D8E7E6" stroke-opacity="${r1(0.55 - i * 0.06)}" stroke-width="${2.4 * k + 0.6}" stroke-linejoin="bevel"/>`,
        )
        .join('') +
      (
        [
          [0.2, 44],
          [0.52, 30],
          [0.78, 66],
          [0.36, 84],
        ] as const
      )
        .map(([a, b]) => use('gold', x + a * w, y + b * k, 30 * k, '#E6B23A'))
        .join('')
    );
  },
  hunt(x, y, w, h, k) {
    const c = '--g2:#0000';
    return (
      use('mammoth', x + w * 0.23, y + 66 * k, 112 * k, '#7C3B22', c) +
      use('mammoth', x + w * 0.5, y + 76 * k, 66 * k, '#9A5230', c) +
      use('hunting', x + w * 0.69, y + 44 * k, 46 * k, '#54392A', c) +
      use('people', x + w * 0.8, y + 84 * k, 44 * k, '#2A2420', c) +
      use('hunt', x + w * 0.91, y + 56 * k, 50 * k, '#2A2420', c) +
      (
        [
          [0.08, 0.3],
          [0.44, 0.4],
          [0.93, 0.5],
        ] as const
      )
        .map(
          ([a, b]) =>
            `<path d="M${r1(x + a * w)},${r1(y + b * h)} l-4,-9 m4,9 l1,-12 m-1,12 l6,-8" stroke="#8C8040" stroke-width="2" fill="none"/>`,
        )
        .join('')
    );
  },
  toolmaker(_x, y, w, _h, k, cx, small) {
    const mid = y + (small ? 46 : 76 * k * k);
    return (
      path(blob(cx, mid + (small ? 8 : 14), w * 0.34, small ? 15 : 24 * k, 9, 2, 0.06), '#8D8A83') +
      use('tool', cx - 2, mid - (small ? 8 : 10), small ? 46 : 72 * k, '#4A413A')
    );
  },
  hut(_x, y, _w, _h, k, cx, small) {
    return use('hut', cx, y + (small ? 44 : 72 * k), small ? 64 : r1(108 * k), '#7C4A2A', '--g2:#E8C48A');
  },
  farm(x, y, w, _h, k, _cx, small) {
    const furrow = (a: number, b: number, i: number, top: number, gap: number, thick: number) =>
      `<path d="M${r1(x + a)},${r1(y + top + i * gap)} L${r1(x + b)},${r1(y + top - 3 + i * gap)}" stroke="#8A6A3A" stroke-width="${thick}"/>`;
    if (small && w > 150) {
      return (
        [0, 1, 2, 3].map((i) => furrow(14, w - 65, i, 34, 12, 5)).join('') +
        [26, 62, 96].map((a, i) => use('farm', x + a, y + 36 + (i % 2) * 6, 48, '#B98A1E')).join('')
      );
    }
    const n = small ? 4 : 6;
    return (
      Array.from({ length: n }, (_, i) =>
        furrow(small ? 9 : 16, w - (small ? 9 : 16), i, small ? 34 : 40 * k, small ? 10 : 13 * k, small ? 4 : 6 * k),
      ).join('') +
      (small
        ? ([
            [0.26, 32],
            [0.52, 44],
            [0.76, 34],
          ] as const)
        : ([
            [0.24, 40],
            [0.5, 56],
            [0.76, 44],
            [0.36, 84],
            [0.66, 82],
          ] as const)
      )
        .map(([a, b]) => use('farm', x + a * w, y + (small ? b : b * k), small ? 26 : 32 * k, '#B98A1E'))
        .join('')
    );
  },
};

/** The ground under all places. */
export function ground(kind: 'wide' | 'tall' | 'phone' | 'short' | 'low', w: number, h: number): string {
  if (kind === 'wide') {
    const trees = (
      [
        [120, 230, 0.7],
        [330, 212, 0.6],
        [752, 226, 0.65],
        [474, 424, 0.55],
        [632, 428, 0.6],
      ] as const
    )
      .map(([x, y, s]) => tree(x, y, s, '#7C8A54', '#6B7948'))
      .join('');
    return (
      path(slab(2, 2, 1084, 458, 9, 7), '#B9A677') +
      path(
        poly([
          [2, 10],
          [300, 2],
          [620, 6],
          [560, 96],
          [420, 130],
          [210, 118],
          [90, 170],
          [4, 150],
        ]),
        '#A59968',
        'opacity=".6"',
      ) +
      path(
        poly([
          [800, 4],
          [1084, 6],
          [1084, 250],
          [1000, 268],
          [900, 300],
          [842, 360],
          [820, 458],
          [690, 458],
          [716, 372],
          [776, 300],
          [792, 210],
          [768, 110],
        ]),
        '#8FB3BA',
      ) +
      path(
        poly([
          [846, 4],
          [1040, 6],
          [1060, 200],
          [960, 246],
          [868, 292],
          [802, 362],
          [786, 458],
          [728, 458],
          [748, 376],
          [806, 312],
          [830, 210],
          [808, 110],
        ]),
        '#79A6B4',
      ) +
      trees +
      `<path d="M318,420 L404,398 L480,412 L556,402 L640,412 L704,396" stroke="#DCCBA0" stroke-width="11" fill="none" stroke-linejoin="bevel" stroke-dasharray="26 7" opacity=".8"/>`
    );
  }
  if (kind === 'tall') {
    return (
      path(slab(2, 2, w - 4, h - 4, 9, 6), '#B9A677') +
      path(
        poly([
          [2, 10],
          [250, 2],
          [460, 6],
          [400, 96],
          [250, 130],
          [110, 118],
          [4, 180],
        ]),
        '#A59968',
        'opacity=".6"',
      ) +
      path(
        poly([
          [360, 190],
          [480, 206],
          [w - 3, 190],
          [w - 3, 420],
          [620, 424],
          [520, 440],
          [470, h - 4],
          [400, h - 3],
          [410, 440],
          [350, 390],
          [340, 280],
        ]),
        '#8FB3BA',
      ) +
      path(
        poly([
          [400, 214],
          [w - 20, 214],
          [w - 30, 400],
          [560, 402],
          [470, 430],
          [444, h - 4],
          [420, h - 4],
          [430, 430],
          [390, 380],
        ]),
        '#79A6B4',
      ) +
      tree(352, 374, 0.6, '#7C8A54', '#6B7948') +
      tree(232, 196, 0.55, '#7C8A54', '#6B7948')
    );
  }
  if (kind === 'low')
    return (
      path(slab(2, 2, w - 4, h - 4, 9, 4), '#B9A677') +
      path(
        poly([
          [372, 4],
          [w - 3, 4],
          [w - 3, h - 3],
          [236, h - 3],
          [250, 300],
          [288, 236],
          [372, 170],
        ]),
        '#8FB3BA',
      )
    );
  if (kind === 'short')
    return (
      path(slab(2, 2, w - 4, h - 4, 9, 4), '#B9A677') +
      path(
        poly([
          [130, 124],
          [260, 120],
          [262, 240],
          [387, 256],
          [387, h - 3],
          [198, h - 3],
          [190, 246],
          [132, 244],
        ]),
        '#8FB3BA',
      )
    );
  return (
    path(slab(2, 2, w - 4, h - 4, 9, 4), '#B9A677') +
    path(
      poly([
        [194, 276],
        [388, 270],
        [388, h - 3],
        [206, h - 3],
        [194, 420],
      ]),
      '#8FB3BA',
    )
  );
}
