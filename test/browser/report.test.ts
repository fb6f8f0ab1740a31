/** Opens the report of a check in a real browser; skipped where there is no Chromium. */
import { describe, expect } from 'vitest';
import { notice } from '../../src/conformance/judging/judge.ts';
import { summarize } from '../../src/conformance/judging/summary.ts';
import { htmlReport } from '../../src/conformance/report/html-report.ts';
import { reportOf } from '../../src/conformance/report/report.ts';
import type { EvidenceRecord, Exchange } from '../../src/evidence/records.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';

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

describe.skipIf(chromiumPath === undefined)('a report in Chromium', () => {
  const found = reportOf(records, { profile: 'reference' });
  const [first, ...others] = found.verdicts;
  if (first === undefined) throw new Error('Expected verdicts.');
  const noted = { ...first, notices: [notice('It is odd, and legal.', [2])] };
  const verdicts = [noted, ...others];
  const report = { ...found, verdicts, summary: summarize(verdicts) };
  const html = htmlReport(report);

  test.for(looks)(
    'is readable on a %s in %s colours and loads nothing else',
    { timeout: 60_000 },
    async ([, , options], { openPage }) => {
      const page = await openPage({ ...options, baseURL: 'http://report.test' });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      // What is not in the page itself is not loaded, and logged as an error.
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      const headers = { 'content-security-policy': policy };
      await page.route('/', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }),
      );
      await page.goto('/');
      expect(await page.locator('h1').textContent()).toBe('Does not conform');

      const link = page.locator('td a').first();
      await link.click();
      await page.locator(`li:target${await link.getAttribute('href')}`).waitFor();
      const dangling = await page.evaluate(
        '[...document.links].map(({ hash }) => hash).filter((hash) => !document.querySelector(hash))',
      );
      expect(dangling).toEqual([]);

      await page.evaluate(
        "for (const details of document.querySelectorAll('details')) details.open = true",
      );
      await expectReadable(page);
      expect(requests).toEqual(['http://report.test/']);
    },
  );
});
