/**
 * Tells a second touch from a double click: a hand that comes down again at once, on the same spot, meant one touch.
 */

const PAUSE = 350; // milliseconds
const REACH = 24; // pixels

interface Spot {
  x: number;
  y: number;
}

export class Touches {
  private last: Spot | null = null; // where the hand came down; null: it was the keyboard, or nobody
  private picked: (Spot & { at: number }) | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A hand comes down. */
  down(spot: Spot): void {
    this.last = { x: spot.x, y: spot.y };
  }

  /** What comes now is no hand's. */
  lift(): void {
    this.last = null;
  }

  /** Something was picked by what came last. */
  pick(): void {
    this.picked = this.last && { ...this.last, at: this.now() };
  }

  /** Whether what comes now still belongs to the touch that picked; if so, the pause begins anew. */
  get isHasty(): boolean {
    const [last, picked] = [this.last, this.picked];
    const hasty =
      last !== null &&
      picked !== null &&
      this.now() - picked.at < PAUSE &&
      Math.hypot(last.x - picked.x, last.y - picked.y) < REACH;
    if (hasty) picked.at = this.now();
    return hasty;
  }
}
