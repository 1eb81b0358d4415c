/** What the words of the game look like in the prompt. */

import type { KingdominoOriginsView, PreviewView } from '../../lib/generated/kingdomino-origins';
import type { Item } from '../../lib/protocol';
import { screen } from '../../lib/size.svelte';
import { upper, type Texts } from '../../lib/texts';
import type { Fields } from '../../lib/vocabulary';
import type { BoardProps, Said } from '../board';

/** A domino, a fire or a caveman is tried out on the land before it is let go. */
export const tries = (fields: Fields): boolean => ['place', 'fire', 'put'].includes(fields.word);

export const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What the server says of a word before it is said. */
export const previewOf = (fields: Fields, view: KingdominoOriginsView): PreviewView | undefined => {
  const text = Object.values(fields).join(' ');
  return view.previews.find((one) => one.word === text);
};

/** "Lake 4 × 4 = 16 (+7)": what the regions would be; else by how much the points change. */
export function gainText(fields: Fields, view: KingdominoOriginsView, texts: Texts): string {
  const found = previewOf(fields, view);
  if (!found) return '';
  const told = found.regions
    .filter((one) => one.points || found.regions.length === 1)
    .map(
      (one) => `${upper(texts.name(one.terrain))} ${one.squares} × ${one.fires} = ${one.points} (${plus(one.plus)})`,
    );
  if (found.plus !== found.regions.reduce((sum, one) => sum + one.plus, 0))
    told.push(texts.text('web-kingdomino-origins-in-all', { plus: plus(found.plus) }));
  return told.join('; ');
}

/** The second line of the prompt. */
export const voice = ({ view, words, texts, picked, low }: BoardProps<KingdominoOriginsView>): Said => ({
  detail: picked === null ? note(view, texts, low) : hint(words.fields(picked), view, texts),
});

const NOTED = new Set(['place', 'choose', 'fire']);

/** What there is to know before anything is picked. */
function note(view: KingdominoOriginsView, texts: Texts, low: boolean): string {
  const { name, numbers } = view.asked;
  if (name === 'hire') return texts.text('web-kingdomino-origins-note-hire');
  if (name === 'pay' || name === 'put')
    return texts.text(`web-kingdomino-origins-note-${name}`, {
      does: upper(texts.text(`name-${numbers.caveman}.does`)),
    });
  if (name === 'give') {
    if (low) return ''; // a low window has room for the answers, which say the same
    const points = view.totems.find((one) => one.resource === numbers.totem)?.points ?? 0;
    return texts.text('web-kingdomino-origins-note-give', { points });
  }
  if (name === 'pair')
    return texts.text('web-kingdomino-origins-note-pair', {
      outer: pairText('outer', view, texts),
      inner: pairText('inner', view, texts),
    });
  if (name === 'place' && (view.legal?.length ?? 0) < 2) return ''; // it fits nowhere
  return NOTED.has(name) ? texts.text(`web-kingdomino-origins-note-${name}`) : '';
}

function hint(fields: Fields, view: KingdominoOriginsView, texts: Texts): string {
  if (fields.word === 'choose') {
    const domino = view.next_row.find((one) => one.id === Number(fields.domino));
    if (!domino) return '';
    return `${upper(halvesText(domino.halves, view, texts))}. ${texts.text('web-kingdomino-origins-order', { place: view.next_row.indexOf(domino) + 1 })}`;
  }
  if (fields.word === 'put')
    return view.asked.numbers.caveman
      ? `${upper(texts.text(`name-${view.asked.numbers.caveman}.does`))}: ${plus(previewOf(fields, view)?.plus ?? 0)}`
      : '';
  if (fields.word === 'pair') {
    const pair = view.pairs[String(fields.pair)] ?? [];
    return view.next_row
      .filter((one) => pair.includes(one.id))
      .map((one) => `${one.id}: ${halvesText(one.halves, view, texts)}`)
      .join('; ');
  }
  if (fields.word === 'hire' || fields.word === 'search') return upper(texts.text(`name-${fields.caveman}.does`));
  if (!isRoomy(texts)) return gainText(fields, view, texts);
  return fields.word === 'place' && view.next_row.length ? texts.text('web-kingdomino-origins-then-choose') : '';
}

/** "11 and 34": the dominoes of a pair. */
export function pairText(pair: string, view: KingdominoOriginsView, texts: Texts): string {
  const [first = 0, second = 0] = view.pairs[pair] ?? [];
  return texts.text('web-kingdomino-origins-both', { first, second });
}

/** A score sheet by kinds of lines, where there is no room for each: all that adds up to the score. */
export function kindsOf(sheet: readonly Item[], texts: Texts): { name: string; points: number }[] {
  const sums = new Map<string, number>();
  for (const { key, numbers, points } of sheet) {
    const kind = key.startsWith('totem-')
      ? 'web-kingdomino-origins-totems'
      : key === 'resources'
        ? 'item-resources'
        : key === 'middle' || key === 'complete'
          ? 'web-kingdomino-origins-bonuses'
          : 'fires' in numbers
            ? 'web-kingdomino-origins-land'
            : 'web-kingdomino-origins-cavemen';
    sums.set(kind, (sums.get(kind) ?? 0) + points);
  }
  return [...sums].filter(([, points]) => points).map(([kind, points]) => ({ name: texts.text(kind), points }));
}

/** Whether the prompt has room for the sum beside its buttons; else it stands in its second line. */
export const isRoomy = (texts: Texts): boolean =>
  screen.size !== 'phone' && globalThis.innerWidth >= (texts.language === 'en' ? 1400 : 1640);

/** "steppe with a mammoth, lake with 1 fire". */
export function halvesText(
  halves: KingdominoOriginsView['row'][number]['halves'],
  view: KingdominoOriginsView,
  texts: Texts,
): string {
  return halves
    .map((half) => {
      const terrain = texts.name(half.terrain);
      const count = half.craters || half.fires;
      if (count)
        return `${terrain} (${texts.text(isClassic(view) ? 'web-kingdomino-origins-crowns' : 'web-kingdomino-origins-fires', { count })})`;
      return half.resource ? `${terrain} (${texts.name(half.resource)})` : terrain;
    })
    .join(', ');
}

/** Whether these are the dominoes of 2017: crowns stand for fires. */
export const isClassic = (view: KingdominoOriginsView): boolean => !view.terrains.includes('volcano');
