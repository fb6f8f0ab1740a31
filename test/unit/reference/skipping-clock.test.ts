/** Accounts whose clock skips: what takes minutes has an end at once, and nothing is lost. */
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import { createControlClient } from '../../../src/client/control.ts';
import { SkippingClock } from '../../../src/core/skipping-clock.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';
import { listen } from '../../../src/validation/adapters/node-http.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Account = ServiceSettings['accounts'][string];

const endpoints: ServiceSettings['endpoints'] = {
  script: { kind: 'serverless', worker: 'script', workers: { max: 1, coldStartMs: 3000 } },
  slow: {
    kind: 'serverless',
    worker: 'echo',
    durationMs: 10 * minuteMs,
    executionTimeoutMs: hourMs,
  },
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 2 * minuteMs },
};

const url = 'http://service.test';

function serviceWith(account: Omit<Account, 'keys'> = {}, clock?: SkippingClock) {
  const keys = { 'demo-key': {} };
  const service = createReferenceService({
    settings: { accounts: { demo: { clock: 'skipping', keys, ...account } }, endpoints },
    ...(clock !== undefined && { clock }),
    seed: 'test',
    control: { enabled: true },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => service.close());
  const call = clientOf(url, service.fetch);
  const apiKey = 'demo-key';
  return {
    service,
    call,
    client: createClient({ baseUrl: url, apiKey, fetch: service.fetch, pollIntervalMs: 10 }),
    control: createControlClient({ baseUrl: url, apiKey, fetch: service.fetch }),
  };
}

/** Bodies of answers. */
function clientOf(baseUrl: string, send: (request: Request) => Promise<Response>) {
  return async (method: string, path: string, body?: unknown) => {
    const request = new Request(baseUrl + path, {
      method,
      headers: { authorization: 'demo-key', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await send(request);
    return JSON.parse(await response.text());
  };
}

/** A receiver that fails so often before it acknowledges. */
async function receiver(failures: number) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(bodies.length > failures ? 200 : 500).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { bodies, url: `http://127.0.0.1:${port}/hook` };
}

describe('an account whose clock skips', () => {
  test('answers runsync over a socket at once, however long the job runs', async () => {
    const { service } = serviceWith({ alternatives: { 'runsync-wait': 'unlimited' } });
    const listening = await listen(service.handle, { port: 0, host: '127.0.0.1' });
    onTestFinished(() => listening.close());
    const job = await clientOf(listening.url, fetch)('POST', '/v2/slow/runsync', { input: {} });
    expect(job.status).toBe('COMPLETED');
    expect(job.executionTime).toBeGreaterThanOrEqual(10 * minuteMs);
    expect(job.executionTime).toBeLessThan(11 * minuteMs);
  });

  test('calls a webhook over a socket again after pauses that nobody has to wait for', async () => {
    const { call, control } = serviceWith();
    const { bodies, url: webhook } = await receiver(2);
    const { id } = await call('POST', '/v2/slow/run', { input: {}, webhook });
    await expect.poll(() => bodies.length).toBe(3);
    expect(bodies.map((body) => JSON.parse(body).id)).toEqual([id, id, id]);
    await expect
      .poll(async () => (await control.listDeliveries()).map(({ outcome }) => outcome))
      .toEqual(['status 200', 'status 500', 'status 500']);
    const [last, second, first] = await control.listDeliveries();
    for (const [one, other] of [
      [first, second],
      [second, last],
    ]) {
      expect((other?.atMs ?? 0) - (one?.atMs ?? 0)).toBeGreaterThanOrEqual(10_000);
    }
  });

  test('ends a job that hangs at its time limit', async () => {
    const { call } = serviceWith();
    const input = { script: { hang: true } };
    const { id } = await call('POST', '/v2/script/run', { input });
    await expect
      .poll(async () => (await call('GET', `/v2/script/status/${id}`)).status)
      .toBe('TIMED_OUT');
  });

  test('ends the wait of each kind of request', async () => {
    const { call } = serviceWith();
    const input = { script: { afterMs: 4 * minuteMs, chunks: [{ afterMs: 900, output: 'a' }] } };
    const first = await call('POST', '/v2/script/runsync?wait=1000', { input });
    expect(first.status).not.toBe('COMPLETED');
    const { id } = await call('POST', '/v2/script/run', { input });
    const waited = await call('GET', `/v2/script/status-sync/${id}?wait=300000`);
    expect(waited.status).toBe('IN_PROGRESS');
    expect((await call('GET', `/v2/script/stream/${id}`)).stream).toEqual([{ output: 'a' }]);
    expect((await call('GET', `/v2/script/status-sync/${id}?wait=300000`)).status).toBe(
      'COMPLETED',
    );
  });

  test('sends a delayed answer at once', async () => {
    const latency = { distribution: 'fixed', ms: hourMs } as const;
    const { call, control } = serviceWith({ faults: [{ count: 1, effect: { latency } }] });
    const before = await control.getClock();
    await call('GET', '/v2/slow/health');
    expect((await control.getClock()).nowMs - before.nowMs).toBeGreaterThanOrEqual(hourMs);
  });

  test('keeps results, workers and files until they would expire without skips', async () => {
    const { call, client, control, service } = serviceWith({
      alternatives: { 'result-lifetime': { limited: hourMs } },
    });
    const sync = await call('POST', '/v2/image/runsync?wait=300000', { input: { prompt: 'A' } });
    for (let day = 0; day < 3; day += 1) {
      const input = { script: { hang: true } };
      const policy = { executionTimeout: 20 * hourMs };
      await client.runAndWait('script', { input, policy }, { timeoutMs: minuteMs });
    }
    const { skippedMs = 0 } = await control.getClock();
    expect(skippedMs).toBeGreaterThan(59 * hourMs);
    expect(await call('GET', `/v2/image/status/${sync.id}`)).toEqual(sync);
    const fileStatus = async (job: typeof sync) =>
      (await service.fetch(new Request(job.output.image_url))).status;
    expect(await fileStatus(sync)).toBe(200);
    const late = await call('POST', '/v2/image/runsync?wait=300000', { input: { prompt: 'B' } });
    expect(await fileStatus(late)).toBe(200);
    const types = (await control.listEvents()).map(({ type }) => type);
    expect(types).not.toContain('forgotten');
    expect(types).not.toContain('workerStopped');

    await control.advanceClock({ ms: hourMs });
    for (const job of [sync, late]) {
      expect((await call('GET', `/v2/image/status/${job.id}`)).code).toBe('jobNotFound');
      expect(await fileStatus(job)).toBe(404);
    }
    expect((await control.listEvents()).map(({ type }) => type)).toContain('workerStopped');
  });

  test('shows when it would forget a job', async () => {
    const { call, control } = serviceWith();
    await call('POST', '/v2/image/runsync?wait=300000', { input: { prompt: 'A' } });
    const { due, nowMs, nextDueMs } = await control.getClock();
    const forgotten = due.find(({ kind }) => kind === 'forgotten')?.atMs ?? 0;
    expect(forgotten).toBeGreaterThan(nowMs);
    expect(nextDueMs).toBe(due[0]?.atMs);
    expect(due[0]?.atMs).toBeGreaterThan(nowMs);
  });

  test('can be paused, advanced and resumed', async () => {
    const { call, control } = serviceWith();
    expect(await control.changeClock({ isPaused: true })).toMatchObject({
      kind: 'skipping',
      isPaused: true,
      skippedMs: 0,
    });
    const { id } = await call('POST', '/v2/slow/run', { input: {} });
    const state = async () => (await call('GET', `/v2/slow/status/${id}`)).status;
    await control.advanceClock({ ms: 9 * minuteMs });
    expect(await state()).toBe('IN_PROGRESS');
    expect((await control.getClock()).due[0]).toMatchObject({ kind: 'jobEnds', jobId: id });
    await control.advanceClock({ toNext: true });
    expect(await state()).toBe('COMPLETED');
    const { id: next } = await call('POST', '/v2/slow/run', { input: {} });
    const resumed = await control.changeClock({ isPaused: false });
    expect(resumed).toMatchObject({ isPaused: false, skippedMs: 0 });
    await expect
      .poll(async () => (await call('GET', `/v2/slow/status/${next}`)).status)
      .toBe('COMPLETED');
    expect((await control.getClock()).skippedMs).toBeGreaterThan(9 * minuteMs);
  });

  test('does not skip further than its settings say', async () => {
    const { call, control } = serviceWith({ skipping: { maxSkipMs: minuteMs, idleMs: 1 } });
    const quick = { script: { afterMs: minuteMs - 5000 } };
    await call('POST', '/v2/slow/run', { input: {} });
    const job = await call('POST', '/v2/script/runsync', { input: quick });
    expect(job.status).toBe('COMPLETED');
    expect((await control.getClock()).skippedMs).toBeLessThanOrEqual(minuteMs);
  });

  test('shares its time with a client in the same process, which polls without pauses', async () => {
    const clock = new SkippingClock({ idleMs: 0 });
    const { service } = serviceWith({}, clock);
    const startMs = clock.now();
    const client = createClient({
      baseUrl: url,
      apiKey: 'demo-key',
      fetch: service.fetch,
      clock,
      random: () => 0,
      pollIntervalMs: minuteMs,
    });
    const job = await client.runAndWait('slow', { input: {} }, { timeoutMs: hourMs });
    expect(job.phase).toBe('completed');
    // The first poll after its end.
    const tookMs = clock.now() - startMs;
    expect(tookMs).toBeGreaterThanOrEqual(10 * minuteMs);
    expect(tookMs).toBeLessThan(12 * minuteMs);
  });

  test('is the clock of a throw-away account that asks for it', async () => {
    const { control } = serviceWith();
    const account = await control.createAccount({ clock: 'skipping', skipping: { idleMs: 5 } });
    expect(await account.control.getClock()).toMatchObject({ kind: 'skipping', isPaused: false });
    expect(await control.listAccounts()).toMatchObject({
      accounts: [
        { id: 'demo', clock: 'skipping' },
        { id: account.id, clock: 'skipping' },
      ],
    });
  });

  test.each(['manual', 'system'] as const)(
    'a %s clock skips nothing that could be paused',
    async (clock) => {
      const { call, control } = serviceWith({ clock });
      expect(await call('PATCH', '/control/clock', { isPaused: true })).toMatchObject({
        status: 409,
        code: 'clockNotSkipping',
      });
      expect(await control.getClock()).not.toHaveProperty('skippedMs');
    },
  );
});
