/**
 * How pieces move: one that lies elsewhere than before flies there above everything else, a die that changes settles.
 */

import { cubicOut } from 'svelte/easing';
import { untrack } from 'svelte';
import { area, moves, once, type Piece } from './flights';

const FLY = 380; // ms
const SETTLE = 480;
const STAGGER = 60;
const TRAIL = 1500;
const MOST = 8; // so many fly one after the other, the rest with the last: no event lasts longer than 900 ms
const HAND = 'cubic-bezier(.2, .8, .25, 1)';

/** Attributes that make an element a piece that can fly. */
export const flies = (kind: string, at: string | undefined, face: string | number = ''): Record<string, string> =>
  at === undefined ? {} : { 'data-piece': kind, 'data-face': String(face), 'data-at': at };

interface Seen extends Piece {
  element: Element;
  box: DOMRect;
  copy: Element;
}

/** All pieces on the page, as they are now. */
function look(): Seen[] {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!box.width) return [];
    const { piece = '', face = '', at = '' } = element.dataset;
    return [{ kind: piece, face, at, element, box, copy: element.cloneNode(true) as Element }];
  });
  return once(all);
}

export class Flights {
  private old: readonly Seen[] = [];

  /** To be called before the page changes. */
  before(): void {
    this.old = look();
  }

  /**
   * To be called when it has changed: what moved flies over the layer, at double pace when it goes back. What others
   * moved leaves a trail of their colour.
   */
  after(layer: HTMLElement, back: boolean, colour: string | null): void {
    const pace = back ? 2 : 1;
    moves(this.old, look()).forEach(({ from, to }, k) => {
      const delay = (Math.min(k, MOST) * STAGGER) / pace;
      if (from && from.at !== to.at) {
        this.fly(layer, from, to, delay, FLY / pace);
        if (colour !== null && area(from) !== area(to)) trail(layer, from.box, to.box, colour);
      } else settle(to.element, delay, SETTLE / pace);
    });
    this.old = [];
  }

  private fly(layer: HTMLElement, from: Seen, to: Seen, delay: number, duration: number): void {
    const ghost =
      from.copy.namespaceURI === 'http://www.w3.org/2000/svg' && from.copy.tagName !== 'svg' ? to.copy : from.copy; // a part of a picture cannot leave it
    if (ghost.tagName !== 'svg' && !(ghost instanceof HTMLElement)) return settle(to.element, delay, duration);
    const holder = document.createElement('span');
    for (const name of ['data-piece', 'data-face', 'data-at']) ghost.removeAttribute(name);
    const { left, top, width, height } = from.box;
    Object.assign(holder.style, {
      position: 'absolute',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: '0 0',
    });
    Object.assign((ghost as HTMLElement | SVGElement).style, { width: '100%', height: '100%', margin: '0' });
    holder.append(ghost);
    layer.append(holder);
    const there = `translate(${to.box.left - left}px, ${to.box.top - top}px) scale(${to.box.width / width})`;
    to.element.animate({ opacity: [0, 0] }, { duration: delay + duration });
    const flight = holder.animate({ transform: ['none', there] }, { delay, duration, easing: HAND, fill: 'both' });
    flight.onfinish = flight.oncancel = () => holder.remove();
  }
}

/** A line between two places that fades. */
function trail(layer: HTMLElement, from: DOMRect, to: DOMRect, colour: string): void {
  const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const line = document.createElement('i');
  Object.assign(line.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${Math.hypot(toX - x, toY - y)}px`,
    borderTop: `3px dashed ${colour}`,
    transformOrigin: '0 0',
    transform: `rotate(${Math.atan2(toY - y, toX - x)}rad)`,
  });
  layer.append(line);
  const fade = line.animate({ opacity: [0.9, 0.7, 0] }, { duration: TRAIL, fill: 'both' });
  fade.onfinish = fade.oncancel = () => line.remove();
}

/** A die that shows something new rocks until it lies. */
function settle(element: Element, delay: number, duration: number): void {
  const turn = (degrees: number, up: number): string => `translateY(${up}px) rotate(${degrees}deg)`;
  element.animate(
    {
      transform: [turn(-24, -14), turn(13, 0), turn(-6, -3), turn(0, 0)],
      transformOrigin: Array(4).fill('center'),
      opacity: [0.2, 1, 1, 1],
    },
    { delay, duration, easing: 'ease-out', fill: 'backwards' },
  );
}

/** A piece that was put down. */
export function arrive(_node: Element, { may, from = -26 }: { may: boolean; from?: number }) {
  if (!may) return { duration: 0 };
  return {
    duration: 360,
    easing: cubicOut,
    css: (_: number, u: number) => `transform: translateY(${from * u}px); opacity: ${1 - u * u}`,
  };
}

/** What is new since the last look, for a second and a half. */
export class Fresh {
  names = $state.raw<ReadonlySet<string>>(new Set());
  private known: ReadonlySet<string> | null = null;

  /** To be called in an effect with the names of all there is now. */
  see(now: readonly string[]): (() => void) | undefined {
    return untrack(() => {
      const known = this.known;
      this.known = new Set(now);
      const added = known ? now.filter((name) => !known.has(name)) : [];
      if (!added.length) return;
      this.names = new Set(added);
      const timer = setTimeout(() => (this.names = new Set()), 1500);
      return () => clearTimeout(timer);
    });
  }
}

/** By how much a seat's numbers changed at the last look, for a second and a half. */
export class Changes {
  by = $state.raw<Readonly<Record<string, number>>>({});
  private known: { seat: number; numbers: Readonly<Record<string, number>> } | null = null;

  /** To be called in an effect with the numbers of now. */
  see(seat: number, numbers: Readonly<Record<string, number>>): (() => void) | undefined {
    return untrack(() => {
      const before = this.known?.seat === seat ? this.known.numbers : numbers;
      this.known = { seat, numbers };
      const changed = Object.entries(numbers).flatMap(([name, n]) =>
        n === before[name] ? [] : [[name, n - (before[name] ?? 0)] as const],
      );
      this.by = Object.fromEntries(changed);
      if (!changed.length) return;
      const timer = setTimeout(() => (this.by = {}), 1500);
      return () => clearTimeout(timer);
    });
  }
}
