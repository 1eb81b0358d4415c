/** How the lands are looked at: a phone's map opens where something is to be touched. */

import { Camera, type Frame } from '../../lib/camera.svelte';
import type { Point } from '../../lib/draw';
import { R } from './art';

/** Room at the foot of a phone's map for the mini-map and the buttons: nothing lit lies under them. */
export const FOOT = 56;
/** So large a finger wants a side of a hex, in pixels; smaller than the first, the map comes nearer. */
const [SMALL, GOOD] = [42, 50];

/** What the tile in hand takes of the map's window. */
const HAND = { width: 118, height: 66 };

export class LandsCamera extends Camera {
  /** A hand has chosen how near to be. */
  byHand = false;

  constructor(frame: () => Frame, isPhone: () => boolean, isHolding: () => boolean) {
    super({
      frame,
      most: () => 2.2,
      margin: 14,
      nearest: () => 3.5,
      slack: 12,
      // A wide map keeps the tile in hand at its left, a high one above it: never over a place to lay it.
      inset: (height) => ({
        bottom: isPhone() ? Math.min(FOOT, height / 2) : 0,
        left: isHolding() && this.isWide ? HAND.width : 0,
        top: isHolding() && !this.isWide ? HAND.height : 0,
      }),
    });
  }

  /** Whether what is beside the map stands at its left. */
  get isWide(): boolean {
    return this.width > this.height * 1.1;
  }

  override zoomTo(zoom: number, x?: number, y?: number): void {
    this.byHand = true;
    super.zoomTo(zoom, x, y);
  }

  /** Shows everything; or, where a finger would miss its places, these as near as they allow. */
  open(places: readonly Point[]): void {
    this.look([0, 0], 1);
    if (!places.length || R * this.fit >= SMALL) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.min(GOOD / R, this.room.width / (right - left + 30), this.room.height / (bottom - top + 30));
    this.look([(left + right) / 2, (top + bottom) / 2], scale / this.fit);
  }
}
