import { expect, test } from 'vitest';
import { guideSections } from '../../../../src/generate/documentation/guide-pages.ts';
import { readSources } from '../../../../src/generate/documentation/site-sources.ts';

test('a guide that the sidebar names must exist', () => {
  const guides = new Map([['quick-start', '# Quickstart']]);
  expect(() => guideSections(guides)).toThrow('Expected the guide quickstart');
});

test('a guide with marks says at the end of its introduction what they mean', async () => {
  const { guides } = await readSources();
  const pages = guideSections(new Map([...guides, ['odd', '# Odd\n\nText.\n\n## Part\n']])).flatMap(
    (section) => section.pages,
  );
  const markdown = (name: string) =>
    pages.find(({ path }) => path === `guides/${name}`)?.markdown ?? '';
  expect(markdown('limits')).toMatch(
    /^A mark such as \*\*chosen\*\* .*\(\/guides\/quickstart#stated-and-chosen\)\.\n\n## Time$/m,
  );
  expect(markdown('odd')).toBe('# Odd\n\nText.\n\n## Part\n');
});
