/** What somebody finds who has read nothing: the console of the demo settings, from the first address on. */
import { describe, expect } from 'vitest';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { chromiumPath, test } from './browser.ts';
import { serveConsole } from './served-console.ts';

describe.skipIf(chromiumPath === undefined)('a newcomer', () => {
  test('gets an image, finds a job that hangs, and sees its timeout and the calls of its webhook', async ({
    openPage,
  }) => {
    const { endpoints } = await demoSettings();
    const { url } = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: url, viewport: { width: 1280, height: 720 } });
    const openPageOf = (title: string) =>
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title }).click();

    await page.goto('/');
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await page.getByText('Costs $0.0025165824').waitFor();
    // Without scrolling.
    const { y = 720, height = 0 } = (await run.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(720);
    await run.click();
    await page.getByRole('img', { name: 'The result' }).waitFor();
    await page.getByText('Charged $0.0025165824').waitFor();

    await openPageOf('Time');
    await page.getByRole('button', { name: 'Create an account with a manual clock' }).click();
    await page.getByRole('link', { name: 'Open the account' }).click();
    await page.getByRole('button', { name: /^Submit a job that hangs/ }).click();
    await page.getByText('Time stands still until you move the clock').waitFor();

    // A worker takes the job, which then hangs.
    await page.getByRole('link', { name: 'manual clock' }).click();
    await page.getByRole('button', { name: 'Advance to the next event' }).click();
    await page.getByText('Started on worker').waitFor();
    await openPageOf('Jobs');
    await page.getByLabel('State', { exact: true }).selectOption('IN_PROGRESS');
    await page.getByRole('status').getByText('1 job', { exact: true }).waitFor();
    const job = await page.locator('.jobs tbody a').getAttribute('title');
    // Each cell has the name of its column, as its header does.
    const columnsOf = (cell: string) =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('.jobs ${cell}')].map(({ dataset }) => dataset.column)`,
      );
    const columns = await columnsOf('th');
    expect(columns).toContain('webhook');
    expect(await columnsOf('td')).toEqual(columns);

    await openPageOf('Time');
    const due = (words: string) => page.locator('.due li', { hasText: words });
    await due('reaches its execution timeout').getByRole('button').click();
    await page.getByText('Ended: TIMED_OUT').waitFor();
    for (const call of [2, 3]) {
      await due('Webhook is called again').getByRole('button').click();
      await page.getByText(`Webhook call ${call}`).waitFor();
    }

    await openPageOf('Jobs');
    await page.getByLabel('State', { exact: true }).selectOption('TIMED_OUT');
    await page.locator(`.jobs a[title="${job}"]`).click();
    await page.getByText('3 calls, acknowledged').waitFor();
    expect(await page.locator('main table tbody tr').allTextContents()).toEqual([
      expect.stringMatching(/^1.*status 500noSend again$/),
      expect.stringMatching(/^2.*status 500noSend again$/),
      expect.stringMatching(/^3.*status 200yesSend again$/),
    ]);
  });
});
