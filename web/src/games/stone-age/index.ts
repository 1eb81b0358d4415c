/** The board of Stone Age. */

import type { StoneAgeView } from '../../lib/generated/stone-age';
import type { Board } from '../board';
import Control from './Control.svelte';
import Goods from './Goods.svelte';
import { items } from './items';
import { means, voice } from './moves';
import { pieces } from './whats';
import Stage from './Stage.svelte';
import Village from './Village.svelte';

export default {
  Stage,
  Own: Village,
  Seat: Goods,
  Control,
  phases: ['placing', 'actions', 'feeding'],
  areas: [
    {
      id: 'valley',
      glyph: 'board',
      label: 'web-stone-age-valley',
      holds: ({ where }) => typeof where === 'string' && !/^(card|building)-/.test(where),
    },
    {
      id: 'cards',
      glyph: 'card',
      label: 'web-stone-age-cards',
      holds: ({ where }) => typeof where === 'string' && where.startsWith('card-'),
    },
    {
      id: 'huts',
      glyph: 'building',
      label: 'web-stone-age-huts',
      holds: ({ where }) => typeof where === 'string' && where.startsWith('building-'),
    },
  ],
  chip: (view) => ['web-stone-age-round', { round: view.round }],
  items,
  pieces,
  points: (view, seat) => view.players[seat]?.score ?? 0,
  first: (view) => view.first,
  voice,
  means,
} satisfies Board<StoneAgeView> as unknown as Board;
