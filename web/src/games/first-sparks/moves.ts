/** What the words of the game look like in the prompt. */

import type { CardView, FirstSparksView, SpaceView } from '../../lib/generated/first-sparks';
import { upper, type Texts } from '../../lib/texts';
import type { Fields } from '../../lib/vocabulary';

/** "2 + 1 mountain + 3 shared = 6": a price as it comes about. */
export function priceText(space: SpaceView, texts: Texts): string {
  if (space.price === null) return '';
  const parts = [String(space.price - space.across - space.shared)];
  if (space.across) parts.push(texts.text('web-first-sparks-across', { food: space.across }));
  if (space.shared) parts.push(texts.text('web-first-sparks-shared', { food: space.shared }));
  return parts.length > 1 ? `${parts.join(' + ')} = ${space.price}` : String(space.price);
}

/** "1 from 1, 2 from 4": what a card does. */
export function doesText(card: CardView, texts: Texts): string {
  if (card.steps.length) return `${texts.name(card.food ?? '')}: ${card.steps.map(([amount, from]) => texts.text('web-first-sparks-step', { amount, from })).join(', ')}`;
  if (card.grain) return texts.text('web-first-sparks-grain', { count: card.grain });
  return texts.text(`web-first-sparks-does-${card.kind}`);
}

export const cardText = (card: CardView, texts: Texts): string => `${card.id}, ${texts.name(card.kind)}`;

export function hint(fields: Fields, view: FirstSparksView, texts: Texts): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (fields.word === 'settle') {
    const space = view.spaces.find((one) => one.name === fields.space);
    if (!space) return '';
    if (space.price === null || me?.food == null) return upper(texts.text(`name-${space.food}.ground`));
    return texts.text('web-first-sparks-pays', { sum: priceText(space, texts), left: me.food - space.price });
  }
  if (fields.word === 'offer' || fields.word === 'discard') {
    const card = [...view.market.current, ...(me?.tools ?? []).map((tool) => tool.card)].find((one) => one.id === Number(fields.card));
    return card ? `${upper(texts.name(card.kind))} · ${doesText(card, texts)}` : '';
  }
  if (fields.word === 'turn') return texts.text(`web-first-sparks-turn-${matchMedia('(pointer: coarse)').matches ? 'touch' : 'hint'}`);
  return ' ';
}
