/** The tour of `docs/guides/tour.md`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createControlClient } from '../../src/client/control.ts';
import { createClient } from '../../src/client/index.ts';
import { createReferenceService } from '../../src/reference/index.ts';

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

test('the tour', async () => {
  const service = createReferenceService({
    settings: {
      accounts: { tourist: { keys: { 'tour-key': {} }, clock: 'manual' } },
      endpoints: {
        handler: {
          kind: 'serverless',
          worker: 'script',
          workers: { min: 0, max: 1, coldStartMs: 2000, idleTimeoutMs: 5000 },
        },
        'black-forest-labs-flux-1-schnell': {
          kind: 'public',
          model: 'image',
          price: 'image-fast',
          durationMs: 300,
        },
      },
    },
    control: { enabled: true },
  });
  const access = { baseUrl: 'http://service.test', apiKey: 'tour-key', fetch: service.fetch };
  const client = createClient(access);
  const control = createControlClient(access);

  // A job of low priority waits: no worker is up, and it starts none.
  const patient = await client.run('handler', {
    input: { script: { output: { greeting: 'hello' } } },
    policy: { lowPriority: true },
  });
  await control.advanceClock({ ms: 60 * minuteMs });
  expect(await client.status('handler', patient.id)).toMatchObject({ phase: 'waiting' });

  // Another job starts a worker, which takes the patient one first.
  const other = await client.run('handler', { input: { script: { afterMs: 500 } } });
  await control.advanceClock({ ms: 2500 });
  expect(await client.status('handler', patient.id)).toMatchObject({
    phase: 'completed',
    delayTime: 60 * minuteMs + 2000,
    executionTime: 0,
    output: { greeting: 'hello' },
  });
  expect(await client.status('handler', other.id)).toMatchObject({
    phase: 'completed',
    delayTime: 2000,
    executionTime: 500,
  });

  // A job that hangs is ended by its execution timeout.
  const hanging = await client.run('handler', {
    input: { script: { hang: true } },
    policy: { executionTimeout: minuteMs },
  });
  await control.advanceClock({ ms: minuteMs });
  expect(await client.status('handler', hanging.id)).toMatchObject({
    phase: 'ended',
    status: 'TIMED_OUT',
    executionTime: minuteMs,
    error: 'The job was in progress for longer than its execution timeout of 60000 ms.',
  });

  // Its worker has nothing to do for five seconds, and goes.
  await control.advanceClock({ toNext: true });
  expect((await control.listEvents({ type: 'workerStopped' })).length).toBe(1);

  // A job that nobody takes expires after a week.
  const unwanted = await client.run('handler', {
    input: {},
    policy: { lowPriority: true, ttl: weekMs },
  });
  await control.advanceClock({ ms: weekMs - 1 });
  expect(await client.status('handler', unwanted.id)).toMatchObject({ phase: 'waiting' });
  await control.advanceClock({ ms: 1 });
  expect(await client.status('handler', unwanted.id)).toMatchObject({
    phase: 'ended',
    status: 'TIMED_OUT',
    delayTime: weekMs,
    error: 'The job waited in the queue for longer than its ttl.',
  });

  // A receiver that fails twice, over a real connection.
  const answers = [500, 503];
  const receiver = createServer((_, response) => {
    response.writeHead(answers.shift() ?? 200).end();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const picture = await client.run('black-forest-labs-flux-1-schnell', {
    input: { prompt: 'A lighthouse at dusk', width: 1024, height: 1024 },
    webhook: `http://127.0.0.1:${port}/finished`,
  });
  const { nowMs } = await control.getClock();
  await control.advanceClock({ ms: minuteMs });
  const deliveries = await control.listDeliveries({ job: picture.id });
  expect(
    deliveries.map(({ attempt, atMs, outcome, acknowledged }) => ({
      attempt,
      afterMs: atMs - nowMs,
      outcome,
      acknowledged,
    })),
  ).toEqual([
    { attempt: 3, afterMs: 20_300, outcome: 'status 200', acknowledged: true },
    { attempt: 2, afterMs: 10_300, outcome: 'status 503', acknowledged: false },
    { attempt: 1, afterMs: 300, outcome: 'status 500', acknowledged: false },
  ]);

  // Only the picture has cost anything.
  expect(await control.getLedger()).toEqual({
    currency: 'USD',
    total: '0.0025165824',
    jobs: 1,
    totals: [
      {
        day: '2026-01-08',
        endpointId: 'black-forest-labs-flux-1-schnell',
        jobs: 1,
        cost: '0.0025165824',
      },
    ],
  });

  receiver.close();
  service.close();
});
