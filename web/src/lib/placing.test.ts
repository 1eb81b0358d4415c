import { describe, expect, it } from 'vitest';
import { overlap, place, type Box } from './placing';

const room: Box = { x: 12, y: 56, w: 1090, h: 832 };
const size = { w: 344, h: 170 };

describe('the place of the bubble', () => {
  it('is beside the piece, where there is room', () => {
    const found = place(size, [{ x: 30, y: 70, w: 280, h: 200 }], room);
    expect(found.side).toBe('right');
    expect(found.x).toBe(336);
  });

  it('is never over the piece, nor over the prompt, wherever the piece lies', () => {
    const prompt: Box = { x: 12, y: 740, w: 1090, h: 60 };
    for (let x = 12; x < 1000; x += 45)
      for (let y = 60; y < 700; y += 45) {
        const piece = { x, y, w: 90, h: 80 };
        const found = place(size, [piece], room, [prompt]);
        expect(overlap(found, piece)).toBe(0);
        expect(overlap(found, prompt)).toBe(0);
      }
  });

  it('is apart from a row that is as wide as the table', () => {
    const own: Box = { x: 12, y: 810, w: 1090, h: 80 };
    const prompt: Box = { x: 12, y: 740, w: 1090, h: 60 };
    const found = place(size, [own], room, [prompt]);
    expect(overlap(found, own) + overlap(found, prompt)).toBe(0);
  });

  it('is between pieces, not over one of them', () => {
    const pieces: Box[] = [0, 1, 2, 3].map((k) => ({ x: 500 + k * 150, y: 560, w: 110, h: 140 }));
    const found = place(size, pieces, room);
    expect(pieces.reduce((sum, piece) => sum + overlap(found, piece), 0)).toBe(0);
  });

  it('is rather over an empty place than over what is one’s own', () => {
    const lit: Box[] = [0, 1].map((k) => ({ x: 784 + k * 130, y: 350, w: 120, h: 120 }));
    const hut: Box = { x: 654, y: 350, w: 120, h: 120 };
    const land: Box = { x: 12, y: 48, w: 1090, h: 700 };
    expect(overlap(place(size, lit, land), hut)).toBeGreaterThan(0);
    expect(overlap(place(size, lit, land, [], [], [], [hut]), hut)).toBe(0);
  });
});
