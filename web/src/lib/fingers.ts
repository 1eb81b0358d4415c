/** Pointers over a map: one drags it, two pinch it. A touch that dragged is no tap. */

/** What a map is looked at with. */
export interface Moved {
  /** Whether there is more of it than is seen. */
  readonly isNear: boolean;
  zoomBy(by: number, x: number, y: number): void;
  pan(dx: number, dy: number): void;
}

const SLIP = 8; // px a finger may slip without dragging

export class Fingers {
  /** The click that follows means nothing. */
  dragged = false;

  private readonly down = new Map<number, readonly [number, number]>();
  private start: readonly [number, number] = [0, 0];
  private apart = 0;

  constructor(private readonly camera: Moved) {}

  /** Whether the map is under a finger now. */
  get isDown(): boolean {
    return this.down.size > 0;
  }

  private at(event: PointerEvent): [number, number] {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  readonly onpointerdown = (event: PointerEvent): void => {
    const at = this.at(event);
    if (this.down.size === 0) {
      this.dragged = false;
      this.start = at;
    }
    this.down.set(event.pointerId, at);
    if (this.down.size === 2) this.apart = this.distance();
  };

  readonly onpointermove = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === 'mouse' && event.buttons !== 1) {
      this.down.delete(event.pointerId); // it was let go elsewhere
      return;
    }
    const at = this.at(event);
    if (this.down.size === 2) {
      this.down.set(event.pointerId, at);
      const [a, b] = [...this.down.values()];
      const distance = this.distance();
      if (a && b && this.apart) this.camera.zoomBy(distance / this.apart, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
      this.apart = distance;
      this.dragged = true;
      return;
    }
    if (!this.camera.isNear) return;
    if (!this.dragged && Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < SLIP) return;
    this.dragged = true;
    this.camera.pan(at[0] - before[0], at[1] - before[1]);
    this.down.set(event.pointerId, at);
  };

  readonly onpointerup = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    if (this.down.size === 0) setTimeout(() => (this.dragged = false), 0); // after the click
  };

  private distance(): number {
    const [a, b] = [...this.down.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }
}
