/** How the world is looked at. The window scrolls, so whatever takes the focus comes into it. */

import { Camera } from '../../lib/camera.svelte';
import type { Point } from '../../lib/draw';
import { HEIGHT, WIDTH } from './world';

const NEAREST = 2.4;
/** How a small window is opened. */
const [FAR, NEAR] = [0.9, 1.25];
/** Below this scale only lands and pieces are drawn: letters would be too small to read. */
const LEGIBLE = 0.63;
/** From this scale on, letters are as large as they are drawn; below they grow beside the lands. */
const PLAIN = 0.82;
/** Room under the world for what lies over the window: the mini-map and two buttons. */
export const FLOOR = 68;
/** So little nearer than all is all. */
const ALL = 1.02;

export class WorldCamera extends Camera {
  /** By how much letters, tokens and tags are enlarged, so that they can be read. */
  readonly letters: number;
  /** What is seen of the world. */
  readonly window: { x: number; y: number; width: number; height: number };

  constructor() {
    super({
      frame: () => ({ left: 0, top: 0, width: WIDTH, height: HEIGHT }),
      nearest: (fit) => Math.max(1, NEAREST / fit),
      inset: (_, zoom) => ({ bottom: zoom < ALL ? 0 : FLOOR }),
    });
    this.letters = $derived(Math.min(1.3, Math.max(1, PLAIN / this.scale)));
    this.window = $derived({
      x: -this.x / this.scale,
      y: -this.y / this.scale,
      width: this.width / this.scale,
      height: this.height / this.scale,
    });
  }

  /** Whether all of the world is in the window, and whether it can be and be read. */
  get all(): boolean {
    return this.zoom < ALL;
  }

  get roomy(): boolean {
    return this.fit >= LEGIBLE;
  }

  get legible(): boolean {
    return this.scale >= LEGIBLE;
  }

  override get isNear(): boolean {
    return !this.all;
  }

  /** How far the window is scrolled. */
  get left(): number {
    return Math.max(0, -this.x);
  }

  get top(): number {
    return Math.max(0, -this.y);
  }

  get floor(): number {
    return this.all ? 0 : FLOOR;
  }

  /** The window was scrolled. */
  scrolled(left: number, top: number): void {
    if (Math.abs(left - this.left) < 1 && Math.abs(top - this.top) < 1) return;
    this.lay(-left, -top);
  }

  /**
   * Looks at some places, as near as they allow, or at the main ones if that would make pieces small (smaller than
   * `far`); at all the world if it can be read.
   */
  open(places: readonly Point[], main: readonly Point[], far = FAR): void {
    if (this.roomy) this.look([0, 0], 1);
    if (this.roomy || !places.length) return;
    const whole = box(places);
    const all = Math.min(this.width / whole.width, (this.height - FLOOR) / whole.height);
    const { x, y, height } = all < far ? box(main.length ? main : crowd(places, this.width / far)) : whole;
    const scale = Math.max(far, Math.min(NEAR, all));
    // In the middle of the window, not of the room over its foot, as far as all of it stays in that room.
    const lift = Math.max(0, Math.min(FLOOR, this.height - FLOOR - height * scale)) / 2 / scale;
    this.look([x, y - lift], scale / this.fit);
  }

  /** Of some places those that are not in the window, or under what lies over its foot. */
  outside(places: readonly Point[]): Point[] {
    const { x: left, y: top, width, height } = this.window;
    const foot = top + height - this.floor / this.scale;
    return places.filter(([x, y]) => x < left + 8 || x > left + width - 8 || y < top + 8 || y > foot);
  }

  /** Brings a place into the window, away from its edges. */
  bring([x, y]: Point): void {
    const { x: left, y: top, width, height } = this.window;
    if (x < left + 45 || y < top + 45 || x > left + width - 45 || y > top + height - 45 - this.floor / this.scale)
      this.look([x, y]);
  }
}

/** Those of some places that lie around the first, no wider than this: the others are pointed at. */
function crowd(places: readonly Point[], width: number): Point[] {
  const [x, y] = places[0]!;
  return places.filter((one) => Math.hypot(one[0] - x, one[1] - y) < width / 2);
}

/** What some places take with the pieces on them: its middle and size. */
function box(places: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs) - 45,
    Math.max(...xs) + 45,
    Math.min(...ys) - 45,
    Math.max(...ys) + 52,
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}
