/** The console's page of the last report about an application, in Chromium. */
import { describe, expect } from 'vitest';
import type { ApplicationReport } from '../../src/client/control.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { serveConsole } from './served-console.ts';

const hostile = '</script><img src=x onerror="window.hacked = 1"><b>';

const rule = {
  level: 'stated',
  matters: 'Work fails.',
  guide: 'errors-and-retries.md#after-a-429-retry-after',
} as const;

const report: ApplicationReport = {
  application: `shop ${hostile}`,
  headline: 'Does not conform: stated 1 broken, 1 kept',
  startedMs: 1_767_225_600_000,
  hasPage: true,
  verdicts: [
    {
      ...{ ...rule, rule: 'repeats-after-429', says: 'It repeats the request.' },
      ...{ verdict: 'broken', reason: `It gave up. ${hostile}`, shownBy: [2] },
    },
    {
      ...{ ...rule, rule: 'sends-json', says: 'It sends JSON.' },
      ...{ verdict: 'kept', reason: 'Seen.', shownBy: [1] },
    },
  ],
  timelines: [
    {
      scenario: 'refused-for-seconds',
      happens: ['The first submission is answered with `429`.'],
      entries: [
        { id: 2, atMs: 3, tookMs: 1200, application: 'POST /v2/echo/run', service: '429' },
        { id: 3, atMs: 0, tookMs: 1210, application: `reports a failure ${hostile}` },
      ],
    },
  ],
};

const reports = {
  application: () => ({ report, page: () => Buffer.from('<!doctype html><p>All of it') }),
};

describe.skipIf(chromiumPath === undefined)('the page of the application', () => {
  test('says how to check one', async ({ openPage }) => {
    const { url } = await serveConsole();
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    await page.goto('/console/application');
    await page.getByText('serve --report app-report.json').waitFor();
  });

  test('shows rules and timelines as text, and the whole report for this session only', async ({
    openPage,
  }) => {
    const { url } = await serveConsole({ reports });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/application');
    await page.getByText(report.headline).waitFor();
    await page.getByText('2 of 2 rules').waitFor();
    await page.getByRole('combobox', { name: 'Verdict' }).selectOption('broken');
    const item = page.getByRole('listitem').filter({ hasText: 'repeats-after-429' });
    await item.getByText('refused-for-seconds').click();
    const marked = item.locator('tr.shown');
    expect(await marked.allTextContents()).toEqual(['0.00 sPOST /v2/echo/run429 after 1.2 s']);
    await item.getByText(hostile, { exact: false }).first().waitFor();
    expect(await page.locator('main :is(img, script)').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();

    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Whole report' }).click();
    await (await opening).getByText('All of it').waitFor();
    expect((await fetch(`${url}/control/application-report`)).status).toBe(401);
    expect((await fetch(`${url}/control/application-report/page`)).status).toBe(401);
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const { url } = await serveConsole({ reports });
    const page = await openPage({ ...look, baseURL: url });
    await page.goto('/console/application');
    for (const summary of await page.getByText('refused-for-seconds').all()) await summary.click();
    await expectReadable(page);
  });
});
