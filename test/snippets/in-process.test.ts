/** The first part of `docs/guides/testing-in-process.md`. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, createClient } from '../../src/client/index.ts';
import {
  createReferenceService,
  ManualClock,
  type ReferenceService,
} from '../../src/reference/index.ts';

let clock: ManualClock;
let service: ReferenceService;
let client: Client;

beforeEach(() => {
  clock = new ManualClock();
  service = createReferenceService({
    settings: {
      accounts: { tests: { keys: { 'test-key': {} } } },
      endpoints: {
        image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
        handler: { kind: 'serverless', worker: 'script' },
      },
    },
    clock,
    seed: 'my tests',
  });
  client = createClient({
    baseUrl: 'http://service.test',
    apiKey: 'test-key',
    fetch: service.fetch,
  });
});

afterEach(() => service.close());

test('an image is generated and charged', async () => {
  const { id } = await client.run('image', { input: { prompt: 'A lighthouse at dusk' } });
  await clock.advance(300);
  expect(await client.status('image', id)).toMatchObject({
    phase: 'completed',
    executionTime: 300,
    output: { cost: 0.0025165824 },
  });
});

test('a failed job says why', async () => {
  const { id } = await client.run('handler', {
    input: { script: { afterMs: 2000, fail: 'The disk is full.' } },
  });
  await clock.advance(2000);
  expect(await client.status('handler', id)).toMatchObject({
    phase: 'ended',
    error: 'The disk is full.',
  });
});

test('a test can read events and charges', async () => {
  await client.run('image', { input: { prompt: 'A lighthouse at dawn' } });
  await clock.advance(300);
  const engine = service.accounts.get('tests')?.engine;
  expect(await engine?.ledger()).toMatchObject({ total: '0.0025165824' });
  const events = await engine?.events.list();
  expect(events?.map(({ type }) => type)).toEqual([
    'submitted',
    'workerStarting',
    'workerReady',
    'started',
    'charged',
    'ended',
  ]);
});
