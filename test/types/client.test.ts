/** Promises of the client's types; the type checker fails this file when one is broken. */
import { expect, expectTypeOf, test } from 'vitest';
import {
  type CallOptions,
  type Client,
  type ClientOptions,
  type CompletedJob,
  type EndedJob,
  type FinishedJob,
  type Job,
  type JobRequest,
  parseJob,
  type WaitOptions,
} from '../../src/client/index.ts';

test('only a completed job has an output', () => {
  const job = parseJob({ id: '1', status: 'COMPLETED', output: {} });
  if (job?.phase === 'completed') expectTypeOf(job.output).toBeUnknown();
  // @ts-expect-error an output is only there once the phase is known
  expect(job?.output).toEqual({});
  if (job !== undefined && job.phase !== 'completed') {
    // @ts-expect-error and in no other phase
    expect(job.output).toBeUndefined();
  }
});

test('only an ended job has an error', () => {
  const job = parseJob({ id: '1', status: 'FAILED', error: 'why' });
  if (job?.phase === 'ended') expectTypeOf(job.error).toEqualTypeOf<string | undefined>();
  // @ts-expect-error an error is only there once the phase is known
  expect(job?.error).toBe('why');
});

test('the phases are a closed union although the states are open', () => {
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

test('the compiler reports a switch that misses a phase', () => {
  const describe = (job: Job): string => {
    switch (job.phase) {
      case 'waiting':
      case 'running':
      case 'completed':
      case 'ended':
        return job.phase;
      default:
        // @ts-expect-error the unknown phase is left
        return job satisfies never;
    }
  };
  expect(describe({ ...base, phase: 'waiting' })).toBe('waiting');
});

test('a finished job is completed or ended', () => {
  expectTypeOf<Awaited<ReturnType<Client['runAndWait']>>>().toEqualTypeOf<FinishedJob>();
  expectTypeOf<Awaited<ReturnType<Client['waitFor']>>>().toEqualTypeOf<FinishedJob>();
  expectTypeOf<FinishedJob>().toEqualTypeOf<CompletedJob | EndedJob>();
});

test('a single call returns a job in any phase', () => {
  expectTypeOf<Awaited<ReturnType<Client['run']>>>().toEqualTypeOf<Job>();
  expectTypeOf<Awaited<ReturnType<Client['runSync']>>>().toEqualTypeOf<Job>();
  expectTypeOf<Awaited<ReturnType<Client['status']>>>().toEqualTypeOf<Job>();
});

test('times have the types of the contract, and `received` is unknown', () => {
  expectTypeOf<Job['delayTime']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Job['executionTime']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Job['workerId']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Job['raw'][string]>().toBeUnknown();
});

test('a job cannot be changed', () => {
  const job: Job = { ...base, phase: 'waiting' };
  // @ts-expect-error it is what was seen
  job.status = 'COMPLETED';
  expect(job.phase).toBe('waiting');
});

test('a request is an open object with an input', () => {
  const request: JobRequest = { input: { anything: [1] }, policy: { ttl: 10_000 }, extra: 1 };
  expect(request.input).toEqual({ anything: [1] });
  // @ts-expect-error the input is required
  const without: JobRequest = {};
  // @ts-expect-error the input is an object
  const text: JobRequest = { input: 'text' };
  // @ts-expect-error a limit is a number of milliseconds
  const limit: JobRequest = { input: {}, policy: { ttl: '1h' } };
  expect([without, text, limit]).toHaveLength(3);
});

test('the global fetch and options that may be undefined are accepted', () => {
  expectTypeOf(fetch).toExtend<NonNullable<ClientOptions['fetch']>>();
  expectTypeOf<{ signal: AbortSignal | undefined }>().toExtend<CallOptions>();
  expectTypeOf<{ timeoutMs: number | undefined }>().toExtend<WaitOptions>();
  expectTypeOf<WaitOptions>().toExtend<CallOptions>();
});

const base = {
  id: '1',
  status: 'X',
  delayTime: undefined,
  executionTime: undefined,
  workerId: undefined,
  raw: {},
};
