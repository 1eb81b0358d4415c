import { describe, expect, it } from 'vitest';
import type { StoneAgeView } from '../../lib/generated/stone-age';
import { choice, rolls } from './memory.svelte';

const view = (round = 1, roll: StoneAgeView['roll'] = null) =>
  ({ round, roll, places: [{ type: 'place', name: 'forest', people: [], good: 'wood', divisor: 3 }] }) as unknown as StoneAgeView;

describe('the last roll', () => {
  it('is put together from what happened', () => {
    rolls.hear(view(), true, []);
    expect(rolls.last).toBeNull();
    rolls.hear(view(), false, [
      { event: 'acted', seat: 1, where: 'forest' },
      { event: 'rolled', seat: 1, face: 5 },
      { event: 'rolled', seat: 1, face: 3 },
      { event: 'rolled', seat: 1, face: 6 },
      { event: 'tooled', seat: 1, value: 2 },
      { event: 'worked', seat: 1, good: 'wood', total: 16, amount: 5 },
    ]);
    expect(rolls.last).toEqual({ seat: 1, where: 'forest', dice: [3, 5, 6], plus: 2, total: 16, good: 'wood', divisor: 3, amount: 5 });
  });

  it('stays when nothing happens, and goes with a jump', () => {
    rolls.hear(view(), false, []);
    expect(rolls.last).not.toBeNull();
    rolls.hear(view(), true, []);
    expect(rolls.last).toBeNull();
  });

  it('follows the dice on the table', () => {
    rolls.hear(view(1, { type: 'roll', seat: 0, dice: [2, 4], to_come: 0, total: 7, good: 'wood', divisor: 3 }), false, [{ event: 'acted', seat: 0, where: 'forest' }]);
    expect(rolls.last).toMatchObject({ seat: 0, where: 'forest', dice: [2, 4], plus: 1, total: 7, amount: null });
  });
});

it('what was chosen belongs to one view', () => {
  const here = {};
  choice.set(here, { wood: 2 });
  expect(choice.at(here)).toEqual({ wood: 2 });
  expect(choice.at({})).toEqual({});
});
