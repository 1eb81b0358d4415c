/** What may be said, by the thing that is touched to say it. */

import type { Fields, Vocabulary } from '../../lib/vocabulary';

export const KINDS = ['evolve', 'migrate', 'swap'] as const;
export type Kind = (typeof KINDS)[number];

/** An action: a pawn of the supply or one's own on the map (the source), and the territory where it ends. */
export interface Action {
  word: number;
  kind: Kind;
  source: string;
  where: string;
}

export const ofSupply = (pawn: string): string => `supply ${pawn}`;
export const onMap = (land: string): string => `map ${land}`;

/** The thing that answers for a word; "" for an action, which takes two touches. */
export function targetOf({ word, card, column, level, deck, where, strait, pawn }: Fields): string {
  if (word === 'trophy') return ofSupply(String(pawn));
  if (word === 'hunt') return `land ${where}`;
  if (word === 'claim') return `strait ${strait}`;
  if (word === 'seize') return `level ${level}`;
  if (word === 'take' || word === 'any') return `tile ${column} ${level}`;
  if (word === 'top' || word === 'look') return `deck ${deck}`;
  return word === 'play' ? `hand ${card}` : card === undefined ? '' : `card ${card}`;
}

export class Offer {
  readonly actions: readonly Action[];
  private readonly answers = new Map<string, number[]>();

  constructor(legal: readonly number[], words: Vocabulary) {
    const actions: Action[] = [];
    for (const word of legal) {
      const fields = words.fields(word);
      const kind = KINDS.find((one) => one === fields.word);
      if (kind) {
        const source = kind === 'evolve' ? ofSupply(String(fields.pawn)) : onMap(String(fields.start));
        actions.push({ word, kind, source, where: String(fields.where) });
      } else {
        const target = targetOf(fields);
        if (target) this.answers.set(target, [...(this.answers.get(target) ?? []), word]);
      }
    }
    this.actions = actions;
  }

  /** The words that a thing answers for. */
  at(target: string): readonly number[] {
    return this.answers.get(target) ?? [];
  }

  /** Whether anything of a sort is lit: offers('tile'). */
  offers(sort: string): boolean {
    return [...this.answers.keys()].some((target) => target.startsWith(`${sort} `));
  }

  counts(kind: Kind): number {
    return this.actions.filter((one) => one.kind === kind).length;
  }

  /** The word of an action, if that is possible. */
  action(source: string, where: string): number | null {
    return this.actions.find((one) => one.source === source && one.where === where)?.word ?? null;
  }
}
