/** A mistake in a judge costs its own rule a verdict, and nobody a report. */
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { holds } from '../../../src/conformance/judging/verdicts/judge.ts';
import { judgeEach } from '../../../src/conformance/judging/verdicts/verdicts.ts';

test('the rule of a judge that throws is undecided, the error is reported, and other judges still decide', () => {
  const errors: string[] = [];
  const judges = {
    'path-run': function* () {
      yield holds('It was there.', [1]);
      throw new Error('No such thing.');
    },
    'path-runsync': () => [holds('It was there.', [1])],
  };
  const evidence = viewOf([
    { kind: 'subject', format: 1, baseUrl: 'https://host.test', claims: [], endpoints: [] },
  ]);
  const error = 'The judge of path-run failed: No such thing.';
  const verdicts = [
    ...judgeEach(evidence, {
      ...{ judges, scenarios: [], profile: 'contract' },
      onError: (message) => errors.push(message),
    }),
  ];
  const verdictOf = (id: string) => verdicts.find(({ rule }) => rule === id);
  expect(verdictOf('path-run')).toMatchObject({
    verdict: 'inconclusive',
    reason: expect.stringContaining(error),
    findings: [{ outcome: 'unclear', reason: error, shownBy: [] }],
  });
  expect(verdictOf('path-runsync')).toMatchObject({ verdict: 'verified' });
  expect(errors).toEqual([error]);
});

test('a judge that names no evidence of a job is an error, where each way to submit has to be shown', () => {
  const evidence = viewOf([
    { kind: 'subject', format: 1, baseUrl: 'https://host.test', claims: [], endpoints: [] },
  ]);
  const judges = { 'state-completed': () => [holds('A job was seen COMPLETED.', [])] };
  const judge = () => [...judgeEach(evidence, { judges, scenarios: [], profile: 'contract' })];
  expect(judge).toThrow('Expected evidence of a job in what the judge of state-completed found');
});
