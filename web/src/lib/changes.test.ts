import { describe, expect, it } from 'vitest';
import { applyChanges } from './changes';

const view = {
  round: 1,
  players: [
    { food: 12, goods: { wood: 0 } },
    { food: 3, goods: { wood: 2 } },
  ],
  roll: null as null | { dice: number[] },
};

describe('changes', () => {
  it('set values where their paths lead, and leave the old view alone', () => {
    const next = applyChanges(view, [
      [['players', 0, 'food'], 9],
      [['players', 0, 'goods', 'wood'], 4],
      [['roll'], { dice: [3, 5] }],
    ]);
    expect(next).toEqual({
      round: 1,
      players: [
        { food: 9, goods: { wood: 4 } },
        { food: 3, goods: { wood: 2 } },
      ],
      roll: { dice: [3, 5] },
    });
    expect(view.players[0]?.food).toBe(12);
  });

  it('keep what did not change as the same object', () => {
    const next = applyChanges(view, [[['players', 0, 'food'], 9]]);
    expect(next.players[1]).toBe(view.players[1]);
    expect(next.players[0]?.goods).toBe(view.players[0]?.goods);
    expect(next.players[0]).not.toBe(view.players[0]);
  });

  it('replace everything by an empty path, and go on from there', () => {
    expect(
      applyChanges<unknown>(view, [
        [[], { round: 2 }],
        [['round'], 3],
      ]),
    ).toEqual({ round: 3 });
  });

  it('do not write into values that a change brought', () => {
    const brought = { dice: [1] };
    applyChanges(view, [
      [['roll'], brought],
      [['roll', 'dice'], [6]],
    ]);
    expect(brought.dice).toEqual([1]);
  });

  it('refuse a path that leads into nothing', () => {
    expect(() => applyChanges(view, [[['roll', 'dice'], [1]]])).toThrow(/into nothing/);
  });

  it('without changes nothing is copied', () => {
    expect(applyChanges(view, [])).toBe(view);
  });
});
