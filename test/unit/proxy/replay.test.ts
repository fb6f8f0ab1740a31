/** A recording answers requests that are the same but for their secrets, and explains all others. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Clock, ManualClock, systemClock } from '../../../src/core/clock.ts';
import type { EvidenceRecord, Exchange } from '../../../src/evidence/record-types.ts';
import { bodyBounds } from '../../../src/evidence/recorded-body-limits.ts';
import { Recorder } from '../../../src/evidence/recorder.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';
import {
  comparableRequest,
  firstDifferences,
  matchKey,
} from '../../../src/proxy/comparable-request.ts';
import { createProxy, createReplayServer } from '../../../src/proxy/proxy.ts';
import { Recording } from '../../../src/proxy/recording.ts';
import { Replay, type UnmatchedRequest } from '../../../src/proxy/replay.ts';
import { stub } from '../../servers/stub.ts';

const json = { 'content-type': 'application/json' };

async function addressOf(server: Server): Promise<string> {
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://127.0.0.1:${address.port}`;
}

/** A port on which nobody listens. */
async function nowhere(): Promise<string> {
  const server = createServer();
  const url = await addressOf(server);
  server.close();
  await once(server, 'close');
  return url;
}

type Changes = Partial<Omit<Exchange, 'request' | 'response'>> & {
  request?: Partial<Exchange['request']>;
  response?: Partial<NonNullable<Exchange['response']>>;
};

function exchange({ request, response, ...changes }: Changes): Exchange {
  return {
    kind: 'exchange',
    id: 1,
    scenario: 'traffic',
    key: 'none',
    request: { method: 'GET', target: '/v2/one/health', headers: {}, ...request },
    sentMs: 1,
    receivedMs: 2,
    response: { status: 200, headers: json, bytes: 2, body: '{}', ...response },
    ...changes,
  };
}

function replayOf(exchanges: readonly Exchange[]) {
  const recording = new Recording(async ({ from }) => {
    const found = exchanges[from];
    if (found === undefined) throw new Error('It is gone.');
    return found;
  });
  for (const [from, one] of exchanges.entries()) recording.add(one, { from, bytes: 1 });
  const unmatched: UnmatchedRequest[] = [];
  const redaction = new Redaction();
  const onUnmatched = (one: UnmatchedRequest) => void unmatched.push(one);
  return {
    ...{ recording, redaction, unmatched },
    replay: new Replay(recording, { redaction, isAlone: true, onUnmatched }),
  };
}

async function replayed(exchanges: readonly Exchange[]) {
  const { replay, redaction, ...rest } = replayOf(exchanges);
  const url = await addressOf(createReplayServer(replay));
  const send = async (target: string, init: RequestInit = {}) => {
    const answer = await fetch(url + target, init);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { ...rest, replay, send };
}

test('answers to the same request come in their order, and the last one repeats', async () => {
  const states = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'];
  const { send, replay } = await replayed(
    states.map((state, id) => exchange({ id, response: { body: state } })),
  );
  const seen: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { text, headers } = await send('/v2/one/health');
    seen.push(`${headers.get('x-replayed-record')} ${text}`);
  }
  expect(seen).toEqual([
    '0 IN_QUEUE',
    '1 IN_PROGRESS',
    '2 COMPLETED',
    '2 COMPLETED',
    '2 COMPLETED',
  ]);
  expect(replay).toMatchObject({ answered: 5, unmatched: 0 });
});

test('headers for the recorded origin and its connection stay behind', async () => {
  const origin = {
    ...{
      'set-cookie': 'id=1',
      'Set-Cookie': 'id=2',
      'access-control-allow-origin': 'https://a.test',
    },
    ...{ 'Access-Control-Allow-Credentials': 'true', 'cross-origin-resource-policy': 'same-site' },
    ...{ 'strict-transport-security': 'max-age=9', 'alt-svc': 'h3=":443"', nel: '{}' },
    ...{ 'content-security-policy': "default-src 'none'", 'clear-site-data': '"*"', via: '1.1 a' },
    ...{ connection: 'x-a', 'keep-alive': 'timeout=9', 'transfer-encoding': 'chunked' },
  };
  const kept = { ...json, 'x-request-id': 'a1', 'retry-after': '1', 'cache-control': 'no-store' };
  const { send } = await replayed([exchange({ response: { headers: { ...origin, ...kept } } })]);
  const { headers, status } = await send('/v2/one/health');
  const added = /^(x-replayed-record|date|connection|keep-alive|transfer-encoding)$/;
  expect(status).toBe(200);
  expect([...headers.keys()].filter((name) => !added.test(name)).toSorted()).toEqual(
    Object.keys(kept).toSorted(),
  );
  expect(headers.get('keep-alive')).not.toBe('timeout=9');
});

/** The key of a request as it arrives, or as evidence has it. */
const key = (body: string, { target = '/v2/one/run', redaction = new Redaction() } = {}) =>
  matchKey(
    comparableRequest({
      method: 'POST',
      target: redaction.text(target),
      body: redaction.body(body),
      hasKey: true,
    }),
  );

test.each([
  ['{"input":{"a":1,"b":[2]}}', '{ "input": {"b": [2.0], "a": 1} }'],
  ['{"input":{},"webhook":"http://h:1/hook/a1"}', '{"input":{},"webhook":"http://h:2/other"}'],
  ['{"s3Config":{"bucketName":"one"}}', '{"s3Config":{"bucketName":"two","more":1}}'],
  ['{"input":{"api_key":"one"}}', '{"input":{"api_key":"two"}}'],
  ['{"input":{"url":"https://h/?token=one"}}', '{"input":{"url":"https://h/?token=two"}}'],
  ['plain', 'plain'],
])('%s matches %s', (one, other) => {
  expect(key(one)).toBe(key(other));
});

test('placeholders match whatever their numbers are', () => {
  const redaction = new Redaction();
  redaction.text('/?token=earlier');
  const target = '/v2/one/run?token=value&b=1';
  expect(key('', { target, redaction })).toBe(key('', { target: '/v2/one/run?b=1&token=other' }));
});

test.each([
  ['{"input":{"seed":9007199254740993}}', '{"input":{"seed":9007199254740992}}'],
  ['{"input":{}}', '{"input":{},"webhook":"http://h/hook"}'],
  ['{"input":[1,2]}', '{"input":[2,1]}'],
  ['{"input":{"0":1}}', '{"input":[1]}'],
  ['{"input":"1"}', '{"input":1}'],
  ['plain', 'other'],
  ['{}', ''],
])('%s does not match %s', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test('differences are pointers to the smallest parts', () => {
  expect(firstDifferences({ a: [1, { b: 2 }], 'c/d': 1 }, { a: [1, { b: 3 }, 4] })).toEqual([
    '/a/1/b',
    '/a/2',
    '/c~1d',
  ]);
  expect(firstDifferences({}, [])).toEqual(['']);
  const long = Array.from({ length: 1000 }, () => 1);
  expect(firstDifferences(long, [])).toHaveLength(100);
});

test.each([
  [
    'GET',
    '/v2/one/healthy',
    undefined,
    'nothing was recorded at this path; nearest is GET /v2/one/health',
  ],
  ['GET', '/quite/other/path/here', undefined, 'nothing was recorded at this path'],
  ['GET', '/v2/one/health?a=1', undefined, 'nearest is record 1: the query differs'],
  [
    'POST',
    '/v2/one/run',
    '{"input":{"a":1,"b":"hidden"}}',
    'nearest is record 3: the body differs at /input/b',
  ],
  [
    'POST',
    '/v2/one/run',
    '{"input":{"a":3,"b":"hidden","d":1}}',
    'nearest is record 3: the body differs at /input/a, /input/b, /input/d',
  ],
  ['POST', '/v2/one/run', '{"other', 'nearest is record 2: the body differs'],
])('%s %s %s is not matched: %s', async (method, target, body, why) => {
  const run = { method: 'POST', target: '/v2/one/run' };
  const { send, replay, unmatched } = await replayed([
    exchange({}),
    exchange({ id: 2, request: { ...run, body: '{"input":{"a":2' } }),
    exchange({ id: 3, request: { ...run, body: '{"input":{"a":1,"b":"secret"}}' } }),
  ]);
  const { status, text } = await send(target, { method, body: body ?? null });
  expect(status).toBe(404);
  expect(JSON.parse(text)).toEqual({
    status: 404,
    title: 'Not Found',
    detail: `The recording has no answer to ${method} ${target}: ${why}.`,
    code: 'notRecorded',
  });
  expect(unmatched).toEqual([{ method, target, why }]);
  await send(target, { method, body: body ?? null });
  expect(replay.listed).toEqual([{ method, target, why, count: 2 }]);
});

test('requests with a key and without are told apart', async () => {
  const { send } = await replayed([
    exchange({ response: { status: 401 } }),
    exchange({ id: 2, key: 'unknown' }),
  ]);
  expect((await send('/v2/one/health')).status).toBe(401);
  expect((await send('/v2/one/health', { headers: { authorization: 'Bearer abcd' } })).status).toBe(
    200,
  );
});

test('exchanges that are not complete or had another key are left out', async () => {
  const { response: _, ...unanswered } = exchange({});
  const { recording } = await replayed([
    { ...unanswered, failure: 'reset' },
    exchange({ key: 'wrong' }),
    exchange({ request: { bytes: 5_000_000 } }),
    exchange({ response: { isCutOff: true } }),
    exchange({ response: { status: 101 } }),
    exchange({ isGivenUp: true }),
  ]);
  expect(recording).toMatchObject({ size: 0, leftOut: 6 });
});

test('headers are sent as recorded, except for those about the form of the body', async () => {
  const headers = {
    ...json,
    'content-encoding': 'gzip',
    'content-length': '99',
    'set-cookie': '[redacted]',
    'x-odd': 'two\nlines',
  };
  const { send } = await replayed([exchange({ response: { headers, body: '{"ä":1}' } })]);
  const answer = await send('/v2/one/health');
  expect(answer.text).toBe('{"ä":1}');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('x-odd')).toBeNull();
});

/** A proxy before a deployment, with a recording beside it. */
async function backed(
  baseUrl: string,
  exchanges: readonly Exchange[],
  clock: Clock = systemClock(),
) {
  const { replay } = replayOf(exchanges);
  const records: EvidenceRecord[] = [];
  const recorder = new Recorder(new Redaction(), (record) => records.push(record));
  const url = await addressOf(
    createProxy({
      baseUrl,
      replay,
      recorder,
      clock,
      onMismatch: () => undefined,
    }),
  );
  return { url, records, recorder, replay };
}

const submission = exchange({
  id: 7,
  request: {
    method: 'POST',
    target: '/v2/one/run',
    body: JSON.stringify({ input: 'x'.repeat(300_000) }),
  },
  response: { body: '{"id":"recorded"}' },
});

test.each([
  ['cannot be reached', nowhere],
  // Too long for a name: no server is asked for it.
  ['has an unknown name', async () => `http://${'a'.repeat(64)}.invalid`],
  ['hangs up', () => stub((request) => void request.socket.destroy())],
])('the recording answers if the deployment %s, and evidence has its failure', async (_, start) => {
  const { url, records } = await backed(await start(), [submission]);
  const body = submission.request.body ?? '';
  const answer = await fetch(`${url}/v2/one/run`, { method: 'POST', body });
  expect(await answer.text()).toBe('{"id":"recorded"}');
  expect(records).toMatchObject([{ kind: 'exchange', failure: expect.any(String) }]);
  expect(records[0]).not.toHaveProperty('response');
});

test('a request is compared also after the judges have all the memory for bodies', async () => {
  const { url, recorder } = await backed(await nowhere(), [submission]);
  expect(recorder.room.hold().resize(bodyBounds.total)).toBe(true);
  const body = submission.request.body ?? '';
  const answer = await fetch(`${url}/v2/one/run`, { method: 'POST', body });
  expect(await answer.text()).toBe('{"id":"recorded"}');
});

test.each([200, 404, 500, 502, 503])(
  'an answer of the deployment with %i is passed on',
  async (status) => {
    const target = await stub((_request, response) => response.writeHead(status).end('live'));
    const { url, replay } = await backed(target, [exchange({})]);
    const answer = await fetch(`${url}/v2/one/health`);
    expect([answer.status, await answer.text()]).toEqual([status, 'live']);
    expect(replay.answered).toBe(0);
  },
);

test('the recording answers if there is no connection within 5 s', async () => {
  // It takes connections and never says hello, so that TLS does not begin.
  const silent = createTcpServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const clock = new ManualClock();
  const { url, records } = await backed(`https://127.0.0.1:${port}`, [exchange({})], clock);
  const reached = once(silent, 'connection');
  const answer = fetch(`${url}/v2/one/health`);
  const [connection] = await reached;
  onTestFinished(() => void connection.destroy());
  await clock.advance(4999);
  expect(records).toEqual([]);
  await clock.advance(1);
  expect(await (await answer).text()).toBe('{}');
  expect(records).toMatchObject([{ failure: 'no connection within 5 s' }]);
});

test('a recording takes requests up to its limit', () => {
  const recording = new Recording(() => Promise.reject(new Error('Not read.')), {
    mostRequests: 2,
  });
  const extent = { from: 0, bytes: 1 };
  // What cannot be replayed does not count.
  const unknown = exchange({ key: 'wrong' });
  const taken = [exchange({}), unknown, exchange({}), unknown, exchange({})];
  expect(taken.map((one) => recording.add(one, extent))).toEqual([true, true, true, true, false]);
});
