/**
 * Makes a server of another library for a document and sends it a valid request, then one that it has to reject; tells how
 * long it took until the valid one was answered, and whether both answers were right. Ours is measured in process, so the time
 * that HTTP takes by itself is spent before. Arguments: the library, the document, and the requests:
 * `POST /pet {"name":"a"}`.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { OpenAPIBackend } from 'openapi-backend';
import { readJson } from './servers/listening.js';

const [, , library = '', path = '', valid = '', wrong = ''] = process.argv;
// The first connection and the first request of a process take longest.
await statusOf(
  createServer((_, response) => response.writeHead(204).end()),
  valid,
);
const beforeMs = performance.now();
let answeredMs = 0;
// What a library throws where nobody can catch it, too.
process.once('uncaughtException', () => tell(false));
tell(await isRight().catch(() => false));

/** @param {boolean} isAnswered */
function tell(isAnswered) {
  answeredMs ||= performance.now() - beforeMs;
  console.log(JSON.stringify({ answeredMs, isAnswered }));
  process.exit();
}

async function isRight() {
  // Requests under another path would pass unchecked.
  const definition = { ...JSON.parse(readFileSync(path, 'utf8')), servers: [{ url: '/' }] };
  const server = createServer(await listenerOf(library, definition));
  const accepted = await statusOf(server, valid);
  answeredMs = performance.now() - beforeMs;
  return accepted === 204 && (await statusOf(server, wrong)) === 400;
}

/**
 * @param {import('node:http').Server} server
 * @param {string} request
 */
async function statusOf(server, request) {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  const [method = '', target = '', body = ''] = request.split(' ');
  const { status } = await fetch(`http://127.0.0.1:${address.port}${target}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body,
  });
  return status;
}

/**
 * @param {string} name
 * @param {any} definition
 * @returns {Promise<import('node:http').RequestListener>}
 */
async function listenerOf(name, definition) {
  switch (name) {
    case 'openapi-backend':
      return backendListener(definition);
    case 'express-openapi-validator':
      return express()
        .use(express.json())
        .use(middleware({ apiSpec: definition, validateSecurity: false, validateApiSpec: false }))
        .use((_, response) => {
          response.status(204).end();
        })
        .use(
          /** @type {import('express').ErrorRequestHandler} */
          (error, _request, response, _next) => response.status(error.status ?? 500).end(),
        );
    default:
      throw new Error(`Expected a library, got ${name}.`);
  }
}

/**
 * Without its checks of the document, which take far longer.
 * @param {any} definition
 * @returns {Promise<import('node:http').RequestListener>}
 */
async function backendListener(definition) {
  const backend = new OpenAPIBackend({ definition, quick: true });
  backend.register({
    notImplemented: (_, response) => response.writeHead(204).end(),
    validationFail: ({ validation }, response) =>
      response.writeHead(400).end(JSON.stringify(validation.errors)),
  });
  await backend.init();
  return (message, response) =>
    readJson(message, (content) =>
      backend.handleRequest(
        {
          method: message.method ?? 'GET',
          path: message.url ?? '/',
          headers: { 'content-type': 'application/json' },
          body: content,
        },
        response,
      ),
    );
}
