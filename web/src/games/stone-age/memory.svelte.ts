/** What the view does not keep: the last roll, and the goods chosen for a payment that is not said yet. */

import type { StoneAgeView } from '../../lib/generated/stone-age';
import type { EventFields } from '../../lib/protocol';
import type { Basket } from './reckon';

export interface Roll {
  seat: number;
  where: string;
  dice: number[];
  plus: number;
  total: number;
  good: string | null;
  divisor: number;
  amount: number | null;
}

/** Goods chosen one by one and said together. They belong to one view: any change empties the basket. */
class Choice {
  private of = $state.raw<object | null>(null);
  private chosen = $state.raw<Basket>({});

  at(view: object): Basket {
    return this.of === view ? this.chosen : {};
  }

  set(view: object, basket: Basket): void {
    this.of = view;
    this.chosen = basket;
  }
}
export const choice = new Choice();

/** The last roll, put together from what happened. */
class Rolls {
  last = $state.raw<Roll | null>(null);
  private seen: StoneAgeView | null = null;
  private open: Roll | null = null;

  /** A new view and what led to it; after a jump nothing is known of earlier rolls. */
  hear(view: StoneAgeView, jump: boolean, events: readonly EventFields[]): void {
    if (this.seen === view) return;
    const turned = this.seen !== null && this.seen.round !== view.round;
    this.seen = view;
    for (const event of events) this.one(view, event);
    if (!events.length && (jump || turned)) this.last = null;
    if (view.roll) {
      const { seat, dice, total, good, divisor } = view.roll;
      const sum = dice.reduce((a, b) => a + b, 0);
      this.open = { seat, where: this.open?.seat === seat ? this.open.where : '', dice: [...dice], plus: total - sum, total, good, divisor, amount: null };
      this.last = this.open;
    }
  }

  private one(view: StoneAgeView, event: EventFields): void {
    const blank = { seat: event.seat, dice: [], plus: 0, total: 0, good: null, divisor: 0, amount: null };
    switch (event.event) {
      case 'acted':
        this.open = { ...blank, where: String(event.where) };
        break;
      case 'bought':
        this.open = { ...blank, where: '' };
        break;
      case 'rolled': {
        const face = Number(event.face);
        const open = this.open?.seat === event.seat && this.open.amount === null ? this.open : { ...blank, where: '' };
        this.open = { ...open, dice: [...open.dice, face], total: open.total + face };
        this.last = this.open;
        break;
      }
      case 'worked': {
        const open = this.open?.seat === event.seat ? this.open : { ...blank, where: '' };
        const total = Number(event.total);
        const sum = open.dice.reduce((a, b) => a + b, 0);
        const good = String(event.good);
        const divisor = view.places.find((place) => place.good === good)?.divisor ?? 0;
        this.last = { ...open, dice: [...open.dice].sort((a, b) => a - b), total, plus: total - sum, good, divisor, amount: Number(event.amount) };
        this.open = null;
      }
    }
  }
}
export const rolls = new Rolls();
