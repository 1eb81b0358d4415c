import { expect, it } from 'vitest';
import type { FamilyInfo } from '../../lib/protocol';
import { Vocabulary } from '../../lib/vocabulary';
import { Hand } from './memory.svelte';
import { Offer, ofSupply, onMap, targetOf } from './offer';

const param = (name: string, values: string[]) => ({ name, values, size: values.length, low: 0, veiled: false });
const family = (name: string, base: number, ...params: ReturnType<typeof param>[]) =>
  ({
    name,
    kind: 'player',
    base,
    size: params.reduce((n, one) => n * one.size, 1),
    veils: 0,
    params,
  }) as unknown as FamilyInfo;
const LANDS = ['nile', 'congo', 'cape'];
const words = new Vocabulary({
  words: [
    family('evolve', 0, param('pawn', ['low', 'high']), param('where', LANDS)),
    family('migrate', 6, param('start', LANDS), param('where', LANDS)),
    family('take', 15, param('column', ['brown']), param('level', ['1'])),
    family('any', 16, param('column', ['brown']), param('level', ['1'])),
  ],
});
const say = (text: string) => words.parse(text);
const offer = new Offer(
  [
    say('evolve low congo'),
    say('evolve high cape'),
    say('migrate nile congo'),
    say('migrate nile cape'),
    say('take brown 1'),
    say('any brown 1'),
  ],
  words,
);

it('one tile may answer for several words', () => {
  expect(offer.at('tile brown 1')).toEqual([say('take brown 1'), say('any brown 1')]);
  expect(offer.offers('tile')).toBe(true);
  expect(offer.offers('deck')).toBe(false);
  expect(targetOf({ word: 'keep', card: 'map' })).toBe('card map');
});

it('a pawn lights where it may go', () => {
  const hand = new Hand();
  expect([...hand.lands(offer)].sort()).toEqual(['cape', 'congo']);
  expect(hand.touchSource(offer, onMap('nile'))).toBeNull();
  expect([...hand.lands(offer)]).toEqual(['congo', 'cape']);
  expect(hand.touchLand(offer, 'cape')).toBe(say('migrate nile cape'));
});

it('a land lights the pawns that may come', () => {
  const hand = new Hand();
  expect(hand.touchLand(offer, 'congo')).toBeNull();
  expect([...hand.sources(offer)]).toEqual([ofSupply('low'), onMap('nile')]);
  expect(hand.touchSource(offer, ofSupply('low'))).toBe(say('evolve low congo'));
});

it('a kind of action hides the others', () => {
  const hand = new Hand();
  hand.only('evolve');
  expect([...hand.sources(offer)]).toEqual([ofSupply('low'), ofSupply('high')]);
  expect(hand.touchLand(offer, 'congo')).toBe(say('evolve low congo')); // the only way to get there
  hand.only('evolve');
  expect(hand.kind).toBeNull();
});

it('goes back one step at a time, the last pick first', () => {
  const hand = new Hand();
  expect(hand.touchLand(offer, 'congo')).toBeNull();
  expect(hand.touchSource(offer, ofSupply('low'))).toBe(say('evolve low congo'));
  hand.back();
  expect([hand.first, hand.land, hand.source]).toEqual(['land', 'congo', null]);
  hand.back();
  expect(hand.empty).toBe(true);
  hand.touchSource(offer, onMap('nile'));
  expect(hand.touchLand(offer, 'cape')).toBe(say('migrate nile cape'));
  hand.back();
  expect([hand.first, hand.land, hand.source]).toEqual(['source', null, onMap('nile')]);
});

it('a land that only one pawn can reach takes it along, there and back', () => {
  const hand = new Hand();
  hand.only('evolve');
  expect(hand.touchLand(offer, 'cape')).toBe(say('evolve high cape'));
  hand.back();
  expect(hand.empty).toBe(true);
});
