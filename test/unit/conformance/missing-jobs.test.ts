/** How a deployment says that there is no such job is not stated, so judges read it from what it says of made-up ones. */
import { expect, test } from 'vitest';
import { done, outcomes, type RecordedCall, recognised } from './records.ts';

const submitted = { at: 0, call: 'run', sent: { input: { ordinary: true } } } as const;
const madeUp = { id: 'made-up', probes: ['unknown-job-is-404'] };
const seen = { at: 1, answer: done };

/** Each as the answer for a job that nobody submitted, and for one that was deleted. */
const ways: Readonly<Record<string, Partial<RecordedCall>>> = {
  '404': { http: 404, answer: '' },
  '400': { http: 400, answer: '{"error":"No."}' },
  'an empty object': { answer: '{}' },
  null: { answer: 'null' },
  'no content': { http: 204, answer: '' },
  'a state': { answer: '{"status":"NO_SUCH_JOB","message":"It is gone."}' },
};

test.each(Object.entries(ways))('%s may mean that a job is gone', (_, way) => {
  const calls = [submitted, { ...madeUp, ...way, at: 0 }, seen, { ...way, at: 60 }];
  expect(outcomes('output-at-status', calls)).toEqual(['holds']);
  expect(outcomes('job-shape', calls).filter((outcome) => outcome === 'broken')).toEqual([]);
  expect(recognised('finality', calls)).toMatchObject({ kind: 'notSeen' });
  expect(recognised('retention-after-run', calls)).toMatchObject({
    kind: 'does',
    alternative: 'limited',
  });
});

test.each(Object.entries(ways))('%s is not how a new job may be answered for long', (_, way) => {
  const calls = [submitted, { ...madeUp, ...way, at: 0 }, { ...way, at: 0.2 }, { ...way, at: 8 }];
  expect(outcomes('status-takes-run-id', calls)).toEqual(['broken']);
});

test('a state in which jobs are announced is none of unknown jobs', () => {
  const failed = { status: 'FAILED', error: 'No.' };
  const calls = [
    submitted,
    { ...madeUp, at: 0, answer: '{"status":"FAILED"}' },
    { at: 1, answer: failed },
    { at: 2, answer: failed },
  ];
  expect(recognised('failure-state', calls)).toMatchObject({ parameter: 'FAILED' });
});
