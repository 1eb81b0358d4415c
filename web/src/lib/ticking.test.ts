import { expect, it } from 'vitest';
import { isLow, secondsLeft, warning } from './ticking.svelte';

it('runs for the seat that decides and stands still for the others', () => {
  const clocks = { running: 1, left: [600, 90.5, null], at: 0, heard: 10_000 };
  expect(secondsLeft(clocks, 0, 70_000)).toBe(600);
  expect(secondsLeft(clocks, 1, 70_000)).toBe(30.5);
  expect(secondsLeft(clocks, 2, 70_000)).toBeNull();
  expect(secondsLeft(null, 0, 70_000)).toBeNull();
});

it('passes its marks one after the other', () => {
  expect([61, 60, 45, 30, 29, 10, 0].map(warning)).toEqual([0, 60, 60, 30, 30, 10, 10]);
  expect([31, 30].map(isLow)).toEqual([false, true]);
});
