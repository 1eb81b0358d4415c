/** Who sits before this browser, and who else does. */

import * as api from './api';
import type { Me } from './protocol';
import { shelf } from './shelf.svelte';

const KEY = 'dolmen-names';

class Self {
  me = $state.raw<Me | null>(null);
  /** One's name as it was typed last: it holds at once, whether the server has heard it or not. */
  typed = $state('');
  /** What others at this device are called, by seat. */
  others = $state<Record<number, string>>({});

  get id(): string {
    return this.me?.id ?? '';
  }
  get name(): string {
    return this.typed.trim() || (this.me?.name ?? '');
  }

  /** Whom the server knows; a stranger keeps the name that was typed here before. */
  async load(): Promise<void> {
    const kept = recall();
    this.me = await api.getMe();
    this.typed = this.me.name || (kept.me ?? '');
    this.others = { ...kept.others };
  }

  type(name: string): void {
    this.typed = name;
    this.keep();
  }

  typeOther(seat: number, name: string): void {
    this.others[seat] = name;
    this.keep();
  }

  /** The server learns the name: every way to sit down waits for this. */
  async settle(): Promise<void> {
    const name = this.name;
    if (name && name !== this.me?.name) this.me = await api.changeMe({ name });
    if (this.name === name) this.typed = this.me?.name ?? name;
  }

  /** Switches the language at once, and lets the server remember it. */
  async speak(language: string): Promise<void> {
    await shelf.speak(language);
    this.me = await api.changeMe({ language });
  }

  async signUp(login: string, password: string): Promise<void> {
    this.me = await api.signUp(login, password);
    await this.settle();
  }

  async signIn(login: string, password: string): Promise<void> {
    this.me = await api.signIn(login, password);
    this.type(this.me.name || this.typed);
    if (this.me.language) await shelf.speak(this.me.language);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null; // whoever comes next has a name of their own
    this.type('');
    await this.load();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ me: this.name, others: this.others }));
    } catch {
      // nothing is kept
    }
  }
}

function recall(): { me?: string; others?: Record<number, string> } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { me?: string; others?: Record<number, string> };
  } catch {
    return {};
  }
}

export const self = new Self();
