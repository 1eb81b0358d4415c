/** The line to a table: whether it is down, what was on its way, and what happened meanwhile. */

import type { EventFields, Intention, RefusalMessage } from './protocol';
import type { Answer, Connection } from './socket';

/** What is told when the line is back. */
export interface News {
  /** What was in doubt, if anything, and why it was not taken, if it was not. */
  sent: Intention | null;
  refusal: RefusalMessage | null;
  /** Words said meanwhile, ours among them (so many), and the seats of which the log tells. */
  words: readonly number[];
  own: number;
  seats: readonly number[];
}

/** What is known of the game so far. */
export interface Known {
  view: boolean;
  words: readonly number[];
  events: readonly EventFields[];
}

const GRACE = 0.5; // seconds: what is mended sooner nobody needs to know
const STAY = 4; // and how long the good news stays

interface Away {
  known: Known;
  whole: boolean; // whether a whole view must come before we know
  sent: Intention | null;
  answer: Answer | null;
}

export class TableLine {
  state = $state<'up' | 'down' | 'back'>('up');
  /** When the next attempt to connect is made, in milliseconds since 1970; 0: now. */
  retryAt = $state(0);
  /** What waits for its answer. */
  sent = $state.raw<Intention | null>(null);
  news = $state.raw<News | null>(null);

  private away: Away | null = null;
  private isOpen = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly known: () => Known) {}

  change(connection: Connection, seconds: number): void {
    this.retryAt = seconds ? Date.now() + seconds * 1000 : 0;
    const was = this.isOpen;
    this.isOpen = connection === 'open';
    if (connection === 'silent' || connection === 'lost') {
      if (was) this.lose();
      if (this.away && connection === 'lost') this.away.whole = true;
    }
    this.settle(false);
  }

  /** Something is on its way. */
  send(intention: Intention): void {
    this.sent = intention;
    if (this.away) this.away.sent = intention;
  }

  answer(answer: Answer): void {
    this.sent = null;
    if (this.away) this.away.answer = answer;
    this.settle(false);
  }

  /** A view came. */
  see(): void {
    this.settle(true);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private lose(): void {
    this.away ??= { known: this.known(), whole: false, sent: this.sent, answer: null };
    this.after(GRACE, () => (this.state = 'down'));
  }

  /** The line is back when it stands, the game is seen again, and what was in doubt is answered. */
  private settle(seen: boolean): void {
    const away = this.away;
    if (!away || !this.isOpen) return;
    if (seen) away.whole = false;
    if ((away.whole && away.known.view) || (away.sent && !away.answer)) return;
    this.away = null;
    if (this.state !== 'down') {
      clearTimeout(this.timer);
      return;
    }
    const { words, events } = this.known();
    const { sent, answer } = away;
    this.news = {
      sent,
      refusal: answer && !answer.ok ? answer.refusal : null,
      words: words.slice(away.known.words.length),
      own: sent?.type === 'play' && answer?.ok ? answer.said : 0,
      seats: [...new Set(events.slice(away.known.events.length).map((event) => event.seat))].filter(
        (seat) => seat >= 0,
      ),
    };
    this.state = 'back';
    this.after(STAY, () => (this.state = 'up'));
  }

  private after(seconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, seconds * 1000);
  }
}
