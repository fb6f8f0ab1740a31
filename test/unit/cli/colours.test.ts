/** Colours of real reports: a headline in other words would have none. */
import { expect, test } from 'vitest';
import { summarizeCaller } from '../../../src/callers/judging/caller-summary.ts';
import { callerReportOf } from '../../../src/callers/report/caller-report.ts';
import { callerText } from '../../../src/callers/report/caller-text.ts';
import { paint } from '../../../src/cli/shared/colours.ts';
import { keepFindings } from '../../../src/conformance/judging/verdicts/kept-findings.ts';
import { summarize } from '../../../src/conformance/judging/verdicts/summary.ts';
import type { Verdict } from '../../../src/conformance/judging/verdicts/verdicts.ts';
import { createReport } from '../../../src/conformance/report/report.ts';
import { terminalReport } from '../../../src/conformance/report/terminal-report.ts';
import { evidenceOf } from '../conformance/records.ts';

/** Escape sequences as marks, such as `<1>`. */
const painted = (text: string) =>
  paint(text)
    .replaceAll('\u001b[', '<')
    .replaceAll(/<(\d+)m/g, '<$1>');

function verdict(kind: Verdict['verdict'], level: Verdict['level'] = 'stated'): Verdict {
  return {
    ...{ rule: 'queue-ttl', level, section: '3', claim: '', verdict: kind, reason: '' },
    ...{ ...keepFindings([]), notices: [] },
  };
}

test.each([
  ['Conforms', 32, [verdict('verified')]],
  ['Does not conform', 31, [verdict('violated')]],
  ['Differs from the local service', 33, [verdict('different', 'chosen')]],
  ['Incomplete', 33, [verdict('inconclusive')]],
] as const)('the headline of a deployment: %s', (words, colour, verdicts) => {
  expect(painted(summarize(verdicts).headline)).toMatch(
    new RegExp(`^<${colour}>${words}<39>: .*<${colour === 31 ? 31 : '3\\d'}>1 \\w+<39>`),
  );
});

const callerVerdict = (kind: 'kept' | 'broken' | 'inconclusive') =>
  ({ rule: 'key-in-header', verdict: kind, reason: '', ...keepFindings([]) }) as const;

test.each([
  ['Conforms', 32, 'kept', {}],
  ['Does not conform', 31, 'broken', {}],
  ['Incomplete', 33, 'inconclusive', {}],
  ['The check failed in part', 31, 'kept', { errors: ['A judge failed.'] }],
  ['The check could not run', 31, 'inconclusive', { obstacle: 'Nothing started.' }],
  ['Does not conform', 31, 'broken', { obstacle: 'Nothing started.' }],
] as const)('the headline of an application: %s', (words, colour, kind, facts) => {
  const { headline } = summarizeCaller([callerVerdict(kind)], { isStrict: true, ...facts });
  expect(painted(headline)).toMatch(new RegExp(`^<${colour}>${words}<39>: .*<3\\d>1 ${kind}<39>`));
});

test('the headings of reports are bold', () => {
  const ofDeployment = terminalReport(createReport(evidenceOf([]), { profile: 'contract' }));
  const bounds = { workMs: 10_000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 };
  const ofApplication = callerText(
    callerReportOf([{ kind: 'application', format: 1, name: 'told', declares: [], bounds }], {
      isStrict: false,
    }),
  );
  for (const report of [ofDeployment, ofApplication]) {
    const headings = report.filter((line, index) => report[index - 1] === '' && line.endsWith(':'));
    expect(headings.length).toBeGreaterThan(0);
    for (const line of headings) expect(painted(line)).toBe(`<1>${line}<22>`);
  }
});
