/**
 * What the server says and hears. The shapes are the server's own (generated/protocol.ts); here are the client's names
 * for them.
 */

import type { ClientMessage } from './generated/protocol';

export type {
  Ahead,
  AnalysisBody,
  Asked,
  BlockInfo as Block,
  Catalogue,
  Chair as SeatInfo,
  ChatLine,
  Clock as ClockRule,
  ClockFace as Clocks,
  Decision,
  ErrorBody as Refused,
  FamilyInfo,
  ForkWish as Fork,
  GameInfo,
  HintMessage,
  HouseInfo,
  Item,
  LessonMessage,
  Lobby as LobbyInfo,
  Me,
  MistakeMessage,
  Moment as TurningPoint,
  NoticeInfo,
  Option as GameOption,
  Outcome,
  Profile,
  Progress,
  PuzzleList,
  PuzzleMessage,
  RefusalMessage,
  Replay,
  Room,
  SeatWish as NewSeat,
  ServerMessage,
  SessionInfo,
  TableInfo as Table,
  TableWish as NewTable,
  Today,
  UndoRequest,
  View,
  ViewMessage,
  VocabularyInfo,
} from './generated/protocol';

export type Value = string | number;
export type Numbers = Record<string, Value>;

/** What happened, as names and numbers: {event: "placed", seat: 0, where: "forest", people: 3}. */
export type EventFields = { event: string; seat: number } & Record<string, Value>;

/** A path into a view and the new value there; an empty path replaces the whole view. */
export type Change = [path: (string | number)[], value: unknown];

type Moved = Extract<ClientMessage, { move: string }>;
type Unmarked<M> = M extends unknown ? Omit<M, 'move'> : never;

/** Messages with a move id, before they get one: sent again after a loss, answered once. */
export type Intention = Unmarked<Moved>;
