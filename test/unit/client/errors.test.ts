import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type Client,
  ClientError,
  ConnectionError,
  HttpError,
  InvalidAnswerError,
} from '../../../src/client/index.ts';
import { canary, failure, id, job, json, scripted } from './scripted-deployment.ts';

describe('a refusal', () => {
  test('has its status, body and message', async () => {
    const body = { status: 404, title: 'Not found', detail: 'There is no endpoint x.' };
    const { client } = scripted([json(body, 404)]);
    const error = await failure(client.run('x', { input: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 404, body, method: 'POST', jobId: undefined });
    expect(String(error)).toBe(
      'HttpError: POST https://deployment.test/v2/x/run: answered with 404, There is no endpoint x.',
    );
  });

  test('names the requested address', async () => {
    const { client, requests } = scripted([json({}, 404)]);
    const error = await failure(client.status('a/b', 'c d'));
    expect(error).toMatchObject({ method: 'GET', url: requests[0]?.url, jobId: 'c d' });
  });

  test.each<[string, string | null, unknown, string]>([
    ['nothing', null, undefined, 'answered with 502'],
    ['HTML', '<h1>Bad</h1>', '<h1>Bad</h1>', 'answered with 502, "<h1>Bad</h1>"'],
    ['other JSON', '{"code":7}', { code: 7 }, 'answered with 502, "{\\"code\\":7}"'],
    ['a list', '[1]', [1], 'answered with 502, "[1]"'],
    ['null', 'null', null, 'answered with 502, "null"'],
    ['incomplete JSON', '{"a"', '{"a"', 'answered with 502, "{\\"a\\""'],
  ])('may have any body: %s', async (_, sent, body, words) => {
    const { client } = scripted([new Response(sent, { status: 502 })], { maxRetries: 0 });
    const error = await failure(client.status('echo', id));
    expect(error).toMatchObject({ status: 502, body });
    expect(String(error).endsWith(words)).toBe(true);
  });

  test.each(['x'.repeat(1e6), JSON.stringify({ detail: 'x'.repeat(1e6) }), '['.repeat(1e6)])(
    'has a message of bounded length (%#)',
    async (text) => {
      const { client } = scripted([new Response(text, { status: 500 })], { maxRetries: 0 });
      const error = await failure(client.status('echo', id));
      expect(error).toBeInstanceOf(HttpError);
      expect(String(error).length).toBeLessThan(1000);
    },
  );

  test('may be nested too deeply to serialize', async () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { client } = scripted([new Response(text, { status: 500 })], { maxRetries: 0 });
    expect(await failure(client.status('echo', id))).toMatchObject({ status: 500 });
  });

  test.each<[string, Record<string, string>, number | undefined]>([
    ['3', {}, 3000],
    ['Fri, 20 Nov 2026 10:00:05 GMT', { date: 'Fri, 20 Nov 2026 10:00:01 GMT' }, 4000],
    ['Fri, 20 Nov 2026 10:00:05 GMT', {}, 5000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', {}, 0],
    ['soon', {}, undefined],
    ['-1', {}, undefined],
    ['1.5', {}, undefined],
    ['9'.repeat(400), {}, undefined],
    ['', {}, undefined],
  ])('may ask the client to wait: Retry-After %j, %j', async (value, headers, retryAfterMs) => {
    const { client } = scripted([json({}, 429, { 'retry-after': value, ...headers })], {
      maxRetries: 0,
    });
    expect(await failure(client.run('echo', { input: {} }))).toMatchObject({ retryAfterMs });
  });
});

describe('a success response without a job', () => {
  test.each<[string, () => Response, string]>([
    ['HTML', () => new Response('<html>'), 'expected JSON, got "<html>"'],
    ['nothing', () => new Response(''), 'expected JSON, got an empty body'],
    ['no content', () => new Response(null, { status: 204 }), 'expected JSON, got an empty body'],
    ['a list', () => json([]), 'expected a job with an id and a status, got "[]"'],
    ['null', () => json(null), 'expected a job with an id and a status, got "null"'],
    ['an error body', () => json({ id, status: 401 }), 'expected a job'],
    ['long text', () => new Response('x'.repeat(1e6)), '…'],
  ])('is reported: %s', async (_, reply, words) => {
    const { client } = scripted([reply, reply]);
    for (const call of [client.run('echo', { input: {} }), client.status('echo', id)]) {
      const error = await failure(call);
      expect(error).toBeInstanceOf(InvalidAnswerError);
      expect(String(error)).toContain(words);
      expect(String(error).length).toBeLessThan(400);
    }
  });

  test('keeps what the caller paid for: the id and the complete response', async () => {
    const body = { id, output: { text: 'x'.repeat(1000) } };
    const { client } = scripted([json(body), json({ ...body, id: undefined })]);
    expect(await failure(client.run('echo', { input: {} }))).toMatchObject({ jobId: id, body });
    expect(await failure(client.runSync('echo', { input: {} }))).toMatchObject({
      jobId: undefined,
      body: { output: body.output },
    });
  });

  test('may also be a job with an empty id, which no later request could use', async () => {
    const { client } = scripted([json({ id: '', status: 'IN_QUEUE' })]);
    expect(await failure(client.run('echo', { input: {} }))).toBeInstanceOf(InvalidAnswerError);
  });
});

test('an id with line ends is escaped in the message', async () => {
  const { client } = scripted([json({}, 404)]);
  const error = await failure(client.status('echo', 'a\nERROR forged'));
  expect(String(error)).toContain('(job "a\\nERROR forged"): answered with 404');
  expect(String(error)).not.toContain('\n');
});

describe('a response about another job', () => {
  const other = { id: id.toUpperCase(), status: 'COMPLETED', output: {} };

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['status', (client) => client.status('echo', id)],
    ['waitFor', (client) => client.waitFor('echo', id)],
    ['cancel', (client) => client.extended.cancel('echo', id)],
    ['retry', (client) => client.extended.retry('echo', id)],
    ['statusSync', (client) => client.extended.statusSync('echo', id)],
  ])('is an error with the requested id and the whole response: %s', async (_, call) => {
    const { client, settle } = scripted([json(other)]);
    const error = await failure(settle(call(client)));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error).toMatchObject({ jobId: id, body: other });
    expect(String(error)).toContain('expected the requested job, got "{');
  });

  test('ends the wait after a submission', async () => {
    const { client, settle } = scripted([job('IN_QUEUE'), json(other)]);
    const error = await failure(settle(client.runAndWait('echo', { input: {} })));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error).toMatchObject({ jobId: id });
  });
});

test('a lost connection keeps its cause', async () => {
  const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  const { client } = scripted([cause], { maxRetries: 0 });
  const error = await failure(client.run('echo', { input: {} }));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ cause, message: expect.stringContaining('ECONNREFUSED') });
});

test('a response that breaks off is a lost connection', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  const { client } = scripted([new Response(body)], { maxRetries: 0 });
  expect(await failure(client.status('echo', id))).toBeInstanceOf(ConnectionError);
});

/** As libraries throw: with the request, and with what lies below. */
function leakingError(): Error {
  const below = Object.assign(new Error(canary), { code: canary, name: canary });
  const one = new Error('no', { cause: new AggregateError([below, canary], canary) });
  return Object.assign(one, { request: { headers: { authorization: canary } } });
}

test('no error about a job whose id the deployment made of the key contains it', async () => {
  const queued = json({ id: canary, status: 'IN_QUEUE' });
  const { client, settle } = scripted([queued, json({}, 404)], { maxRetries: 0 });
  const error = await failure(settle(client.runAndWait('echo', { input: {} })));
  expect(error).toMatchObject({ status: 404, jobId: '[API key]' });
  expect(inspect(error, { depth: 9 })).not.toMatch(/CANARY/);
});

test('a job whose id contains the key is still found', async () => {
  const found = json({ id: canary, status: 'COMPLETED', output: {} });
  const { client } = scripted([found]);
  expect(await client.status('echo', canary)).toMatchObject({ id: canary, phase: 'completed' });
});

test('the cause of a lost connection keeps its name, code and stack', async () => {
  const below = Object.assign(new RangeError('below'), { code: 'ECONNRESET' });
  const cause = new TypeError('fetch failed', { cause: below });
  const { client } = scripted([cause], { maxRetries: 0 });
  const error = await failure(client.status('echo', id));
  const { name, message, stack } = cause;
  const kept = { name: 'RangeError', message: 'below', code: 'ECONNRESET', stack: below.stack };
  expect(error).toHaveProperty('cause', expect.objectContaining({ name, message, stack }));
  expect(error).toHaveProperty('cause.cause', expect.objectContaining(kept));
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a refusal', () => json({ detail: 'no' }, 401)],
  ['a refusal that repeats it', () => json({ detail: `wrong: ${canary}`, all: [canary] }, 401)],
  ['a refusal in plain text that repeats it', () => new Response(canary, { status: 401 })],
  ['a success that repeats it', () => new Response(`<b>${canary}</b>`)],
  ['JSON that is not a job and repeats it', () => json({ key: canary })],
  ['a job without a status that has it as an id', () => json({ id: `job ${canary}` })],
  ['a lost connection', () => Promise.reject(new TypeError('failed'))],
  ['a fetch that throws it', () => Promise.reject(canary)],
  ['a fetch that throws it in every part of an error', () => Promise.reject(leakingError())],
])('no error contains the key: %s', async (_, reply) => {
  const { client } = scripted([reply, reply], { maxRetries: 0 });
  for (const call of [client.run('echo', { input: {} }), client.status('echo', id)]) {
    const error = await failure(call);
    expect(error).toBeInstanceOf(ClientError);
    const told = [String(error), JSON.stringify(error), inspect(error, { depth: 9 })].join('\n');
    // Without its quotes, which are escaped in one place and not in another.
    expect(told).not.toMatch(/CANARY/);
  }
});

describe('credentials in the storage settings', () => {
  const accessSecret = `secret/"${'y'.repeat(400)}`;
  const s3Config = {
    accessId: 'ID-1234',
    accessSecret,
    bucketName: 'bucket',
    extra: { session: { token: 'TOKEN' } },
  };
  const repeat = (status: number) =>
    json({ detail: `bad: ${JSON.stringify({ ...s3Config, status })}`, s3Config }, status);

  test.each([400, 500, 200])(
    'are in no error about a submission answered with %i',
    async (status) => {
      const request = { input: {}, s3Config };
      const { client } = scripted([repeat(status), repeat(status), repeat(status)]);
      for (const call of [
        client.run('echo', request),
        client.runSync('echo', request),
        client.runAndWait('echo', request),
      ]) {
        const error = await failure(call);
        expect(error).toMatchObject({ status, body: { s3Config: { bucketName: 'bucket' } } });
        expect(inspect(error, { depth: 9 })).not.toMatch(/ID-1234|secret\/|yyy|TOKEN/);
      }
    },
  );

  test('are in no error about a poll of the submitted job', async () => {
    const { client, settle } = scripted([job('IN_QUEUE'), repeat(400)]);
    const error = await failure(settle(client.runAndWait('echo', { input: {}, s3Config })));
    expect(error).toMatchObject({ status: 400 });
    expect(inspect(error, { depth: 9 })).not.toMatch(/ID-1234|secret\/|yyy|TOKEN/);
  });
});

test("the key stays in a job's output if the service returned it there", async () => {
  const { client } = scripted([job('COMPLETED', { output: { text: canary } })]);
  expect(await client.status('echo', id)).toMatchObject({ output: { text: canary } });
});
