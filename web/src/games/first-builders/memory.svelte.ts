/** What is in hand and not yet said: the worker to send, what is pointed at, whose city is shown. */

class Hand {
  /** The worker that goes to the site one touches next, as words name it. */
  worker = $state<string | null>(null);
  /** The piece that was touched last, by where it lies and which it is there: one word may be true of several. */
  touched = $state<string>('');
  /** The district card that is pointed at: the city shows where it fits best. */
  card = $state<number | null>(null);
  /** The cell that is pointed at. */
  cell = $state<string | null>(null);
  /** The seat whose city is shown large; null: none. */
  shown = $state<number | null>(null);

  /** Of pieces alike in one place, the one that was touched is meant; if none was, the first. */
  means<T>(where: string, pieces: readonly T[], k: number, alike: (one: T) => boolean): boolean {
    const all = pieces.flatMap((one, n) => (alike(one) ? [n] : []));
    return (all.find((n) => this.touched === `${where} ${n}`) ?? all[0]) === k;
  }
}
export const hand = new Hand();
