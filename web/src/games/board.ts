/** What a board gets and what it may do. See README.md in this folder. */

import type { Component } from 'svelte';
import type { Ahead, EventFields, View } from '../lib/protocol';
import type { Line } from '../lib/table.svelte';
import type { Texts } from '../lib/texts';
import type { Fields, Vocabulary } from '../lib/vocabulary';

/** Which arrangement is asked for: ≥ 1100 px, 761–1099 px, and ≤ 760 px wide or ≤ 520 px high. */
export type Size = 'desk' | 'tablet' | 'phone';

export interface BoardProps<V extends View = View> {
  /** What the watched seat sees. A new object at every change; parts that did not change stay the same objects. */
  view: V;
  /** The view before the last change, for motion; null at first and when nothing should move (a jump in a replay). */
  previous: V | null;
  /** What happened between the two, as the log tells it. */
  events: readonly EventFields[];
  /**
   * What was taken back between the two, the last first: an undo, a step back in a replay. Play it backwards, twice as
   * fast.
   */
  undone: readonly EventFields[];
  /** All that has happened so far, with the server's notes. */
  log: readonly Line[];
  /** Who looks: a seat, or null for spectators and replays with everything open. */
  seat: number | null;
  /**
   * The words that may be said now, as ids; empty when it is not this seat's turn, while a move is under way, and in
   * replays.
   */
  legal: readonly number[];
  /** The words of the game: parse, format, fields. */
  words: Vocabulary;
  /** Texts in the language of the moment. Call it in markup or $derived, so that a switch of language shows. */
  texts: Texts;
  /** Names of the seats. */
  names: readonly string[];
  /** The word that is picked and not sent yet. */
  picked: number | null;
  /** Whether pieces may move: false with prefers-reduced-motion or when switched off. */
  motion: boolean;
  size: Size;
  /**
   * A low window, like a phone held sideways: size is `phone`, and the stage is wide and low, as high as the window.
   */
  low: boolean;
  /** The open tab on a phone: an `id` of `areas`, the first by default. Empty on desk and tablet: draw everything. */
  area: string;
  /** On a phone: the area lies as a sheet above the stage, and shows itself whatever is asked. */
  sheet?: boolean;
  /**
   * What a legal word (or several, said in one go) would bring, as the rules have it: prices, gains, what may be said
   * next.
   * Null until the server has told, and where nothing can be said. Never reckon such things on a board.
   */
  ahead(words: number | readonly number[]): Ahead | null;
  /** Says words at once, all or none. For gestures that answer several questions, like a payment. */
  say(words: number[]): void;
  /**
   * Picks a word (null: lets go). The table sends it at once, or waits for the ember button (see `Ahead.alone`).
   * Picking the picked word again sends it.
   */
  pick(word: number | null): void;
  /** Somebody touched what is not legal: the table asks the server why not, and the prompt tells. */
  explain(word: number): void;
}

/** The line of goods below a seat's name, in the rail. */
export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
  texts: Texts;
  size: Size;
  /** Whether it is one's own: a phone shows it in the tab of the players. */
  mine: boolean;
}

/** One tab of a phone. */
export interface Area<V extends View = View> {
  id: string;
  glyph: string;
  /** A message key of the game's texts. */
  label: string;
  /** Which of the legal words are said in this tab: their targets are counted in its badge. */
  holds(fields: Fields, view: V): boolean;
}

/** The glyph and colour of every line of a score sheet, by its key. */
export type ItemGlyphs = Record<string, readonly [glyph: string, colour: string]>;

/** What a game's folder exports as default from its `index.ts`. */
export interface Board<V extends View = View> {
  /** The stage. */
  Stage: Component<BoardProps<V>>;
  /** Below the prompt: your own things (a phone: one line above the prompt). */
  Own?: Component<BoardProps<V>>;
  /** In the rail: a seat's goods. */
  Seat?: Component<SeatProps<V>>;
  /** Inside the prompt, left of the ember button: a stepper, a calculator. */
  Control?: Component<BoardProps<V>>;
  /** The tabs of a phone before "Players" and "Talk"; without them the stage is one tab. */
  areas?: Area<V>[];
  /** The area that the stage of a phone shows now: the first, or the one where the question is answered. */
  face?(view: V, legal: readonly number[], words: Vocabulary): string;
  /**
   * The phases of a round in order, as the view's `phase` names them; shown as arrows in the bar (texts
   * `name-<phase>`). Options may change them.
   */
  phases?: string[] | ((view: V) => string[]);
  /** Where the game stands, for the chip in the bar: a message key and its numbers. */
  chip?(view: V): [key: string, values: Record<string, number>];
  /** Points of a seat as the view tells them; without it the table shows none before the end. */
  points?(view: V, seat: number): number;
  /** What stands before the lines of the score sheet; a line without a glyph gets a plain one. */
  items?: ItemGlyphs;
  /** Who is first player, if the game has one. */
  first?(view: V): number;
  /**
   * Words that are tried out on the board before they are let go, though they could be taken back: they wait for the
   * ember button.
   */
  tries?(fields: Fields, view: V): boolean;
  /** Which of the words that may come next goes without saying, by its place among them: it is said along. */
  follows?(next: readonly Fields[]): number | undefined;
  /** Glyph and colour of what a seat holds, by the names of `Ahead.change`; a name without one is a glyph itself. */
  goods?: Record<string, readonly [glyph: string, colour: string]>;
  /**
   * What stands before the name of a thing when one asks what it is: glyph and colour by kind, or by id (`data-what`).
   * A kind without one is looked for among `goods`.
   */
  pieces?: Record<string, readonly [glyph: string, colour: string]>;
  /**
   * What the prompt says to the seat that is asked. Its second line in a few words: before a pick what is worth
   * knowing, after it
   * what the word does (what it costs and brings stands on its button). And a title in place of the question, where a
   * word is put
   * together from several picks: the next pick.
   */
  voice?(props: BoardProps<V>): Said;
  /**
   * What follows from a word that has a button and no place on the board, beside what it costs and brings: a few words,
   * on the button.
   */
  means?(fields: Fields, view: V, texts: Texts, names: readonly string[]): string;
}

/** What a board puts into the prompt. */
export interface Said {
  title?: string;
  detail: string;
}
