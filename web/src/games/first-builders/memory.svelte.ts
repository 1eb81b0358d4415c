/** What is in hand and not yet said: the worker to send, what is pointed at, whose city is shown. */

class Hand {
  /** The worker that goes to the site one touches next, as words name it. */
  worker = $state<string | null>(null);
  /** The building or sign that is told about. */
  about = $state<string | null>(null);
  /** The district card that is pointed at: the city shows where it fits best. */
  card = $state<number | null>(null);
  /** The cell that is pointed at. */
  cell = $state<string | null>(null);
  /** The seat whose city is shown large; null: none. */
  shown = $state<number | null>(null);
}
export const hand = new Hand();
