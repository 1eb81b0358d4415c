import { describe, expect, it } from 'vitest';
import type { FamilyInfo } from './protocol';
import { BadWord, Vocabulary } from './vocabulary';

const PLACES = ['hut', 'forest', 'river'];
const param = (name: string, values: string[], low: number, size: number, veiled = false) => ({
  name,
  values,
  low,
  size,
  veiled,
});
const families: FamilyInfo[] = [
  { name: 'done', kind: 'player', base: 0, size: 1, veils: 0, params: [] },
  {
    name: 'place',
    kind: 'player',
    base: 1,
    size: 30,
    veils: 0,
    params: [param('where', PLACES, 0, 3), param('people', [], 1, 10)],
  },
  // Three parameters, the middle one hidden: 2 × 4 × 3 words, and 2 × 3 veiled ones behind them.
  {
    name: 'deal',
    kind: 'chance',
    base: 31,
    size: 24,
    veils: 6,
    params: [param('stack', [], 1, 2), param('card', [], 0, 4, true), param('to', PLACES, 0, 3)],
  },
];
const words = new Vocabulary({ words: families });

describe('the vocabulary', () => {
  it('counts in mixed radix, the last parameter fastest, each less its low', () => {
    expect(words.id('place', { where: 'hut', people: 1 })).toBe(1);
    expect(words.id('place', { where: 'forest', people: 3 })).toBe(1 + 10 + 2);
    expect(words.id('deal', { stack: 2, card: 3, to: 'river' })).toBe(31 + 12 + 9 + 2);
  });

  it('reads every id back to the same id', () => {
    for (let id = 0; id < words.length; id++) {
      const { word, ...values } = words.fields(id);
      expect(words.id(word, values)).toBe(id);
      expect(words.parse(words.format(id))).toBe(id);
    }
  });

  it('keeps what is hidden out of the radix', () => {
    const id = words.id('deal', { stack: 2, card: '?', to: 'forest' });
    expect(id).toBe(31 + 24 + 3 + 1);
    expect(words.format(id)).toBe('deal 2 ? forest');
    expect(words.isChance(id)).toBe(true);
  });

  it('refuses what is no word, and says what would be right', () => {
    expect(() => words.parse('dance forest 3')).toThrow(/done, place, deal/);
    expect(() => words.parse('place forest')).toThrow(/place <where> <people>/);
    expect(() => words.parse('place desert 3')).toThrow(/hut, forest, river/);
    expect(() => words.parse('place forest 11')).toThrow(/1–10/);
    expect(() => words.parse('place forest 03')).toThrow(BadWord);
    expect(() => words.fields(61)).toThrow(/0 to 60/);
    expect(words.id('place', { where: 'forest', people: 99 })).toBe(-1);
  });

  it('lists the legal words of a family', () => {
    expect(words.where([0, 1, 13, 40], 'place').map((one) => one.fields.where)).toEqual(['hut', 'forest']);
    expect(words.where([0], 'dance')).toEqual([]);
  });
});
