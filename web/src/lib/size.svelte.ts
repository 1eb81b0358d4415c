/** Which arrangement fits the window. The same limits stand in `styles/ui.css`. */

import type { Size } from '../games/board';

class Window {
  size = $state<Size>('desk');
  /**
   * A low window (a phone held sideways, 200 % zoom): a phone's arrangement, with tabs, board and voice side by side.
   */
  low = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const phone = matchMedia('(max-width: 760px), (max-height: 520px)');
    const tablet = matchMedia('(max-width: 1099px)');
    const low = matchMedia('(max-height: 520px) and (min-width: 560px)');
    const measure = () => {
      this.size = phone.matches ? 'phone' : tablet.matches ? 'tablet' : 'desk';
      this.low = low.matches;
    };
    for (const query of [phone, tablet, low]) query.addEventListener('change', measure);
    measure();
  }
}

export const screen = new Window();
