/** What moves on a land: laid dominoes come down, burnt pieces rise, fire flies from its volcano. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { KingdominoOriginsView, PlayerView } from '../../lib/generated/kingdomino-origins';
import type { EventFields } from '../../lib/protocol';
import { placeOf } from './cells';

export interface Flight {
  id: number;
  from: readonly [number, number];
  to: readonly [number, number];
  fires: number;
}

const TRAIL = 1500; // ms that a change stays outlined
const FLY = 560;

export class Motion {
  /** The cells that have just changed. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  flight = $state.raw<Flight | null>(null);
  private seen: KingdominoOriginsView | null = null;
  private serial = 0;
  private trail: ReturnType<typeof setTimeout> | undefined;

  /** A new view has come: find what changed on this land. */
  follow(view: KingdominoOriginsView, player: PlayerView, events: readonly EventFields[], moves: boolean): void {
    const old = this.seen;
    this.seen = view;
    if (!old || old === view) return;
    const was = new Map(old.players[player.seat]?.squares.map((one) => [one.cell, one]));
    const changed = player.squares.filter((one) => {
      const before = was.get(one.cell);
      return (
        !before || before.token !== one.token || before.caveman !== one.caveman || before.resource !== one.resource
      );
    });
    if (!changed.length) return;
    if (moves) this.fly(old, player, events);
    this.fresh = new Set(changed.map((one) => one.cell));
    clearTimeout(this.trail);
    this.trail = setTimeout(() => (this.fresh = new Set()), TRAIL);
  }

  private fly(old: KingdominoOriginsView, player: PlayerView, events: readonly EventFields[]): void {
    const thrown = events.find((one) => one.event === 'fired' && one.seat === player.seat);
    if (!thrown) return;
    const laid = events.find((one) => one.event === 'placed' && one.seat === player.seat);
    const crater =
      old.eruption?.cell ?? player.squares.find((one) => one.craters && one.domino === Number(laid?.domino))?.cell;
    if (!crater) return;
    const id = ++this.serial;
    this.flight = { id, from: placeOf(crater), to: placeOf(String(thrown.cell)), fires: Number(thrown.fires) };
    setTimeout(() => {
      if (this.flight?.id === id) this.flight = null;
    }, FLY + 140);
  }
}

export function drop(_node: Element, { moves, delay = 0 }: { moves: boolean; delay?: number }): TransitionConfig {
  if (!moves) return { duration: 0 };
  return {
    delay,
    duration: 480,
    easing: cubicOut,
    css: (_, u) => `transform: translate(${-90 * u}px, ${-60 * u}px) scale(${1 + 0.22 * u}); opacity: ${1 - u * u}`,
  };
}

export function burn(_node: Element, { moves }: { moves: boolean }): TransitionConfig {
  if (!moves) return { duration: 0 };
  return { duration: 320, css: (t) => `opacity: ${t}; transform: translateY(${(t - 1) * 26}px)` };
}

export function soar(_node: Element, { from, to }: Flight): TransitionConfig {
  return {
    duration: FLY,
    css: (t) => {
      const e = t * t * (3 - 2 * t);
      const [x, y] = [from[0] + (to[0] - from[0]) * e, from[1] + (to[1] - from[1]) * e];
      const arc = Math.sin(t * Math.PI);
      return `transform: translate(${x * 100}px, ${y * 100 - arc * 70}px) scale(${0.7 + 0.5 * arc})`;
    },
  };
}
