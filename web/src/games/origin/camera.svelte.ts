/** How the world is looked at: how large, and what is in the middle. */

import type { Point } from '../../lib/draw';
import { HEIGHT, WIDTH } from './world';

const NEAREST = 2.4;

export class Camera {
  /** Of the window, in pixels. */
  width = $state(600);
  height = $state(400);
  /** 1 shows the whole world. */
  zoom = $state(1);
  private middleX = $state(WIDTH / 2);
  private middleY = $state(HEIGHT / 2);

  private readonly whole: number;
  readonly scale: number;
  /** Where the world's corner is. */
  readonly x: number;
  readonly y: number;
  /** What is seen of the world. */
  readonly window: { x: number; y: number; width: number; height: number };

  constructor() {
    this.whole = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT));
    this.scale = $derived(this.whole * this.zoom);
    this.x = $derived(this.width / 2 - inside(this.middleX, this.width / this.scale, WIDTH) * this.scale);
    this.y = $derived(this.height / 2 - inside(this.middleY, this.height / this.scale, HEIGHT) * this.scale);
    this.window = $derived({ x: -this.x / this.scale, y: -this.y / this.scale, width: this.width / this.scale, height: this.height / this.scale });
  }

  get nearest(): boolean {
    return this.scale >= NEAREST;
  }

  /** Zooms about a point of the window. */
  zoomTo(zoom: number, x = this.width / 2, y = this.height / 2): void {
    const at = this.place(x, y);
    this.zoom = Math.max(1, Math.min(NEAREST / this.whole, zoom));
    this.middleX = at[0] + (this.width / 2 - x) / this.scale;
    this.middleY = at[1] + (this.height / 2 - y) / this.scale;
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.middleX -= dx / this.scale;
    this.middleY -= dy / this.scale;
    this.settle();
  }

  /** Looks at some places: as near as they allow, but never so far that pieces get small. */
  look(places: readonly Point[], [far, near]: Point = [0.85, 1.25]): void {
    if (!places.length) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs) - 45, Math.max(...xs) + 45, Math.min(...ys) - 45, Math.max(...ys) + 40];
    const scale = Math.max(far, Math.min(near, this.width / (right - left), this.height / (bottom - top)));
    this.zoom = Math.max(1, scale / this.whole);
    this.middleX = (left + right) / 2;
    this.middleY = (top + bottom) / 2;
    this.settle();
  }

  centre([x, y]: Point): void {
    this.middleX = x;
    this.middleY = y;
    this.settle();
  }

  /** The place of the world at a point of the window. */
  place(x: number, y: number): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  private settle(): void {
    this.middleX = inside(this.middleX, this.width / this.scale, WIDTH);
    this.middleY = inside(this.middleY, this.height / this.scale, HEIGHT);
  }
}

/** The middle of a window that shows so much of a length, and nothing beyond it. */
function inside(middle: number, shown: number, length: number): number {
  return shown >= length ? length / 2 : Math.max(shown / 2, Math.min(length - shown / 2, middle));
}
