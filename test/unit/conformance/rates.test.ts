/** What evidence says of limits, where it is easily over-read. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import type { Subject } from '../../../src/evidence/records.ts';
import { callView, type Told } from './call-records.ts';

const purge = (at: number, more: Partial<Told> = {}): Told => ({
  call: 'POST /purge-queue',
  at,
  body: { removed: 0, status: 'completed' },
  ...more,
});
const refused = (at: number, retryAfter = '10', code = 'tooManyRequests'): Told =>
  purge(at, { status: 429, body: { code }, headers: { 'retry-after': retryAfter } });

function outcomes(
  rule: keyof typeof judges,
  told: readonly Told[],
  subject: Partial<Subject> = {},
): string[] {
  return judges[rule](callView(told, subject)).map(({ outcome }) => outcome);
}

test('a window has as many requests as it may have, and no more', () => {
  expect(outcomes('request-rates', [purge(0), purge(1), refused(2)])).toEqual(['holds']);
  expect(outcomes('request-rates', [purge(0), purge(1), purge(2)])).toEqual(['broken']);
  expect(outcomes('request-rates', [purge(0), refused(1)])).toEqual(['broken']);
});

test('two windows may meet', () => {
  const told = [purge(0), purge(9_990), purge(10_010), purge(10_020)];
  expect(outcomes('request-rates', told)).toEqual([]);
});

test('nothing is known of rates where limits were not declared', () => {
  expect(outcomes('request-rates', [purge(0), purge(1), purge(2)], { claims: [] })).toEqual([]);
});

test('a full queue is no rate', () => {
  const full = refused(1, '1', 'queueFull');
  expect(outcomes('request-rates', [purge(0), full])).toEqual([]);
});

test('a pause that was asked for is long enough, whoever uses up what follows', () => {
  const told = [purge(0), purge(0), refused(0)];
  expect(outcomes('retry-after', [...told, purge(10_000)])).toEqual(['holds']);
  expect(outcomes('retry-after', [...told, refused(10_000)])).toEqual(['broken']);
  expect(outcomes('retry-after', [...told, refused(5_000, '5'), purge(10_000)])).toEqual([
    'holds',
    'holds',
  ]);
});

test('a refusal says for how long, in seconds', () => {
  const told = (text: string) => [purge(0), purge(0), refused(0, text)];
  expect(outcomes('retry-after', told('soon'))).toEqual(['broken']);
  expect(outcomes('retry-after', told('10000'))).toEqual(['broken']);
});

const asked = (at: number, status: number, job = 'a'): Told => ({
  call: `GET /status/${job}`,
  at,
  status,
  body: status === 200 ? { id: job, status: 'IN_QUEUE' } : {},
});

test('what is refused for good while others are answered is not too many', () => {
  const rule = 'too-many-requests-is-429';
  const often = [0, 1, 3, 7, 15, 31].map((second) => asked(second * 1000, 429));
  expect(outcomes(rule, [...often, asked(32_000, 200, 'b')])).toEqual(['broken']);
  expect(outcomes(rule, often)).toEqual(['unclear']);
  expect(outcomes(rule, [...often.slice(0, 3), asked(32_000, 200, 'b')])).toEqual(['unclear']);
  // Once it was answered, a ban for too many requests may be as long as it likes.
  expect(outcomes(rule, [asked(0, 200), ...often, asked(32_000, 200, 'b')])).toEqual(['unclear']);
  expect(outcomes(rule, [asked(0, 200), asked(1, 429), asked(2000, 200)])).toEqual(['holds']);
});
