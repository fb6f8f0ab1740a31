/** Judges of limits: evidence that decides nothing, and times. */
import { expect, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import {
  findings,
  type JudgedRule,
  outcomes,
  type RecordedCall,
  withOperations,
} from './records.ts';

const purge = (at: number, more: Partial<RecordedCall> = {}): RecordedCall => ({
  ...{ at, took: 0, call: 'purge-queue' },
  answer: { removed: 0, status: 'completed' },
  ...more,
});
const refused = (at: number, retryAfter = '10', code = 'tooManyRequests'): RecordedCall =>
  purge(at, { http: 429, answer: { code }, headers: { 'retry-after': retryAfter } });

const found = (rule: JudgedRule, ...calls: RecordedCall[]) =>
  outcomes(rule, calls, { ...withOperations, claims: ['request-burst'] });

test('two adjacent windows may admit more requests in a shorter time', () => {
  const calls = [purge(0), purge(9.99), purge(10.01), purge(10.02)];
  expect(found('request-rates', ...calls)).toEqual([]);
  expect(found('request-rates', purge(0), purge(0.001), purge(0.002))).toEqual(['broken']);
});

test('rates are not judged if limits are not declared', () => {
  const calls = [purge(0), purge(0.001), purge(0.002)];
  expect(outcomes('request-rates', calls, withOperations)).toEqual([]);
});

test('a refusal because of a full queue does not count for the rate', () => {
  expect(found('request-rates', purge(0), refused(0.001, '1', 'queueFull'))).toEqual([]);
});

test('a request that is refused beside others exceeds the rate, or the limit of concurrency is too low', () => {
  const asked = (count: number, http: number): RecordedCall[] =>
    Array.from({ length: count }, () => ({
      ...{ at: 0, took: 1, http },
      answer: http === 200 ? { status: 'IN_QUEUE' } : { code: 'tooManyRequests' },
    }));
  const { requests } = limits.rates.operations.getJobStatus;
  const rule = 'request-concurrency';
  expect(found(rule, ...asked(45, 200), ...asked(1, 429))).toEqual(['broken']);
  const before = asked(requests - 45, 200).map((call) => ({ ...call, at: -5 }));
  expect(found(rule, ...before, ...asked(45, 200), ...asked(1, 429))).toEqual([]);
});

test('a request is admitted after `Retry-After`, unless others have used up the window', () => {
  const calls = [purge(0), purge(0), refused(0)];
  expect(found('retry-after', ...calls, purge(10))).toEqual(['holds']);
  expect(found('retry-after', ...calls, refused(10))).toEqual(['broken']);
  expect(found('retry-after', ...calls, refused(5, '5'), purge(10))).toEqual(['holds', 'holds']);
});

test('a request that is always refused while others are answered is not explained by a rate limit', () => {
  const asked = (at: number, http: number, id = 'a'): RecordedCall => ({
    ...{ at, took: 0, http, id },
    answer: http === 200 ? { status: 'IN_QUEUE' } : {},
  });
  const rule = 'too-many-requests-is-429';
  const often = [0, 1, 3, 7, 15, 31].map((at) => asked(at, 429));
  const other = asked(32, 200, 'b');
  expect(found(rule, ...often, other)).toEqual(['broken']);
  expect(found(rule, ...often)).toEqual(['unclear']);
  expect(found(rule, ...often.slice(0, 3), other)).toEqual(['unclear']);
  // Once it was answered, a ban for too many requests may be as long as it likes.
  expect(found(rule, asked(0, 200), ...often, other)).toEqual(['unclear']);
});

test('one request more than the declared burst is refused with 429, if all are sent in quick succession', () => {
  const rule = 'too-many-requests-is-429';
  const burst = (...statuses: number[]) =>
    statuses.map((http, at) => ({
      at: at / 100,
      took: 0.01,
      http,
      answer: { status: 'IN_QUEUE' },
    }));
  const judged = (calls: RecordedCall[], requestBurst = 3) =>
    outcomes(rule, calls, { ...withOperations, claims: ['request-burst'], requestBurst });
  expect(judged(burst(200, 200, 200, 200))).toEqual(['broken']);
  expect(judged(burst(200, 200, 200))).toEqual([]);
  expect(judged(burst(200, 200, 503, 503, 503))).toEqual(['broken']);
  expect(judged(burst(200, 200, 429, 503, 503, 200))).toEqual(['holds']);
  expect(judged(burst(503, 503, 503, 503, 503))).toEqual([]);
  const atOnce = burst(200, 200, 429, 200, 200, 200, 200).map((call) => ({ ...call, at: 0 }));
  expect(judged(atOnce)).toEqual(['holds']);
  const slow = burst(200, 200, 200, 200).map((call, second) => ({ ...call, at: second }));
  expect(judged(slow)).toEqual([]);
  const others = burst(200, 200, 200, 200).map((call, at) => ({ ...call, id: `${at % 2}` }));
  expect(judged(others)).toEqual([]);
  const [finding] = findings(rule, burst(200, 503, 200, 503), { requestBurst: 3 });
  expect(finding?.reason).toContain('got 2 × 200, 2 × 503. `declares.requestBurst`');
});
