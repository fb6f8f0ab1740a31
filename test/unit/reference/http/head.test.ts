/** HEAD is GET without its body, at every path that answers GET. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations as controlOperations } from '#generated/control/tables.js';
import { operations } from '#generated/reference/tables.js';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { type Listening, listen } from '../../../../src/validation/adapters/node-http.ts';
import { testbed } from '../testbed.ts';

describe('HEAD', () => {
  const service = createReferenceService({
    settings: {
      accounts: { a: { keys: { key: {} } } },
      endpoints: {
        echo: { kind: 'serverless', worker: 'echo' },
        image: { kind: 'public', model: 'image', price: 'image-fast' },
      },
    },
    control: { enabled: true },
    pages: ({ target }) =>
      target === '/healthz'
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: '{"a":1}' }
        : undefined,
  });
  let server: Listening;
  const paths = new Map<string, string>();

  beforeAll(async () => {
    server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
    const run = async (endpoint: string, input: object) => {
      const { body } = await ask('POST', `/v2/${endpoint}/runsync`, JSON.stringify({ input }));
      return JSON.parse(body);
    };
    const { id } = await run('echo', { word: 'a' });
    const { output } = await run('image', { prompt: 'A lighthouse', width: 256, height: 256 });
    for (const { method, path } of Object.values(operations)) {
      if (method !== 'GET' || path.startsWith('/results/')) continue;
      paths.set(path, path.replace('{endpoint_id}', 'echo').replace('{job_id}', id));
    }
    paths.set('a result', new URL(output.image_url).pathname);
    paths.set('an expired result', '/results/a/0/256x256-1.png');
    paths.set('an unknown job', '/v2/echo/status/none');
    paths.set('an unknown path', '/v2/echo/nothing');
    paths.set('a page', '/healthz');
    for (const { method, path } of Object.values(controlOperations)) {
      // The answer has no end.
      if (method === 'GET' && path !== controlOperations.streamEvents.path) {
        paths.set(path, path);
      }
    }
  });
  afterAll(async () => {
    await server.close();
    service.close();
  });

  interface Answer {
    readonly status: number | undefined;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: string;
    /** Of the body; undefined for one that is written piece by piece. */
    readonly length: number | undefined;
  }

  function ask(method: string, path: string, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
      const asked = request(server.url + path, { method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          // RFC 9110 lets HEAD leave out what is known only while a body is made.
          const { date: _, 'transfer-encoding': framing, ...others } = response.headers;
          const text = Buffer.concat(chunks).toString('latin1');
          const length = framing === undefined ? text.length : undefined;
          resolve({ status: response.statusCode, headers: others, body: text, length });
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  test('gets the status and headers of GET without a body', async () => {
    expect(paths.size).toBeGreaterThan(12);
    for (const [name, path] of paths) {
      const get = await ask('GET', path);
      const head = await ask('HEAD', path);
      expect({ name, ...head, length: get.length }).toEqual({ name, ...get, body: '' });
      expect(get.headers['content-length']).toBe(get.length?.toString());
    }
  });

  test('ignores Range, because RFC 9110 defines ranges for GET only', async () => {
    const answer = await service.fetch(
      new Request(`${server.url}${paths.get('a result')}`, {
        method: 'HEAD',
        headers: { range: 'bytes=0-0' },
      }),
    );
    expect(answer.status).toBe(200);
  });
});

test('HEAD does not consume output parts', async () => {
  const { call, clock, run } = testbed();
  const script = { chunks: [{ afterMs: 0, output: 'a' }], afterMs: 10 };
  const { id } = (await run('script', { input: { script } })).body;
  await clock.advance(60_000);
  const path = `/v2/script/stream/${id}`;
  expect((await call('HEAD', path)).status).toBe(200);
  expect((await call('GET', path)).body.stream).toEqual([{ output: 'a' }]);
  expect((await call('GET', path)).body.stream).toEqual([]);
});
