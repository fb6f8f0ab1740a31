/** The last reports of checks, if the service was given them. */
import type { HttpResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { ControlProblem } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';
import type { WithPage } from '../report-sources.ts';

/** What writes a report, and a name for its file. */
interface Origin {
  readonly command: string;
  readonly file: string;
}

const ofDeployment: Origin = { command: 'test', file: 'report' };

const ofApplication: Origin = { command: 'check-app', file: 'app-report' };

export const getReport: ControlOperation<'getReport'> = {
  about: 'account',
  handle: ({ reports, turns }) =>
    jsonInTurns(readLastReport(reports.deployment, ofDeployment).report, turns),
};

export const getReportPage: ControlOperation<'getReportPage'> = {
  about: 'account',
  handle: ({ reports }) => answerReportPage(reports.deployment, ofDeployment),
};

export const getApplicationReport: ControlOperation<'getApplicationReport'> = {
  about: 'account',
  handle: ({ reports, turns }) =>
    jsonInTurns(readLastReport(reports.application, ofApplication).report, turns),
};

export const getApplicationReportPage: ControlOperation<'getApplicationReportPage'> = {
  about: 'account',
  handle: ({ reports }) => answerReportPage(reports.application, ofApplication),
};

/** Answers the page. It is a document of its own: it runs no script and is in no session. */
function answerReportPage(
  source: (() => WithPage<unknown>) | undefined,
  origin: Origin,
): HttpResponse {
  const { page } = readLastReport(source, origin);
  if (page === undefined) {
    const { command, file } = origin;
    throw new ControlProblem(
      'reportNotFound',
      `Write the page too: \`inference-contract ${command} --json ${file}.json --html ${file}.html\`.`,
    );
  }
  return { status: 200, headers: pageHeaders, body: page() };
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function readLastReport<Report>(
  source: (() => WithPage<Report>) | undefined,
  { command, file }: Origin,
): WithPage<Report> {
  if (source !== undefined) return source();
  throw new ControlProblem(
    'reportNotFound',
    `Write a report with \`inference-contract ${command} --json ${file}.json\`, then start the service with \`serve --report ${file}.json\`.`,
  );
}
