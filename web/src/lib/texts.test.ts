import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Texts } from './texts';

const SOURCES = join(import.meta.dirname, '../../../src/dolmen');
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const stoneAge = (language: string) =>
  new Texts(language, [read(`text/${language}.ftl`), read(`games/stone_age/text/${language}.ftl`)]);
const english = stoneAge('en');
const russian = stoneAge('ru');

// The same sentences as in tests/core/test_texts.py: both sides say the same.
describe('texts', () => {
  it('put names into their cases', () => {
    expect(russian.word({ word: 'place', where: 'forest', people: 3 })).toBe('3 жителя в лес');
    expect(russian.word({ word: 'place', where: 'farm', people: 1 })).toBe('1 житель на ферму');
    const gained = [1, 2, 5].map((amount) => russian.event({ event: 'gained', seat: 1, good: 'stone', amount }));
    expect(gained).toEqual(['Волна получает 1 камень', 'Волна получает 2 камня', 'Волна получает 5 камней']);
    expect(english.word({ word: 'place', where: 'forest', people: 1 })).toBe('1 person to the forest');
  });

  it('call a number by what it is', () => {
    const kinds = { card: { 8: ['rod'] }, space: { 't4-b0': ['bear'] }, tile: { t4: ['fish', 'bear'] } };
    const [en, ru] = ['en', 'ru'].map(
      (language) =>
        new Texts(language, [read(`text/${language}.ftl`), read(`games/first_sparks/text/${language}.ftl`)], {
          kinds,
          figures: {},
        }),
    );
    expect(en?.word({ word: 'offer', card: 8 })).toBe('Offer the Rod (8)');
    expect(ru?.word({ word: 'offer', card: 8 })).toBe('Предложить удочку (8)');
    const settled = { event: 'settled', seat: 0, space: 't4-b0', food: 1 };
    expect(en?.event(settled)).toBe('Peak settles in the forest (4b0) for 1 food');
    expect(ru?.event(settled)).toBe('Гора селится в лесу (4b0) за 1 еду');
    expect(en?.event({ event: 'drew-tile', seat: 0, tile: 't4' })).toBe('A tile is drawn: a lake and a forest');
  });

  it('tell the numbers of the box', () => {
    const box = (points: number) => ({ kinds: {}, figures: { 'name-hunter': { points } } });
    const at = (language: string, points: number) =>
      new Texts(language, [read(`games/kingdomino_origins/text/${language}.ftl`)], box(points)).text(
        'name-hunter.brief',
      );
    expect([at('en', 3), at('en', 7), at('ru', 7)]).toEqual([
      '3 for each mammoth',
      '7 for each mammoth',
      '7 за мамонта',
    ]);
  });

  it('call seats by name or by sign', () => {
    expect(english.word({ word: 'begin', player: '2' })).toBe('Wave starts');
    expect(english.event({ event: 'began', seat: 0 }, ['Moon', 'Ring'])).toBe('Moon is the first player');
    expect(english.refusal('taken', { where: 'hut', player: 1 }, ['Moon', 'Ring'])).toBe(
      'Ring already stands in the hut.',
    );
  });

  it('say what is hidden', () => {
    expect(english.event({ event: 'drew', seat: 0, card: '?' })).toBe('Peak draws a card unseen');
    expect(english.event({ event: 'drew', seat: 0, card: 7 })).toBe('Peak draws card 7');
  });

  it('tell one meaning of a word from another by what is asked', () => {
    expect(english.word({ word: 'done' }, [], 'tools')).toBe('No more tools');
    expect(english.word({ word: 'done' })).toBe('Done');
  });

  it('fall back to the notation', () => {
    expect(english.word({ word: 'dance', where: 'forest', people: 3 })).toBe('dance forest 3');
    expect(english.ask({ name: 'dance', seat: 0, numbers: {}, rules: [] })).toBe('dance');
    expect(english.item({ key: 'dance', points: 3, numbers: {} })).toBe('dance');
    expect(english.refusal('dance', {}, [], 'you may not dance')).toBe('you may not dance');
  });
});
