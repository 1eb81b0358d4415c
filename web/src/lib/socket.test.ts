import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Intention, ServerMessage } from './protocol';
import {
  AWAY,
  BEAT,
  FAITH,
  PATIENCE,
  PAUSES,
  TableSocket,
  type Answer,
  type Connection,
  type SocketLike,
} from './socket';

class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  say(message: Partial<ServerMessage> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let states: [Connection, number][];
let renewed: number;
let table: TableSocket;
const last = () => sockets[sockets.length - 1] as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sockets = [];
  states = [];
  renewed = 0;
  table = new TableSocket({
    url: (seat) => `ws://table${seat === undefined ? '' : `?seat=${seat}`}`,
    onmessage: () => undefined,
    onconnection: (state, seconds) => states.push([state, seconds]),
    renew: () => Promise.resolve((renewed += 1)),
    make: (url) => {
      sockets.push(new FakeSocket(url));
      return last();
    },
  });
  table.connect();
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const play: Intention = { type: 'play', seat: 0, version: 3, words: [7] };

describe('the socket of a table', () => {
  it('answers an intention once', async () => {
    last().open();
    const answer = table.send(play);
    const move = last().sent[0]?.move as string;
    last().say({ type: 'answer', move, version: 4, said: 1 });
    expect(await answer).toEqual({ ok: true, version: 4, said: 1 });
  });

  it('sends a move in doubt again, under the same id', async () => {
    last().open();
    const answer = table.send(play);
    const first = last().sent[0];
    last().lose();
    vi.advanceTimersByTime(1000 * (PAUSES[0] as number));
    expect(sockets).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toEqual(first);
    last().say({ type: 'answer', move: first?.move as string, version: 4, said: 1 });
    expect((await answer).ok).toBe(true);
    last().lose();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toEqual([]); // nothing is in doubt any more
  });

  it('keeps what is said while the connection is away', () => {
    void table.send(play);
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it('gives every intention a new id', () => {
    last().open();
    void table.send(play);
    void table.send(play);
    expect(new Set(last().sent.map((frame) => frame.move)).size).toBe(2);
  });

  it('tells a refusal to whoever asked', async () => {
    last().open();
    const answer = table.send(play);
    last().say({
      type: 'refusal',
      move: last().sent[0]?.move as string,
      key: 'taken',
      numbers: {},
      rules: [],
      message: '',
      version: 3,
    });
    const told: Answer = await answer;
    expect(!told.ok && told.refusal.key).toBe('taken');
  });

  it('comes back with growing pauses, and at once when told to hurry', () => {
    for (let k = 0; k < PAUSES.length + 2; k++) {
      last().lose();
      vi.advanceTimersByTime(20_000);
    }
    const pauses = states.filter(([state, seconds]) => state === 'lost' && seconds).map(([, seconds]) => seconds);
    expect(pauses.slice(0, PAUSES.length)).toEqual(PAUSES);
    expect(pauses.at(-1)).toBe(PAUSES.at(-1));
    last().lose();
    const count = sockets.length;
    table.hurry();
    expect(sockets).toHaveLength(count + 1);
  });

  const turnAway = (code: number) => {
    last().open();
    last().say({ type: 'refusal', move: null, key: 'no', numbers: {}, rules: [], message: '', version: 0 });
    last().lose(code);
  };
  const waited = () => states.filter(([state, seconds]) => state === 'lost' && seconds).map(([, seconds]) => seconds);

  it('comes back ever later to a server that turns it away, though it says why', () => {
    for (const pause of PAUSES) {
      turnAway(4503);
      vi.advanceTimersByTime(pause * 1000);
    }
    expect(waited()).toEqual(PAUSES);
  });

  it('stays away for long where it is of no use to come', () => {
    for (const code of [4400, 4403, 4429, 4500]) {
      turnAway(code);
      expect(waited().at(-1)).toBe(AWAY[code]);
      expect(AWAY[code]).toBeGreaterThanOrEqual(5);
      vi.advanceTimersByTime(1000 * (AWAY[code] as number));
      last().open();
      last().say({ type: 'pong' });
    }
  });

  it('does not come back at the same moment as all others', () => {
    vi.mocked(Math.random).mockReturnValue(0);
    last().lose();
    vi.mocked(Math.random).mockReturnValue(0.999);
    vi.advanceTimersByTime(1000);
    last().lose();
    const [first, second] = waited() as [number, number];
    expect(first).toBeCloseTo(0.8 * (PAUSES[0] as number));
    expect(second).toBeCloseTo(1.2 * (PAUSES[1] as number), 2);
  });

  it('asks who it is before coming back to a server that knows it no more', async () => {
    last().lose(4401);
    await vi.advanceTimersByTimeAsync(1000);
    expect(renewed).toBe(1);
    expect(sockets).toHaveLength(2);
  });

  it('gives up where there is no table', () => {
    last().lose(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)?.[0]).toBe('gone');
  });

  it('watches the same seat after a loss', () => {
    last().open();
    table.watch(2);
    expect(last().sent[0]).toEqual({ type: 'watch', seat: 2 });
    last().lose();
    vi.advanceTimersByTime(1000);
    expect(last().url).toBe('ws://table?seat=2');
  });

  it('tells within two seconds that nobody answers, and gives such a line up', () => {
    last().open();
    vi.advanceTimersByTime(1000 * BEAT);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(1000 * PATIENCE);
    expect(BEAT + PATIENCE).toBeLessThan(2);
    expect(states.at(-1)).toEqual(['silent', FAITH]);
    vi.advanceTimersByTime(1000 * FAITH);
    expect(states.at(-1)?.[0]).toBe('lost');
    vi.advanceTimersByTime(1000 * (PAUSES[0] as number));
    expect(sockets).toHaveLength(2);
  });

  it('goes on with the same line when the answer was only late', () => {
    last().open();
    vi.advanceTimersByTime(1000 * (BEAT + PATIENCE + 1));
    expect(states.at(-1)?.[0]).toBe('silent');
    last().say({ type: 'pong' });
    expect(states.at(-1)?.[0]).toBe('open');
    for (let k = 0; k < 20; k++) {
      vi.advanceTimersByTime(1000 * BEAT);
      last().say({ type: 'pong' });
    }
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)?.[0]).toBe('open');
  });

  it('asks at once when the network says it is off', () => {
    last().open();
    table.doubt();
    expect(last().sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(1000 * PATIENCE);
    expect(states.at(-1)?.[0]).toBe('silent');
  });

  it('takes a new line at once when somebody is impatient with a silent one', () => {
    last().open();
    void table.send(play);
    const frame = last().sent[0];
    vi.advanceTimersByTime(1000 * (BEAT + PATIENCE));
    table.hurry();
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)?.[0]).toBe('lost');
    last().open();
    expect(last().sent).toEqual([frame]);
  });

  it('blames no line for the sleep of its own page', () => {
    last().open();
    vi.setSystemTime(Date.now() + 60_000); // the machine slept: its timer comes a minute late
    vi.advanceTimersByTime(1000 * BEAT);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(1000 * PATIENCE);
    expect(last().sent).toHaveLength(2);
    expect(states.at(-1)?.[0]).toBe('open');
  });
});
