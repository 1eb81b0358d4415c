import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ItemGlyphs } from './board';

const modules = import.meta.glob<{ items: ItemGlyphs }>('./*/items.ts', { eager: true });
const sprite = readFileSync('src/styles/glyphs.svg', 'utf8');
const games = readdirSync('../src/dolmen/games').filter((name) => !name.startsWith('_') && !name.includes('.'));

describe('the score sheet', () => {
  it.each(games)('has a glyph for every line of %s', (name) => {
    const items = modules[`./${name.replaceAll('_', '-')}/items.ts`]?.items ?? {};
    const texts = readFileSync(`../src/dolmen/games/${name}/text/en.ftl`, 'utf8');
    const keys = [...texts.matchAll(/^item-([\w-]+) =/gm)].map(([, key]) => key);
    expect(Object.keys(items).sort()).toEqual(keys.sort());
    for (const [glyph] of Object.values(items)) expect(sprite).toContain(`<symbol id="${glyph}"`);
  });
});
