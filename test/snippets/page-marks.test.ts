/** Generated pages of the documentation mark what is chosen, as the guides do. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { behaviourPages } from '../../src/generate/documentation/behaviour-pages.ts';
import { badge } from '../../src/generate/documentation/markdown.ts';
import { readVocabulary, unmarkedIn } from './marks.ts';
import { root } from './run-command.ts';

const reference = await readFile(join(root, 'generated/reference/openapi.json'), 'utf8');
const vocabulary = readVocabulary(reference);

/** Pages about rules and gaps mark each entry by its level in the document. */
const checked = ['states', 'limits', 'prices'];

async function pagesOf(
  profile: 'contract' | 'reference',
): Promise<{ path: string; text: string }[]> {
  const document = JSON.parse(
    await readFile(join(root, `generated/${profile}/openapi.json`), 'utf8'),
  );
  return behaviourPages({ document, folder: profile })
    .filter(({ path }) => checked.some((name) => path.endsWith(`/${name}`)))
    .map(({ path, markdown }) => ({
      path,
      text: markdown
        .replaceAll(badge('chosen'), '(**chosen**)')
        .replaceAll(/\{#[\w-]+\}|\*May differ:\*.*$/gm, ''),
    }));
}

test.each(['contract', 'reference'] as const)(
  'pages of the %s mark what is chosen',
  async (profile) => {
    const pages = await pagesOf(profile);
    const mistakes = pages.flatMap(({ path, text }) =>
      unmarkedIn(text, vocabulary).map((mistake) => `${path}: ${mistake}`),
    );
    expect(mistakes).toEqual([]);
  },
);

test('the contract has nothing chosen', async () => {
  for (const { text } of await pagesOf('contract')) expect(text).not.toContain('**chosen**');
});
