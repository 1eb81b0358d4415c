import { expect, it } from 'vitest';
import { choice } from './memory.svelte';

it('what was chosen belongs to one view', () => {
  const here = {};
  choice.set(here, { wood: 2 });
  expect(choice.at(here)).toEqual({ wood: 2 });
  expect(choice.at({})).toEqual({});
});
