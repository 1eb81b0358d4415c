/* Generated from dolmen.games.first_sparks.game.view by `python -m dolmen.server.typescript --write`: do not edit. */

import type { View } from './protocol';

/** The whole table as one seat sees it. */
export interface FirstSparksView extends View {
  type: 'first-sparks';
  round: number;
  phase: string;
  last: boolean;
  affords: number | null;
  ends_with: number | null;
  order: number[];
  backwards: boolean;
  behind: number[];
  players: PlayerView[];
  neutral: NeutralView | null;
  goal: number;
  most: number;
  tiles: TileView[];
  laying: LayingView | null;
  spaces: SpaceView[];
  harvest: HarvestView[];
  market: MarketView;
  sales: SaleView[];
  deck: DeckView;
  offer: OfferView | null;
}

/** A clan. `marker` is its place on the size track; `grounds` are the foods where its members stand. */
export interface PlayerView {
  type: 'player';
  seat: number;
  place: number;
  size: number;
  to_goal: number;
  marker: number;
  food: number | null;
  hidden: boolean;
  reckoning: ReckoningView | null;
  hunt: HuntView[];
  grounds: string[];
  members: string[];
  tools: ToolView[];
  tool_limit: number;
  knowledge: CardView[];
  keeps: boolean;
  done: boolean;
  lost: number;
}

/** Food from now until the clan has eaten, if it spends nothing: in this round, or with `next` in the next one. */
export interface ReckoningView {
  type: 'reckoning';
  spoils: number;
  hunt: number;
  meal: number;
  left: number;
  next: boolean;
}

/** What a clan would bring home of one food in its next hunt, with all its tools in the best order. */
export interface HuntView {
  type: 'hunt';
  kind: string;
  amount: number;
  food: number;
}

/** A card somebody owns, how many tokens it would take in the next hunt, alone, and which of its steps holds. */
export interface ToolView {
  type: 'tool';
  card: CardView;
  takes: number;
  row: number;
  food: number;
  why: string;
}

/** A card by its rank: its price and what it does. A step [2, 4] takes 2 when at least 4 tokens are counted. */
export interface CardView {
  type: 'card';
  id: number;
  kind: string;
  cost: number;
  food: string | null;
  amount: number;
  surcharge: string;
  steps: [number, number][];
}

/** The clan of nobody, with two players; `clan` is its number on the spaces. */
export interface NeutralView {
  type: 'neutral';
  clan: number;
  size: number;
  marker: number;
  members: string[];
}

/** A tile on the table: the cell of its hex a, also as axial coordinates, its rotation, its two grounds. */
export interface TileView {
  type: 'tile';
  id: string;
  cell: string;
  q: number;
  r: number;
  rotation: number;
  grounds: [string, string];
}

/** The tile in hand: its grounds, its borders with mountains, the cell that was said, and where it may lie. */
export interface LayingView {
  type: 'laying';
  id: string;
  grounds: [string, string];
  mountains: [string, string][];
  cell: string | null;
  ways: WayView[];
}

/** A cell where the tile in hand may lie with its hex a, also as axial coordinates, and its rotations there. */
export interface WayView {
  type: 'way';
  cell: string;
  q: number;
  r: number;
  rotations: number[];
}

/** A space: its ground, the clans on it (with two players clan 2 is neutral), neighbours, those behind mountains. */
export interface SpaceView {
  type: 'space';
  name: string;
  food: string;
  clans: number[];
  neighbours: string[];
  mountains: string[];
  price: number | null;
  across: number;
  shared: number;
  hunt: number | null;
}

export interface HarvestView {
  type: 'harvest';
  food: string;
  tool: string;
  value: number;
  tokens: number;
  most: number;
  refill: number;
}

/** The two rows, the card with the bonus grain and its price with it, whether the shuffle card waits or has left. */
export interface MarketView {
  type: 'market';
  current: CardView[];
  next: CardView[];
  bonus: number | null;
  bonus_price: number | null;
  shuffle_card: boolean;
  small: boolean;
}

/** What a card of the market means to the viewer, if it were bought now. */
export interface SaleView {
  type: 'sale';
  card: number;
  row: number;
  amount: number;
  food: number;
  why: string;
  left: number;
  payable: boolean;
  ownable: boolean;
  crowded: boolean;
  takers: number[];
}

/** How many cards, the ranks it may hold, those known to lie under the shuffle card, the one known on top. */
export interface DeckView {
  type: 'deck';
  cards: number;
  shuffle_card: boolean;
  unseen: number[];
  under: number[];
  top: number | null;
  boxed: number[];
}

/** The card on offer, by whom, who is still to be asked, and whether the offerer may refuse it himself. */
export interface OfferView {
  type: 'offer';
  seat: number;
  card: CardView;
  takers: number[];
  free: boolean;
}
