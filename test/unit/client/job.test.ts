import { expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { defaultFinalStates, parseJob } from '../../../src/client/index.ts';

test.each(Object.entries(lifecycle.states))('%s has its phase', (status, { phase }) => {
  expect(parseJob({ id: 'a', status })?.phase).toBe(phase);
});

test("the default final states are the reference's final states without a result", () => {
  expect([...defaultFinalStates].sort()).toEqual(['CANCELLED', 'FAILED', 'TIMED_OUT']);
});

test.each(['WARMING_UP', 'completed', '', 'toString', '__proto__'])(
  'the state %j has the phase unknown',
  (status) => {
    expect(parseJob({ id: 'a', status, output: {} })).toMatchObject({ phase: 'unknown', status });
  },
);

test('other final states replace the default ones', () => {
  const finalStates = ['GONE'];
  expect(parseJob({ id: 'a', status: 'GONE' }, { finalStates })?.phase).toBe('ended');
  expect(parseJob({ id: 'a', status: 'FAILED' }, { finalStates })?.phase).toBe('unknown');
});

test('the stated states keep their phases regardless of the final states', () => {
  const finalStates = ['COMPLETED', 'IN_PROGRESS', 'FAILED'];
  const completed = parseJob({ id: 'a', status: 'COMPLETED', output: { b: 1 } }, { finalStates });
  expect(completed).toMatchObject({ phase: 'completed', output: { b: 1 } });
  expect(parseJob({ id: 'a', status: 'IN_PROGRESS' }, { finalStates })?.phase).toBe('running');
});

test('fields of the stated types are read; other values stay in `raw`', () => {
  const raw = {
    id: 'a',
    status: 'FAILED',
    delayTime: 5,
    executionTime: '7',
    workerId: 1,
    more: [],
  };
  expect(parseJob(raw)).toEqual({
    phase: 'ended',
    id: 'a',
    status: 'FAILED',
    delayTime: 5,
    executionTime: undefined,
    workerId: undefined,
    error: undefined,
    raw,
  });
});

test('an error that is not a string stays in `raw`', () => {
  expect(parseJob({ id: 'a', status: 'FAILED', error: 'why' })).toMatchObject({ error: 'why' });
  expect(parseJob({ id: 'a', status: 'FAILED', error: { a: 1 } })).toMatchObject({
    error: undefined,
    raw: { error: { a: 1 } },
  });
});

test.each([undefined, null, 0, false, [], 'text', { a: 1 }])('the output may be %j', (output) => {
  expect(parseJob({ id: 'a', status: 'COMPLETED', output })).toMatchObject({
    phase: 'completed',
    output,
  });
});

test('only a completed job has an output', () => {
  for (const status of ['IN_QUEUE', 'IN_PROGRESS', 'FAILED', 'ELSE']) {
    expect(parseJob({ id: 'a', status, output: {} })).not.toHaveProperty('output');
  }
});

test.each([
  undefined,
  null,
  'COMPLETED',
  [],
  [{ id: 'a', status: 'COMPLETED' }],
  {},
  { status: 'COMPLETED' },
  { id: 'a' },
  { id: '', status: 'COMPLETED' },
  { id: 7, status: 'COMPLETED' },
  { id: 'a', status: 404, title: 'Not found' },
])('%j is rejected as a job', (json) => {
  expect(parseJob(json)).toBeUndefined();
});

test('a response may omit an id that the caller already knows', () => {
  expect(parseJob({ status: 'IN_QUEUE' }, { id: 'known' })?.id).toBe('known');
  expect(parseJob({ status: 'IN_QUEUE', id: 'own' }, { id: 'known' })?.id).toBe('own');
  expect(parseJob({ status: 'IN_QUEUE', id: 7 }, { id: 'known' })).toBeUndefined();
});
