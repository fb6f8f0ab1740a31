/** Answers that are sent piece by piece keep being sent so, whatever is done about wrong ones. */
import { Readable } from 'node:stream';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expressValidation } from '../../../src/validation/adapters/express.ts';
import { fastifyValidation } from '../../../src/validation/adapters/fastify.ts';
import { honoValidation } from '../../../src/validation/adapters/hono.ts';
import { createValidator } from '../../../src/validation/create-validator.ts';
import type { ResponseReport } from '../../../src/validation/validator.ts';
import { stub } from '../../servers/stub.ts';
import { deferred } from './raw-client.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Events', version: '1' },
  paths: {
    '/events': {
      get: {
        operationId: 'events',
        responses: {
          200: { description: 'events', content: { 'text/event-stream': {} } },
        },
      },
    },
    '/numbers': {
      get: {
        operationId: 'numbers',
        responses: {
          200: {
            description: 'numbers',
            content: {
              'application/json': { schema: { type: 'array', items: { type: 'integer' } } },
            },
          },
        },
      },
    },
  },
};

/** What a server answers, and when: the second piece waits until the first has arrived. */
interface Scene {
  readonly status: number;
  readonly mode: 'report' | 'enforce';
  readonly reports: ResponseReport[];
  readonly second: Promise<unknown>;
}

type Send = (path: string) => Promise<Response>;

function validatorFor({ mode, reports }: Scene) {
  const onInvalidResponse = (report: ResponseReport) => void reports.push(report);
  return createValidator(document, { responses: mode, onInvalidResponse });
}

async function* pieces({ second }: Scene): AsyncGenerator<string> {
  yield 'data: 1\n\n';
  await second;
  yield 'data: 2\n\n';
}

const expressServer = async (scene: Scene): Promise<Send> => {
  const { middleware } = expressValidation(validatorFor(scene));
  const app = express();
  app.use(middleware);
  app.get('/events', (_, response) => {
    response.status(scene.status).type('text/event-stream').flushHeaders();
    Readable.from(pieces(scene)).pipe(response);
  });
  app.get('/numbers', (_, response) => void response.json(['one']));
  const url = await stub(app);
  return (path) => fetch(url + path);
};

const fastifyServer = async (scene: Scene): Promise<Send> => {
  const { plugin } = fastifyValidation(validatorFor(scene));
  const app = fastify({ forceCloseConnections: true });
  await app.register(plugin);
  app.get('/events', (_, reply) =>
    reply
      .code(scene.status)
      .type('text/event-stream')
      .send(Readable.from(pieces(scene))),
  );
  app.get('/numbers', async () => ['one']);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return (path) => fetch(url + path);
};

const honoServer = async (scene: Scene): Promise<Send> => {
  const { middleware } = honoValidation(validatorFor(scene));
  const app = new Hono();
  app.use(middleware);
  app.get('/events', (context) => {
    context.status(scene.status === 200 ? 200 : 203);
    return streamSSE(context, async (sse) => {
      for await (const piece of pieces(scene)) await sse.write(piece);
    });
  });
  app.get('/numbers', (context) => context.json(['one']));
  return async (path) => app.fetch(new Request(`http://localhost${path}`));
};

/** What arrives of an answer, and how it arrives: each piece by itself. */
async function arrivalsOf(response: Response, onFirst: () => void): Promise<string[]> {
  const arrived: string[] = [];
  for await (const chunk of response.body ?? []) {
    arrived.push(Buffer.from(chunk).toString());
    onFirst();
  }
  return arrived;
}

describe.each([
  ['Express', expressServer],
  ['Fastify', fastifyServer],
  ['Hono', honoServer],
])('%s', (_, start) => {
  async function answer(path: string, status: number, mode: Scene['mode']) {
    const second = deferred<void>();
    const reports: ResponseReport[] = [];
    const send = await start({ status, mode, reports, second: second.promise });
    const response = await send(path);
    // What is wrong is over with its first piece, and waits for nobody.
    if (response.status === 500) second.resolve();
    const arrived = await arrivalsOf(response, () => second.resolve());
    const findings = reports.flatMap((report) => report.findings.map(({ detail }) => detail));
    return { status: response.status, arrived, findings };
  }

  test.each(['report', 'enforce'] as const)('a stream continues: %s', async (mode) => {
    expect(await answer('/events', 200, mode)).toEqual({
      status: 200,
      arrived: ['data: 1\n\n', 'data: 2\n\n'],
      findings: [],
    });
  });

  test('a stream that is wrong from the start is reported but continues', async () => {
    const { arrived, findings } = await answer('/events', 203, 'report');
    expect(arrived).toEqual(['data: 1\n\n', 'data: 2\n\n']);
    expect(findings).toEqual(['Expected one of 200 as status, got 203.']);
  });

  test('a stream that is wrong from the start is withheld if responses are enforced', async () => {
    const { status, arrived, findings } = await answer('/events', 203, 'enforce');
    expect(status).toBe(500);
    expect(arrived.join('')).toContain("See the server's log for the reason.");
    expect(arrived.join('')).not.toContain('data');
    expect(findings).toEqual(['Expected one of 200 as status, got 203.']);
  });

  test('a response in one piece is reported and sent', async () => {
    expect(await answer('/numbers', 200, 'report')).toEqual({
      status: 200,
      arrived: ['["one"]'],
      findings: ['Expected an integer at body /0, got "one".'],
    });
  });
});
