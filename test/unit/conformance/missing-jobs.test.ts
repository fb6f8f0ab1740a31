/** How a deployment says that there is no such job is not stated, so judges read it from what it says of made-up ones. */
import { describe, expect, test } from 'vitest';
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

describe('if no job was made up', () => {
  const failing = { at: 0, call: 'run', sent: { input: { fails: 1 } } } as const;
  const waiting = { at: 1, answer: { status: 'IN_QUEUE' } };
  const state = (at: number, more: object = {}) => ({ at, answer: { status: 'NOWHERE', ...more } });
  const failureState = (...calls: readonly RecordedCall[]) =>
    recognised('failure-state', [failing, waiting, ...calls]);

  test('a state of its own may be that of a job or of none', () => {
    const calls = [failing, waiting, { at: 2, answer: { status: 'FAILED' } }, state(3)];
    expect(recognised('finality', calls)).toMatchObject({ kind: 'notSeen' });
    expect(failureState(state(2))).toMatchObject({ kind: 'notSeen' });
    const kept = [{ at: 0, call: 'run' } as const, { at: 1, answer: done }, state(60)];
    expect(recognised('retention-after-run', kept)).toMatchObject({ kind: 'notSeen' });
  });

  test('a state with what only a job has is that of a job', () => {
    expect(failureState(state(2, { error: 'No.' }))).toMatchObject({ parameter: 'NOWHERE' });
  });

  test('a state that a job leaves is that of a job', () => {
    const calls = [
      { at: 0, call: 'run' } as const,
      waiting,
      state(2),
      { at: 3, answer: { status: 'IN_PROGRESS' } },
      { at: 4, answer: done },
    ];
    const found = { kind: 'does', alternative: 'further-states' };
    expect(recognised('other-transitions', calls)).toMatchObject(found);
  });
});
