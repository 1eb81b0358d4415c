/** How a land is looked at: in cells, with room for the names of rows and columns. */

import { Camera } from '../../lib/camera.svelte';
import { cellAt, type Span } from './cells';

/** Room for the names of rows and columns, in pixels. */
const EDGE = 18;

export class LandCamera extends Camera {
  readonly span: Span;

  constructor(span: () => Span) {
    super({
      frame: () => {
        const { left, right, top, bottom } = span();
        return { left: left * 100, top: top * 100, width: (right - left + 1) * 100, height: (bottom - top + 1) * 100 };
      },
      most: (height) => Math.max(1.3, height / 560),
      margin: 12,
      nearest: () => 3.5,
      slack: 40,
      inset: () => ({ left: EDGE, top: EDGE }),
    });
    this.span = $derived(span());
  }

  get columns(): number {
    return this.span.right - this.span.left + 1;
  }

  get rows(): number {
    return this.span.bottom - this.span.top + 1;
  }

  /** The cell at a point of the window. */
  cell(x: number, y: number): string {
    const [across, down] = this.place(x, y);
    return cellAt(Math.floor(across / 100), Math.floor(down / 100));
  }

  shows([x, y]: readonly [number, number]): boolean {
    return x >= this.span.left && x <= this.span.right && y >= this.span.top && y <= this.span.bottom;
  }
}
