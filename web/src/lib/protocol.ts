/** What the server says and hears: docs/protocol.md is the authority, this is its shape in TypeScript. */

export type Value = string | number;
export type Numbers = Record<string, Value>;

export interface Refused {
  error: string;
  message: string;
  numbers: Numbers;
  rules: string[];
}

export interface Rating {
  rating: number;
  games: number;
}

export interface Me {
  id: string;
  name: string;
  language: string;
  account: string | null;
  csrf: string;
  ratings: Record<string, Rating>;
}

export interface Profile {
  id: string;
  name: string;
  account: boolean;
  ratings: Record<string, Rating>;
  tables: Table[];
}

export interface GameOption {
  name: string;
  values: string[];
  low: number;
  high: number;
  default: Value;
  rules: string[];
  /** A mode is chosen with the game; a variant plays differently on purpose; a ruling reads the rulebook where it is silent. */
  kind: 'mode' | 'variant' | 'ruling';
}

/** A part of the box and how sure we are of it. */
export interface Block {
  name: string;
  mark: 'rulebook' | 'published' | 'reconstructed' | 'ours' | 'owner';
  note: string;
}

export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  /** From and to; 0 if the game does not say. */
  minutes: [number, number];
  /** How much there is to learn, 1 to 5; 0 if the game does not say. */
  weight: number;
  hidden: boolean;
  components: string;
  blocks: Block[];
  /** What the values of a parameter are: {card: {7: ["basket"]}}. See dolmen/core/texts.py. */
  kinds: Record<string, Record<string, readonly string[]>>;
  options: GameOption[];
  vocabulary: string;
  texts: Record<string, string>;
}

export interface Catalogue {
  version: string;
  languages: string[];
  texts: Record<string, string>;
  bots: string[];
  games: GameInfo[];
}

/** Where friends in the same room find the server; told only to who sits at its own machine. */
export interface Room {
  here: boolean;
  open: string[];
  shut: string[];
  command: string;
}

export interface ParamInfo {
  name: string;
  values: string[];
  low: number;
  size: number;
  veiled: boolean;
}

export interface FamilyInfo {
  name: string;
  kind: 'player' | 'chance';
  base: number;
  size: number;
  veils: number;
  params: ParamInfo[];
}

export interface VocabularyInfo {
  game: string;
  version: number;
  words: FamilyInfo[];
  events: { name: string; params: { name: string; values: string[]; secret: boolean }[] }[];
}

export interface ClockRule {
  kind: 'live' | 'turns';
  bank: number;
  increment: number;
}

export interface SeatInfo {
  kind: 'person' | 'open' | 'bot';
  name: string;
  person: string | null;
  bot: string | null;
  /** Who sat here before the bot, why not any more, and with how many seconds they would come back. */
  left: { person: string; name: string; why: 'resigned' | 'clock' | 'absent'; comes_back_with?: number | null } | null;
  reserved: string | null;
}

export interface Table {
  id: string;
  game: string;
  rules: number;
  components: string;
  options: Numbers;
  status: 'waiting' | 'running' | 'over' | 'closed';
  private: boolean;
  host: string;
  rated: boolean;
  forced: boolean;
  clock: ClockRule | null;
  seats: SeatInfo[];
  created: number;
  started: number | null;
  ended: number | null;
  version: number;
  to_move: number | null;
  scores: number[] | null;
  places: number[] | null;
  ended_by?: string | null;
  invite: string | null;
  next: string | null;
}

export interface LobbyInfo {
  open: Table[];
  running: Table[];
  mine: Table[];
  online: number;
}

export type NewSeat = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Numbers;
  private?: boolean;
  name?: string;
  clock?: ClockRule | null;
  forced?: boolean;
  rated?: boolean;
  shuffle?: boolean;
}

/** What happened, as names and numbers: {event: "placed", seat: 0, where: "forest", people: 3}. */
export type EventFields = { event: string; seat: number } & Record<string, Value>;

/** A path into a view and the new value there; an empty path replaces the whole view. */
export type Change = [path: (string | number)[], value: unknown];

export interface Clocks {
  running: number | null;
  left: (number | null)[];
  at: number;
}

/** The question before a seat. */
export interface Asked {
  name: string;
  seat: number;
  numbers: Numbers;
  rules: string[];
}

export interface Item {
  key: string;
  points: number;
  numbers: Record<string, number>;
}

export interface TieBreak {
  key: string;
  seats: number[];
  numbers: number[];
}

export interface Outcome {
  places: number[];
  items: Item[][];
  tie_breaks: TieBreak[];
}

/** What every game's view has; each game adds its own (see lib/generated). */
export interface View {
  type: string;
  seat: number | null;
  seats: number;
  to_move: number;
  asked: Asked;
  legal: number[];
  outcome: Outcome | null;
}

export type ViewReason = 'start' | 'play' | 'bot' | 'undo' | 'clock' | 'seats' | 'whole';

export interface ViewMessage {
  type: 'view';
  seat: number | null;
  version: number;
  since: number | null;
  view?: View;
  changes?: Change[];
  from: number;
  events: EventFields[];
  words_from: number;
  words: number[];
  undo: boolean;
  clocks: Clocks | null;
  why: ViewReason;
}

export interface RefusalMessage {
  type: 'refusal';
  move: string | null;
  key: string;
  numbers: Numbers;
  rules: string[];
  index?: number | null;
  message: string;
  version: number;
}

export interface ChatLine {
  id: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

export interface UndoRequest {
  seat: number;
  version: number;
  waiting: number[];
}

/** What words would bring, tried out by the rules: nothing of it is reckoned here. */
export interface Ahead {
  words: number[];
  /** Whether they may be said. */
  legal: boolean;
  /** Whether the seat could take them back alone: no dice, no secret and no other seat comes next. */
  alone: boolean;
  /** By how much the seat's holdings change at once: {food: -3, points: -10}. */
  change: Record<string, number>;
  /** What the seat may say next, if it is still the one to decide. */
  then: number[];
}

export type ServerMessage =
  | { type: 'table'; table: Table; me: string; mine: number[] }
  | ViewMessage
  | { type: 'answer'; move: string; version: number; said?: number }
  | RefusalMessage
  | { type: 'undo'; request: UndoRequest | null }
  | { type: 'chat'; messages: ChatLine[] }
  | { type: 'presence'; online: string[]; seats: boolean[]; spectators: number }
  | { type: 'ahead'; seat: number; version: number; ahead: Ahead[] }
  | { type: 'note'; key: string; numbers: Numbers }
  | { type: 'pong' };

/** Messages with a move id: sent again after a loss, answered once. */
export type Intention =
  | { type: 'play'; seat: number; version: number; words: (number | string)[] }
  | { type: 'undo'; seat: number; version: number }
  | { type: 'consent'; seat: number; version: number; yes: boolean }
  | { type: 'resign'; seat: number; version: number; bot?: string }
  | { type: 'replace'; seat: number; version: number; bot?: string }
  | { type: 'return'; seat: number; version: number }
  | { type: 'chat'; text: string };

export interface ReplayStep {
  word: number;
  text: string;
  mover: number;
  changes: Change[];
  events: EventFields[];
  scores: number[];
  /** Points if the game had ended here, and each seat's share of the win; empty unless the game has ended. */
  tally: number[];
  chances: number[];
}

export interface Replay {
  game: string;
  rules: number;
  components: string;
  options: Numbers;
  seats: string[];
  started: string | null;
  ended: string | null;
  places: number[] | null;
  scores: number[] | null;
  seat: number | null;
  view: View;
  steps: ReplayStep[];
}
