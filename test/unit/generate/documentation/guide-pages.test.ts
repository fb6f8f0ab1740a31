import { expect, test } from 'vitest';
import { guideSections } from '../../../../src/generate/documentation/guide-pages.ts';

test('a guide that the sidebar names must exist', () => {
  const guides = new Map([['quick-start', '# Quickstart']]);
  expect(() => guideSections(guides)).toThrow('Expected the guide quickstart');
});
