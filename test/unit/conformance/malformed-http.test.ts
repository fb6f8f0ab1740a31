/** Malformed HTTP: how it is sent, what is kept of it, and what its judge makes of that. */

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { malformedHttp } from '../../../src/conformance/errors/errors.scenario.ts';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { obstaclesIn } from '../../../src/conformance/judging/missing-evidence.ts';
import { judgeEach } from '../../../src/conformance/judging/verdicts.ts';
import { type RawMessage, type SendRaw, sendRaw } from '../../../src/conformance/run/raw-socket.ts';
import { type RunOptions, run } from '../../../src/conformance/run/run.ts';
import { readTarget, type TargetFile } from '../../../src/conformance/target/target-file.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { evidenceLine, readEvidence } from '../../../src/evidence/evidence-file.ts';
import { renderTransportError } from '../../../src/reference/http/service-problem.ts';
import { listen } from '../../../src/validation/adapters/node-http.ts';

/** A server of sockets for the time of a test. */
async function serve(onSocket: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onSocket(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://127.0.0.1:${address.port}`;
}

/** The reference's way to answer what is no request, for the time of a test. */
async function serveReference(): Promise<string> {
  const handler = () => ({ status: 200, headers: {} });
  const options = { host: '127.0.0.1', port: 0, renderError: renderTransportError };
  const { url, close } = await listen(handler, options);
  onTestFinished(close);
  return url;
}

/** Runs the scenario, and judges what is left of it in a file. */
async function check(
  baseUrl: string,
  options: Partial<RunOptions> = { sendRaw },
  limits: TargetFile['limits'] = {},
) {
  const clock = systemClock();
  onTestFinished(() => clock.clear());
  const target = readTarget(
    {
      baseUrl,
      keys: { valid: 'KEY' },
      endpoints: { one: { id: 'one', kind: 'serverless', maxCost: '0' } },
      limits: { requestsPerSecond: 1000, ...limits },
    },
    { env: { KEY: 'the-secret-key' } },
  );
  const { records: made, errors } = await run({
    target,
    profile: 'reference',
    scenarios: [malformedHttp],
    fetch: () => Promise.reject(new Error('Nothing is fetched.')),
    clock,
    signal: new AbortController().signal,
    newName: () => 'nobody-knows',
    ...options,
  });
  expect(errors).toEqual([]);
  const records = readEvidence(made.map(evidenceLine).join(''));
  const verdicts = [
    ...judgeEach(viewOf(records), {
      judges,
      profile: 'reference',
      scenarios: [malformedHttp],
    }),
  ];
  return {
    records,
    obstacles: obstaclesIn(records, viewOf(records).subject),
    exchanges: records.filter((record) => record.kind === 'exchange'),
    end: records.find((record) => record.kind === 'scenario'),
    verdict: verdicts.find(({ rule }) => rule === 'broken-http-is-problem'),
  };
}

test('the reference answers each message with a problem and closes the connection', async () => {
  const { exchanges, verdict } = await check(await serveReference());
  expect(verdict).toMatchObject({ verdict: 'verified' });
  expect(exchanges.map(({ raw, response }) => [raw?.isClosed, response?.status])).toEqual([
    [true, 505],
    [true, 400],
    [true, 400],
  ]);
  expect(viewOf(exchanges).calls).toEqual([]);
});

test('no message contains a key, and a path before /v2 is kept', async () => {
  const received: string[] = [];
  const url = await serve((socket) => {
    socket.on('data', (bytes) => {
      received.push(`${bytes}`);
      socket.end();
    });
  });
  const { verdict, obstacles } = await check(`${url}/before`);
  expect(received).toHaveLength(3);
  for (const message of received) {
    expect(message).toMatch(/^POST \/before\/v2\/one\/run HTTP\/1\.1/);
    expect(message).not.toMatch(/authorization|secret/i);
  }
  expect(verdict).toMatchObject({
    verdict: 'violated',
    reason: expect.stringContaining('closed without an answer'),
  });
  expect(obstacles).toEqual([]);
});

const problem = JSON.stringify({
  status: 400,
  title: 'Bad request',
  detail: 'It is malformed.',
  code: 'badRequest',
});
const answer = (status: number, body = problem, type = 'application/problem+json') =>
  `HTTP/1.1 ${status} Whatever\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const inChunks = `HTTP/1.1 400 No\r\nContent-Type: application/problem+json\r\nTransfer-Encoding: chunked\r\n\r\n${problem.length.toString(16)}\r\n${problem}\r\n0\r\n\r\n`;

/** Answers with a text, as over a socket. */
const answering =
  (text: string, { isClosed = true } = {}): SendRaw =>
  () =>
    Promise.resolve({ bytes: Buffer.from(text), isClosed });

test.each([
  ['a problem', answering(answer(400)), 'verified'],
  ['a problem in chunks', answering(inChunks), 'verified'],
  ['another allowed status', answering(answer(505)), 'verified'],
  ['an open connection', answering(answer(400), { isClosed: false }), 'violated'],
  ['success', answering(answer(200)), 'violated'],
  ['the response to a request without a key', answering(answer(401)), 'violated'],
  ['a page', answering(answer(400, '<h1>400</h1>', 'text/html')), 'violated'],
  ['JSON that is not a problem', answering(answer(400, '{}')), 'violated'],
  ['a problem of another type', answering(answer(400, problem, 'application/json')), 'violated'],
  ['a response that is not HTTP', answering('SSH-2.0-OpenSSH_9.6\r\n'), 'violated'],
  ['another protocol', answering('HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\n\r\n'), 'violated'],
  ['an incomplete response', answering(answer(400).slice(0, -5)), 'violated'],
  ['no response', answering('', { isClosed: false }), 'violated'],
  ['a gateway without a service', answering(answer(502, '', 'text/html')), 'inconclusive'],
  ['no connection', () => Promise.reject(new Error('ECONNREFUSED')), 'inconclusive'],
] as const)('the verdict is right for %s', async (_, send, verdict) => {
  const checked = await check('http://host.test', { sendRaw: send });
  expect(checked.verdict).toMatchObject({ verdict });
});

test('one lost response breaks no rule', async () => {
  let sent = 0;
  const { verdict } = await check('http://host.test', {
    sendRaw: () => {
      sent += 1;
      return Promise.resolve({ bytes: Buffer.from(sent === 2 ? '' : answer(400)), isClosed: true });
    },
  });
  expect(verdict).toMatchObject({ verdict: 'verified' });
});

test('without a way to send it nothing is judged, and the reason says so', async () => {
  const { exchanges, verdict } = await check('http://host.test', {});
  expect(exchanges).toEqual([]);
  expect(verdict).toMatchObject({
    verdict: 'not run',
    reason: expect.stringContaining('cannot send malformed HTTP'),
  });
});

test('an echoed key is redacted', async () => {
  const echo = problem.replace('It is malformed.', 'the-secret-key');
  const { records } = await check('http://host.test', { sendRaw: answering(answer(400, echo)) });
  expect(JSON.stringify(records)).toContain('badRequest');
  expect(JSON.stringify(records)).not.toContain('the-secret-key');
});

test('each message counts as a request', async () => {
  const { exchanges, end } = await check(
    'http://host.test',
    { sendRaw: answering(answer(400)) },
    { maxRequests: 2 },
  );
  expect(exchanges).toHaveLength(2);
  expect(end).toMatchObject({ outcome: 'stopped', reason: 'The limit of 2 requests is reached.' });
});

test('a cancelled run does not wait for the response', async () => {
  const gone = new AbortController();
  const url = await serve((socket) => socket.on('data', () => gone.abort(new Error('Enough.'))));
  const { exchanges, end } = await check(url, { sendRaw, signal: gone.signal });
  expect(exchanges).toEqual([]);
  expect(end).toMatchObject({ outcome: 'stopped', reason: 'Enough.' });
});

/** Sends a few bytes, with bounds that are not reached unless they are given. */
const send = (url: string, bounds: Partial<RawMessage> = {}) =>
  sendRaw({
    url,
    bytes: Buffer.from('hello'),
    maxBytes: 1000,
    limitMs: 60_000,
    signal: new AbortController().signal,
    ...bounds,
  });

test('a connection that stays open is abandoned after a while, with the bytes received so far', async () => {
  const url = await serve((socket) => socket.on('data', (bytes) => socket.write(bytes)));
  const { bytes, isClosed } = await send(url, { limitMs: 200 });
  expect([`${Buffer.from(bytes)}`, isClosed]).toEqual(['hello', false]);
});

test('reading stops at the byte limit', async () => {
  const url = await serve((socket) => {
    const more = () => socket.write(Buffer.alloc(700), (error) => error ?? more());
    more();
  });
  const { bytes, isClosed } = await send(url);
  expect([bytes.length, isClosed]).toEqual([1000, false]);
});

test('a reset connection counts as closed; a refused connection is an error', async () => {
  const url = await serve((socket) => socket.on('data', () => socket.resetAndDestroy()));
  expect(await send(url)).toMatchObject({ isClosed: true });
  const { port } = new URL(await serve(() => undefined));
  const refused = send(`http://127.0.0.2:${port}`);
  await expect(refused).rejects.toThrow('ECONNREFUSED');
});

test('an https URL uses TLS with its host name', async () => {
  const received: Buffer[] = [];
  const url = await serve((socket) => {
    socket.on('data', (bytes: Buffer) => {
      received.push(bytes);
      socket.destroy();
    });
  });
  await expect(send(url.replace('http://127.0.0.1', 'https://localhost'))).rejects.toThrow();
  const [hello] = received;
  // A record of the handshake, in which the name stands as it is.
  expect(hello?.[0]).toBe(0x16);
  expect(hello?.includes('localhost')).toBe(true);
  expect(hello?.includes('hello')).toBe(false);
});
