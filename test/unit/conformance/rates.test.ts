/** Judges of limits: evidence that could be over-interpreted. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import type { Subject } from '../../../src/evidence/calls.ts';
import { callView, type RecordedCall } from './call-records.ts';

const purge = (at: number, more: Partial<RecordedCall> = {}): RecordedCall => ({
  call: 'POST /purge-queue',
  at,
  body: { removed: 0, status: 'completed' },
  ...more,
});
const refused = (at: number, retryAfter = '10', code = 'tooManyRequests'): RecordedCall =>
  purge(at, { status: 429, body: { code }, headers: { 'retry-after': retryAfter } });

function outcomes(
  rule: keyof typeof judges,
  calls: readonly RecordedCall[],
  subject: Partial<Subject> = {},
): string[] {
  return judges[rule](callView(calls, subject)).map(({ outcome }) => outcome);
}

test('a window admits as many requests as the limit, and no more', () => {
  expect(outcomes('request-rates', [purge(0), purge(1), refused(2)])).toEqual(['holds']);
  expect(outcomes('request-rates', [purge(0), purge(1), purge(2)])).toEqual(['broken']);
  expect(outcomes('request-rates', [purge(0), refused(1)])).toEqual(['broken']);
});

test('two adjacent windows may admit more requests in a shorter time', () => {
  const calls = [purge(0), purge(9_990), purge(10_010), purge(10_020)];
  expect(outcomes('request-rates', calls)).toEqual([]);
});

test('rates are not judged if limits are not declared', () => {
  expect(outcomes('request-rates', [purge(0), purge(1), purge(2)], { claims: [] })).toEqual([]);
});

test('a refusal because of a full queue does not count for the rate', () => {
  const full = refused(1, '1', 'queueFull');
  expect(outcomes('request-rates', [purge(0), full])).toEqual([]);
});

test('a request is admitted after `Retry-After`, unless others have used up the window', () => {
  const calls = [purge(0), purge(0), refused(0)];
  expect(outcomes('retry-after', [...calls, purge(10_000)])).toEqual(['holds']);
  expect(outcomes('retry-after', [...calls, refused(10_000)])).toEqual(['broken']);
  expect(outcomes('retry-after', [...calls, refused(5_000, '5'), purge(10_000)])).toEqual([
    'holds',
    'holds',
  ]);
});

test('`Retry-After` is a number of seconds within the window', () => {
  const calls = (text: string) => [purge(0), purge(0), refused(0, text)];
  expect(outcomes('retry-after', calls('soon'))).toEqual(['broken']);
  expect(outcomes('retry-after', calls('10000'))).toEqual(['broken']);
});

const asked = (at: number, status: number, job = 'a'): RecordedCall => ({
  call: `GET /status/${job}`,
  at,
  status,
  body: status === 200 ? { id: job, status: 'IN_QUEUE' } : {},
});

test('a request that is always refused while others are answered is not explained by a rate limit', () => {
  const rule = 'too-many-requests-is-429';
  const often = [0, 1, 3, 7, 15, 31].map((second) => asked(second * 1000, 429));
  expect(outcomes(rule, [...often, asked(32_000, 200, 'b')])).toEqual(['broken']);
  expect(outcomes(rule, often)).toEqual(['unclear']);
  expect(outcomes(rule, [...often.slice(0, 3), asked(32_000, 200, 'b')])).toEqual(['unclear']);
  // Once it was answered, a ban for too many requests may be as long as it likes.
  expect(outcomes(rule, [asked(0, 200), ...often, asked(32_000, 200, 'b')])).toEqual(['unclear']);
  expect(outcomes(rule, [asked(0, 200), asked(1, 429), asked(2000, 200)])).toEqual(['holds']);
});
