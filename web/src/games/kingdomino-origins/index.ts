/** The board of Kingdomino Origins. */

import type { KingdominoOriginsView } from '../../lib/generated/kingdomino-origins';
import type { Board } from '../board';
import Control from './Control.svelte';
import Goods from './Goods.svelte';
import { items } from './items';
import { isClassic, tries, voice } from './moves';
import { pieces } from './whats';
import Own from './Own.svelte';
import Stage from './Stage.svelte';

export default {
  Stage,
  Own,
  Seat: Goods,
  Control,
  areas: [
    { id: 'land', glyph: 'board', label: 'web-kingdomino-origins-land', holds: ({ word }) => word !== 'give' },
    { id: 'others', glyph: 'watch', label: 'web-kingdomino-origins-others', holds: () => false },
    { id: 'supply', glyph: 'tile', label: 'web-kingdomino-origins-supply', holds: () => false },
  ],
  phases: (view) => ['placing', ...(isClassic(view) ? [] : ['eruption']), 'choosing', ...(view.cave ? ['hiring'] : [])],
  chip: (view) => ['web-kingdomino-origins-round', { round: Math.max(1, view.round), rounds: view.rounds }],
  items,
  pieces,
  points: (view, seat) => view.players[seat]?.score ?? 0,
  tries,
  voice,
} satisfies Board<KingdominoOriginsView> as unknown as Board;
