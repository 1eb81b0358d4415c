/** The keyboard among lit targets: arrows walk by position, Enter and Space touch. */

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; the first in reading order without a start; -1 if there is none. */
export function nearest(spots: readonly Spot[], from: number, direction: Direction): number {
  const start = spots[from];
  if (!start) return reading(spots)[0] ?? -1;
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, k) => {
    const along = (across ? spot.x - start.x : spot.y - start.y) * sign;
    const aside = Math.abs(across ? spot.y - start.y : spot.x - start.x);
    if (k === from || along <= 1) return;
    const distance = along + aside * 2.2;
    if (distance < least) [best, least] = [k, distance];
  });
  if (best >= 0) return best;
  const order = reading(spots); // at the edge: on in reading order
  const place = order.indexOf(from);
  return order[(place + sign + order.length) % order.length] ?? -1;
}

function reading(spots: readonly Spot[]): number[] {
  return spots.map((_, k) => k).sort((a, b) => spots[a]!.y - spots[b]!.y || spots[a]!.x - spots[b]!.x);
}

const targets = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter((element) => element.getClientRects().length > 0);

/** Moves the focus among lit targets; tells whether it did. */
export function walk(key: string): boolean {
  if (!/^Arrow(Left|Right|Up|Down)$/.test(key)) return false;
  const found = targets();
  const spots = found.map((element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const next = found[nearest(spots, found.indexOf(document.activeElement as HTMLElement), key as Direction)];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}

/** Whether a key at this element presses it: a button or a link, but no piece of the board where nothing is asked. */
export function isPressed(target: EventTarget | null): boolean {
  const at = target as Element | null;
  return at?.closest?.('button, a') != null && at.closest('.stage, [data-place~="own"]') === null;
}

/** Whether keys belong to a field that somebody types into. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** A lit target that is no button of HTML gets its click from Enter and Space. */
export function press(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  const target = (event.target as Element | null)?.closest?.('[data-lit], [role="button"]');
  if (!target || target instanceof HTMLButtonElement) return false;
  event.preventDefault();
  if (!event.repeat) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}
