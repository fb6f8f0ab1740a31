import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { supportPage, supportRows, supportText } from './support-page.ts';

test('the page is what `npm run alternatives` writes', () => {
  expect(readFileSync(supportPage, 'utf8')).toBe(supportText());
});

test('the service plays each choice of the document, and `learn` writes what it plays and the suite sees', () => {
  const rows = supportRows();
  expect(rows.filter(({ isChosen, unplayed }) => isChosen && unplayed !== undefined)).toEqual([]);
  for (const { unplayed, unseen, isLearned } of rows) {
    expect(isLearned).toBe(unplayed === undefined && unseen === undefined);
  }
});
