/** The analysis of one seat's game: asked for again and again while the server works it out. */

import * as api from './api';
import type { AnalysisBody, Decision, TurningPoint } from './protocol';
import { shelf } from './shelf.svelte';

const PAUSE = 1200; // milliseconds between two looks

export const isCostly = (decision: Decision): boolean =>
  decision.verdict === 'costly' || decision.verdict === 'turning';

/** A decision with what is said of it. */
export interface Told {
  decision: Decision;
  title: string;
  why: string;
}

export class Study {
  body = $state.raw<AnalysisBody | null>(null);
  seat = $state(0);
  depth = $state<api.Depth>('quick');
  problem = $state.raw<unknown>(null);
  /** How many verdicts the longer thought has changed; null before there is one. */
  changed = $state<number | null>(null);
  private before: readonly Decision[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = 0;

  /** Where it comes from: a server, or a page that brings it along (then nothing is asked for). */
  constructor(
    private readonly fetch: ((seat: number, depth: api.Depth) => Promise<AnalysisBody>) | null,
    seat: number,
    body: AnalysisBody | null = null,
  ) {
    this.seat = seat;
    this.body = body;
  }

  get canAsk(): boolean {
    return this.fetch !== null;
  }

  get isDone(): boolean {
    return this.body !== null && this.body.analysis.done === this.body.analysis.parts;
  }

  /** Seconds that the rest will take, as it went so far; null while nobody can say. */
  get left(): number | null {
    const analysis = this.body?.analysis;
    if (!analysis || this.isDone || analysis.done < 4) return null;
    return Math.ceil((((Date.now() - this.began) / analysis.done) * (analysis.parts - analysis.done)) / 1000);
  }

  get decisions(): Told[] {
    const told = this.body?.told[shelf.language]?.decisions ?? [];
    return (this.body?.analysis.decisions ?? []).map((decision, k) => ({
      decision,
      title: told[k]?.title ?? '',
      why: told[k]?.why ?? '',
    }));
  }

  get moments(): { moment: TurningPoint; text: string }[] {
    const told = this.body?.told[shelf.language]?.moments ?? [];
    return (this.body?.analysis.moments ?? []).map((moment, k) => ({ moment, text: told[k] ?? '' }));
  }

  /** Looks, and looks again until all is known; who leaves only stops looking. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.fetch || this.isDone) return;
    this.began ||= Date.now();
    const [seat, depth] = [this.seat, this.depth];
    try {
      const body = await this.fetch(seat, depth);
      if (seat !== this.seat || depth !== this.depth) return;
      this.body = body;
      this.problem = null;
      if (this.isDone && depth === 'deep') this.compare();
    } catch (error) {
      this.problem = error;
    }
    if (!this.isDone) this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  turnTo(seat: number): void {
    if (seat === this.seat) return;
    this.begin(seat, 'quick');
  }

  /** Thinks ten times as long. */
  deepen(): void {
    this.before = this.body?.analysis.decisions ?? [];
    this.begin(this.seat, 'deep');
  }

  private begin(seat: number, depth: api.Depth): void {
    this.stop();
    [this.seat, this.depth, this.body, this.changed, this.began] = [seat, depth, null, null, 0];
    void this.look();
  }

  private compare(): void {
    const after = this.body?.analysis.decisions ?? [];
    this.changed = after.filter((one, k) => this.before[k] && isCostly(one) !== isCostly(this.before[k])).length;
  }
}
