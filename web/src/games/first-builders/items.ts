/** The glyphs of the score sheet. */

import type { ItemGlyphs } from '../board';

export const items: ItemGlyphs = {
  districts: ['district', 'var(--r-clay)'],
  attacks: ['war', 'var(--r-mushroom)'],
  war: ['flag', 'var(--r-mushroom)'],
  buildings: ['building', 'var(--r-wood)'],
  advisers: ['adviser', 'var(--r-wisdom)'],
  population: ['people', 'var(--r-people)'],
  gold: ['gold', 'var(--r-gold)'],
  'adviser-track': ['speaker', 'var(--r-wisdom)'],
  temples: ['temple', 'var(--r-stone)'],
  centres: ['crown', 'var(--r-gold)'],
};
