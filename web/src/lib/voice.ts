/** What the one voice says: the question, what is picked, why not, what others are doing. */

import type { Numbers, View } from './protocol';
import type { Told } from './table.svelte';
import type { Texts } from './texts';

export interface Voice {
  glyph: 'hand' | 'clock' | 'warning' | 'watch' | 'cup' | 'flag';
  title: string;
  detail: string;
  /** The edge of the prompt: something was refused, time is short, the flag has fallen. */
  tone: '' | 'refused' | 'late' | 'fallen';
}

/** Everything the voice speaks of. */
export interface Moment {
  texts: Texts;
  names: readonly string[];
  view: View | null;
  /** One's own seats, and whether the watched one is to move. */
  mine: readonly number[];
  isMyTurn: boolean;
  isDown: boolean;
  isSending: boolean;
  refusal: Told | null;
  /** Why not, known without asking the server. */
  denied: string;
  /** What the board says: what is worth knowing, what the picked word does; in place of the question, the next pick. */
  told: { title?: string; detail: string } | null;
  /** Who is asked after the one to move, where the game tells. */
  next: readonly number[];
  /** One's own clock is low: what happens at 0:00. */
  late: '' | 'bot' | 'lose';
  /** One's own flag has fallen: who plays on, and with how much time one would come back ("": nobody knows). */
  fallen: { bot: string; time: string } | null;
  /** Another's flag has just fallen. */
  fell: { name: string; bot: string } | null;
  /** The game was decided by the clock. */
  onTime: { title: string; name: string; points: string } | null;
}

export function speak(moment: Moment): Voice {
  const { texts, names, view, refusal } = moment;
  const t = (key: string, values: Numbers = {}) => texts.text(key, values);
  const said = (glyph: Voice['glyph'], title: string, detail = '', tone: Voice['tone'] = ''): Voice => ({
    glyph,
    title,
    detail,
    tone,
  });
  if (moment.isDown) return said('clock', t('web-lost'), t('web-lost.help'));
  if (!view) return said('clock', t('web-setting'));
  if (refusal)
    return said(
      'warning',
      texts.refusal(refusal.key, refusal.numbers, names, refusal.message),
      t('web-nothing-changed'),
      'refused',
    );
  if (moment.denied) return said('warning', moment.denied, t('web-nothing-changed'), 'refused');
  if (moment.onTime) return said('cup', moment.onTime.title, t('web-on-time', moment.onTime));
  if (view.outcome) return said('cup', texts.ask(view.asked, names));
  if (moment.fallen) {
    const { bot, time } = moment.fallen;
    return said(
      'flag',
      t('web-fallen'),
      `${t('web-fallen.help', { bot })}${time && ` ${t('web-fallen.back', { time })}`}`,
      'fallen',
    );
  }
  if (moment.isMyTurn) {
    const late = moment.late && t(`web-late-${moment.late}`);
    const detail = [moment.told?.detail || (moment.isSending ? t('web-sending') : ''), late]
      .filter(Boolean)
      .join(' · ');
    return said('hand', moment.told?.title ?? texts.ask(view.asked, names), detail, late ? 'late' : '');
  }
  if (moment.fell) return said('flag', t('web-fell', moment.fell), t('web-fell.help', moment.fell));
  if (names[view.to_move] === undefined) return said('clock', texts.ask(view.asked, names));
  return said(moment.mine.length ? 'clock' : 'watch', texts.other(view.asked, names), order(moment));
}

/** "then Sun, then you": who is asked next, up to the first of one's own seats. */
export function order({ texts, names, mine, next }: Pick<Moment, 'texts' | 'names' | 'mine' | 'next'>): string {
  const own = next.findIndex((seat) => mine.includes(seat));
  const seats = own < 0 ? next : next.slice(0, own + 1);
  const once = seats.filter((seat, k) => seat !== seats[k - 1]);
  return once
    .map((seat) => texts.text('web-then', { name: mine.includes(seat) ? texts.text('web-you') : (names[seat] ?? '') }))
    .join(', ');
}
