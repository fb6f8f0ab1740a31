/** The page about four ways of calling is made from the programs and verdicts that it shows. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pageOf, shownOn, waysPage } from './ways-page.ts';

test('the page is as `npm run ways` writes it for its verdicts', async () => {
  const page = await readFile(waysPage, 'utf8');
  expect(page).toBe(pageOf(shownOn(page)));
});
