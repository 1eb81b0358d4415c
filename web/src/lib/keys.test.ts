import { expect, it } from 'vitest';
import { nearest } from './keys';

//  0    1
//     2
//  3    4
const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 60, y: 50 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
];

it('begins in reading order', () => {
  expect(nearest(spots, -1, 'ArrowRight')).toBe(0);
  expect(nearest([], -1, 'ArrowRight')).toBe(-1);
});

it('walks to the nearest target in a direction', () => {
  expect(nearest(spots, 0, 'ArrowRight')).toBe(1);
  expect(nearest(spots, 0, 'ArrowDown')).toBe(3);
  expect(nearest(spots, 4, 'ArrowLeft')).toBe(3);
  expect(nearest(spots, 2, 'ArrowUp')).toBe(1);
});

it('goes on in reading order at the edge', () => {
  expect(nearest(spots, 1, 'ArrowRight')).toBe(2);
  expect(nearest(spots, 4, 'ArrowDown')).toBe(0);
});
