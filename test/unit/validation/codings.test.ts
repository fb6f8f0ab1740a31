/** Compressed bodies: what each adapter gets to see of them, and what it makes of them. */
import { gunzipSync, gzipSync } from 'node:zlib';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { describe, expect, test } from 'vitest';
import { expressValidation } from '../../../src/validation/adapters/express.ts';
import { fastifyValidation } from '../../../src/validation/adapters/fastify.ts';
import { honoValidation } from '../../../src/validation/adapters/hono.ts';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { shelter } from '../../documents/foreign.ts';
import { everyAdapter, type Running, started } from './every-adapter.ts';

const reports: string[] = [];
const validator = createValidator(shelter, {
  security: 'unchecked',
  responses: 'enforce',
  onInvalidResponse: ({ findings }) => reports.push(...findings.map(({ detail }) => detail)),
});
const path = '/v2/animals';
const cats = [{ id: 1, kind: 'cat', name: 'A', lives: 9 }];
const wrong = [{ ...cats[0], lives: 0 }];
const told = 'Expected a number of more than 0 at body /0/lives, got 0.';

/** A server of `wrong` where it is asked for `?age[from]=1`, else of `cats`, both compressed. */
type Start = () => Promise<Running>;

/** What a compression as middleware does: it takes the place of the methods that send. */
const packing: express.RequestHandler = (_, response, next) => {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  Object.assign(response, {
    writeHead: (status: number, headers = {}) => {
      response.setHeader('content-encoding', 'gzip').removeHeader('content-length');
      return writeHead(status, headers);
    },
    end: (chunk: string) => {
      if (!response.headersSent) response.writeHead(response.statusCode);
      return end(gzipSync(chunk));
    },
  });
  next();
};

const onExpress: Start = () => {
  const app = express();
  app.use(packing, expressValidation(validator).middleware);
  app.get(path, (request, response) => {
    response.set('x-total', '1').json('age' in request.query ? wrong : cats);
  });
  return started(app.set('query parser', 'extended'));
};

const onFastify: Start = async () => {
  const app = fastify();
  await app.register(fastifyValidation(validator).plugin);
  app.addHook('onSend', async (_, reply, payload) => {
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return gzipSync(String(payload));
  });
  app.get(path, async (request, reply) => {
    reply.header('x-total', '1');
    return request.url.includes('age') ? wrong : cats;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { send: (target, init) => fetch(url + target, init), close: () => app.close() };
};

const onHono =
  (order: 'inside' | 'outside'): Start =>
  async () => {
    const app = new Hono();
    const { middleware } = honoValidation(validator);
    const handlers = [compress({ threshold: 0 }), middleware];
    app.use(...(order === 'inside' ? handlers : handlers.reverse()));
    app.get(path, (context) =>
      context.json(context.req.url.includes('age') ? wrong : cats, 200, { 'x-total': '1' }),
    );
    return {
      send: async (target, init) => {
        const response = await app.fetch(new Request(`http://localhost${target}`, init));
        if (response.headers.get('content-encoding') !== 'gzip') return response;
        const bytes = gunzipSync(new Uint8Array(await response.arrayBuffer()));
        return new Response(new Uint8Array(bytes), response);
      },
      close: async () => {},
    };
  };

describe.each<[string, Start]>([
  ['Express, inside the compression', onExpress],
  ['Fastify, before the compression', onFastify],
  ['Hono, inside the compression', onHono('inside')],
  ['Hono, around the compression', onHono('outside')],
])('a response behind %s', (_, start) => {
  test('is checked', async () => {
    const { send, close } = await start();
    try {
      reports.length = 0;
      const init = { headers: { 'accept-encoding': 'gzip' } };
      const right = await send(path, init);
      expect([right.status, await right.json(), reports]).toEqual([200, cats, []]);
      const other = await send(`${path}?age[from]=1`, init);
      expect(await other.text()).not.toContain('lives');
      expect([other.status, reports]).toEqual([500, [told]]);
    } finally {
      await close();
    }
  });
});

describe('a request', () => {
  const unpacks = new Set(['Express behind its parsers', 'Express behind a parser of bytes']);
  const body = gzipSync(JSON.stringify({ kind: 'cat', name: 'A', lives: 9 }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };

  test.each(everyAdapter)(
    'through %s is accepted if the framework has decompressed it',
    async (name, start) => {
      const server = await start(validator, () => ({
        status: 200,
        headers: { 'content-type': 'application/vnd.shelter+json' },
        body: JSON.stringify(cats[0]),
      }));
      try {
        const response = await server.send(path, { method: 'POST', headers, body });
        const coding = response.headers.get('accept-encoding');
        // Fastify's own parser fails before anybody else is asked.
        const refused = name === 'Fastify' ? [400, null] : [415, 'identity'];
        expect([response.status, coding]).toEqual(unpacks.has(name) ? [200, null] : refused);
      } finally {
        await server.close();
      }
    },
  );
});
