import { beforeEach, describe, expect, it } from 'vitest';
import { Touches } from './touches';

let now: number;
let touches: Touches;
beforeEach(() => {
  now = 1000;
  touches = new Touches(() => now);
});
const touch = (x: number, y = 0) => touches.down({ x, y });

describe('a second touch', () => {
  it('is none when it is the other half of a double click', () => {
    touch(100);
    touches.pick();
    now += 120;
    touch(103);
    expect(touches.isHasty).toBe(true);
  });

  it('is meant after a pause, and in another place', () => {
    touch(100);
    touches.pick();
    now += 120;
    touch(300);
    expect(touches.isHasty).toBe(false);
    now += 300;
    touch(100);
    expect(touches.isHasty).toBe(false);
  });

  it('is not had by clicking on and on', () => {
    touch(100);
    touches.pick();
    for (let k = 0; k < 5; k++) {
      now += 200;
      touch(100);
      expect(touches.isHasty).toBe(true);
    }
  });

  it('is always meant when it is a key', () => {
    touches.lift();
    touches.pick();
    now += 50;
    expect(touches.isHasty).toBe(false);
    touch(100);
    touches.pick();
    now += 50;
    touches.lift();
    expect(touches.isHasty).toBe(false);
  });
});
