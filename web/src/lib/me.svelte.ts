/** Who sits before this browser. */

import * as api from './api';
import type { Me } from './protocol';
import { shelf } from './shelf.svelte';

class Self {
  me = $state.raw<Me | null>(null);

  get id(): string {
    return this.me?.id ?? '';
  }
  get name(): string {
    return this.me?.name ?? '';
  }

  async load(): Promise<void> {
    this.me = await api.getMe();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  /** Switches the language at once, and lets the server remember it. */
  async speak(language: string): Promise<void> {
    await shelf.speak(language);
    this.me = await api.changeMe({ language });
  }

  async signUp(login: string, password: string): Promise<void> {
    this.me = await api.signUp(login, password);
  }

  async signIn(login: string, password: string): Promise<void> {
    this.me = await api.signIn(login, password);
    if (this.me.language) await shelf.speak(this.me.language);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    await this.load();
  }
}

export const self = new Self();
