/** What evidence says of operations beyond the stated ones, where it is easily over-read. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import type { Subject } from '../../../src/evidence/records.ts';
import { callView, type Told } from './call-records.ts';

const a = 'a';
const run: Told = { call: 'POST /run', sent: { input: {} }, body: { id: a, status: 'IN_QUEUE' } };
const asked = (status: string, more: object = {}): Told => ({
  call: `GET /status/${a}`,
  body: { id: a, status, ...more },
});
const gone: Told = { call: `GET /status/${a}`, status: 404 };
const cancel = (status = 200, body: object = { id: a, status: 'CANCELLED' }): Told => ({
  call: `POST /cancel/${a}`,
  status,
  body: status === 200 ? body : {},
});
const retry = (status = 200): Told => ({
  call: `POST /retry/${a}`,
  status,
  body: status === 200 ? { id: a, status: 'IN_QUEUE' } : {},
});

function outcomes(
  rule: keyof typeof judges,
  told: readonly Told[],
  subject: Partial<Subject> = {},
): string[] {
  return judges[rule](callView(told, subject)).map(({ outcome }) => outcome);
}

test('a job that is called off has to stay so', () => {
  expect(outcomes('cancel-job', [run, cancel(), asked('CANCELLED')])).toEqual(['holds']);
  expect(outcomes('cancel-job', [run, cancel(), asked('IN_PROGRESS')])).toEqual(['broken']);
  expect(outcomes('cancel-job', [run, cancel()])).toEqual(['unclear']);
});

test('a job may end before it is called off', () => {
  expect(outcomes('cancel-job', [run, cancel(409), asked('COMPLETED')])).toEqual(['unclear']);
  expect(outcomes('cancel-job', [run, cancel(409), asked('IN_PROGRESS')])).toEqual(['broken']);
});

test('load and errors of the service are no refusal', () => {
  for (const status of [429, 500, 503]) {
    expect(outcomes('cancel-job', [run, cancel(status), asked('IN_PROGRESS')])).toEqual([
      'unclear',
    ]);
    expect(outcomes('cancel-of-ended-job-is-409', [asked('FAILED'), cancel(status)])).toEqual([
      'unclear',
    ]);
  }
});

test('an operation that is not declared need not be there', () => {
  expect(outcomes('cancel-job', [run, cancel(404)], { operations: [] })).toEqual([]);
});

test('an ended job may have been forgotten', () => {
  const told = [asked('COMPLETED'), cancel(404)];
  expect(outcomes('cancel-of-ended-job-is-409', told)).toEqual(['unclear']);
  expect(outcomes('cancel-of-ended-job-is-409', [...told, asked('COMPLETED')])).toEqual(['broken']);
});

test('a job that was retried is no ended one', () => {
  const told = [asked('FAILED'), retry(), cancel()];
  expect(outcomes('cancel-of-ended-job-is-409', told)).toEqual([]);
});

test('a retry whose answer is lost leaves the job unknown', () => {
  expect(outcomes('cancel-of-ended-job-is-409', [asked('FAILED'), retry(500), cancel()])).toEqual(
    [],
  );
});

test('retries are counted when their answers are known', () => {
  const failed = asked('FAILED');
  expect(
    outcomes('retries-counted', [run, failed, retry(), asked('FAILED', { retries: 1 })]),
  ).toEqual(['holds']);
  expect(outcomes('retries-counted', [run, failed, retry(), failed])).toEqual(['broken']);
  expect(outcomes('retries-counted', [run, failed, retry(500), failed])).toEqual([]);
});

test('a job that runs may have failed by the time of its retry', () => {
  const told = [asked('IN_PROGRESS'), retry()];
  expect(outcomes('retry-of-other-job-is-409', [...told, asked('FAILED')])).toEqual(['unclear']);
  expect(outcomes('retry-of-other-job-is-409', [...told, asked('IN_PROGRESS')])).toEqual([
    'broken',
  ]);
});

const purge = (removed: number, probes: readonly string[] = []): Told => ({
  call: 'POST /purge-queue',
  body: { removed, status: 'completed' },
  probes,
});

test('jobs of others may have waited too, but not fewer than are known', () => {
  expect(outcomes('purge-queue', [run, purge(5), asked('CANCELLED')])).toEqual(['holds']);
  expect(outcomes('purge-queue', [run, purge(0), asked('CANCELLED')])).toEqual(['broken']);
});

test('a job may be taken before its queue is emptied', () => {
  expect(outcomes('purge-queue', [run, purge(0), asked('IN_PROGRESS')])).toEqual(['unclear']);
  expect(outcomes('purge-queue', [run, purge(0), asked('IN_QUEUE')])).toEqual(['broken']);
});

test('where the endpoint is its own, the count is exact', () => {
  const alone = purge(2, ['purge-queue']);
  expect(outcomes('purge-queue', [run, alone, asked('CANCELLED')])).toEqual(['broken']);
});

const kept = (at: number): Told => ({ ...asked('COMPLETED', { output: {} }), at });
const forgotten = (at: number): Told => ({ ...gone, at });

test('how long a job is kept is known as closely as it was asked for', () => {
  const told = [run, kept(1000)];
  const rule = 'retention-after-run';
  expect(outcomes(rule, [...told, kept(1_795_000), forgotten(1_808_000)])).toEqual(['holds']);
  expect(outcomes(rule, [...told, kept(1_000_000), forgotten(1_808_000)])).toEqual(['unclear']);
  expect(outcomes(rule, [...told, forgotten(1_700_000)])).toEqual(['broken']);
  expect(outcomes(rule, [...told, kept(1_900_000)])).toEqual(['broken']);
  expect(outcomes(rule, [...told, kept(1_802_000)])).toEqual([]);
});

const waited = (took: number, body: object, query = '?wait=1000'): Told => ({
  call: `POST /runsync${query}`,
  sent: { input: {} },
  took,
  body,
});
const unfinished = { id: 'sync-a', status: 'IN_PROGRESS' };
const finished = { id: 'sync-a', status: 'COMPLETED', output: {} };

test('a wait ends with an unfinished job, neither sooner nor much later', () => {
  expect(outcomes('runsync-wait-limit', [waited(1000, unfinished)])).toEqual(['holds']);
  expect(outcomes('runsync-wait-limit', [waited(3400, finished)])).toEqual([]);
  expect(outcomes('runsync-wait-limit', [waited(3600, finished)])).toEqual(['broken']);
  expect(outcomes('runsync-unfinished-answer', [waited(1000, unfinished)])).toEqual(['holds']);
  expect(outcomes('runsync-unfinished-answer', [waited(800, unfinished)])).toEqual(['broken']);
  expect(outcomes('runsync-unfinished-answer', [waited(800, finished)])).toEqual([]);
});

test('without a wait the default holds', () => {
  expect(outcomes('runsync-unfinished-answer', [waited(20_000, unfinished, '')])).toEqual([
    'broken',
  ]);
  expect(outcomes('runsync-wait-limit', [waited(90_000, unfinished, '')])).toEqual(['holds']);
});

test('one internal error is no way to answer failed jobs', () => {
  const endpoints: Subject['endpoints'] = [
    { id: 'script', kind: 'serverless', inputs: { failing: { bad: true } } },
  ];
  const failing = { call: 'POST /runsync', sent: { input: { bad: true } } };
  const failed: Told = { ...failing, body: { id: 'sync-a', status: 'FAILED' } };
  const error: Told = { ...failing, status: 500 };
  const rule = 'runsync-answers-failed-job';
  expect(outcomes(rule, [error], { endpoints })).toEqual(['unclear']);
  expect(outcomes(rule, [error, failed], { endpoints })).toEqual(['unclear', 'holds']);
  expect(outcomes(rule, [error, error], { endpoints })).toEqual(['broken', 'broken']);
});
