import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apart, fit, lines, within, type Box } from './labels';
import { LANDS } from './world';

const text = (language: string): string =>
  readFileSync(join(import.meta.dirname, `../../../../src/dolmen/games/origin/text/${language}.ftl`), 'utf8');
const names = (language: string): Map<string, string> =>
  new Map([...text(language).matchAll(/^name-([a-z]{2}_[a-z]{3}) = (.*)$/gm)].map(([, id, name]) => [id!, name!]));

it.each(['en', 'ru'])('every name has room in its empty land when letters are as drawn (%s)', (language) => {
  const taken: Box[] = [];
  for (const land of Object.values(LANDS)) {
    const found = fit(land, lines(names(language).get(land.id)!), 11.5, taken);
    expect(found, land.id).not.toBeNull();
    expect(within([found!.x, found!.y], land.borders), land.id).toBe(true);
    expect(taken.every((one) => apart(one, found!))).toBe(true);
    taken.push(found!);
  }
});

it('a name steps aside for a piece, and stays away where there is no room', () => {
  const land = LANDS.eu_chi!;
  const piece = { x: land.x, y: land.y, width: 38, height: 44 };
  const found = fit(land, ['China'], 12, [piece])!;
  expect(apart(found, piece)).toBe(true);
  expect(fit(land, ['China'], 12, [{ ...piece, width: 400, height: 400 }])).toBeNull();
});
