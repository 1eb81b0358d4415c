/** The supplies whose exhaustion ends the game. */

import type { OriginView } from '../../lib/generated/origin';
import { upper, type Texts } from '../../lib/texts';
import { DECK_GLYPH } from './art';

export interface Supply {
  key: string;
  glyph: string;
  text: string;
  count: number;
}

export function supplies(view: OriginView, texts: Texts): Supply[] {
  const open = view.columns.reduce((sum, column) => sum + column.slots.filter(Boolean).length, 0);
  return [
    ...view.columns.flatMap((column) =>
      column.deck === null
        ? []
        : [
            {
              key: column.id,
              glyph: DECK_GLYPH[column.id] ?? 'card',
              text: upper(texts.text(`name-${column.id}.cards`)),
              count: column.deck,
            },
          ],
    ),
    {
      key: 'pawns',
      glyph: 'person',
      text: upper(texts.name('supply')),
      count: view.supply.reduce((sum, pawn) => sum + pawn.count, 0),
    },
    { key: 'tiles', glyph: 'tile', text: texts.text('web-origin-tiles-left'), count: open + view.reserve },
    {
      key: 'villages',
      glyph: 'village',
      text: texts.text('web-origin-villages-left'),
      count: view.players.reduce((sum, player) => sum + player.villages, 0),
    },
  ];
}
