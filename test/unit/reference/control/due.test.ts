import { expect, test } from 'vitest';
import { limits } from '#generated/control/tables.js';
import type { Due } from '../../../../src/client/control.ts';
import { controlTestbed } from './control-testbed.ts';

const start = Date.UTC(2026, 0, 1);

const settings = {
  accounts: { demo: { keys: { 'demo-key': {} }, clock: 'manual' as const } },
  endpoints: {
    script: { kind: 'serverless', worker: 'script', workers: { min: 20, max: 20 } },
    scaling: {
      kind: 'serverless',
      worker: 'echo',
      workers: { min: 0, max: 1, coldStartMs: 2000, idleTimeoutMs: 3000 },
    },
    closed: { kind: 'serverless', worker: 'echo', workers: { max: 0 } },
  },
} as const;

function testbed() {
  const bed = controlTestbed({
    settings,
    sendWebhook: async () => ({ kind: 'answered', status: 500 }),
  });
  const { control } = bed;
  return {
    ...bed,
    control,
    script: (script: object, rest: object = {}) =>
      bed.run('script', { input: { script }, ...rest }),
    /** What is due, with instants from the start, after a check of the first one. */
    async due(): Promise<Due[]> {
      const { due, nextDueMs } = await control.advanceClock({ ms: 0 });
      expect(due[0]?.atMs).toBe(nextDueMs);
      return due.map(({ atMs, ...rest }) => ({ atMs: atMs - start, ...rest }));
    },
  };
}

test('a running job ends or reaches its timeout, whatever comes first', async () => {
  const { script, due } = testbed();
  const ending = await script({ afterMs: 500 }, { policy: { executionTimeout: 6000 } });
  const hanging = await script({ hang: true }, { policy: { executionTimeout: 7000 } });
  const late = await script({ afterMs: 9000 }, { policy: { executionTimeout: 8000 } });
  const [end, first, second] = await due();
  expect(end).toEqual({ atMs: 500, kind: 'jobEnds', endpointId: 'script', jobId: ending });
  expect(first).toMatchObject({ atMs: 7000, kind: 'executionTimeout', jobId: hanging });
  expect(second).toMatchObject({ atMs: 8000, kind: 'executionTimeout', jobId: late });
});

test('parts are due until the worker has returned them', async () => {
  const { script, due, control } = testbed();
  const chunks = [
    { afterMs: 20, output: 'b' },
    { afterMs: 10, output: 'a' },
  ];
  const jobId = await script({ afterMs: 30, chunks });
  const part = { kind: 'part', endpointId: 'script', jobId };
  const end = { atMs: 30, kind: 'jobEnds', endpointId: 'script', jobId };
  expect(await due()).toEqual([{ ...part, atMs: 10 }, { ...part, atMs: 20 }, end]);
  await control.advanceClock({ ms: 10 });
  expect(await due()).toEqual([{ ...part, atMs: 20 }, end]);
});

test('a worker becomes ready and stops', async () => {
  const { run, due, control } = testbed();
  await run('scaling', { input: {} });
  expect((await due())[0]).toEqual({ atMs: 2000, kind: 'workerReady', endpointId: 'scaling' });
  await control.advanceClock({ ms: 2000 });
  expect((await due())[0]).toEqual({ atMs: 5000, kind: 'workerStops', endpointId: 'scaling' });
});

test('a waiting caller and a delayed response get their responses', async () => {
  const { script, call, due, control } = testbed();
  const jobId = await script({ hang: true });
  const waiting = call('GET', `/v2/script/status-sync/${jobId}?wait=4000`);
  await expect
    .poll(async () => (await due())[0])
    .toEqual({
      atMs: 4000,
      kind: 'waitEnds',
      endpointId: 'script',
      jobId,
    });
  await control.declareFaults([
    { operation: 'getJobStatus', effect: { latency: { distribution: 'fixed', ms: 3000 } } },
  ]);
  const delayed = call('GET', `/v2/script/status/${jobId}`);
  const response = { atMs: 3000, kind: 'response', endpointId: 'script' };
  await expect.poll(async () => (await due())[0]).toEqual(response);
  await control.advanceClock({ ms: 4000 });
  expect((await Promise.all([waiting, delayed])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await due()).map(({ kind }) => kind)).toEqual(['executionTimeout']);
});

test('lists the soonest of many, in order', async () => {
  const { run, due } = testbed();
  const ttls = Array.from({ length: 40 }, (_, index) => 10_000 + ((index * 7) % 40));
  for (const ttl of ttls) await run('closed', { input: {}, policy: { ttl } });
  const expected = ttls.sort((one, other) => one - other).slice(0, limits.dueEntries);
  expect((await due()).map(({ atMs }) => atMs)).toEqual(expected);
});

test('the system clock lists what is due', async () => {
  const { run, client } = controlTestbed();
  const jobId = await run('script', { input: { script: { hang: true } } }, 'real-key');
  const { due } = await client('real-key').getClock();
  expect(due).toContainEqual(expect.objectContaining({ endpointId: 'script', jobId }));
});

test('deletions can be one entry, so that a timeout is not missing behind them', async () => {
  const { script, control } = testbed();
  for (let job = 0; job < 30; job += 1) await script({ afterMs: 0 });
  await control.advanceClock({ ms: 10_000 });
  const hanging = await script({ hang: true }, { policy: { executionTimeout: 7_200_000 } });
  await control.advanceClock({ ms: 10_000 });
  const isDeletion = ({ kind }: Due) => kind === 'forgotten';
  const each = (await control.getClock()).due;
  expect(each.map(({ kind }) => kind)).not.toContain('executionTimeout');
  const { due } = await control.getClock({ foldDeletions: true });
  const [deletions, ...others] = due.filter(isDeletion);
  expect(others).toEqual([]);
  expect(deletions).toMatchObject({ ...each[0], jobs: 30 });
  expect(deletions?.lastMs).toBeGreaterThanOrEqual(deletions?.atMs ?? 0);
  expect(due).toContainEqual(expect.objectContaining({ kind: 'executionTimeout', jobId: hanging }));
});
