import { expect, test } from 'vitest';
import {
  movedAddresses,
  movedPages,
  movedSections,
  newAddress,
} from '../../../../src/generate/documentation/moved-pages.ts';

const moved = movedAddresses({
  'guides/old': 'guides/new',
  'guides/old#a': 'guides/other#b',
  'guides/kept#c': 'guides/new#d',
  'guides/kept#e-*': 'guides/new#f-*',
  'console/': '/console/',
});

test.each([
  ['guides/old', '/docs/guides/new'],
  ['guides/old#same', '/docs/guides/new#same'],
  ['guides/old#a', '/docs/guides/other#b'],
  ['guides/kept#c', '/docs/guides/new#d'],
  ['guides/kept#e-one', '/docs/guides/new#f-one'],
  ['guides/kept', undefined],
  ['console/', '/console/'],
])('%s has moved to %s', (address, target) => {
  expect(newAddress(moved, address)).toBe(target);
});

test('pages that are gone leave a page that leads on, others know their sections', () => {
  const pages = movedPages(moved);
  expect([...pages.keys()]).toEqual(['guides/old.html', 'console/index.html']);
  expect(pages.get('guides/old.html')).toContain(
    `location.replace({"#a":"/docs/guides/other#b"}[location.hash] ?? '/docs/guides/new' + location.hash)`,
  );
  expect(Object.keys(movedSections(moved))).toEqual(['guides/kept#c', 'guides/kept#e-*']);
});
