/** The supplies whose exhaustion ends the game, as the rules name them. */

import type { OriginView } from '../../lib/generated/origin';
import { upper, type Texts } from '../../lib/texts';
import { DECK_GLYPH } from './art';

export interface Supply {
  key: string;
  glyph: string;
  text: string;
  count: number;
}

const SHOWN: Record<string, [glyph: string, text: (texts: Texts) => string]> = {
  pawns: ['person', (texts) => upper(texts.name('supply'))],
  tiles: ['tile', (texts) => texts.text('web-origin-tiles-left')],
  villages: ['village', (texts) => texts.text('web-origin-villages-left')],
};

export const supplies = (view: OriginView, texts: Texts): Supply[] =>
  view.ends.map(({ id, left }) => {
    const [glyph, text] = SHOWN[id] ?? [DECK_GLYPH[id] ?? 'card', () => upper(texts.text(`name-${id}.cards`))];
    return { key: id, glyph, text: text(texts), count: left };
  });
