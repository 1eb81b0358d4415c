/** What a land pays, as glyphs and numbers on a bone tag; a hunting token lies there for all to see. */

import type { PaysView } from '../../lib/generated/origin';
import { DECK_GLYPH } from './art';

export interface TagItem {
  glyph: string;
  text: string;
}

export function tagItems(pays: PaysView | undefined, straits: readonly { value: number }[]): TagItem[] {
  const cards = pays?.card ? [{ glyph: DECK_GLYPH[pays.card] ?? 'card', text: '' }] : [];
  return [
    ...Array<TagItem>(pays?.tiles ?? 0).fill({ glyph: 'tile', text: '' }),
    ...cards,
    ...straits.map((one) => ({ glyph: 'strait', text: String(one.value) })),
  ];
}

export const itemWidth = ({ text }: TagItem): number => 14 + text.length * 8;
export const tagWidth = (items: readonly TagItem[]): number =>
  items.length ? items.reduce((sum, one) => sum + itemWidth(one), 0) + 6 : 18;
