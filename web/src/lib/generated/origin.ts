/* Generated from dolmen.games.origin.game.view by `python -m dolmen.server.typescript --write`: do not edit. */

import type { Item, View } from './protocol';

/** The whole table as one seat sees it. `offered` are the goals among cards it drew, or in its victim's hand. */
export interface OriginView extends View {
  type: 'origin';
  turn: number | null;
  number: number;
  turn_limit: number;
  phase: string;
  used: string[];
  site: string | null;
  victim: number | null;
  ending: number | null;
  last_round: boolean;
  ends: SupplyView[];
  previews: PreviewView[];
  players: PlayerView[];
  territories: TerritoryView[];
  straits: StraitView[];
  supply: PawnView[];
  columns: ColumnView[];
  pays: Record<string, PaysView>;
  reserve: number;
  unseen_tiles: number[];
  discard: CardView[];
  unseen: Record<string, number>;
  left_over: number | null;
  draw: DrawView | null;
  dealt: GoalView[];
  offered: GoalView[];
}

/** A supply whose exhaustion brings about the end, and what is left of it (OR-145 … OR-149). */
export interface SupplyView {
  type: 'supply';
  id: string;
  left: number;
}

/** The tokens that an action would bring at once: straits, and the worth of the hunting token (0: none). */
export interface PreviewView {
  type: 'preview';
  word: string;
  straits: string[];
  hunting: number;
}

/** What lies before a player. `hand` holds the cards the viewer knows, `held` counts all by colour. */
export interface PlayerView {
  type: 'player';
  seat: number;
  score: number;
  sheet: Item[];
  villages: number;
  pawns: number;
  held: Record<string, number>;
  hand: CardView[];
  goals: GoalView[];
  permanents: CardView[];
  laid: CardView[];
  tiles: number[];
  hunting: number[];
  straits: number[];
  trophies: PawnView[];
  goal_limit: number;
}

/** A card by its name: the colour of its deck, the level a permanent needs, the points of a goal. */
export interface CardView {
  type: 'card';
  id: string;
  deck: string;
  level: number;
  points: number;
}

/** How far a goal is: what counts of what it needs, and on which territories the pawns that count stand. */
export interface GoalView {
  type: 'goal';
  id: string;
  points: number;
  have: number;
  need: number;
  fulfilled: boolean;
  pawns: string[];
}

/** A pawn by its type; `count` is how many of it there are where the list counts them. */
export interface PawnView {
  type: 'pawn';
  id: string;
  height: number;
  strength: number;
  colour: string;
  count: number;
}

/** A territory, its neighbours, its hunting token, and the pawn on it; `owner` is nobody's for the neutral one. */
export interface TerritoryView {
  type: 'territory';
  id: string;
  continent: string;
  colour: string;
  land: string[];
  strait: string | null;
  token: number | null;
  pawn: PawnView | null;
  owner: number | null;
  steps: number;
}

/** A strait, what it joins, and its token while it lies there. */
export interface StraitView {
  type: 'strait';
  id: string;
  ends: string[];
  token: number | null;
}

/** A column of the reward board: the levels in its slots (0: empty) and the cards left in its deck. */
export interface ColumnView {
  type: 'column';
  id: string;
  slots: number[];
  deck: number | null;
}

/** What a territory of a colour pays beside tokens: so many tiles, and the card of a deck (OR-084 … OR-096). */
export interface PaysView {
  type: 'pays';
  tiles: number;
  card: string | null;
}

/** Cards looked at: how many, and which if the viewer may know. */
export interface DrawView {
  type: 'draw';
  seat: number;
  deck: string;
  count: number;
  cards: CardView[];
}
