import { describe, expect, it } from 'vitest';
import type { StoneAgeView } from '../../lib/generated/stone-age';
import type { EventFields } from '../../lib/protocol';
import type { Line } from '../../lib/table.svelte';
import { lastRoll, sumText } from './roll';

const view = (roll: StoneAgeView['roll'] = null) =>
  ({
    roll,
    places: [{ type: 'place', name: 'forest', people: [], good: 'wood', divisor: 3 }],
  }) as unknown as StoneAgeView;
const log = (...events: EventFields[]): Line[] => events.map((event) => ({ kind: 'event', event }));
const WORK: EventFields[] = [
  { event: 'acted', seat: 1, where: 'forest' },
  { event: 'rolled', seat: 1, face: 5 },
  { event: 'rolled', seat: 1, face: 3 },
  { event: 'rolled', seat: 1, face: 6 },
  { event: 'tooled', seat: 1, value: 2 },
  { event: 'worked', seat: 1, good: 'wood', total: 16, amount: 5 },
];

describe('the last roll', () => {
  it('is none before the first', () => {
    expect(lastRoll(view(), log({ event: 'placed', seat: 0, people: 2, where: 'forest' }))).toBeNull();
  });

  it('is what the log tells, with its arithmetic', () => {
    const roll = lastRoll(view(), log(...WORK));
    expect(roll).toEqual({
      seat: 1,
      where: 'forest',
      dice: [3, 5, 6],
      plus: 2,
      total: 16,
      good: 'wood',
      divisor: 3,
      amount: 5,
      amounts: [],
    });
    expect(sumText(roll!)).toBe('14 + 2 = 16 ÷ 3');
    expect(sumText(roll!, 1)).toBe('14 + 3 = 17 ÷ 3');
  });

  it('stays whatever happens after it, in later rounds too', () => {
    const later = log(
      ...WORK,
      { event: 'fed', seat: 1, food: 5 },
      { event: 'round', seat: 0, number: 2 },
      { event: 'placed', seat: 0, people: 1, where: 'farm' },
    );
    expect(
      lastRoll(view(), [...later.slice(0, 7), { kind: 'note', key: 'flag', numbers: {} }, ...later.slice(7)]),
    ).toMatchObject({ seat: 1, where: 'forest', amount: 5 });
  });

  it('is the one of the dice on the table', () => {
    const now = view({
      type: 'roll',
      seat: 0,
      dice: [2, 4],
      to_come: 0,
      total: 7,
      good: 'wood',
      divisor: 3,
      amounts: [],
      sets: [],
    });
    expect(
      lastRoll(
        now,
        log(
          ...WORK,
          { event: 'acted', seat: 0, where: 'forest' },
          { event: 'rolled', seat: 0, face: 2 },
          { event: 'rolled', seat: 0, face: 4 },
          { event: 'tooled', seat: 0, value: 1 },
        ),
      ),
    ).toMatchObject({
      seat: 0,
      where: 'forest',
      dice: [2, 4],
      plus: 1,
      total: 7,
      amount: null,
    });
  });

  it('is for the place of now, though its dice are still to come', () => {
    const now = view({
      type: 'roll',
      seat: 0,
      dice: [],
      to_come: 2,
      total: 0,
      good: 'clay',
      divisor: 4,
      amounts: [0],
      sets: [],
    });
    expect(lastRoll(now, log(...WORK, { event: 'acted', seat: 0, where: 'clay_pit' }))).toMatchObject({
      seat: 0,
      where: 'clay_pit',
      dice: [],
    });
  });

  it('of a card is for no place, and its dice for everyone are not divided', () => {
    const roll = lastRoll(
      view(),
      log(
        ...WORK,
        { event: 'bought', seat: 0, card: 3, slot: 1 },
        { event: 'rolled', seat: 0, face: 6 },
        { event: 'rolled', seat: 0, face: 1 },
        { event: 'picked', seat: 0, face: 6 },
      ),
    );
    expect(roll).toMatchObject({ seat: 0, where: '', dice: [1, 6], divisor: 0, good: null });
    expect(sumText(roll!)).toBe('');
  });
});
