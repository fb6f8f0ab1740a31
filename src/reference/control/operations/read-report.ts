/** The last report of the contract checks, if the service was given one. */
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { ControlProblem } from '../control-problem.ts';
import type { ReportSource, ReportWithPage } from '../suite-report.ts';

export const getReport: ControlOperation<'getReport'> = {
  about: 'account',
  handle: ({ report }) => jsonResponse(200, lastOf(report).report),
};

/** Answers the page. It is a document of its own: it runs no script and is in no session. */
export const getReportPage: ControlOperation<'getReportPage'> = {
  about: 'account',
  handle({ report }) {
    const { page } = lastOf(report);
    if (page === undefined) {
      throw new ControlProblem(
        'reportNotFound',
        'Write the page too: `inference-contract test --json report.json --html report.html`.',
      );
    }
    return { status: 200, headers: pageHeaders, body: page() };
  },
};

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function lastOf(source: ReportSource | undefined): ReportWithPage {
  if (source !== undefined) return source();
  throw new ControlProblem(
    'reportNotFound',
    'Write a report with `inference-contract test --json report.json`, then start the service with `serve --report report.json`.',
  );
}
