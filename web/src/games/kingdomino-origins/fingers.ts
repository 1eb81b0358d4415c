/**
 * Pointers over a land: a mouse hovers; a finger carries the domino or the land, rests, pinches; a second one turns.
 */

import type { LandCamera } from './camera.svelte';

export interface Touched {
  /** The mouse is over a cell; null: it has left. */
  hover(cell: string | null): void;
  /** A finger comes down. */
  down(): void;
  /** A finger has rested on a cell; returns whether that was all it wanted. */
  rest(cell: string): boolean;
  /** Whether a finger carries the domino in hand; else it moves the land. */
  carries(): boolean;
  carry(cell: string): void;
  drop(cell: string): void;
  /** A second finger tapped. */
  turn(): void;
}

const REST = 420; // ms
const SLIP = 10; // px a finger may slip without dragging

export class Fingers {
  /** The touch was no tap: the click that follows it means nothing. */
  dragged = false;

  private readonly down = new Map<number, readonly [number, number]>();
  private start: readonly [number, number] = [0, 0];
  private apart = 0;
  private pinched = false;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly camera: LandCamera,
    private readonly touched: Touched,
  ) {}

  /** Where a pointer is in the window. */
  private at(event: MouseEvent): [number, number] {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  under(event: MouseEvent): string {
    return this.camera.cell(...this.at(event));
  }

  readonly onpointerdown = (event: PointerEvent): void => {
    const at = this.at(event);
    if (this.down.size === 0) {
      this.dragged = this.pinched = false;
      this.start = at;
    }
    this.down.set(event.pointerId, at);
    clearTimeout(this.resting);
    if (event.pointerType === 'mouse') return;
    if (this.down.size === 2) this.apart = this.distance();
    if (this.down.size !== 1) return;
    const cell = this.camera.cell(...at);
    this.touched.down();
    this.resting = setTimeout(() => (this.dragged = this.touched.rest(cell)), REST);
  };

  readonly onpointermove = (event: PointerEvent): void => {
    const at = this.at(event);
    const before = this.down.get(event.pointerId);
    const mouse = event.pointerType === 'mouse';
    if (mouse) this.touched.hover(this.camera.cell(...at));
    if (!before || (mouse && event.buttons !== 1)) return;
    if (this.down.size === 2) return this.pinch(event.pointerId, at);
    if (!this.dragged && Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < SLIP) return;
    clearTimeout(this.resting);
    if (this.camera.zoom > 1) {
      this.dragged = true;
      this.camera.pan(at[0] - before[0], at[1] - before[1]);
      this.down.set(event.pointerId, at);
    } else if (!mouse && this.touched.carries()) {
      this.dragged = true;
      this.touched.carry(this.camera.cell(...at));
    }
  };

  readonly onpointerup = (event: PointerEvent): void => {
    clearTimeout(this.resting);
    const fingers = this.down.size;
    const known = this.down.delete(event.pointerId);
    if (!known || event.pointerType === 'mouse') return;
    if (fingers === 2) {
      if (!this.pinched && this.touched.carries()) this.touched.turn();
      this.dragged = true;
    } else if (fingers === 1) {
      if (this.dragged && this.camera.zoom === 1 && this.touched.carries()) this.touched.drop(this.under(event));
      setTimeout(() => (this.dragged = false), 0); // after the click
    }
  };

  readonly onpointerleave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.touched.hover(null);
  };

  private distance(): number {
    const [a, b] = [...this.down.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }

  private pinch(pointer: number, at: readonly [number, number]): void {
    this.down.set(pointer, at);
    const distance = this.distance();
    if (!this.pinched && Math.abs(distance - this.apart) < SLIP) return;
    this.pinched = this.dragged = true;
    const [a, b] = [...this.down.values()];
    if (a && b && this.apart)
      this.camera.zoomTo(this.camera.zoom * (distance / this.apart), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
    this.apart = distance;
  }
}
