/** How the world is looked at: how large, and what is in the middle. The window scrolls, so whatever takes the focus comes into it. */

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

export class Camera {
  /** Of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  private wanted = $state(0);
  private middleX = $state(WIDTH / 2);
  private middleY = $state(HEIGHT / 2);

  /** The scale that shows the whole world. */
  readonly whole: number;
  readonly scale: number;
  /** Whether all of the world is in the window, and whether it can be and be read. */
  readonly all: boolean;
  readonly roomy: boolean;
  readonly legible: boolean;
  /** By how much letters, tokens and tags are enlarged, so that they can be read. */
  readonly letters: number;
  /** How far the window is scrolled. */
  readonly left: number;
  readonly top: number;
  /** Where the world's corner is in the window. */
  readonly x: number;
  readonly y: number;
  /** What is seen of the world. */
  readonly window: { x: number; y: number; width: number; height: number };

  constructor() {
    this.whole = $derived(Math.max(0.1, Math.min(this.width / WIDTH, this.height / HEIGHT)));
    this.scale = $derived(Math.max(this.whole, this.wanted));
    this.all = $derived(this.scale < this.whole * 1.02);
    this.roomy = $derived(this.whole >= LEGIBLE);
    this.legible = $derived(this.scale >= LEGIBLE);
    this.letters = $derived(Math.min(1.3, Math.max(1, PLAIN / this.scale)));
    this.left = $derived(scroll(this.middleX * this.scale, this.width, WIDTH * this.scale));
    this.top = $derived(scroll(this.middleY * this.scale, this.height, this.deep));
    this.x = $derived(Math.max(0, (this.width - WIDTH * this.scale) / 2) - this.left);
    this.y = $derived(Math.max(0, (this.height - this.deep) / 2) - this.top);
    this.window = $derived({
      x: -this.x / this.scale,
      y: -this.y / this.scale,
      width: this.width / this.scale,
      height: this.height / this.scale,
    });
  }

  /** How high the world is in pixels, with the room under it. */
  get deep(): number {
    return HEIGHT * this.scale + this.floor;
  }

  get floor(): number {
    return this.all ? 0 : FLOOR;
  }

  get isNear(): boolean {
    return !this.all;
  }

  get nearest(): boolean {
    return this.scale >= NEAREST;
  }

  /** Zooms about a point of the window. */
  zoomBy(by: number, x = this.width / 2, y = this.height / 2): void {
    const at = this.place(x, y);
    this.wanted = Math.max(this.whole, Math.min(NEAREST, this.scale * by));
    this.turn([at[0] + (this.width / 2 - x) / this.scale, at[1] + (this.height / 2 - y) / this.scale]);
  }

  pan(dx: number, dy: number): void {
    this.scrolled(this.left - dx, this.top - dy);
  }

  /** The window was scrolled. */
  scrolled(left: number, top: number): void {
    if (Math.abs(left - this.left) < 1 && Math.abs(top - this.top) < 1) return;
    this.turn([(left + this.width / 2) / this.scale, (top + this.height / 2) / this.scale]);
  }

  /** Looks at some places, as near as they allow, or at the main ones if that would make pieces small; at all the world if it can be read. */
  look(places: readonly Point[], main: readonly Point[]): void {
    if (this.roomy) this.wanted = 0;
    if (this.roomy || !places.length) return;
    const all = this.scaleOf(box(places));
    const { x, y } = box(all < FAR && main.length ? main : places);
    this.wanted = Math.max(FAR, Math.min(NEAR, all));
    this.turn([x, y + FLOOR / 2 / this.scale]);
  }

  /** The scale at which a box fits above what lies over the window. */
  private scaleOf({ width, height }: ReturnType<typeof box>): number {
    return Math.min(this.width / width, (this.height - FLOOR) / height);
  }

  /** Brings a place into the window, away from its edges. */
  bring([x, y]: Point): void {
    const { x: left, y: top, width, height } = this.window;
    if (x < left + 45 || y < top + 45 || x > left + width - 45 || y > top + height - 45 - this.floor / this.scale)
      this.turn([x, y]);
  }

  /** The place of the world at a point of the window. */
  place(x: number, y: number): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  turn([x, y]: Point): void {
    this.middleX = (scroll(x * this.scale, this.width, WIDTH * this.scale) + this.width / 2) / this.scale;
    this.middleY = (scroll(y * this.scale, this.height, this.deep) + this.height / 2) / this.scale;
  }
}

/** How far a window is scrolled whose middle shall be there, within a length. */
function scroll(middle: number, shown: number, length: number): number {
  return Math.max(0, Math.min(length - shown, middle - shown / 2));
}

/** What some places take with the pieces on them: its middle and size. */
function box(places: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs) - 45,
    Math.max(...xs) + 45,
    Math.min(...ys) - 45,
    Math.max(...ys) + 40,
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}
