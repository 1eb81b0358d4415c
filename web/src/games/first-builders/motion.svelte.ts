/** How pieces come: a short drop when motion is wanted; else they are outlined for a while. */

import { cubicOut } from 'svelte/easing';
import { untrack } from 'svelte';

/** A piece that was put down. */
export function arrive(_node: Element, { may, from = -26 }: { may: boolean; from?: number }) {
  if (!may) return { duration: 0 };
  return { duration: 360, easing: cubicOut, css: (_: number, u: number) => `transform: translateY(${from * u}px); opacity: ${1 - u * u}` };
}

/** What is new since the last look, for a second and a half. */
export class Fresh {
  names = $state.raw<ReadonlySet<string>>(new Set());
  private known: ReadonlySet<string> | null = null;

  /** To be called in an effect with the names of all there is now. */
  see(now: readonly string[]): (() => void) | undefined {
    return untrack(() => {
      const known = this.known;
      this.known = new Set(now);
      const added = known ? now.filter((name) => !known.has(name)) : [];
      if (!added.length) return;
      this.names = new Set(added);
      const timer = setTimeout(() => (this.names = new Set()), 1500);
      return () => clearTimeout(timer);
    });
  }
}
