import { expect, test } from 'vitest';
import type { ReportWithPage } from '../../../../src/reference/control/suite-report.ts';
import { controlTestbed } from './control-testbed.ts';

const { report }: ReportWithPage = {
  report: {
    baseUrl: 'http://127.0.0.1:8080',
    profile: 'contract',
    headline: 'Conforms',
    startedMs: 1,
    hasPage: true,
    verdicts: [
      { rule: 'queue-ttl', claim: 'A job expires.', verdict: 'verified', reason: 'Seen.' },
    ],
  },
};

test('answers the report, and its page without rights of this origin', async () => {
  const bed = controlTestbed({
    report: () => ({ report, page: () => Buffer.from('<h1>All</h1>') }),
  });
  const control = bed.client('read-key');
  expect(await control.getReport()).toEqual(report);
  expect(await control.getReportPage()).toBe('<h1>All</h1>');
  const { headers } = await bed.call('GET', '/control/report/page');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("sandbox; default-src 'none'");
  expect(policy).not.toContain('allow-');
});

test.each(['/control/report', '/control/report/page'])(
  '%s says how to get a report',
  async (path) => {
    const { status, body } = await controlTestbed().call('GET', path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'reportNotFound', title: 'Report not found' });
    expect(body.detail).toContain('serve --report report.json');
  },
);

test('a report without a page says how to write one', async () => {
  const bed = controlTestbed({ report: () => ({ report }) });
  const { status, body } = await bed.call('GET', '/control/report/page');
  expect(status).toBe(404);
  expect(body.detail).toContain('--html report.html');
});

test('a call without a key gets 401', async () => {
  const bed = controlTestbed({ report: () => ({ report }) });
  const none = { authorization: '' };
  expect((await bed.call('GET', '/control/report', undefined, none)).status).toBe(401);
  expect((await bed.call('GET', '/control/report/page', undefined, none)).status).toBe(401);
});
