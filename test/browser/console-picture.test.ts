/** The picture of the console in the README. */
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoSettings } from '../../src/cli/read-settings.ts';
import { lookIn, lookOfPlayground, pictureOf } from '../package/picture.ts';
import { chromiumPath } from './browser.ts';
import { serveConsole } from './served-console.ts';

test('the picture of the README shows what the console looks like', {
  timeout: 60_000,
}, async () => {
  const path = 'docs/images/console.png';
  const look = await lookOfPlayground();
  if (process.env['UPDATE_PICTURES'] === '1') {
    expect(chromiumPath, 'a browser').toBeDefined();
    const { endpoints } = await demoSettings();
    const { url } = await serveConsole({ endpoints });
    const picture = await pictureOf(`${url}/console/`, look, async (page) => {
      await page.getByLabel('aspect_ratio').selectOption('16:9');
      await page.getByText('for 589,824 pixels').waitFor();
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByText('Charged $').waitFor();
      const isShown = () => page.evaluate("document.querySelector('.result img')?.complete");
      await expect.poll(isShown).toBe(true);
      await page.evaluate('scrollTo(0, 0)');
    });
    await writeFile(path, picture);
  }
  const picture = await readFile(path);
  expect(lookIn(picture), 'To make it again: see CONTRIBUTING.md.').toBe(look);
  expect(picture.length).toBeLessThan(60_000);
});
