/** The time of day, once a second, for clocks. */

import type { Clocks } from './protocol';

class Ticking {
  now = $state(Date.now());

  constructor() {
    if (typeof document !== 'undefined') setInterval(() => (this.now = Date.now()), 1000);
  }
}

export const ticking = new Ticking();

/** Seconds a seat has left, as it stands now. */
export function secondsLeft(clocks: (Clocks & { heard: number }) | null, seat: number, now: number): number | null {
  const left = clocks?.left[seat] ?? null;
  if (left === null || clocks === null) return null;
  return clocks.running === seat ? left - Math.max(0, now - clocks.heard) / 1000 : left;
}

const LOW = 30;
const SPOKEN = [10, 30, 60];

/** Whether so few seconds are left that it must be seen. */
export const isLow = (left: number): boolean => left <= LOW;

/** The last of the marks (60, 30, 10 seconds) that a running clock has passed; 0 above them. */
export const warning = (left: number): number => SPOKEN.find((mark) => left <= mark) ?? 0;
