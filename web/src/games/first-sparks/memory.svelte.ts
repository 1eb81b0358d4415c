/** What the hand does before a word is said: how it holds the tile, and what it points at. */

class Hand {
  /** How the tile in hand is turned. */
  rotation = $state(0);
  /** The cell or space under the pointer or with the focus. */
  over = $state<string | null>(null);
}

export const hand = new Hand();
