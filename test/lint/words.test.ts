/** The pages that people write for users stay short: all together, and each. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folders = ['docs/guides', 'docs/reference'];

const limit = { together: 28_000, page: 3_000, glossaryEntries: 12 };

/** The number of words of each page, by its file. Signs that stand alone, such as bars of tables, count too. */
async function wordsOfPages(): Promise<Map<string, number>> {
  const listed = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => `${folder}/${name}`)),
  );
  const pages = listed.flat().filter((file) => file.endsWith('.md'));
  const counted = pages.map(async (file) => [file, wordsIn(await readFile(file, 'utf8'))] as const);
  return new Map(await Promise.all(counted));
}

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;

const words = await wordsOfPages();

test('the pages for users have at most 28,000 words', () => {
  const together = [...words.values()].reduce((sum, count) => sum + count, 0);
  expect(words.size).toBeGreaterThan(20);
  expect(together).toBeGreaterThan(10_000);
  expect(together).toBeLessThanOrEqual(limit.together);
});

test.each([...words])('%s has at most 3,000 words', (_, count) => {
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(limit.page);
});

test('the glossary has at most 12 entries', async () => {
  const glossary = await readFile('docs/reference/glossary.md', 'utf8');
  const entries = [...glossary.matchAll(/^\| (?!Word |---)/gm)];
  expect(entries.length).toBeGreaterThan(4);
  expect(entries.length).toBeLessThanOrEqual(limit.glossaryEntries);
});

test.each([
  ['', 0],
  ['One  two\nthree', 3],
  ['| a | b |', 5],
])('%j has %i words', (text, count) => {
  expect(wordsIn(text)).toBe(count);
});
