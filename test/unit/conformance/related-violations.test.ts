import { expect, test } from 'vitest';
import { type RuleId, rules } from '../../../src/conformance/contract/rules.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { keepFindings } from '../../../src/conformance/judging/verdicts/kept-findings.ts';
import {
  markRelated,
  relatedLast,
} from '../../../src/conformance/judging/verdicts/related-violations.ts';
import { summarize } from '../../../src/conformance/judging/verdicts/summary.ts';
import type { Verdict } from '../../../src/conformance/judging/verdicts/verdicts.ts';

function violated(rule: RuleId, ...shownBy: number[][]): Verdict {
  const { level, section, claim } = rules[rule];
  return {
    ...{ rule, level, section, claim, verdict: 'violated', reason: 'It is.' },
    ...keepFindings(shownBy.map((ids) => ({ outcome: 'broken', reason: 'It is.', shownBy: ids }))),
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
  expect(summarize(found).headline).toContain('3 violated (1 together with others),');
});

/** Two status answers of each of these jobs, numbered from 1. */
const evidence = viewOf(
  ['a', 'a', 'b', 'b'].map((jobId, index) => ({
    kind: 'exchange',
    id: index + 1,
    scenario: 'jobs',
    key: 'valid',
    sentMs: index,
    receivedMs: index,
    request: { method: 'GET', target: `/v2/echo/status/${jobId}`, headers: {} },
    response: { status: 200, headers: {}, bytes: 1, body: `{"id":"${jobId}","status":"IN_QUEUE"}` },
  })),
);

test('a more specific violation explains what else looks wrong about its jobs, in other exchanges', () => {
  const lead = (shownBy: number[]) =>
    markRelated(
      [violated('execution-time-meaning', shownBy), violated('status-is-current', [2])],
      evidence,
    ).map(({ seenWith }) => seenWith);
  expect(lead([1])).toEqual(['status-is-current', undefined]);
  expect(lead([1, 2])).toEqual(['status-is-current', undefined]);
  expect(lead([3])).toEqual([undefined, undefined]);
});

test('a wrong status of refusals explains that one was refused again and again, beside other requests', () => {
  const refusals = violated('too-many-requests-is-429', [11, 12, 1]);
  const lead = (...shownBy: number[][]) =>
    markRelated([refusals, violated('invalid-request-is-400', ...shownBy)], evidence)[0]?.seenWith;
  expect(lead([11], [12], [13])).toBe('invalid-request-is-400');
  expect(lead([13])).toBeUndefined();
});

test('a violation that is also seen for other jobs is not explained', () => {
  const found = markRelated(
    [violated('image-charge', [1], [3]), violated('image-output-url', [1], [2])],
    evidence,
  );
  expect(found.map(({ seenWith }) => seenWith)).toEqual([undefined, undefined]);
});

test('an explanation never follows what it explains', () => {
  const found = markRelated(
    [violated('price-image-fast', [1], [2]), violated('image-output-url', [1])],
    evidence,
  );
  expect(found.map(({ seenWith }) => seenWith)).toEqual(['image-output-url', undefined]);
});

test('an output that goes away explains what the whole job looks like', () => {
  const found = markRelated(
    [
      violated('job-shape', [1]),
      violated('webhook-content', [2]),
      violated('output-at-status', [2]),
    ],
    evidence,
  );
  const lead = 'output-at-status';
  expect(found.map(({ seenWith }) => seenWith)).toEqual([lead, lead, undefined]);
});

test.each([
  'job-id-type',
  'job-status-type',
  'delay-time-type',
  'execution-time-type',
  'output-type',
  'worker-id-type',
] as const)('%s explains that jobs have another shape, in answers and in webhook calls', (type) => {
  const found = markRelated(
    [violated('job-shape', [1], [2]), violated('webhook-job-shape', [3]), violated(type, [1], [3])],
    evidence,
  );
  expect(found.map(({ seenWith }) => seenWith)).toEqual([type, type, undefined]);
});
