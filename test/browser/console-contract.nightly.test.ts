/** The console's page of the contract and of the last report, in Chromium. */
import { describe, expect } from 'vitest';
import { lifecycle, rules } from '#generated/reference/tables.js';
import type { ReportWithPage } from '../../src/reference/control/suite-report.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { serveConsole } from './served-console.ts';

const hostile = '</script><img src=x onerror="window.hacked = 1"><b>';
const claim = 'As the report has it.';

const { report }: ReportWithPage = {
  report: {
    baseUrl: 'http://127.0.0.1:8080',
    profile: 'contract',
    headline: `Violations: 1 violated, 1 verified ${hostile}`,
    startedMs: 1_767_225_600_000,
    hasPage: true,
    verdicts: [
      { rule: 'queue-ttl', claim, verdict: 'violated', reason: `It waited. ${hostile}` },
      { rule: 'queue-order', claim, verdict: 'verified', reason: 'Seen.' },
      {
        rule: 'queue-length',
        claim,
        verdict: 'violated',
        reason: 'Too long.',
        seenWith: 'queue-ttl',
        known: 'Agreed (until 2027-01-31)',
      },
    ],
  },
};

describe.skipIf(chromiumPath === undefined)('the page of the contract', () => {
  test('rules are searched and filtered, and the lifecycle has all states and transitions', {
    timeout: 60_000,
  }, async ({ openPage }) => {
    const { url } = await serveConsole();
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    await page.goto('/console/contract');
    const total = Object.keys(rules).length;
    await page.getByText(`${total} of ${total} rules`).waitFor();
    await page.getByText('serve --report report.json').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('queue-ttl DEFAULT');
    await page.getByRole('link', { name: 'queue-ttl-default' }).waitFor();
    await page.getByText(`1 of ${total} rules`).waitFor();
    const link = page.getByRole('link', { name: 'queue-ttl-default' });
    expect(await link.getAttribute('href')).toBe('/docs/reference/rules#queue-ttl-default');
    await page.getByRole('combobox', { name: 'Level' }).selectOption('chosen');
    await page.getByText('No rules match.').waitFor();
    await page.getByRole('button', { name: 'Show all rules' }).click();
    await page.getByText(`${total} of ${total} rules`).waitFor();

    const names = await page.locator('td:first-child code').allTextContents();
    expect(names).toEqual([
      ...Object.keys(lifecycle.states),
      ...Object.keys(lifecycle.transitions),
    ]);
    await page.getByText('FAILED or TIMED_OUT → IN_QUEUE').waitFor();
  });

  test('the last report is shown by rule, as text, with its page for this session only', {
    timeout: 60_000,
  }, async ({ openPage }) => {
    const body = `<!doctype html><title>Report</title><p>All of it<script>hacked = 1</script>`;
    const { url } = await serveConsole({
      report: () => ({ report, page: () => Buffer.from(body) }),
    });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/contract');
    await page.getByText(report.headline).waitFor();
    const verdicts = page.getByRole('combobox', { name: 'Verdict' });
    await verdicts.selectOption('violated');
    const items = page.getByRole('listitem');
    expect(await items.count()).toBe(2);
    await items.filter({ hasText: hostile }).filter({ hasText: 'violated' }).waitFor();
    await page.getByText('Accepted: Agreed (until 2027-01-31). Explained by queue-ttl.').waitFor();
    expect(await page.locator('main :is(img, script)').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();

    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Whole report' }).click();
    const whole = await opening;
    await whole.getByText('All of it').waitFor();
    expect(await whole.evaluate('typeof hacked')).toBe('undefined');
    expect((await fetch(`${url}/control/report/page`)).status).toBe(401);
    expect((await fetch(`${url}/control/report`)).status).toBe(401);
  });

  test.for(looks)(
    'is accessible on a %s in %s colours',
    { timeout: 60_000 },
    async ([, , look], { openPage }) => {
      const { url } = await serveConsole({ report: () => ({ report }) });
      const page = await openPage({ ...look, baseURL: url });
      await page.goto('/console/contract');
      await page.getByText(report.headline).waitFor();
      await expectReadable(page);
      await page.getByRole('searchbox').fill('queue');
      await page.getByText('Lifecycle of a job').scrollIntoViewIfNeeded();
    },
  );
});
