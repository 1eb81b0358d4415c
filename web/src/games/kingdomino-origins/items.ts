/** The glyphs of the score sheet. */

import type { ItemGlyphs } from '../board';

export const items: ItemGlyphs = {
  desert: ['tile', '#C9A665'],
  steppe: ['tile', '#8B964A'],
  lake: ['tile', '#5E9AB0'],
  jungle: ['tile', '#4C7A50'],
  quarry: ['tile', '#8E8A81'],
  wheat: ['tile', '#DDB04C'],
  forest: ['tile', '#4C7A50'],
  pasture: ['tile', '#A9B25F'],
  swamp: ['tile', '#8B7A5C'],
  mine: ['tile', '#6F6A66'],
  'totem-mammoth': ['mammoth', 'var(--r-mammoth)'],
  'totem-fish': ['fish', 'var(--r-fish)'],
  'totem-mushroom': ['mushroom', 'var(--r-mushroom)'],
  'totem-flint': ['flint', 'var(--r-flint)'],
  resources: ['basket', 'var(--r-wood)'],
  hunter: ['cave-hunter', 'var(--r-people)'],
  fisherwoman: ['cave-fisher', 'var(--r-people)'],
  gatherer: ['cave-gatherer', 'var(--r-people)'],
  sculptor: ['cave-sculptor', 'var(--r-people)'],
  painter: ['cave-painter', 'var(--r-people)'],
  'fire-lady': ['cave-firekeeper', 'var(--r-people)'],
  shaman: ['cave-shaman', 'var(--r-people)'],
  horde: ['cave-warrior', 'var(--r-people)'],
  middle: ['hut', 'var(--r-clay)'],
  complete: ['board', 'var(--good)'],
};
