/** Colours, signs and pictures of First Builders. */

import type { TileView } from '../../lib/generated/first-builders';

export const INK = '#2A2420';
export const BONE = '#F6EEDF';
export const PALE = '#FFF6E4';
export const COLOURS = ['red', 'orange', 'yellow', 'blue', 'purple'] as const;
export const GOODS = ['stone', 'food', 'wisdom', 'gold'] as const;

/** Every colour has a sign, so that nobody needs to tell colours apart. */
const SIGN: Record<string, string> = {
  red: 'war',
  orange: 'district',
  yellow: 'grain',
  blue: 'temple',
  purple: 'wisdom',
  white: 'speaker',
};
export const signOf = (colour: string): string => SIGN[colour] ?? 'building';

/** The paint of a colour; null is the grey of agora and palace. */
export const paint = (colour: string | null): string =>
  colour === 'white' ? BONE : colour === 'farm' ? '#8DA05A' : `var(--b-${colour ?? 'grey'})`;
/** What is drawn on it. */
export const on = (colour: string | null): string =>
  colour !== null && ['yellow', 'orange', 'white', 'farm'].includes(colour) ? INK : PALE;

const PICTURE: Record<string, string> = {
  arsenal: 'spear',
  chariot_field: 'transport',
  outpost: 'flag',
  proving_ground: 'bow',
  citadel: 'tower',
  veterans: 'warrior',
  castle: 'crown',
  construction_site: 'builder',
  court: 'swap',
  manor: 'people',
  forum: 'speaker',
  kapishche: 'fire',
  granary: 'basket',
  harbor: 'ship',
  market: 'pottery',
  mint: 'gold',
  quarry: 'stone',
  workshop: 'tool',
  forest_temple: 'temple-forest',
  mountain_temple: 'temple-mountain',
  sea_temple: 'temple-sea',
  obelisk: 'totem',
  sanctuary: 'shaman',
  statue: 'sculpture',
  gallery: 'writing',
  astronomer_tower: 'time',
  fountain_of_wisdom: 'strait',
  ritual_gate: 'evolve',
  healer_estate: 'medicine',
  mage_tower: 'idea',
  agora: 'village',
  palace: 'archon',
  farm: 'farm',
};
/** The picture of a building, or of agora, palace and farm. */
export const picture = (kind: string): string => PICTURE[kind] ?? 'building';

/** What a bonus tile or the lower action of a site is about. */
const DEED: Record<string, string> = {
  war: 'war',
  buildings: 'building',
  build: 'building',
  temples: 'temple',
  temple: 'temple',
  citizens: 'people',
  food: 'evolve',
  speaker: 'speaker',
  basic: 'basket',
};
export const deed = (name: string): string => DEED[name] ?? 'tile';

export const TEMPLE: Record<string, string> = { forest: 'fern', mountain: 'slate', sea: 'azurite' };

/** The glyphs of a war reward: "basic+gold", "2 gold", "convert". */
export function rewardGlyphs(reward: string): { glyph: string; color: string }[] {
  if (reward === 'none') return [];
  if (reward === 'convert') return [{ glyph: 'swap', color: 'var(--ink-2)' }];
  const double = /^2 (\w+)$/.exec(reward);
  const parts = double ? [double[1] as string, double[1] as string] : reward.split('+');
  return parts.map((part) =>
    part === 'basic' ? { glyph: 'basket', color: 'var(--ink-2)' } : { glyph: part, color: `var(--r-${part})` },
  );
}

/** The paint of a tile in a city. */
export const ground = (tile: TileView): string | null => (tile.kind === 'farm' ? 'farm' : tile.colour);
