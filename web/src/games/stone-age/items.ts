/** The glyphs of the score sheet. */

import type { ItemGlyphs } from '../board';

export const items: ItemGlyphs = {
  buildings: ['building', 'var(--r-wood)'],
  awards: ['score', 'var(--r-score)'],
  hunger: ['food', 'var(--r-food)'],
  green: ['pottery', 'var(--good)'],
  farmers: ['farmer', 'var(--r-farm)'],
  toolmakers: ['toolmaker', 'var(--r-tool)'],
  builders: ['builder', 'var(--r-clay)'],
  shamans: ['shaman', 'var(--r-wisdom)'],
  resources: ['wood', 'var(--r-wood)'],
};
