/** Where things lie: five arrangements of the same parts. */

import type { Point } from '../../lib/draw';
import type { Box, Land } from './art';
import type { PlaceName } from './reckon';

export type Kind = 'wide' | 'tall' | 'phone' | 'short' | 'low';

export interface Arrangement {
  kind: Kind;
  width: number;
  height: number;
  /** The ground under the places. */
  ground: readonly [w: number, h: number];
  places: Record<PlaceName, Land>;
  tray: Box;
  ledge: Box | null;
  /** Top left corners and size of building tiles and cards; cards leave room at their left for the cost. */
  tiles: { at: readonly Point[]; w: number; h: number; label: Point };
  cards: { at: readonly Point[]; w: number; h: number; label: Point };
  figure: number;
}

const land = (small: boolean, ...box: [number, number, number, number]): Land => ({ box, small });

const WIDE: Arrangement = {
  kind: 'wide',
  width: 1088,
  height: 672,
  ground: [1088, 462],
  places: {
    forest: land(false, 22, 20, 278, 200),
    'clay-pit': land(false, 318, 14, 212, 192),
    quarry: land(false, 548, 12, 240, 194),
    river: land(false, 816, 34, 252, 204),
    hunt: land(false, 20, 246, 300, 198),
    toolmaker: land(false, 340, 236, 124, 186),
    hut: land(false, 482, 222, 142, 206),
    farm: land(false, 642, 236, 134, 186),
  },
  tray: [846, 276, 222, 168],
  ledge: [2, 474, 1084, 194],
  tiles: { at: [26, 140, 254, 368].map((x): Point => [x, 524]), w: 92, h: 124, label: [26, 498] },
  cards: { at: [536, 683, 830, 977].map((x): Point => [x, 514]), w: 98, h: 138, label: [500, 498] },
  figure: 32,
};

const TALL: Arrangement = {
  kind: 'tall',
  width: 700,
  height: 952,
  ground: [700, 600],
  places: {
    forest: land(false, 16, 16, 216, 188),
    'clay-pit': land(false, 246, 14, 210, 188),
    quarry: land(false, 470, 16, 214, 188),
    hunt: land(false, 16, 216, 318, 190),
    river: land(false, 366, 220, 314, 186),
    toolmaker: land(false, 18, 424, 120, 166),
    hut: land(false, 152, 418, 126, 172),
    farm: land(false, 292, 424, 120, 166),
  },
  tray: [440, 424, 242, 166],
  ledge: [2, 610, 696, 338],
  tiles: { at: [34, 202, 370, 538].map((x): Point => [x, 650]), w: 92, h: 122, label: [26, 633] },
  cards: { at: [64, 232, 400, 568].map((x): Point => [x, 804]), w: 98, h: 136, label: [26, 796] },
  figure: 30,
};

const PHONE: Arrangement = {
  kind: 'phone',
  width: 390,
  height: 538,
  ground: [390, 538],
  places: {
    hunt: land(true, 10, 10, 181, 126),
    forest: land(true, 199, 10, 181, 126),
    'clay-pit': land(true, 10, 146, 181, 126),
    quarry: land(true, 199, 146, 181, 126),
    toolmaker: land(true, 10, 282, 86, 126),
    hut: land(true, 104, 282, 87, 126),
    river: land(true, 199, 282, 181, 126),
    farm: land(true, 10, 418, 181, 108),
  },
  tray: [200, 416, 180, 112],
  ledge: null,
  tiles: { at: [], w: 92, h: 124, label: [0, 0] },
  cards: { at: [], w: 98, h: 138, label: [0, 0] },
  figure: 25,
};

/** A phone that is not much higher than wide: three columns, rings in two rows. */
const SHORT: Arrangement = {
  ...PHONE,
  kind: 'short',
  height: 370,
  ground: [390, 370],
  places: {
    hunt: land(true, 8, 8, 120, 112),
    forest: land(true, 135, 8, 120, 112),
    'clay-pit': land(true, 262, 8, 120, 112),
    quarry: land(true, 8, 129, 120, 112),
    river: land(true, 135, 129, 120, 112),
    toolmaker: land(true, 262, 129, 120, 112),
    hut: land(true, 8, 250, 90, 112),
    farm: land(true, 105, 250, 90, 112),
  },
  tray: [203, 250, 180, 112],
};

/** A low window: wider than high; resources above, hunt and village below, the last roll as one line at the foot. */
const LOW: Arrangement = {
  ...PHONE,
  kind: 'low',
  width: 500,
  height: 374,
  ground: [500, 374],
  places: {
    forest: land(true, 6, 6, 118, 150),
    'clay-pit': land(true, 129, 6, 118, 150),
    quarry: land(true, 252, 6, 118, 150),
    river: land(true, 375, 6, 119, 150),
    hunt: land(true, 6, 164, 178, 150),
    toolmaker: land(true, 190, 164, 98, 150),
    hut: land(true, 294, 164, 97, 150),
    farm: land(true, 397, 164, 97, 150),
  },
  tray: [6, 322, 488, 46],
};

export const ARRANGEMENTS: Record<Kind, Arrangement> = { wide: WIDE, tall: TALL, phone: PHONE, short: SHORT, low: LOW };

/** The centres of the rings of a place, for so many figures. */
export function rings(name: PlaceName, { box: [x, y, w, h], small }: Land, figures: number): Point[] {
  const cx = x + w / 2;
  const gap = small ? 24 : 36;
  const base = small ? y + h - 30 : y + h - 40;
  const row = (n: number, at: number, by = gap): Point[] =>
    Array.from({ length: n }, (_, i) => [cx + (i - (n - 1) / 2) * by, at]);
  if (name === 'toolmaker' || name === 'farm')
    return small && w > 150 ? [[x + w - 35, y + 52]] : row(1, base - (small ? 8 : 12));
  if (name === 'hut') return row(2, base - (small ? 8 : 12));
  if (name === 'hunt') {
    const most = w < 150 ? 4 : 7;
    if (figures <= Math.max(most, 5))
      return row(figures, base - (small ? 5 : 12), Math.min(gap + 2, (w - 24) / Math.max(figures, most)));
    const first = Math.ceil(figures / 2);
    const by = Math.min(gap, (w - 34) / first);
    return [...row(first, base - (small ? 18 : 34), by), ...row(figures - first, base - (small ? 2 : 1), by)];
  }
  if (small && w < 150) return [...row(4, base - 24), ...row(3, base - 1)];
  return small ? row(7, base - 5) : [...row(4, base - 34), ...row(3, base - 1)];
}
