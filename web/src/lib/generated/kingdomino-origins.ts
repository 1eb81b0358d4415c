/* Generated from dolmen.games.kingdomino_origins.game.view by `python -m dolmen.server.typescript --write`: do not edit. */

import type { Item, View } from './protocol';

/** The whole table as one seat sees it. */
export interface KingdominoOriginsView extends View {
  type: 'kingdomino-origins';
  mode: string;
  side: number;
  terrains: string[];
  round: number;
  rounds: number;
  phase: string;
  previews: PreviewView[];
  players: PlayerView[];
  in_hand: DominoView | null;
  eruption: EruptionView | null;
  row: DominoView[];
  next_row: DominoView[];
  pairs: Record<string, number[]>;
  pile: number;
  front: number | null;
  unseen: DominoView[];
  left_over: number[];
  tokens: TokenView[];
  totems: TotemView[];
  cave: CaveView | null;
}

/** A legal word in notation, how many points more its seat would have after it, and the regions it changes. */
export interface PreviewView {
  type: 'preview';
  word: string;
  plus: number;
  regions: GainView[];
}

/** A region as it would be, and how many points that is more than now. */
export interface GainView {
  type: 'gain';
  terrain: string;
  squares: number;
  fires: number;
  points: number;
  plus: number;
}

/** A territory with its score sheet, the span of its squares, and the dominoes that found no place. */
export interface PlayerView {
  type: 'player';
  seat: number;
  score: number;
  sheet: Item[];
  squares: SquareView[];
  regions: RegionView[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  aside: number[];
  resources: Record<string, number>;
}

/** A square: its way from the hut (right and down), what it shows and what lies on it. */
export interface SquareView {
  type: 'square';
  cell: string;
  x: number;
  y: number;
  domino: number;
  half: number;
  terrain: string | null;
  fires: number;
  craters: number;
  token: number;
  resource: string | null;
  caveman: string | null;
  printed: PrintedView | null;
  region: number | null;
}

/** What a caveman shows: points for each thing that it counts; of a warrior, which counts nothing, its power. */
export interface PrintedView {
  type: 'printed';
  number: number;
  counts: string | null;
}

export interface RegionView {
  type: 'region';
  terrain: string;
  squares: number;
  fires: number;
  points: number;
}

/** A domino by its number, with the seat whose chief stands on it. */
export interface DominoView {
  type: 'domino';
  id: number;
  halves: HalfView[];
  chief: number | null;
  done: boolean;
}

/** Half a domino: its terrain, printed fires or craters, and the wooden resource it brings. */
export interface HalfView {
  type: 'half';
  terrain: string;
  fires: number;
  craters: number;
  resource: string | null;
}

/** A fire in the air: whose, from where, how many flames, how far. */
export interface EruptionView {
  type: 'eruption';
  seat: number;
  cell: string;
  fires: number;
  reach: number;
}

/** Fire tokens of one value: how far they fly and how many are left. */
export interface TokenView {
  type: 'token';
  fires: number;
  reach: number;
  left: number;
}

export interface TotemView {
  type: 'totem';
  resource: string;
  points: number;
  holder: number | null;
}

/** The open spaces, and the stack: how many of each kind it holds follows from what has been seen (KO-185). */
export interface CaveView {
  type: 'cave';
  open: (string | null)[];
  stack: number;
  unseen: Record<string, number>;
  printed: Record<string, PrintedView>;
  hired: HiredView | null;
}

/** A caveman on its way from the cave to a territory: it lies before the seat that hires it (KO-181). */
export interface HiredView {
  type: 'hired';
  seat: number;
  caveman: string;
}
