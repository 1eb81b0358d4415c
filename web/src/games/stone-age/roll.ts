/** The last roll: the dice on the table, or what the log tells of those that lay there last. */

import type { StoneAgeView } from '../../lib/generated/stone-age';
import type { EventFields } from '../../lib/protocol';
import type { Line } from '../../lib/table.svelte';
import type { Texts } from '../../lib/texts';

export interface Roll {
  seat: number;
  /** The place it was for; empty for a roll of a card. */
  where: string;
  dice: number[];
  /** What tools added. */
  plus: number;
  total: number;
  good: string | null;
  /** 0: nothing is divided, as with dice for everyone. */
  divisor: number;
  /** What came of it; null while it is under way. */
  amount: number | null;
  /** While it is under way: what it gives with so much more by tools. */
  amounts: readonly number[];
}

export function lastRoll(view: StoneAgeView, log: readonly Line[]): Roll | null {
  const told = log.flatMap((line): EventFields[] => (line.kind === 'event' ? [line.event] : []));
  const end = told.findLastIndex((one) => one.event === 'rolled');
  let start = end;
  while (start > 0 && told[start - 1]?.event === 'rolled') start -= 1;
  const where = placeOf(told[start - 1]);
  if (view.roll) {
    const { seat, dice, total, good, divisor, amounts } = view.roll;
    const here = dice.length ? where : placeOf(told.at(-1)); // its dice may be still to come
    const plus = total - sumOf(dice);
    return { seat, where: here, dice: [...dice], plus, total, good, divisor, amount: null, amounts };
  }
  if (end < 0) return null;
  const dice = told
    .slice(start, end + 1)
    .map((one) => Number(one.face))
    .sort((a, b) => a - b);
  const roll = {
    seat: told[end]!.seat,
    where,
    dice,
    plus: 0,
    total: sumOf(dice),
    good: null,
    divisor: 0,
    amount: null,
    amounts: [],
  };
  const worked = told.slice(end + 1).find((one) => one.event === 'worked');
  if (!worked) return roll;
  const total = Number(worked.total);
  const good = String(worked.good);
  const divisor = view.places.find((place) => place.good === good)?.divisor ?? 0;
  return { ...roll, total, plus: total - roll.total, good, divisor, amount: Number(worked.amount) };
}

const placeOf = (before: EventFields | undefined): string => (before?.event === 'acted' ? String(before.where) : '');

const sumOf = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** "14 + 2 = 16 ÷ 3", with so much more by a tool that is only looked at; empty if nothing is divided. */
export function sumText(roll: Roll, more = 0): string {
  if (!roll.divisor) return '';
  const plus = roll.plus + more;
  return `${plus ? `${roll.total - roll.plus} + ${plus} = ` : ''}${roll.total + more} ÷ ${roll.divisor}`;
}

/** Whose roll it is, and for what. */
export function rollTitle(roll: Roll | null, live: boolean, texts: Texts, names: readonly string[]): string {
  if (!roll) return texts.text('web-stone-age-no-roll');
  const name = names[roll.seat] ?? texts.seatName(roll.seat);
  const place = roll.where ? `, ${texts.text(`web-stone-age-plate-${roll.where}`).toLocaleLowerCase()}` : '';
  return texts.text(live ? 'web-stone-age-roll' : 'web-stone-age-last-roll', { name: `${name}${place}` });
}
