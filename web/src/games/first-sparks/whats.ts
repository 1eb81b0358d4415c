/** What stands before the names of things, for who asks what they are. */

import type { Board } from '../board';

const food = (kind: string): readonly [string, string] => [kind, `var(--r-${kind})`];

export const pieces: Board['pieces'] = {
  ...Object.fromEntries(
    ['berry', 'fish', 'bear', 'mammoth'].flatMap((kind) =>
      ['food', 'ground', 'space'].map((what) => [`${what}:${kind}`, food(kind)]),
    ),
  ),
  card: ['card', 'var(--ink-2)'],
  price: ['food', 'var(--r-food)'],
  food: ['food', 'var(--r-food)'],
  spoilage: ['food', 'var(--r-food)'],
  meal: ['food', 'var(--r-food)'],
  left: ['food', 'var(--r-food)'],
  hunt: ['hunt', 'var(--ink-2)'],
  order: ['first-player', 'var(--ink-2)'],
  first: ['first-player', 'var(--ink-2)'],
  sizes: ['people', 'var(--ink)'],
  points: ['people', 'var(--ink)'],
  members: ['people', 'var(--ink)'],
  lost: ['people', 'var(--ink-2)'],
  neutral: ['people', 'var(--ink-2)'],
  market: ['card', 'var(--ink-2)'],
  'next-market': ['card', 'var(--ink-2)'],
  deck: ['card', 'var(--ink-2)'],
  shuffle: ['shuffle', 'var(--ink-2)'],
  bonus: ['grain', 'var(--r-grain)'],
  harvest: ['basket', 'var(--r-berry)'],
  tools: ['tool', 'var(--ink-2)'],
  tile: ['tile', 'var(--ink-2)'],
};
