/** What things are called that lie on the board, for who asks what they are. */

import type { BuildingView, CardView } from '../../lib/generated/stone-age';
import type { Board } from '../board';

/** A card and its space. */
export const slotPiece = (where: string, card: CardView | null = null): string =>
  [...(card ? [`card:${card.id}`] : []), where.replace('card-', 'slot:')].join(' ');

/** A building and its stack. */
export const buildingPiece = (building: BuildingView | null): string =>
  building ? `building:${building.id} stack` : 'stack';

export const pieces: Board['pieces'] = {
  'place:forest': ['wood', 'var(--r-wood)'],
  'place:clay-pit': ['clay', 'var(--r-clay)'],
  'place:quarry': ['stone', 'var(--r-stone)'],
  'place:river': ['gold', 'var(--r-gold)'],
  'place:hunt': ['hunt', 'var(--r-food)'],
  'place:toolmaker': ['tool', 'var(--r-tool)'],
  'place:hut': ['hut', 'var(--r-wood)'],
  'place:farm': ['farm', 'var(--r-farm)'],
  wood: ['wood', 'var(--r-wood)'],
  clay: ['clay', 'var(--r-clay)'],
  stone: ['stone', 'var(--r-stone)'],
  gold: ['gold', 'var(--r-gold)'],
  food: ['food', 'var(--r-food)'],
  people: ['people', 'var(--ink)'],
  agriculture: ['farm', 'var(--r-farm)'],
  tool: ['tool', 'var(--ink-2)'],
  tools: ['tool', 'var(--ink-2)'],
  points: ['score', 'var(--r-score)'],
  first: ['first-player', 'var(--ink-2)'],
  card: ['card', 'var(--ink-2)'],
  cards: ['card', 'var(--ink-2)'],
  deck: ['card', 'var(--ink-2)'],
  slot: ['card', 'var(--ink-2)'],
  dice: ['dice', 'var(--r-wood)'],
  building: ['building', 'var(--r-wood)'],
  buildings: ['building', 'var(--r-wood)'],
  stack: ['building', 'var(--r-wood)'],
};
