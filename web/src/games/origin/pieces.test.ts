import { expect, it } from 'vitest';
import type { OriginView } from '../../lib/generated/origin';
import { Pieces } from './pieces.svelte';

const view = (stands: Record<string, [pawn: string, owner: number | null]>) =>
  ({
    territories: Object.entries(stands).map(([id, [pawn, owner]]) => ({ id, owner, pawn: { id: pawn } })),
  }) as unknown as OriginView;
const keys = (pieces: Pieces) => Object.fromEntries(pieces.list.map((one) => [one.land, one.key]));

it('a pawn that goes elsewhere stays the same piece', () => {
  const pieces = new Pieces();
  pieces.follow(view({ origin: ['low', null], nile: ['low', 0] }), 1);
  const before = keys(pieces);
  pieces.follow(view({ origin: ['low', null], congo: ['low', 0] }), 1);
  expect(keys(pieces)).toEqual({ origin: before.origin, congo: before.nile });
  expect(pieces.trails).toMatchObject([{ from: 'nile', to: 'congo', seat: 0 }]);
  expect([...pieces.changed]).toEqual(['congo']);
});

it('a swap trades two pieces, and a new pawn is fresh', () => {
  const pieces = new Pieces();
  pieces.follow(view({ nile: ['high', 0], congo: ['low', 1] }), 0);
  const before = keys(pieces);
  pieces.follow(view({ nile: ['low', 1], congo: ['high', 0], cape: ['low', 0] }), 0);
  const after = keys(pieces);
  expect([after.congo, after.nile]).toEqual([before.nile, before.congo]);
  expect(pieces.list.filter((one) => one.fresh).map((one) => one.land)).toEqual(['cape']);
});
