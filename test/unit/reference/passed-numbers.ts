/** What an HTTP worker receives of the numbers in a request, compared with what was sent; on any engine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { macrotask } from '../../../src/core/clock.ts';
import type { AlternativeSettings } from '../../../src/reference/alternatives/account-alternatives.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';

/** Starts a service, or a replica of one, that ends with the test. */
export type ServeWith = (
  settings: Pick<ServiceSettings, 'endpoints' | 'alternatives'>,
) => Promise<{ fetch(path: string, init: RequestInit): Promise<Response> }>;

interface WorkerAnswer {
  readonly status: number;
  readonly body: string;
}

/** A worker that keeps the bodies that it is sent. Answers with its list in turn, with `{}` after them. */
export async function listeningWorker(answers: readonly (WorkerAnswer | 'none')[] = []) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const answer = answers[bodies.length] ?? { status: 200, body: '{}' };
    bodies.push(body);
    if (answer !== 'none') response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a port.');
  const url = `http://127.0.0.1:${address.port}/jobs`;
  return {
    bodies,
    endpoints: { own: { kind: 'serverless', worker: { url }, workers: { coldStartMs: 0 } } },
    async received(count: number): Promise<void> {
      while (bodies.length < count) await macrotask();
    },
  } as const;
}

/** A service with such a worker, and what becomes of requests to it. */
async function served(
  serve: ServeWith,
  {
    answers,
    alternatives,
  }: { answers?: readonly WorkerAnswer[]; alternatives?: AlternativeSettings } = {},
) {
  const worker = await listeningWorker(answers);
  const { endpoints } = worker;
  const { fetch } = await serve({ endpoints, ...(alternatives && { alternatives }) });
  const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
  async function call(method: string, path: string, body?: string) {
    const init = { method, headers, ...(body !== undefined && { body }) };
    const response = await fetch(`/v2/own/${path}`, init);
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
  return { ...worker, call };
}

const literals = [
  '12345678901234567890',
  '-9007199254740993',
  '0.1234567890123456789',
  '-0',
  '1.0',
  '1e2',
  '1E-400',
  '0.1',
  '7',
] as const;

/** Texts of `input` and `s3Config`, which are the same. */
const settings = [
  ...literals.map((literal) => `{"unlisted":${literal}}`),
  `{"deep":{"list":[[${literals.join(',')}],{"a":[{"b":${literals[0]}}]}]},"end":1}`,
  `{"a\\"b\\\\":${literals[0]},"__proto__":{"constructor":1.0},"":-0}`,
  `{"text":"12345678901234567890, 1.0","number":1.0}`,
];

export function describePassedNumbers(engine: string, serve: ServeWith): void {
  describe(`numbers on the ${engine} reach an HTTP worker as they were sent`, () => {
    test.each(['run', 'runsync'])('by %s', async (submit) => {
      const { call, bodies, received } = await served(serve);
      for (const [index, text] of settings.entries()) {
        const { body } = await call('POST', submit, `{"s3Config":${text},"input":${text}}`);
        await received(index + 1);
        expect(bodies[index]).toBe(`{"id":"${body.id}","input":${text},"s3Config":${text}}`);
      }
    });

    test('between spaces, and the last one of repeated keys', async () => {
      const { call, bodies } = await served(serve);
      const input = '{ "a" : 1.0 , "b" : [ 2.0,\n-0 ], "a" : 3, "c": 4, "c": 5.0 }';
      const body = `{"input": ${input}, "s3Config": {"k": 1}, "s3Config": {"k": 6.0}}`;
      const { id } = (await call('POST', 'runsync', body)).body;
      expect(bodies).toEqual([
        `{"id":"${id}","input":{"a":3,"b":[2.0,-0],"c":5.0},"s3Config":{"k":6.0}}`,
      ]);
    });

    test('again when the job is retried', async () => {
      const failure = { status: 500, body: '' };
      const { call, bodies, received } = await served(serve, { answers: [failure] });
      const text = '{"key":12345678901234567890}';
      const { id } = (await call('POST', 'runsync', `{"input":${text},"s3Config":${text}}`)).body;
      expect((await call('POST', `retry/${id}`)).status).toBe(200);
      await received(2);
      const expected = `{"id":"${id}","input":${text},"s3Config":${text}}`;
      expect(bodies).toEqual([expected, expected]);
    });

    test.each([
      [{ 'null-members': 'accepted' }, '"webhook":null'],
      [{ 'webhook-schemes': 'any' }, '"webhook":"mailto:someone@receiver.test"'],
    ] as const)('where members are removed before: %o', async (alternatives, member) => {
      const { call, bodies } = await served(serve, { alternatives });
      const text = '{"key":12345678901234567890,"list":[1.0,{"a":-0}]}';
      const sent = `{"input":${text},${member},"s3Config":${text}}`;
      const { id } = (await call('POST', 'runsync', sent)).body;
      expect(bodies).toEqual([`{"id":"${id}","input":${text},"s3Config":${text}}`]);
    });

    test('except those of an input where the account rounds them', async () => {
      const alternatives = { 'large-numbers': 'rounded' } as const;
      const { call, bodies } = await served(serve, { alternatives });
      const text = '{"key":12345678901234567890}';
      const { id } = (await call('POST', 'runsync', `{"input":${text},"s3Config":${text}}`)).body;
      const rounded = '{"key":12345678901234567000}';
      expect(bodies).toEqual([`{"id":"${id}","input":${rounded},"s3Config":${text}}`]);
    });

    test('and a number that no double can hold is refused', async () => {
      const { call, bodies } = await served(serve);
      const { status, body } = await call('POST', 'run', '{"input":{},"s3Config":{"a":1e400}}');
      expect([status, body.errors?.[0]?.pointer, bodies]).toEqual([400, '/s3Config/a', []]);
    });

    test('and are hidden in what the worker says, as other settings are', async () => {
      const said = 'no access for 12345678901234567890 or 12345678901234567000';
      const { call } = await served(serve, { answers: [{ status: 403, body: said }] });
      const sent = '{"input":{},"s3Config":{"key":12345678901234567890}}';
      const { body } = await call('POST', 'runsync', sent);
      expect(body.error).toBe(
        'The worker answered with status 403: no access for [storage] or [storage]',
      );
    });
  });
}
