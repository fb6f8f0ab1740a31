/** Clients of a proxy cannot tell it from the deployment, and everything is recorded. */
import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createControlClient } from '../../../src/client/control.ts';
import { createReport } from '../../../src/conformance/report/report.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { readEvidence } from '../../../src/evidence/evidence-file.ts';
import type { EvidenceRecord, Exchange } from '../../../src/evidence/record-types.ts';
import { Recorder } from '../../../src/evidence/recorder.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';
import { createProxy, type Mismatch } from '../../../src/proxy/proxy.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import { listen } from '../../../src/validation/adapters/node-http.ts';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function addressOf(server: Server): Promise<string> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://127.0.0.1:${address.port}`;
}

/** A proxy before a deployment. */
async function before(deployment: RequestListener | string) {
  const records: EvidenceRecord[] = [];
  const mismatches: Mismatch[] = [];
  const baseUrl =
    typeof deployment === 'string' ? deployment : await addressOf(createServer(deployment));
  const proxy = createProxy({
    baseUrl,
    recorder: new Recorder(new Redaction(), (record) => records.push(record)),
    clock: systemClock(),
    onMismatch: (mismatch) => mismatches.push(mismatch),
  });
  const url = await addressOf(proxy);
  const exchanges = () =>
    records.filter((record): record is Exchange => record.kind === 'exchange');
  return { url, records, mismatches, exchanges };
}

test('a response arrives unchanged, with its status, headers and bytes', async () => {
  const body = gzipSync('{"id":"x","status":"IN_QUEUE"}');
  const { url, exchanges } = await before((_request, response) => {
    response.writeHead(202, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'x-odd': 'kept',
    });
    response.end(body);
  });
  const response = await fetch(`${url}/v2/one/run?a=1`, { method: 'POST', body: '{"input":{}}' });
  expect(response.status).toBe(202);
  expect(response.headers.get('x-odd')).toBe('kept');
  expect(await response.json()).toEqual({ id: 'x', status: 'IN_QUEUE' });
  await expect.poll(exchanges).toHaveLength(1);
  expect(exchanges()[0]).toMatchObject({
    key: 'none',
    request: { method: 'POST', target: '/v2/one/run?a=1', body: '{"input":{}}' },
    response: { status: 202, body: '{"id":"x","status":"IN_QUEUE"}', bytes: body.length },
  });
});

test('a request arrives unchanged except for its host', async () => {
  const received: { method: string | undefined; headers: object; body: string }[] = [];
  const { url } = await before(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push({ method: request.method, headers: request.headers, body: text });
    response.end();
  });
  await fetch(`${url}/v2/one/run`, {
    method: 'POST',
    headers: { authorization: 'Bearer secret-key', 'x-mine': 'yes' },
    body: '{"input":{"a":1}}',
  });
  expect(received).toMatchObject([
    {
      method: 'POST',
      headers: { authorization: 'Bearer secret-key', 'x-mine': 'yes' },
      body: '{"input":{"a":1}}',
    },
  ]);
});

test.each(['/v2/e/../run', '/v2/%2e%2e/run', '/v2\\\\one/run', '*'])(
  'the target %s reaches the deployment unchanged',
  async (path) => {
    const received: (string | undefined)[] = [];
    const { url } = await before((request, response) => {
      received.push(request.url);
      response.end();
    });
    const { hostname, port } = new URL(url);
    const method = path === '*' ? 'OPTIONS' : 'GET';
    const [response] = await once(request({ hostname, port, method, path }).end(), 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(received).toEqual([path]);
  },
);

test('recorded proxy traffic is judged like a scenario', async () => {
  const { url, records, exchanges } = await before((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"id":"2c1e0f7a-4b0e-4c55-9a57-1c1d5f8f0a11-u1","status":"IN_QUEUE"}');
  });
  await fetch(`${url}/v2/one/run`, {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: '{"input":7}',
  });
  await expect.poll(exchanges).toHaveLength(1);
  const { verdicts } = createReport(records, { profile: 'contract' });
  const violated = verdicts.filter(({ verdict }) => verdict === 'violated');
  expect(violated.map(({ rule }) => rule)).toContain('input-is-object');
});

test('the local service records the same evidence of requests as a proxy before it', async () => {
  const service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    },
    control: { enabled: true },
  });
  onTestFinished(() => service.close());
  const listening = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => listening.close());
  const { url, records, exchanges } = await before(listening.url);
  const headers = { authorization: 'Bearer demo-key', 'content-type': 'application/json' };
  const send = (path: string, body?: string) =>
    fetch(url + path, { headers, ...(body !== undefined && { method: 'POST', body }) });
  const submitted = await send('/v2/echo/run', '{"input":{"a":1}}');
  const { id }: { id: string } = JSON.parse(await submitted.text());
  await send(`/v2/echo/status/${id}`);
  await send('/v2/echo/run', '{"input":7}');
  await send('/v2/ecko/health');
  await expect.poll(exchanges).toHaveLength(4);
  const control = createControlClient({ baseUrl: listening.url, apiKey: 'demo-key' });
  const own = readEvidence(await control.getRequestEvidence());
  const judged = (evidence: EvidenceRecord[]) =>
    createReport(evidence, { profile: 'contract' }).verdicts.map(({ rule, verdict }) => [
      rule,
      verdict,
    ]);
  expect(judged(own)).toEqual(judged(records));
  expect(judged(own)).toContainEqual(['input-is-object', 'verified']);
});

test('keys and storage settings never reach the evidence', async () => {
  const { url, records, exchanges } = await before(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'x', status: 'IN_QUEUE', text, key: request.headers }));
  });
  await fetch(`${url}/v2/one/run`, {
    method: 'POST',
    headers: { authorization: 'Bearer canary-key-1234' },
    body: JSON.stringify({ input: {}, s3Config: { accessSecret: 'canary-storage-1234' } }),
  });
  await expect.poll(exchanges).toHaveLength(1);
  expect(JSON.stringify(records)).not.toContain('canary');
  expect(exchanges()[0]?.key).toBe('unknown');
});

test('messages that do not match the contract are reported', async () => {
  const { url, mismatches } = await before((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"id":"not-a-uuid","status":"IN_QUEUE"}');
  });
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  await fetch(`${url}/v2/one/run`, { method: 'POST', headers, body: '{"input":7}' });
  await expect.poll(() => mismatches).toHaveLength(2);
  expect(mismatches.map(({ direction, errors }) => [direction, errors[0]?.instancePath])).toEqual([
    ['request', '/input'],
    ['answer', '/id'],
  ]);
});

test('for an unreachable deployment the client gets status 502, which is recorded as such', async () => {
  const { url, exchanges } = await before('http://127.0.0.1:1');
  const response = await fetch(`${url}/v2/one/status/x`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ status: 502, detail: expect.any(String) });
  await expect.poll(exchanges).toHaveLength(1);
  expect(exchanges()[0]).toMatchObject({ failure: expect.stringContaining('ECONNREFUSED') });
  expect(exchanges()[0]?.response).toBeUndefined();
});

test('when a client disconnects, its request to the deployment ends', async () => {
  let hasArrived = false;
  let hungUp = false;
  const { url, exchanges } = await before((_request, response) => {
    hasArrived = true;
    response.on('close', () => {
      hungUp = true;
    });
  });
  const stop = new AbortController();
  const answer = fetch(`${url}/v2/one/runsync`, { signal: stop.signal });
  answer.catch(() => undefined);
  await expect.poll(() => hasArrived).toBe(true);
  stop.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(exchanges).toHaveLength(1);
  await expect.poll(() => hungUp).toBe(true);
  expect(exchanges()[0]).toMatchObject({
    failure: expect.stringContaining('closed the connection'),
  });
});

test('a response that the deployment breaks off is broken off for the client too', async () => {
  const { url, exchanges, mismatches, records } = await before((_request, response) => {
    response.writeHead(200, { 'content-length': '100', 'content-type': 'application/json' });
    response.write('{"id"');
    setImmediate(() => response.destroy());
  });
  const response = await fetch(`${url}/v2/one/status/x`);
  await expect(response.text()).rejects.toThrow();
  await expect.poll(exchanges).toHaveLength(1);
  expect(exchanges()[0]?.failure).toMatch(
    /^The response with status 200 broke off after 5 bytes: /,
  );
  // A part of an answer is no answer that could be wrong.
  expect(exchanges()[0]?.response).toBeUndefined();
  expect(mismatches).toEqual([]);
  const { summary } = createReport(records, { profile: 'reference' });
  expect(summary.counts.violated).toBe(0);
});

test('a client that breaks off in the middle of a request is not reported as invalid', async () => {
  const { url, exchanges, mismatches } = await before(() => undefined);
  const { hostname, port } = new URL(url);
  const headers = { 'content-length': '100', 'content-type': 'application/json' };
  const sending = request({ hostname, port, method: 'POST', path: '/v2/one/run', headers });
  sending.on('error', () => undefined);
  sending.write('{"input":7', () => sending.destroy());
  await expect.poll(exchanges).toHaveLength(1);
  expect(exchanges()[0]?.failure).toBeDefined();
  expect(mismatches).toEqual([]);
});

test.each([
  ['closes the connection', ''],
  ['speaks another protocol', '220 mail.test ESMTP\r\n'],
  [
    'switches to another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  ],
  ['sends endless headers', `HTTP/1.1 200 OK\r\n${`x: ${'a'.repeat(998)}\r\n`.repeat(100)}`],
])('for a deployment that %s the client gets status 502', async (_, text) => {
  const { url, exchanges } = await before(({ socket }) => {
    socket.end(text);
  });
  const response = await fetch(`${url}/v2/one/status/x`);
  expect(response.status).toBe(502);
  await expect.poll(exchanges).toHaveLength(1);
  expect(exchanges()[0]).toMatchObject({ failure: expect.any(String) });
});

test('CONNECT is refused', async () => {
  const { url } = await before(() => undefined);
  const { hostname, port } = new URL(url);
  const asking = request({ hostname, port, method: 'CONNECT', path: 'elsewhere.test:443' }).end();
  const [response] = await once(asking, 'connect');
  expect(response.statusCode).toBe(405);
});

test('an upgrade request is forwarded as an ordinary request', async () => {
  const { url } = await before((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const { hostname, port } = new URL(url);
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  const [response] = await once(request({ hostname, port, headers }).end(), 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])(
  'a response encoded with %s is decoded for judging but forwarded unchanged',
  async (coding, compress) => {
    const body = compress('{"id":"not-a-uuid","status":"IN_QUEUE"}');
    const { url, mismatches } = await before((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding });
      response.end(body);
    });
    const { hostname, port } = new URL(url);
    const headers = { 'content-type': 'application/json' };
    const asking = request({ hostname, port, method: 'POST', path: '/v2/one/run', headers });
    const [response] = await once(asking.end('{"input":{}}'), 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(body);
    await expect.poll(() => mismatches).toMatchObject([{ errors: [{ instancePath: '/id' }] }]);
  },
);

const uuid = '2c1e0f7a-4b0e-4c55-9a57-1c1d5f8f0a11';

test.each<[string, string, () => Buffer]>([
  ['is too long', 'identity', () => Buffer.from(JSON.stringify({ x: 'x'.repeat(24_000_000) }))],
  ['has an unsupported encoding', 'zstd', () => Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ['does not have the encoding that it names', 'gzip', () => Buffer.from('{"id":7}')],
])('no violation is reported for a response that %s', async (_, coding, body) => {
  const { url, records, mismatches, exchanges } = await before((asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding });
    response.end(body());
    asked.resume();
  });
  const { hostname, port } = new URL(url);
  const paths = [
    ['GET', `/v2/one/status/${uuid}-u1`],
    ['POST', '/v2/one/run'],
    ['POST', '/v2/one/runsync'],
    ['GET', '/v2/one/health'],
    ['POST', '/v2/one/purge-queue'],
  ];
  for (const [method, path] of paths) {
    const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
    const sent = request({ hostname, port, method, path, headers });
    const [answer] = await once(sent.end(method === 'POST' ? '{"input":{}}' : ''), 'response');
    answer.resume();
    await once(answer, 'end');
  }
  await expect.poll(exchanges).toHaveLength(paths.length);
  expect(exchanges()[0]?.response).toMatchObject({ isCutOff: true });
  expect(mismatches).toEqual([]);
  const { verdicts } = createReport(records, { profile: 'reference' });
  expect(verdicts.filter(({ verdict }) => verdict === 'violated')).toEqual([]);
  const shape = verdicts.find(({ rule }) => rule === 'job-shape');
  expect(shape).toMatchObject({
    verdict: 'inconclusive',
    reason: expect.stringMatching(/the response was cut off/i),
  });
});

test('a compressed request is decoded for judging; one that cannot be decoded is not judged', async () => {
  const { url, mismatches, exchanges } = await before((asked, response) => {
    asked.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: `${uuid}-u1`, status: 'IN_QUEUE' }));
  });
  const submit = (coding: string, body: Buffer) =>
    fetch(`${url}/v2/one/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': coding },
      body: new Uint8Array(body),
    });
  await submit('GZIP', gzipSync('{"input":{}}'));
  await submit('zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd]));
  await expect.poll(exchanges).toHaveLength(2);
  expect(exchanges().map(({ request: { body, bytes } }) => body ?? bytes)).toEqual([
    '{"input":{}}',
    4,
  ]);
  expect(mismatches).toEqual([]);
});

test('a request is forwarded only after earlier records have left memory', async () => {
  let arrived = 0;
  const deployment = await addressOf(
    createServer((_request, response) => {
      arrived += 1;
      response.end();
    }),
  );
  let open: () => void = () => undefined;
  const drained = new Promise<void>((resolve) => {
    open = resolve;
  });
  let waiting = 0;
  const url = await addressOf(
    createProxy({
      baseUrl: deployment,
      recorder: new Recorder(new Redaction(), () => undefined),
      clock: systemClock(),
      ready: () => {
        waiting += 1;
        return drained;
      },
      onMismatch: () => undefined,
    }),
  );
  const answers = [1, 2, 3].map(() => fetch(`${url}/v2/one/status/x`));
  await expect.poll(() => waiting).toBe(3);
  expect(arrived).toBe(0);
  open();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(arrived).toBe(3);
});
