/** Arithmetic that the board shows before the server says it: rolls with tools, payments, what a building is worth. */

import type { BuildingView, CardView, PlayerView, StoneAgeView } from '../../lib/generated/stone-age';

export const RESOURCES = ['wood', 'clay', 'stone', 'gold'] as const;
export const WORTH: Record<string, number> = { wood: 3, clay: 4, stone: 5, gold: 6 };
/** What a die gives when dice are rolled for everyone. */
export const FACES = ['', 'wood', 'clay', 'stone', 'gold', 'tool', 'farm'] as const;
export const ROLES = ['farmer', 'toolmaker', 'builder', 'shaman'] as const;
export const PLACES = ['toolmaker', 'hut', 'farm', 'hunt', 'forest', 'clay-pit', 'quarry', 'river'] as const;
export type PlaceName = (typeof PLACES)[number];

/** The divisor of each good, as the places tell it. */
export const divisorOf = (view: StoneAgeView, good: string): number => view.places.find((place) => place.good === good)?.divisor ?? 0;

export interface ToolSet {
  /** Values of tiles, lowest first, then one-use cards by id: the order in which they are said. */
  tiles: number[];
  cards: number[];
  plus: number;
  amount: number;
}

/** Tiles and one-use cards that may still be added to a roll. */
export interface Toolbox {
  tiles: readonly number[];
  cards: readonly { id: number; value: number }[];
}

/** For every amount that tools can reach above the bare roll: the set that wastes least. */
export function reachable(total: number, divisor: number, box: Toolbox): ToolSet[] {
  const pieces = [
    ...[...box.tiles].sort((a, b) => a - b).map((value) => ({ value, card: 0 })),
    ...[...box.cards].sort((a, b) => a.id - b.id).map((card) => ({ value: card.value, card: card.id })),
  ];
  const bare = Math.floor(total / divisor);
  const best = new Map<number, ToolSet & { cost: number }>();
  for (let mask = 1; mask < 1 << pieces.length; mask++) {
    const used = pieces.filter((_, k) => (mask >> k) & 1);
    const plus = used.reduce((sum, piece) => sum + piece.value, 0);
    const amount = Math.floor((total + plus) / divisor);
    if (amount <= bare) continue;
    const cards = used.filter((piece) => piece.card).map((piece) => piece.card);
    const cost = plus + cards.length * 100 + used.length / 10; // tools come back every round, cards do not
    const known = best.get(amount);
    if (known && known.cost <= cost) continue;
    best.set(amount, { tiles: used.filter((piece) => !piece.card).map((piece) => piece.value), cards, plus, amount, cost });
  }
  return [...best.values()].sort((a, b) => a.amount - b.amount).map(({ cost: _, ...set }) => set);
}

/** Whether the question is asked again after these tools, so that it must be answered with "done". */
export function asksAgain(box: Toolbox, set: Pick<ToolSet, 'tiles' | 'cards'>): boolean {
  const left = [...box.tiles];
  for (const value of set.tiles) left.splice(left.indexOf(value), 1);
  const lastCard = Math.max(0, ...set.cards);
  const highest = Math.max(0, ...set.tiles);
  if (box.cards.some((card) => card.id > lastCard)) return true;
  return lastCard === 0 && left.some((value) => value >= highest);
}

export type Basket = Record<string, number>;
export const count = (basket: Basket): number => RESOURCES.reduce((sum, good) => sum + (basket[good] ?? 0), 0);
/** What a payment must come to: so many resources, or fewer (`upTo`); which of them will do is the rules' business. */
export interface Bill {
  left: number;
  upTo: boolean;
}

export const isFull = (bill: Bill, basket: Basket, goods: Basket): boolean =>
  count(basket) === (bill.upTo ? Math.min(bill.left, count(goods)) : bill.left);

/** The payment that costs least, if any resources will do. */
export function cheapest(bill: Bill, goods: Basket): Basket {
  const basket: Basket = {};
  let left = bill.left;
  for (const good of RESOURCES) {
    const n = Math.min(left, goods[good] ?? 0);
    if (n) basket[good] = n;
    left -= n;
  }
  return basket;
}

/** The basket as goods in the order in which they are said: cheapest first. */
export const inOrder = (basket: Basket): string[] => RESOURCES.flatMap((good) => Array<string>(basket[good] ?? 0).fill(good));

/** The least and the most points of a building of the payer's choice. */
export function range(building: BuildingView): [number, number] {
  if (building.points) return [building.points, building.points];
  if (!building.kinds) return [3, building.count * 6];
  const rest = building.count - building.kinds;
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return [sum([3, 4, 5, 6].slice(0, building.kinds)) + rest * 3, sum([6, 5, 4, 3].slice(0, building.kinds)) + rest * 6];
}

export interface CardLine {
  key: string;
  glyph: string;
  a: number;
  b: number;
  points: number;
}

/** What the known cards of a player would score now, line by line. */
export function cardLines(player: PlayerView): CardLine[] {
  const cards = [...player.face_up, ...player.cards];
  const out: CardLine[] = [];
  const symbols = new Map<string, number>();
  for (const card of cards) if (!isRole(card)) symbols.set(card.bottom, (symbols.get(card.bottom) ?? 0) + 1);
  for (let deep = 1; [...symbols.values()].some((n) => n >= deep); deep++) {
    const size = [...symbols.values()].filter((n) => n >= deep).length;
    out.push({ key: 'green', glyph: 'card', a: size, b: size, points: size * size });
  }
  const factors: Record<string, [string, number]> = {
    farmer: ['farm', player.level],
    toolmaker: ['tool', player.tools.reduce((sum, tool) => sum + tool.value, 0)],
    builder: ['building', player.buildings.length],
    shaman: ['people', player.figures],
  };
  for (const role of ROLES) {
    const people = cards.filter((card) => card.bottom === role).reduce((sum, card) => sum + card.people, 0);
    const [glyph, factor] = factors[role] ?? ['', 0];
    if (people) out.push({ key: role, glyph, a: people, b: factor, points: people * factor });
  }
  return out;
}

export const isRole = (card: CardView): boolean => (ROLES as readonly string[]).includes(card.bottom);
