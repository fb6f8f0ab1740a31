import { expect, test } from 'vitest';
import { type RuleId, rules } from '../../../src/conformance/contract/rules.ts';
import { markRelated, relatedLast } from '../../../src/conformance/judging/related-violations.ts';
import { summarize } from '../../../src/conformance/judging/summary.ts';
import { kept, type Verdict } from '../../../src/conformance/judging/verdicts.ts';

function violated(rule: RuleId, ...shownBy: number[][]): Verdict {
  const { level, section, claim } = rules[rule];
  return {
    ...{ rule, level, section, claim, verdict: 'violated', reason: 'It is.' },
    ...kept(shownBy.map((ids) => ({ outcome: 'broken', reason: 'It is.', shownBy: ids }))),
    notices: [],
  };
}

const leads = (...verdicts: Verdict[]) => markRelated(verdicts).map(({ seenWith }) => seenWith);

test('a violation names another one that all of its exchanges also show', () => {
  const all = violated('invalid-request-is-400', [1], [2], [3]);
  expect(leads(violated('input-required', [1]), all, violated('queue-ttl-type', [2, 3]))).toEqual([
    'invalid-request-is-400',
    undefined,
    'invalid-request-is-400',
  ]);
  expect(leads(violated('input-required', [1, 4]), all)).toEqual([undefined, undefined]);
  expect(leads(violated('input-required', []), all)).toEqual([undefined, undefined]);
});

test('if several violations have the same exchanges, the first one leads', () => {
  const rulesOfIds = ['job-id-type', 'async-id-form', 'status-takes-run-id'] as const;
  expect(leads(...rulesOfIds.map((rule) => violated(rule, [7, 8])))).toEqual([
    undefined,
    'job-id-type',
    'job-id-type',
  ]);
});

test('a stated rule leads and never follows a chosen one', () => {
  const chosen = violated('error-code-known', [1, 2, 3, 4]);
  const stated = violated('invalid-request-is-400', [1, 2, 3]);
  expect(leads(chosen, stated, violated('not-json-is-400', [3]))).toEqual([
    undefined,
    undefined,
    'invalid-request-is-400',
  ]);
  expect(leads(violated('async-id-lower-case', [1]), violated('async-id-form', [1]))).toEqual([
    'async-id-form',
    undefined,
  ]);
});

test('only violations are related; related ones come last and are counted', () => {
  const verified: Verdict = { ...violated('job-id-type', [1]), verdict: 'verified' };
  const found = markRelated([
    verified,
    violated('path-run', [1]),
    violated('path-status', [1]),
    violated('version-in-path', [2]),
  ]);
  expect(relatedLast(found).map(({ rule }) => rule)).toEqual([
    'job-id-type',
    'path-run',
    'version-in-path',
    'path-status',
  ]);
  expect(summarize(found).headline).toContain('3 violated (1 in the same exchanges as others),');
});
