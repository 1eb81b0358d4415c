import { describe, expect, it } from 'vitest';
import type { BuildingView, StoneAgeView } from '../../lib/generated/stone-age';
import { toolSets, worth } from './moves';
import { cheapest, inOrder } from './reckon';

describe('a payment', () => {
  const goods = { wood: 2, clay: 0, stone: 1, gold: 3 };

  it('takes what is worth least, by the components in use, and is said in order', () => {
    const bill = { left: 3, upTo: false };
    expect(inOrder(cheapest(bill, goods, { wood: 3, clay: 4, stone: 5, gold: 6 }))).toEqual(['wood', 'wood', 'stone']);
    expect(inOrder(cheapest(bill, goods, { wood: 9, clay: 4, stone: 5, gold: 1 }))).toEqual(['gold', 'gold', 'gold']);
  });
});

it('a building is worth what the rules say', () => {
  const building = (least: number, most: number) => ({ least, most, points: 0, count: 4, kinds: 2 }) as BuildingView;
  expect(worth(building(13, 23))).toBe('13–23');
  expect(worth(building(11, 11))).toBe(11);
});

it('sets of tools are those of the rules, the first and the last of many; a single tool is tapped', () => {
  const set = (...tools: number[]) => ({
    type: 'tools' as const,
    words: [...tools, 99],
    tools,
    plus: tools.length,
    amount: tools.length,
  });
  const at = (...sets: ReturnType<typeof set>[]) =>
    ({ asked: { name: 'tools' }, roll: { sets } }) as unknown as StoneAgeView;
  expect(toolSets(at(set(1), set(2), set(1, 2)), [1])).toEqual([set(1, 2)]);
  expect(toolSets(at(set(1, 2), set(1, 3), set(1, 2, 3)), [1])).toEqual([set(1, 2), set(1, 2, 3)]);
  expect(toolSets(at(set(1, 2)), [])).toEqual([]);
});
