import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventFields, ServerMessage, Table, View, ViewMessage } from './protocol';
import type { SocketLike } from './socket';
import { TableStore } from './table.svelte';

class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    const frame = JSON.parse(text) as Record<string, unknown>;
    if (frame.type === 'ping') this.say({ type: 'pong' });
    else this.sent.push(frame);
  }
  close(): void {}
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = (round: number): View & { round: number } => ({
  type: 'stone-age',
  seat: 0,
  seats: 2,
  to_move: 0,
  asked: { name: 'place', seat: 0, numbers: {}, rules: [] },
  legal: [4, 5],
  outcome: null,
  next: [],
  round,
});
const event = (name: string): EventFields => ({ event: name, seat: 0 });
const frame: Pick<ViewMessage, 'type' | 'seat' | 'words_from' | 'words' | 'undo' | 'clocks' | 'why'> = {
  type: 'view',
  seat: 0,
  words_from: 0,
  words: [],
  undo: false,
  clocks: null,
  why: 'play',
};

let socket: FakeSocket;
let store: TableStore;
beforeEach(() => {
  socket = new FakeSocket();
  Object.assign(globalThis, { location: { origin: 'http://127.0.0.1' } });
  store = new TableStore('x7', null, { make: () => socket });
  store.open();
  socket.onopen?.(undefined as never);
  store.mine = [0];
  socket.say({
    ...frame,
    version: 1,
    since: null,
    view: view(1),
    from: 0,
    events: [event('a'), event('b')],
    why: 'whole',
  });
});

const told = () => store.log.map((line) => (line.kind === 'event' ? line.event.event : line.key));

describe('the table', () => {
  it('takes a whole view, and a change of it', () => {
    socket.say({ ...frame, version: 2, since: 1, changes: [[['round'], 2]], from: 2, events: [event('c')] });
    expect((store.view as View & { round: number }).round).toBe(2);
    expect((store.previous as View & { round: number }).round).toBe(1);
    expect(told()).toEqual(['a', 'b', 'c']);
    expect(store.recent.map((one) => one.event)).toEqual(['c']);
  });

  it('cuts the log where an undo goes back to', () => {
    socket.say({ ...frame, version: 2, since: 1, changes: [], from: 1, events: [event('d')], why: 'undo' });
    expect(told()).toEqual(['a', 'd']);
    expect(store.undone.map((one) => one.event)).toEqual(['b']);
    socket.say({ ...frame, version: 3, since: 2, changes: [], from: 2, events: [event('e')] });
    expect(store.undone).toEqual([]);
  });

  it('asks for everything when a view was missed', () => {
    socket.say({ ...frame, version: 9, since: 8, changes: [[['round'], 9]], from: 2, events: [] });
    expect((store.view as View & { round: number }).round).toBe(1);
    expect(socket.sent.at(-1)).toEqual({ type: 'watch', seat: 0 });
  });

  it('offers nothing while a move travels', async () => {
    expect(store.legal).toEqual([4, 5]);
    const answer = store.play([4]);
    expect(store.legal).toEqual([]);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'play', seat: 0, version: 1, words: [4] });
    socket.say({ type: 'answer', move: socket.sent.at(-1)?.move as string, version: 1, said: 1 });
    await answer;
    expect(store.legal).toEqual([4, 5]);
  });

  it('knows which of its moves an undo would take back, and who must agree', async () => {
    const say = async (word: number, words: number[], undo: boolean) => {
      const version = store.version;
      const answer = store.play([word]);
      socket.say({
        ...frame,
        version: version + 1,
        since: version,
        changes: [],
        from: 2,
        events: [],
        words_from: store.words.length,
        words,
        undo,
      });
      socket.say({
        type: 'answer',
        move: socket.sent.findLast((one) => one.type === 'play')?.move as string,
        version: version + 1,
        said: 1,
      });
      await answer;
    };
    expect(store.last).toBeNull();
    await say(4, [4], true);
    await say(5, [5, 90, 91], false); // dice fall
    expect(store.last).toBe(5);
    socket.say({
      ...frame,
      version: 9,
      since: store.version,
      changes: [],
      from: 2,
      events: [],
      words_from: 1,
      words: [],
      why: 'undo',
      undo: true,
    });
    expect(store.last).toBe(4);
    const seats = (kind: string) =>
      ({
        seats: [
          { kind: 'person', person: 'k3' },
          { kind, person: null },
        ],
      }) as unknown as Table;
    socket.say({ type: 'table', table: seats('person'), me: 'k3', mine: [0] });
    expect(store.undoAsks).toBe(false); // it can be taken back alone
    store.canUndo = false;
    expect(store.undoAsks).toBe(true);
    socket.say({ type: 'table', table: seats('bot'), me: 'k3', mine: [0] });
    expect(store.undoAsks).toBe(false); // bots agree to everything
  });

  it('keeps a refusal for the prompt, but not a stale one', async () => {
    const refuse = async (key: string) => {
      const answer = store.play([9]);
      socket.say({
        type: 'refusal',
        move: socket.sent.at(-1)?.move as string,
        key,
        numbers: {},
        rules: ['SA-031'],
        index: null,
        message: '',
        version: 1,
      });
      await answer;
    };
    await refuse('taken');
    expect(store.refusal?.rules).toEqual(['SA-031']);
    await refuse('stale');
    expect(store.refusal).toBeNull();
  });

  it('sees with the eyes of the seat that was taken while looking on', () => {
    store.mine = [];
    socket.say({
      ...frame,
      seat: null,
      version: 2,
      since: null,
      view: { ...view(1), seat: null },
      from: 0,
      events: [],
      why: 'whole',
    });
    expect(socket.sent.filter((one) => one.type !== 'look')).toEqual([]);
    socket.say({ type: 'table', table: { seats: [] } as unknown as Table, me: 'k3', mine: [1] });
    expect(socket.sent.at(-1)).toEqual({ type: 'watch', seat: 1 });
  });

  it('asks once what the legal words bring, and forgets it with the position', async () => {
    await Promise.resolve();
    expect(socket.sent).toEqual([{ type: 'look', seat: 0, version: 1, words: [[4], [5]] }]);
    expect(store.ahead(4)).toBeNull();
    const ahead = { words: [4], legal: true, alone: true, change: { food: -1 }, then: [] };
    socket.say({ type: 'ahead', seat: 0, version: 1, ahead: [ahead] });
    expect(store.ahead(4)).toEqual(ahead);
    store.ahead([4, 5]);
    store.ahead([4, 5]);
    await Promise.resolve();
    expect(socket.sent.at(-1)).toEqual({ type: 'look', seat: 0, version: 1, words: [[4, 5]] });
    expect(socket.sent).toHaveLength(2);
    socket.say({ ...frame, version: 2, since: 1, changes: [], from: 2, events: [] });
    expect(store.ahead(4)).toBeNull();
    socket.say({ type: 'ahead', seat: 0, version: 1, ahead: [ahead] }); // too late
    expect(store.ahead(4)).toBeNull();
  });

  it('takes nobody for away who has just sat down', () => {
    const seats = (second: string | null) => [{ person: 'k3' }, { person: second }];
    const sit = (second: string | null) =>
      socket.say({ type: 'table', table: { seats: seats(second) } as unknown as Table, me: 'k3', mine: [0] });
    sit(null);
    socket.say({ type: 'presence', online: ['k3'], seats: [true, false], spectators: 1 });
    expect(store.online).toEqual([true, false]);
    sit('w7');
    expect(store.online).toEqual([true, true]);
    socket.say({ type: 'presence', online: ['k3'], seats: [true, false], spectators: 0 });
    sit('w7');
    expect(store.online).toEqual([true, false]); // now it is known
  });

  it('keeps notes between the events', () => {
    socket.say({ type: 'note', key: 'bot-hung', numbers: { player: 1 } });
    socket.say({ ...frame, version: 2, since: 1, changes: [], from: 2, events: [event('c')] });
    expect(told()).toEqual(['a', 'b', 'bot-hung', 'c']);
  });

  it('does not tell a chat line twice', () => {
    const line = { id: 7, at: 0, person: 'k', name: 'Peak', seat: 0, text: 'hi' };
    socket.say({ type: 'chat', messages: [line] });
    socket.say({ type: 'chat', messages: [line, { ...line, id: 8 }] });
    expect(store.chat.map((one) => one.id)).toEqual([7, 8]);
  });
});

describe('the line of a table', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    store.close();
    vi.useRealTimers();
  });
  const lose = () => socket.onclose?.({ code: 1006 });
  const reconnect = () => {
    vi.advanceTimersByTime(1000); // every attempt takes the same socket here
    socket.onopen?.(undefined as never);
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const whole = (names: string[], words: number[]) =>
    socket.say({
      ...frame,
      version: 3,
      since: null,
      view: view(2),
      from: 0,
      events: names.map((name, k) => ({ event: name, seat: k < 2 ? 0 : 1 })),
      words_from: 0,
      words,
      why: 'whole',
    });

  it('says nothing of a moment that nobody noticed', () => {
    lose();
    vi.advanceTimersByTime(400);
    socket.onopen?.(undefined as never);
    whole(['a', 'b'], []);
    vi.advanceTimersByTime(5000);
    expect(store.line.state).toBe('up');
    expect(store.line.news).toBeNull();
  });

  it('tells that it is down, lights nothing, and tells what happened when it is back', () => {
    lose();
    expect(store.legal).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(store.line.state).toBe('down');
    reconnect();
    expect(store.line.state).toBe('down'); // what happened is not known yet
    whole(['a', 'b', 'c'], [7]);
    expect(store.line.state).toBe('back');
    expect(store.line.news).toMatchObject({ sent: null, seats: [1], words: [7], own: 0 });
    vi.advanceTimersByTime(4000);
    expect(store.line.state).toBe('up');
  });

  it('waits for the answer to the move that was in doubt', async () => {
    const answer = store.play([4]);
    const { move } = socket.sent.at(-1) as { move: string };
    lose();
    vi.advanceTimersByTime(600);
    expect(store.line.sent).toMatchObject({ type: 'play', words: [4] });
    reconnect();
    expect(socket.sent.filter((frame) => frame.move === move)).toHaveLength(2); // again, under the same id
    whole(['a', 'b'], []);
    expect(store.line.state).toBe('down');
    socket.say({ type: 'answer', move, version: 3, said: 1 });
    await answer;
    await settle();
    expect(store.line.state).toBe('back');
    expect(store.line.news).toMatchObject({ refusal: null, own: 1 });
  });

  it('tells when the move came too late', async () => {
    const answer = store.play([4]);
    const { move } = socket.sent.at(-1) as { move: string };
    lose();
    vi.advanceTimersByTime(600);
    reconnect();
    socket.say({ type: 'refusal', move, key: 'stale', numbers: {}, rules: [], index: null, message: '', version: 3 });
    whole(['a', 'b', 'c'], [7]);
    await answer;
    await settle();
    expect(store.line.news?.refusal?.key).toBe('stale');
  });
});
