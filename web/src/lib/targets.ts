/** Where a word is said on the board that is shown. */

import { tick } from 'svelte';
import type { Fields } from './vocabulary';

/** Whether a piece can be seen: on a phone a sheet lies over the stage. */
export const isShown = (element: Element): boolean => {
  const sheet = document.querySelector('.tabsheet');
  return element.getClientRects().length > 0 && (!sheet || sheet.contains(element) || !element.closest('.stage'));
};

/**
 * The lit piece of the stage that says a word, or the one at a place it names; none: it is in another tab, or not
 * drawn.
 */
export function targetOf(word: number, fields: Fields): Element | undefined {
  const find = (query: string) => [...document.querySelectorAll(`.stage ${query}`)].find(isShown);
  const places = Object.values(fields).filter((value) => typeof value === 'string' && value !== fields.word);
  return (
    find(`[data-lit="${word}"]`) ??
    places.map((place) => find(`[data-lit][data-place~="${CSS.escape(String(place))}"]`)).find(Boolean)
  );
}

/** Until all has its place: a board that has measured its room may leave out what has none. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 400));

/**
 * Opens one tab of a phone after another until what is looked for is there; where none has it, the last of them stays.
 */
export async function seek(tabs: Iterable<string>, open: (id: string) => void, isThere: () => boolean): Promise<void> {
  for (const id of tabs) {
    open(id);
    await tick();
    if (!isThere()) continue;
    await settled();
    if (isThere()) return;
  }
}
