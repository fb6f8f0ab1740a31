/** The second part of `docs/guides/testing-in-process.md`. */
import './service-beside.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createControlClient } from '../../src/client/control.ts';
import { createClient } from '../../src/client/index.ts';

const baseUrl = process.env['SERVICE_URL'] ?? 'http://127.0.0.1:8080';

async function newAccount() {
  const account = await createControlClient({ baseUrl }).createAccount({
    clock: 'manual',
    seed: 'my tests',
  });
  onTestFinished(() => account.delete());
  return {
    client: createClient({ baseUrl, apiKey: account.apiKey }),
    control: account.control,
  };
}

test('the service asks the client to wait', async () => {
  const { client, control } = await newAccount();
  await control.declareFaults([
    { operation: 'runJob', count: 1, effect: { status: 429, retryAfterSeconds: 2 } },
  ]);
  await expect(client.run('echo', { input: {} }, { maxRetries: 0 })).rejects.toMatchObject({
    status: 429,
    retryAfterMs: 2000,
  });
  expect(await client.run('echo', { input: {} })).toMatchObject({ status: 'IN_QUEUE' });
});

test('a job is removed within a day', async () => {
  const { client, control } = await newAccount();
  const { id } = await client.run('echo', { input: { word: 'hello' } });
  await control.advanceClock({ ms: 24 * 60 * 60 * 1000 });
  await expect(client.status('echo', id)).rejects.toMatchObject({ status: 404 });
  const events = await control.listEvents();
  expect(events.map(({ type }) => type)).toContain('forgotten');
});
