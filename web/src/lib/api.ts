/** The HTTP side of the server. */

import type {
  AnalysisBody,
  Catalogue,
  Fork,
  HouseInfo,
  LobbyInfo,
  Me,
  NewSeat,
  NewTable,
  NoticeInfo,
  Profile,
  Progress,
  PuzzleList,
  Refused,
  Replay,
  Room,
  SessionInfo,
  Table,
  Today,
  VocabularyInfo,
} from './protocol';

/** The server, or the way to it, refused. */
export class ApiError extends Error {
  readonly status: number;
  readonly refused: Refused;

  constructor(status: number, refused: Refused) {
    super(refused.message);
    this.status = status;
    this.refused = refused;
  }
}

let csrf = '';

async function call<T>(method: string, path: string, body?: unknown, token = '', again = true): Promise<T> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { error: 'offline', message: 'the server cannot be reached', numbers: {}, rules: [] });
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = null;
  }
  if (response.ok) return answer as T;
  const refused = answer as Refused | null;
  const error = refused?.error ?? (response.status === 404 ? 'not-found' : 'internal');
  if (again && (error === 'no-identity' || error === 'bad-csrf')) {
    await getMe();
    return call(method, path, body, token, false);
  }
  throw new ApiError(response.status, {
    error,
    message: refused?.message ?? response.statusText,
    numbers: refused?.numbers ?? {},
    rules: refused?.rules ?? [],
  });
}

async function identity(method: string, path: string, body?: unknown): Promise<Me> {
  const me = await call<Me>(method, path, body);
  csrf = me.csrf;
  return me;
}

export const getMe = (): Promise<Me> => identity('GET', '/api/me');
export const changeMe = (change: { name?: string; language?: string }): Promise<Me> =>
  identity('PATCH', '/api/me', change);
export const signUp = (login: string, password: string): Promise<Me> =>
  identity('POST', '/api/account/sign-up', { login, password });
export const signIn = (login: string, password: string): Promise<Me> =>
  identity('POST', '/api/account/sign-in', { login, password });
export const signOut = (): Promise<unknown> => call('POST', '/api/account/sign-out', {});
export const getSessions = (): Promise<SessionInfo[]> => call('GET', '/api/account/sessions');
export const endOtherSessions = (): Promise<unknown> => call('DELETE', '/api/account/sessions/others');
export const getPerson = (id: string): Promise<Profile> => call('GET', `/api/people/${encodeURIComponent(id)}`);

export const getNotices = (): Promise<NoticeInfo> => call('GET', '/api/notices');
export const wishPush = (device: PushSubscriptionJSON): Promise<NoticeInfo> =>
  call('POST', '/api/notices/push', { endpoint: device.endpoint, keys: device.keys });
export const wishMail = (address: string): Promise<NoticeInfo> => call('POST', '/api/notices/mail', { address });
export const stopNotices = (): Promise<NoticeInfo> => call('DELETE', '/api/notices');

export const getGames = (): Promise<Catalogue> => call('GET', '/api/games');
export const getVocabulary = (address: string): Promise<VocabularyInfo> => call('GET', address);
export const getLobby = (): Promise<LobbyInfo> => call('GET', '/api/lobby');

export const getPuzzles = (): Promise<PuzzleList[]> => call('GET', '/api/puzzles');
export const getToday = (): Promise<Today | null> => call('GET', '/api/puzzles/today');
/** A table that goes on from a puzzle. */
export const playPuzzle = (game: string, number: number): Promise<Table> =>
  call('POST', `/api/puzzles/${encodeURIComponent(game)}/${number}/table`);
/** Adds the lessons that this browser knows of; all that the server knows then. */
export const addLearned = (lessons: Progress['lessons']): Promise<Progress> =>
  call('POST', '/api/me/learned', { lessons });

export const getRoom = (): Promise<Room> => call('GET', '/api/room');
export const openRoom = (address: string): Promise<Room> => call('POST', '/api/room', { address });

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const makeTable = (wish: NewTable): Promise<Table> => call('POST', '/api/tables', wish);
export const joinTable = (id: string, body: { seat?: number; invite?: string; name?: string }): Promise<Table> =>
  call('POST', `${table(id)}/join`, body);
export const leaveTable = (id: string, seat?: number): Promise<Table> =>
  call('POST', `${table(id)}/leave`, seat === undefined ? {} : { seat });
export const changeSeat = (id: string, seat: number, wish: NewSeat): Promise<Table> =>
  call('POST', `${table(id)}/seats/${seat}`, wish);
export const closeTable = (id: string): Promise<Table> => call('POST', `${table(id)}/close`, {});
export const rematch = (id: string): Promise<Table> => call('POST', `${table(id)}/rematch`, {});

/** What the host asks and decides, with the token that makes one the host (none at the server's own machine). */
export const host = (token: string) => ({
  house: (): Promise<HouseInfo> => call('GET', '/api/admin', undefined, token),
  close: (id: string): Promise<HouseInfo> =>
    call('POST', `/api/admin/tables/${encodeURIComponent(id)}/close`, {}, token),
  sendAway: (who: string, hours: number): Promise<HouseInfo> => call('POST', '/api/admin/out', { who, hours }, token),
  letIn: (who: string): Promise<HouseInfo> =>
    call('DELETE', `/api/admin/out/${encodeURIComponent(who)}`, undefined, token),
  readOnly: (on: boolean): Promise<HouseInfo> => call('PUT', '/api/admin/read-only', { on }, token),
});

const record = (id: string, kind: string, seat: number | null, invite: string | null): string => {
  const query = new URLSearchParams();
  if (seat !== null) query.set('seat', String(seat));
  if (invite) query.set('invite', invite);
  const tail = query.toString();
  return `/records/${encodeURIComponent(id)}.${kind}${tail ? `?${tail}` : ''}`;
};
export const recordAddress = (id: string, seat: number | null, invite: string | null): string =>
  record(id, 'dolmen', seat, invite);
export const getReplay = (id: string, seat: number | null, invite: string | null): Promise<Replay> =>
  call('GET', record(id, 'json', seat, invite));
/** The text of a table's record. */
export async function getRecord(id: string, invite: string | null): Promise<string> {
  const response = await fetch(recordAddress(id, null, invite));
  if (response.ok) return response.text();
  throw new ApiError(response.status, { error: 'not-found', message: response.statusText, numbers: {}, rules: [] });
}

export type Depth = 'quick' | 'deep';
/** What is known by now of a finished game; it is worked out meanwhile, so ask again. */
export const getAnalysis = (id: string, seat: number, depth: Depth, invite: string | null): Promise<AnalysisBody> => {
  const query = new URLSearchParams({ seat: String(seat), depth });
  if (invite) query.set('invite', invite);
  return call('GET', `${table(id)}/analysis?${query}`);
};
/** Lets it rest until somebody asks again. */
export const stopAnalysis = (id: string, seat: number, depth: Depth, invite: string | null): Promise<unknown> => {
  const query = new URLSearchParams({ seat: String(seat), depth });
  if (invite) query.set('invite', invite);
  return call('DELETE', `${table(id)}/analysis?${query}`);
};
export const fork = (wish: Fork): Promise<Table> => call('POST', '/api/tables/fork', wish);

export const readRecord = (text: string): Promise<Replay> => call('POST', '/records.json', text);

/** The socket of a mistake. */
export const mistakeAddress = (id: string, place: number, query: string): string =>
  `${location.origin.replace(/^http/, 'ws')}${table(id)}/mistakes/${place}/socket?${query}`;

/** The socket of a puzzle. */
export const puzzleAddress = (game: string, number: number): string =>
  `${location.origin.replace(/^http/, 'ws')}/api/puzzles/${encodeURIComponent(game)}/${number}/socket`;

/** The socket of a lesson, from a step on. */
export const lessonAddress = (game: string, lesson: string, step: number): string =>
  `${location.origin.replace(/^http/, 'ws')}/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/socket?step=${step}`;

export const socketAddress = (id: string, invite: string | null, seat: number | null | undefined): string => {
  const query = new URLSearchParams();
  if (invite) query.set('invite', invite);
  if (seat !== null && seat !== undefined) query.set('seat', String(seat));
  const tail = query.toString();
  const origin = location.origin.replace(/^http/, 'ws');
  return `${origin}${table(id)}/socket${tail ? `?${tail}` : ''}`;
};
