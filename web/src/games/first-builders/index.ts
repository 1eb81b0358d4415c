/** The board of Origins: First Builders. */

import type { FirstBuildersView } from '../../lib/generated/first-builders';
import type { Board } from '../board';
import Control from './Control.svelte';
import Goods from './Goods.svelte';
import { items } from './items';
import { areaOf, faceOf, follows, tries, voice } from './moves';
import Own from './Own.svelte';
import Stage from './Stage.svelte';
import { pieces } from './whats';

export default {
  Stage,
  Own,
  Seat: Goods,
  Control,
  areas: [
    {
      id: 'sites',
      glyph: 'ship',
      label: 'web-first-builders-sites',
      holds: (fields) => areaOf(fields) === 'sites' && Object.keys(fields).length > 1,
    },
    { id: 'rows', glyph: 'building', label: 'web-first-builders-rows', holds: (fields) => areaOf(fields) === 'rows' },
    {
      id: 'tracks',
      glyph: 'temple',
      label: 'web-first-builders-tracks',
      holds: (fields) => areaOf(fields) === 'tracks',
    },
    { id: 'city', glyph: 'district', label: 'web-first-builders-city', holds: (fields) => areaOf(fields) === 'city' },
  ],
  face: faceOf,
  chip: (view) =>
    view.round ? ['web-first-builders-round', { round: view.round }] : ['web-first-builders-set-up', {}],
  items,
  pieces,
  points: (view, seat) =>
    view.outcome?.items[seat]?.reduce((sum, item) => sum + item.points, 0) ?? view.players[seat]?.points ?? 0,
  first: (view) => view.first,
  tries,
  follows,
  goods: { tokens: ['flag', 'var(--ink-2)'] },
  voice,
} satisfies Board<FirstBuildersView> as unknown as Board;
