/** Short notices at the edge of the screen. */

import { ApiError } from './api';
import { shelf } from './shelf.svelte';

export interface Toast {
  id: number;
  glyph: string;
  text: string;
}

class Toasts {
  list = $state<Toast[]>([]);
  private count = 0;

  show(glyph: string, text: string, seconds = 4): void {
    const id = (this.count += 1);
    this.list.push({ id, glyph, text });
    if (this.list.length > 3) this.list.shift();
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Tells what went wrong, in the words of the texts if they have some. */
  fail(error: unknown, game?: string): void {
    this.show('warning', reason(error, game), 6);
  }
}

/** Why something did not work, for a person. */
export function reason(error: unknown, game?: string): string {
  if (error instanceof ApiError) {
    const { error: key, numbers, message } = error.refused;
    if (key === 'offline') return shelf.of(undefined).text('web-offline');
    return shelf.of(game).refusal(key, numbers, [], message);
  }
  return error instanceof Error ? error.message : String(error);
}

export const toasts = new Toasts();
