/** What the hand does before a word is said: the pawn it holds, the territory it points at, the goal it asks about. */

import type { Kind, Offer } from './offer';

export class Hand {
  /** A pawn of the supply or on the map (see offer.ts). */
  source = $state<string | null>(null);
  land = $state<string | null>(null);
  /** Only this kind of action is lit. */
  kind = $state<Kind | null>(null);
  /** The goal whose pawns are marked on the map. */
  goal = $state<string | null>(null);

  clear(): void {
    this.source = this.land = this.kind = null;
  }

  let(): void {
    this.source = this.land = null;
  }

  only(kind: Kind): void {
    this.kind = this.kind === kind ? null : kind;
    this.let();
  }

  private open(offer: Offer): Offer['actions'] {
    return offer.actions.filter((one) => this.kind === null || one.kind === this.kind);
  }

  /** The pawns that are lit: those that may go to the chosen land, or all that may go anywhere. */
  sources(offer: Offer): Set<string> {
    return new Set(this.open(offer).filter((one) => this.land === null || this.source !== null || one.where === this.land).map((one) => one.source));
  }

  /** The lands that are lit: where the chosen pawn may go, or where any may. */
  lands(offer: Offer): Set<string> {
    return new Set(this.open(offer).filter((one) => this.source === null || one.source === this.source).map((one) => one.where));
  }

  /** Takes a pawn; the word, if the land was chosen before. */
  touchSource(offer: Offer, source: string): number | null {
    const word = this.source === null && this.land !== null ? offer.action(source, this.land) : null;
    if (word === null) this.land = null;
    this.source = source;
    return word;
  }

  /** Points at a land; the word, if a pawn was taken before or only one can go there. */
  touchLand(offer: Offer, land: string): number | null {
    this.land = land;
    if (this.source === null) {
      const ways = this.open(offer).filter((one) => one.where === land);
      if (ways.length === 1) this.source = ways[0]!.source;
    }
    return this.source === null ? null : offer.action(this.source, land);
  }
}

export const hand = new Hand();
