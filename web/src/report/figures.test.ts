import { describe, expect, it } from 'vitest';
import { faceOf } from '../lib/say';
import { ticks } from './figures';

describe('ticks', () => {
  it.each([
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [52, 97, [50, 60, 70, 80, 90, 100]],
    [-12, 31, [-20, -10, 0, 10, 20, 30, 40]],
    [7, 7, [7]],
  ])('from %d to %d', (low, high, expected) => {
    const found = ticks(low, high);
    expect(found.slice(0, expected.length)).toEqual(expected);
    expect(found[0]).toBeLessThanOrEqual(low);
    expect(found.at(-1)).toBeGreaterThanOrEqual(high);
  });
});

it('knows the faces of levels, with and without a budget', () => {
  expect(faceOf('chieftain@1')).toBe('f-chieftain');
  expect(faceOf('hunter')).toBe('f-hunter');
  expect(faceOf('search:200')).toBeNull();
});
