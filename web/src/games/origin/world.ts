/**
 * The world as it is drawn: one hand-cut outline per landmass, cut into territories by nearest centre; borders share
 * their wobble.
 */

import { poly, type Point } from '../../lib/draw';

export const WIDTH = 1000;
export const HEIGHT = 578;

const COASTS = {
  africa: [
    [405, 215],
    [430, 200],
    [500, 197],
    [570, 204],
    [600, 240],
    [634, 284],
    [622, 318],
    [612, 370],
    [585, 412],
    [560, 456],
    [528, 470],
    [500, 440],
    [478, 395],
    [452, 345],
    [408, 328],
    [388, 288],
    [394, 245],
  ],
  eurasia: [
    [412, 158],
    [424, 126],
    [462, 112],
    [458, 68],
    [500, 42],
    [560, 50],
    [620, 36],
    [700, 32],
    [780, 42],
    [862, 46],
    [904, 76],
    [892, 112],
    [852, 128],
    [806, 120],
    [772, 136],
    [824, 152],
    [842, 200],
    [832, 236],
    [822, 290],
    [790, 306],
    [757, 276],
    [736, 304],
    [700, 296],
    [680, 256],
    [664, 276],
    [640, 292],
    [610, 262],
    [598, 232],
    [560, 222],
    [536, 188],
    [500, 178],
    [480, 188],
    [448, 190],
    [418, 182],
  ],
  north_america: [
    [42, 102],
    [58, 64],
    [120, 56],
    [200, 50],
    [270, 66],
    [298, 82],
    [316, 48],
    [350, 22],
    [400, 32],
    [396, 76],
    [352, 100],
    [326, 112],
    [322, 152],
    [302, 186],
    [308, 228],
    [266, 252],
    [232, 238],
    [218, 262],
    [206, 288],
    [174, 302],
    [138, 256],
    [98, 226],
    [82, 170],
    [58, 140],
  ],
  south_america: [
    [212, 306],
    [245, 286],
    [300, 298],
    [362, 324],
    [376, 350],
    [348, 396],
    [334, 432],
    [302, 456],
    [292, 494],
    [262, 508],
    [242, 470],
    [226, 420],
    [202, 380],
    [202, 336],
  ],
  oceania_n: [
    [768, 322],
    [800, 302],
    [850, 310],
    [922, 308],
    [944, 336],
    [900, 356],
    [850, 346],
    [810, 350],
    [778, 344],
  ],
  oceania_s: [
    [782, 410],
    [820, 378],
    [860, 364],
    [902, 372],
    [934, 404],
    [938, 446],
    [906, 478],
    [860, 464],
    [810, 474],
    [776, 452],
  ],
  antarctica: [
    [248, 548],
    [285, 508],
    [340, 516],
    [420, 502],
    [520, 494],
    [620, 502],
    [700, 504],
    [800, 500],
    [900, 506],
    [934, 540],
    [930, 562],
    [246, 562],
  ],
} satisfies Record<string, Point[]>;
type Mass = keyof typeof COASTS;

/**
 * Landmass, centre, and a weight that moves the borders until they are exactly the land neighbours of the components.
 */
const CENTRES: Record<string, [mass: Mass, x: number, y: number, weight?: number]> = {
  af_mag: ['africa', 455, 228],
  af_nil: ['africa', 548, 232],
  af_wes: ['africa', 440, 290],
  af_ori: ['africa', 512, 300],
  af_hor: ['africa', 588, 300],
  af_con: ['africa', 500, 365],
  af_lak: ['africa', 568, 365],
  af_cap: ['africa', 532, 428],
  eu_wes: ['eurasia', 452, 160],
  eu_nor: ['eurasia', 500, 85],
  eu_eas: ['eurasia', 540, 148, 4],
  eu_ana: ['eurasia', 590, 198, 229],
  eu_ara: ['eurasia', 632, 248, -434],
  eu_ura: ['eurasia', 606, 90],
  eu_ste: ['eurasia', 652, 150, 2093],
  eu_per: ['eurasia', 668, 205, -2],
  eu_ind: ['eurasia', 715, 255],
  eu_sib: ['eurasia', 702, 82],
  eu_gob: ['eurasia', 742, 145, -1165],
  eu_chi: ['eurasia', 778, 202, 2049],
  eu_sea: ['eurasia', 782, 268],
  eu_chu: ['eurasia', 838, 88],
  na_ala: ['north_america', 82, 98],
  na_mac: ['north_america', 168, 108],
  na_gre: ['north_america', 355, 58],
  na_lab: ['north_america', 268, 128],
  na_roc: ['north_america', 125, 182],
  na_pla: ['north_america', 190, 195, 716],
  na_woo: ['north_america', 258, 202, -6],
  na_mex: ['north_america', 172, 262],
  sa_ori: ['south_america', 248, 315],
  sa_ama: ['south_america', 318, 342],
  sa_and: ['south_america', 245, 378],
  sa_pam: ['south_america', 298, 412],
  sa_pat: ['south_america', 268, 468],
  oc_sun: ['oceania_n', 808, 322],
  oc_pap: ['oceania_n', 885, 330],
  oc_nor: ['oceania_s', 862, 388],
  oc_wes: ['oceania_s', 812, 432],
  oc_sou: ['oceania_s', 892, 440],
  an_pen: ['antarctica', 305, 530],
  an_mau: ['antarctica', 500, 522],
  an_end: ['antarctica', 668, 528],
  an_wil: ['antarctica', 835, 528],
};

/** Pawns that would stand on a token in the middle of their land. */
const SPOTS: Record<string, Point> = {
  eu_ana: [604, 193],
  af_nil: [537, 235],
  eu_ara: [641, 246],
  af_hor: [584, 306],
  oc_pap: [894, 327],
  eu_sea: [786, 256],
  oc_sun: [812, 325],
};

/** Where the token of a strait lies. */
export const TOKENS: Record<string, Point> = {
  s01: [453, 194],
  s02: [569, 215],
  s03: [610, 274],
  s04: [516, 475],
  s05: [427, 71],
  s06: [955, 92],
  s07: [210, 288],
  s08: [286, 499],
  s09: [795, 295],
  s10: [873, 359],
  s11: [863, 484],
};

interface Centre {
  x: number;
  y: number;
  weight: number;
}

/** The side of a polygon that is nearer to one centre than to another. */
function clip(outline: readonly Point[], a: Centre, b: Centre): Point[] {
  const [nx, ny] = [b.x - a.x, b.y - a.y];
  const c = (b.x ** 2 + b.y ** 2 - a.x ** 2 - a.y ** 2 + a.weight - b.weight) / 2;
  const side = ([x, y]: Point): number => nx * x + ny * y - c;
  return outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    const [here, there] = [side(p), side(q)];
    const out: Point[] = here <= 0 ? [p] : [];
    if (here * there < 0) {
      const k = here / (here - there);
      out.push([p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k]);
    }
    return out;
  });
}

/** The same wobble at the same place, so that neighbours share their border. */
function wobble([x, y]: Point): Point {
  const s = (a: number, b: number, c: number): number => Math.sin(x * a + y * b + c);
  return [x + 2.2 * s(0.11, 0.07, 1) + 1.2 * s(0.31, -0.23, 2), y + 2.2 * s(-0.08, 0.12, 4) + 1.2 * s(0.27, 0.29, 5)];
}

function cut(outline: readonly Point[]): Point[] {
  return outline
    .flatMap((p, i) => {
      const q = outline[(i + 1) % outline.length]!;
      const n = Math.max(1, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / 16));
      return Array.from({ length: n }, (_, k): Point => [
        p[0] + ((q[0] - p[0]) * k) / n,
        p[1] + ((q[1] - p[1]) * k) / n,
      ]);
    })
    .map(wobble);
}

export interface Land {
  id: string;
  x: number;
  y: number;
  /** Where a pawn stands: the middle, but not on the token of a strait. */
  spot: Point;
  /** Its borders as straight lines, and as they are drawn. */
  borders: Point[];
  d: string;
}

export const LANDS: Record<string, Land> = Object.fromEntries(
  Object.entries(CENTRES).map(([id, [mass, x, y, weight = 0]]) => {
    let borders: Point[] = COASTS[mass];
    for (const [other, [where, ox, oy, oweight = 0]] of Object.entries(CENTRES)) {
      if (other !== id && where === mass) borders = clip(borders, { x, y, weight }, { x: ox, y: oy, weight: oweight });
    }
    return [id, { id, x, y, spot: SPOTS[id] ?? [x, y], borders, d: poly(cut(borders)) }];
  }),
);

/** How wide or high a land is, whichever is less: from afar it must still be hit. */
export function leastSide({ borders }: Land): number {
  const [xs, ys] = [borders.map(([x]) => x), borders.map(([, y]) => y)];
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

export const OUTLINES: string[] = Object.values(COASTS).map((coast) => poly(cut(coast)));

/** The legs of a strait's dotted line; one that leaves the map at an edge comes back at the other. */
export function legs(a: Land, b: Land): [Point, Point][] {
  if (Math.abs(a.x - b.x) < WIDTH / 2)
    return [
      [
        [a.x, a.y],
        [b.x, b.y],
      ],
    ];
  const [east, west] = a.x > b.x ? [a, b] : [b, a];
  const edge = (east.y + west.y) / 2;
  return [
    [
      [east.x, east.y],
      [WIDTH - 15, edge],
    ],
    [
      [15, edge],
      [west.x, west.y],
    ],
  ];
}
