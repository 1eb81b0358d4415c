/** Which arrangement fits the window. */

import type { Size } from '../games/board';

class Window {
  size = $state<Size>('desk');

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const phone = matchMedia('(max-width: 760px)');
    const tablet = matchMedia('(max-width: 1099px)');
    const measure = () => (this.size = phone.matches ? 'phone' : tablet.matches ? 'tablet' : 'desk');
    phone.addEventListener('change', measure);
    tablet.addEventListener('change', measure);
    measure();
  }
}

export const screen = new Window();
