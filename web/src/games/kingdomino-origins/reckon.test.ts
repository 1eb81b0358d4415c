import { describe, expect, it } from 'vitest';
import type { KingdominoOriginsView, PlayerView, SquareView } from '../../lib/generated/kingdomino-origins';
import { cellAt, covering, frame, gains, placeOf, regions, spot, window, type Spot } from './reckon';

const square = (x: number, y: number, terrain: string | null, more: Partial<SquareView> = {}): SquareView => ({
  type: 'square', cell: cellAt(x, y), x, y, domino: 1, half: 0, terrain, fires: 0, craters: 0, token: 0, resource: null, caveman: null, region: null, ...more,
});

const land = (squares: SquareView[]): PlayerView =>
  ({ type: 'player', seat: 0, score: 0, sheet: [], squares, regions: [], left: 0, right: 0, top: 0, bottom: 0, aside: [], resources: {} });

describe('cells', () => {
  it('are named by their way from the hut', () => {
    for (const [x, y] of [[0, 0], [1, -2], [-6, 6], [3, 0], [0, -4]] as const) expect(placeOf(cellAt(x, y))).toEqual([x, y]);
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
});

describe('regions', () => {
  const squares = [square(0, 0, null), square(1, 0, 'lake', { fires: 1 }), square(2, 0, 'lake', { token: 2 }), square(2, 1, 'volcano', { craters: 2 }), square(4, 0, 'lake', { fires: 1 })];

  it('are squares times fires; tokens count, volcanoes do not', () => {
    const found = regions(squares.map((one) => ({ ...one, fires: one.token || one.fires })));
    expect(found.map((one) => [one.terrain, one.squares, one.fires, one.points])).toEqual([['lake', 2, 3, 6], ['volcano', 1, 0, 0], ['lake', 1, 1, 1]]);
  });

  it('grow together by a domino', () => {
    const half = (terrain: string, fires: number) => ({ type: 'half', terrain, fires, craters: 0, resource: null });
    const view = { to_move: 0, players: [land(squares)], in_hand: { id: 9, halves: [half('lake', 1), half('steppe', 0)] } } as unknown as KingdominoOriginsView;
    expect(gains({ word: 'place', cell: 'e3', direction: 'down' }, view)).toEqual([
      { terrain: 'lake', squares: 4, fires: 5, points: 20, plus: 13 },
      { terrain: 'steppe', squares: 1, fires: 0, points: 0, plus: 0 },
    ]);
  });

  it('are lit by a volcano', () => {
    const view = { to_move: 0, players: [land(squares)], in_hand: null, eruption: { seat: 0, cell: 's1e2', fires: 2, reach: 2 } } as unknown as KingdominoOriginsView;
    expect(gains({ word: 'fire', cell: 'e4' }, view)).toEqual([{ terrain: 'lake', squares: 1, fires: 3, points: 3, plus: 2 }]);
    expect(gains({ word: 'choose', domino: 3 }, view)).toEqual([]);
  });
});
