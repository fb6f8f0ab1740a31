/** What follows from a job's end: webhooks, charges, nothing of its storage settings. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testbed } from './testbed.ts';

const webhook = 'http://receiver.test/hook?token=CANARY-url';

describe('the webhook of a job', () => {
  test.each([
    ['completes', { output: { a: 1 } }, 'COMPLETED'],
    ['fails', { fail: 'no luck' }, 'FAILED'],
    ['crashes', { crash: true }, 'FAILED'],
    ['is terminated', { hang: true }, 'TIMED_OUT'],
  ])('of a job that %s has the content of the status response', async (_, script, state) => {
    const { run, status, clock, webhooks } = testbed();
    const { id } = (await run('script', { input: { script }, webhook })).body;
    await clock.advance(600_000);
    const { body } = await status('script', id);
    expect(body.status).toBe(state);
    expect(webhooks).toHaveLength(1);
    expect(webhooks[0]).toMatchObject({ url: webhook, body });
  });

  test('of a job that expires in the queue is called too', async () => {
    const { run, clock, webhooks } = testbed({
      endpoints: { closed: { kind: 'serverless', worker: 'echo', workers: { max: 0 } } },
    });
    await run('closed', { input: {}, webhook });
    await clock.advance(86_400_000);
    expect(webhooks.map(({ body }) => body.status)).toEqual(['TIMED_OUT']);
  });

  test('is repeated every ten seconds until it is acknowledged, without delaying anything else', async () => {
    const { run, clock, webhooks, status } = testbed({ webhookAnswers: [500, 204, 200] });
    const startMs = clock.now();
    const { id } = (await run('echo', { input: {}, webhook })).body;
    await clock.advance(0);
    expect((await status('echo', id)).body.status).toBe('COMPLETED');
    await clock.advance(600_000);
    expect(webhooks.map(({ atMs }) => atMs - startMs)).toEqual([0, 10_000, 20_000]);
  });

  test('is called for synchronous jobs too', async () => {
    const { runSync, clock, webhooks } = testbed();
    const answer = runSync('echo', { input: {}, webhook });
    await clock.advance(0);
    expect(webhooks[0]?.body).toEqual((await answer).body);
  });

  test('is not called if it has no URL', async () => {
    const { run, clock, webhooks } = testbed();
    await run('echo', { input: {} });
    await clock.advance(600_000);
    expect(webhooks).toEqual([]);
  });
});

describe('charges', () => {
  const input = { prompt: 'a lighthouse' };

  test('are made once, for the size of the generated image', async () => {
    const { run, clock, engine } = testbed({
      endpoints: {
        rounding: { kind: 'public', model: 'image', price: 'image-fast', roundSizesTo: 64 },
      },
    });
    await run('rounding', { input: { ...input, width: 1000, height: 1000 } });
    await clock.advance(60_000);
    expect(engine().ledger().total).toBe('0.0025165824');
  });

  test('are exact where binary floating point is not', async () => {
    const { run, status, clock } = testbed({
      endpoints: { odd: { kind: 'public', model: 'image', price: 'image-odd' } },
    });
    const { id } = (await run('odd', { input: { ...input, width: 257, height: 257 } })).body;
    await clock.advance(60_000);
    expect((await status('odd', id)).body.output.cost).toBe(0.0000812403);
  });

  test('are not made for failed, timed-out or cancelled jobs, nor on serverless endpoints', async () => {
    const slow = { kind: 'public', model: 'image', price: 'image-fast' } as const;
    const { run, call, clock, engine } = testbed({
      endpoints: { slow: { ...slow, durationMs: 3_600_000 } },
    });
    await run('image', { input: { width: 1 } });
    await run('slow', { input });
    await run('echo', { input });
    const { id } = (await run('slow', { input })).body;
    await call('POST', `/v2/slow/cancel/${id}`);
    await clock.advance(7_200_000);
    expect(engine().ledger()).toMatchObject({ total: '0', totals: [] });
  });

  test('are not avoided by retrying a failed job after the budget is used up', async () => {
    const { run, call, clock } = testbed({ account: { budget: { amount: '0.002' } } });
    const failed = (await run('image', { input: { width: 1 } })).body.id;
    await run('image', { input });
    await clock.advance(1000);
    expect(await call('POST', `/v2/image/retry/${failed}`)).toMatchObject({
      status: 402,
      body: { code: 'budgetExceeded' },
    });
  });

  test('stop when the budget is used up, or are only recorded', async () => {
    const refusing = testbed({ account: { budget: { amount: '0.002' } } });
    await refusing.run('image', { input });
    await refusing.clock.advance(1000);
    expect(await refusing.run('image', { input })).toMatchObject({
      status: 402,
      body: { code: 'budgetExceeded' },
    });
    expect((await refusing.run('echo', { input })).status).toBe(200);

    const warning = testbed({ account: { budget: { amount: '0.002', exceeded: 'warn' } } });
    await warning.run('image', { input });
    await warning.clock.advance(1000);
    for (let job = 0; job < 3; job += 1) {
      expect((await warning.run('image', { input })).status).toBe(200);
    }
    const noted = warning
      .engine()
      .events.list()
      .filter(({ type }) => type === 'budgetExceeded');
    expect(noted).toMatchObject([{ refused: false }]);
  });
});

describe('storage settings', () => {
  let folder: string;
  const secret = 'CANARY-9f1';
  const s3Config = { accessId: 'id', accessSecret: secret, extra: { kept: [secret] } };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'));
    await writeFile(
      join(folder, 'tell.mjs'),
      `export default (job) => job.input.fail ? { error: 'upload with ' + job.s3Config.accessSecret + ' failed ' + 'x'.repeat(5000) } : ({ received: JSON.stringify(job.s3Config).replaceAll('CANARY', 'seen') });`,
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('reach the worker unchanged and appear nowhere else', async () => {
    const { run, status, clock, webhooks, engine, service } = testbed({
      endpoints: { tell: { kind: 'serverless', worker: { module: join(folder, 'tell.mjs') } } },
    });
    const { id } = (await run('tell', { input: {}, s3Config, webhook })).body;
    await clock.advance(1000);
    const { body } = await status('tell', id);
    expect(JSON.parse(body.output.received)).toEqual(
      JSON.parse(JSON.stringify(s3Config).replaceAll('CANARY', 'seen')),
    );
    expect(
      JSON.stringify([body, webhooks.map((call) => call.body), engine().events.list()]),
    ).not.toMatch(/CANARY/);
    service.close();
  });

  test('stay out of the shortened error that a worker reports', async () => {
    const { run, status, clock, webhooks, engine, service } = testbed({
      endpoints: { tell: { kind: 'serverless', worker: { module: join(folder, 'tell.mjs') } } },
    });
    const { id } = (await run('tell', { input: { fail: true }, s3Config, webhook })).body;
    await clock.advance(1000);
    const { body } = await status('tell', id);
    expect(body.error).toMatch(/^upload with \[storage\] failed x+… \(\d+ characters\)$/);
    expect(body.error.length).toBeLessThan(2100);
    expect(
      JSON.stringify([body, webhooks.map((call) => call.body), engine().events.list()]),
    ).not.toMatch(/CANARY-9f1/);
    service.close();
  });
});
