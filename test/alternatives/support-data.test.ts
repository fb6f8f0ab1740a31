import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resultFile } from '../../src/generate/documentation/results.ts';
import { supportRows, supportText } from './support-data.ts';

test('the data are what `npm run alternatives` writes', () => {
  expect(readFileSync(resultFile('alternatives'), 'utf8')).toBe(supportText());
});

test('the service plays each choice of the document, and `learn` writes what it plays and the suite sees', () => {
  const rows = supportRows();
  expect(rows.filter(({ isChosen, unplayed }) => isChosen && unplayed !== undefined)).toEqual([]);
  for (const { unplayed, unseen, isLearned } of rows) {
    expect(isLearned).toBe(unplayed === undefined && unseen === undefined);
  }
});
