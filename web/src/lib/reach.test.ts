import { expect, test } from 'vitest';
import { reachTo } from './reach';

const cell = { left: 100, top: 100, right: 132, bottom: 132 };

test('a small target reaches as far as a finger', () => {
  expect(reachTo(cell, 116, 116)).toBe(0);
  expect(reachTo(cell, 137, 116)).toBe(21);
  expect(reachTo(cell, 139, 116)).toBeNull();
});

test('a large target reaches no farther than its edge', () => {
  const land = { left: 0, top: 0, right: 200, bottom: 30 };
  expect(reachTo(land, 199, 15)).toBe(99);
  expect(reachTo(land, 201, 15)).toBeNull();
  expect(reachTo(land, 100, 36)).toBe(21);
});
