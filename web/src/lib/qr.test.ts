import { expect, it } from 'vitest';
import { qr, qrPath } from './qr';

const picture = (text: string) => qr(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

it('is as large as the text needs', () => {
  expect(qr('dolmen')).toHaveLength(21);
  expect(qr('x'.repeat(14))).toHaveLength(21);
  expect(qr('x'.repeat(15))).toHaveLength(25);
  expect(qr('x'.repeat(180))).toHaveLength(53);
  expect(qr('x'.repeat(181))).toBeNull();
});

it('has three corners and a line between them', () => {
  const rows = picture('http://192.168.1.20:8080/table/x7')!;
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows[6]!.slice(8, -8)).toMatch(/^(#\.)+#$/);
});

it('is one path of an SVG', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0,0h1v1h-1zM1,1h1v1h-1z');
});
