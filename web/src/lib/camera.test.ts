import { describe, expect, it } from 'vitest';
import { Camera, type Sight } from './camera.svelte';

const FRAME = { left: -100, top: 0, width: 400, height: 200 };

function over(sight: Partial<Sight> = {}): Camera {
  const camera = new Camera({ frame: () => FRAME, nearest: () => 4, ...sight });
  [camera.width, camera.height] = [800, 600];
  return camera;
}

describe('a camera', () => {
  it('shows all in the middle at first', () => {
    const camera = over();
    expect(camera.scale).toBe(2);
    expect([camera.x, camera.y]).toEqual([200, 100]);
    expect(camera.place(400, 300)).toEqual([100, 100]);
    expect(camera.isNear).toBe(false);
  });

  it('leaves room, and is no larger than it may be', () => {
    const camera = over({ most: () => 1, margin: 10, inset: () => ({ left: 20, bottom: 100 }) });
    expect(camera.scale).toBe(1);
    expect(camera.place(410, 250)).toEqual([100, 100]); // the middle of the room is the middle of the map
    expect(over({ margin: 10, inset: () => ({ left: 20 }) }).scale).toBe(770 / 400);
  });

  it('keeps what is under the pointer there when it comes nearer', () => {
    const camera = over();
    const before = camera.place(500, 350);
    camera.zoomTo(2, 500, 350);
    expect(camera.scale).toBe(4);
    expect(camera.place(500, 350)).toEqual(before);
    camera.zoomTo(99);
    expect(camera.zoom).toBe(4);
    expect(camera.isNearest).toBe(true);
    camera.zoomBy(1 / 99);
    expect(camera.isNear).toBe(false);
    expect([camera.x, camera.y]).toEqual([200, 100]);
  });

  it('never loses the map, and remembers nothing of what held it', () => {
    const camera = over({ slack: 10 });
    camera.zoomTo(2);
    camera.pan(9999, 0);
    expect(camera.x + FRAME.left * camera.scale).toBe(10); // its left edge, so far into the window
    camera.pan(-5, 0);
    expect(camera.x + FRAME.left * camera.scale).toBe(5);
    const all = over();
    all.pan(50, 50);
    expect([all.x, all.y]).toEqual([200, 100]); // there is nothing more to see
  });

  it('looks at a place as near as it is told', () => {
    const camera = over();
    camera.look([0, 100], 2);
    expect(camera.place(400, 300)).toEqual([0, 100]);
    camera.look([-100, 100]);
    expect(camera.place(0, 300)[0]).toBe(-100); // as far as the edge
  });
});
