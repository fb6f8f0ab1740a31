/** Servers behind every adapter, for tests that ask each of them the same. */
import { createServer, type RequestListener } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { expressValidation } from '../../../src/validation/adapters/express.ts';
import { fastifyValidation } from '../../../src/validation/adapters/fastify.ts';
import { toFetch } from '../../../src/validation/adapters/fetch.ts';
import { honoValidation } from '../../../src/validation/adapters/hono.ts';
import { listen } from '../../../src/validation/adapters/node-http.ts';
import type { HttpResponse } from '../../../src/validation/http.ts';
import type { ValidRequest } from '../../../src/validation/operation-types.ts';
import type { Validator } from '../../../src/validation/validator.ts';

/** A running server. */
export interface Running {
  send(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** What answers every valid request. */
export type AnswerAll = (call: ValidRequest) => HttpResponse;

type Start = (validator: Validator, answer: AnswerAll) => Promise<Running>;

function handlersOf({ plan }: Validator, answer: AnswerAll): Record<string, AnswerAll> {
  return Object.fromEntries(plan.operations.map(({ id }) => [id, answer]));
}

const inProcess = (handle: (request: Request) => Response | Promise<Response>): Running => ({
  send: async (path, init) => handle(new Request(`http://localhost${path}`, init)),
  close: async () => {},
});

/** Serves Express and the like. */
export async function started(listener: RequestListener): Promise<Running> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
  return {
    send: (path, init) => fetch(origin + path, init),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const onNode: Start = async (validator, answer) => {
  const handler = validator.serve(handlersOf(validator, answer));
  const server = await listen(handler, { host: '127.0.0.1', port: 0 });
  return { send: (path, init) => fetch(server.url + path, init), close: () => server.close() };
};

/** With the parsers that most applications have before everything else, or with none. */
const onExpress =
  (...parsers: express.RequestHandler[]): Start =>
  (validator, answer) => {
    const { middleware, validated } = expressValidation(validator);
    const app = express();
    app.use(...parsers, middleware);
    app.use((request, response) => {
      const call = validated(request);
      if (call === undefined) throw new Error('Expected a validated request.');
      const { status, headers, body } = answer(call);
      response
        .status(status)
        .set({ ...headers })
        .end(body);
    });
    return started(app);
  };

const onFastify: Start = async (validator, answer) => {
  const { plugin, validated } = fastifyValidation(validator);
  const app = fastify({ exposeHeadRoutes: false });
  // It refuses media types that it has no parser for.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  await app.register(plugin);
  app.all('*', async (request, reply) => {
    const call = validated(request);
    if (call === undefined) throw new Error('Expected a validated request.');
    const { status, headers, body } = answer(call);
    return reply
      .code(status)
      .headers({ ...headers })
      .send(body);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { send: (path, init) => fetch(url + path, init), close: () => app.close() };
};

const onHono: Start = async (validator, answer) => {
  const { middleware, validated } = honoValidation(validator);
  const app = new Hono();
  app.use(middleware);
  app.all('*', (context) => {
    const call = validated(context);
    if (call === undefined) throw new Error('Expected a validated request.');
    const { status, headers, body } = answer(call);
    return new Response(typeof body === 'string' ? body : null, { status, headers });
  });
  return inProcess((request) => app.fetch(request));
};

/** By name. */
export const everyAdapter: readonly (readonly [string, Start])[] = [
  ['fetch', async (...given) => inProcess(toFetch(given[0].serve(handlersOf(...given))))],
  ['node:http', onNode],
  ['Express', onExpress()],
  [
    'Express behind its parsers',
    onExpress(express.json({ type: ['json', '+json'] }), express.urlencoded({ extended: true })),
  ],
  ['Express behind a parser of bytes', onExpress(express.raw({ type: '*/*' }))],
  ['Fastify', onFastify],
  ['Hono', onHono],
];
