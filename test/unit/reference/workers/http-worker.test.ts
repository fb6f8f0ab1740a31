import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import type { JobWorker, TaskOutcome } from '../../../../src/reference/engine/job-worker.ts';
import { httpWorker } from '../../../../src/reference/workers/http-worker.ts';
import { type RecordedTask, recordedTask } from './recorded-task.ts';

/** Starts a server, which ends with the test. */
async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a port.');
  return address.port;
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${await portOf(server)}/jobs`;
}

/** Closed with the test. */
function workerAt(url: string, bounds: Omit<Parameters<typeof httpWorker>[0], 'url'> = {}) {
  const worker = httpWorker({ url, ...bounds });
  onTestFinished(() => worker.close?.());
  return worker;
}

function begin(worker: JobWorker, task: RecordedTask) {
  const work = worker.begin(task);
  if (work.kind !== 'real') throw new Error('Expected real work.');
  return work;
}

/** What becomes of a job when the worker answers like that. */
async function outcomeOf(listener: RequestListener, task = recordedTask()): Promise<TaskOutcome> {
  return begin(workerAt(await serve(listener)), task).done;
}

const storage = { accessId: 'id-of-key', accessSecret: 'a/very"secret', region: 'eu-north-9' };

test('the job is posted as JSON with its storage settings, and the response is the output', async () => {
  let seen: unknown;
  const listener: RequestListener = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method, url, headers } = request;
    seen = {
      method,
      url,
      type: headers['content-type'],
      encoding: headers['transfer-encoding'],
      body: JSON.parse(Buffer.concat(parts).toString()),
    };
    response.writeHead(201).end('{"text":"hällo","parts":[1,2]}');
  };
  const task = recordedTask({ name: 'Ann', nested: { deep: [null] } }, { s3Config: storage });
  expect(await outcomeOf(listener, task)).toEqual({
    kind: 'output',
    output: { text: 'hällo', parts: [1, 2] },
  });
  expect(seen).toEqual({
    method: 'POST',
    url: '/jobs',
    type: 'application/json',
    encoding: undefined,
    body: { id: 'job-1', input: { name: 'Ann', nested: { deep: [null] } }, s3Config: storage },
  });
  expect(task.notes).toEqual([]);
});

test('a job without storage settings is posted without that member', async () => {
  let body = '';
  await outcomeOf(async (request, response) => {
    for await (const part of request) body += part;
    response.end('{}');
  });
  expect(JSON.parse(body)).toEqual({ id: 'job-1', input: {} });
});

test.each([
  ['not JSON', '<html>', '<html>'],
  ['nothing', '', 'it is empty.'],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), '"\ufffd"'],
])('a response that is %s fails the job', async (_what, body, shown) => {
  expect(await outcomeOf((_request, response) => response.end(body))).toEqual({
    kind: 'error',
    message: `The worker's answer is not JSON: ${shown}`,
  });
});

test.each([
  [400, 'bad  input\n', 'The worker answered with status 400: bad input'],
  [500, '', 'The worker answered with status 500'],
])('status %i fails the job', async (status, body, message) => {
  const answer: RequestListener = (_request, response) => response.writeHead(status).end(body);
  expect(await outcomeOf(answer)).toEqual({ kind: 'error', message });
});

test('a long failure response is shown in part', async () => {
  const outcome = await outcomeOf((_request, response) => {
    response.writeHead(500).end('x'.repeat(1_000_000));
  });
  const shown = `${'x'.repeat(300)}…`;
  expect(outcome).toEqual({
    kind: 'error',
    message: `The worker answered with status 500: ${shown}`,
  });
});

test('a response that repeats the request shows no storage settings', async () => {
  for (const status of [200, 500]) {
    const outcome = await outcomeOf(
      async (request, response) => {
        response.writeHead(status);
        // Not JSON as a whole.
        response.write('!');
        for await (const part of request) response.write(part);
        response.end();
      },
      recordedTask({}, { s3Config: storage }),
    );
    const text = JSON.stringify(outcome);
    expect(outcome.kind).toBe('error');
    for (const secret of ['id-of-key', 'secret', 'eu-north-9']) expect(text).not.toContain(secret);
  }
});

test.each([200, 500])(
  'a secret that is cut off in a response with status %i is not shown',
  async (status) => {
    const secret = 'Sec/ret0123456789';
    for (const written of [secret, encodeURIComponent(encodeURIComponent(secret))]) {
      for (let shown = 1; shown < written.length; shown += 1) {
        const outcome = await outcomeOf(
          (_request, response) => {
            const before = `!${' '.repeat(16_383 - shown)}`;
            response.writeHead(status).end(before + written + ' '.repeat(20_000));
          },
          recordedTask({}, { s3Config: { accessSecret: secret } }),
        );
        expect(outcome.kind === 'error' && outcome.message).toMatch(/: !$/);
      }
    }
  },
);

test('redirects are not followed', async () => {
  let reached = false;
  const elsewhere = await serve((_request, response) => {
    reached = true;
    response.end('{}');
  });
  for (const status of [301, 302, 307, 308]) {
    const outcome = await outcomeOf((_request, response) =>
      response.writeHead(status, { location: elsewhere }).end(),
    );
    expect(outcome).toEqual({
      kind: 'error',
      message: `The worker answered with status ${status}; redirects are not followed.`,
    });
  }
  expect(reached).toBe(false);
});

test('an endless response is cut off', async () => {
  let closed: Promise<unknown> = Promise.resolve();
  const outcome = await outcomeOf((_request, response) => {
    closed = once(response, 'close');
    const flood = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
      response.once('drain', flood);
    };
    flood();
  });
  expect(outcome).toEqual({
    kind: 'error',
    message: "The worker's answer exceeds 20971520 bytes.",
  });
  await closed;
});

test('a worker that does not exist fails the job, and only its host is shown', async () => {
  const closed = createSocketServer();
  const port = await portOf(closed);
  closed.close();
  await once(closed, 'close');
  const worker = workerAt(`http://user:password@127.0.0.1:${port}/secret-path?token=1`);
  expect(await begin(worker, recordedTask()).done).toEqual({
    kind: 'error',
    message: `The worker at 127.0.0.1:${port} could not be reached: ECONNREFUSED.`,
    crashed: true,
  });
});

test('a connection that breaks before or during the response fails the job', async () => {
  expect(await outcomeOf((request) => request.socket.destroy())).toEqual({
    kind: 'error',
    message: expect.stringMatching(/could not be reached: ECONNRESET/),
    crashed: true,
  });
  const halfway: RequestListener = (request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"text":', () => request.socket.destroy());
  };
  expect(await outcomeOf(halfway)).toEqual({
    kind: 'error',
    message: "The worker's answer broke off: ECONNRESET.",
    crashed: true,
  });
});

test('a response that is not HTTP fails the job', async () => {
  const server = createSocketServer((socket) => socket.end('220 mail.test ready\r\n'));
  const worker = workerAt(`http://127.0.0.1:${await portOf(server)}/`);
  expect(await begin(worker, recordedTask()).done).toEqual({
    kind: 'error',
    message: expect.stringContaining('HPE_'),
    crashed: true,
  });
});

test.each([
  ['headers', () => {}],
  ['an end', ((_request, response) => response.write('{')) satisfies RequestListener],
])('a response without %s times out', async (_what, listener) => {
  let closed: Promise<unknown> = Promise.resolve();
  const url = await serve((request, response) => {
    closed = once(response, 'close');
    listener(request, response);
  });
  expect(await begin(workerAt(url, { wallClockLimitMs: 50 }), recordedTask()).done).toEqual({
    kind: 'error',
    message: 'The worker gave no answer within 50 ms.',
  });
  await closed;
});

test('a cancelled job closes only its own connection', async () => {
  const responses = new Map<string, () => void>();
  const closed: string[] = [];
  let arrived = () => {};
  const bothArrived = new Promise<void>((resolve) => {
    arrived = () => responses.size === 2 && resolve();
  });
  let hungUp = () => {};
  const oneHungUp = new Promise<void>((resolve) => {
    hungUp = resolve;
  });
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { name } = JSON.parse(body).input;
    responses.set(name, () => response.end('{"done":true}'));
    response.on('close', () => {
      if (response.writableFinished) return;
      closed.push(name);
      hungUp();
    });
    arrived();
  });
  const worker = workerAt(url);
  const first = begin(worker, recordedTask({ name: 'first' }));
  const second = begin(worker, recordedTask({ name: 'second' }));
  await bothArrived;
  first.stop();
  expect((await first.done).kind).toBe('error');
  await oneHungUp;
  responses.get('second')?.();
  expect(await second.done).toEqual({ kind: 'output', output: { done: true } });
  expect(closed).toEqual(['first']);
  second.stop();
});

test('close stops everything permanently', async () => {
  const url = await serve(() => {});
  const worker = workerAt(url);
  const work = begin(worker, recordedTask());
  worker.close?.();
  expect((await work.done).kind).toBe('error');
  expect(() => worker.begin(recordedTask())).toThrow('closed');
});

/** What becomes of a job when these bytes are all of the answer, and the connection stays open. */
async function outcomeOfBytes(text: string, bounds = {}): Promise<TaskOutcome> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(text));
  });
  const worker = workerAt(`http://127.0.0.1:${await portOf(server)}`, bounds);
  return begin(worker, recordedTask()).done;
}

test.each([
  ['000', 'HTTP/1.1 000 Nothing\r\ncontent-length: 2\r\n\r\n{}'],
  ['101', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: chat\r\n\r\n{}'],
])('status %s fails the job at once', async (status, text) => {
  expect(await outcomeOfBytes(text)).toEqual({
    kind: 'error',
    message: `The worker answered with status ${status}, which is not a final status.`,
  });
});

test('a response that starts but does not continue fails the job', async () => {
  const text = `HTTP/1.1 200 OK\r\n\r\n${'A'.repeat(100_000)}`;
  expect(await outcomeOfBytes(text, { silenceLimitMs: 50 })).toEqual({
    kind: 'error',
    message: "The worker's answer broke off: nothing came for 50 ms.",
    crashed: true,
  });
});

test('endless interim responses fail the job', async () => {
  expect(await outcomeOfBytes('HTTP/1.1 102 Processing\r\n\r\n'.repeat(1000))).toMatchObject({
    kind: 'error',
    message: expect.stringMatching(/^The worker at .* could not be reached: /),
  });
});

test.each([
  ['output', 5000],
  ['error', 20_000],
])('a response whose %s is nested %i levels deep fails the job', async (name, depth) => {
  const nested = '['.repeat(depth) + ']'.repeat(depth);
  const outcome = await outcomeOf((_, response) => response.end(`{"${name}":${nested}}`));
  expect(outcome).toEqual({
    kind: 'error',
    message: `The worker's answer is nested more than ${limits.nestingDepth} deep.`,
  });
});

test('a response with too many values fails the job', async () => {
  const parts = `[${Array.from({ length: limits.requestParts }, () => '[]').join()}]`;
  expect(await outcomeOf((_, response) => response.end(parts))).toMatchObject({
    kind: 'error',
    message: expect.stringContaining(`more than ${limits.requestParts} JSON values`),
  });
});

test('an invalid URL is refused, and the error does not repeat it', () => {
  const make = () => httpWorker({ url: 'http://me:s3cret@host:99999/' });
  expect(make).toThrow(new TypeError('The address of an HTTP worker cannot be called.'));
});
