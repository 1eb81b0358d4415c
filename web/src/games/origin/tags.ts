/** What a land pays, as glyphs and numbers on a bone tag; a hunting token lies there for all to see. */

import { DECK_GLYPH } from './art';

export interface TagItem {
  glyph: string;
  text: string;
}

export function tagItems(colour: string, straits: readonly { value: number }[]): TagItem[] {
  const tile = { glyph: 'tile', text: '' };
  return [
    ...(colour === 'brown' ? [tile, tile] : DECK_GLYPH[colour] ? [tile, { glyph: DECK_GLYPH[colour]!, text: '' }] : []),
    ...straits.map((one) => ({ glyph: 'strait', text: String(one.value) })),
  ];
}

export const itemWidth = ({ text }: TagItem): number => 14 + text.length * 8;
export const tagWidth = (items: readonly TagItem[]): number =>
  items.length ? items.reduce((sum, one) => sum + itemWidth(one), 0) + 6 : 18;
