/**
 * Bodies behind Express and Fastify: those that wait for `100 Continue`, which node:http sends by
 * itself before the handlers are called, and those that are refused before they have been read.
 */
import express from 'express';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expressValidation } from '../../../src/validation/adapters/express.ts';
import { fastifyValidation } from '../../../src/validation/adapters/fastify.ts';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { ferries } from '../../documents/ferries.ts';
import { stub } from '../../servers/stub.ts';
import { rawClient, statuses } from './raw-client.ts';

const validator = createValidator(ferries, { security: 'unchecked' });
const path = '/v1/crossings/:crossing/bookings';

const expressServer = async (): Promise<string> => {
  const { middleware } = expressValidation(validator);
  const app = express();
  app.use(middleware);
  app.post(path, (request, response) => void response.status(201).json(request.body));
  return stub(app);
};

const fastifyServer = async (): Promise<string> => {
  const { plugin } = fastifyValidation(validator);
  const app = fastify({ forceCloseConnections: true });
  await app.register(plugin);
  app.post(path, async (request, reply) => reply.code(201).send(request.body));
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
};

describe.each([
  ['Express', expressServer],
  ['Fastify', fastifyServer],
])('%s', (_, start) => {
  async function exchange(body: string, type = 'application/json') {
    const { socket, until, ended } = rawClient(await start());
    const head = [
      'POST /v1/crossings/7/bookings HTTP/1.1',
      'Host: a',
      `Content-Type: ${type}`,
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ];
    socket.write([...head, '', ''].join('\r\n'));
    expect(statuses(await until(/\r\n\r\n/))[0]).toBe(100);
    socket.write(body);
    await until(/HTTP\/1\.1 [2-5]\d\d (?:.*\r\n)+\r\n/);
    // The connection is as good as before.
    socket.write('GET /v1/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const received = statuses(await ended);
    socket.destroy();
    return received;
  }

  test('accepts a valid body', async () => {
    const body = JSON.stringify({ guests: [{ travels: 'foot', name: 'A' }] });
    expect(await exchange(body)).toEqual([100, 201, 404]);
  });

  test('refuses an invalid body', async () => {
    expect(await exchange('{"guests":1}')).toEqual([100, 400, 404]);
  });

  test('refuses a body of an unsupported type', async () => {
    expect(await exchange('a,b', 'text/csv')).toEqual([100, 415, 404]);
  });

  test('refuses a transfer coding other than chunked, and ends the connection', async () => {
    const { socket, ended } = rawClient(await start());
    const head = 'POST /v1/crossings/7/bookings HTTP/1.1\r\nHost: a\r\n';
    const type = 'Content-Type: application/json\r\nTransfer-Encoding: GZIP, chunked\r\n\r\n';
    socket.write(`${head}${type}2\r\n{}\r\n0\r\n\r\nGET /v1/none HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(statuses(await ended)).toEqual([501]);
    socket.destroy();
  });

  test('refuses a body that exceeds the limit and keeps the connection', async () => {
    const { socket, ended } = rawClient(await start());
    const head = 'POST /v1/crossings/7/bookings HTTP/1.1\r\nHost: a\r\n';
    const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    socket.write(`${head}${type}${chunk.repeat(100)}0\r\n\r\n`);
    socket.write('GET /v1/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(statuses(await ended)[0]).toBe(413);
    socket.destroy();
  });
});
