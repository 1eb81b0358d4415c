/**
 * How a map is looked at: all of it at first; wheel, pinch and buttons come nearer, a drag moves it, never out of
 * sight.
 * Every board with a map has this one, told what there is to see and how near one may come.
 */

import type { Point } from './draw';

/** What there is to see, in units of the map. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room of the window that is not the map's, in pixels. */
export interface Inset {
  left?: number;
  top?: number;
  bottom?: number;
}

export interface Sight {
  frame(): Frame;
  /** The scale at most when all is shown. */
  most?(height: number): number;
  /** Pixels between the map and the window when all is shown. */
  margin?: number;
  /** How many times nearer one may come than the scale that shows all. */
  nearest(fit: number): number;
  /** By how many pixels the map may be drawn away from the window's edge. */
  slack?: number;
  inset?(height: number, zoom: number): Inset;
}

export class Camera {
  /** Of the window, in pixels. */
  width = $state(600);
  height = $state(500);
  private wanted = $state(1);
  /** What is in the middle of the room, while one is near. */
  private middle = $state.raw<Point>([0, 0]);

  readonly frame: Frame;
  /** The scale that shows all. */
  readonly fit: number;
  /** 1 shows all. */
  readonly zoom: number;
  readonly scale: number;
  /** The part of the window that is the map's. */
  readonly room: Frame;
  /** Where the zero of the map is in the window. */
  readonly x: number;
  readonly y: number;

  constructor(private readonly sight: Sight) {
    const { slack = 0, margin = 0 } = sight;
    this.frame = $derived(sight.frame());
    this.fit = $derived.by(() => {
      const { width, height } = this.roomAt(1);
      const most = sight.most?.(this.height) ?? Infinity;
      return Math.max(0.01, Math.min((width - margin) / this.frame.width, (height - margin) / this.frame.height, most));
    });
    this.zoom = $derived(Math.max(1, Math.min(sight.nearest(this.fit), this.wanted)));
    this.scale = $derived(this.fit * this.zoom);
    this.room = $derived(this.roomAt(this.zoom));
    const lay = (middle: number, from: number, length: number, start: number, room: number): number => {
      const centre = start + room / 2 - (from + length / 2) * this.scale;
      const away = this.zoom === 1 ? 0 : Math.max(0, (length * this.scale - room) / 2 + slack);
      return Math.max(centre - away, Math.min(centre + away, start + room / 2 - middle * this.scale));
    };
    this.x = $derived(lay(this.middle[0], this.frame.left, this.frame.width, this.room.left, this.room.width));
    this.y = $derived(lay(this.middle[1], this.frame.top, this.frame.height, this.room.top, this.room.height));
  }

  private roomAt(zoom: number): Frame {
    const { left = 0, top = 0, bottom = 0 } = this.sight.inset?.(this.height, zoom) ?? {};
    return { left, top, width: this.width - left, height: this.height - top - bottom };
  }

  /** Whether there is more of the map than is seen. */
  get isNear(): boolean {
    return this.zoom > 1;
  }

  get isNearest(): boolean {
    return this.zoom >= this.sight.nearest(this.fit) - 0.01;
  }

  /** The place of the map at a point of the window. */
  place(x: number, y: number): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** Zooms about a point of the window; 1 shows everything. */
  zoomTo(zoom: number, x = this.room.left + this.room.width / 2, y = this.room.top + this.room.height / 2): void {
    const [across, down] = this.place(x, y);
    this.wanted = zoom < 1.01 ? 1 : zoom; // all is all
    this.lay(x - across * this.scale, y - down * this.scale);
  }

  zoomBy(by: number, x?: number, y?: number): void {
    this.zoomTo(this.zoom * by, x, y);
  }

  pan(dx: number, dy: number): void {
    this.lay(this.x + dx, this.y + dy);
  }

  /** A wheel over the window comes nearer at the point of the pointer, or goes back. */
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoomBy(event.deltaY < 0 ? 1.15 : 0.87, event.clientX - box.left, event.clientY - box.top);
  }

  /** Looks at a place, so near. */
  look(middle: Point, zoom = this.zoom): void {
    this.wanted = Math.max(1, zoom);
    this.middle = middle;
    this.lay(this.x, this.y);
  }

  /** Puts the zero of the map to a point of the window, as far as that goes: what is held back is not remembered. */
  protected lay(x: number, y: number): void {
    const [across, down] = [this.room.left + this.room.width / 2, this.room.top + this.room.height / 2];
    this.middle = [(across - x) / this.scale, (down - y) / this.scale];
    this.middle = [(across - this.x) / this.scale, (down - this.y) / this.scale];
  }
}
