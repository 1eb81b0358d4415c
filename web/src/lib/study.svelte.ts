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
  /** Somebody has had enough: what is known stays. */
  isHalted = $state(false);
  /** How many verdicts the longer thought has changed; null before there is one. */
  changed = $state<number | null>(null);
  private before: readonly Decision[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = 0;
  private known = 0;

  /** Where it comes from: a server, or a page that brings it along (then nothing is asked for). */
  constructor(
    private readonly fetch: ((seat: number, depth: api.Depth) => Promise<AnalysisBody>) | null,
    seat: number,
    body: AnalysisBody | null = null,
    private readonly rest: (seat: number, depth: api.Depth) => Promise<unknown> = () => Promise.resolve(),
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
    const fresh = (analysis?.done ?? 0) - this.known;
    if (!analysis || this.isDone || fresh < 4) return null;
    return Math.ceil((((Date.now() - this.began) / fresh) * (analysis.parts - analysis.done)) / 1000);
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
    this.isHalted = false;
    this.began ||= Date.now();
    const [seat, depth] = [this.seat, this.depth];
    try {
      const body = await this.fetch(seat, depth);
      if (seat !== this.seat || depth !== this.depth) return;
      if (this.body === null) this.known = body.analysis.done; // worked out before one came
      this.body = body;
      this.problem = null;
      if (this.isDone && depth === 'deep') this.compare();
    } catch (error) {
      this.problem = error;
    }
    if (!this.isDone && !this.isHalted) this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Has the server stop too. */
  async halt(): Promise<void> {
    this.stop();
    this.isHalted = true;
    this.began = 0;
    try {
      await this.rest(this.seat, this.depth);
    } catch (error) {
      this.problem = error;
    }
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
    [this.seat, this.depth, this.body, this.changed, this.began, this.known] = [seat, depth, null, null, 0, 0];
    void this.look();
  }

  private compare(): void {
    const after = this.body?.analysis.decisions ?? [];
    this.changed = after.filter((one, k) => this.before[k] && isCostly(one) !== isCostly(this.before[k])).length;
  }
}
