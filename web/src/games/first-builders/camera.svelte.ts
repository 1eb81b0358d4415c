/** How a city is looked at: everything at first; wheel, pinch and buttons come nearer, a drag moves it. */

export interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export class Camera {
  /** Of the window, in pixels. */
  width = $state(300);
  height = $state(200);
  zoom = $state(1);
  /** The last touch was a drag: the click that follows it means nothing. */
  dragged = false;
  private panX = $state(0);
  private panY = $state(0);
  private readonly down = new Map<number, readonly [number, number]>();
  private start: readonly [number, number] = [0, 0];
  private apart = 0;

  readonly scale: number;
  readonly x: number;
  readonly y: number;

  constructor(
    private readonly span: () => Span,
    most: () => number,
  ) {
    this.scale = $derived(
      Math.min(this.width / (span().right - span().left), this.height / (span().bottom - span().top), most()) *
        this.zoom,
    );
    this.x = $derived(this.width / 2 + this.panX - ((span().left + span().right) / 2) * this.scale);
    this.y = $derived(this.height / 2 + this.panY - ((span().top + span().bottom) / 2) * this.scale);
  }

  /** Zooms about a point of the window; 1 shows everything. */
  zoomTo(zoom: number, x = this.width / 2, y = this.height / 2): void {
    const across = (x - this.x) / this.scale;
    const below = (y - this.y) / this.scale;
    this.zoom = Math.max(1, Math.min(4, zoom));
    if (this.zoom === 1) this.panX = this.panY = 0;
    else this.pan(x - (this.x + across * this.scale), y - (this.y + below * this.scale));
  }

  private pan(dx: number, dy: number): void {
    const { left, right, top, bottom } = this.span();
    const clamp = (n: number, room: number, all: number): number =>
      Math.max(-1, Math.min(1, n / Math.max(1, (all - room) / 2 + 40))) * Math.max(1, (all - room) / 2 + 40);
    this.panX = clamp(this.panX + dx, this.width, (right - left) * this.scale);
    this.panY = clamp(this.panY + dy, this.height, (bottom - top) * this.scale);
  }

  readonly onwheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoomTo(this.zoom * (event.deltaY < 0 ? 1.18 : 0.85), event.clientX - box.left, event.clientY - box.top);
  };

  readonly onpointerdown = (event: PointerEvent): void => {
    if (this.down.size === 0) {
      this.dragged = false;
      this.start = [event.clientX, event.clientY];
    }
    this.down.set(event.pointerId, [event.clientX, event.clientY]);
    this.apart = this.distance();
  };

  readonly onpointermove = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === 'mouse' && event.buttons !== 1) {
      this.down.delete(event.pointerId);
      return;
    }
    this.down.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.down.size === 2) {
      const [a, b] = [...this.down.values()];
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const apart = this.distance();
      if (a && b && this.apart)
        this.zoomTo(this.zoom * (apart / this.apart), (a[0] + b[0]) / 2 - box.left, (a[1] + b[1]) / 2 - box.top);
      this.apart = apart;
      this.dragged = true;
    } else if (this.zoom > 1) {
      if (Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) > 8) this.dragged = true;
      if (this.dragged) this.pan(event.clientX - before[0], event.clientY - before[1]);
    }
  };

  readonly onpointerup = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    if (this.dragged) setTimeout(() => (this.dragged = false), 0); // after the click
  };

  private distance(): number {
    const [a, b] = [...this.down.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }
}
