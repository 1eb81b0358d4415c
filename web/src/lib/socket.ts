/** The socket of a table: comes back by itself, and sends what is in doubt again under the same move id. */

import type { Intention, RefusalMessage, ServerMessage } from './protocol';

/** Silent: the line seems to be there, but nobody answers; it is given up if that lasts. */
export type Connection = 'connecting' | 'open' | 'silent' | 'lost' | 'gone';

/** What the browser's WebSocket has of use to us. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  /** The address, with the seat that is watched. */
  url(seat: number | null | undefined): string;
  onmessage(message: ServerMessage): void;
  onconnection(state: Connection, seconds: number, code: number): void;
  /** Called when the server knows us no more, before the next attempt. */
  renew(): Promise<unknown>;
  make(url: string): SocketLike;
}

export type Answer = { ok: true; version: number; said: number } | { ok: false; refusal: RefusalMessage };

interface Pending {
  frame: string;
  done(answer: Answer): void;
}

/** Seconds before each further attempt. */
export const PAUSES = [0.3, 1, 2, 4, 8, 15];
/**
 * Seconds without a word after which we ask whether anybody is there, till we say that nobody answers, and till we give
 * the line up.
 */
export const BEAT = 0.9;
export const PATIENCE = 1;
export const FAITH = 5;
const OPENING = 10; // how long a new line may take to stand
const ASIDE = 25; // the same as BEAT while nobody looks at the page
const LATE = 0.5; // a timer that comes so much too late was asleep with its page: it knows nothing of the line

const FINAL = [4404];
const NO_IDENTITY = 4401;
/**
 * Seconds that we stay away at least where coming back soon is of no use: refused, sent away, too many, broken there.
 */
export const AWAY: Partial<Record<number, number>> = { 4400: 60, 4403: 60, 4429: 5, 4500: 15 };
/** The share by which pauses differ, so that not everybody comes back at once. */
const SPREAD = 0.4;

export class TableSocket {
  private socket: SocketLike | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private count = 0;
  private isOpen = false;
  private isSilent = false;
  private isClosed = false;
  private seat: number | null | undefined;

  constructor(private readonly options: SocketOptions) {}

  connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    if (this.isClosed) return;
    this.drop();
    this.options.onconnection(this.attempts ? 'lost' : 'connecting', 0, 0);
    const socket = this.options.make(this.options.url(this.seat));
    this.socket = socket;
    this.wait(OPENING, () => this.giveUp());
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.isOpen = true;
      this.isSilent = false;
      this.options.onconnection('open', 0, 0);
      for (const { frame } of this.pending.values()) socket.send(frame);
      this.listen();
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      const message = JSON.parse(data) as ServerMessage;
      if (message.type !== 'refusal' || message.move !== null) this.attempts = 0; // else we are just turned away
      this.listen();
      this.hear(message);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lose(code);
    };
  }

  /** Sends an intention; it is answered once, however often the connection is lost meanwhile. */
  send(intention: Intention): Promise<Answer> {
    this.count += 1;
    const move = `${this.prefix}-${this.count}`;
    const frame = JSON.stringify({ ...intention, move });
    return new Promise((done) => {
      this.pending.set(move, { frame, done });
      if (this.isOpen) this.socket?.send(frame);
    });
  }

  /** Says something that needs no answer, if anybody hears it. */
  tell(
    message:
      | { type: 'pace'; pace: string }
      | { type: 'skip' }
      | { type: 'go'; to: string }
      | { type: 'hint'; seat: number; version: number },
  ): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /** Asks what words would bring; `ahead` answers, unless the position is gone by then. */
  look(seat: number, version: number, words: number[][]): void {
    if (this.isOpen) this.socket?.send(JSON.stringify({ type: 'look', seat, version, words }));
  }

  /** Watches another seat; a whole view follows. */
  watch(seat: number | null): void {
    this.seat = seat;
    if (this.isOpen) this.socket?.send(JSON.stringify({ type: 'watch', seat }));
  }

  /** Tries again now: the network is back, or somebody is impatient. */
  hurry(): void {
    if (this.isClosed || (this.isOpen && !this.isSilent)) return;
    if (this.isSilent) {
      this.attempts += 1;
      this.drop();
    }
    if (this.retry !== undefined || this.socket === null) this.connect();
  }

  /** Asks at once whether anybody is there: the network says it is off, or the page was asleep. */
  doubt(): void {
    if (this.isOpen && !this.isSilent) this.ask();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.watchdog);
    this.drop();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'answer') {
      this.settle(message.move, { ok: true, version: message.version, said: message.said ?? 0 });
    } else if (message.type === 'refusal' && message.move !== null) {
      this.settle(message.move, { ok: false, refusal: message });
    }
    this.options.onmessage(message);
  }

  private settle(move: string, answer: Answer): void {
    this.pending.get(move)?.done(answer);
    this.pending.delete(move);
  }

  private lose(code: number): void {
    clearTimeout(this.watchdog);
    this.isOpen = false;
    this.isSilent = false;
    this.socket = null;
    if (this.isClosed) return;
    if (FINAL.includes(code)) {
      this.isClosed = true;
      this.options.onconnection('gone', 0, code);
      return;
    }
    const least = Math.max(PAUSES[Math.min(this.attempts, PAUSES.length - 1)] ?? 1, AWAY[code] ?? 0);
    const pause = least * (1 + SPREAD * (Math.random() - 0.5));
    this.attempts += 1;
    this.options.onconnection('lost', pause, code);
    const again = () => this.connect();
    this.retry = setTimeout(() => {
      if (code === NO_IDENTITY) void this.options.renew().then(again, again);
      else again();
    }, pause * 1000);
  }

  /** A connection that died without a word is told, and then given up. */
  private listen(): void {
    if (this.isSilent) {
      this.isSilent = false;
      this.options.onconnection('open', 0, 0);
    }
    this.wait(globalThis.document?.hidden ? ASIDE : BEAT, () => this.ask());
  }

  private ask(): void {
    if (!this.isOpen) return this.giveUp();
    this.wait(PATIENCE, () => {
      this.isSilent = true;
      this.options.onconnection('silent', FAITH, 0);
      this.wait(FAITH, () => this.giveUp());
    });
    this.socket?.send(JSON.stringify({ type: 'ping' }));
  }

  private giveUp(): void {
    this.drop();
    this.lose(1006);
  }

  /** Lets the socket go; what it still says is not heard. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.isOpen = false;
    this.isSilent = false;
    socket?.close();
  }

  private wait(seconds: number, then: () => void): void {
    clearTimeout(this.watchdog);
    const due = Date.now() + seconds * 1000;
    this.watchdog = setTimeout(() => (Date.now() - due > LATE * 1000 ? this.ask() : then()), seconds * 1000);
  }
}
