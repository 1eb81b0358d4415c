/** The board of games that have none yet: any view as tables, the legal words as a list. */

import type { View } from '../../lib/protocol';
import type { Board } from '../board';
import Stage from './Stage.svelte';

interface Scored extends View {
  players?: { score?: number }[];
  round?: number;
  first?: number;
}

export default {
  Stage,
  points: (view: Scored, seat) => view.players?.[seat]?.score ?? 0,
  first: (view: Scored) => view.first ?? -1,
} satisfies Board<Scored> as Board;
