/** What things are called that lie on the board, for who asks what they are. */

import type { TerritoryView } from '../../lib/generated/origin';
import type { Board } from '../board';

/** A territory, the token on it, and the pawn. */
export const landPiece = ({ id, token, pawn }: Pick<TerritoryView, 'id' | 'token' | 'pawn'>): string =>
  [`land:${id}`, token && `hunting-token:${token}`, pawn && `pawn:${pawn.id}`].filter(Boolean).join(' ');

export const pieces: Board['pieces'] = {
  land: ['globe', 'var(--ink-2)'],
  strait: ['strait', 'var(--r-fish)'],
  'strait-token': ['strait', 'var(--r-fish)'],
  'hunting-token': ['hunting', 'var(--r-bear)'],
  pawn: ['people', 'var(--ink)'],
  pool: ['people', 'var(--ink)'],
  tile: ['tile', 'var(--o-brown)'],
  tiles: ['tile', 'var(--o-brown)'],
  reserve: ['tile', 'var(--ink-2)'],
  'deck:yellow': ['card', 'var(--o-yellow)'],
  'deck:orange': ['card', 'var(--o-orange)'],
  'deck:lilac': ['objective', 'var(--o-lilac)'],
  'held:yellow': ['card', 'var(--o-yellow)'],
  'held:orange': ['card', 'var(--o-orange)'],
  'held:lilac': ['objective', 'var(--o-lilac)'],
  column: ['tile', 'var(--ink-2)'],
  card: ['card', 'var(--ink-2)'],
  discard: ['fire', 'var(--ink-2)'],
  villages: ['village', 'var(--ink-2)'],
  straits: ['strait', 'var(--r-fish)'],
  hunting: ['hunting', 'var(--r-bear)'],
  trophies: ['flag', 'var(--ink-2)'],
  hand: ['card', 'var(--ink-2)'],
  laid: ['card', 'var(--ink-2)'],
  ends: ['clock', 'var(--ink-2)'],
  points: ['score', 'var(--r-score)'],
};
