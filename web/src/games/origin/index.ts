/** The board of Origin. */

import type { OriginView } from '../../lib/generated/origin';
import type { Board } from '../board';
import Control from './Control.svelte';
import Goods from './Goods.svelte';
import { items } from './items';
import { KINDS } from './offer';
import { pieces } from './whats';
import Own from './Own.svelte';
import Stage from './Stage.svelte';
import { voice } from './voice';

export default {
  Stage,
  Own,
  Seat: Goods,
  Control,
  phases: ['action', 'reward', 'cards'],
  areas: [
    { id: 'world', glyph: 'globe', label: 'web-origin-world', holds: ({ word }) => word !== 'play' && word !== 'done' },
    { id: 'rewards', glyph: 'tile', label: 'web-origin-rewards', holds: () => false },
    { id: 'hand', glyph: 'card', label: 'web-origin-hand', holds: ({ word }) => word === 'play' },
  ],
  chip: (view) => (view.number ? ['web-origin-turn', { number: view.number }] : ['name-set-up', {}]),
  items,
  pieces,
  points: (view, seat) => view.players[seat]?.score ?? 0,
  goods: {
    villages: ['village', 'var(--ink-2)'],
    straits: ['strait', 'var(--r-fish)'],
    hunting: ['hunting', 'var(--r-bear)'],
    cards: ['card', 'var(--ink-2)'],
    tiles: ['tile', 'var(--ink-2)'],
  },
  tries: ({ word }) => KINDS.some((kind) => kind === word),
  voice,
} satisfies Board<OriginView> as unknown as Board;
