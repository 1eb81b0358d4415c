/** The table somebody wishes for, while it is being chosen. */

import { untrack } from 'svelte';
import type { ClockRule, GameInfo, GameOption, NewSeat, NewTable, Value } from './protocol';

export type ChairKind = 'me' | 'device' | 'open' | 'bot';

export interface Chair {
  kind: ChairKind;
  bot: string;
}

export type ClockKind = 'none' | 'live' | 'turns';
export type Company = Exclude<ChairKind, 'me'>;

/** The bot a newcomer should meet: thinks, but answers at once. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes('hunter') ? 'hunter' : (bots[0] ?? 'random');

/** As many hints as one likes. */
export const ANY = -1;

export class Wish {
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, Value>>({});
  clock = $state<ClockKind>('none');
  bank = $state(15);
  increment = $state(20);
  days = $state(1);
  isPrivate = $state(false);
  /** How many hints people may ask for (ANY: any number), if somebody has said so; against bots they may. */
  private hinted = $state<number | null>(null);
  shuffle = $state(false);

  constructor(
    readonly game: GameInfo,
    private readonly bots: readonly string[],
  ) {
    this.chairs = [this.chair('me'), this.chair('bot')];
    while (this.chairs.length < (game.seats[0] ?? 2)) this.chairs.push(this.chair('bot'));
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  }

  chair(kind: ChairKind): Chair {
    return { kind, bot: this.bot ?? usualBot(this.bots) };
  }

  /** So many seats; new ones are like the last. */
  seat(count: number): void {
    const last = this.chairs[this.chairs.length - 1];
    while (this.chairs.length < count)
      this.chairs.push({ ...this.chair(last && last.kind !== 'me' ? last.kind : 'bot') });
    this.chairs = this.chairs.slice(0, count);
    if (!this.chairs.some((chair) => chair.kind === 'me')) this.chairs[0] = this.chair('me');
  }

  /** All other seats of one kind; who was alone gets company. */
  fill(kind: Company): void {
    if (this.chairs.length === 1) this.seat(2);
    this.chairs = this.chairs.map((chair) => (chair.kind === 'me' ? chair : { ...chair, kind }));
    if (kind !== 'open') this.clock = 'none';
  }

  /** What all other seats are, if they are alike. */
  get company(): Company | 'mixed' | 'alone' {
    const kinds = new Set(this.chairs.filter((chair) => chair.kind !== 'me').map((chair) => chair.kind));
    if (!kinds.size) return 'alone';
    return kinds.size === 1 ? ([...kinds][0] as Company) : 'mixed';
  }

  /** One seat is one's own: whoever takes it gives theirs away. */
  choose(seat: number, kind: ChairKind): void {
    const chair = this.chairs[seat];
    if (!chair) return;
    const own = this.chairs.findIndex((other) => other.kind === 'me');
    if (kind === 'me' && own >= 0 && own !== seat) this.chairs[own]!.kind = chair.kind;
    if (chair.kind === 'me' && kind !== 'me') {
      const next = this.chairs.find((_, k) => k !== seat);
      if (next) next.kind = 'me';
    }
    chair.kind = kind;
  }

  /** Whether somebody has to come before the game can begin. */
  get waits(): boolean {
    return this.chairs.some((chair) => chair.kind === 'open');
  }

  /** The bot at all seats of bots; null if they differ or there is none. */
  get bot(): string | null {
    const bots = new Set(this.chairs.filter((chair) => chair.kind === 'bot').map((chair) => chair.bot));
    return bots.size === 1 ? ([...bots][0] ?? null) : null;
  }

  set bot(bot: string) {
    for (const chair of this.chairs) chair.bot = bot;
  }

  get hints(): number {
    return this.hinted ?? (this.company === 'bot' ? ANY : 0);
  }

  set hints(count: number) {
    this.hinted = count;
  }

  optionsOf(kind: GameOption['kind']): GameOption[] {
    return this.game.options.filter((option) => option.kind === kind);
  }

  /** How many options of a kind differ from the usual. */
  changed(kind: GameOption['kind']): number {
    return this.optionsOf(kind).filter((option) => this.options[option.name] !== option.default).length;
  }

  /** As the server wants it. */
  order(name: string, others: Readonly<Record<number, string>>, nameOf: (seat: number) => string): NewTable {
    const seats = this.chairs.map((chair, k): NewSeat => {
      if (chair.kind === 'bot') return { kind: 'bot', bot: chair.bot };
      if (chair.kind === 'open') return { kind: 'open' };
      return { kind: 'me', name: (chair.kind === 'me' ? name : (others[k] ?? '').trim()) || nameOf(k) };
    });
    const given = Object.entries(this.options).filter(
      ([key, value]) => value !== null && this.game.options.find((option) => option.name === key)?.default !== value,
    );
    return {
      game: this.game.id,
      seats,
      options: Object.fromEntries(given),
      private: this.isPrivate,
      hints: this.hints !== 0,
      hint_count: this.hints > 0 ? this.hints : null,
      shuffle: this.shuffle,
      clock: this.rule,
    };
  }

  /** The clock as the server wants it. */
  get rule(): ClockRule | null {
    if (this.clock === 'live') return { kind: 'live', bank: (this.bank || 15) * 60, increment: this.increment || 0 };
    if (this.clock === 'turns') return { kind: 'turns', bank: (this.days || 1) * 86400, increment: 0 };
    return null;
  }
}

/** The first game after a course: against the lowest level, at the table that the course names. */
export function firstGame(game: GameInfo, name: string): NewTable {
  const seats = game.course?.seats ?? game.seats[0] ?? 2;
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, k): NewSeat =>
      k ? { kind: 'bot', bot: 'novice' } : { kind: 'me', name },
    ),
    options: game.course?.options ?? {},
    private: true,
    hints: true,
    shuffle: false,
    clock: null,
  };
}

const kept = new Map<string, Wish>();

/** What was wished for at this game last, since the page was opened. */
export function wishFor(game: GameInfo, bots: readonly string[]): Wish {
  const found = kept.get(game.id) ?? untrack(() => new Wish(game, bots));
  kept.set(game.id, found);
  return found;
}
