/**
 * A finger needs 44 px: a touch that misses a small target of a crowded board (`data-dense`) by a few is meant for it.
 */

const FINGER = 44;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far from the middle of a box a point lies, if a finger there still touches it; otherwise null. */
export function reachTo(box: Box, x: number, y: number): number | null {
  const dx = Math.abs(x - (box.left + box.right) / 2);
  const dy = Math.abs(y - (box.top + box.bottom) / 2);
  const within = dx <= Math.max(FINGER, box.right - box.left) / 2 && dy <= Math.max(FINGER, box.bottom - box.top) / 2;
  return within ? Math.hypot(dx, dy) : null;
}

/** Hands a touch beside the lit targets of a crowded board to the nearest one in reach, if there is one. */
export function reach(event: MouseEvent): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
  const board = event.target.closest('[data-dense]');
  if (!board || event.target.closest('[data-lit], button')) return;
  let nearest: Element | null = null;
  let least = Infinity;
  for (const one of board.querySelectorAll('[data-lit]')) {
    const far = reachTo(one.getBoundingClientRect(), event.clientX, event.clientY);
    if (far !== null && far < least) [nearest, least] = [one, far];
  }
  if (!nearest) return;
  event.stopPropagation();
  const { clientX, clientY, detail, pointerType } = event;
  nearest.dispatchEvent(new PointerEvent('click', { bubbles: true, clientX, clientY, detail, pointerType }));
}
