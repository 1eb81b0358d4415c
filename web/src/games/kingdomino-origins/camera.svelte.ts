/** How a land is looked at: what of it is shown, how large, and where. */

import { cellAt, type Span } from './cells';

/** Room for the names of rows and columns, in pixels. */
const EDGE = 18;

export class Camera {
  /** Of the window, in pixels. */
  width = $state(600);
  height = $state(600);
  zoom = $state(1);
  private panX = $state(0);
  private panY = $state(0);

  readonly span: Span;
  readonly columns: number;
  readonly rows: number;
  readonly scale: number;
  /** Where the hut's corner is. */
  readonly x: number;
  readonly y: number;

  constructor(span: () => Span) {
    this.span = $derived(span());
    this.columns = $derived(this.span.right - this.span.left + 1);
    this.rows = $derived(this.span.bottom - this.span.top + 1);
    this.scale = $derived(
      Math.min(
        (this.width - 12 - EDGE) / (this.columns * 100),
        (this.height - 12 - EDGE) / (this.rows * 100),
        Math.max(1.3, this.height / 560),
      ) * this.zoom,
    );
    this.x = $derived(
      (this.width + EDGE) / 2 + this.panX - ((this.span.left + this.span.right + 1) / 2) * 100 * this.scale,
    );
    this.y = $derived(
      (this.height + EDGE) / 2 + this.panY - ((this.span.top + this.span.bottom + 1) / 2) * 100 * this.scale,
    );
  }

  /** Zooms about a point of the window; 1 shows everything. */
  zoomTo(zoom: number, x = this.width / 2, y = this.height / 2): void {
    const across = (x - this.x) / this.scale;
    const down = (y - this.y) / this.scale;
    this.zoom = Math.max(1, Math.min(3.5, zoom));
    if (this.zoom === 1) this.panX = this.panY = 0;
    else this.pan(x - (this.x + across * this.scale), y - (this.y + down * this.scale));
  }

  /** Moves the land, but never out of sight. */
  pan(dx: number, dy: number): void {
    const most = (cells: number, room: number): number => Math.max(0, (cells * 100 * this.scale - room) / 2 + 40);
    const clamp = (n: number, limit: number): number => Math.max(-limit, Math.min(limit, n));
    this.panX = clamp(this.panX + dx, most(this.columns, this.width));
    this.panY = clamp(this.panY + dy, most(this.rows, this.height));
  }

  /** The cell at a point of the window. */
  cell(x: number, y: number): string {
    return cellAt(Math.floor((x - this.x) / this.scale / 100), Math.floor((y - this.y) / this.scale / 100));
  }

  shows([x, y]: readonly [number, number]): boolean {
    return x >= this.span.left && x <= this.span.right && y >= this.span.top && y <= this.span.bottom;
  }
}
