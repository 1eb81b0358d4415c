import { expect, it } from 'vitest';
import type { Replay } from './protocol';
import { hasChances, moments, standingAt, standings, turnEnds } from './story';

const step = (mover: number, first: number, ...events: string[]) => ({
  mover,
  chances: [first, 1 - first],
  events: events.map((event) => ({ event, seat: Math.max(mover, 0) })),
});
const game = (...steps: ReturnType<typeof step>[]) => ({ seats: ['Peak', 'Wave'], steps }) as unknown as Replay;

const played = game(
  step(-1, 0.5), // set up
  step(0, 0.9, 'placed'), // half thought
  step(-1, 0.52, 'rolled'),
  step(1, 0.5, 'placed'),
  step(0, 0.48, 'bought'),
  step(0, 0.8, 'built'),
  step(-1, 0.8),
  step(1, 0.55, 'starved'),
  step(0, 1, 'ended'),
);

it('turns end when another seat is asked', () => {
  expect(turnEnds(played)).toEqual([1, 3, 4, 7, 8, 9]);
});

it('between turns the chances stand', () => {
  const all = standings(played);
  expect(all.map((one) => one.at)).toEqual([1, 3, 4, 7, 8, 9]);
  expect(standingAt(all, 0)).toEqual([0.5, 0.5]);
  expect(standingAt(all, 2)).toEqual([0.5, 0.5]);
  expect(standingAt(all, 9)[0]).toBe(1);
});

it('what the next turn takes back is left out, what lasts is not', () => {
  const all = standings(game(step(0, 0.5), step(1, 0.9), step(0, 0.5), step(1, 0.8), step(0, 0.8), step(1, 1)));
  expect(all.map((one) => one.shares[0])).toEqual([0.5, 0.5, 0.8, 0.8, 0.8, 1]);
});

it('tells the turns that changed most, in their order, and what happened there', () => {
  const story = game(
    step(0, 0.5, 'placed'),
    step(1, 0.5, 'placed'),
    step(0, 0.48, 'bought'),
    step(0, 0.8, 'built'),
    step(-1, 0.8),
    step(1, 0.62, 'starved'),
    step(0, 0.62, 'placed'),
    step(1, 0.55, 'placed'),
    step(0, 1, 'ended'),
  );
  const found = moments(story);
  expect(found.map((one) => [one.letter, one.from, one.to, one.seat, one.event?.event])).toEqual([
    ['A', 2, 5, 0, 'built'],
    ['B', 8, 9, 0, 'ended'],
  ]);
  expect(found.map((one) => Math.round(one.change * 100))).toEqual([12, 38]);
});

it('has nothing to tell of games that have not ended, or of one player', () => {
  const open = game({ ...step(0, 0.5), chances: [] });
  const alone = { seats: ['Peak'], steps: [{ ...step(0, 0.5), chances: [0.4] }] } as unknown as Replay;
  expect([hasChances(open), hasChances(alone), hasChances(played)]).toEqual([false, false, true]);
  expect(moments(open)).toEqual([]);
});
