import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../lib/vocabulary';
import { cellAt, covering, frame, Offer, placeOf, spot, window, type Spot } from './cells';

describe('cells', () => {
  it('are named by their way from the hut', () => {
    for (const [x, y] of [
      [0, 0],
      [1, -2],
      [-6, 6],
      [3, 0],
      [0, -4],
    ] as const)
      expect(placeOf(cellAt(x, y))).toEqual([x, y]);
    expect(cellAt(0, 0)).toBe('hut');
    expect(cellAt(1, -2)).toBe('n2e1');
  });

  it('are shown two around a land, within what it may span', () => {
    expect(window({ left: 0, right: 0, top: 0, bottom: 0 }, 5)).toEqual({ left: -2, right: 2, top: -2, bottom: 2 });
    expect(window({ left: -1, right: 3, top: -2, bottom: 1 }, 5)).toEqual({ left: -1, right: 3, top: -3, bottom: 2 });
    expect(frame({ left: 0, right: 1, top: 0, bottom: 0 }, 5)).toEqual({ left: -1, right: 3, top: -2, bottom: 2 });
  });
});

describe('a domino in hand', () => {
  const a = spot(1, { word: 'place', cell: 'n1', direction: 'up' });
  const b = spot(2, { word: 'place', cell: 'n1', direction: 'right' });
  const c = spot(3, { word: 'place', cell: 'n2', direction: 'down' });

  it('covers two cells', () => {
    expect(a.cells).toEqual(['n1', 'n2']);
    expect(b.cells).toEqual(['n1', 'n1e1']);
  });

  it('turns about the cell under the finger', () => {
    const words = (list: Spot[]) => list.map((one) => one.word);
    expect(words(covering([a, b, c], 'n1'))).toEqual([2, 1, 3]);
    expect(words(covering([a, b, c], 'n2'))).toEqual([3, 1]);
  });

  it('is offered on every cell that it can cover', () => {
    const cells = { name: 'cell', values: ['hut', 'n1', 'n2', 'n1e1'], size: 4, low: 0, veiled: false };
    const directions = { name: 'direction', values: ['right', 'down', 'left', 'up'], size: 4, low: 0, veiled: false };
    const words = new Vocabulary({
      words: [
        { name: 'place', kind: 'player', base: 0, size: 16, veils: 0, params: [cells, directions] },
        { name: 'fire', kind: 'player', base: 16, size: 4, veils: 0, params: [cells] },
      ],
    });
    const laying = new Offer([words.parse('place n1 up'), words.parse('place n1 right')], words);
    expect(laying.cells.map((one) => one.cell)).toEqual(['n2', 'n1', 'n1e1']);
    expect(laying.byCell.get('n1')?.map((one) => one.direction)).toEqual(['right', 'up']);
    const throwing = new Offer([words.parse('fire n1')], words);
    expect([...throwing.answers]).toEqual([['n1', words.parse('fire n1')]]);
    expect(throwing.spots).toEqual([]);
  });
});
