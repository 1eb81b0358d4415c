/** What the legal words light, and what they mean on this board. */

import type { BuildingView, CardView, StoneAgeView, ToolSetView } from '../../lib/generated/stone-age';
import type { Ahead } from '../../lib/protocol';
import { upper, type Texts } from '../../lib/texts';
import type { Fields, Vocabulary } from '../../lib/vocabulary';
import type { BoardProps, Said } from '../board';
import type { Bill } from './reckon';

/** Something small to choose that has no place in the valley: a tool, a die, an open card, who starts. */
export interface Small {
  word: number;
  glyph: string;
  /** A number on it. */
  mark: string;
  /** What it leads to, on a bone tag: text, and a glyph behind it. */
  tag: string;
  tagGlyph: string;
  label: string;
  seat?: number;
  /** A tool's value, for the preview. */
  plus: number;
  /** Of a card, which is used up. */
  once: boolean;
}

/** What words would bring, as the rules say. */
export type Foresight = (words: number | readonly number[]) => Ahead | null;

export function smalls(
  view: StoneAgeView,
  legal: readonly number[],
  words: Vocabulary,
  texts: Texts,
  names: readonly string[],
  ahead: Foresight,
): Small[] {
  const out: Small[] = [];
  const roll = view.roll;
  /** What the roll gives if this tool is the last: of the roll alone, a meal that follows is not counted. */
  const after = (plus: number) => `→ ${roll?.amounts[plus] ?? '…'}`;
  for (const word of legal) {
    const fields = words.fields(word);
    const label = texts.word(fields, names, view.asked.name);
    const blank = { word, label, mark: '', tag: '', tagGlyph: '', plus: 0, once: false };
    switch (fields.word) {
      case 'tool': {
        const plus = Number(fields.value);
        out.push({ ...blank, glyph: 'tool', mark: `+${plus}`, tag: after(plus), tagGlyph: roll?.good ?? '', plus });
        break;
      }
      case 'raise': {
        const { value = '', raised = '' } = view.asked.numbers;
        out.push({ ...blank, glyph: 'tool', mark: String(value), tag: `→ ${raised}`, tagGlyph: '', plus: 0 });
        break;
      }
      case 'use': {
        const card = view.players[view.to_move]?.face_up.find((one) => one.id === fields.card);
        const plus = card?.top === 'once' ? card.amount : 0;
        const what = card ? `${label}: ${topText(card, texts)}` : label;
        out.push({
          ...blank,
          label: what,
          glyph: 'card',
          once: true,
          mark: plus ? `+${plus}` : card ? `×${card.amount}` : '',
          tag: plus ? after(plus) : '1×',
          tagGlyph: plus ? (roll?.good ?? '') : '',
          plus,
        });
        break;
      }
      case 'pick': {
        const face = Number(fields.face);
        // What else comes in the same go, as a meal, is not of the die.
        const gains = Object.entries(ahead(word)?.change ?? {}).filter(([, n]) => n > 0);
        const [good = view.faces[face - 1] ?? '', amount = 1] = gains[0] ?? [];
        out.push({
          ...blank,
          label: `${label}: ${texts.text(`face-${view.faces[face - 1]}`)}`,
          glyph: `die-${face}`,
          tag: `+${amount}`,
          tagGlyph: good,
        });
        break;
      }
      case 'begin': {
        const seat = Number(fields.player) - 1;
        out.push({ ...blank, glyph: '', seat });
      }
    }
  }
  return out;
}

/** Sets of tools that make the roll worth more, as the rules found them: the first and the last of many. */
export function toolSets(view: StoneAgeView, legal: readonly number[]): ToolSetView[] {
  if (view.asked.name !== 'tools' || !view.roll || !legal.length) return [];
  const worth = view.roll.sets.filter(({ tools: [, second] }) => second !== undefined); // one is tapped as easily
  return worth.length > 2 ? [worth[0]!, worth[worth.length - 1]!] : worth;
}

export interface Payment extends Bill {
  family: 'pay' | 'take';
  /** What it is for. */
  buys: 'food' | 'card' | 'building' | 'choice';
}

/** The bill that is asked for, if goods are to be paid or taken. */
export function billOf(view: StoneAgeView, legal: readonly number[], words: Vocabulary): Payment | null {
  const { name, numbers } = view.asked;
  const n = (key: string) => Number(numbers[key] ?? 0);
  if (words.where(legal, 'take').length) return { family: 'take', buys: 'choice', left: n('left'), upTo: false };
  if (!words.where(legal, 'pay').length) return null;
  switch (name) {
    case 'pay-kinds':
      return { family: 'pay', buys: 'building', left: n('left'), upTo: false };
    case 'pay-any':
      return { family: 'pay', buys: 'building', left: n('left'), upTo: true };
    case 'feed':
      return { family: 'pay', buys: 'food', left: n('short'), upTo: false };
    default:
      return { family: 'pay', buys: name === 'pay' ? 'card' : 'food', left: n('left'), upTo: false };
  }
}

/** What the top of a card does, in a few words. */
export const topText = (card: CardView, texts: Texts): string => texts.text(`top-${card.top}`, { amount: card.amount });
/** What the bottom of a card scores, in a few words. */
export const bottomText = (card: CardView, texts: Texts): string =>
  texts.text(`bottom-${card.bottom}`, { people: card.people });

/** What follows from a button, in a few words: they stand on it. */
export const means = (fields: Fields, _view: StoneAgeView, texts: Texts): string =>
  fields.word === 'starve' ? texts.text('web-stone-age-means-starve') : '';

/** The title and the second line of the prompt. */
export function voice({ view, words, texts, picked, legal, low }: BoardProps<StoneAgeView>): Said {
  const { roll } = view;
  // A low window has room for the tools or for the sentences about them.
  const brief = low && view.asked.name === 'tools' && roll?.good;
  const card = words.where(legal, 'use').length > 0;
  return {
    ...(brief && {
      title: texts.text('web-stone-age-title-tools', {
        total: roll.total,
        divisor: roll.divisor,
        amount: roll.amounts[0] ?? 0,
        ...texts.fill({ good: roll.good ?? '', amount: roll.amounts[0] ?? 0 }),
      }),
    }),
    detail: picked !== null ? hint(words.fields(picked), view, texts) : brief ? '' : note(view, texts, card),
  };
}

/** What there is to know before anything is picked. */
function note(view: StoneAgeView, texts: Texts, card: boolean): string {
  const { name, numbers } = view.asked;
  const slot = view.slots[Number(String(numbers.where ?? '').replace(/^\D+/, '')) - 1];
  const me = view.players[view.to_move];
  const all = me?.figures ?? 0;
  switch (name) {
    case 'place':
      return texts.text('web-stone-age-note-place', {
        divisor: view.places.find((one) => one.divisor)?.divisor ?? 1,
        all,
        food: me?.food ?? 0,
        grows: me?.level ?? 0,
      });
    case 'act':
    case 'pick':
    case 'take':
    case 'feed-rest':
      return texts.text(`web-stone-age-note-${name}`);
    case 'feed':
      return texts.text('web-stone-age-note-feed', { fed: all - Number(numbers.short), all });
    case 'pay':
      return slot?.card ? cardText(slot.card, texts) : '';
    case 'pay-kinds':
    case 'pay-any':
      return texts.text('web-stone-age-note-building', { ...view.worth, worth: Number(numbers.worth) });
    case 'tools':
      return texts.text('web-stone-age-note-tools', {
        total: Number(numbers.total),
        divisor: Number(numbers.divisor),
        card: card ? 'yes' : 'no',
      });
    default:
      return '';
  }
}

const cardText = (card: CardView, texts: Texts): string =>
  texts.text('web-stone-age-hint-card', { top: upper(topText(card, texts)), bottom: bottomText(card, texts) });

/** What a picked word does. */
function hint(fields: Fields, view: StoneAgeView, texts: Texts): string {
  const where = String(fields.where ?? '');
  const place = view.places.find((one) => one.name === where);
  const index = Number(where.replace(/^\D+/, '')) - 1;
  if (fields.word === 'pick') return upper(texts.text(`face-${view.faces[Number(fields.face) - 1]}`));
  const plus =
    fields.word === 'tool'
      ? Number(fields.value)
      : fields.word === 'use'
        ? (view.players[view.to_move]?.face_up.find((card) => card.id === fields.card)?.amount ?? 0)
        : 0;
  if (plus && view.roll?.good && view.roll.divisor) {
    const { total, divisor, good } = view.roll;
    return `${total} + ${plus} = ${total + plus} ÷ ${divisor} → ${texts.text(`name-${good}.count`, { amount: view.roll.amounts[plus] ?? 0 })}`;
  }
  if (fields.word === 'starve') return `${upper(means(fields, view, texts))}.`;
  if (fields.word !== 'place' && fields.word !== 'act') return '';
  if (place?.good) {
    const dice = fields.word === 'place' ? Number(fields.people) : (place.people[view.to_move] ?? 0);
    return texts.text('web-stone-age-hint-dice', {
      ...texts.fill({ good: place.good }),
      dice,
      divisor: place.divisor,
      about: place.yields[dice] ?? 0,
    });
  }
  const slot = where.startsWith('card-') ? view.slots[index] : null;
  if (slot?.card)
    return `${upper(texts.text('web-stone-age-costs', { count: slot.cost }))}. ${cardText(slot.card, texts)}`;
  const building = where.startsWith('building-') ? view.stacks[index]?.building : null;
  if (building)
    return texts.text('web-stone-age-hint-building', {
      cost: costText(building, texts),
      points: pointsText(building, texts),
    });
  return texts.text(`web-stone-age-gain-${where}`);
}

export function costText(building: BuildingView, texts: Texts): string {
  const fixed = Object.entries(building.cost);
  if (fixed.length) return fixed.map(([good, amount]) => texts.text(`top-${good}`, { amount })).join(', ');
  return building.kinds
    ? texts.text('cost-kinds', { count: building.count, kinds: building.kinds })
    : texts.text('cost-any', { count: building.count });
}

/** "13–23 points", counted by the last of them. */
export const pointsText = (building: BuildingView, texts: Texts): string =>
  texts.text('web-stone-age-points', { points: worth(building), most: building.most });

/** The points of a building, or their range. */
export function worth(building: BuildingView): number | string {
  return building.least === building.most ? building.least : `${building.least}–${building.most}`;
}
