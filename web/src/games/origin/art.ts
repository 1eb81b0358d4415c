/** What the pieces of Origin look like: pigments, patterns, glyphs of cards, and the sea. */

import { rng, round, slab } from '../../lib/draw';
import { HEIGHT, OUTLINES, WIDTH } from './world';

export const INK = '#2A2420';
export const BONE = '#F6EEDF';

export const pigment = (colour: string): string => `var(--o-${colour})`;

/** The glyph that stands for a deck wherever its colour does. */
export const DECK_GLYPH: Record<string, string> = { yellow: 'fire', orange: 'tool', lilac: 'objective', brown: 'tile' };

const GLYPHS: Record<string, string> = {
  war_strait: 'war',
  war_cards: 'war',
  war_tile: 'war',
  hunter: 'hunting',
  great_shaman: 'shaman',
  navigator: 'ship',
  volcanic_eruption: 'volcano',
  inventor: 'idea',
  sailor: 'strait',
  control: 'swap',
  observation_kit: 'watch',
  shaman: 'shaman',
  carriage: 'transport',
  power: 'warrior',
  map: 'globe',
  war_trophies: 'flag',
  parchment: 'writing',
  treasure: 'gold',
  cart: 'sledge',
  on_green: 'hunting',
  strength_3: 'warrior',
  height_3: 'evolve',
  each_colour: 'people',
  strait_tokens: 'strait',
  level_1: 'tile',
  level_2: 'tile',
  level_3: 'tile',
  on_yellow: 'fire',
  on_orange: 'tool',
  on_brown: 'tile',
};

/** The glyph of a card; goals about continents show the globe. */
export const cardGlyph = (id: string): string => GLYPHS[id] ?? 'globe';

/** What a Tribal war card takes. */
export const LOOT: Record<string, string> = { war_strait: 'strait', war_cards: 'card', war_tile: 'tile' };

/** Sea, waves, and the shadow of the land. */
export const sea = ((): string => {
  const r = rng(4);
  const edge = slab(3, 3, WIDTH - 6, HEIGHT - 6, 4, 5);
  const waves = Array.from({ length: 46 }, () => [round(30 + r() * 930), round(24 + r() * 520)] as const)
    .filter(([x, y]) => x > 210 || y < 395) // what ends the game is told in that corner
    .map(([x, y]) => `M${x},${y} l7,-4 l7,4 l7,-4 l7,4`);
  return [
    `<path d="${edge}" fill="#8FB0B4"/><path d="${edge}" fill="var(--board-tint)"/>`,
    `<path d="${waves.join(' ')}" fill="none" stroke="#C9DCD9" stroke-opacity=".55" stroke-width="1.8"/>`,
    ...OUTLINES.map((d) => `<path d="${d}" fill="#5d7f86" transform="translate(0 5)" opacity=".7"/>`),
  ].join('');
})();

/** Colour never stands alone: dots, diagonals, zigzag, dashes, sprouts. */
export const patterns = `<defs>
<pattern id="o-yellow" width="11" height="11" patternUnits="userSpaceOnUse"><path d="M2.5,3 l1.6,-1.2 l1.4,1.4 l-1.2,1.6 l-1.6,-.4 z M8,8.6 l1.6,-1.2 l1.4,1.4 l-1.2,1.6 l-1.6,-.4 z" fill="#5a4300" fill-opacity=".5"/></pattern>
<pattern id="o-orange" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M-2,11 L11,-2 M-2,2 L2,-2 M7,11 L11,7" stroke="#5a2405" stroke-opacity=".42" stroke-width="1.5"/></pattern>
<pattern id="o-lilac" width="16" height="10" patternUnits="userSpaceOnUse"><path d="M0,7 L4,3 L8,7 L12,3 L16,7" fill="none" stroke="#35234a" stroke-opacity=".5" stroke-width="1.5"/></pattern>
<pattern id="o-brown" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M1,2.5 h6 M7,7.5 h6 M-5,7.5 h6" stroke="#2a1608" stroke-opacity=".5" stroke-width="1.7"/></pattern>
<pattern id="o-green" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M3,6 l0,-5 M3,6 l-2.5,-3.4 M3,6 l2.5,-3.4 M10,13 l0,-5 M10,13 l-2.5,-3.4 M10,13 l2.5,-3.4" stroke="#1c3512" stroke-opacity=".5" stroke-width="1.4"/></pattern>
<pattern id="o-origin" width="8" height="8" patternUnits="userSpaceOnUse"></pattern>
</defs>`;
