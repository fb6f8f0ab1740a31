/** Opens the report of a check in a real browser; skipped where there is no Chromium. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callerHtml } from '../../src/callers/report/caller-html.ts';
import { callerReportOf } from '../../src/callers/report/caller-report.ts';
import { notice } from '../../src/conformance/judging/verdicts/judge.ts';
import { summarize } from '../../src/conformance/judging/verdicts/summary.ts';
import { htmlReport } from '../../src/conformance/report/html-report.ts';
import { createReport } from '../../src/conformance/report/report.ts';
import type { EvidenceRecord, Exchange } from '../../src/evidence/record-types.ts';
import { chromiumPath, expectReadable, looks, type PageOptions, test } from './browser.ts';
import { doublePaymentReport } from './double-payment.ts';

const exchange = (id: number, changes: Partial<Exchange> = {}): Exchange => ({
  kind: 'exchange',
  id,
  scenario: 'ordinary-job',
  key: 'valid',
  request: { method: 'POST', target: '/v2/one/run', headers: {}, body: '{"input":{}}' },
  sentMs: id * 1000,
  receivedMs: id * 1000 + 500,
  response: { status: 200, headers: {}, bytes: 30, body: '{"id":"no-uuid","status":"DONE"}' },
  ...changes,
});

const records: readonly EvidenceRecord[] = [
  {
    kind: 'subject',
    format: 1,
    baseUrl: 'https://host.test',
    claims: ['billing-source'],
    endpoints: [{ id: 'one', kind: 'serverless' }],
  },
  exchange(1),
  exchange(5, {
    response: {
      status: 200,
      headers: {},
      bytes: 9,
      body: `{"id":"${'long'.repeat(99)}","status":7}`,
    },
  }),
  exchange(2, {
    label: '<script>throw new Error("ran")</script><img src="https://elsewhere.test/a.png">',
    response: { status: 400, headers: {}, bytes: 5, body: `<b>${'long'.repeat(1000)}` },
  }),
  {
    kind: 'delivery',
    id: 3,
    scenario: 'ordinary-job',
    hook: 'a-hook',
    method: 'POST',
    headers: {},
    body: '{}',
    receivedMs: 3000,
    answeredMs: 3001,
    answeredStatus: 500,
  },
  {
    kind: 'ledger',
    id: 4,
    scenario: 'ordinary-job',
    atMs: 4000,
    charges: [{ jobId: 'no-uuid', amount: '0.1', quantity: '1' }],
  },
  { kind: 'scenario', scenario: 'ordinary-job', startedMs: 0, endedMs: 9000, outcome: 'completed' },
];

/** An application that repeats a refused submission too soon and prints its key. */
const callerRecords: readonly EvidenceRecord[] = [
  {
    ...{ kind: 'application', format: 1, name: 'app <b>', declares: [] },
    bounds: { workMs: 5000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 },
  },
  {
    kind: 'plan',
    leftOut: [{ scenario: 'many-at-once', reason: 'It needs `several`.', isUndeclared: true }],
  },
  exchange(1, {
    ...{ scenario: 'refused-for-seconds', sentMs: 1500, receivedMs: 1520, label: 'refused' },
    response: { status: 429, headers: { 'retry-after': '2' }, bytes: 2, body: '{}' },
  }),
  exchange(2, {
    ...{ scenario: 'refused-for-seconds', sentMs: 1620, receivedMs: 1640 },
    response: {
      status: 200,
      headers: {},
      bytes: 990,
      body: `{"id":"${'long'.repeat(99)}","status":"IN_QUEUE"}`,
    },
  }),
  {
    ...{ kind: 'work', id: 3, scenario: 'refused-for-seconds', outcome: 'success' },
    ...{ startedMs: 1400, endedMs: 1700 },
  },
  {
    ...{ kind: 'scenario', scenario: 'refused-for-seconds', outcome: 'completed' },
    ...{ startedMs: 1000, endedMs: 1800 },
  },
];

describe.skipIf(chromiumPath === undefined)('a report in Chromium', () => {
  const found = createReport(records, { profile: 'reference' });
  const [first, ...others] = found.verdicts;
  if (first === undefined) throw new Error('Expected verdicts.');
  const noted = { ...first, notices: [notice('It is odd, and legal.', [2])] };
  const verdicts = [noted, ...others];
  const report = { ...found, verdicts, summary: summarize(verdicts) };
  const html = htmlReport(report);

  /** Shows a page that may load nothing else, not even what it names. */
  const opened = async (
    openPage: (options: PageOptions) => Promise<Page>,
    look: object,
    body: string,
  ) => {
    const page = await openPage({ ...look, baseURL: 'http://report.test' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // What is not in the page itself is not loaded, and logged as an error.
    const policy = "default-src 'none'; style-src 'unsafe-inline'";
    const headers = { 'content-security-policy': policy };
    await page.route('/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body }),
    );
    await page.goto('/');
    return { page, requests };
  };

  const expectSound = async (page: Page, requests: readonly string[]) => {
    const dangling = await page.evaluate(
      '[...document.links].map(({ hash }) => hash).filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1))))',
    );
    expect(dangling).toEqual([]);
    await page.evaluate(
      "for (const details of document.querySelectorAll('details')) details.open = true",
    );
    await expectReadable(page);
    expect(requests).toEqual(['http://report.test/']);
  };

  test.for(looks)(
    'is readable on a %s in %s colours and loads nothing else',
    async ([, , options], { openPage }) => {
      const { page, requests } = await opened(openPage, options, html);
      expect(await page.locator('h1').textContent()).toBe('Does not conform');
      expect(await page.locator('#alternatives > table tbody tr').count()).toBeGreaterThan(0);

      const link = page.locator('td a').first();
      await link.click();
      await page.locator(`li:target${await link.getAttribute('href')}`).waitFor();
      await expectSound(page, requests);
    },
  );

  test.for(looks)(
    'about an application is readable on a small %s in %s colours, with its guides',
    async ([device, , options], { openPage }) => {
      const look =
        device === 'phone' ? { ...options, viewport: { width: 360, height: 740 } } : options;
      const caller = callerHtml(callerReportOf(callerRecords, { isStrict: true }), (name) =>
        readFileSync(`docs/guides/${name}`, 'utf8'),
      );
      const { page, requests } = await opened(openPage, look, caller);
      expect(await page.locator('.guide').count()).toBeGreaterThan(0);
      await expectSound(page, requests);
    },
  );

  test('shows both jobs, both charges and what came before the second one on one screen', async ({
    openPage,
  }) => {
    const viewport = { width: 1200, height: 640 };
    const { page } = await opened(openPage, { viewport }, await doublePaymentReport());
    const row = page.locator('#rule-pays-once');
    expect((await row.boundingBox())?.height).toBeLessThan(viewport.height);
    const shown = await page.evaluate("document.querySelector('#rule-pays-once').innerText");
    const text = String(shown).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/The work was submitted again [\d.]+ s after POST \S+ got no answer/);
    const [, made] = /the service has made job (\S+)/.exec(text) ?? [];
    expect(made).toBeDefined();
    const charges = [...text.matchAll(/([\da-f-]{36}-\S+) COMPLETED \$0\.\d+/g)];
    expect(charges.map(([, id]) => id)).toEqual([expect.any(String), made]);
  });
});
