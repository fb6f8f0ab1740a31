/** Editors show a docblock with the declaration below it, so each needs one. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A docblock that is followed by another one. The header of a file, on its first line, may be. */
const stranded = /(?<=\n)[ \t]*\/\*\*(?:(?!\*\/).)*\*\/\s*(?=\/\*\*)/gs;

function strandedIn(text: string): number[] {
  return [...text.matchAll(stranded)].map(({ index }) => text.slice(0, index).split('\n').length);
}

test.each([
  ['/** Header. */\n\n/** One. */\nconst one = 1;\n', []],
  ['/** One. */\nconst one = 1;\n\n// Section.\n\n/** Two. */\nconst two = 2;\n', []],
  ['/** One. */\nconst one = 1;\n\n/** Section. */\n\n/** Two. */\nconst two = 2;\n', [4]],
  ['const one = 1;\n/**\n * Section.\n */\n/** Two. */\nconst two = 2;\n', [2]],
])('docblocks without a declaration are found in %j', (text, lines) => {
  expect(strandedIn(text)).toEqual(lines);
});

test('no docblock in src is directly above another one', async () => {
  const files = (await readdir('src', { recursive: true })).filter((path) => /\.tsx?$/.test(path));
  const found = files.map(async (file) => {
    const path = join('src', file);
    return strandedIn(await readFile(path, 'utf8')).map((line) => `${path}:${line}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});
