/** Promises of the client's types; the type checker fails this file when one is broken. */
import { expect, expectTypeOf, test } from 'vitest';
import {
  type Client,
  type FinishedJob,
  type Job,
  type JobRequest,
  parseJob,
} from '../../src/client/index.ts';

test('only a completed job has an output', () => {
  const job = parseJob({ id: '1', status: 'COMPLETED', output: {} });
  if (job?.phase === 'completed') expectTypeOf(job.output).toBeUnknown();
  // @ts-expect-error an output is only there once the phase is known
  expect(job?.output).toEqual({});
});

test('the phases are a closed union although the states are not', () => {
  const describe = (job: Job): string => {
    switch (job.phase) {
      case 'waiting':
      case 'running':
      case 'completed':
      case 'ended':
      case 'unknown':
        return job.phase;
      default:
        return job satisfies never;
    }
  };
  expect(describe({ ...base, phase: 'unknown' })).toBe('unknown');
  expectTypeOf<Job['status']>().toEqualTypeOf<string>();
});

test('a finished job is completed or ended', () => {
  expectTypeOf<Awaited<ReturnType<Client['runAndWait']>>>().toEqualTypeOf<FinishedJob>();
  expectTypeOf<FinishedJob['phase']>().toEqualTypeOf<'completed' | 'ended'>();
});

test('a request is an open object with an input', () => {
  const request: JobRequest = { input: { anything: [1] }, policy: { ttl: 10_000 }, extra: 1 };
  expect(request.input).toEqual({ anything: [1] });
  // @ts-expect-error the input is required
  const without: JobRequest = {};
  expect(without).toEqual({});
});

const base = {
  id: '1',
  status: 'X',
  delayTime: undefined,
  executionTime: undefined,
  workerId: undefined,
  raw: {},
};
