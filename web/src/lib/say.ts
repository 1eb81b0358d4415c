/** Small things said on several pages. */

import type { ClockRule, GameInfo, SeatInfo, Table } from './protocol';
import { shelf, t } from './shelf.svelte';

/** A clock's rule in a few words. */
export function clockText(clock: ClockRule | null): string {
  if (!clock) return t('web-clock-none');
  if (clock.kind === 'turns') return t('web-clock-turns', { days: Math.max(1, Math.round(clock.bank / 86400)) });
  return t('web-clock-live', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
}

/** What differs from the rulebook's own game at a table; "" if nothing does. */
export function optionText(table: Table): string {
  const game = shelf.game(table.game);
  const texts = shelf.of(table.game);
  const said = (game?.options ?? [])
    .filter((option) => option.name in table.options && table.options[option.name] !== option.default)
    .map((option) => `${texts.option(option)}: ${texts.value(option, table.options[option.name] ?? '')}`);
  return said.join(' · ') || t('web-by-the-book');
}

type Named = Pick<SeatInfo, 'name' | 'bot'>;

/** Whether a seat has no name of its own. */
const isPlain = (info: Named | undefined, seat: number): boolean =>
  !info?.name || info.name === '-' || info.name === String(seat + 1) || info.name === info.bot;

/** What a seat is called: people by name, bots and nameless guests by the sign of the seat. */
export const seatName = (info: Named | undefined, seat: number): string =>
  !info || isPlain(info, seat) ? shelf.of(undefined).seatName(seat) : info.name;

/** What the seats of a table are called: where somebody goes by the sign of a bot's seat, the bot says what it is. */
export function seatNames(seats: readonly Named[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, k) =>
    seats[k]?.bot && isPlain(seats[k], k) && names.indexOf(name) !== names.lastIndexOf(name)
      ? t('web-name-bot', { name })
      : name,
  );
}

/** What the seats of a record are called: it has names only, a bot's being the name of its kind. */
export const recordNames = (names: readonly string[]): string[] =>
  seatNames(names.map((name) => ({ name, bot: isBot(name) ? name : null })));

/** Whether a name is one of our bots', with or without a budget. */
const isBot = (name: string): boolean => Boolean(shelf.of(undefined).find(`web-bot-${name.split(/[@:]/)[0]}`, {}));

/** The name of a bot in the language of the moment. */
export const botName = (bot: string): string => shelf.of(undefined).find(`web-bot-${bot}`, {}) ?? bot;

export const LEVELS = ['novice', 'apprentice', 'hunter', 'elder', 'chieftain'];

/** The face of a bot that is a level, whatever budget it was given. */
export function faceOf(bot: string): string | null {
  const level = bot.split(/[@:]/)[0] ?? '';
  return LEVELS.includes(level) ? `f-${level}` : null;
}

/** How a bot plays, in a few words, and its rating in a game, as far as either is known. */
export function botAbout(bot: string, game: GameInfo): string {
  const help = shelf.of(undefined).find(`web-bot-${bot}.help`, {});
  const rating = game.ratings[bot];
  return [help, rating && t('web-bot.rating', { rating })].filter(Boolean).join(' · ');
}

/** Points with a proper minus. */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Time left: 4:12, 0:19, 1:02:09, 21 h, 3 d; nothing where nobody knows. */
export function timeText(seconds: number | null): string {
  if (seconds === null) return '';
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 172800) return t('web-days', { days: Math.floor(left / 86400) });
  if (left >= 14400) return t('web-hours', { hours: Math.floor(left / 3600) });
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map((n) =>
    String(n).padStart(2, '0'),
  );
  return h === '00' ? `${Number(m)}:${s}` : `${Number(h)}:${m}:${s}`;
}

/** The address to send to friends, who find the server at this origin. */
export function inviteLink(table: Table, origin = location.origin): string {
  const query = table.private && table.invite ? `?invite=${encodeURIComponent(table.invite)}` : '';
  return `${origin}/table/${table.id}${query}`;
}

/** Whether a name means "myself" on every machine, so that nobody else can follow it. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** A day in the language of the moment. */
export const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat(shelf.language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(seconds * 1000);

/** How long something took: 12 min, 1 h 04 min, 3 d. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return t('web-minutes', { minutes });
  if (minutes < 2880)
    return t('web-hours-minutes', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') });
  return t('web-days', { days: Math.round(minutes / 1440) });
}

/** A share of the win, or with its sign a change of it. */
export function percentText(share: number, signed = false): string {
  const percent = Math.round(share * 100);
  const sign = percent < 0 ? '−' : signed && percent > 0 ? '+' : '';
  return `${sign}${Math.abs(percent)}\u00a0%`;
}

/** Copies or hands over a link; tells whether it could. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
