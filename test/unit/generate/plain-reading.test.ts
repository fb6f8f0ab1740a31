/** The page about plain readings has a row for each open point that the document marks, and no other. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = JSON.parse(readFileSync('generated/reference/openapi.json', 'utf8'));
const gaps: [string, { plainly?: string; choices?: string[]; alternatives?: object }][] =
  Object.entries(document['x-gaps']);

interface Row {
  readonly gaps: readonly string[];
  readonly reading: string;
}

function rowsOf(page: string): Row[] {
  return [...page.matchAll(/^\| (?!Point |---)(.*?) \| (.*?) \|/gm)].map(
    ([, point = '', reading = '']) => ({
      gaps: [...point.matchAll(/\/gaps\.yaml#([\w-]+)\)/g)].map(([, gap = '']) => gap),
      reading,
    }),
  );
}

const rows = rowsOf(readFileSync('docs/decisions/plain-reading.md', 'utf8'));

test('the page has what the document marks', () => {
  const marked = gaps.filter(([, { plainly }]) => plainly !== undefined).map(([id]) => id);
  expect(rows.flatMap((row) => row.gaps).sort()).toEqual(marked.sort());
});

test('the page repeats the plain reading of each', () => {
  for (const row of rows.filter((row) => row.gaps.length > 0)) {
    const readings = row.gaps.map((id) => document['x-gaps'][id]?.plainly);
    expect(row.reading).toBe([...new Set(readings)].join('; '));
  }
});

test('what we chose instead of something else has a plain reading', () => {
  const unmarked = gaps.filter(
    ([, { plainly, choices = [], alternatives }]) =>
      alternatives !== undefined && plainly === undefined && /instead of/.test(choices.join(' ')),
  );
  expect(unmarked.map(([id]) => id)).toEqual([]);
});
