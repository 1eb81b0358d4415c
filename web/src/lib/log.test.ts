import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joined } from './log';
import type { EventFields } from './protocol';
import type { Line } from './table.svelte';
import { Texts } from './texts';

const SOURCES = join(import.meta.dirname, '../../../src/dolmen');
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const texts = new Texts('en', [read('text/en.ftl'), read('games/stone_age/text/en.ftl')]);
const event = (name: string, seat: number, more: Record<string, string | number> = {}): Line => ({
  kind: 'event',
  event: { event: name, seat, ...more } as EventFields,
});
const told = (...lines: Line[]) =>
  joined(lines, texts).map(({ line, more, times }) =>
    line.kind === 'event' ? `${texts.event(line.event)}${more}${times > 1 ? ` ×${times}` : ''}` : line.key,
  );

describe('the log', () => {
  it('adds up what one act paid', () => {
    const wood = event('paid', 1, { good: 'wood', amount: 1 });
    expect(told(wood, wood, wood, wood)).toEqual(['Wave pays 4 wood']);
    expect(told(wood, event('paid', 1, { good: 'clay', amount: 1 }), wood)).toEqual([
      'Wave pays 1 wood',
      'Wave pays 1 clay',
      'Wave pays 1 wood',
    ]);
  });

  it('adds nothing up across seats or what lies between', () => {
    const [mine, theirs] = [
      event('paid', 0, { good: 'wood', amount: 1 }),
      event('paid', 1, { good: 'wood', amount: 1 }),
    ];
    expect(told(mine, theirs)).toHaveLength(2);
    expect(told(mine, event('acted', 0, { where: 'forest' }), mine)).toHaveLength(3);
    expect(told(mine, { kind: 'note', key: 'bot-hung', numbers: {} }, mine)).toHaveLength(3);
  });

  it('tells what a roll brought once', () => {
    const worked = event('worked', 1, { good: 'wood', total: 9, amount: 3 });
    const gained = event('gained', 1, { good: 'wood', amount: 3 });
    expect(told(worked, gained)).toEqual(['Wave makes 9 and gets 3 wood']);
    expect(told(worked, event('gained', 1, { good: 'wood', amount: 2 }))).toHaveLength(2); // the supply had no more
    expect(told(gained)).toEqual(['Wave gains 3 wood']);
  });

  it('lists dice that fall together', () => {
    expect(told(...[3, 1, 1].map((face) => event('rolled', 1, { face })))).toEqual(['Wave rolls 3, 1, 1']);
  });

  it('tells an order in one line that belongs to nobody', () => {
    const sparks = new Texts('en', [read('text/en.ftl'), read('games/first_sparks/text/en.ftl')]);
    const lines = joined(
      [1, 0, 2].map((seat, n) => event('ordered', seat, { place: n + 1 })),
      sparks,
      ['Moon', 'Ring', 'Sun'],
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ more: ', Moon, Sun', shared: true });
    expect(sparks.event((lines[0]?.line as Line & { kind: 'event' }).event, ['Moon', 'Ring', 'Sun'])).toBe(
      'Order of play: Ring',
    );
  });

  it('counts what happened twice over', () => {
    expect(told(event('no-effect', 0, { where: 'hut' }), event('no-effect', 0, { where: 'hut' }))[0]).toMatch(/ ×2$/);
  });

  it('knows which lines speak of a seat', () => {
    expect(texts.tellsSeat('paid')).toBe(true);
    expect(texts.tellsSeat('revealed')).toBe(false); // a card that comes belongs to nobody
    expect(texts.tellsSeat('grew')).toBe(true);
  });
});
