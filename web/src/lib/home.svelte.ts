/** The browser's offer to put the client on the home screen, as long as it stands. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Home {
  private offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => (this.offer = event as Offer));
    addEventListener('appinstalled', () => (this.offer = null));
  }

  get isOffered(): boolean {
    return this.offer !== null;
  }

  /** The browser asks the person; it does so once for every offer. */
  async add(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const home = new Home();
