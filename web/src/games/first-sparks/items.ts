/** The glyphs of the score sheet. */

import type { ItemGlyphs } from '../board';

export const items: ItemGlyphs = {
  members: ['people', 'var(--r-people)'],
};
