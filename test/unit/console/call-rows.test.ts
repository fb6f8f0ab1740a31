/** The rows of the list of webhook calls. */
import { expect, test } from 'vitest';
import type { Delivery, JobList } from '../../../src/client/control.ts';
import { callRows } from '../../../src/console/webhooks/call-rows.ts';

const endpointId = 'echo';
const host = '127.0.0.1:9000';

function delivery(sequence: number, jobId: string, next: Partial<Delivery> = {}): Delivery {
  const answer = { attempt: 1, host, outcome: 'status 500', acknowledged: false };
  return { sequence, atMs: 10 * sequence, jobId, endpointId, ...answer, ...next };
}

type Job = JobList['jobs'][number];

function job(id: string, queuedMs: number, webhook?: Job['webhook']): Job {
  const submitted = { number: 1, endpointId, submission: 'runJob', lowPriority: false } as const;
  const state = { status: 'IN_PROGRESS', retries: 0, queuedMs } as const;
  return { id, ...submitted, ...state, ...(webhook !== undefined && { webhook }) };
}

const toCome = { host, attempts: 0, state: 'waiting' } as const;

test('the webhook of a job that has not ended waits, where the job was submitted', () => {
  const deliveries = [delivery(9, 'b', { attempt: 2 }), delivery(5, 'b', { nextMs: 90 })];
  const rows = callRows(deliveries, [
    job('late', 95, toCome),
    job('early', 70, toCome),
    job('none', 80),
    job('called', 20, { ...toCome, attempts: 1 }),
    job('over', 20, { host, attempts: 3, state: 'givenUp' }),
  ]);
  expect(rows.map(({ jobId, attempt, state, number }) => [jobId, attempt, state, number])).toEqual([
    ['late', 0, 'waiting', 9.5],
    ['b', 2, 'given up', 9],
    ['early', 0, 'waiting', 5.5],
    ['b', 1, 'failed', 5],
  ]);
});

test('the number of a call to come is above all before it, and below the next call', () => {
  const jobs = [1, 2, 100_000].map((number) => ({
    ...job(`${number}`, 95 + number, toCome),
    number,
  }));
  const numbers = callRows([delivery(9, 'b')], jobs).map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(new Set(numbers).size).toBe(4);
  expect(numbers[0]).toBeLessThan(10);
});

test('a list without calls has those to come', () => {
  expect(callRows([], [job('a', 1, toCome)])).toMatchObject([{ state: 'waiting', number: 0.5 }]);
});
