/* Generated from dolmen.games.stone_age.game.view by `python -m dolmen.server.typescript --write`: do not edit. */

import type { View } from './protocol';

/** The whole table as one seat sees it. */
export interface StoneAgeView extends View {
  type: 'stone-age';
  round: number;
  phase: string;
  first: number;
  players: PlayerView[];
  places: PlaceView[];
  slots: SlotView[];
  deck: number;
  stacks: StackView[];
  unseen_cards: number[];
  unseen_buildings: number[];
  worth: Record<string, number>;
  faces: string[];
  roll: RollView | null;
}

/** What lies on and beside a board. `cards` are the face-down ones the viewer may know, `hidden` counts the rest. */
export interface PlayerView {
  type: 'player';
  seat: number;
  score: number;
  figures: number;
  idle: number;
  food: number;
  level: number;
  goods: Record<string, number>;
  tools: ToolView[];
  face_up: CardView[];
  face_down: number;
  cards: CardView[];
  hidden: number;
  buildings: BuildingView[];
  lines: LineView[];
}

export interface ToolView {
  type: 'tool';
  value: number;
  used: boolean;
}

/** A card by its number: what its top does and what its bottom scores; what it rolls is divided by `divisor`. */
export interface CardView {
  type: 'card';
  id: number;
  top: string;
  amount: number;
  divisor: number;
  bottom: string;
  people: number;
  role: boolean;
}

/** A building by its number: a printed cost with points, or `count` resources of `kinds` kinds (0: any, up to). */
export interface BuildingView {
  type: 'building';
  id: number;
  cost: Record<string, number>;
  points: number;
  least: number;
  most: number;
  count: number;
  kinds: number;
}

/** What cards would score now: `a` times `b`, different symbols squared (`green`) or the persons of a role. */
export interface LineView {
  type: 'line';
  key: string;
  a: number;
  b: number;
  points: number;
}

/** A place and the figures of each seat on it; `yields` is what so many dice bring there on average. */
export interface PlaceView {
  type: 'place';
  name: string;
  people: number[];
  free: number | null;
  good: string | null;
  divisor: number;
  yields: number[];
}

/** A card slot: its cost and the card in it. */
export interface SlotView {
  type: 'slot';
  cost: number;
  card: CardView | null;
}

/** A building stack: how many are left and the one that lies open. */
export interface StackView {
  type: 'stack';
  left: number;
  building: BuildingView | null;
}

/** A roll under way: the dice that have fallen, the sum with tools, and what it is divided by (0: not divided). */
export interface RollView {
  type: 'roll';
  seat: number;
  dice: number[];
  to_come: number;
  total: number;
  good: string | null;
  divisor: number;
  amounts: number[];
  sets: ToolSetView[];
}

/** Tools that make a roll worth more: the words that say them in one go, what each adds, and what it then gives. */
export interface ToolSetView {
  type: 'tools';
  words: number[];
  tools: number[];
  plus: number;
  amount: number;
}
