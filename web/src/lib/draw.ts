/** Hand-cut shapes: every one comes from a seed, so it never changes between renders. */

export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1, the same for the same seed. */
export function rng(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed path through points. */
export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' L')} Z`;

/** A hand-cut blob: facets round an ellipse. */
export function blob(cx: number, cy: number, rx: number, ry: number, facets = 11, seed = 1, jitter = 0.09): string {
  const r = rng(seed);
  const turn = r() * 6.28;
  return poly(
    Array.from({ length: facets }, (_, i): Point => {
      const a = turn + (i / facets) * 6.2832 + (r() - 0.5) * 0.22;
      const k = 1 + (r() - 0.5) * 2 * jitter;
      return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
    }),
  );
}

/** A hand-cut rectangle: corners nudged, one more facet a side. */
export function slab(x: number, y: number, w: number, h: number, seed = 1, jitter = 3): string {
  const r = rng(seed);
  const q = () => (r() - 0.5) * 2 * jitter;
  const c = Math.min(9, w / 8, h / 8);
  return poly([
    [x + c + q(), y + q() * 0.4],
    [x + w * 0.55 + q() * 3, y - Math.abs(q()) * 0.5],
    [x + w - c + q(), y + q() * 0.4],
    [x + w, y + c + q()],
    [x + w + q() * 0.4, y + h - c + q()],
    [x + w - c + q(), y + h],
    [x + w * 0.4 + q() * 3, y + h + Math.abs(q()) * 0.4],
    [x + c + q(), y + h],
    [x, y + h - c + q()],
    [x + q() * 0.4, y + c + q()],
  ]);
}

/** The outline of a plateau: a rectangle with broken edges. */
export function cliff(x: number, y: number, w: number, h: number, seed: number, jitter: number): string {
  const r = rng(seed);
  const q = (k = jitter) => (r() - 0.5) * 2 * k;
  const c = Math.min(w, h) * 0.13;
  return poly([
    [x + c + q(), y + q(3)],
    [x + w * 0.38 + q(12), y - Math.abs(q(4))],
    [x + w * 0.7 + q(10), y + Math.abs(q(3))],
    [x + w - c * 0.9 + q(), y + q(3)],
    [x + w + q(2), y + c + q()],
    [x + w - Math.abs(q(4)), y + h * 0.5 + q(14)],
    [x + w + q(2), y + h - c + q()],
    [x + w - c + q(), y + h + q(2)],
    [x + w * 0.5 + q(14), y + h + Math.abs(q(3))],
    [x + c * 0.8 + q(), y + h + q(2)],
    [x + q(2), y + h - c + q()],
    [x + Math.abs(q(4)), y + h * 0.45 + q(14)],
    [x + q(2), y + c * 0.9 + q()],
  ]);
}

/** The four-pointed spark of a lit target. */
export const spark = (x: number, y: number, s = 1): string =>
  poly([
    [x, y - 8 * s],
    [x + 2.4 * s, y - 2.4 * s],
    [x + 8 * s, y],
    [x + 2.4 * s, y + 2.4 * s],
    [x, y + 8 * s],
    [x - 2.4 * s, y + 2.4 * s],
    [x - 8 * s, y],
    [x - 2.4 * s, y - 2.4 * s],
  ]);

/** Where the pips of a die are, in quarters of its side from the centre. */
export const PIPS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
