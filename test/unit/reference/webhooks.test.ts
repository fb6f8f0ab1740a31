import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../../../src/clock.ts';
import {
  type AttemptOutcome,
  deliver,
  fetchSender,
  nextStep,
} from '../../../src/reference/webhooks.ts';

describe('the retry policy', () => {
  const answered = (status: number): AttemptOutcome => ({ kind: 'answered', status });

  test('only 200 acknowledges', () => {
    expect(nextStep(1, answered(200))).toEqual({ kind: 'acknowledged' });
    for (const status of [201, 202, 204, 301, 302, 400, 404, 500]) {
      expect(nextStep(1, answered(status)).kind).toBe('retry');
    }
  });

  test('two more attempts, ten seconds apart, then given up', () => {
    const failed: AttemptOutcome = { kind: 'failed', reason: 'reset' };
    expect(nextStep(1, failed)).toEqual({ kind: 'retry', afterMs: 10_000 });
    expect(nextStep(2, failed)).toEqual({ kind: 'retry', afterMs: 10_000 });
    expect(nextStep(3, failed)).toEqual({ kind: 'givenUp' });
    expect(nextStep(3, answered(200))).toEqual({ kind: 'acknowledged' });
  });
});

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
  ])('answered %j is attempted at %j ms', async (answers, expected) => {
    const clock = new ManualClock({ startMs: 0 });
    const attempts: { atMs: number; body: string }[] = [];
    const send = (_url: string, body: string): Promise<AttemptOutcome> => {
      const status = answers[attempts.length] ?? 500;
      attempts.push({ atMs: clock.now(), body });
      return Promise.resolve({ kind: 'answered', status });
    };
    deliver({ url: 'http://receiver.test/', body: '{"id":"1"}' }, { clock, send });
    await clock.advance(600_000);
    expect(attempts.map(({ atMs }) => atMs)).toEqual(expected);
    expect(new Set(attempts.map(({ body }) => body))).toEqual(new Set(['{"id":"1"}']));
  });
});

describe('sending', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  function receiver(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    open.push(server);
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' ? `http://127.0.0.1:${address?.port}/hook` : '');
      });
    });
  }

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

  test('does not follow redirects', async () => {
    let calls = 0;
    const url = await receiver((_request, response) => {
      calls += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await fetchSender()(url, '{}')).toEqual({ kind: 'answered', status: 302 });
    expect(calls).toBe(1);
  });

  test('survives a receiver that floods its answer', async () => {
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

  test('fails a receiver that hangs, resets, or is not there', async () => {
    const hanging = await receiver(() => {});
    expect(await fetchSender({ limitMs: 20 })(hanging, '{}')).toEqual({
      kind: 'failed',
      reason: 'No answer within 20 ms.',
    });
    const resetting = await receiver((request) => request.socket.destroy());
    expect(await fetchSender()(resetting, '{}')).toMatchObject({ kind: 'failed' });
    expect(await fetchSender()('http://127.0.0.1:1/', '{}')).toMatchObject({
      kind: 'failed',
      reason: expect.any(String),
    });
  });
});
