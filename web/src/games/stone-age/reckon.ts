/**
 * Names and baskets of the board. What things cost, bring and are worth is said by the view and by `ahead`, never
 * reckoned here.
 */

import type { CardView } from '../../lib/generated/stone-age';

export const RESOURCES = ['wood', 'clay', 'stone', 'gold'] as const;
export const PLACES = ['toolmaker', 'hut', 'farm', 'hunt', 'forest', 'clay-pit', 'quarry', 'river'] as const;
export type PlaceName = (typeof PLACES)[number];

export type Basket = Record<string, number>;
/** What a payment must come to: so many resources, or fewer (`upTo`); which of them will do is the rules' business. */
export interface Bill {
  left: number;
  upTo: boolean;
}

/** The payment of what is worth least; whether it will do, the rules say. */
export function cheapest(bill: Bill, goods: Basket, worth: Basket): Basket {
  const basket: Basket = {};
  let left = bill.left;
  for (const good of [...RESOURCES].sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0))) {
    const n = Math.min(left, goods[good] ?? 0);
    if (n) basket[good] = n;
    left -= n;
  }
  return basket;
}

/** The basket as goods in the order in which they are said. */
export const inOrder = (basket: Basket): string[] =>
  RESOURCES.flatMap((good) => Array<string>(basket[good] ?? 0).fill(good));

export const isResource = (name: string): boolean => (RESOURCES as readonly string[]).includes(name);
export const isRole = (card: CardView): boolean => card.role;
