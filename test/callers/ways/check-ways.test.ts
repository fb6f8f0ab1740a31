/** The page about four ways of calling is made from the programs and verdicts that it shows. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { resultFile } from '../../../src/generate/documentation/results.ts';
import { readSources } from '../../../src/generate/documentation/site-sources.ts';
import { waysText } from '../../../src/generate/documentation/ways-page.ts';
import { brokenIn, shownOnPage, verdictsText, ways } from './check-ways.ts';

test('the verdicts are as `npm run ways` writes them', async () => {
  const text = await readFile(resultFile('four-ways-of-calling'), 'utf8');
  expect(text).toBe(verdictsText(shownOnPage()));
});

test('the page shows each program, and mends each rule that it breaks', async () => {
  const { reference, ways: sources } = await readSources();
  const sections = waysText(reference, sources).split('\n## ').slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(ways.map(({ title }) => title));
  for (const [index, { name, program }] of ways.entries()) {
    expect(sections[index]).toContain(sources.programs.get(program));
    for (const rule of brokenIn(shownOnPage().get(name)))
      expect(sections[index]).toContain(`[\`${rule}\`](/reference/caller-rules#${rule})`);
  }
});

test('a broken rule without a mend, and lines that the mended program lacks, are refused', async () => {
  const { reference, ways: sources } = await readSources();
  const broken = { ...sources, verdicts: { client: { 'sends-json': 'broken' } } };
  expect(() => waysText(reference, broken)).toThrow('its mends are for');
  const other = { ...sources, programs: new Map() };
  expect(() => waysText(reference, other)).toThrow('does not contain');
});
