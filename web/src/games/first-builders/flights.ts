/** Which piece went where between two looks at the table. Knows nothing of the page: see `motion.svelte.ts`. */

export interface Piece {
  /** What it is, whatever it shows: "die red", "disc war 0", "tile obelisk". */
  kind: string;
  /** What it shows: a die's value. */
  face: string;
  /** Where it lies: an area, and what tells places in it apart: "row 3", "home 0", "site war". */
  at: string;
}

export interface Move<P> {
  /** Null: it has just come. */
  from: P | null;
  to: P;
}

export const area = (piece: Piece): string => piece.at.split(' ')[0] ?? '';

/**
 * A city may be shown twice, small and large: of tiles and dice that lie in one, the first picture counts.
 */
export function once<P extends Piece>(pieces: readonly P[]): P[] {
  const seen = new Set<string>();
  return pieces.filter(({ kind, at }) => {
    const name = `${kind} ${at}`;
    if (!/^(city|centre) /.test(at)) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/**
 * Pieces that lie elsewhere or show something else than before, and those that came to an area that was there before.
 * Pieces have no names of their own: the same face in the same place stays, then the same face moves, then the same
 * kind.
 */
export function moves<P extends Piece>(old: readonly P[], now: readonly P[]): Move<P>[] {
  const free = new Set(old);
  const found = new Map<P, P>();
  const alike: ((a: P, b: P) => boolean)[] = [
    (a, b) => a.face === b.face && a.at === b.at,
    (a, b) => a.face === b.face,
    (a, b) => a.at === b.at,
    () => true,
  ];
  for (const same of alike) {
    for (const to of now) {
      if (found.has(to)) continue;
      for (const from of free) {
        if (from.kind !== to.kind || !same(from, to)) continue;
        found.set(to, from);
        free.delete(from);
        break;
      }
    }
  }
  const areas = new Set(old.map(area));
  return now.flatMap((to): Move<P>[] => {
    const from = found.get(to) ?? null;
    if (from === null) return areas.has(area(to)) ? [{ from, to }] : [];
    return from.at === to.at && from.face === to.face ? [] : [{ from, to }];
  });
}
