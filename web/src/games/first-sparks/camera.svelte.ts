/** How the lands are looked at: how large, and what is in the middle. */

import type { Point } from '../../lib/draw';
import { R } from './art';

/** Room at the foot of a phone's map for the mini-map and the buttons: nothing lit lies under them. */
export const FOOT = 56;
const NEAREST = 3.5;
/** So large a finger wants a side of a hex, in pixels; smaller than the first, the map comes nearer. */
const [SMALL, GOOD] = [42, 50];

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Camera {
  /** Of the window, in pixels. */
  width = $state(600);
  height = $state(500);
  zoom = $state(1);
  private panX = $state(0);
  private panY = $state(0);
  /** A hand has chosen how near to be. */
  byHand = false;

  readonly frame: Frame;
  /** How much of the height is the map's. */
  readonly room: number;
  /** The scale that shows all. */
  readonly fit: number;
  readonly scale: number;
  /** Where the origin of the lands is in the window. */
  readonly x: number;
  readonly y: number;

  constructor(frame: () => Frame, isPhone: () => boolean) {
    this.frame = $derived(frame());
    this.room = $derived(isPhone() ? Math.max(this.height - FOOT, this.height / 2) : this.height);
    this.fit = $derived(Math.min((this.width - 14) / this.frame.width, (this.room - 14) / this.frame.height, 2.2));
    this.scale = $derived(this.fit * this.zoom);
    this.x = $derived(this.width / 2 + this.panX - (this.frame.left + this.frame.width / 2) * this.scale);
    this.y = $derived(this.room / 2 + this.panY - (this.frame.top + this.frame.height / 2) * this.scale);
  }

  get isNear(): boolean {
    return this.zoom > 1;
  }

  /** Zooms about a point of the window; 1 shows everything. */
  zoomTo(zoom: number, x = this.width / 2, y = this.room / 2): void {
    this.byHand = true;
    const [across, down] = [(x - this.x) / this.scale, (y - this.y) / this.scale];
    this.zoom = Math.max(1, Math.min(NEAREST, zoom));
    this.move(this.panX + x - (this.x + across * this.scale), this.panY + y - (this.y + down * this.scale));
  }

  zoomBy(by: number, x: number, y: number): void {
    this.zoomTo(this.zoom * by, x, y);
  }

  pan(dx: number, dy: number): void {
    this.move(this.panX + dx, this.panY + dy);
  }

  /** Shows everything; or, where a finger would miss its places, these as near as they allow. */
  open(places: readonly Point[]): void {
    this.zoom = 1;
    this.move(0, 0);
    if (!places.length || R * this.fit >= SMALL) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.zoom = Math.max(
      1,
      Math.min(
        GOOD / (R * this.fit),
        this.width / (right - left + 30) / this.fit,
        this.room / (bottom - top + 30) / this.fit,
      ),
    );
    const { frame, scale } = this;
    this.move(
      -((left + right) / 2 - frame.left - frame.width / 2) * scale,
      -((top + bottom) / 2 - frame.top - frame.height / 2) * scale,
    );
  }

  /** Never out of sight. */
  private move(x: number, y: number): void {
    const most = (all: number, room: number): number =>
      this.zoom === 1 ? 0 : Math.max(0, (all * this.scale - room) / 2 + 12);
    const [mx, my] = [most(this.frame.width, this.width), most(this.frame.height, this.room)];
    this.panX = Math.max(-mx, Math.min(mx, x));
    this.panY = Math.max(-my, Math.min(my, y));
  }
}
