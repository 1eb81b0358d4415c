/** One table as this browser knows it: what the socket says, kept and asked for. */

import * as api from './api';
import { applyChanges } from './changes';
import type {
  Ahead,
  ChatLine,
  Clocks,
  EventFields,
  HintMessage,
  Intention,
  LessonMessage,
  MistakeMessage,
  Numbers,
  PuzzleMessage,
  ServerMessage,
  Table,
  UndoRequest,
  View,
  ViewMessage,
} from './protocol';
import { TableLine } from './line.svelte';
import { seatNames } from './say';
import { TableSocket, type Answer, type Connection, type SocketLike } from './socket';

/** A refusal that a person should read. */
export interface Told {
  key: string;
  numbers: Numbers;
  rules: string[];
  message: string;
}

/** A line of the log: something that happened, or a note of the server. */
export type Line = { kind: 'event'; event: EventFields } | { kind: 'note'; key: string; numbers: Numbers };

export interface TableHooks {
  /** A position came: what happened since the last one, and whether it was whole. */
  onview?(events: readonly EventFields[], message: ViewMessage): void;
  onchat?(lines: readonly ChatLine[]): void;
  onmissing?(): void;
  /** At a lesson: where one is. */
  onlesson?(message: LessonMessage): void;
  /** At a puzzle: what is known of it. */
  onpuzzle?(message: PuzzleMessage): void;
  /** At a mistake of one's own: what was tried. */
  onmistake?(message: MistakeMessage): void;
  /** The address of the socket, if it is not a table's. */
  url?(): string;
  make?(url: string): SocketLike;
}

/** How many words are asked about at once. */
const LOOKS = 128;

/** How long it is news that a flag has fallen, in milliseconds. */
const NEWS = 6000;

export class TableStore {
  table = $state.raw<Table | null>(null);
  mine = $state.raw<number[]>([]);
  /** The seat that is watched; null: nobody's. */
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  previous = $state.raw<View | null>(null);
  /** What happened between the last two views. */
  recent = $state.raw<readonly EventFields[]>([]);
  /** What was taken back between them, the last first. */
  undone = $state.raw<readonly EventFields[]>([]);
  log = $state.raw<readonly Line[]>([]);
  /** All words said so far, chance among them. */
  words = $state.raw<readonly number[]>([]);
  /** What was said from here, and where it stands among the words. */
  private own = $state.raw<readonly { seat: number; place: number; word: number }[]>([]);
  version = $state(0);
  canUndo = $state(false);
  clocks = $state.raw<(Clocks & { heard: number }) | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  online = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  request = $state.raw<UndoRequest | null>(null);
  refusal = $state.raw<Told | null>(null);
  connection = $state<Connection>('connecting');
  /** The seat whose flag has fallen a moment ago. */
  fell = $state<number | null>(null);
  /** What a bot thinks of the position, if it was asked; and whether it is thinking about that. */
  hint = $state.raw<HintMessage | null>(null);
  isPondering = $state(false);
  /** How many moves wait for their answer. */
  sending = $state(0);

  /** What is told of the line. */
  readonly line = new TableLine(() => ({ view: this.view !== null, words: this.words, events: events(this.log) }));

  private readonly socket: TableSocket;
  /** What the rules say of words in this position, by their ids; and what was asked of them. */
  private foreseen = $state.raw<ReadonlyMap<string, Ahead>>(new Map());
  private wanted: number[][] = [];
  private asked = new Set<string>();
  private readonly hurry = () => this.socket.hurry();
  private readonly doubt = () => this.socket.doubt();

  constructor(
    readonly id: string,
    readonly invite: string | null,
    private readonly hooks: TableHooks = {},
  ) {
    this.socket = new TableSocket({
      url: (seat) => hooks.url?.() ?? api.socketAddress(id, invite, seat),
      onmessage: (message) => this.hear(message),
      onconnection: (state, seconds, code) => this.connect(state, seconds, code),
      renew: () => api.getMe(),
      make: hooks.make ?? ((url) => new WebSocket(url) as unknown as SocketLike),
    });
  }

  open(): void {
    this.socket.connect();
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.doubt);
    globalThis.document?.addEventListener('visibilitychange', this.doubt);
  }

  close(): void {
    this.socket.close();
    this.line.close();
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.doubt);
    globalThis.document?.removeEventListener('visibilitychange', this.doubt);
  }

  get over(): boolean {
    return this.view?.outcome != null || this.table?.status === 'over';
  }

  /** Whether the watched seat is one's own and to move. */
  get isMyTurn(): boolean {
    return (
      this.view !== null &&
      this.table?.status !== 'over' &&
      this.seat !== null &&
      this.mine.includes(this.seat) &&
      this.view.to_move === this.seat
    );
  }

  /** What may be said now: nothing while a move travels or the server is away. */
  get legal(): readonly number[] {
    return this.isMyTurn && this.sending === 0 && this.connection === 'open' ? (this.view?.legal ?? []) : [];
  }

  get names(): string[] {
    return seatNames(this.table?.seats ?? []);
  }

  /** What words of one's own would bring, said one after the other; null until the server has told. */
  ahead(words: number | readonly number[]): Ahead | null {
    const list = typeof words === 'number' ? [words] : [...words];
    const key = list.join(' ');
    const known = this.foreseen.get(key);
    if (known) return known;
    if (list.length && this.isMyTurn && !this.asked.has(key)) {
      this.asked.add(key);
      if (this.wanted.push(list) === 1) queueMicrotask(() => this.look());
    }
    return null;
  }

  private look(): void {
    const wanted = this.wanted.splice(0);
    if (this.seat === null) return;
    for (let k = 0; k < wanted.length; k += LOOKS)
      this.socket.look(this.seat, this.version, wanted.slice(k, k + LOOKS));
  }

  watch(seat: number | null): void {
    this.socket.watch(seat);
  }

  async play(words: (number | string)[]): Promise<Answer | null> {
    const [seat, start] = [this.seat ?? this.mine[0] ?? 0, this.words.length];
    const answer = await this.send((seat, version) => ({ type: 'play', seat, version, words }));
    const word = answer?.ok ? words[answer.said - 1] : undefined;
    const place = typeof word === 'number' ? this.words.lastIndexOf(word) : -1;
    if (place >= start) this.own = [...this.own, { seat, place, word: word as number }];
    return answer;
  }

  /** The word that an undo of the watched seat would take back, if it was said here. */
  get last(): number | null {
    return this.own.findLast((one) => one.seat === this.seat)?.word ?? null;
  }

  /** Whether others must agree before the watched seat takes back. */
  get undoAsks(): boolean {
    return (
      !this.canUndo && (this.table?.seats ?? []).some((seat, k) => seat.kind === 'person' && !this.mine.includes(k))
    );
  }

  undo(): Promise<Answer | null> {
    return this.send((seat, version) => ({ type: 'undo', seat, version }));
  }

  /** Answers a request to take back, for one of one's own seats. */
  consent(seat: number, yes: boolean): Promise<Answer | null> {
    return this.send((_, version) => ({ type: 'consent', seat, version, yes }));
  }

  resign(seat: number): Promise<Answer | null> {
    return this.send(() => ({ type: 'resign', seat }));
  }

  replace(seat: number): Promise<Answer | null> {
    return this.send((_, version) => ({ type: 'replace', seat, version }));
  }

  comeBack(seat: number): Promise<Answer | null> {
    return this.send(() => ({ type: 'return', seat }));
  }

  async say(text: string): Promise<Answer> {
    const answer = await this.socket.send({ type: 'chat', text });
    if (!answer.ok) this.refusal = answer.refusal;
    return answer;
  }

  /** How fast bots are to play. */
  setPace(pace: string): void {
    this.socket.tell({ type: 'pace', pace });
  }

  /** Lets the bots play without a pause, up to one's own turn. */
  skip(): void {
    this.socket.tell({ type: 'skip' });
  }

  /** At a lesson: to another step; at a puzzle or a mistake: again, or the answer. */
  go(to: 'next' | 'back' | 'again' | 'show'): void {
    this.socket.tell({ type: 'go', to });
  }

  /** Asks what a bot would do here; once more puts the torch away. */
  askHint(): void {
    if (this.hint || this.isPondering) {
      this.putAway();
      return;
    }
    if (this.seat === null || !this.isMyTurn) return;
    this.refusal = null;
    this.isPondering = true;
    this.socket.tell({ type: 'hint', seat: this.seat, version: this.version });
  }

  /** How many hints one may still take; null: any number. */
  get hintsLeft(): number | null {
    return this.table?.hints_left?.[this.seat ?? 0] ?? null;
  }

  putAway(): void {
    this.hint = null;
    this.isPondering = false;
  }

  hurryUp(): void {
    this.socket.hurry();
  }

  private async send(make: (seat: number, version: number) => Intention): Promise<Answer | null> {
    const seat = this.seat ?? this.mine[0] ?? 0;
    this.refusal = null;
    this.sending += 1;
    try {
      const intention = make(seat, this.version);
      this.line.send(intention);
      const answer = await this.socket.send(intention);
      this.line.answer(answer);
      if (!answer.ok && answer.refusal.key !== 'stale') this.refusal = answer.refusal;
      return answer;
    } finally {
      this.sending -= 1;
    }
  }

  private connect(state: Connection, seconds: number, code: number): void {
    this.connection = state;
    this.line.change(state, seconds);
    if (state === 'gone' && code === 4404) this.hooks.onmissing?.();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.greet(message.table);
        this.table = message.table;
        this.mine = message.mine;
        this.takeSeat();
        break;
      case 'view':
        this.see(message);
        break;
      case 'chat':
        this.talk(message.messages);
        break;
      case 'presence':
        this.online = message.seats;
        this.spectators = message.spectators;
        break;
      case 'undo':
        this.request = message.request;
        break;
      case 'ahead':
        if (message.version === this.version && message.seat === this.seat)
          this.foreseen = new Map([
            ...this.foreseen,
            ...message.ahead.map((one): [string, Ahead] => [one.words.join(' '), one]),
          ]);
        break;
      case 'hint':
        if (this.table?.hints_left && message.left !== null) {
          const left = message.left;
          this.table = { ...this.table, hints_left: this.table.hints_left.with(message.seat, left) };
        }
        if (this.isPondering && message.version === this.version && message.seat === this.seat) this.hint = message;
        this.isPondering = false;
        break;
      case 'note':
        this.log = [...this.log, { kind: 'note', key: message.key, numbers: message.numbers }];
        if (message.key === 'flag-fell') this.flag(Number(message.numbers['player']));
        break;
      case 'lesson':
        this.hooks.onlesson?.(message);
        break;
      case 'puzzle':
        this.hooks.onpuzzle?.(message);
        break;
      case 'mistake':
        this.hooks.onmistake?.(message);
        break;
      case 'refusal':
        if (message.move === null) {
          this.refusal = message;
          this.isPondering = false;
        }
        break;
    }
  }

  private see(message: ViewMessage): void {
    const whole = message.since === null;
    let next: View;
    if (whole) {
      if (!message.view) return;
      next = message.view;
    } else {
      if (!this.view || this.version !== message.since || this.seat !== message.seat) {
        this.socket.watch(message.seat); // a gap: ask for everything
        return;
      }
      next = applyChanges(this.view, message.changes ?? []);
    }
    // A whole view of another seat is a jump; the same seat's after a loss is the next picture.
    this.previous = whole && (this.seat !== message.seat || this.view === null) ? null : this.view;
    this.view = next;
    this.seat = message.seat;
    if (message.version !== this.version) this.putAway();
    this.version = message.version;
    this.foreseen = new Map();
    this.asked.clear();
    this.wanted.length = 0;
    if (next.legal.length <= LOOKS) for (const word of next.legal) this.ahead(word); // they are there before they are touched
    this.canUndo = message.undo;
    this.clocks = message.clocks ? { ...message.clocks, heard: Date.now() } : null;
    this.refusal = null;
    const known = events(this.log);
    const fresh: readonly EventFields[] = message.events.slice(Math.max(0, known.length - message.from));
    this.undone = whole || message.why !== 'undo' ? [] : known.slice(message.from).reverse();
    this.log = [...cut(this.log, message.from), ...message.events.map((event): Line => ({ kind: 'event', event }))];
    this.words = [...this.words.slice(0, message.words_from), ...message.words];
    this.own = this.own.filter((one) => this.words[one.place] === one.word);
    this.recent = whole && this.previous === null ? [] : fresh;
    this.line.see();
    this.hooks.onview?.(this.recent, message);
    this.takeSeat();
  }

  private flag(seat: number): void {
    this.fell = seat;
    setTimeout(() => (this.fell = null), NEWS);
  }

  /** Who has just sat down is there, whatever was known of the seat before. */
  private greet(table: Table): void {
    const before = this.table?.seats;
    this.online = table.seats.map(
      (seat, k) => (seat.person !== null && seat.person !== before?.[k]?.person) || (this.online[k] ?? true),
    );
  }

  /** Who looked on and then sat down sees with the eyes of the seat from then on. */
  private takeSeat(): void {
    const [first] = this.mine;
    if (first !== undefined && this.view !== null && this.seat === null && this.view.outcome === null)
      this.socket.watch(first);
  }

  private talk(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    const first = this.chat.length === 0 && this.view === null;
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id);
    if (!first && fresh.length) this.hooks.onchat?.(fresh);
  }
}

const events = (log: readonly Line[]): EventFields[] =>
  log.flatMap((line) => (line.kind === 'event' ? [line.event] : []));

/** The log up to a number of events, with the notes between them. */
function cut(log: readonly Line[], count: number): Line[] {
  const out: Line[] = [];
  let seen = 0;
  for (const line of log) {
    if (line.kind === 'event' && ++seen > count) break;
    out.push(line);
  }
  return out;
}
