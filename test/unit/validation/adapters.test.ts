/** The same document behind every adapter: the same answers to the same requests. */
import type { Server } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { expressValidation } from '../../../src/validation/adapters/express.ts';
import { fastifyValidation } from '../../../src/validation/adapters/fastify.ts';
import { toFetch } from '../../../src/validation/adapters/fetch.ts';
import { honoValidation } from '../../../src/validation/adapters/hono.ts';
import { listen } from '../../../src/validation/adapters/node-http.ts';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { jsonResponse } from '../../../src/validation/http.ts';
import { ferries } from '../../documents/ferries.ts';

/** A running server with two operations: one echoes what it was given, one answers wrongly. */
interface Running {
  send(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const validator = createValidator(ferries, { security: 'unchecked', responses: 'enforce' });
const wrong = { id: 'not a number' };

function booked(crossing: unknown, body: unknown): object {
  const guests = typeof body === 'object' && body !== null && 'guests' in body ? body.guests : [];
  return { reference: crossing === 7 ? 'ABCDEF' : 'OTHERS', guests };
}

const fetchServer = async (): Promise<Running> => {
  const handler = toFetch(
    validator.serve({
      bookCrossing: ({ parameters, body }) =>
        jsonResponse(201, booked(parameters.path.crossing, body)),
      getCrossing: () => jsonResponse(200, wrong),
    }),
  );
  return {
    send: (path, init) => handler(new Request(`http://localhost${path}`, init)),
    close: async () => {},
  };
};

const nodeServer = async (): Promise<Running> => {
  const server = await listen(
    validator.serve({
      bookCrossing: ({ parameters, body }) =>
        jsonResponse(201, booked(parameters.path.crossing, body)),
      getCrossing: () => jsonResponse(200, wrong),
    }),
    { host: '127.0.0.1', port: 0 },
  );
  return { send: (path, init) => fetch(server.url + path, init), close: () => server.close() };
};

const expressServer = async (): Promise<Running> => {
  const { middleware, validated } = expressValidation(validator);
  const app = express();
  app.use(middleware);
  app.post('/v1/crossings/:crossing/bookings', (request, response) => {
    response.status(201).json(booked(validated(request)?.parameters.path.crossing, request.body));
  });
  app.get('/v1/crossings/:crossing', (_, response) => void response.json(wrong));
  const server = await new Promise<Server>((resolve) => {
    const made: Server = app.listen(0, '127.0.0.1', () => resolve(made));
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    send: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const fastifyServer = async (): Promise<Running> => {
  const { plugin, validated } = fastifyValidation(validator);
  const app = fastify();
  await app.register(plugin);
  app.post('/v1/crossings/:crossing/bookings', async (request, reply) =>
    reply.code(201).send(booked(validated(request)?.parameters.path.crossing, request.body)),
  );
  app.get('/v1/crossings/:crossing', async () => wrong);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { send: (path, init) => fetch(url + path, init), close: () => app.close() };
};

const honoServer = async (): Promise<Running> => {
  const { middleware, validated } = honoValidation(validator);
  const app = new Hono();
  app.use(middleware);
  app.post('/v1/crossings/:crossing/bookings', async (context) =>
    context.json(
      booked(validated(context)?.parameters.path.crossing, await context.req.json()),
      201,
    ),
  );
  app.get('/v1/crossings/:crossing', (context) => context.json(wrong));
  return {
    send: async (path, init) => app.fetch(new Request(`http://localhost${path}`, init)),
    close: async () => {},
  };
};

function post(body: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

describe.each([
  ['fetch', fetchServer],
  ['node:http', nodeServer],
  ['Express', expressServer],
  ['Fastify', fastifyServer],
  ['Hono', honoServer],
])('%s', (_, start) => {
  test('answers valid requests, refuses others, and withholds invalid responses', async () => {
    const { send, close } = await start();
    try {
      const guests = [{ travels: 'foot', name: 'A' }];
      const valid = await send('/v1/crossings/7/bookings', post({ guests }));
      expect([valid.status, await valid.json()]).toEqual([201, { reference: 'ABCDEF', guests }]);

      const refused = await send('/v1/crossings/0/bookings', post({ guests: 1 }));
      expect(refused.status).toBe(400);
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      expect(await refused.json()).toMatchObject({
        errors: [{ pointer: '/crossing' }, { pointer: '/guests' }],
      });

      const withheld = await send('/v1/crossings/7');
      expect(withheld.status).toBe(500);
      expect(await withheld.text()).not.toContain('not a number');
    } finally {
      await close();
    }
  });
});
