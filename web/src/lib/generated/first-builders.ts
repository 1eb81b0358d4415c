/* Generated from dolmen.games.first_builders.game.view by `python -m dolmen.server.typescript --write`: do not edit. */

import type { Item, View } from './protocol';

/** The whole table as one seat sees it. */
export interface FirstBuildersView extends View {
  type: 'first-builders';
  round: number;
  round_limit: number;
  phase: string;
  first: number;
  turn: TurnView | null;
  visits: VisitView[];
  players: PlayerView[];
  sites: SiteView[];
  kinds: Record<string, KindView>;
  row: SlotView[];
  stacks: StackView[];
  citizens: CitizenSlotView[];
  supply: Record<string, number>;
  speakers: number[];
  pool: DieView[];
  cards: CardView[];
  tiers: Record<string, number>;
  war: SpaceView[];
  war_points: number;
  temples: TempleView[];
  temple_points: number[];
  adviser_points: number[];
  ends: EndView[];
}

/** Where a turn stands: a token spent, the site in use by a worker, a build action, the tile in hand and its way. */
export interface TurnView {
  type: 'turn';
  seat: number;
  spent: boolean;
  site: string | null;
  worker: string | null;
  six: boolean;
  building: boolean;
  hand: string | null;
  way: string | null;
  cell: string | null;
  places: Record<string, string>;
  dice: Record<string, string>;
}

/** A visit one could make: the wisdom it costs, whether the bonus tile has the worker's colour, and both actions. */
export interface VisitView {
  type: 'visit';
  worker: string;
  site: string;
  wisdom: number;
  bonus: boolean;
  both: boolean;
}

/** A player: resources, workers at home, advisers, towers, cards and city. */
export interface PlayerView {
  type: 'player';
  seat: number;
  points: number;
  won: Item[];
  to_come: Item[];
  stone: number;
  food: number;
  wisdom: number;
  gold: number;
  tokens: number;
  passed: boolean;
  archon: boolean;
  archon_colours: string[];
  citizens: DieView[];
  speakers: number[];
  population: BaseView;
  advisers: string[];
  towers: Record<string, number>;
  tower_prices: Record<string, number>;
  signs: string[];
  war: number;
  retreat: number;
  attack: number;
  temples: number[];
  buildings: number;
  tiles: TileView[];
  frontier: SpotView[];
  centres: CentreView[];
  districts: DistrictView[];
  reserve: string[];
}

/** A citizen die: `name` as words have it, its colour and value. */
export interface DieView {
  type: 'die';
  name: string;
  colour: string;
  value: number;
}

/** Population: bases taken, empty ones beside the board, and the food for the next (None: there is none). */
export interface BaseView {
  type: 'base';
  taken: number;
  empty: number;
  most: number;
  price: number | null;
  prices: number[];
}

/** A tile: its cell, its way from the palace (right and up), what it is, and its colour (None: grey or a farm). */
export interface TileView {
  type: 'tile';
  cell: string;
  x: number;
  y: number;
  kind: string;
  colour: string | null;
  face: string | null;
}

/** An empty cell beside a city, with its way from the palace. */
export interface SpotView {
  type: 'spot';
  cell: string;
  x: number;
  y: number;
}

/** A die in a centre of power: the bottom left cell of its district, and the points it would bring now. */
export interface CentreView {
  type: 'centre';
  cell: string;
  x: number;
  y: number;
  die: string;
  colour: string;
  value: number;
  points: number;
}

/** A district that can be closed: its bottom left cell, its four cells, and the cards it shows. */
export interface DistrictView {
  type: 'district';
  cell: string;
  x: number;
  y: number;
  cells: string[];
  cards: number[];
}

/** A site: its ship, what its upper action gains, its bonus tile with effect and cost, and the workers there. */
export interface SiteView {
  type: 'site';
  name: string;
  ship: number;
  gain: Record<string, number>;
  bonus: string | null;
  effect: string | null;
  cost: string | null;
  workers: WorkerView[];
}

/** A worker on a site: whose it is, and which; the archon has no value, speakers have no colour. */
export interface WorkerView {
  type: 'worker';
  seat: number;
  name: string;
  kind: string;
  colour: string | null;
  value: number | null;
}

/** A kind of building: its colour, its price in stone, and how many there are. */
export interface KindView {
  type: 'kind';
  colour: string;
  stone: number;
  copies: number;
}

/** A tile of the building row: the wisdom of its slot for the viewer (a spectator: printed), stone, colour. */
export interface SlotView {
  type: 'slot';
  slot: number;
  building: string;
  colour: string;
  wisdom: number;
  stone: number;
  payable: boolean;
  lacks: string | null;
}

/** The stack of a colour: its visible top, how many lie below, what those may be, and tiles known at its bottom. */
export interface StackView {
  type: 'stack';
  colour: string;
  top: string | null;
  below: number;
  unseen: Record<string, number>;
  under: string[];
}

/** A die of the citizen row, with its price for the viewer; it also takes a free base. */
export interface CitizenSlotView {
  type: 'citizen-slot';
  slot: number;
  die: DieView;
  wisdom: number;
  payable: boolean;
  lacks: string | null;
}

/** A district card: its pattern (rows from the top, None is blank), points in turn, gold, towers, claims by seat. */
export interface CardView {
  type: 'card';
  id: number;
  pattern: ((string | null)[])[];
  points: number[];
  towers: string[];
  gold: number;
  claims: number[];
  next_points: number[];
  closeness: ClosenessView[];
}

/** How near a city is to a card: coloured parts in place (3: all), tiles still to build, and where. */
export interface ClosenessView {
  type: 'closeness';
  parts: number;
  missing: number;
  cell: string | null;
  x: number;
  y: number;
  ready: number;
}

/** A space of the war track: its reward, whether a threshold lies before it, and the discs, the lowest first. */
export interface SpaceView {
  type: 'space';
  number: number;
  reward: string;
  threshold: boolean;
  discs: number[];
}

/** A temple: its zodiac card, who holds it, and the discs by step, the lowest of each stack first. */
export interface TempleView {
  type: 'temple';
  name: string;
  sign: string | null;
  owner: number | null;
  discs: number[][];
  comes_to: number | null;
}

/** What ends the game with the round in which `now` comes to `at` (FB-200 … FB-203). */
export interface EndView {
  type: 'end';
  id: string;
  now: number;
  at: number;
  met: boolean;
  colour: string | null;
}
