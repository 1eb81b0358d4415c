/** A finished game as a story: when turns ended, what the chances were, and where they turned. */

import type { EventFields, Replay } from './protocol';

const WORTH_TELLING = 0.1; // a change of the chances that people want to know of
const MOST = 4;

/** A turn after which the chances were others. Positions count the words said so far. */
export interface Moment {
  letter: string;
  /** Before the turn, and after it. */
  from: number;
  to: number;
  /** Whose chance changed, and by how much. */
  seat: number;
  change: number;
  event: EventFields | null;
}

/** Whether the chances can be shown: the game has ended, and somebody sat opposite. */
export const hasChances = (replay: Replay): boolean =>
  replay.seats.length > 1 && (replay.steps[0]?.chances.length ?? 0) > 1;

/**
 * The positions at which a turn was over: another seat is asked, or nobody any more. In between chances are half
 * thought.
 */
export function turnEnds(replay: Replay): number[] {
  const ends: number[] = [];
  let seat = -1;
  replay.steps.forEach((step, k) => {
    if (step.mover >= 0) seat = step.mover;
    const next = replay.steps[k + 1]?.mover;
    if (next === undefined || (next >= 0 && next !== seat)) ends.push(k + 1);
  });
  return ends;
}

/** The chances at the end of a turn. */
export interface Standing {
  at: number;
  shares: number[];
}

/**
 * The chances turn by turn, from the first question on. What the very next turn takes back again is left out (the
 * middle
 * of three neighbours): an estimate trembles, and people want to see what lasted.
 */
export function standings(replay: Replay): Standing[] {
  if (!hasChances(replay)) return [];
  const ends = turnEnds(replay);
  const raw = ends.map((end) => replay.steps[end - 1]!.chances);
  return ends.map((at, k) => {
    const [before, here, after] = [raw[k - 1], raw[k]!, raw[k + 1]];
    const shares = before && after ? here.map((share, seat) => middle(before[seat]!, share, after[seat]!)) : here;
    const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
    return { at, shares: shares.map((share) => share / whole) };
  });
}

const middle = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** The chances after so many words, as they were at the end of the turn before. */
export const standingAt = (all: readonly Standing[], position: number): number[] =>
  (all.findLast((one) => one.at <= position) ?? all[0])?.shares ?? [];

/** The turns that changed most, in their order, lettered. */
export function moments(replay: Replay): Moment[] {
  const all = standings(replay);
  const found = all.slice(1).flatMap(({ at: to, shares }, k): Omit<Moment, 'letter'>[] => {
    const { at: from, shares: before } = all[k]!;
    const changes = shares.map((share, seat) => share - before[seat]!);
    const mover = replay.steps.slice(from, to).find((step) => step.mover >= 0)?.mover ?? 0;
    const most = Math.max(...changes.map(Math.abs));
    const seat =
      Math.abs(changes[mover] ?? 0) >= most * 0.6 ? mover : changes.findIndex((change) => Math.abs(change) === most);
    return most < WORTH_TELLING
      ? []
      : [{ from, to, seat, change: changes[seat]!, event: telling(replay, from, to, seat, Math.sign(changes[seat]!)) }];
  });
  const largest = [...found].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST);
  return largest.sort((a, b) => a.to - b.to).map((moment, k) => ({ letter: 'ABCD'[k]!, ...moment }));
}

/** What happened at the word of a turn that changed a seat's chance most in that direction. */
function telling(replay: Replay, from: number, to: number, seat: number, sign: number): EventFields | null {
  const turn = replay.steps.slice(from, to);
  const share = (k: number) => replay.steps[k]?.chances[seat] ?? 0;
  const ranked = turn
    .map((step, k) => ({ step, change: sign * (share(from + k) - share(from + k - 1)) }))
    .filter(({ step }) => step.events.some((event) => 'seat' in event))
    .sort((a, b) => b.change - a.change);
  const events = ranked[0]?.step.events ?? [];
  return (
    events.find((event) => event.seat === turn.find((step) => step.mover >= 0)?.mover) ??
    events.find((event) => 'seat' in event) ??
    null
  );
}
