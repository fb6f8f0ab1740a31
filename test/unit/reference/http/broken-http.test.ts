/** What never becomes a request is answered with a problem, and its connection ends. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isProblem } from '#generated/reference/guards.js';
import { problems } from '#generated/reference/tables.js';
import { renderTransportError } from '../../../../src/reference/http/service-problem.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { listen } from '../../../../src/validation/adapters/node-http.ts';

/** Sends bytes on a connection of their own and reads until the service ends it. */
async function answerTo(message: string): Promise<{ head: string; body: unknown }> {
  const service = createReferenceService({
    settings: {
      accounts: { a: { keys: { key: {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    },
  });
  const { handle, renderError } = service;
  const listening = await listen(handle, { host: '127.0.0.1', port: 0, renderError });
  onTestFinished(async () => {
    await listening.close();
    service.close();
  });
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(message);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test.each([
  ['a request line of one part', 'RUN\r\n\r\n'],
  ['a header without a colon', 'POST /v2/a/run HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n'],
  [
    'two values of Content-Length',
    'POST /v2/a/run HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  ],
])('%s', async (_, message) => {
  const { head, body } = await answerTo(message);
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(isProblem(body)).toBe(true);
  expect(body).toMatchObject({ code: 'badRequest' });
});

test.each([
  [400, 'badRequest'],
  [408, 'requestTimeout'],
  [413, 'payloadTooLarge'],
  [417, 'expectationFailed'],
  [431, 'headersTooLarge'],
  [501, 'notImplemented'],
  [505, 'versionNotSupported'],
] as const)('the status %i of the server has the code %s', (status, code) => {
  const { body, ...rest } = renderTransportError(status, 'Why.');
  expect(rest.status).toBe(status);
  expect(JSON.parse(`${body}`)).toEqual({ ...problems[code], detail: 'Why.', code });
});
