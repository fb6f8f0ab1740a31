/** What the request log shows of requests that only a socket can make. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createControlClient } from '../../../../src/client/control.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { listen } from '../../../../src/validation/adapters/node-http.ts';

async function serving() {
  const service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo', durationMs: 600_000 } },
    },
    control: { enabled: true },
  });
  const { handle, renderError } = service;
  const listening = await listen(handle, { host: '127.0.0.1', port: 0, renderError });
  onTestFinished(async () => {
    service.close();
    await listening.close();
  });
  const control = createControlClient({ baseUrl: listening.url, apiKey: 'demo-key' });
  const open = (...lines: string[]): Socket => {
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write(lines.join('\r\n'));
    return socket.resume();
  };
  /** The latest request, once it is as awaited. */
  async function latest(isAwaited: (state: string) => boolean = () => true) {
    for (;;) {
      const [request] = (await control.listRequests({ scope: 'all' })).requests;
      if (request !== undefined && isAwaited(request.state)) return request;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { open, latest, control };
}

const host = 'Host: 127.0.0.1';
const authorization = 'Authorization: Bearer demo-key';
const json = 'Content-Type: application/json';

test('a caller that hangs up while it waits has left', async () => {
  const { open, latest, control } = await serving();
  const body = '{"input":{}}';
  const length = `Content-Length: ${body.length}`;
  const socket = open(
    'POST /v2/echo/runsync HTTP/1.1',
    host,
    authorization,
    json,
    length,
    '',
    body,
  );
  expect(await latest((state) => state === 'waiting')).toMatchObject({ operationId: 'runJobSync' });
  socket.destroy();
  expect(await latest((state) => state === 'answered')).toMatchObject({ callerLeft: true });
  const { log } = await control.getRequestArchive();
  expect(log.entries).toMatchObject([
    { response: { status: 0 }, comment: 'The caller closed the connection before the answer.' },
  ]);
});

test('a body that breaks off, or is announced too large, is refused with the reason', async () => {
  const { open, latest } = await serving();
  open(
    'POST /v2/echo/run HTTP/1.1',
    host,
    authorization,
    json,
    'Content-Length: 10',
    '',
    '{',
  ).end();
  expect(await latest((state) => state === 'answered')).toMatchObject({
    status: 400,
  });
  open('POST /v2/echo/run HTTP/1.1', host, authorization, json, 'Content-Length: 99000000', '', '');
  const isLarge = await once(open(''), 'connect').then(() => latest());
  expect([400, 413]).toContain(isLarge.status);
  for (;;) {
    const { status, code } = await latest((state) => state === 'answered');
    if (status === 400) continue;
    expect({ status, code }).toEqual({ status: 413, code: 'payloadTooLarge' });
    return;
  }
});

test.each([
  [
    'two hosts',
    ['GET /v2/echo/health HTTP/1.1', host, host, '', ''],
    { status: 400, method: 'GET' },
  ],
  ['no HTTP', ['what is this', '', ''], { status: 400, method: '', path: '', code: 'badRequest' }],
  ['CONNECT', ['CONNECT a.test:443 HTTP/1.1', host, '', ''], { status: 501, method: '' }],
] as const)('%s is recorded with its reason', async (_, lines, expected) => {
  const { open, latest } = await serving();
  open(...lines);
  const request = await latest();
  expect(request).toMatchObject({ ...expected, hasAccount: false });
  expect(request.detail).not.toBe('');
});
