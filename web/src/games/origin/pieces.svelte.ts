/** The pawns on the map from view to view: what moved, what is new. */

import type { OriginView, PawnView } from '../../lib/generated/origin';

export interface Piece {
  key: number;
  land: string;
  pawn: PawnView;
  owner: number | null;
  /** It came with the last view. */
  fresh: boolean;
}

export interface Trail {
  key: number;
  from: string;
  to: string;
  seat: number;
}

const TRAIL = 1500; // ms that a change stays marked

export class Pieces {
  list = $state.raw<readonly Piece[]>([]);
  /** The lands that have just changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  trails = $state.raw<readonly Trail[]>([]);
  private seen: OriginView | null = null;
  private serial = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new view: pawns keep their key when they stay or move, so that they travel. */
  follow(view: OriginView, seat: number | null): void {
    if (view === this.seen) return;
    const first = this.seen === null;
    this.seen = view;
    const gone = new Map(this.list.map((one) => [one.land, one]));
    const stands = view.territories.flatMap(({ id, pawn, owner }) => (pawn ? [{ land: id, pawn, owner }] : []));
    const list: Piece[] = [];
    const rest: typeof stands = [];
    for (const it of stands) {
      const was = gone.get(it.land);
      if (was && was.pawn.id === it.pawn.id && was.owner === it.owner) {
        gone.delete(it.land);
        list.push({ ...was, fresh: false });
      } else rest.push(it);
    }
    const trails: Trail[] = [];
    for (const it of rest) {
      const from = [...gone.values()].find((one) => one.pawn.id === it.pawn.id && one.owner === it.owner);
      if (from) {
        gone.delete(from.land);
        if (from.owner !== null && from.owner !== seat)
          trails.push({ key: from.key, from: from.land, to: it.land, seat: from.owner });
      }
      list.push({ ...it, key: from?.key ?? ++this.serial, fresh: !from && !first });
    }
    this.list = list.sort((a, b) => a.key - b.key);
    if (first || !rest.length) return;
    this.changed = new Set(rest.map((one) => one.land));
    this.trails = trails;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.changed = new Set();
      this.trails = [];
    }, TRAIL);
  }
}
