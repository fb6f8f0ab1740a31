/** What a deployment can do to its caller by its answers: nothing but fail the call. */
import { describe, expect, test } from 'vitest';
import { createControlClient } from '../../../src/client/control.ts';
import {
  type ClientOptions,
  ConnectionError,
  createClient,
  HttpError,
  InvalidAnswerError,
} from '../../../src/client/index.ts';
import { failure, id, scripted } from './scripted-deployment.ts';

const key = 'sk-A/b"c&d.e%f';

function clientOf(
  answer: () => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const fetch = async () => answer();
  return createClient({ baseUrl: 'http://a.test', apiKey: key, maxRetries: 0, fetch, ...options });
}

/** Bytes without an end, and how many were asked for. */
function endless(piece: Uint8Array) {
  const read = { bytes: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.bytes += piece.length;
      controller.enqueue(piece);
    },
    cancel() {
      read.isCancelled = true;
    },
  });
  return { read, stream };
}

describe('a body that is too long', () => {
  test.each([1, 1000])('in pieces of %d bytes is read no further than allowed', async (length) => {
    const { read, stream } = endless(new Uint8Array(length).fill(0x20));
    const client = clientOf(() => new Response(stream), { maxResponseBytes: 5000 });
    const error = await failure(client.status('echo', id));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(String(error)).toContain('expected at most 5000 bytes (maxResponseBytes), got');
    expect(read.bytes).toBeLessThanOrEqual(5000 + 2 * length);
    expect(read.isCancelled).toBe(true);
  });

  test('of an error is cut', async () => {
    const { stream } = endless(new TextEncoder().encode('no '));
    const client = clientOf(() => new Response(stream, { status: 400 }), { maxResponseBytes: 9 });
    expect(await failure(client.status('echo', id))).toMatchObject({ body: 'no no no ' });
  });

  test('ends calls of the control client', async () => {
    const { stream, read } = endless(new Uint8Array(100));
    const fetch = async () => new Response(stream);
    const control = createControlClient({ baseUrl: 'http://a.test', maxResponseBytes: 500, fetch });
    expect(await failure(control.getClock())).toBeInstanceOf(InvalidAnswerError);
    expect(read.isCancelled).toBe(true);
  });

  test.each([0, Number.NaN])('cannot be %d', (maxResponseBytes) => {
    expect(() => clientOf(() => new Response(), { maxResponseBytes })).toThrow(RangeError);
    expect(() => createControlClient({ baseUrl: 'http://a.test', maxResponseBytes })).toThrow(
      'maxResponseBytes of at least 1',
    );
  });
});

describe('JSON that is nested too deeply', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  test.each([1001, 100_000])('with %d levels is an invalid answer', async (levels) => {
    const text = `{"id": "${id}", "status": "COMPLETED", "output": ${deep(levels - 1)}}`;
    const error = await failure(clientOf(() => new Response(text)).status('echo', id));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error).toMatchObject({ body: text });
    expect(String(error)).toContain('expected JSON nested at most 1000 deep, got');
    const refused = clientOf(() => new Response(text, { status: 400 })).status('echo', id);
    expect(await failure(refused)).toMatchObject({ body: text });
    const control = createControlClient({
      baseUrl: 'http://a.test',
      fetch: async () => new Response(text),
    });
    expect(String(await failure(control.getClock()))).toContain('nested at most 1000 deep');
  });

  test('with a thousand levels is read', async () => {
    const text = `{"id": "${id}", "status": "COMPLETED", "output": ${deep(999)}}`;
    const job = await clientOf(() => new Response(text)).status('echo', id);
    expect(JSON.stringify(job)).toContain(deep(999));
  });

  test('cannot be sent', async () => {
    let input: unknown[] = [];
    for (let level = 0; level < 100_000; level += 1) input = [input];
    const error = await failure(clientOf(() => new Response()).run('echo', { input: { input } }));
    expect(error).toEqual(new TypeError('Expected a request that is nested less deeply.'));
  });
});

describe('the key', () => {
  const json = (text: string) => JSON.stringify(text).slice(1, -1);
  const each = (form: (code: number) => string) =>
    Array.from(key, (character) => form(character.charCodeAt(0))).join('');
  const hex = (code: number) => code.toString(16).padStart(2, '0');

  test.each<[string, string]>([
    ['as it is', key],
    ['as JSON', json(key)],
    ['as JSON in JSON in JSON', json(json(json(key)))],
    ['with every character as \\u', each((code) => `\\u00${hex(code)}`)],
    [
      'with every character as \\U in upper case',
      each((code) => `\\u00${hex(code).toUpperCase()}`),
    ],
    ['with one character as \\u', key.replace('k', '\\u006b')],
    ['with escapes of escapes', each((code) => `\\\\u00${hex(code)}`)],
    ['with an escaped slash', key.replace('/', '\\/')],
    ['percent-encoded', encodeURIComponent(key)],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(key))],
    ['percent-encoded in lower case', each((code) => `%${hex(code)}`)],
    ['as HTML', key.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['as numbers of HTML', each((code) => `&#${code};`)],
    ['as hexadecimal numbers of HTML', each((code) => `&#x${hex(code)};`)],
  ])('is hidden %s', async (_, written) => {
    for (const text of [`{"detail": "no ${written} here"}`, `no ${written} here`]) {
      const answers = [new Response(text, { status: 400 }), new Response(text, { status: 200 })];
      for (const answer of answers) {
        const error = await failure(clientOf(() => answer).status('echo', id));
        if (!(error instanceof HttpError || error instanceof InvalidAnswerError)) throw error;
        expect(error.message).toContain('no [API key] here');
        expect(JSON.stringify(error.body)).toContain('no [API key] here');
      }
    }
  });

  /** The body of an error after an answer with this text. */
  async function repeated(apiKey: string, text: string): Promise<unknown> {
    const answer = () => new Response(text, { status: 400 });
    const client = createClient({ baseUrl: 'http://a.test', apiKey, fetch: async () => answer() });
    const error = await failure(client.status('echo', id));
    return error instanceof HttpError ? error.body : error;
  }

  test.each(['test', 'undefined', 'prompt', 'flux-dev', 'my-own-key'])(
    'that may be a word is hidden where a credential is expected, and nowhere else: %s',
    async (word) => {
      const text = `a ${word}: "${word}" /flux-${word}/run`;
      const told = `Bearer ${word}, ?city=${word}&b=${word}s`;
      expect(await repeated(word, `${text} ${told}`)).toBe(
        `${text} Bearer [API key], ?city=[API key]&b=${word}s`,
      );
    },
  );

  test('is hidden as a whole word, also behind an escape', async () => {
    const word = 'flux-dev-1234567';
    const parts = `my-${word} ${word}s _${word}`;
    const whole = `"${word}" \n${word} %20${word} \u0022${word}, /${word}/`;
    expect(await repeated(word, `${parts} ${whole}`)).toBe(
      `${parts} ${whole.replaceAll(word, '[API key]')}`,
    );
  });

  test('is looked for in linear time', async () => {
    for (const repeated of ['\\', '%25', '&amp;', '&#0', '%', 'sk-A']) {
      const text = repeated.repeat(300_000);
      const error = await failure(
        clientOf(() => new Response(text, { status: 500 })).status('e', id),
      );
      expect(error).toMatchObject({ body: text });
    }
  });
});

describe('a message steers no terminal', () => {
  const steering =
    '\u001b]0;owned\u0007\u001b[2J\u009b1m\u202egnp.exe\u2066\u200b\u2028next\rline\n';
  const shown = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

  test.each<[string, () => Response]>([
    ['a refusal', () => Response.json({ detail: steering }, { status: 400 })],
    ['a text', () => new Response(steering, { status: 500 })],
    ['no JSON', () => new Response(steering)],
    ['no job', () => Response.json({ [steering]: steering })],
    ['another job', () => Response.json({ id: steering, status: steering })],
  ])('of %s', async (_, answer) => {
    for (const call of [
      clientOf(answer).status('echo', steering),
      clientOf(answer).run('echo', { input: {} }),
    ]) {
      const told = await call.then(() => '', String);
      expect(told).toMatch(shown);
    }
  });

  test('of a lost connection, nor does its cause or the log', async () => {
    const reasons: string[] = [];
    const { client } = scripted([new Error(steering, { cause: new Error(steering) })], {
      maxRetries: 0,
      debug: (event) => 'reason' in event && reasons.push(event.reason),
    });
    const error = await failure(client.status('echo', id));
    if (!(error instanceof ConnectionError)) throw error;
    expect(error.message).toMatch(shown);
    const { cause } = error;
    if (!(cause instanceof Error) || !(cause.cause instanceof Error)) throw error;
    for (const text of [cause.message, cause.cause.message, cause.stack ?? '', ...reasons]) {
      expect(text.replaceAll(/[\n\t]/g, '')).toMatch(shown);
    }
    expect(reasons).toHaveLength(1);
  });

  test('of a schema', async () => {
    const issues = [{ message: steering, path: [steering] }];
    const validate = () => ({ issues });
    const outputSchema = { '~standard': { version: 1, vendor: 'test', validate } } as const;
    const answer = () => Response.json({ id, status: 'COMPLETED', output: {} });
    const error = await failure(clientOf(answer).status('echo', id, { outputSchema }));
    expect(String(error)).toMatch(shown);
  });
});
