/** Clocks at the table: one's own, the flag that has fallen, and the end by time. */

import type { Board } from '../games/board';
import { self } from './me.svelte';
import { botName, pointsText, timeText } from './say';
import { t } from './shelf.svelte';
import type { TableStore } from './table.svelte';
import { isLow, secondsLeft, ticking } from './ticking.svelte';
import type { Moment } from './voice';

export class Flags {
  /** One's flag has fallen, and one only watches. */
  resting = $state(false);

  constructor(
    private readonly store: TableStore,
    private readonly board: () => Board | null,
  ) {}

  /** The seat whose clock is one's own. */
  get own(): number | undefined {
    const { seat, mine } = this.store;
    return seat !== null && mine.includes(seat) ? seat : mine[0];
  }

  get isRunning(): boolean {
    return this.own !== undefined && this.store.clocks?.running === this.own && !this.store.over;
  }

  /** Seconds left on one's own clock; null if there is none to look at. */
  get left(): number | null {
    const { store, own } = this;
    if (own === undefined || store.over || (store.table?.clock?.kind === 'turns' && !this.isRunning)) return null;
    return secondsLeft(store.clocks, own, ticking.now);
  }

  get isLow(): boolean {
    return this.isRunning && this.left !== null && isLow(this.left);
  }

  /** One's own seat whose flag has fallen, so that a bot plays it; -1: none. */
  get fallen(): number {
    const table = this.store.table;
    if (table?.status !== 'running') return -1;
    return table.seats.findIndex(
      (seat) => seat.left?.why === 'clock' && seat.left.person === self.id && seat.kind === 'bot',
    );
  }

  /** The seat that is still one's own in the dock, while a bot plays it. */
  get lent(): number {
    return this.fallen >= 0 && !this.resting && this.store.seat === null ? this.fallen : -1;
  }

  botOf(seat: number): string {
    return botName(this.store.table?.seats[seat]?.bot ?? '');
  }

  /** The game was decided by the clock: who won, and what lay on the table. */
  get onTime(): Moment['onTime'] {
    const { view, table, mine, names } = this.store;
    if (!view || table?.status !== 'over' || table.ended_by !== 'time') return null;
    const winner = table.places?.indexOf(1) ?? 0;
    const title = mine.includes(winner)
      ? t('web-won-on-time')
      : mine.length
        ? t('web-lost-on-time')
        : t('web-other-won-on-time', { name: names[winner] ?? '' });
    const points = table.seats
      .map((_, seat) => {
        const board = this.board();
        return board?.points ? pointsText(board.points(view, seat)) : '–';
      })
      .join(' : ');
    return { title, name: names[winner === 0 ? 1 : 0] ?? '', points };
  }

  /** What the voice says of clocks. */
  get told(): Pick<Moment, 'late' | 'fallen' | 'fell' | 'onTime'> {
    const { store, fallen } = this;
    const table = store.table;
    const isDuel = table?.clock?.kind === 'live' && table.seats.length === 2;
    return {
      late: this.isLow ? (isDuel ? 'lose' : 'bot') : '',
      fallen:
        fallen >= 0 && !this.resting
          ? { bot: this.botOf(fallen), time: timeText(table?.seats[fallen]?.left?.comes_back_with ?? null) }
          : null,
      fell:
        store.fell !== null && store.fell !== fallen
          ? { name: store.names[store.fell] ?? '', bot: this.botOf(store.fell) }
          : null,
      onTime: this.onTime,
    };
  }
}
