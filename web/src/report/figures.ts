/** Numbers and axes of the report's charts. */

import { botName, LEVELS } from '../lib/say';
import { shelf } from '../lib/shelf.svelte';

/** Levels by their names, other bots as one would type them. */
export function nameOf(bot: string): string {
  const [level = '', budget] = bot.split(/(?=[@:])/);
  return LEVELS.includes(level) ? botName(level) + (budget ?? '') : bot;
}

/** A number in the language of the page. */
export const figure = (value: number, digits = 1): string =>
  value
    .toLocaleString(shelf.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace('-', '−');

/** A share of all, without its sign. */
export const percent = (share: number, digits = 1): string => figure(100 * share, digits);

/** Round steps that cut a range into at most so many parts, and reach beyond both its ends. */
export function ticks(low: number, high: number, most = 6): number[] {
  const rough = Math.max(high - low, 1e-9) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10);
  const first = Math.floor(low / step) * step;
  const found: number[] = [];
  for (let at = first; at < high + step; at += step) found.push(Number(at.toFixed(10)));
  return found;
}
