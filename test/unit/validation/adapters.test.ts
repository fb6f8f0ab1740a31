/** What the frameworks' own handlers get of a request that was validated: its parameters and its body. */
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { expressValidation } from '../../../src/validation/adapters/express.ts';
import { fastifyValidation } from '../../../src/validation/adapters/fastify.ts';
import { honoValidation } from '../../../src/validation/adapters/hono.ts';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { ferries } from '../../documents/ferries.ts';
import { type Running, started } from './every-adapter.ts';

const validator = createValidator(ferries, { security: 'unchecked' });
const route = '/v1/crossings/:crossing/bookings';

const onExpress = async (): Promise<Running> => {
  const { middleware, validated } = expressValidation(validator);
  const app = express().use(middleware);
  app.post(route, (request, response) => {
    response.json([validated(request)?.parameters.path, request.body]);
  });
  return started(app);
};

const onFastify = async (): Promise<Running> => {
  const { plugin, validated } = fastifyValidation(validator);
  const app = fastify();
  await app.register(plugin);
  app.post(route, async (request) => [validated(request)?.parameters.path, request.body]);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { send: (path, init) => fetch(url + path, init), close: () => app.close() };
};

const onHono = async (): Promise<Running> => {
  const { middleware, validated } = honoValidation(validator);
  const app = new Hono();
  app.use(middleware);
  app.post(route, async (context) =>
    context.json([validated(context)?.parameters.path, await context.req.json()]),
  );
  return {
    send: async (path, init) => app.fetch(new Request(`http://localhost${path}`, init)),
    close: async () => {},
  };
};

test.each([
  ['Express', onExpress],
  ['Fastify', onFastify],
  ['Hono', onHono],
])('%s', async (_, start) => {
  const { send, close } = await start();
  const body = { guests: [{ travels: 'foot', name: 'A' }] };
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    const response = await send('/v1/crossings/7/bookings', init);
    expect(await response.json()).toEqual([{ crossing: 7 }, body]);
  } finally {
    await close();
  }
});
