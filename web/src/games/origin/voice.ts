/** What the prompt says: the next pick while an action is put together, and what a picked word costs and brings. */

import type { GoalView, OriginView } from '../../lib/generated/origin';
import { upper, type Texts } from '../../lib/texts';
import type { Fields, Vocabulary } from '../../lib/vocabulary';
import type { BoardProps, Said } from '../board';
import { hand } from './memory.svelte';
import { cardHelp, paysText, pawnText, tilesAlone } from './moves';
import { KINDS, Offer } from './offer';

type Props = BoardProps<OriginView>;

export function voice(props: Props): Said {
  const { view, legal, words, texts, names, picked, size, ahead } = props;
  if (picked !== null) {
    const fields = words.fields(picked);
    const change = ahead(picked)?.change ?? {};
    const goal = fields.word === 'play' ? goalOf(fields, props) : undefined;
    const price =
      goal && change.points
        ? texts.text('web-origin-laid', { points: goal.points, hand: goal.points - change.points })
        : priceText(change, texts);
    return {
      title: texts.word(fields, names, view.asked.name),
      detail: [price, ...brings(fields, props)].filter(Boolean).join(' '),
    };
  }
  const offer = new Offer(legal, words);
  if (!offer.actions.length || view.asked.name === 'stuck') return { detail: guide(view, legal, words, texts, names) };
  if (hand.first === 'land') return ofLand(hand.land!, offer, props);
  if (hand.first === 'source') return ofPawn(hand.source!, offer, props);
  const kinds = new Set(offer.actions.map((one) => one.kind)); // one that is alone needs no choice, and is explained
  if (view.asked.name === 'helped' && hand.kind === null) {
    const evolves = offer.actions.find((one) => one.kind === 'evolve');
    const villages = evolves === undefined ? 0 : (ahead(evolves.word)?.change.villages ?? 0);
    return { detail: [cardHelp(String(view.asked.numbers.card), texts), priceText({ villages }, texts)].join(' ') };
  }
  const told = hand.kind ?? (kinds.size === 1 ? [...kinds][0] : view.asked.name === 'act' ? 'act' : null);
  const roomy = told === 'act' && size !== 'phone' ? 'kinds' : told;
  return { detail: roomy ? texts.text(`web-origin-guide-${roomy}`) : texts.help(view.asked, names) };
}

function guide(
  view: OriginView,
  legal: readonly number[],
  words: Vocabulary,
  texts: Texts,
  names: readonly string[],
): string {
  const { name, numbers } = view.asked;
  if (name === 'cards' || name === 'choose') return texts.text(`web-origin-guide-${name}`);
  if (name !== 'reward' && name !== 'second-tile') return texts.help(view.asked, names);
  const pair = tilesAlone(view);
  const colour = name === 'reward' ? numbers.colour : pair;
  // With Parchment tiles of other columns are lit too: say why.
  const free = words.where(legal, 'take').some(({ fields }) => fields.column !== colour);
  const kind = name === 'second-tile' ? 'second' : colour === pair ? 'brown' : 'reward';
  return texts.text(`web-origin-guide-${kind}${free ? '-any' : ''}`);
}

/** A land was picked: which pawns may go there? */
function ofLand(land: string, offer: Offer, { texts, size }: Props): Said {
  const ways = hand.left(offer);
  const fresh = ways.filter((one) => one.kind === 'evolve').length;
  const detail = [
    fresh ? texts.text('web-origin-fits', { count: fresh }) : '',
    ways.length > fresh ? texts.text('web-origin-comes', { count: ways.length - fresh }) : '',
    size === 'desk' ? texts.text('web-origin-others') : '',
  ];
  return {
    title: texts.text(`web-origin-now-${fresh === ways.length ? 'new' : 'pawn'}`, { land: texts.name(land) }),
    detail: detail.filter(Boolean).join(' '),
  };
}

/** A pawn was taken: where may it go? */
function ofPawn(source: string, offer: Offer, { view, texts }: Props): Said {
  const ways = hand.left(offer);
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, ways.filter((one) => one.kind === kind).length]));
  const it = view.territories.find((one) => source === `map ${one.id}`);
  const pawn = it?.pawn ?? view.supply.find((one) => source === `supply ${one.id}`);
  const title = it
    ? texts.text('web-origin-now-to', { land: texts.name(it.id) })
    : texts.text('web-origin-now-land', { pawn: pawn ? upper(pawnText(pawn, texts)) : '' });
  if (!it) return { title, detail: texts.text('web-origin-beside', { count: counts.evolve! }) };
  return {
    title,
    detail: [
      texts.text('web-origin-steps', { steps: it.steps }),
      ...(['migrate', 'swap'] as const).map((kind) =>
        counts[kind] ? texts.text(`web-origin-free-${kind}`, { count: counts[kind] }) : '',
      ),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What is lost and won at once. */
function priceText(change: Record<string, number>, texts: Texts): string {
  const { villages = 0, points = 0, cards = 0 } = change;
  return [
    villages < 0 ? texts.text('web-origin-costs-village', { count: -villages }) : '',
    points
      ? texts.text(points < 0 ? 'web-origin-loses' : cards > 0 ? 'web-origin-in-hand' : 'web-origin-gains', {
          count: Math.abs(points),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a picked word does, in a sentence or two. */
function brings(fields: Fields, props: Props): string[] {
  const { view, texts, names } = props;
  const { word } = fields;
  const asked = view.asked.name;
  if (word === 'evolve' || word === 'migrate') return [paysText(String(fields.where), view, texts, fields)];
  if (word === 'swap') {
    const owner = view.territories.find((one) => one.id === fields.where)?.owner;
    const away = texts.text('web-origin-displaced', {
      ...texts.fill({ start: String(fields.start) }),
      name: owner == null ? '' : (names[owner] ?? texts.seatName(owner)),
    });
    return [away, paysText(String(fields.where), view, texts, fields)];
  }
  if (word === 'take' || word === 'any' || word === 'seize') {
    const level = Number(fields.level);
    const opens = level < view.unseen_tiles.length ? texts.text('web-origin-opens', { level, next: level + 1 }) : '';
    const with_ =
      asked === 'reward' && word === 'take'
        ? texts.text(`web-origin-with-${view.asked.numbers.colour}`)
        : asked === 'reward'
          ? texts.text('web-origin-alone')
          : '';
    return [with_, opens];
  }
  if (word === 'look') return [texts.text('web-origin-looks')];
  if (word === 'top') return [asked === 'reward' ? texts.text('web-origin-no-room') : texts.text('web-origin-to-hand')];
  if (word === 'return') return [texts.text('web-origin-under')];
  if (typeof fields.card !== 'string') return [];
  const goal = goalOf(fields, props);
  return [
    goal && word !== 'play'
      ? texts.text('web-origin-goal-worth', { points: goal.points, have: goal.have, need: goal.need })
      : '',
    cardHelp(fields.card, texts),
  ];
}

/** The goal a word is about, if it is one of one's own. */
function goalOf({ card }: Fields, { view, seat }: Props): GoalView | undefined {
  return [...view.dealt, ...view.offered, ...(seat === null ? [] : (view.players[seat]?.goals ?? []))].find(
    (one) => one.id === card,
  );
}
