/** Pawns, cards and what places pay, in words. */

import type { CardView, GoalView, OriginView, PawnView } from '../../lib/generated/origin';
import type { Texts } from '../../lib/texts';
import type { Fields } from '../../lib/vocabulary';

/** The tokens an action brings, as the server reckons them. */
export function tokensOf(
  fields: Fields,
  view: OriginView,
): { straits: { id: string; value: number }[]; hunting: number } {
  const found = view.previews.find((one) => one.word === Object.values(fields).join(' '));
  return {
    straits: (found?.straits ?? []).map((id) => ({ id, value: view.straits.find((one) => one.id === id)?.token ?? 0 })),
    hunting: found?.hunting ?? 0,
  };
}

/** "Pays: a yellow tile and an action card, or one of three action cards; strait token 4". */
export function paysText(where: string, view: OriginView, texts: Texts, fields?: Fields): string {
  const land = view.territories.find((one) => one.id === where);
  if (!land) return '';
  const tokens = fields ? tokensOf(fields, view) : { straits: [], hunting: land.token ?? 0 };
  const parts: string[] = [];
  if (view.pays[land.colour]) parts.push(texts.text(`web-origin-pays-${land.colour}`));
  if (tokens.hunting) parts.push(texts.text('web-origin-pays-hunting', { value: tokens.hunting }));
  for (const { id, value } of tokens.straits)
    parts.push(texts.text('web-origin-pays-strait', { strait: texts.name(id), value }));
  return texts.text('web-origin-pays', { what: parts.join('; ') || texts.text('web-origin-pays-nothing') });
}

export const pawnText = (pawn: PawnView, texts: Texts): string => texts.name(pawn.id);

/** The column that pays tiles alone. */
export const tilesAlone = (view: OriginView): string =>
  Object.keys(view.pays).find((column) => view.pays[column]?.card === null) ?? '';

/** What a card does; goals speak for themselves. */
export const cardHelp = (card: string, texts: Texts): string => texts.find(`name-${card}.help`, {}) ?? '';

/** A card with all that is printed on it. */
export function cardText(card: CardView, texts: Texts, goal?: GoalView): string {
  const parts = [texts.name(card.id)];
  if (card.level) parts.push(texts.text('web-origin-level', { level: card.level }));
  if (card.points) parts.push(texts.text('web-origin-points', { count: card.points }));
  if (goal) parts.push(texts.text('web-origin-far', { have: goal.have, need: goal.need }));
  const help = cardHelp(card.id, texts);
  return `${parts.join(', ')}${help ? `. ${help}` : ''}`;
}
