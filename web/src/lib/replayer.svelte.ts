/** A finished game as a film: views by step, forward and back, at a speed. */

import { applyChanges } from './changes';
import type { EventFields, Replay, View } from './protocol';
import type { Line } from './table.svelte';

const NEAR = 12; // so many steps are one move: a turn with its dice; more are a jump
const KEEP = 32; // every so many steps a view is kept, so that jumps are short

export class Replayer {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** The view before the last move; null after a jump. */
  previous = $state.raw<View | null>(null);
  /** Where the film stood before the last move. */
  private since = $state(0);
  private readonly kept = new Map<number, View>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    at = 0,
  ) {
    this.kept.set(0, replay.view);
    this.at = this.since = Math.max(0, Math.min(at, replay.steps.length));
  }

  get length(): number {
    return this.replay.steps.length;
  }

  get view(): View {
    return this.viewAt(this.at);
  }

  /** What the last move told, or after a jump the step that led here; nothing if it went back. */
  get events(): readonly EventFields[] {
    if (this.previous === null) return this.told(this.at - 1, this.at);
    return this.told(this.since, this.at);
  }

  /** What a move back has taken back, the last first. */
  get undone(): readonly EventFields[] {
    return this.previous === null ? [] : this.told(this.at, this.since).reverse();
  }

  private told(from: number, to: number): EventFields[] {
    return this.replay.steps.slice(Math.max(0, from), Math.max(0, to)).flatMap((step) => step.events);
  }

  get log(): Line[] {
    return this.told(0, this.at).map((event): Line => ({ kind: 'event', event }));
  }

  /** The word that led here, in notation. */
  get word(): string {
    return this.replay.steps[this.at - 1]?.text ?? '';
  }

  go(step: number): void {
    const next = Math.max(0, Math.min(Math.round(step), this.length));
    this.previous = Math.abs(next - this.at) <= NEAR ? this.view : null;
    this.since = this.at;
    this.at = next;
    if (next === this.length) this.pause();
  }

  /** The next or the last step at which a seat speaks: throws of dice in between are no stops. */
  turn(by: 1 | -1): void {
    let next = this.at + by;
    while (next > 0 && next < this.length && this.replay.steps[next - 1]?.mover === -1) next += by;
    this.go(next);
  }

  play(): void {
    if (this.at >= this.length) this.go(0);
    this.isPlaying = true;
    this.tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    const quick = this.replay.steps[this.at]?.mover === -1;
    this.timer = setTimeout(
      () => {
        if (!this.isPlaying) return;
        this.go(this.at + 1);
        if (this.isPlaying) this.tick();
      },
      (quick ? 250 : 1000) / this.speed,
    );
  }

  private viewAt(step: number): View {
    let from = step;
    while (!this.kept.has(from)) from -= 1;
    let view = this.kept.get(from) as View;
    while (from < step) {
      view = applyChanges(view, this.replay.steps[from]?.changes ?? []);
      from += 1;
      if (from % KEEP === 0 || from === step) this.kept.set(from, view);
    }
    return view;
  }
}
