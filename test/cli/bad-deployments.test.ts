/** What is no deployment, or stops being one: a clear message, exit 2, and what had been learnt. */
import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { noLag } from '../../src/conformance/run/event-loop-lag.ts';
import { systemTime } from '../../src/conformance/run/scenario-clock.ts';
import { exchange } from '../../src/conformance/run/send-and-record.ts';
import { ManualClock } from '../../src/core/clock.ts';
import { Recorder } from '../../src/evidence/recorder.ts';
import { Redaction } from '../../src/evidence/redaction.ts';
import { freePort } from '../servers/free-port.ts';
import { stub } from '../servers/stub.ts';
import {
  type Outcome,
  randomKey,
  reference,
  runCommand,
  smallTarget,
  targetFile,
  testEcho,
} from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/test-command.ts';

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const isPreflight = (url: string | undefined) => url?.endsWith('/status/preflight') === true;

/** Serves the requests of a first look, none of which makes a job; the others are the listener's. */
const afterPreflight =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isPreflight(request.url)) return json(response, 404, {});
    // The malformed submission.
    if (request.headers['content-length'] === '1') return json(response, 400, {});
    return listener(request, response);
  };

/** Without a pause between requests, which a deployment that answers everything at once needs none. */
async function testQuickly(url: string): Promise<Outcome> {
  const text = smallTarget(url, { limits: { requestsPerSecond: 1000 } });
  return runCommand('test', ['--target', await targetFile(text)], {
    env: { KEY: 'k3y-of-test' },
  });
}

describe('a check stops before it submits anything', () => {
  test('if the connection is refused', async () => {
    const { status, warned } = await testEcho(`http://localhost:${await freePort()}`);
    expect(status).toBe(2);
    expect(warned).toMatch(/^http:\/\/localhost:\d+ cannot be reached: .*ECONNREFUSED.*\.$/);
  });

  test('if the server does not use TLS', async () => {
    const url = (await stub(() => undefined)).replace('http:', 'https:');
    const { status, warned } = await testEcho(url);
    expect(status).toBe(2);
    expect(warned).toBe(
      `${url} cannot be reached: it does not speak TLS; should the base URL begin with http:?`,
    );
  });

  test.each([
    [
      'a page',
      200,
      { 'content-type': 'text/html; charset=utf-8' },
      /answers with an HTML page \(200, /,
    ],
    [
      'a way on',
      308,
      { location: 'https://someone:hidden@elsewhere.test/' },
      /redirects \(308\) to https:\/\/redacted@elsewhere\.test\/; use the final address/,
    ],
    [
      'plain text',
      200,
      { 'content-type': 'text/plain' },
      /answers 200 for a job that does not exist, with/,
    ],
    [
      'a key in a header',
      503,
      { 'content-type': `text/html; about=${randomKey}` },
      /page \(503, text\/html; about=\[API key\]\)/,
    ],
  ])('%s', async (_, status, headers, message) => {
    let requests = 0;
    const url = await stub((_request, response) => {
      requests += 1;
      response.writeHead(status, headers).end('<html>');
    });
    expect(await testEcho(url)).toMatchObject({
      status: 2,
      warned: expect.stringMatching(message),
    });
    expect(requests).toBe(1);
  });

  test('an unknown key, refused in both forms, also with a body that is not JSON', async () => {
    const bodies: string[] = [];
    const url = await stub(async (request, response) => {
      bodies.push((await request.toArray()).join(''));
      response.writeHead(401).end();
    });
    expect(await testEcho(url)).toMatchObject({
      status: 2,
      warned: expect.stringMatching(/answers 401 to the valid key; is it the right key/),
    });
    // The first request, and for each form of the key a status request and two submissions, one without the key.
    expect(bodies).toHaveLength(7);
    for (const body of bodies) expect(() => JSON.parse(body)).toThrow(SyntaxError);
  });

  test('if a response breaks off', async () => {
    const url = await stub((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{');
      response.destroy();
    });
    const { status, warned } = await testEcho(url);
    expect(status).toBe(2);
    expect(warned).toMatch(
      /cannot be reached: the connection was closed before the answer was complete .*https:\?$/,
    );
  });

  test('if the headers never end', async () => {
    const url = await stub((request) => {
      request.socket.write(`HTTP/1.1 200 OK\r\n${`x: ${'a'.repeat(998)}\r\n`.repeat(100)}`);
    });
    const { status, warned } = await testEcho(url);
    expect(status).toBe(2);
    expect(warned).toMatch(/cannot be reached: .*; the headers of its answer are too long\.$/);
  });

  test('if the server speaks another protocol', async () => {
    const url = await stub((request) => {
      request.socket.end('220 mail.test ESMTP\r\n');
    });
    const { status, warned } = await testEcho(url);
    expect(status).toBe(2);
    expect(warned).toMatch(/cannot be reached: it does not speak HTTP\/1\.1: /);
  });

  test('if an endpoint has no health operation', async () => {
    const url = await stub((_, response) => json(response, 404, {}));
    const text = smallTarget(url, { declares: { operations: ['getEndpointHealth'] } });
    const { status, warned } = await runCommand('test', ['--target', await targetFile(text)], {
      env: { KEY: 'k3y-of-test' },
    });
    expect(status).toBe(2);
    expect(warned).toBe(`${url} has no endpoint echo: its health request is answered with 404.`);
  });

  test('but not because of an HTML error body', async () => {
    const url = await stub((request, response) => {
      const status = request.method === 'POST' ? 400 : 404;
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>');
    });
    expect((await testQuickly(url)).warned).toMatch(/^\d+ scenarios/);
  });

  test('if the deployment is a static website', async () => {
    const url = await stub((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html>');
    });
    const { status, warned } = await testEcho(url);
    expect(status).toBe(2);
    expect(warned).toContain(`${url} has no such API: `);
  });

  test('if accounts cannot be created', async () => {
    const url = await stub((_, response) => json(response, 404, {}));
    const target = await targetFile(smallTarget(url, { control: {} }));
    expect(
      await runCommand('test', ['--target', target], { env: { KEY: 'k3y-of-test' } }),
    ).toMatchObject({
      status: 2,
      warned: expect.stringContaining('declares the control interface, but it cannot be used: '),
    });
  });
});

describe('during a check', { timeout: 60_000 }, () => {
  test('a redirect is not followed', async () => {
    let followed = 0;
    const elsewhere = await stub((_, response) => {
      followed += 1;
      json(response, 200, {});
    });
    const url = await stub(
      afterPreflight((request, response) => {
        response.writeHead(307, { location: `${elsewhere}${request.url}` }).end();
      }),
    );
    await testQuickly(url);
    expect(followed).toBe(0);
  });

  test.each([
    [
      'the deployment',
      '/v2/',
      /, profile contract\n.+\n\nObstacles:\n {2}The deployment stopped answering after \d+ requests?: the last \d+ had no answer, from evidence \d+ on: /,
    ],
    [
      'the control interface',
      '/control/',
      /\n {2}The control interface did not answer in \d+ scenar/,
    ],
  ])('when %s goes away, the results so far are still reported', async (_, base, told) => {
    let answered = 0;
    const url = await reference({
      around: (handle) => async (request) => {
        const answer = await handle(request);
        if (!request.target.startsWith(base)) return answer;
        answered += 1;
        return answered > 30 ? { status: 503, headers: {}, drop: true } : answer;
      },
    });
    const target = await targetFile(smallTarget(url, { control: {} }));
    const { status, printed } = await runCommand('test', ['--target', target], {
      env: { KEY: 'demo-key' },
    });
    expect(printed).toMatch(told);
    expect(printed).toMatch(/Incomplete: [1-9]\d* verified, 0 violated/);
    expect(status).toBe(2);
  });

  test.each<[string, RequestListener]>([
    ['pages', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['nonsense', (_, response) => response.writeHead(200).end('\u0000{]')],
    [
      'an old date',
      (_, response) => {
        response.setHeader('date', 'Thu, 01 Jan 1970 00:00:00 GMT');
        json(response, 500, {});
      },
    ],
  ])('%s instead of jobs are not accepted as jobs', async (_, listener) => {
    const { status, printed } = await testQuickly(await stub(afterPreflight(listener)));
    expect(printed).toContain('[');
    expect([1, 2, 3]).toContain(status);
  });
});

describe('a request of a check', () => {
  /** Sends one request while time is moved by hand. */
  async function send(
    target: string,
    passMs: number,
    fetch: (request: Request) => Promise<Response>,
  ) {
    const clock = new ManualClock();
    const { signal } = new AbortController();
    let ended = false;
    const answer = exchange(
      { method: 'GET', target },
      { key: 'valid' },
      {
        scenario: 'hangs',
        baseUrl: 'https://host.test',
        fetch,
        time: systemTime(clock, { signal, lag: noLag }),
        clock,
        recorder: new Recorder(new Redaction(), () => undefined),
        signal,
      },
    ).finally(() => {
      ended = true;
    });
    await clock.advance(passMs);
    return { answer, hasEnded: () => ended, clock };
  }

  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });

  /** Its body goes on until nobody reads it any more. */
  const endless = (request: Request) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (controller) => {
            request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
          },
        }),
      ),
    );

  test.each([
    ['a response', never],
    ['the end of a response', endless],
  ])('%s times out after a minute', async (_, fetch) => {
    const { answer, hasEnded, clock } = await send('/v2/echo/status/x', 59_999, fetch);
    expect(hasEnded()).toBe(false);
    await clock.advance(1);
    expect(await answer).toMatchObject({
      failure: 'The answer was not complete within 60 s.',
      isGivenUp: true,
    });
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('may take longer if it waits for a job', async () => {
    const { hasEnded, clock } = await send('/v2/echo/runsync?wait=90000', 3_600_000, never);
    expect(hasEnded()).toBe(false);
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('reads only the beginning of an endless response', async () => {
    const chunk = new Uint8Array(1_000_000);
    let sent = 0;
    const { answer } = await send('/v2/echo/status/x', 0, () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            pull: (controller) => {
              sent += chunk.length;
              controller.enqueue(chunk);
            },
          }),
        ),
      ),
    );
    const { response } = await answer;
    expect(response).toMatchObject({ isCutOff: true, bytes: 5_000_000 });
    expect(response?.body?.length).toBeLessThan(200_000);
    expect(sent).toBeLessThan(9_000_000);
  });
});
