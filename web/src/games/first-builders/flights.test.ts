import { expect, test } from 'vitest';
import { moves, once, type Piece } from './flights';

const piece = (kind: string, face: string, at: string): Piece => ({ kind, face, at });
const tell = (old: Piece[], now: Piece[]): string[] =>
  moves(old, now).map(({ from, to }) => `${from?.at ?? 'new'} → ${to.at}`);

test('what stays does not move', () => {
  const all = [piece('die red', '3', 'home 0'), piece('disc war 0', '', 'war 4')];
  expect(tell(all, [...all].reverse())).toEqual([]);
});

test('a worker goes to a site, its like stays at home', () => {
  const old = [piece('die red', '3', 'home 0'), piece('die red', '3', 'home 0')];
  expect(tell(old, [piece('die red', '3', 'site war'), piece('die red', '3', 'home 0')])).toEqual([
    'home 0 → site war',
  ]);
});

test('a die that comes home rises, and is the same die', () => {
  const old = [piece('die red', '3', 'site war'), piece('die blue', '3', 'site war')];
  const now = [piece('die red', '4', 'home 0'), piece('die blue', '3', 'site war')];
  expect(tell(old, now)).toEqual(['site war → home 0']);
});

test('a ship that rises turns where it is', () => {
  expect(tell([piece('ship war', '1', 'ship war')], [piece('ship war', '2', 'ship war')])).toEqual([
    'ship war → ship war',
  ]);
});

test('what is bought leaves the row, the rest moves up, and something new comes to its end', () => {
  const old = [piece('die red', '1', 'row 1'), piece('die blue', '2', 'row 2'), piece('die blue', '4', 'home 0')];
  const now = [
    piece('die blue', '2', 'row 1'),
    piece('die red', '5', 'row 2'),
    piece('die red', '1', 'home 0'),
    piece('die blue', '4', 'home 0'),
  ];
  expect(tell(old, now)).toEqual(['row 2 → row 1', 'new → row 2', 'row 1 → home 0']);
});

test('an area that was not there before is simply there', () => {
  expect(tell([piece('die red', '1', 'row 1')], [piece('die blue', '1', 'centre 0 m13')])).toEqual([]);
});

test('a tile of a city that is shown twice counts once, dice alike at home count both', () => {
  const city = piece('tile obelisk', '', 'city 0 m14');
  const home = piece('die red', '3', 'home 0');
  expect(once([city, home, { ...city }, { ...home }])).toEqual([city, home, home]);
});
