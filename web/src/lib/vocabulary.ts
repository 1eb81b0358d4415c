/** The words of a game: every decision is one small integer, and reads as notation ("place forest 3"). */

import type { FamilyInfo, Value, VocabularyInfo } from './protocol';

/** A word as names and numbers: {word: "place", where: "forest", people: 3}; what is hidden reads "?". */
export type Fields = { word: string } & Record<string, Value>;

export const VEIL = '?';

/** What is wrong with a typed word: there is none, it has another form, or one of its values does not fit. */
export class BadWord extends Error {
  constructor(
    message: string,
    readonly key: 'word' | 'form' | 'value' = 'word',
    readonly values: Record<string, string> = {},
  ) {
    super(message);
  }
}

export class Vocabulary {
  readonly families: readonly FamilyInfo[];
  private readonly named: Map<string, FamilyInfo>;

  constructor(info: Pick<VocabularyInfo, 'words'>) {
    this.families = info.words;
    this.named = new Map(info.words.map((family) => [family.name, family]));
  }

  /** How many ids there are. */
  get length(): number {
    const last = this.families[this.families.length - 1];
    return last ? last.base + last.size + last.veils : 0;
  }

  family(word: number): FamilyInfo {
    const found = this.families.find(
      (family) => word >= family.base && word < family.base + family.size + family.veils,
    );
    if (!found) throw new BadWord(`${word} is no word: ids go from 0 to ${this.length - 1}`);
    return found;
  }

  /** The word as names and numbers. */
  fields(word: number): Fields {
    const family = this.family(word);
    const veiled = word >= family.base + family.size;
    let place = word - family.base - (veiled ? family.size : 0);
    const values: [string, Value][] = [];
    for (const param of [...family.params].reverse()) {
      if (veiled && param.veiled) {
        values.push([param.name, VEIL]);
        continue;
      }
      const index = place % param.size;
      place = Math.floor(place / param.size);
      values.push([param.name, param.values.length ? (param.values[index] as string) : index + param.low]);
    }
    return Object.fromEntries([['word', family.name], ...values.reverse()]) as Fields;
  }

  /** The id of a word given as names and numbers; -1 if there is no such word. */
  id(name: string, values: Record<string, Value> = {}): number {
    const family = this.named.get(name);
    if (!family) return -1;
    const veiled = family.params.some((param) => param.veiled && values[param.name] === VEIL);
    let place = 0;
    for (const param of family.params) {
      if (veiled && param.veiled) continue;
      const value = values[param.name];
      const index = param.values.length ? param.values.indexOf(String(value)) : Number(value) - param.low;
      if (!(index >= 0 && index < param.size)) return -1;
      place = place * param.size + index;
    }
    return family.base + (veiled ? family.size : 0) + place;
  }

  /** The word in notation: "place forest 3". */
  format(word: number): string {
    return Object.values(this.fields(word)).join(' ');
  }

  /** The id of a word in notation; strict, and the error says what would be right. */
  parse(text: string): number {
    const [name = '', ...parts] = text.trim().split(/\s+/);
    const family = this.named.get(name);
    if (!family) throw new BadWord(`“${name}”: ${[...this.named.keys()].join(', ')}`, 'word', { text });
    if (parts.length !== family.params.length) {
      const form = [name, ...family.params.map((param) => `<${param.name}>`)].join(' ');
      throw new BadWord(`“${text}”: ${form}`, 'form', { form });
    }
    const values = Object.fromEntries(family.params.map((param, k) => [param.name, parts[k] as string]));
    for (const param of family.params) {
      const value = values[param.name] as string;
      if (value === VEIL && param.veiled) continue;
      if (param.values.length ? param.values.includes(value) : isNumber(value, param.low, param.low + param.size - 1))
        continue;
      const range = param.values.length ? param.values.join(', ') : `${param.low}–${param.low + param.size - 1}`;
      throw new BadWord(`“${value}”: ${param.name} = ${range}`, 'value', { text: value, range });
    }
    return this.id(name, values);
  }

  isChance(word: number): boolean {
    return this.family(word).kind === 'chance';
  }

  /** The legal words of one family, with their fields: where(legal, 'place') lists where people may go. */
  where(legal: readonly number[], name: string): { word: number; fields: Fields }[] {
    const family = this.named.get(name);
    if (!family) return [];
    return legal
      .filter((word) => word >= family.base && word < family.base + family.size)
      .map((word) => ({ word, fields: this.fields(word) }));
  }
}

function isNumber(text: string, low: number, high: number): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(text) && Number(text) >= low && Number(text) <= high;
}
