/** What things are: told from the game's pieces and their texts, as dolmen/core/pieces.py does. */

import type { Board, Size } from '../games/board';
import { shelf } from './shelf.svelte';
import type { Texts } from './texts';

type Value = number | string | Record<string, number>;

/** The table at which somebody asks. */
export interface Asking {
  game: string;
  board: Board | null;
  names: readonly string[];
  /** Who looks. */
  seat: number | null;
  size: Size;
  /** When it changes, the table has: the answer is looked at again. */
  moment: unknown;
  /** Whether there is a book of rules to go to. */
  linked: boolean;
}

export interface Piece {
  key: string;
  values?: Record<string, Value>;
  lines?: string[];
  rules?: string[];
}

export interface Told {
  name: string;
  sort: string;
  /** How each line begins ("At the end"), and the rest of it. */
  lines: [begins: string, text: string][];
  rules: string[];
}

export interface Whats {
  pieces: Record<string, Piece>;
  texts: Texts;
}

/** What is told of a game's things, in the language of the moment; null if it tells nothing. */
export async function loadWhats(game: string): Promise<Whats | null> {
  const info = shelf.game(game)?.pieces;
  if (!info) return null;
  const [data, texts] = await Promise.all([shelf.fetch(info.pieces), shelf.also(game, info.texts)]);
  return { pieces: JSON.parse(data) as Whats['pieces'], texts };
}

/**
 * What the first of these things is, with the lines and rules of all (the others' begin with their names); null if none
 * is known.
 */
export function tell({ pieces, texts }: Whats, ids: readonly string[]): Told | null {
  const found = ids.flatMap((id) => pieces[id] ?? []);
  const [first] = found;
  if (!first) return null;
  const part = (key: string, values: Parameters<Texts['text']>[1]) => (texts.has(key) ? texts.text(key, values) : '');
  const lines: Told['lines'] = [];
  for (const one of found) {
    const values = filled(texts, one.values ?? {});
    for (const key of [one.key, ...(one.lines ?? [])]) {
      const text = part(`${key}.text`, values);
      if (text) lines.push([one === first && key === one.key ? '' : part(key, values), text]);
    }
  }
  const values = filled(texts, first.values ?? {});
  const rules = [...new Set(found.flatMap((one) => one.rules ?? []))];
  return { name: texts.text(first.key, values), sort: part(`${first.key}.is`, values), lines, rules };
}

/** Values as messages get them; amounts of several goods are told one after the other. */
function filled(texts: Texts, values: Record<string, Value>): ReturnType<Texts['fill']> {
  const plain: Record<string, number | string> = {};
  const lists: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object') plain[name] = value;
    else
      lists[name] = Object.entries(value)
        .map(([id, n]) => texts.find(`name-${id}.count`, { amount: n }) ?? `${n} ${texts.name(id)}`)
        .join(', ');
  }
  return { ...texts.fill(plain), ...lists };
}
