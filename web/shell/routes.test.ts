import { describe, expect, test } from 'vitest';
import { pathTo, placeAt } from './routes.ts';

describe('the page at an address', () => {
  test.each([
    ['/', 'home', {}],
    ['/play/loyal-captain', 'play', { game: 'loyal-captain' }],
    ['/table/Xy7Kq2mN/', 'table', { id: 'Xy7Kq2mN' }],
    ['/learn', 'learn', {}],
    ['/learn/madagaskar', 'lesson', { game: 'madagaskar' }],
    ['/table/a%20b', 'table', { id: 'a b' }],
    ['/table/%', 'table', { id: '%' }],
  ])('%s', (path, page, params) => {
    expect(placeAt(path)).toEqual({ page, params });
  });

  test.each(['/nowhere', '/play', '/table/x/y'])('%s is nowhere', (path) => {
    expect(placeAt(path).page).toBe('lost');
  });
});

test('the address of a page leads back to it', () => {
  const id = 'a/b c';
  expect(placeAt(pathTo('local', { id }))).toEqual({ page: 'local', params: { id } });
  expect(pathTo('home')).toBe('/');
});
