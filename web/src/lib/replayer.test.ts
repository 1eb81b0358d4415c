import { expect, it } from 'vitest';
import type { EventFields, Replay } from './protocol';
import { Replayer } from './replayer.svelte';

const event = (name: string): EventFields => ({ event: name, seat: 0 });
const step = (round: number, ...names: string[]) => ({
  word: round,
  text: '',
  mover: 0,
  changes: [[['round'], round]],
  events: names.map(event),
  scores: [0, 0],
});
const film = (at = 0) =>
  new Replayer(
    {
      game: 'stone-age',
      seats: ['Peak', 'Wave'],
      view: { round: 0 },
      steps: [step(1, 'a'), step(2, 'b', 'c'), step(3, 'd')],
    } as unknown as Replay,
    at,
  );
const round = (replayer: Replayer) => (replayer.view as unknown as { round: number }).round;

it('goes forward with what each step tells', () => {
  const replayer = film();
  replayer.go(1);
  replayer.go(2);
  expect(round(replayer)).toBe(2);
  expect(replayer.events.map((one) => one.event)).toEqual(['b', 'c']);
  expect(replayer.undone).toEqual([]);
});

it('goes back with what was taken back, the last first', () => {
  const replayer = film(2);
  replayer.go(1);
  expect(round(replayer)).toBe(1);
  expect((replayer.previous as unknown as { round: number }).round).toBe(2);
  expect(replayer.events).toEqual([]);
  expect(replayer.undone.map((one) => one.event)).toEqual(['c', 'b']);
});

it('takes several steps as one move', () => {
  const replayer = film(1);
  replayer.go(3);
  expect(replayer.events.map((one) => one.event)).toEqual(['b', 'c', 'd']);
  replayer.go(0);
  expect(replayer.undone.map((one) => one.event)).toEqual(['d', 'c', 'b', 'a']);
});

it('jumps without motion', () => {
  const steps = Array.from({ length: 40 }, (_, k) => step(k + 1, `e${k}`));
  const replayer = new Replayer({ seats: [], view: { round: 0 }, steps } as unknown as Replay, 40);
  replayer.go(3);
  expect(round(replayer)).toBe(3);
  expect(replayer.previous).toBeNull();
  expect(replayer.undone).toEqual([]);
  expect(replayer.events.map((one) => one.event)).toEqual(['e2']);
});
