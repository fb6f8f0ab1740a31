/** Judges of the additional operations: evidence that could be over-interpreted. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import type { Subject } from '../../../src/evidence/calls.ts';
import { callView, type RecordedCall } from './call-records.ts';

const a = 'a';
const run: RecordedCall = {
  call: 'POST /run',
  sent: { input: {} },
  body: { id: a, status: 'IN_QUEUE' },
};
const asked = (status: string, more: object = {}): RecordedCall => ({
  call: `GET /status/${a}`,
  body: { id: a, status, ...more },
});
const gone: RecordedCall = { call: `GET /status/${a}`, status: 404 };
const cancel = (status = 200, body: object = { id: a, status: 'CANCELLED' }): RecordedCall => ({
  call: `POST /cancel/${a}`,
  status,
  body: status === 200 ? body : {},
});
const retry = (status = 200): RecordedCall => ({
  call: `POST /retry/${a}`,
  status,
  body: status === 200 ? { id: a, status: 'IN_QUEUE' } : {},
});

function outcomes(
  rule: keyof typeof judges,
  calls: readonly RecordedCall[],
  subject: Partial<Subject> = {},
): string[] {
  return judges[rule](callView(calls, subject)).map(({ outcome }) => outcome);
}

test('a cancelled job must remain cancelled', () => {
  expect(outcomes('cancel-job', [run, cancel(), asked('CANCELLED')])).toEqual(['holds']);
  expect(outcomes('cancel-job', [run, cancel(), asked('IN_PROGRESS')])).toEqual(['broken']);
  expect(outcomes('cancel-job', [run, cancel()])).toEqual(['unclear']);
});

test('a job may end before its cancellation', () => {
  expect(outcomes('cancel-job', [run, cancel(409), asked('COMPLETED')])).toEqual(['unclear']);
  expect(outcomes('cancel-job', [run, cancel(409), asked('IN_PROGRESS')])).toEqual(['broken']);
});

test('429 and server errors do not count as refusals', () => {
  for (const status of [429, 500, 503]) {
    expect(outcomes('cancel-job', [run, cancel(status), asked('IN_PROGRESS')])).toEqual([
      'unclear',
    ]);
    expect(outcomes('cancel-of-ended-job-is-409', [asked('FAILED'), cancel(status)])).toEqual([
      'unclear',
    ]);
  }
});

test('an undeclared operation is not judged', () => {
  expect(outcomes('cancel-job', [run, cancel(404)], { operations: [] })).toEqual([]);
});

test('an ended job may have been removed', () => {
  const calls = [asked('COMPLETED'), cancel(404)];
  expect(outcomes('cancel-of-ended-job-is-409', calls)).toEqual(['unclear']);
  expect(outcomes('cancel-of-ended-job-is-409', [...calls, asked('COMPLETED')])).toEqual([
    'broken',
  ]);
});

test('a retried job does not count as ended', () => {
  const calls = [asked('FAILED'), retry(), cancel()];
  expect(outcomes('cancel-of-ended-job-is-409', calls)).toEqual([]);
});

test('after a retry with status 500 the state of the job is unknown', () => {
  expect(outcomes('cancel-of-ended-job-is-409', [asked('FAILED'), retry(500), cancel()])).toEqual(
    [],
  );
});

test('retries are counted if their responses are known', () => {
  const failed = asked('FAILED');
  expect(
    outcomes('retries-counted', [run, failed, retry(), asked('FAILED', { retries: 1 })]),
  ).toEqual(['holds']);
  expect(outcomes('retries-counted', [run, failed, retry(), failed])).toEqual(['broken']);
  expect(outcomes('retries-counted', [run, failed, retry(500), failed])).toEqual([]);
});

test('a running job may fail before its retry', () => {
  const calls = [asked('IN_PROGRESS'), retry()];
  expect(outcomes('retry-of-other-job-is-409', [...calls, asked('FAILED')])).toEqual(['unclear']);
  expect(outcomes('retry-of-other-job-is-409', [...calls, asked('IN_PROGRESS')])).toEqual([
    'broken',
  ]);
});

const purge = (removed: number, probes: readonly string[] = []): RecordedCall => ({
  call: 'POST /purge-queue',
  body: { removed, status: 'completed' },
  probes,
});

test('a purge may remove jobs of other callers, but not fewer jobs than the evidence shows', () => {
  expect(outcomes('purge-queue', [run, purge(5), asked('CANCELLED')])).toEqual(['holds']);
  expect(outcomes('purge-queue', [run, purge(0), asked('CANCELLED')])).toEqual(['broken']);
});

test('a worker may take a job before the purge', () => {
  expect(outcomes('purge-queue', [run, purge(0), asked('IN_PROGRESS')])).toEqual(['unclear']);
  expect(outcomes('purge-queue', [run, purge(0), asked('IN_QUEUE')])).toEqual(['broken']);
});

test('on an exclusive endpoint, the number of removed jobs must be exact', () => {
  const alone = purge(2, ['purge-queue']);
  expect(outcomes('purge-queue', [run, alone, asked('CANCELLED')])).toEqual(['broken']);
});

const kept = (at: number): RecordedCall => ({ ...asked('COMPLETED', { output: {} }), at });
const forgotten = (at: number): RecordedCall => ({ ...gone, at });

test('retention is judged as precisely as the status requests allow', () => {
  const calls = [run, kept(1000)];
  const rule = 'retention-after-run';
  expect(outcomes(rule, [...calls, kept(1_795_000), forgotten(1_808_000)])).toEqual(['holds']);
  expect(outcomes(rule, [...calls, kept(1_000_000), forgotten(1_808_000)])).toEqual(['unclear']);
  expect(outcomes(rule, [...calls, forgotten(1_700_000)])).toEqual(['broken']);
  expect(outcomes(rule, [...calls, kept(1_900_000)])).toEqual(['broken']);
  expect(outcomes(rule, [...calls, kept(1_802_000)])).toEqual([]);
});

const waited = (took: number, body: object, query = '?wait=1000'): RecordedCall => ({
  call: `POST /runsync${query}`,
  sent: { input: {} },
  took,
  body,
});
const unfinished = { id: 'sync-a', status: 'IN_PROGRESS' };
const finished = { id: 'sync-a', status: 'COMPLETED', output: {} };

test('a wait must end with an unfinished job, neither early nor much too late', () => {
  expect(outcomes('runsync-wait-limit', [waited(1000, unfinished)])).toEqual(['holds']);
  expect(outcomes('runsync-wait-limit', [waited(3400, finished)])).toEqual([]);
  expect(outcomes('runsync-wait-limit', [waited(3600, finished)])).toEqual(['broken']);
  expect(outcomes('runsync-unfinished-answer', [waited(1000, unfinished)])).toEqual(['holds']);
  expect(outcomes('runsync-unfinished-answer', [waited(800, unfinished)])).toEqual(['broken']);
  expect(outcomes('runsync-unfinished-answer', [waited(800, finished)])).toEqual([]);
});

test('without a wait the default applies', () => {
  expect(outcomes('runsync-unfinished-answer', [waited(20_000, unfinished, '')])).toEqual([
    'broken',
  ]);
  expect(outcomes('runsync-wait-limit', [waited(90_000, unfinished, '')])).toEqual(['holds']);
});

test('a single internal error does not break the rule about failed jobs', () => {
  const endpoints: Subject['endpoints'] = [
    { id: 'script', kind: 'serverless', inputs: { failing: { bad: true } } },
  ];
  const failing = { call: 'POST /runsync', sent: { input: { bad: true } } };
  const failed: RecordedCall = { ...failing, body: { id: 'sync-a', status: 'FAILED' } };
  const error: RecordedCall = { ...failing, status: 500 };
  const rule = 'runsync-answers-failed-job';
  expect(outcomes(rule, [error], { endpoints })).toEqual(['unclear']);
  expect(outcomes(rule, [error, failed], { endpoints })).toEqual(['unclear', 'holds']);
  expect(outcomes(rule, [error, error], { endpoints })).toEqual(['broken', 'broken']);
});
