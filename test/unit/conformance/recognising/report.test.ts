/** Every form of report says where a deployment differs from the local service. */
import { expect, test } from 'vitest';
import { validateReportFile } from '#generated/file-formats/validators.js';
import {
  githubAnnotations,
  githubSummary,
} from '../../../../src/conformance/report/github-report.ts';
import { htmlReport } from '../../../../src/conformance/report/html-report.ts';
import { jsonReport } from '../../../../src/conformance/report/json-report.ts';
import { junitReport } from '../../../../src/conformance/report/junit-report.ts';
import { createReport, exitStatusOf } from '../../../../src/conformance/report/report.ts';
import { terminalReport } from '../../../../src/conformance/report/terminal-report.ts';
import { evidenceOf, type RecordedCall } from '../records.ts';

const headers = { 'content-type': 'application/json' };
const run = { at: 0, call: 'run', sent: { input: { ordinary: true } }, headers } as const;
const usual: RecordedCall[] = [run];
const page = { answer: '<b>No.</b>', headers: { 'content-type': 'text/html' } };
const other: RecordedCall[] = [
  { ...run, http: 202 },
  { at: 1, call: 'run', http: 500, ...page },
  { at: 2, call: 'run', http: 400, ...page },
];

const report = (calls: readonly RecordedCall[]) =>
  createReport(evidenceOf(calls), { profile: 'contract' });
const title = 'Where this deployment differs from the local service';

test('the terminal lists only differences, with their evidence and what callers do', () => {
  const lines = terminalReport(report(other));
  const text = lines.slice(lines.indexOf(`${title}:`)).join('\n');
  expect(text).toContain(`${title}:
  [success-status] \`accepted\`
      An accepted \`run\` was answered with 202 (once, in evidence 1).
      Local service: An accepted \`run\` gets 200, like every other successful request.
      Callers: Accept every 2XX status.
      evidence 1: POST`);
  expect(text).toContain('[error-body] `html`');
  expect(text).toMatch(/Open points: \d+ like the local service, \d+ different, \d+ not seen\./);
  expect(terminalReport(report(usual)).join()).not.toContain(title);
});

test('a difference is told once: not again where a chosen rule presumes the usual choice', () => {
  const sent = { input: { crashes: 1 } };
  const failing: RecordedCall[] = [
    { ...run, sent },
    { at: 1, answer: { status: 'BROKEN', error: 'No.' } },
    { ...run, at: 2, call: 'runsync', id: 'sync-1', sent, answer: { status: 'BROKEN' } },
  ];
  const { alternatives } = createReport(
    evidenceOf(failing, { finalStates: ['BROKEN'], claims: ['crashing-input'] }),
    { profile: 'contract' },
  );
  const of = (gap: string) => alternatives.find((one) => one.gap === gap);
  expect(of('failure-state')).toMatchObject({ parameter: 'BROKEN', differs: true });
  expect(of('crash-answer')).toMatchObject({
    ...{ alternative: 'job-fails', differs: false, otherChoices: [] },
  });
});

test('a rule that asks for more than its alternative says shows no difference', () => {
  const suffixed = { ...run, id: '3f1a9c5e-0000-4000-8000-00000000000a-q7' };
  const id = 'sync-3f1a9c5e-0000-4000-8000-00000000000b-q8';
  const synchronous: RecordedCall = { ...run, at: 1, call: 'runsync', id };
  const { alternatives } = report([suffixed, synchronous]);
  for (const [gap, alternative] of [
    ['id-suffix', 'suffixed'],
    ['synchronous-id', 'like-asynchronous'],
  ]) {
    expect(alternatives.find((one) => one.gap === gap)).toMatchObject({
      ...{ alternative, differs: false, otherChoices: [] },
    });
  }
});

test('differences decide nothing', () => {
  expect(exitStatusOf(report(other))).toBe(exitStatusOf(report(usual)));
});

test('JSON tells of every open point, as its schema says', () => {
  const json = jsonReport(report(other));
  expect(validateReportFile(json)).toBe(true);
  const of = (gap: string) => json.alternatives.find((one) => one.gap === gap);
  expect(of('success-status')).toMatchObject({
    ...{ kind: 'does', alternative: 'accepted', differs: true, count: 1, shownBy: [1] },
    otherChoices: [],
  });
  expect(of('failure-state')).toMatchObject({ kind: 'notSeen', differs: false });
  expect(of('failure-state')?.wouldShow).toContain('inputs.failing');
});

test('the page lists differences first and folds the others', () => {
  const page = htmlReport(report(other));
  const [shown = '', ...folded] = page.slice(page.indexOf('id="alternatives"')).split('<details>');
  expect(shown).toContain('id="gap-success-status"');
  expect(shown).toContain('<a href="#e1">');
  expect(folded.join()).toContain('id="gap-bare-key"');
  expect(page).not.toContain('<b>No.</b>');
});

test('JUnit has a property for each open point, and the differences as its output', () => {
  const xml = junitReport(report(other));
  expect(xml).toContain('<property name="alternative success-status" value="`accepted`"/>');
  expect(xml).toContain('<property name="alternative bare-key" value="not seen"/>');
  expect(xml).toMatch(/<system-out>Where this deployment differs[^<]*success-status: `accepted`/);
  expect(junitReport(report(usual))).not.toContain(title);
});

test('the summary for GitHub lists the differences', () => {
  expect(githubSummary(report(other))).toContain(`### ${title} (`);
  expect(githubSummary(report(usual))).not.toContain(title);
});

test('with the profile reference, a difference is told once, as one, and fails', () => {
  const bare = { at: 3, call: 'run', http: 401, keyForm: 'bare' } as const;
  const expected = createReport(evidenceOf([...other, bare]), { profile: 'reference' });
  expect(exitStatusOf(expected)).toBe(1);
  expect(expected.summary.headline).toMatch(/^Differs from the local service: .*0 violated, [1-9]/);
  const lines = terminalReport(expected);
  const text = lines.join('\n');
  expect(text).not.toMatch(/^Violated:/m);
  expect(text).toMatch(
    /\[bare-key\] `refused`\n.*got 401 \(once, in evidence \d+\)\.\n +Unlike \[key-without-bearer\]\n/,
  );
  expect(text).toContain('the profile reference expects the choices of the local service');
  for (const rule of ['key-without-bearer', 'success-is-200', 'error-is-problem']) {
    expect(lines.filter((line) => line.includes(`[${rule}]`))).toHaveLength(1);
  }
  const xml = junitReport(expected);
  expect(xml).toMatch(
    /\[key-without-bearer\][^<]*><failure message="differs from the local service: A key without/,
  );
  expect(xml).not.toMatch(/<system-out>[^<]*bare-key: /);
  const html = htmlReport(expected);
  expect(html.split('key-without-bearer').length).toBe(3);
  expect(html).toContain('<a href="#alternatives">');
  const summary = githubSummary(expected);
  expect(summary.split('key-without-bearer')).toHaveLength(2);
  expect(summary).not.toContain('### Violated');
  expect(githubAnnotations(expected).join('\n')).toContain(
    '::error title=key-without-bearer%3A differs from the local service',
  );
  expect(validateReportFile(jsonReport(expected))).toBe(true);
});

test('a rule of the local service is named where the deployment does the same in general', () => {
  const problem = { status: 400, title: 'Bad Request', detail: 'No.', code: 'ownCode' };
  const headers = { 'content-type': 'application/problem+json' };
  const refused = { at: 1, call: 'run', http: 400, answer: problem, headers } as const;
  const unknown = { ...refused, at: 2, http: 404 };
  const { alternatives } = report([run, refused, unknown]);
  expect(alternatives.find(({ gap }) => gap === 'error-body')).toMatchObject({
    differs: true,
    alternative: 'problem',
    otherChoices: [{ rule: 'error-code-known' }],
  });
});
