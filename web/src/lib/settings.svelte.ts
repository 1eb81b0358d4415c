/** What a person likes, kept in this browser. */

export type Theme = 'auto' | 'day' | 'night';
/** How fast bots play before our eyes. */
export type Pace = 'at-once' | 'brisk' | 'slow';
export const PACES: readonly Pace[] = ['at-once', 'brisk', 'slow'];

interface Kept {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  motion: boolean;
  confirm: boolean;
  cover: boolean;
  notation: boolean;
  pace: Pace;
}

const KEY = 'dolmen-settings';
const isPhone = typeof matchMedia === 'function' && matchMedia('(max-width: 760px), (pointer: coarse)').matches;
const DEFAULTS: Kept = {
  theme: 'auto',
  sound: !isPhone,
  notify: false,
  motion: true,
  confirm: false,
  cover: true,
  notation: false,
  pace: 'brisk',
};

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  private kept = $state<Kept>(read());
  private still = $state(typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.still = event.matches));
    this.show();
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  /** Night or day, as it looks now. */
  get isNight(): boolean {
    return (
      this.kept.theme === 'night' || (this.kept.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    );
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  /** Whether the browser tells of one's turn while the page is not looked at. */
  get notify(): boolean {
    return this.kept.notify;
  }
  /** Whether pieces move: wished here and not refused by the system. */
  get motion(): boolean {
    return this.kept.motion && !this.still;
  }
  get wantsMotion(): boolean {
    return this.kept.motion;
  }
  /** Whether every picked word waits for the ember button. */
  get confirm(): boolean {
    return this.kept.confirm;
  }
  /** Whether a device that is handed over is covered first. */
  get cover(): boolean {
    return this.kept.cover;
  }
  get notation(): boolean {
    return this.kept.notation;
  }
  get pace(): Pace {
    return PACES.includes(this.kept.pace) ? this.kept.pace : 'brisk';
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing: the wish holds till the page is left
    }
    this.show();
  }

  private show(): void {
    const root = document.documentElement;
    if (this.kept.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.kept.theme;
    root.classList.toggle('still', !this.kept.motion);
  }
}

export const settings = new Settings();
