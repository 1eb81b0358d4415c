/** The board of Power Grid: The First Sparks. */

import type { FirstSparksView } from '../../lib/generated/first-sparks';
import type { Board } from '../board';
import Control from './Control.svelte';
import Goods from './Goods.svelte';
import { items } from './items';
import { means, voice } from './moves';
import { pieces } from './whats';
import Own from './Own.svelte';
import Stage from './Stage.svelte';

export default {
  Stage,
  Own,
  Seat: Goods,
  Control,
  phases: ['buying', 'hunting', 'spreading', 'bureaucracy'],
  areas: [
    {
      id: 'lands',
      glyph: 'board',
      label: 'web-first-sparks-table',
      holds: ({ word }) => ['lay', 'turn', 'settle', 'starve', 'offer', 'discard'].includes(word),
    },
    { id: 'market', glyph: 'card', label: 'web-first-sparks-market', holds: ({ word }) => word === 'offer' },
    { id: 'pantry', glyph: 'basket', label: 'web-first-sparks-pantry', holds: ({ word }) => word === 'discard' },
  ],
  chip: (view) => (view.round ? ['web-first-sparks-round', { round: view.round }] : ['web-first-sparks-set-up', {}]),
  items,
  pieces,
  points: (view, seat) => view.players[seat]?.size ?? 0,
  first: (view) => view.order[0] ?? -1,
  tries: ({ word }) => word === 'turn', // a tile lies as it was held, to be looked at and turned
  voice,
  means,
} satisfies Board<FirstSparksView> as unknown as Board;
