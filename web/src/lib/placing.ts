/** Where the coach's bubble goes: beside the piece it speaks of, and never over it. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';

export interface Placed extends Box {
  /** On which side of the piece it lies; null: somewhere apart, where there was room. */
  side: Side | null;
}

const GAP = 26; // between the piece and the bubble: room for its tail
const RING = 8; // what is lit has a ring around it
const ROOM = 4; // what must stay free may grow a little
const ALONG = [0, 0.5, 1, 0.25, 0.75];
const GRAIN = 28; // how finely room is looked for elsewhere

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** What two boxes have in common; without width or height if that is nothing. */
export const shared = (a: Box, b: Box): Box => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x),
    h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y),
  };
};

export const union = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
};

/** Four corners around a box, as a path: all of them within a window of that width. */
export const corners = (box: Box, width = Infinity): string => {
  const [x, y, h] = [Math.max(4, box.x - 6), box.y - 6, box.h + 12];
  const w = Math.min(width - 4, box.x + box.w + 6) - x;
  const a = Math.min(20, w / 3, h / 3);
  return `M${x},${y + a} L${x + 1},${y + 1} L${x + a},${y} M${x + w - a},${y} L${x + w - 1},${y + 1} L${x + w},${y + a} M${x + w},${y + h - a} L${x + w - 1},${y + h - 1} L${x + w - a},${y + h} M${x + a},${y + h} L${x + 1},${y + h - 1} L${x},${y + h - a}`;
};

const grown = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });

/**
 * The best place for a bubble of a size within a room: not over the pieces pointed at, not over what must stay free,
 * over
 * as little as possible of what is lit, and little of one's own and of what else had better be seen.
 */
export function place(
  size: { w: number; h: number },
  pieces: readonly Box[],
  room: Box,
  free: readonly Box[] = [],
  lit: readonly Box[] = [],
  seen: readonly Box[] = [],
  own: readonly Box[] = [],
): Placed {
  const whole = union(pieces);
  const fits = (x: number, y: number): Box => ({
    x: Math.max(room.x, Math.min(room.x + room.w - size.w, x)),
    y: Math.max(room.y, Math.min(room.y + room.h - size.h, y)),
    ...size,
  });
  const ways: Placed[] = ALONG.flatMap((at) => [
    { side: 'right', ...fits(whole.x + whole.w + GAP, whole.y + (whole.h - size.h) * at) },
    { side: 'left', ...fits(whole.x - GAP - size.w, whole.y + (whole.h - size.h) * at) },
    { side: 'below', ...fits(whole.x + (whole.w - size.w) * at, whole.y + whole.h + GAP) },
    { side: 'above', ...fits(whole.x + (whole.w - size.w) * at, whole.y - GAP - size.h) },
  ]);
  for (let x = room.x; x <= room.x + room.w - size.w; x += GRAIN)
    for (let y = room.y; y <= room.y + room.h - size.h; y += GRAIN) ways.push({ side: null, x, y, ...size });
  const cost = (box: Placed): number => {
    const covered = [...pieces.map((piece) => grown(piece, RING)), ...free.map((one) => grown(one, ROOM))];
    const apart = Math.hypot(box.x + box.w / 2 - whole.x - whole.w / 2, box.y + box.h / 2 - whole.y - whole.h / 2);
    return (
      covered.reduce((sum, one) => sum + overlap(box, one), 0) * 50 +
      lit.reduce((sum, one) => sum + overlap(box, one), 0) +
      seen.reduce((sum, one) => sum + overlap(box, one), 0) * 0.05 +
      own.reduce((sum, one) => sum + overlap(box, one), 0) * 0.3 +
      (box.side === null ? 2000 + apart * 10 : 0)
    );
  };
  return ways.reduce((best, one) => (cost(one) < cost(best) - 1 ? one : best));
}
