/** What things are called that lie on the board, for who asks what they are. */

import type { SquareView } from '../../lib/generated/kingdomino-origins';
import type { Board } from '../board';
import { CAVEMAN } from './art';
import { items } from './items';

/** A square: who stands on it, what lies on it, and its ground. */
export function squarePiece(square: SquareView | undefined, crowns: boolean): string {
  if (!square) return 'territory';
  if (square.terrain === null) return square.token ? `hut token:${square.token}` : 'hut';
  return [
    square.caveman && `caveman:${square.caveman}`,
    square.resource && `resource:${square.resource}`,
    square.token && `token:${square.token}`,
    square.fires && !square.token && `${crowns ? 'crown' : 'fire'}:${square.fires}`,
    `${crowns ? 'classic' : 'terrain'}:${square.terrain}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A domino of the set that is played. */
export const dominoPiece = (id: number, crowns: boolean): string => `${crowns ? 'classic-domino' : 'domino'}:${id}`;

const cavemen = Object.entries(CAVEMAN).map(([name, glyph]) => [`caveman:${name}`, [glyph, 'var(--ink)'] as const]);
const grounds = Object.entries(items).flatMap(([key, sign]) => [
  [`item:${key}`, sign] as const,
  [`terrain:${key}`, sign] as const,
  [`classic:${key}`, sign] as const,
  [key.replace('totem-', 'resource:'), sign] as const,
  [key.replace('totem-', 'totem:'), sign] as const,
]);

export const pieces: Board['pieces'] = {
  ...Object.fromEntries([...grounds, ...cavemen]),
  'terrain:volcano': ['volcano', '#7A4A34'],
  domino: ['tile', 'var(--r-wood)'],
  'classic-domino': ['tile', 'var(--r-wood)'],
  token: ['fire', 'var(--r-fire, #D9632B)'],
  fire: ['fire', 'var(--r-fire, #D9632B)'],
  crown: ['crown', 'var(--r-gold)'],
  hut: ['hut', 'var(--r-clay)'],
  territory: ['board', 'var(--ink-2)'],
  row: ['tile', 'var(--ink-2)'],
  'next-row': ['tile', 'var(--ink-2)'],
  pile: ['tile', 'var(--ink-2)'],
  aside: ['tile', 'var(--ink-2)'],
  cave: ['cave', 'var(--ink-2)'],
  'cave-stack': ['cave', 'var(--ink-2)'],
  points: ['score', 'var(--r-score)'],
};
