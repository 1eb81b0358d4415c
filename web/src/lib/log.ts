/** The log as it is read: one line for each act. */

import type { EventFields } from './protocol';
import type { Line } from './table.svelte';
import type { Texts } from './texts';

/** A line of the log, what is added to it, and how often it happened. */
export interface Told {
  line: Line;
  more: string;
  times: number;
  /** Whether it tells of several seats, so that it belongs to none. */
  shared: boolean;
}

/**
 * Events that come several at a time and are told in one line, by what differs: dice that fall, dominoes of a row,
 * seats in order.
 */
const LISTED: Record<string, readonly string[]> = { rolled: ['face', 'die'], revealed: ['domino'], ordered: ['seat'] };
/** What only repeats the line before it, if good and amount are the same: a roll that was told with what it brought. */
const REPEATS: Record<string, string> = { gained: 'worked' };
/** Numbers that add up: four times one wood is four wood. */
const ADDED = ['amount', 'food', 'points'];

/** Joins what one act told in several events. */
export function joined(lines: readonly Line[], texts: Texts, names: readonly string[] = []): Told[] {
  const out: Told[] = [];
  for (const line of lines) {
    const last = out[out.length - 1];
    if (!last || !join(last, line, texts, names)) out.push({ line, more: '', times: 1, shared: false });
  }
  return out;
}

function join(last: Told, line: Line, texts: Texts, names: readonly string[]): boolean {
  if (line.kind !== 'event' || last.line.kind !== 'event') return false;
  const [before, event] = [last.line.event, line.event];
  if (before.event === REPEATS[event.event])
    return before.seat === event.seat && before.good === event.good && before.amount === event.amount;
  if (before.event !== event.event) return false;
  const by = LISTED[event.event]?.find((name) => name in event);
  if (by === 'seat') {
    last.more += `, ${texts.seatName(event.seat, names)}`;
    last.shared = true;
    return true;
  }
  if (before.seat !== event.seat) return false;
  if (by !== undefined) {
    const value = event[by] ?? '';
    last.more += `, ${typeof value === 'string' ? texts.name(value) : value}`;
    return true;
  }
  const keys = Object.keys(event);
  const adds = keys.filter(
    (key) => ADDED.includes(key) && typeof event[key] === 'number' && typeof before[key] === 'number',
  );
  if (keys.some((key) => !adds.includes(key) && event[key] !== before[key])) return false;
  if (adds.length) {
    const sum = { ...event } as EventFields;
    for (const key of adds) sum[key] = Number(before[key]) + Number(event[key]);
    last.line = { kind: 'event', event: sum };
  } else last.times += 1;
  return true;
}
