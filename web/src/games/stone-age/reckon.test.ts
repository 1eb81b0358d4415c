import { describe, expect, it } from 'vitest';
import type { BuildingView } from '../../lib/generated/stone-age';
import { asksAgain, cheapest, inOrder, isFull, range, reachable } from './reckon';

describe('a roll with tools', () => {
  it('lists every amount above the bare roll with the set that wastes least', () => {
    const sets = reachable(14, 3, { tiles: [2, 1, 1], cards: [] });
    expect(sets).toEqual([
      { tiles: [1], cards: [], plus: 1, amount: 5 },
      { tiles: [1, 1, 2], cards: [], plus: 4, amount: 6 },
    ]);
  });

  it('spends no card where a tile will do', () => {
    expect(reachable(5, 6, { tiles: [1], cards: [{ id: 33, value: 4 }] })[0]).toMatchObject({ tiles: [1], cards: [] });
  });

  it('knows whether it is asked again', () => {
    const box = { tiles: [1, 1, 2], cards: [] };
    expect(asksAgain(box, { tiles: [1], cards: [] })).toBe(true);
    expect(asksAgain(box, { tiles: [2], cards: [] })).toBe(false); // only lower ones are left
    expect(asksAgain(box, { tiles: [1, 1, 2], cards: [] })).toBe(false);
    expect(asksAgain({ tiles: [1], cards: [{ id: 33, value: 4 }] }, { tiles: [1], cards: [] })).toBe(true);
    expect(asksAgain({ tiles: [1], cards: [{ id: 33, value: 4 }] }, { tiles: [], cards: [33] })).toBe(false);
  });
});

describe('a payment', () => {
  const goods = { wood: 2, clay: 0, stone: 1, gold: 3 };

  it('is said from the cheapest kind up', () => {
    expect(inOrder(cheapest({ left: 3, upTo: false }, goods))).toEqual(['wood', 'wood', 'stone']);
  });

  it('of up to seven', () => {
    const bill = { left: 7, upTo: true };
    expect(isFull(bill, { wood: 2 }, goods)).toBe(false);
    expect(isFull(bill, goods, goods)).toBe(true); // no more goods
  });
});

it('a building of choice is worth between', () => {
  const building = (count: number, kinds: number, points = 0) => ({ type: 'building', id: 1, cost: {}, points, count, kinds }) as BuildingView;
  expect(range(building(4, 2))).toEqual([13, 23]);
  expect(range(building(5, 1))).toEqual([15, 30]);
  expect(range(building(7, 0))).toEqual([3, 42]);
  expect(range(building(0, 0, 11))).toEqual([11, 11]);
});
