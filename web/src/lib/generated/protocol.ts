/* Generated from the structs of dolmen.server and dolmen.show by `python -m dolmen.server.typescript --write`: do not edit. */

import type { EventFields } from '../protocol';

/** The table and its seats, and which of them are one's own. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
  me: string;
  mine: number[];
}

/** The table as its page and the lobby show it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  components: string;
  options: Record<string, string | number>;
  status: 'waiting' | 'running' | 'over' | 'closed';
  private: boolean;
  host: string;
  rated: boolean;
  forced: boolean;
  hints: boolean;
  hints_left: number[] | null;
  clock: Clock | null;
  seats: Chair[];
  created: number;
  started: number | null;
  ended: number | null;
  version: number;
  to_move: number | null;
  scores: number[] | null;
  places: number[] | null;
  ended_by: string | null;
  invite: string | null;
  next: string | null;
}

/** Live: a bank and an increment after each turn. Turns: so many seconds for every turn. */
export interface Clock {
  kind: 'live' | 'turns';
  bank: number;
  increment: number;
}

/** A seat of a table and who sits there. */
export interface Chair {
  kind: 'person' | 'open' | 'bot';
  name: string;
  person: string | null;
  bot: string | null;
  left: Left | null;
  reserved: string | null;
}

/** Who played a seat before a bot took it over; with how many seconds on the clock they would come back. */
export interface Left {
  person: string;
  name: string;
  why: 'resigned' | 'clock' | 'absent';
  comes_back_with: number | null;
}

/** The position as a seat (null: a spectator) knows it: whole, or what differs from version `since`. */
export interface ViewMessage {
  type: 'view';
  seat: number | null;
  version: number;
  since: number | null;
  view?: View;
  changes?: ([(string | number)[], unknown])[];
  from: number;
  events: EventFields[];
  words_from: number;
  words: number[];
  undo: boolean;
  clocks: ClockFace | null;
  why: 'start' | 'play' | 'bot' | 'undo' | 'clock' | 'seats' | 'whole';
}

/** What a seat (None: a spectator) may know of a position; a subclass is tagged with the game's id. */
export interface View {
  type: string;
  seat: number | null;
  seats: number;
  to_move: number;
  asked: Asked;
  legal: number[];
  outcome: Outcome | null;
  next: number[];
}

/** The question before a seat: the prompt is the text `ask-<name>`, filled with the numbers. */
export interface Asked {
  name: string;
  seat: number;
  numbers: Record<string, number | string>;
  rules: string[];
}

/** Places (1 is first, equals share), the score sheet of every seat, and the tie-breaks that were needed. */
export interface Outcome {
  places: number[];
  items: Item[][];
  tie_breaks: TieBreak[];
}

/** One line of a score sheet: the text `item-<key>` with its arithmetic in `numbers`. */
export interface Item {
  key: string;
  points: number;
  numbers: Record<string, number>;
}

/** What parted (or failed to part) seats with equal scores: the text `tie-<key>` and each seat's number. */
export interface TieBreak {
  key: string;
  seats: number[];
  numbers: number[];
}

/** What a client shows: seconds left per seat at a moment, and whose time runs. */
export interface ClockFace {
  running: number | null;
  left: (number | null)[];
  at: number;
}

/** A move was done: so many of its words were said. */
export interface AnswerMessage {
  type: 'answer';
  move: string;
  version: number;
  said: number;
}

/** A move was not done, and why: the text `refusal-<key>`; `index` is the word that was refused. */
export interface RefusalMessage {
  type: 'refusal';
  move: string | null;
  key: string;
  numbers: Record<string, number | string>;
  rules: string[];
  index: number | null;
  message: string;
  version: number;
}

/** Somebody asks to take a decision back; null: nobody any more. */
export interface UndoMessage {
  type: 'undo';
  request: UndoRequest | null;
}

export interface UndoRequest {
  seat: number;
  version: number;
  waiting: number[];
  place: number | null;
}

/** What people say: all of it at first, then what is new. */
export interface ChatMessage {
  type: 'chat';
  messages: ChatLine[];
}

export interface ChatLine {
  id: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

/** Who is here. */
export interface PresenceMessage {
  type: 'presence';
  online: string[];
  seats: boolean[];
  spectators: number;
}

/** What words would bring, in the order in which they were asked about. */
export interface AheadMessage {
  type: 'ahead';
  seat: number;
  version: number;
  ahead: Ahead[];
}

/** What happens when a seat says some words one after the other. */
export interface Ahead {
  words: number[];
  legal: boolean;
  alone: boolean;
  change: Record<string, number>;
  then: number[];
}

/** Words worth thinking of at this version, the best first, and what speaks for it, by language. */
export interface HintMessage {
  type: 'hint';
  seat: number;
  version: number;
  hint: Hint;
  left: number | null;
  told: Record<string, Said>;
}

/** Words worth thinking of, the best first, and what speaks for the first. */
export interface Hint {
  asked: Asked;
  choices: Choice[];
  either: boolean;
  reason: Reason;
}

/** A word, and the winning chance it leads to. */
export interface Choice {
  word: number;
  text: string;
  chance: number;
}

/** What is told: one term, a little of everything, or nothing; with what it costs, and what is at hand sooner. */
export interface Reason {
  kind: 'term' | 'mixed' | 'none';
  terms: Term[];
  price: Term | null;
  held: Term[];
}

/** Something that differs between the games after the better word and after the other. */
export interface Term {
  where: 'sheet' | 'rival' | 'held';
  key: string;
  seat: number;
  by: number;
  holds: number;
  better: Item | null;
  worse: Item | null;
}

/** A choice and its reason as they are read. */
export interface Said {
  title: string;
  why: string;
}

/** Something that the table itself did: the text `web-note-<key>`. */
export interface NoteMessage {
  type: 'note';
  key: string;
  numbers: Record<string, number | string>;
}

/** Where somebody is in a lesson: the step (its texts are `lesson-<lesson>-<id>`), what it points at, what it wants. */
export interface LessonMessage {
  type: 'lesson';
  lesson: string;
  place: number;
  id: string;
  steps: [string, string][];
  point: string[];
  words: number[];
  wrong: WrongWord | null;
  wrongs: number;
  done: boolean;
}

/** A word that a step does not ask for: the step's text `.<text>`, or ("") the rules' refusal. */
export interface WrongWord {
  word: number;
  text: string;
  key: string;
  numbers: Record<string, number | string>;
  rules: string[];
}

/** A puzzle, what it and oneself are rated, how many have tried and solved it, and one's own answer. */
export interface PuzzleMessage {
  type: 'puzzle';
  number: number;
  count: number;
  hard: number;
  rating: number;
  own: number;
  tried: number;
  solved: number;
  known: boolean;
  iterations: number;
  answer: PuzzleAnswer | null;
}

/** What became of a try: what was said (null: it was shown), and the shares of the win after some words. */
export interface PuzzleAnswer {
  word: number | null;
  best: number;
  right: boolean;
  shares: [number, number][];
  counted: boolean;
  own: [number, number];
  rating: [number, number];
  told: Record<string, Said> | null;
}

/** A mistake of one's own: which of all, what it was worth and what the best is, what was tried since. */
export interface MistakeMessage {
  type: 'mistake';
  place: number;
  places: number[];
  round: number;
  played: number;
  worth: number;
  best: number;
  answer: number | null;
  tries: TryAnswer[];
}

/** A word that was tried at a mistake: the chance it leads to, and whether that does. */
export interface TryAnswer {
  word: number;
  chance: number;
  found: boolean;
  told: Record<string, Said> | null;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** All that is installed; `texts` are the addresses of what all games share. */
export interface Catalogue {
  version: string;
  languages: string[];
  texts: Record<string, string>;
  bots: string[];
  games: GameInfo[];
}

/** A game as the lobby offers it; `vocabulary`, `texts` (by language), `cover` and `board` are addresses. */
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  minutes: [number, number];
  weight: number;
  hidden: boolean;
  components: string;
  blocks: BlockInfo[];
  kinds: Record<string, Record<string, string[]>>;
  figures: Record<string, Record<string, number>>;
  options: Option[];
  vocabulary: string;
  texts: Record<string, string>;
  cover: string | null;
  board: string | null;
  course: CourseInfo | null;
  pieces: PiecesInfo | null;
  ratings: Record<string, number>;
}

/** A block of components: where its figures come from, and what there is to say about that. */
export interface BlockInfo {
  name: string;
  mark: 'rulebook' | 'published' | 'reconstructed' | 'owner' | 'ours';
  note: string;
}

/** One option: a list of words, the default first, or a range of numbers with its default. */
export interface Option {
  name: string;
  values: string[];
  low: number;
  high: number;
  default: string | number;
  rules: string[];
  kind: 'mode' | 'variant' | 'ruling';
}

/** How a game is learned: lessons, examples, the addresses of what the coach says (by language), the first game. */
export interface CourseInfo {
  lessons: LessonInfo[];
  examples: ExampleInfo[];
  texts: Record<string, string>;
  seats: number;
  options: Record<string, string | number>;
}

/** A lesson of a game's course. */
export interface LessonInfo {
  id: string;
  minutes: number;
  steps: number;
}

/** A worked example of the rules, held like a lesson, and the line it belongs to. */
export interface ExampleInfo {
  id: string;
  rule: string;
}

/** Where a client finds what every thing on the table is, and the texts of that, by language. */
export interface PiecesInfo {
  pieces: string;
  texts: Record<string, string>;
}

/** All that can be said and told in a game. */
export interface VocabularyInfo {
  game: string;
  version: number;
  words: FamilyInfo[];
  events: EventInfo[];
}

/** The words from `base` on: `size` of them, then `veils` with what is hidden left out. */
export interface FamilyInfo {
  name: string;
  kind: 'player' | 'chance';
  base: number;
  size: number;
  veils: number;
  params: ParamInfo[];
}

/** A parameter: its names, or its numbers from `low` on. */
export interface ParamInfo {
  name: string;
  values: string[];
  low: number;
  size: number;
  veiled: boolean;
}

/** A kind of event. */
export interface EventInfo {
  name: string;
  params: FieldInfo[];
}

/** A parameter of an event: its names, or none if it is a number. */
export interface FieldInfo {
  name: string;
  values: string[];
  secret: boolean;
}

/** The body of every refused request. */
export interface ErrorBody {
  error: string;
  message: string;
  numbers: Record<string, number | string>;
  rules: string[];
}

/** Who asks, as the client knows itself. */
export interface Me {
  id: string;
  name: string;
  language: string;
  account: string | null;
  csrf: string;
  ratings: Record<string, RatingInfo>;
}

/** A rating as people see it: a whole number, about 1000 at first. */
export interface RatingInfo {
  rating: number;
  games: number;
}

/** Where I am signed in. */
export interface SessionInfo {
  id: string;
  made: number;
  seen: number;
  agent: string;
  current: boolean;
}

/** Somebody as others see them. */
export interface Profile {
  id: string;
  name: string;
  account: boolean;
  ratings: Record<string, RatingInfo>;
  tables: TableInfo[];
}

/** What this server can do, and what I have wished for: the address, and whether it has been confirmed. */
export interface NoticeInfo {
  push_key: string | null;
  mail: boolean;
  devices: number;
  address: string;
  confirmed: boolean;
}

/** Whether friends can reach this server: at which addresses, or at which they could. */
export interface Room {
  here: boolean;
  open: string[];
  shut: string[];
  command: string;
}

/** How the house stands. */
export interface HouseInfo {
  version: string;
  process: number;
  processes: number;
  since: number;
  memory: number;
  store: string;
  alerts: string[];
  read_only: boolean;
  out: Record<string, number>;
  online: number;
  sockets: number;
  thinking: number;
  waiting: number;
  tables: HostedTable[];
  people: Visitor[];
  delays: Delay[];
}

/** A table in the memory of the process that answers. */
export interface HostedTable {
  id: string;
  game: string;
  status: string;
  private: boolean;
  seats: string[];
  sockets: number;
  words: number;
  idle: number;
}

/** Somebody who is at tables now, and from where. */
export interface Visitor {
  id: string;
  name: string;
  addresses: string[];
  tables: string[];
}

/** How long something takes: of 2, 20 and 100 the longest takes at most so many seconds. */
export interface Delay {
  what: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** What can be joined, watched, gone on with; and how far the rules are compiled, while they are. */
export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  mine: TableInfo[];
  online: number;
  compiling: [number, number] | null;
}

/** A game to be looked at, as a seat (None: a spectator) saw it. */
export interface Replay {
  game: string;
  rules: number;
  components: string;
  options: Record<string, string | number>;
  seats: string[];
  started: string;
  ended: string | null;
  places: number[] | null;
  scores: number[] | null;
  seat: number | null;
  view: View;
  steps: Step[];
}

/** One word and what it changed; `tally` and `chances` know all secrets and stay empty until the game has ended. */
export interface Step {
  word: number;
  text: string;
  mover: number;
  changes: ([(string | number)[], unknown])[];
  events: EventFields[];
  scores: number[];
  tally: number[];
  chances: number[];
}

/** All that the page shows. */
export interface Report {
  game: string;
  seats: number;
  games: number;
  most: number;
  lineups: number;
  command: string;
  date: string;
  bots: Standing[];
  pairs: Pair[];
  ladder: Pair[];
  answers: Answer[];
  points: Spread[];
  lengths: Bar[];
  length: number;
  choices: Choice[];
}

/** How one bot did, wherever it sat. */
export interface Standing {
  bot: string;
  games: number;
  wins: number;
  even: number;
  share: Estimate;
  place: Estimate;
  points: Estimate;
  margin: Estimate;
  rating: number | null;
  deviation: number | null;
  word: number;
  longest: number;
  faults: number;
}

/** A mean and its 95 % interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** How often one bot came in before another, equals counting half. */
export interface Pair {
  one: string;
  other: string;
  games: number;
  share: Estimate;
}

/** What a line-up was to find out, and whether it has. */
export interface Answer {
  bots: string[];
  level: number;
  share: Estimate;
  games: number;
  settled: boolean;
}

/** How some numbers lie: nine tenths of them, the middle half, the middle. */
export interface Spread {
  low: number;
  lower: number;
  middle: number;
  upper: number;
  high: number;
}

/** How many games took from so many decisions to so many. */
export interface Bar {
  low: number;
  high: number;
  games: number;
}

/** What a seat could choose from in a round, on average in each game. */
export interface Choice {
  round: number;
  spread: Spread;
}

/** What is known of a game so far, and how it is said, by language. */
export interface AnalysisBody {
  analysis: Analysis;
  told: Record<string, Telling>;
}

/** What is known of a game so far; `done` of `parts` are worked out. */
export interface Analysis {
  game: string;
  seat: number;
  seats: string[];
  depth: string;
  words: number;
  rounds: [number, number][];
  done: number;
  parts: number;
  marks: Mark[];
  decisions: Decision[];
  moments: Moment[];
}

/** Everybody's chances when a turn is over. */
export interface Mark {
  type: 'mark';
  place: number;
  shares: number[];
}

/** What a seat decided, and what it might have. */
export interface Decision {
  place: number;
  round: number;
  asked: Asked;
  best: Choice;
  played: Choice;
  also: Choice | null;
  loss: number;
  verdict: 'best' | 'nearly' | 'costly' | 'turning';
  reason: Reason;
  games: number;
}

/** A turning point: by whose doing, whose chance changed most, and what happened. */
export interface Moment {
  letter: string;
  start: number;
  end: number;
  mover: number;
  seat: number;
  change: number;
  round: number;
  events: (Record<string, string | number>)[];
}

/** An analysis in one language: a text for every decision and every turning point, in their order. */
export interface Telling {
  decisions: Said[];
  moments: string[];
}

/** The puzzles of a game, and how one is rated for them. */
export interface PuzzleList {
  game: string;
  rating: number;
  puzzles: PuzzleInfo[];
}

/** A puzzle in a list: how hard it is, and whether one has tried it and was right (null: not yet). */
export interface PuzzleInfo {
  number: number;
  hard: number;
  solved: boolean | null;
}

export interface Today {
  game: string;
  number: number;
  hard: number;
  day: string;
  rating: number;
  solved: boolean | null;
}

/** Lessons by game; "first-game" stands for a finished game. */
export interface Progress {
  lessons: Record<string, string[]>;
}

export interface Say {
  type: 'play';
  seat: number;
  version: number;
  move: string;
  words: (number | string)[];
}

export interface Undo {
  type: 'undo';
  seat: number;
  version: number;
  move: string;
}

export interface Consent {
  type: 'consent';
  seat: number;
  version: number;
  move: string;
  yes: boolean;
}

/** Whatever was played meanwhile: so it names no version, and neither does who comes back. */
export interface Resign {
  type: 'resign';
  seat: number;
  move: string;
  bot?: string | null;
}

export interface Replace {
  type: 'replace';
  seat: number;
  version: number;
  move: string;
  bot?: string | null;
}

export interface Return {
  type: 'return';
  seat: number;
  move: string;
}

export interface Chat {
  type: 'chat';
  move: string;
  text: string;
}

export interface Watch {
  type: 'watch';
  seat: number | null;
}

export interface Look {
  type: 'look';
  seat: number;
  version: number;
  words: number[][];
}

export interface HintWish {
  type: 'hint';
  seat: number;
  version: number;
}

export interface Pace {
  type: 'pace';
  pace: 'at-once' | 'brisk' | 'slow';
}

export interface Skip {
  type: 'skip';
}

export interface Ping {
  type: 'ping';
}

/** At a lesson: on from what was looked at, a step back, the step again, or let the coach do it. */
export interface Go {
  type: 'go';
  to: 'next' | 'back' | 'again' | 'show';
}

/** A table to be made. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number>;
  private?: boolean;
  name?: string;
  clock?: Clock | null;
  forced?: boolean;
  rated?: boolean;
  shuffle?: boolean;
  hints?: boolean;
  hint_count?: number | null;
}

/** How a seat shall be filled. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

/** A table that goes on from a recorded game: after so many words, with bots at the other seats. */
export interface ForkWish {
  record: string;
  at: number;
  seat: number;
  bot: string;
  name?: string;
}

export type ServerMessage = TableMessage | ViewMessage | AnswerMessage | RefusalMessage | UndoMessage | ChatMessage | PresenceMessage | AheadMessage | HintMessage | NoteMessage | LessonMessage | PuzzleMessage | MistakeMessage | Pong;

export type ClientMessage = Say | Undo | Consent | Resign | Replace | Return | Chat | Watch | Look | HintWish | Pace | Skip | Ping | Go;
