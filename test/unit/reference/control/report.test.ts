import { expect, test } from 'vitest';
import type { ApplicationReport, Report } from '../../../../src/client/control.ts';
import { controlTestbed } from './control-testbed.ts';

const report: Report = {
  baseUrl: 'http://127.0.0.1:8080',
  profile: 'contract',
  headline: 'Conforms',
  startedMs: 1,
  hasPage: true,
  verdicts: [{ rule: 'queue-ttl', claim: 'A job expires.', verdict: 'verified', reason: 'Seen.' }],
};

const application: ApplicationReport = {
  application: 'shop',
  headline: 'Conforms',
  hasPage: true,
  verdicts: [
    {
      rule: 'sends-json',
      level: 'stated',
      says: 'It sends JSON.',
      matters: 'It may be refused.',
      guide: 'errors-and-retries.md#http-statuses',
      verdict: 'kept',
      reason: 'Seen.',
      shownBy: [1],
    },
  ],
  timelines: [
    {
      scenario: 'ordinary-work',
      happens: ['The service does the job.'],
      entries: [{ id: 1, atMs: 0, tookMs: 1, application: 'POST /v2/echo/run', service: '200' }],
    },
  ],
};

test('answers the report, and its page without rights of this origin', async () => {
  const bed = controlTestbed({
    reports: {
      deployment: () => ({ report, page: () => Buffer.from('<h1>All</h1>') }),
      application: () => ({ report: application, page: () => Buffer.from('<h1>App</h1>') }),
    },
  });
  const control = bed.client('read-key');
  expect(await control.getReport()).toEqual(report);
  expect(await control.getReportPage()).toBe('<h1>All</h1>');
  expect(await control.getApplicationReport()).toEqual(application);
  expect(await control.getApplicationReportPage()).toBe('<h1>App</h1>');
  const { headers } = await bed.call('GET', '/control/report/page');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("sandbox; default-src 'none'");
  expect(policy).not.toContain('allow-');
});

test.each([
  ['/control/report', 'report'],
  ['/control/report/page', 'report'],
  ['/control/application-report', 'app-report'],
  ['/control/application-report/page', 'app-report'],
])('%s says how to get a report', async (path, name) => {
  const { status, body } = await controlTestbed().call('GET', path);
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'reportNotFound', title: 'Report not found' });
  expect(body.detail).toContain(`serve --report ${name}.json`);
});

test('a report without a page says how to write one', async () => {
  const bed = controlTestbed({ reports: { deployment: () => ({ report }) } });
  const { status, body } = await bed.call('GET', '/control/report/page');
  expect(status).toBe(404);
  expect(body.detail).toContain('--html report.html');
});

test('a call without a key gets 401', async () => {
  const bed = controlTestbed({ reports: { deployment: () => ({ report }) } });
  const none = { authorization: '' };
  expect((await bed.call('GET', '/control/report', undefined, none)).status).toBe(401);
  expect((await bed.call('GET', '/control/report/page', undefined, none)).status).toBe(401);
});
