/** What is left of an account that was reset: nothing that moves, nobody that waits. */
import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../src/core/clock.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import { testbed } from './testbed.ts';

const webhook = 'http://receiver.test/hook';
const hang = { input: { script: { hang: true } } };

describe('a closed account', () => {
  test('leaves no timer behind', async () => {
    const { run, runSync, service, clock, world } = testbed({
      webhookAnswers: [500, 500, 500],
      endpoints: {
        cold: { kind: 'serverless', worker: 'echo', workers: { coldStartMs: 1000 } },
      },
    });
    await run('echo', { input: {}, webhook });
    await clock.advance(1000);
    const waiting = runSync('script', hang);
    await run('cold', { input: {} });
    await clock.advance(0);
    expect(clock.nextDueMs).toBeDefined();
    service.accounts.reset(world());
    expect(clock.nextDueMs).toBeUndefined();
    expect((await waiting).status).toBe(200);
  });

  test('calls no more webhooks, and aborts an attempt in progress', async () => {
    const { run, service, clock, world, engine, webhooks } = testbed({ webhookAnswers: [500] });
    await run('echo', { input: {}, webhook });
    await clock.advance(0);
    const { events } = engine();
    const before = events.list().length;
    service.accounts.reset(world());
    await clock.advance(600_000);
    expect(webhooks).toHaveLength(1);
    expect(events.list()).toHaveLength(before);
  });

  test('answers a caller that an injected fault delays', async () => {
    const { runSync, service, world, clock } = testbed({
      account: { faults: [{ effect: { latency: { distribution: 'fixed', ms: 60_000 } } }] },
    });
    const heldBack = runSync('echo', { input: {} });
    const waiting = runSync('script', hang);
    await clock.advance(10);
    service.accounts.reset(world());
    expect((await heldBack).body.status).toBe('COMPLETED');
    expect((await waiting).body.status).toBe('IN_PROGRESS');
  });

  test('refuses requests whose bodies arrive too late', async () => {
    const { service, world } = testbed();
    let send: (chunk: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (chunk) => {
          controller.enqueue(new TextEncoder().encode(chunk));
          controller.close();
        };
      },
    });
    const answer = service.fetch(
      new Request('http://service.test/v2/echo/run', {
        method: 'POST',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        body,
        duplex: 'half',
      } as RequestInit),
    );
    service.accounts.reset(world());
    send('{"input":{}}');
    const { status, code } = JSON.parse(await (await answer).text());
    expect([status, code]).toEqual([503, 'accountClosed']);
  });
});

test('waiting callers leave no timer after the job ends or they disconnect', async () => {
  const { call, run, clock, service } = testbed();
  const { id } = (await run('script', { input: { script: { afterMs: 1000 } } })).body;
  const callers = Array.from({ length: 100 }, () => call('GET', `/v2/script/status-sync/${id}`));
  const gone = new AbortController();
  const left = service.fetch(
    new Request(`http://service.test/v2/script/status-sync/${id}`, {
      headers: { authorization: 'Bearer key' },
      signal: gone.signal,
    }),
  );
  await clock.advance(500);
  gone.abort();
  expect((await left).status).toBe(200);
  await clock.advance(500);
  await Promise.all(callers);
  await clock.advance(30 * 60_000);
  expect(clock.nextDueMs).toBeUndefined();
});

describe('a service that is shutting down', () => {
  const settings = {
    accounts: { demo: { keys: { key: {} } } },
    endpoints: { slow: { kind: 'serverless', worker: 'echo', durationMs: 10_000 } },
  } as const;

  function stopping() {
    const clock = new ManualClock();
    const stop = new AbortController();
    const service = createReferenceService({ settings, clock, stop: stop.signal });
    async function call(method: string, path: string, body?: string) {
      const response = await service.fetch(
        new Request(`http://service.test${path}`, {
          method,
          headers: { authorization: 'key', 'content-type': 'application/json' },
          ...(body !== undefined && { body }),
        }),
      );
      return { status: response.status, body: JSON.parse(await response.text()) };
    }
    return { clock, stop, service, call };
  }

  const refused = {
    status: 503,
    body: {
      code: 'serviceStopping',
      detail: 'The service is stopping and accepts no more jobs. This job was not accepted.',
    },
  };

  test('refuses submissions but still serves accepted jobs, which continue', async () => {
    const { clock, stop, call } = stopping();
    const { body: job } = await call('POST', '/v2/slow/run', '{"input":{}}');
    const waiting = call('POST', '/v2/slow/runsync', '{"input":{}}');
    await expect.poll(async () => (await call('GET', '/v2/slow/health')).body.jobs.inQueue).toBe(2);
    stop.abort();
    expect(await call('POST', '/v2/slow/run', '{"input":{}}')).toMatchObject(refused);
    expect(await call('POST', '/v2/slow/runsync', '{"input":{}}')).toMatchObject(refused);
    expect(await call('POST', `/v2/slow/retry/${job.id}`)).toMatchObject(refused);
    await clock.advance(60_000);
    expect((await waiting).body).toMatchObject({ status: 'COMPLETED' });
    expect((await call('GET', `/v2/slow/status/${job.id}`)).body).toMatchObject({
      status: 'COMPLETED',
    });
  });

  test('reports its end, but not a reset, after it closes', async () => {
    const { service, call } = stopping();
    service.close();
    expect(await call('POST', '/v2/slow/run', '{"input":{}}')).toMatchObject(refused);
  });
});
