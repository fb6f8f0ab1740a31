/**
 * Makes a server of another library for a document and sends it a valid request, over HTTP; tells how long it took
 * until the first answer, and whether that was the answer of the handler. Arguments: the library, the document, and
 * the request: `POST /pet {"name":"a"}`.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { OpenAPIBackend } from 'openapi-backend';
import { readJson } from './servers/listening.js';

const [, , library = '', path = '', request = ''] = process.argv;
const [method = '', target = '', body = ''] = request.split(' ');
const definition = JSON.parse(readFileSync(path, 'utf8'));
const beforeMs = performance.now();
// What a library throws where nobody can catch it, too.
process.once('uncaughtException', () => tell(false));
tell(await firstAnswer().catch(() => false));

/** @param {boolean} isAnswered */
function tell(isAnswered) {
  console.log(JSON.stringify({ answeredMs: performance.now() - beforeMs, isAnswered }));
  process.exit();
}

async function firstAnswer() {
  const server = createServer(await listenerOf(library)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  const { status } = await fetch(`http://127.0.0.1:${address.port}${target}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body,
  });
  return status === 204;
}

/**
 * @param {string} name
 * @returns {Promise<import('node:http').RequestListener>}
 */
async function listenerOf(name) {
  switch (name) {
    case 'openapi-backend':
      return backendListener();
    case 'express-openapi-validator':
      return express()
        .use(express.json())
        .use(middleware({ apiSpec: definition, validateSecurity: false, validateApiSpec: false }))
        .use((_, response) => {
          response.status(204).end();
        });
    default:
      throw new Error(`Expected a library, got ${name}.`);
  }
}

/**
 * Without its checks of the document, which take far longer.
 * @returns {Promise<import('node:http').RequestListener>}
 */
async function backendListener() {
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
          method,
          path: message.url ?? '/',
          headers: { 'content-type': 'application/json' },
          body: content,
        },
        response,
      ),
    );
}
