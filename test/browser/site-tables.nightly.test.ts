/** The tables of the documentation in Chromium: on a wide screen, no name in a cell is broken within a word. */
import { describe, expect } from 'vitest';
import { builtSite } from '../site/built-site.ts';
import { chromiumPath, test } from './browser.ts';
import { serveSite } from './served-site.ts';

const { pages, files } = await builtSite();
const withTables = pages.filter(({ path }) => files.get(`${path}.html`)?.includes('<table'));

/** The words in code of cells that stand on more than one line; a word has letters, digits and underscores. */
const brokenWords = `[...document.querySelectorAll('.vp-doc td code, .vp-doc th code')].flatMap((code) => {
  const broken = [];
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\w+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
})`;

describe.skipIf(chromiumPath === undefined)(
  'tables in Chromium',
  // Opens every page that has a table.
  { timeout: 600_000 },
  () => {
    const server = serveSite();

    test('keep names whole on a wide screen', async ({ openPage }) => {
      expect(withTables.length).toBeGreaterThan(30);
      const viewport = { width: 1440, height: 900 };
      const page = await openPage({ viewport, baseURL: server.url });
      for (const { path } of withTables) {
        await page.goto(`/docs/${path.replace(/(^|\/)index$/, '$1')}`, {
          waitUntil: 'domcontentloaded',
        });
        expect.soft(await page.evaluate(brokenWords), path).toEqual([]);
      }
      // The measure itself: on a very narrow screen, words have to break.
      await page.setContent(
        '<div class="vp-doc"><table style="width:40px;table-layout:fixed"><td style="overflow-wrap:anywhere"><code>executionTimeout</code></table></div>',
      );
      expect(await page.evaluate(brokenWords)).toEqual(['executionTimeout']);
    });
  },
);
