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

const units: Readonly<Record<string, number>> = { second: 1000, minute: 60_000, hour: 3_600_000 };

/** The durations of a page's cell, in milliseconds. */
const durationsIn = (text: string) =>
  [...text.matchAll(/(\d+) (second|minute|hour)s?/g)].map(
    ([, count, unit = '']) => Number(count) * (units[unit] ?? Number.NaN),
  );
const statusesIn = (text: string) => (text.match(/\b[1-5]\d\d\b/g) ?? []).map(Number);

const { timeLimitMs, spacingMs, acknowledgedBy } = document['x-lifecycle'].webhook;

/** The numbers that a row may have, from the document; a row that is not here has no durations. */
const durations: Readonly<Record<string, readonly number[]>> = {
  'runsync-wait': [document.components.parameters.Wait.schema.default],
  'webhook-spacing-origin': [spacingMs, timeLimitMs + spacingMs, timeLimitMs, spacingMs],
};

const statuses = new Set<number>([
  acknowledgedBy,
  ...Object.values<{ status: number }>(document['x-problems']).map(({ status }) => status),
]);

function mistakenNumbersIn(page: string): string[] {
  return page.split('\n').flatMap((line) => {
    const id = /gaps\.yaml#([\w-]+)/.exec(line)?.[1] ?? '';
    const [, , choice = ''] = line.split(' | ');
    const isRight = String(durationsIn(line)) === String(durations[id] ?? []);
    const areKnown = statusesIn(choice).every((status) => statuses.has(status));
    return isRight && areKnown ? [] : [line];
  });
}

const page = readFileSync('docs/decisions/plain-reading.md', 'utf8');

test('the page has the numbers of the document', () => {
  expect(mistakenNumbersIn(page)).toEqual([]);
});

test.each([
  ['90 seconds', '60 seconds'],
  ['20 seconds', '10 seconds'],
  ['10 seconds for the answer', '15 seconds for the answer'],
  ['then 10 seconds apart', 'then 20 seconds apart'],
  ['it is deleted after a while', 'it is deleted after 30 minutes'],
  ['| 413 |', '| 418 |'],
])('a page that says %j is noticed when it says %j', (right, wrong) => {
  expect(page).toContain(right);
  expect(mistakenNumbersIn(page.replace(right, wrong))).not.toEqual([]);
});
