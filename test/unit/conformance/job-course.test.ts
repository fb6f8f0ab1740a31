/** Within which limits a job waited and ran. */
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { courseOf } from '../../../src/conformance/judging/jobs/job-course.ts';
import { done, evidenceOf, queued, type RecordedCall, running } from './records.ts';

/** Each request takes 0.1 s. */
function course(...answers: readonly (readonly [at: number, answer: object])[]) {
  const submission: RecordedCall = { at: 0, call: 'run', sent: { input: {} } };
  const calls = answers.map(([at, answer]): RecordedCall => ({ at, answer }));
  const [history] = viewOf(evidenceOf([submission, ...calls], {})).jobs;
  if (history === undefined) throw new Error('Expected a job');
  return courseOf(history);
}

test('a job waited until it was seen elsewhere, and ran from when it was last seen to wait', () => {
  expect(course([1, queued], [2, running], [4, running], [5, done])).toMatchObject({
    waited: { leastMs: 900, mostMs: 2100 },
    ran: { leastMs: 1900, mostMs: 4100 },
    lastedMs: 5100,
    isBack: false,
  });
});

test('a job that was only seen to wait has no sign of a worker, unless its end has one', () => {
  const failed = { status: 'FAILED' };
  expect(course([1, queued], [2, failed])?.started).toBeUndefined();
  expect(course([1, queued], [2, { ...failed, workerId: 'a' }])?.started).toBeDefined();
  expect(course([1, { status: 'STARTING' }], [2, failed])?.started).toBeDefined();
});

test('the run of a job that goes back into the queue is measured until then', () => {
  const back = course([1, running], [2, running], [3, queued], [9, running], [12, done]);
  expect(back).toMatchObject({ isBack: true, ran: { leastMs: 900, mostMs: 12_100 } });
  expect(back?.lastRan.mostMs).toBe(9100);
});

test('what a job shows after its end does not count', () => {
  expect(course([1, running], [2, done], [30, running])?.ran).toEqual({
    leastMs: 0,
    mostMs: 2100,
  });
});

test('a job that has not ended has no course', () => {
  expect(course([1, running])).toBeUndefined();
});
