/** What the hand does before a word is said: the pawn it holds, the territory it points at, the goal it asks about. */

import type { Kind, Offer } from './offer';

export class Hand {
  /** A pawn of the supply or on the map (see offer.ts). */
  source = $state<string | null>(null);
  land = $state<string | null>(null);
  /** Which of the two was picked first. */
  first = $state<'source' | 'land' | null>(null);
  /** Only this kind of action is lit. */
  kind = $state<Kind | null>(null);
  /** The goal whose pawns are marked on the map. */
  goal = $state<string | null>(null);
  private alone = false; // the only pawn for a land was taken with it

  get empty(): boolean {
    return this.first === null;
  }

  clear(): void {
    this.kind = null;
    this.let();
  }

  let(): void {
    this.source = this.land = this.first = null;
  }

  /** One step back: the second pick first, then the first. */
  back(): void {
    if (this.source === null || this.land === null || this.alone) this.let();
    else if (this.first === 'land') this.source = null;
    else this.land = null;
    this.alone = false;
  }

  only(kind: Kind): void {
    this.kind = this.kind === kind ? null : kind;
    this.let();
  }

  private open(offer: Offer): Offer['actions'] {
    return offer.actions.filter((one) => this.kind === null || one.kind === this.kind);
  }

  /** The actions that what was picked first leaves. */
  left(offer: Offer): Offer['actions'] {
    return this.open(offer).filter((one) =>
      this.first === 'land' ? one.where === this.land : this.first === null || one.source === this.source,
    );
  }

  /** The pawns that may be taken: those that may go to the chosen land, or all that may go anywhere. */
  sources(offer: Offer): Set<string> {
    return new Set((this.first === 'land' ? this.left(offer) : this.open(offer)).map((one) => one.source));
  }

  /** The lands that are lit: where the chosen pawn may go, or where any may. */
  lands(offer: Offer): Set<string> {
    return new Set((this.first === 'source' ? this.left(offer) : this.open(offer)).map((one) => one.where));
  }

  /** Takes a pawn; the word, if the land was chosen before. */
  touchSource(offer: Offer, source: string): number | null {
    const word = this.first === 'land' && this.land !== null ? offer.action(source, this.land) : null;
    if (word === null) {
      this.land = null;
      this.first = 'source';
    }
    this.alone = false;
    this.source = source;
    return word;
  }

  /** Points at a land; the word, if a pawn was taken before or only one can go there. */
  touchLand(offer: Offer, land: string): number | null {
    const ways = this.open(offer).filter((one) => one.where === land);
    this.land = land;
    if (this.first !== 'source') {
      this.first = 'land';
      this.alone = ways.length === 1;
      this.source = this.alone ? ways[0]!.source : null;
    }
    return this.source === null ? null : offer.action(this.source, land);
  }
}

export const hand = new Hand();
