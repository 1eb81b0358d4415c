/** What cards and words mean, in the words of the moment. Numbers come from the view; nothing is reckoned here. */

import type {
  CardView,
  FirstSparksView,
  HarvestView,
  HuntView,
  MarketView,
  SaleView,
  SpaceView,
  ToolView,
} from '../../lib/generated/first-sparks';
import { upper, type Texts } from '../../lib/texts';
import type { Fields } from '../../lib/vocabulary';
import type { BoardProps, Said } from '../board';

/** "2 + 1 mountain + 3 shared = 6": a price as it comes about. */
export function priceText(space: SpaceView, texts: Texts): string {
  if (space.price === null) return '';
  const parts = [String(space.price - space.across - space.shared)];
  if (space.across) parts.push(texts.text(`web-first-sparks-across`, { food: space.across }));
  if (space.shared) parts.push(texts.text(`web-first-sparks-shared`, { food: space.shared }));
  return parts.length > 1 ? `${parts.join(' + ')} = ${space.price}` : String(space.price);
}

/** "4–8": how many tokens must lie for a step of a tool. */
export function range(steps: CardView['steps'], k: number): string {
  const from = steps[k]?.[1] ?? 0;
  const to = steps[k + 1]?.[1];
  if (to === undefined) return `${from}+`;
  return to - 1 === from ? `${from}` : `${from}–${to - 1}`;
}

/** One sentence: what a card does. */
export function doesText(card: CardView, texts: Texts): string {
  if (card.food) return texts.text(`web-first-sparks-hunts-${card.food}`);
  return texts.text(`web-first-sparks-does-${card.kind}${card.surcharge ? `-${card.surcharge}` : ''}`, {
    count: card.amount,
  });
}

/** The same in a few words. */
export function briefText(card: CardView, texts: Texts): string {
  if (card.food) return card.steps.map(([amount], k) => `${range(card.steps, k)}→${amount}`).join(' · ');
  return texts.text(`web-first-sparks-brief-${card.kind}`, { count: card.amount });
}

export const titleOf = (card: CardView, texts: Texts): string => upper(texts.name(card.kind));

/** "0 · nobody of yours at a bush". */
export function whyText(why: string, food: string | null, texts: Texts): string {
  return texts.text(`web-first-sparks-why-${why === 'nobody' ? `nobody-${food}` : why}`);
}

export interface Meaning {
  /** Good: it helps now; poor: it would bring nothing; no: it cannot be had. */
  tone: 'good' | 'plain' | 'poor' | 'no';
  /** What stands out, and the words around it. */
  sum: string;
  text: string;
}

/** What a buyer gives of his own for a card: a grain on it helps to pay. */
export const priceOf = (card: CardView, market: MarketView): number =>
  (market.bonus === card.id ? market.bonus_price : null) ?? card.cost;

/** What a card of the market means to the viewer now, with its arithmetic, or why it cannot be his. */
export function meaning(card: CardView, sale: SaleView, view: FirstSparksView, texts: Texts): Meaning {
  if (!sale.ownable) return { tone: 'no', sum: '', text: texts.text('web-first-sparks-known') };
  if (!sale.payable) return { tone: 'no', sum: '', text: texts.text('web-first-sparks-short', { food: -sale.left }) };
  const me = view.seat === null ? undefined : view.players[view.seat];
  const more = sale.crowded ? ` · ${texts.text('web-first-sparks-crowded')}` : '';
  if (card.food) {
    if (!sale.food) return { tone: 'poor', sum: '0', text: `· ${whyText(sale.why, card.food, texts)}${more}` };
    const value = view.harvest.find((one) => one.food === card.food)?.value ?? 0;
    return {
      tone: 'good',
      sum: `${sale.amount} × ${value} = +${sale.food}`,
      text: texts.text(me?.reckoning?.next ? 'web-first-sparks-food-next' : 'web-first-sparks-food-now') + more,
    };
  }
  if (card.kind === 'field')
    return { tone: 'good', sum: `+${sale.food}`, text: texts.text('web-first-sparks-food-round') + more };
  if (card.kind === 'plow')
    return sale.food
      ? { tone: 'good', sum: `+${sale.food}`, text: texts.text('web-first-sparks-food-round') }
      : { tone: 'poor', sum: '0', text: `· ${texts.text('web-first-sparks-no-field')}` };
  if (card.kind === 'fire' && me?.reckoning?.spoils)
    return { tone: 'good', sum: `+${me.reckoning.spoils}`, text: texts.text('web-first-sparks-keeps') };
  return { tone: 'plain', sum: '', text: texts.text('web-first-sparks-for-good') };
}

/** Who else may take any of the cards that the viewer can offer now. */
export const rivals = (view: FirstSparksView): ReadonlySet<number> => {
  const offered = new Set(view.market.current.map((card) => card.id));
  return new Set(view.sales.filter((one) => offered.has(one.card)).flatMap((one) => one.takers));
};

/** What a card says to those who do not see it. */
export function cardLabel(
  card: CardView,
  sale: SaleView | undefined,
  view: FirstSparksView,
  texts: Texts,
  says = '',
): string {
  const now = sale ? meaning(card, sale, view, texts) : null;
  return [
    says || `${titleOf(card, texts)}, № ${card.id}`,
    texts.text(`web-first-sparks-costs`, { food: priceOf(card, view.market) }) +
      (view.market.bonus === card.id ? ` (${texts.text(`web-first-sparks-bonus`, { cost: card.cost })})` : ''),
    doesText(card, texts).replace(/\.$/, '') +
      (card.food
        ? `: ${card.steps.map(([amount], k) => texts.text(`web-first-sparks-step`, { amount, from: range(card.steps, k) })).join(', ')}`
        : ''),
    now ? [now.sum, now.text].filter(Boolean).join(' ') : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/** What one's own tool takes: "1 × 3", or why it takes nothing. */
export function toolText(tool: ToolView, view: FirstSparksView, texts: Texts): string {
  const value = view.harvest.find((one) => one.food === tool.card.food)?.value;
  if (value === undefined) return texts.text(`web-first-sparks-grain-each`, { count: tool.takes });
  return tool.food
    ? `${tool.takes} × ${value} = +${tool.takes * value}`
    : `0 · ${whyText(tool.why, tool.card.food, texts)}`;
}

/** "2 × 3 + 1": where the hunt of the reckoning comes from. */
export function huntText(hunt: readonly HuntView[], harvest: readonly HarvestView[]): string {
  const value = (kind: string): number => harvest.find((one) => one.food === kind)?.value ?? 1;
  return hunt.map((one) => (value(one.kind) > 1 ? `${one.amount} × ${value(one.kind)}` : `${one.amount}`)).join(' + ');
}

/** By how much a hunt would change: "your hunt brings 3 more". */
function huntChange(change: number | null, texts: Texts): string {
  if (!change) return texts.text(`web-first-sparks-hunt-same`);
  return texts.text(`web-first-sparks-hunt-${change > 0 ? 'more' : 'less'}`, { food: Math.abs(change) });
}

const list = (names: readonly string[], texts: Texts): string =>
  names.length > 1
    ? texts.text(`web-first-sparks-then`, { first: names.slice(0, -1).join(', '), last: names[names.length - 1] ?? '' })
    : (names[0] ?? '');

/** The gain or price of the picked word, and what follows. */
export function hint(fields: Fields, view: FirstSparksView, texts: Texts, names: readonly string[] = []): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const called = (seat: number): string => names[seat] ?? texts.seatName(seat);
  const sale = view.sales.find(
    (one) => one.card === (fields.word === 'offer' ? Number(fields.card) : view.offer?.card.id),
  );
  const card = [...view.market.current, ...view.market.next].find((one) => one.id === sale?.card);
  const space = view.spaces.find((one) => one.name === fields.space);
  switch (fields.word) {
    case 'offer': {
      if (!sale || !card) return '';
      const taken = sale.takers.length
        ? texts.text('web-first-sparks-offer-first', {
            count: sale.takers.length,
            who: list(sale.takers.map(called), texts),
            food: priceOf(card, view.market),
          })
        : '';
      const last = view.asked.numbers.free
        ? 'web-first-sparks-offer-free'
        : sale.takers.length
          ? 'web-first-sparks-offer-else'
          : 'web-first-sparks-offer-yours';
      return [taken, texts.text(last, { food: priceOf(card, view.market), left: sale.left })].filter(Boolean).join(' ');
    }
    case 'buy': {
      if (!sale || !card) return '';
      const now = meaning(card, sale, view, texts);
      return [
        texts.text('web-first-sparks-buy-left', { food: priceOf(card, view.market), left: sale.left }),
        upper([now.sum, now.text].filter(Boolean).join(' ')),
      ].join(' ');
    }
    case 'decline': {
      const rest = view.offer?.takers.slice(1) ?? [];
      return rest.length
        ? texts.text('web-first-sparks-decline-next', { who: called(rest[0] ?? 0) })
        : texts.text('web-first-sparks-decline-last', { who: called(view.offer?.seat ?? 0) });
    }
    case 'box':
      return texts.text(card?.food ? 'web-first-sparks-box-tool' : 'web-first-sparks-box-card');
    case 'pass':
      return texts.text('web-first-sparks-pass-keeps', { food: me?.food ?? 0, spoils: me?.reckoning?.spoils ?? 0 });
    case 'done':
      return texts.text('web-first-sparks-done-keeps', { food: me?.food ?? 0, spoils: me?.reckoning?.spoils ?? 0 });
    case 'settle': {
      if (!space) return '';
      const gain = space.hunt ? huntChange(space.hunt, texts) : '';
      if (space.price === null || me?.food == null)
        return view.asked.name === 'first-member'
          ? [texts.text('web-first-sparks-is-free'), gain].filter(Boolean).join(' ')
          : texts.text('web-first-sparks-is-free');
      return [
        texts.text('web-first-sparks-pays', {
          sum: priceText(space, texts),
          food: space.price,
          left: me.food - space.price,
        }),
        gain,
        view.ends_with === 1 ? texts.text('web-first-sparks-ends') : '',
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'starve':
      return space ? huntChange(space.hunt, texts) : '';
    case 'discard': {
      const tool = me?.tools.find((one) => one.card.id === Number(fields.card));
      return tool ? huntChange(-tool.food, texts) : '';
    }
    case 'turn':
      return texts.text(`web-first-sparks-turn-${matchMedia('(pointer: coarse)').matches ? 'touch' : 'hint'}`);
    default:
      return '';
  }
}

/** What follows from a button, in a few words: they stand on it. */
export function means(fields: Fields, view: FirstSparksView, texts: Texts, names: readonly string[]): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const sale = view.sales.find((one) => one.card === view.offer?.card.id);
  const food = me?.food ?? 0;
  switch (fields.word) {
    case 'done':
      return texts.text('web-first-sparks-means-done', { food });
    case 'pass':
      return texts.text('web-first-sparks-means-pass', { food, spoils: me?.reckoning?.spoils ?? 0 });
    case 'buy':
      return sale ? texts.text('web-first-sparks-means-buy', { left: sale.left }) : '';
    case 'decline': {
      const next = view.offer?.takers[1];
      const seat = next ?? view.offer?.seat ?? 0;
      return texts.text(`web-first-sparks-means-decline-${next === undefined ? 'last' : 'next'}`, {
        who: names[seat] ?? texts.seatName(seat),
      });
    }
    case 'box':
      return texts.text('web-first-sparks-means-box');
    default:
      return '';
  }
}

/** The second line of the prompt. */
export const voice = ({ view, words, texts, names, picked }: BoardProps<FirstSparksView>): Said => ({
  detail: picked === null ? tip(view, texts) : hint(words.fields(picked), view, texts, names),
});

/** What to do, while nothing is picked. */
function tip(view: FirstSparksView, texts: Texts): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const sale = view.sales.find((one) => one.card === view.offer?.card.id);
  switch (view.asked.name) {
    case 'lay':
      return texts.text('web-first-sparks-advise-lay', { touching: Number(view.asked.numbers.touching) });
    case 'first-member':
      return texts.text('web-first-sparks-advise-first');
    case 'second-member':
    case 'spread': {
      return [
        texts.text('web-first-sparks-advise-spread', {
          ends: view.last ? 'last' : view.ends_with === null ? 'far' : 'near',
          more: me?.to_goal ?? 0,
          food: me?.food ?? 0,
          fire: me?.keeps ? 'yes' : 'no',
        }),
        // Hidden food does not show in the question: what it is enough for is told to its owner alone.
        me?.hidden || Number(view.asked.numbers.left) > (view.affords ?? Infinity)
          ? texts.text('web-first-sparks-enough', { count: view.affords ?? 0 })
          : '',
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'offer':
      return view.asked.numbers.free
        ? texts.text('web-first-sparks-advise-offer-free')
        : texts.text('web-first-sparks-advise-offer', { rivals: rivals(view).size });
    case 'buy':
    case 'refused': {
      if (!sale || !view.offer) return '';
      const now = meaning(view.offer.card, sale, view, texts);
      return [doesText(view.offer.card, texts).replace(/\.$/, ''), [now.sum, now.text].filter(Boolean).join(' ')].join(
        ' · ',
      );
    }
    case 'discard':
      return texts.text('web-first-sparks-advise-discard');
    case 'starve':
      return texts.text('web-first-sparks-advise-starve');
    case 'neutral':
    case 'neutral-start':
      return texts.text('web-first-sparks-advise-neutral');
    default:
      return '';
  }
}
