/** What the words of the game look like on the board and in the prompt. */

import type { FirstBuildersView, VisitView, WorkerView } from '../../lib/generated/first-builders';
import { upper, type Texts } from '../../lib/texts';
import type { Fields, Vocabulary } from '../../lib/vocabulary';
import type { BoardProps, Said } from '../board';
import { hand } from './memory.svelte';

/** What can be built or changed in several ways is tried first: the prompt offers the other ways. */
export const tries = (fields: Fields): boolean => ['buy', 'erect', 'place', 'lift', 'recolour'].includes(fields.word);

/**
 * Gold can do what a basic resource can, and more: who has both pays with the other. Ways to pay stand with the least
 * gold first.
 */
export const follows = (next: readonly Fields[]): number | undefined =>
  next.every(({ word }) => word === 'pay') ? 0 : undefined;

/** Whether one may ask why something is not possible: whoever plays, while the game runs. */
export const mayAsk = (view: FirstBuildersView, seat: number | null): boolean => seat !== null && view.to_move >= 0;

/** The parts of the board, as a phone shows them. */
export type Area = 'sites' | 'rows' | 'tracks' | 'city';
const AREAS: Record<string, Area> = {
  buy: 'rows',
  reserve: 'rows',
  citizen: 'rows',
  speaker: 'rows',
  score: 'rows',
  draft: 'rows',
  'set-aside': 'rows',
  climb: 'tracks',
  close: 'city',
  tower: 'city',
  place: 'city',
  use: 'city',
  copy: 'city',
  erect: 'city',
};
/** Where a word is said; words without a place of their own are said at the sites, where one's people stand. */
export const areaOf = (fields: Fields): Area => AREAS[fields.word] ?? 'sites';

/** Questions that are answered in one's city. */
export const inCity = (asked: string): boolean =>
  ['place', 'use', 'use-district', 'copy', 'erect', 'appoint'].includes(asked);

/** Questions about a track: the discs on it are what one looks at. */
export const onTracks = (asked: string): boolean =>
  ['climb', 'climb-two', 'extra-step', 'war', 'war-either'].includes(asked);

/** What the stage of a phone shows: the sites, or where the question is answered. */
export function faceOf(view: FirstBuildersView, legal: readonly number[], words: Vocabulary): Area {
  if (legal.length && inCity(view.asked.name)) return 'city';
  if (legal.length && onTracks(view.asked.name)) return 'tracks';
  const areas = new Set(
    legal.filter((word) => words.family(word).params.length > 0).map((word) => areaOf(words.fields(word))),
  );
  return (areas.size === 1 && [...areas][0]) || 'sites';
}

/** What a building, a zodiac sign or a bonus tile does. */
export const doesText = (id: string, texts: Texts): string => texts.text(`name-${id}.effect`);

export const visitOf = (view: FirstBuildersView, worker: string, site: string): VisitView | undefined =>
  view.visits.find((one) => one.worker === worker && one.site === site);

/** "2 wisdom to pay, bonus fits, both actions": what a visit is like. */
export function visitText(visit: VisitView | undefined, texts: Texts): string {
  if (!visit) return '';
  const parts = [
    texts.text('web-first-builders-toll', { wisdom: visit.wisdom }),
    visit.bonus ? texts.text('web-first-builders-bonus-fits') : '',
    visit.both ? texts.text('web-first-builders-both') : '',
  ];
  return upper(parts.filter(Boolean).join(', '));
}

export const workerText = (worker: WorkerView, texts: Texts, names: readonly string[]): string =>
  `${texts.name(worker.name)} (${names[worker.seat] ?? texts.seatName(worker.seat)})`;

/** The worker that goes: the one in hand, if it can; else the first citizen, else whoever can. */
export function senderOf(
  legal: readonly number[],
  words: Vocabulary,
  picked: number | null,
  held: string | null,
): string | null {
  const can = new Set(words.where(legal, 'visit').map(({ fields }) => String(fields.worker)));
  if (!can.size) return null;
  const chosen = picked === null ? null : words.fields(picked);
  if (chosen?.word === 'visit') return String(chosen.worker);
  if (held !== null && can.has(held)) return held;
  return [...can].find((name) => /^(red|orange|yellow|blue|purple)/.test(name)) ?? [...can][0] ?? null;
}

/** The second line of the prompt: the price or gain of the picked word. */
function hint(fields: Fields, view: FirstBuildersView, texts: Texts): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  switch (fields.word) {
    case 'visit':
      return visitText(visitOf(view, String(fields.worker), String(fields.site)), texts);
    case 'buy': {
      const slot = view.row.find((one) => one.slot === Number(fields.slot));
      if (!slot) return '';
      if (fields.way === 'farm')
        return texts.text('web-first-builders-as-farm', { building: texts.name(slot.building) });
      const price =
        fields.way === 'building'
          ? texts.text('web-first-builders-price', { wisdom: slot.wisdom, stone: slot.stone })
          : texts.text('web-first-builders-free');
      return `${upper(texts.name(slot.building))}: ${price}. ${doesText(slot.building, texts)}`;
    }
    case 'erect':
      return fields.way === 'farm'
        ? texts.text('web-first-builders-as-farm', { building: texts.name(String(fields.building)) })
        : doesText(String(fields.building), texts);
    case 'reserve': {
      const slot = view.row.find((one) => one.slot === Number(fields.slot));
      return slot ? `${upper(texts.name(slot.building))}: ${doesText(slot.building, texts)}` : '';
    }
    case 'citizen': {
      const slot = view.citizens.find((one) => one.slot === Number(fields.slot));
      return slot ? upper(texts.name(slot.die.name)) : '';
    }
    case 'place':
      return view.turn?.hand
        ? view.turn.way === 'farm'
          ? texts.text('web-first-builders-farm')
          : doesText(view.turn.hand, texts)
        : '';
    case 'use':
    case 'copy': {
      const cell = view.turn?.places[String(fields.tile ?? fields.side)];
      const kind = me?.tiles.find((one) => one.cell === cell)?.kind;
      return kind ? `${upper(texts.name(kind))}: ${doesText(kind, texts)}` : '';
    }
    case 'tower': {
      const colour = String(fields.colour);
      const level = me?.towers[colour] ?? 0;
      return texts.text('web-first-builders-tower-price', { level: level + 1, gold: me?.tower_prices[colour] ?? 0 });
    }
    case 'grow':
      return texts.text('web-first-builders-base-price', { food: me?.population.price ?? 0 });
    case 'close': {
      const district = me?.districts.find((one) => one.cell === fields.cell);
      const cards = view.cards
        .filter((card) => district?.cards.includes(card.id))
        .map((card) => card.next_points[me?.seat ?? 0] ?? 0);
      return cards.length
        ? texts.text('web-first-builders-shows', { points: cards.join(' / ') })
        : texts.text('web-first-builders-shows-none');
    }
    case 'climb': {
      const temple = view.temples.find((one) => one.name === fields.temple);
      return temple?.sign && view.asked.name === 'climb-two'
        ? `${upper(texts.name(temple.sign))}: ${doesText(temple.sign, texts)}`
        : '';
    }
    case 'attack':
      return attackText(view, texts);
    case 'pass':
      return texts.text('web-first-builders-pass-hint');
    default:
      return '';
  }
}

/** The second line of the prompt: of what is picked, or, where there is nothing to say of it, of the question. */
export const voice = (props: BoardProps<FirstBuildersView>): Said => ({
  ...half(props),
  detail: (props.picked !== null && hint(props.words.fields(props.picked), props.view, props.texts)) || tip(props),
});

/** Of "advance and attack" one may be done already: the title asks for the other. */
function half({ view, legal, words, texts }: BoardProps<FirstBuildersView>): { title?: string } {
  if (!['war', 'war-either'].includes(view.asked.name)) return {};
  const [advance, attack] = ['advance', 'attack'].map((name) => words.where(legal, name).length > 0);
  if (advance === attack) return {};
  const key = `web-first-builders-only-${attack ? 'attack' : 'advance'}`;
  return { title: texts.text(key, { steps: Number(view.asked.numbers.steps ?? 1) }) };
}

/**
 * What is worth knowing before one picks: what a worker, a tile or an attack would do, or what the question is about.
 */
function tip({ view, legal, words, texts, names, low, ahead }: BoardProps<FirstBuildersView>): string {
  const asked = view.asked.name;
  const uses = words.where(legal, 'use');
  if (asked === 'use') {
    const now = uses.length ? changeText(ahead(uses[0]!.word)?.change, texts) : '';
    const does = doesText(String(view.asked.numbers.building), texts);
    return now ? `${does} ${texts.text('web-first-builders-now-brings', { change: now })}` : does;
  }
  if (asked === 'use-district' && uses.length === 1) return hint(uses[0]!.fields, view, texts);
  if (asked === 'place' && view.turn?.hand)
    return view.turn.way === 'farm' ? texts.text('web-first-builders-farm') : doesText(view.turn.hand, texts);
  if (words.where(legal, 'attack').length) return attackText(view, texts);
  const sender = senderOf(legal, words, null, hand.worker);
  const others = otherActs(view, legal, words, texts);
  if (sender !== null || others)
    return [
      sender === null ? '' : texts.text('web-first-builders-sends', { worker: texts.name(sender) }),
      sender === null || low ? '' : tagsText(view, sender, texts), // a low window keeps one's goods in sight instead
      others,
    ]
      .filter(Boolean)
      .join(' ');
  const sites = asked === 'site' || asked === 'site-six';
  const help = low && sites ? '' : texts.help(view.asked, names); // a low window is full of buttons there
  const known = texts.find(`web-first-builders-tip-${asked}`, {}) ?? help;
  return asked === 'pay' && view.turn?.hand ? `${upper(texts.name(view.turn.hand))}. ${known}` : known;
}

/** What the tags on the sites say, as far as there are such: "−: wisdom to pay. ×2: both actions." */
function tagsText(view: FirstBuildersView, sender: string, texts: Texts): string {
  const visits = view.visits.filter((one) => one.worker === sender);
  const has = { wisdom: visits.some((one) => one.wisdom > 0), both: visits.some((one) => one.both) };
  const tags = [has.wisdom ? 'wisdom' : '', has.both ? 'both' : '', visits.some((one) => one.bonus) ? 'bonus' : ''];
  return tags
    .filter(Boolean)
    .map((tag) => texts.text(`web-first-builders-tag-${tag}`))
    .join(' ');
}

/** "Or: close a district, raise a tower (from 1 gold)": what else a turn may be used for, in one's city. */
function otherActs(view: FirstBuildersView, legal: readonly number[], words: Vocabulary, texts: Texts): string {
  const prices: Readonly<Record<string, number>> = view.players[view.seat ?? -1]?.tower_prices ?? {};
  const gold = words.where(legal, 'tower').map(({ fields }) => prices[String(fields.colour)] ?? 0);
  const acts = [
    words.where(legal, 'close').length ? texts.text('web-first-builders-may-close') : '',
    gold.length ? texts.text('web-first-builders-may-raise', { gold: Math.min(...gold) }) : '',
  ].filter(Boolean);
  return acts.length ? texts.text('web-first-builders-or', { acts: acts.join(', ') }) : '';
}

/** What an attack would bring the viewer now. */
export function attackText(view: FirstBuildersView, texts: Texts): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const reward = view.war[me?.war ?? 0]?.reward ?? 'none';
  return texts.text('web-first-builders-attack', { points: me?.attack ?? 0, reward: rewardText(reward, texts) });
}

/** "+2 points, −1 gold": what a word brings and costs, for those who hear it. */
export const changeText = (change: Readonly<Record<string, number>> | undefined, texts: Texts): string =>
  Object.entries(change ?? {})
    .map(([name, amount]) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${texts.name(name)}`)
    .join(', ');

/** "3 stone", in the cases of the language. */
export const amountText = (amount: number, good: string, texts: Texts): string =>
  good === 'basic'
    ? `${amount} ${texts.text('web-first-builders-basic')}`
    : texts.text(`name-${good}.count`, { amount });

/** A reward of the war track in words. */
export function rewardText(reward: string, texts: Texts): string {
  if (reward === 'none' || reward === 'convert') return texts.text(`web-first-builders-reward-${reward}`);
  if (reward.startsWith('2 ')) return amountText(2, reward.slice(2), texts);
  return reward
    .split('+')
    .map((part) => amountText(1, part, texts))
    .join(' + ');
}
