/** Requests that are well framed and wrong in some other way: each has to be refused. */
import type { Random } from '../../src/core/random.ts';
import { below, oddText, pick } from './chance.ts';
import { malformedBody } from './malformed-bodies.ts';

/** A request as bytes, and the kind of mistake in it. */
export interface MalformedRequest {
  readonly kind: string;
  readonly method: string;
  readonly bytes: Uint8Array;
}

interface Parts {
  method?: string;
  target?: string;
  /** Undefined leaves a header out. */
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string | Uint8Array;
}

const goodBody = '{"input":{"a":1}}';
const submits = ['/v2/echo/run', '/v2/echo/runsync', '/v2/image/run', '/v2/image/runsync'] as const;
const ofJob = ['status', 'status-sync', 'stream', 'cancel', 'retry'] as const;

const kinds: Readonly<Record<string, (random: Random) => Parts>> = {
  body: (random) => ({ target: pick(random, submits), body: malformedBody(random) }),
  bodyAgain: (random) => ({ target: pick(random, submits), body: malformedBody(random) }),
  authorization: (random) => ({
    target: pick(random, submits),
    headers: {
      authorization: pick(random, [
        undefined,
        '',
        ' ',
        'Bearer',
        'Bearer ',
        'Basic a2V5',
        'Bearer key key',
        'key,key',
        'Bearer restricted',
        'restricted',
        'Bearer __proto__',
        'constructor',
        `Bearer ${latin1(oddText(random, 50))}`,
        'k'.repeat(1 + below(random, 7000)),
      ]),
    },
  }),
  contentType: (random) => ({
    target: pick(random, submits),
    headers: {
      'content-type': pick(random, [
        undefined,
        '',
        'text/plain',
        'application/jsonp',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        ';application/json',
        'application/json,application/json',
        '__proto__',
        'toString',
        latin1(oddText(random, 100)),
      ]),
    },
  }),
  contentEncoding: (random) => ({
    target: pick(random, submits),
    headers: { 'content-encoding': 'gzip' },
    body: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, below(random, 256), 0]),
  }),
  announcedSize: (random) => ({
    target: pick(random, submits),
    headers: { 'content-length': String(20_971_521 + below(random, 1e9)) },
    body: '',
  }),
  expectation: (random) => ({
    target: pick(random, submits),
    headers: { expect: pick(random, ['200-ok', '100-continued', 'x'.repeat(300)]) },
  }),
  path: (random) => ({
    method: pick(random, ['GET', 'POST', 'HEAD']),
    target: pick(random, [
      '*',
      '/',
      '//',
      '/v2',
      '/v2/',
      '/v2//run',
      '/v2/echo/run/',
      '/v2/echo/run;a=b',
      '/V2/echo/run',
      '/v2/echo/RUN',
      '/v2/echo/runs',
      '/v2/echo/status',
      '/v2/echo/status/',
      '/v2/../v2/echo/run',
      '/v2/./echo/run',
      '/v1/echo/run',
      `/${'a/'.repeat(below(random, 2000))}`,
      `/v2/${'e'.repeat(below(random, 7000))}/run`,
      '/results/demo/0/1x1-0.png',
      '/results/none/9999999999999/16x16-0.png',
      `/results/demo/9999999999999/${below(random, 99999)}x99999-0.png`,
    ]),
  }),
  percentEncoding: (random) => ({
    method: pick(random, ['GET', 'POST']),
    target: pick(random, [
      '/v2/%/run',
      '/v2/echo%/run',
      '/v2/%ff/run',
      '/v2/%zz/runsync',
      '/v2/%c0%ae/run',
      '/v2/%ed%a0%80/run',
      '/v2/echo%00/run',
      '/v2/echo%2frun',
      '/v2/%2e%2e/run',
      '/%76%32/none/run',
      `/v2/echo/status/%${below(random, 256).toString(16)}`,
      '/v2/echo/status/%E0%A4%A',
      `/v2/echo/cancel/${'%f0%9f%98'.repeat(1 + below(random, 200))}`,
    ]),
  }),
  method: (random) => ({
    method: pick(random, [
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'LOCK',
      'M-SEARCH',
    ]),
    target: pick(random, [...submits, '/v2/echo/status/1', '/v2/echo/purge-queue', '/none']),
  }),
  otherMethod: (random) =>
    pick<Parts>(random, [
      { method: 'GET', target: pick(random, submits) },
      { method: 'HEAD', target: pick(random, submits) },
      { method: 'POST', target: '/v2/echo/status/1' },
      { method: 'POST', target: '/v2/echo/health' },
      { method: 'GET', target: '/v2/echo/cancel/1' },
      { method: 'GET', target: '/v2/echo/purge-queue' },
    ]),
  unknownEndpoint: (random) => ({
    method: 'POST',
    target: `/v2/${pick(random, ['none', 'Echo', 'echo.', '__proto__', 'constructor', 'toString', '%20echo'])}/${pick(random, ['run', 'runsync', 'purge-queue'])}`,
  }),
  unknownJob: (random) => {
    const operation = pick(random, ofJob);
    const reads = operation === 'cancel' || operation === 'retry' ? 'POST' : 'GET';
    const id = pick(random, [
      '1',
      random.uuid(),
      `sync-${random.uuid()}-u1`,
      '__proto__',
      'size',
      '-'.repeat(5000),
    ]);
    return { method: reads, target: `/v2/echo/${operation}/${id}` };
  },
  query: (random) => ({
    target: `/v2/echo/runsync?${pick(
      random,
      [
        'wait=',
        'wait=0',
        'wait=-1',
        'wait=999',
        'wait=300001',
        'wait=1e99',
        'wait=0x3e8',
        'wait=١٠٠٠',
        'wait=1000.5',
        'wait=NaN',
        'wait=%00',
        'wait=%ff',
        'wait=[]',
        `wait=${'9'.repeat(below(random, 5000) + 7)}`,
        'wait=abc&wait=2000',
      ].map(ascii) as [string, ...string[]],
    )}`,
  }),
};

const names = Object.keys(kinds);

export function malformedRequest(random: Random): MalformedRequest {
  const kind = names[below(random, names.length)] ?? 'body';
  const { method = 'POST', target = '/', headers = {}, body } = kinds[kind]?.(random) ?? {};
  const content = Buffer.from(body ?? (method === 'POST' ? goodBody : ''));
  const all: Readonly<Record<string, string | undefined>> = {
    host: '127.0.0.1',
    authorization: 'Bearer key',
    'content-type': 'application/json',
    'content-length': String(content.length),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  const head = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return { kind, method, bytes: Buffer.concat([Buffer.from(head, 'latin1'), content]) };
}

/** What may stand in a header: no control characters, bytes only. */
function latin1(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '\xff');
}

/** What may stand in a request's target. */
function ascii(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}
