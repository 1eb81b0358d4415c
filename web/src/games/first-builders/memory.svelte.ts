/**
 * What is in hand and not yet said: the worker to send, what is pointed at, whose city is shown; and how much room
 * there is.
 */

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Size } from '../board';

class Hand {
  /** The worker that goes to the site one touches next, as words name it. */
  worker = $state<string | null>(null);
  /** The piece that was touched last, by where it lies and which it is there: one word may be true of several. */
  touched = $state<string>('');
  /** The district card that is pointed at: the city shows where it fits best. */
  card = $state<number | null>(null);
  /** The cell that is pointed at. */
  cell = $state<string | null>(null);
  /** The seat whose city is shown large; null: none. */
  shown = $state<number | null>(null);

  /** Of pieces alike in one place, the one that was touched is meant; if none was, the first. */
  means<T>(where: string, pieces: readonly T[], k: number, alike: (one: T) => boolean): boolean {
    const all = pieces.flatMap((one, n) => (alike(one) ? [n] : []));
    return (all.find((n) => this.touched === `${where} ${n}`) ?? all[0]) === k;
  }
}
export const hand = new Hand();

/** How much larger a large screen shows everything. */
export const scale = (size: Size): number =>
  size === 'desk' ? Math.max(1, Math.min((innerWidth.current ?? 0) / 1440, (innerHeight.current ?? 0) / 900, 1.6)) : 1;
/** In a low window one's own things are a line, and so are the others'. */
export const isFlat = (size: Size): boolean => size !== 'phone' && (innerHeight.current ?? 900) <= 840;
