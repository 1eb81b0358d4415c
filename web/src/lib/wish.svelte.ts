/** The table somebody wishes for, while it is being chosen. */

import type { ClockRule, GameInfo, NewSeat, NewTable, Value } from './protocol';

export type ChairKind = 'me' | 'device' | 'open' | 'bot';

export interface Chair {
  kind: ChairKind;
  name: string;
  bot: string;
}

export type ClockKind = 'none' | 'live' | 'turns';

/** The bot a newcomer should meet: thinks, but answers at once. */
export const usualBot = (bots: readonly string[]): string => (bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'random'));

export class Wish {
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, Value>>({});
  clock = $state<ClockKind>('none');
  bank = $state(15);
  increment = $state(20);
  days = $state(1);
  isPrivate = $state(false);
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
    return { kind, name: '', bot: usualBot(this.bots) };
  }

  /** So many seats; new ones are like the last. */
  seat(count: number): void {
    const last = this.chairs[this.chairs.length - 1];
    while (this.chairs.length < count) this.chairs.push({ ...this.chair(last && last.kind !== 'me' ? last.kind : 'bot') });
    this.chairs = this.chairs.slice(0, count);
    if (!this.chairs.some((chair) => chair.kind === 'me')) this.chairs[0] = this.chair('me');
  }

  /** All other seats of one kind. */
  fill(kind: Exclude<ChairKind, 'me'>): void {
    this.chairs = this.chairs.map((chair) => (chair.kind === 'me' ? chair : { ...chair, kind }));
    if (kind !== 'open') this.clock = 'none';
  }

  /** What all other seats are, if they are alike. */
  get company(): Exclude<ChairKind, 'me'> | 'mixed' {
    const kinds = new Set(this.chairs.filter((chair) => chair.kind !== 'me').map((chair) => chair.kind));
    return kinds.size === 1 ? ([...kinds][0] as Exclude<ChairKind, 'me'>) : 'mixed';
  }

  /** As the server wants it. */
  order(name: string, nameOf: (seat: number) => string): NewTable {
    const seats = this.chairs.map((chair, k): NewSeat => {
      if (chair.kind === 'bot') return { kind: 'bot', bot: chair.bot };
      if (chair.kind === 'open') return { kind: 'open' };
      return { kind: 'me', name: (chair.kind === 'me' ? name : chair.name.trim()) || nameOf(k) };
    });
    const given = Object.entries(this.options).filter(
      ([key, value]) => this.game.options.find((option) => option.name === key)?.default !== value,
    );
    return {
      game: this.game.id,
      seats,
      options: Object.fromEntries(given),
      private: this.isPrivate,
      shuffle: this.shuffle,
      clock: this.rule(),
    };
  }

  private rule(): ClockRule | null {
    if (this.clock === 'live') return { kind: 'live', bank: this.bank * 60, increment: this.increment };
    if (this.clock === 'turns') return { kind: 'turns', bank: this.days * 86400, increment: 0 };
    return null;
  }
}
