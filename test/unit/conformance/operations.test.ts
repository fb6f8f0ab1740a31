/** Judges of the additional operations: evidence that decides nothing, and times. */
import { expect, test } from 'vitest';
import type { Subject } from '../../../src/evidence/record-types.ts';
import {
  type JudgedRule,
  jobId,
  named,
  outcomes,
  type RecordedCall,
  withOperations,
} from './records.ts';

const run: RecordedCall = { at: 0, took: 0, call: 'run', sent: { input: {} } };
const asked = (status: string, more: object = {}): RecordedCall => ({
  ...{ at: 0, took: 0 },
  answer: { status, ...more },
});
const cancel = (http = 200): RecordedCall => ({
  ...{ at: 0, took: 0, call: 'cancel', http },
  answer: http === 200 ? { status: 'CANCELLED' } : {},
});
const retry = (http = 200): RecordedCall => ({
  ...{ at: 0, took: 0, call: 'retry', http },
  answer: http === 200 ? { status: 'IN_QUEUE' } : {},
});
const purge = (removed: number): RecordedCall => ({
  ...{ at: 0, took: 0, call: 'purge-queue' },
  answer: { removed, status: 'completed' },
});

const found = (rule: JudgedRule, calls: readonly RecordedCall[], subject: Partial<Subject> = {}) =>
  outcomes(rule, calls, { ...withOperations, ...subject });

test.each<[string, JudgedRule, RecordedCall[], string[]]>([
  ['a cancelled job was not looked at', 'cancel-job', [run, cancel()], ['unclear']],
  [
    'a job ended before its cancellation',
    'cancel-job',
    [run, cancel(409), asked('COMPLETED')],
    ['unclear'],
  ],
  [
    'an ended job may have been removed',
    'cancel-of-ended-job-is-409',
    [asked('COMPLETED'), cancel(404)],
    ['unclear'],
  ],
  [
    'a job was retried before it was cancelled',
    'cancel-of-ended-job-is-409',
    [asked('FAILED'), retry(), cancel()],
    [],
  ],
  [
    'a retry failed, which may have started the job',
    'cancel-of-ended-job-is-409',
    [asked('FAILED'), retry(500), cancel()],
    [],
  ],
  [
    'a retry failed, which may have counted',
    'retries-counted',
    [run, asked('FAILED'), retry(500), asked('FAILED')],
    [],
  ],
  [
    'a running job failed before its retry',
    'retry-of-other-job-is-409',
    [asked('IN_PROGRESS'), retry(), asked('FAILED')],
    ['unclear'],
  ],
  [
    'a worker took a job before the purge',
    'purge-queue',
    [run, purge(0), asked('IN_PROGRESS')],
    ['unclear'],
  ],
  [
    'a running job was cancelled by itself after the purge',
    'purge-queue',
    [run, asked('IN_PROGRESS'), purge(0), cancel(), asked('CANCELLED')],
    ['unclear'],
  ],
])('nothing is decided if %s', (_, rule, calls, expected) => {
  expect(found(rule, calls)).toEqual(expected);
});

test.each([429, 500, 503])('status %i is no refusal', (http) => {
  expect(found('cancel-job', [run, cancel(http), asked('IN_PROGRESS')])).toEqual(['unclear']);
  expect(found('cancel-of-ended-job-is-409', [asked('FAILED'), cancel(http)])).toEqual(['unclear']);
});

test('an undeclared operation is not judged', () => {
  expect(found('cancel-job', [run, cancel(404)], { operations: [] })).toEqual([]);
});

test('a purge may remove jobs of other callers, unless the endpoint is exclusive', () => {
  const alone = { ...purge(2), probes: ['purge-queue'] };
  expect(found('purge-queue', [run, purge(5), asked('CANCELLED')])).toEqual(['holds']);
  expect(found('purge-queue', [run, alone, asked('CANCELLED')])).toEqual(['broken']);
});

/** An endpoint with one worker, on which another job runs at these steps. */
const narrow: Partial<Subject> = {
  endpoints: [{ id: 'script', kind: 'serverless', workers: 1 }],
};
const other = (...calls: RecordedCall[]) => named('other', ...calls);

test('a purge cancels what waits, which no busy worker can have taken before', () => {
  const busy = other(run, asked('IN_PROGRESS'));
  const judged = (...after: RecordedCall[]) =>
    found('purge-queue', [...busy, run, asked('IN_QUEUE'), purge(1), ...after], narrow);
  const [stillBusy] = other(asked('IN_PROGRESS'));
  if (stillBusy === undefined) throw new Error('Expected a call.');
  expect(judged(stillBusy, asked('FAILED'))).toEqual(['broken']);
  expect(judged(stillBusy, asked('CANCELLED'))).toEqual(['holds']);
  expect(judged(asked('FAILED'))).toEqual(['unclear']);
});

test('the health of an endpoint counts no more jobs than a scenario has there, if it is alone', () => {
  const health = (jobs: object, workers = 1): RecordedCall => ({
    ...{ at: 0, took: 0, method: 'GET', probes: ['endpoint-health'] },
    path: '/v2/script/health',
    answer: {
      jobs: { completed: 0, failed: 0, inProgress: 1, inQueue: 1, retried: 0, ...jobs },
      workers: {
        ...{ idle: 0, running: workers, ready: workers },
        ...{ initializing: 0, throttled: 0, unhealthy: 0 },
      },
    },
  });
  const judged = (...calls: RecordedCall[]) => {
    const around = [...other(asked('IN_PROGRESS')), asked('IN_QUEUE')];
    const submitted = [...other(run), run];
    return found('endpoint-health', [...submitted, ...around, ...calls, ...around], narrow);
  };
  expect(judged(health({}))).toEqual(['holds']);
  expect(judged(health({ inQueue: 2 }))).toEqual(['broken']);
  expect(judged(health({ inProgress: 2 }))).toEqual(['broken']);
  expect(judged(health({}, 2))).toEqual(['broken']);
  expect(judged({ ...health({ inQueue: 2 }), probes: [] })).toEqual(['holds']);
  expect(judged(run, health({ inQueue: 2 }))).toEqual(['holds']);
});

test('a retry that was refused leaves the job as it was', () => {
  const done = asked('COMPLETED', { output: {} });
  const judged = (http: number) =>
    found('output-at-status', [run, done, retry(http), asked('IN_QUEUE')]);
  expect(judged(409)).toContain('broken');
  expect(judged(500)).not.toContain('broken');
  expect(judged(200)).not.toContain('broken');
});

test('a retried job is still there', () => {
  const gone: RecordedCall = { at: 1, took: 0, http: 404 };
  const judged = (...calls: RecordedCall[]) =>
    found('retry-job', [run, asked('FAILED'), retry(), ...calls]);
  expect(judged(gone)).toEqual(['broken']);
  expect(judged(gone, { ...asked('IN_QUEUE'), at: 8 })).toEqual(['holds']);
});

test('a retried job keeps its execution timeout', () => {
  const hanging = { script: { hang: true } };
  const sent = { input: hanging, policy: { executionTimeout: 6000 } };
  const judged = (lastS: number) =>
    found(
      'retry-begins-anew',
      [
        { ...run, sent },
        { ...asked('IN_PROGRESS'), at: 1 },
        { ...asked('TIMED_OUT'), at: 7 },
        { ...retry(), at: 8 },
        { ...asked('IN_PROGRESS'), at: 9 },
        { ...asked('IN_PROGRESS'), at: lastS },
      ],
      { endpoints: [{ id: 'script', kind: 'serverless', inputs: { hanging } }] },
    );
  expect(judged(19)).toEqual([]);
  expect(judged(21)).toEqual(['broken']);
});

test('retention is judged as precisely as the status requests allow', () => {
  const kept = (at: number) => ({ ...asked('COMPLETED', { output: {} }), at });
  const forgotten = (at: number): RecordedCall => ({ at, took: 0, http: 404 });
  const judged = (...calls: RecordedCall[]) =>
    found('retention-after-run', [run, kept(1), ...calls]);
  expect(judged(kept(1795), forgotten(1808))).toEqual(['holds']);
  expect(judged(kept(1000), forgotten(1808))).toEqual(['unclear']);
  expect(judged(forgotten(1700))).toEqual(['broken']);
  expect(judged(kept(1900))).toEqual(['broken']);
  expect(judged(kept(1802))).toEqual([]);
});

test.each<[string, Partial<RecordedCall>]>([
  ['at an endpoint in the other case', { endpoint: 'SCRIPT' }],
  ['at another endpoint', { endpoint: 'model' }],
  ['with a wrong key', { key: 'wrong' }],
  ['without a key', { key: 'none' }],
  ['with a key that may not', { key: 'forbidden' }],
  ['as one that does not exist', { probes: ['unknown-job-is-404'] }],
])('an answer to a request for a job %s tells nothing about the job', (_, elsewhere) => {
  const kept = { ...asked('COMPLETED', { output: {} }), at: 1 };
  const gone = { ...elsewhere, at: 5, http: 404 };
  const other = { ...elsewhere, at: 6, answer: { status: 'IN_PROGRESS', workerId: 'b' } };
  const judged = (rule: JudgedRule, end: RecordedCall) =>
    found(rule, [run, end, gone, other, { ...end, at: 7 }]);
  expect(judged('retention-after-run', kept)).toEqual([]);
  expect(judged('ended-is-final', { ...asked('FAILED'), at: 1 })).not.toContain('broken');
});

test('a cancellation at another endpoint may have had its effect unless it was refused', () => {
  const missing = [0.5, 7].map((at) => ({ at, http: 404 }));
  const judged = (http: number) =>
    found('status-takes-run-id', [run, { ...cancel(http), endpoint: 'SCRIPT' }, ...missing]);
  expect(judged(200)).toEqual([]);
  expect(judged(404)).toEqual(['broken']);
});

const waited = (took: number, status: string, query = '?wait=1000'): RecordedCall => ({
  ...{ at: 0, took, call: 'runsync', query },
  sent: { input: {} },
  answer: { status, ...(status === 'COMPLETED' && { output: {} }) },
});

test('a wait must end with an unfinished job, neither early nor much too late', () => {
  expect(found('runsync-wait-limit', [waited(1, 'IN_PROGRESS')])).toEqual(['holds']);
  expect(found('runsync-wait-limit', [waited(3.4, 'COMPLETED')])).toEqual([]);
  expect(found('runsync-wait-limit', [waited(3.6, 'COMPLETED')])).toEqual(['broken']);
  expect(found('runsync-unfinished-answer', [waited(0.8, 'IN_PROGRESS')])).toEqual(['broken']);
  expect(found('runsync-unfinished-answer', [waited(0.8, 'COMPLETED')])).toEqual([]);
});

test('a job that had started by its own report no longer waits when the wait is over', () => {
  const told = (delayTime: number) => [
    waited(3, 'IN_QUEUE', '?wait=3000'),
    { ...asked('IN_PROGRESS', { delayTime }), at: 4 },
  ];
  const judged = (delayTime: number, subject: Partial<Subject> = { timeUnitMs: 1 }) =>
    found('runsync-unfinished-answer', told(delayTime), subject);
  expect(judged(0)).toEqual(['broken']);
  expect(judged(2000)).toEqual(['holds']);
  expect(judged(0, {})).toEqual(['holds']);
});

test.each<[string, number, object, string[]]>([
  ['another status', 409, {}, ['broken']],
  ['no job', 200, { status: undefined }, ['broken']],
  ['an internal error', 500, {}, ['unclear']],
  ['504 when the wait is over', 504, {}, ['broken']],
  ['the job', 200, { status: 'IN_PROGRESS' }, ['unclear']],
])('status-sync that answers a job that is there with %s', (_, http, answer, expected) => {
  const call: RecordedCall = {
    ...{ at: 1, took: 1, http, method: 'GET', answer },
    path: `/v2/script/status-sync/${jobId}?wait=1000`,
  };
  const calls = [run, call, { ...asked('IN_PROGRESS'), at: 3 }];
  expect(found('status-sync-waits', calls)).toEqual(expected);
});

test('a stream of a job that is there is not refused', () => {
  const streaming = { input: { stream: true }, parts: ['a', 'b'] };
  const subject: Partial<Subject> = {
    endpoints: [{ id: 'script', kind: 'serverless', inputs: { streaming } }],
  };
  const stream = (http: number): RecordedCall => ({ at: 1, took: 0, call: 'stream', http });
  const judged = (rule: JudgedRule, http: number, status: string, isThere = true) => {
    const shown = asked(status, { output: {} });
    const calls = [{ ...run, sent: { input: streaming.input } }, shown, stream(http)];
    return found(rule, isThere ? [...calls, { ...shown, at: 2 }] : calls, subject);
  };
  expect(judged('stream-each-part-once', 409, 'IN_PROGRESS')).toEqual(['broken']);
  expect(judged('stream-end-carries-rest', 409, 'COMPLETED')).toEqual(['broken']);
  expect(judged('stream-end-carries-rest', 500, 'COMPLETED')).toEqual([]);
  expect(judged('stream-end-carries-rest', 404, 'COMPLETED', false)).toEqual([]);
  expect(judged('stream-each-part-once', 409, 'COMPLETED')).toEqual(['unclear']);
});

test('a late answer counts only if it is far later than others at the same time', () => {
  const slow = { ...asked('IN_PROGRESS'), at: 0.5, took: 3 };
  expect(found('runsync-wait-limit', [waited(9.4, 'COMPLETED'), slow])).toEqual(['unclear']);
  expect(found('runsync-wait-limit', [waited(9.6, 'COMPLETED'), slow])).toEqual(['broken']);
});

test('without a wait the default applies', () => {
  expect(found('runsync-unfinished-answer', [waited(20, 'IN_PROGRESS', '')])).toEqual(['broken']);
  expect(found('runsync-wait-limit', [waited(90, 'IN_PROGRESS', '')])).toEqual(['holds']);
});

test('a single internal error does not break the rule about failed jobs', () => {
  const failing = { at: 0, took: 0, call: 'runsync', sent: { input: { fails: 1 } } } as const;
  const failed: RecordedCall = { ...failing, answer: { status: 'FAILED' } };
  const error: RecordedCall = { ...failing, http: 500 };
  const rule = 'runsync-answers-failed-job';
  expect(found(rule, [error])).toEqual(['unclear']);
  expect(found(rule, [error, failed])).toEqual(['unclear', 'holds']);
  expect(found(rule, [error, error])).toEqual(['broken', 'broken']);
});

test.each([
  ['all levels of permission', ['forbidden', 'readOnly'], ['holds']],
  ['only a forbidden key', ['forbidden'], ['unclear']],
  ['only a read-only key', ['readOnly'], ['unclear']],
] as const)('permissions are verified with %s: %s', (_, keys, expected) => {
  const refused = keys.map((key): RecordedCall => ({ ...cancel(401), key }));
  const operations = ['cancelJob'];
  expect(found('extended-permissions', [run, cancel(), ...refused], { operations })).toEqual(
    expected,
  );
});
