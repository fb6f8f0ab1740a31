import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ManualClock, macrotask } from '../../../../src/core/clock.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { type FaultSettings, Faults } from '../../../../src/reference/engine/injected-faults.ts';
import type { AttemptOutcome } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import { nextStep } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import { fetchSender } from '../../../../src/reference/engine/send-webhook.ts';
import { Memory } from '../../../../src/reference/engine-memory/kept-bytes.ts';
import { EventLog } from '../../../../src/reference/engine-memory/memory-event-log.ts';
import { Webhooks, WebhookTurns } from '../../../../src/reference/engine-memory/memory-webhooks.ts';

describe('the retry policy', () => {
  const answered = (status: number): AttemptOutcome => ({ kind: 'answered', status });

  test('treats only 200 as an acknowledgement', () => {
    expect(nextStep(1, answered(200), new Alternatives())).toEqual({ kind: 'acknowledged' });
    for (const status of [201, 202, 204, 301, 302, 400, 404, 500]) {
      expect(nextStep(1, answered(status), new Alternatives()).kind).toBe('retry');
    }
  });
});

function webhooks(
  answers: readonly number[],
  { faults: declared = [], turns = 64 }: { faults?: readonly FaultSettings[]; turns?: number } = {},
) {
  const clock = new ManualClock({ startMs: 0 });
  const events = new EventLog(clock, 100);
  const attempts: { atMs: number; body: string }[] = [];
  const send = (_url: string, body: string): Promise<AttemptOutcome> => {
    const status = answers[attempts.length] ?? 500;
    attempts.push({ atMs: clock.now(), body });
    return Promise.resolve({ kind: 'answered', status });
  };
  const faults = new Faults(declared, { events, seed: 'test' });
  const memory = new Memory(2 ** 20);
  const webhookTurns = new WebhookTurns({ concurrentCalls: turns, concurrentCallsPerHost: turns });
  const alternatives = new Alternatives();
  const common = { clock, send, events, alternatives };
  const all = new Webhooks({ ...common, faults, memory, webhookTurns });
  const notify = () =>
    all.notify({
      jobId: 'job',
      endpointId: 'echo',
      operationId: 'runJob',
      url: 'http://receiver.test:81/hook?token=CANARY',
      body: '{"id":"1"}',
    });
  const outcomes = () =>
    events.list().map((event) => (event.type === 'webhookAttempted' ? event.outcome : event.type));
  return { clock, events, attempts, all, notify, outcomes };
}

describe('a delivery', () => {
  test.each([
    [[200], [0]],
    [
      [500, 200],
      [0, 10_000],
    ],
    [
      [500, 202, 200],
      [0, 10_000, 20_000],
    ],
    [
      [500, 500, 500, 200],
      [0, 10_000, 20_000],
    ],
  ])('that is answered with %j is attempted at %j ms', async (answers, expected) => {
    const { clock, attempts, notify } = webhooks(answers);
    notify();
    await clock.advance(600_000);
    expect(attempts.map(({ atMs }) => atMs)).toEqual(expected);
    expect(new Set(attempts.map(({ body }) => body))).toEqual(new Set(['{"id":"1"}']));
  });

  test('is recorded with the host but without the rest of the URL', async () => {
    const { clock, events, notify, outcomes } = webhooks([500, 500, 500]);
    notify();
    await clock.advance(600_000);
    expect(outcomes()).toEqual(['status 500', 'status 500', 'status 500', 'webhookGivenUp']);
    expect(events.list()[0]).toMatchObject({ host: 'receiver.test:81', attempt: 1 });
    expect(JSON.stringify(events.list())).not.toContain('CANARY');
  });

  test('that a fault loses is retried; one that a fault duplicates is sent twice', async () => {
    const lost = webhooks([200], { faults: [{ effect: { webhook: 'lost' }, count: 1 }] });
    lost.notify();
    await lost.clock.advance(600_000);
    expect(lost.attempts.map(({ atMs }) => atMs)).toEqual([10_000]);
    expect(lost.outcomes()).toEqual(['faultInjected', 'lost in transit', 'status 200']);

    const twice = webhooks([200, 200], { faults: [{ effect: { webhook: 'duplicated' } }] });
    twice.notify();
    await twice.clock.advance(600_000);
    expect(twice.attempts.map(({ atMs }) => atMs)).toEqual([0, 0]);
  });

  test('is not retried after the account is closed', async () => {
    const { clock, attempts, all, notify } = webhooks([500]);
    notify();
    await clock.advance(5_000);
    all.close();
    await clock.advance(600_000);
    expect(attempts).toHaveLength(1);
  });
});

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}/hook` : '';
}

describe('sending', () => {
  test('POSTs the body as JSON', async () => {
    const seen: unknown[] = [];
    const url = await receiver(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push([request.method, request.url, request.headers['content-type'], body]);
      response.end();
    });
    expect(await fetchSender()(url, '{"a":1}')).toEqual({ kind: 'answered', status: 200 });
    expect(seen).toEqual([['POST', '/hook', 'application/json', '{"a":1}']]);
  });

  test('encodes what a URI has only encoded', async () => {
    const seen: unknown[] = [];
    const url = await receiver((request, response) => {
      seen.push(request.url, request.headers.host?.replace(/:\d+$/, ''));
      response.end();
    });
    await fetchSender()(url.replace('127', '１２７').replace('/hook', '/ä b?ü'), '{}');
    expect(seen).toEqual(['/%C3%A4%20b?%C3%BC', '127.0.0.1']);
  });

  test('does not follow redirects', async () => {
    let calls = 0;
    const url = await receiver((_request, response) => {
      calls += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await fetchSender()(url, '{}')).toEqual({ kind: 'answered', status: 302 });
    expect(calls).toBe(1);
  });

  test('survives a receiver that sends an endless response', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200);
      const flood = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', flood);
      };
      flood();
    });
    expect(await fetchSender()(url, '{}')).toEqual({ kind: 'answered', status: 200 });
  });

  test('a response that has arrived counts, although this process was suspended at its limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stage = new Int32Array(new SharedArrayBuffer(4));
    // In a thread of its own, because this one is blocked.
    const thread = new Worker(
      `const { workerData: stage, parentPort } = require('node:worker_threads');
      const server = require('node:http').createServer((request, response) => {
        parentPort.postMessage('called');
        Atomics.wait(stage, 0, 0);
        response.end(() => {
          Atomics.store(stage, 0, 2);
          Atomics.notify(stage, 0);
        });
      });
      server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
      { eval: true, workerData: stage },
    );
    onTestFinished(() => void thread.terminate());
    const [port] = await once(thread, 'message');
    const called = once(thread, 'message');
    const limitMs = 1000;
    const outcome = fetchSender({ limitMs })(`http://127.0.0.1:${port}/`, '{}');
    await called;
    Atomics.store(stage, 0, 1);
    Atomics.notify(stage, 0);
    Atomics.wait(stage, 0, 1);
    // The response has arrived, and is read after the timers.
    vi.advanceTimersByTime(limitMs);
    expect(await outcome).toEqual({ kind: 'answered', status: 200 });
  });

  test('fails if the receiver hangs, resets the connection or does not exist', async () => {
    const hanging = await receiver(() => {});
    expect(await fetchSender({ limitMs: 20 })(hanging, '{}')).toEqual({
      kind: 'failed',
      reason: 'No answer within 20 ms.',
      isLate: true,
    });
    const resetting = await receiver((request) => request.socket.destroy());
    expect(await fetchSender()(resetting, '{}')).toMatchObject({ kind: 'failed', isLate: false });
    expect(await fetchSender()('http://127.0.0.1:1/', '{}')).toMatchObject({
      kind: 'failed',
      reason: expect.any(String),
    });
  });
});

describe('sending in another way', () => {
  const how = { headers: {}, limitMs: 10_000, followsRedirects: false, probes: false };

  test('has other headers', async () => {
    const types: (string | undefined)[] = [];
    const url = await receiver((request, response) => {
      types.push(request.headers['content-type'], request.headers['user-agent']);
      response.end();
    });
    const headers = { 'content-type': 'text/plain', 'user-agent': 'calls/1' };
    await fetchSender()(url, '{}', { ...how, headers });
    expect(types).toEqual(['text/plain', 'calls/1']);
  });

  test('ends after its own limit', async () => {
    const hanging = await receiver(() => {});
    const reason = 'No answer within 20 ms.';
    const outcome = await fetchSender()(hanging, '{}', { ...how, limitMs: 20 });
    expect(outcome).toMatchObject({ reason, isLate: true });
  });

  test('follows a redirect', async () => {
    const target = await receiver((_request, response) => response.writeHead(204).end());
    const url = await receiver((_request, response) =>
      response.writeHead(307, { location: target }).end(),
    );
    expect(await fetchSender()(url, '{}', how)).toMatchObject({ status: 307 });
    const followed = await fetchSender()(url, '{}', { ...how, followsRedirects: true });
    expect(followed).toMatchObject({ status: 204 });
  });

  test('looks at the address before it calls, whatever the response', async () => {
    const methods: (string | undefined)[] = [];
    const url = await receiver(({ method }, response) => {
      methods.push(method);
      if (method === 'GET') response.destroy();
      else response.end();
    });
    const outcome = await fetchSender()(url, '{}', { ...how, probes: true });
    expect(outcome).toEqual({ kind: 'answered', status: 200 });
    expect(methods).toEqual(['GET', 'POST']);
  });
});

describe('delivery slots', () => {
  /** Calls that end when they are told to. */
  function calls(concurrentCalls: number, concurrentCallsPerHost = concurrentCalls) {
    const turns = new WebhookTurns({ concurrentCalls, concurrentCallsPerHost });
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      turns,
      started,
      call: (owner: object, name: string, host = name) =>
        turns.take({ owner, host }, () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        }),
      end: (name: string) => ends.get(name)?.(),
    };
  }

  test('are taken at once up to the limit, then one at a time', async () => {
    const { turns, started, call, end } = calls(2);
    const [a, b] = [{}, {}];
    const first = call(a, 'a1');
    void call(a, 'a2');
    const third = call(a, 'a3');
    void call(a, 'a4');
    void call(b, 'b1');
    expect(started).toEqual(['a1', 'a2']);
    expect(turns.waiting).toBe(3);
    end('a1');
    await first;
    await expect.poll(() => started).toEqual(['a1', 'a2', 'a3']);
    end('a3');
    await third;
    // The other owner comes before the next call of the first one.
    await expect.poll(() => started).toEqual(['a1', 'a2', 'a3', 'b1']);
    expect(turns.waiting).toBe(1);
  });

  test('are released by a failed call', async () => {
    const turns = new WebhookTurns({ concurrentCalls: 1, concurrentCallsPerHost: 1 });
    const failed = turns.take({ owner: {}, host: 'receiver.test' }, () =>
      Promise.reject(new Error('no')),
    );
    const next = turns.take({ owner: {}, host: 'receiver.test' }, async () => 'made');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('made');
    expect(turns.waiting).toBe(0);
  });

  test('are limited for each host, which keeps its order', async () => {
    const { started, turns, call, end } = calls(5, 2);
    const [a, b] = [{}, {}];
    const first = call(a, 'a1', 'hanging');
    for (const name of ['a2', 'a3', 'a4']) void call(a, name, 'hanging');
    expect(started).toEqual(['a1', 'a2']);
    void call(a, 'other', 'other');
    void call(b, 'b1', 'hanging');
    expect(started).toEqual(['a1', 'a2', 'other', 'b1']);
    expect(turns.waiting).toBe(2);
    end('a1');
    await first;
    await expect.poll(() => started).toEqual(['a1', 'a2', 'other', 'b1', 'a3']);
  });

  test('are never all taken by one host, unless there is one only', () => {
    for (const [concurrentCalls, perHost, most] of [
      [64, 16, 16],
      [64, 1000, 63],
      [4, 16, 3],
      [1, 16, 1],
    ] as const) {
      const { started, call } = calls(concurrentCalls, perHost);
      const owner = {};
      for (let job = 0; job < 100; job += 1) void call(owner, `${job}`, 'hanging');
      expect(started).toHaveLength(most);
    }
  });

  test('leave a call waiting only for its own host or if all are taken', async () => {
    const account = fc.constantFrom('a', 'b', 'c');
    const host = fc.constantFrom('1', '2', '3', '4');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('call' as const), account, host }),
      fc.record({ kind: fc.constant('end' as const), index: fc.nat() }),
    );
    const limits = fc.record({
      all: fc.integer({ min: 1, max: 8 }),
      each: fc.integer({ min: 1, max: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), limits, async (steps, { all, each }) => {
        const { turns, started, call, end } = calls(all, each);
        const owners = new Map<string, object>();
        const submitted: string[] = [];
        const ended = new Set<string>();
        const made = new Map<string, Promise<void>>();
        const lineOf = (name: string) => name.split('.').slice(0, 2).join('.');
        const underWay = () => started.filter((name) => !ended.has(name));
        for (const [number, next] of steps.entries()) {
          if (next.kind === 'call') {
            const owner = owners.get(next.account) ?? {};
            owners.set(next.account, owner);
            const name = `${next.account}.${next.host}.${number}`;
            submitted.push(name);
            made.set(name, call(owner, name, next.host));
          } else {
            const name = underWay()[next.index % Math.max(1, underWay().length)];
            if (name === undefined) continue;
            ended.add(name);
            end(name);
            await made.get(name);
            await macrotask();
          }
          const waiting = submitted.filter((name) => !started.includes(name));
          expect(turns.waiting).toBe(waiting.length);
          expect(underWay().length).toBeLessThanOrEqual(all);
          for (const line of new Set(submitted.map(lineOf))) {
            const ofLine = (name: string) => lineOf(name) === line;
            const count = underWay().filter(ofLine).length;
            expect(count).toBeLessThanOrEqual(each);
            // Another host has a turn, where there are several.
            if (all > 1) expect(count).toBeLessThan(all);
            // In the order in which they came.
            const begun = started.filter(ofLine);
            expect(begun).toEqual(submitted.filter(ofLine).slice(0, begun.length));
            if (waiting.some(ofLine))
              expect([each, all - 1].includes(count) || underWay().length === all).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('take no clock time to wait for', async () => {
    const { clock, attempts, notify } = webhooks([], { turns: 1 });
    for (let job = 0; job < 3; job += 1) notify();
    await clock.advance(60_000);
    expect(attempts.map(({ atMs }) => atMs)).toEqual([
      0, 0, 0, 10_000, 10_000, 10_000, 20_000, 20_000, 20_000,
    ]);
  });
});
