import { expect, it } from 'vitest';
import { routeOf } from './router.svelte';

it('knows the pages by their paths', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/table/x7')).toEqual({ page: 'table', id: 'x7' });
  expect(routeOf('/replay')).toEqual({ page: 'replay', id: '' });
  expect(routeOf('/rules/stone-age')).toEqual({ page: 'rules', game: 'stone-age' });
  expect(routeOf('/learn')).toEqual({ page: 'learn', game: '' });
  expect(routeOf('/learn/stone-age')).toEqual({ page: 'learn', game: 'stone-age' });
  expect(routeOf('/learn/stone-age/tools')).toEqual({ page: 'lesson', game: 'stone-age', id: 'tools' });
  expect(routeOf('/learn/a/b/c')).toEqual({ page: 'missing' });
  expect(routeOf('/table')).toEqual({ page: 'missing' });
  expect(routeOf('/a/b/c')).toEqual({ page: 'missing' });
});
