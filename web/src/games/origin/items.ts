/** The glyphs of the score sheet. */

import type { ItemGlyphs } from '../board';

export const items: ItemGlyphs = {
  goals: ['objective', 'var(--o-lilac)'],
  hand: ['card', 'var(--o-yellow)'],
  hunting: ['hunting', 'var(--o-green)'],
  straits: ['strait', 'var(--r-fish)'],
  tiles: ['tile', 'var(--o-brown)'],
  trophies: ['flag', 'var(--o-orange)'],
};
