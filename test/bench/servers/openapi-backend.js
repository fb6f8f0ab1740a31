/** openapi-backend on node:http. */
import { createServer } from 'node:http';
import { OpenAPIBackend } from 'openapi-backend';
import { readDocument, runningJob, submittedJob } from './exchanges.js';
import { answerJson, listenAnywhere, readJson } from './listening.js';

/** @typedef {import('node:http').ServerResponse} Response */

// Quick, because it takes the document for one of OpenAPI 3.0 when it checks it.
const { security: _, ...definition } = readDocument();
const backend = new OpenAPIBackend({ definition, quick: true });
backend.register({
  runJob: (_, /** @type {Response} */ response) => answerJson(response, 200, submittedJob()),
  getJobStatus: (_, /** @type {Response} */ response) => answerJson(response, 200, runningJob()),
  validationFail: ({ validation }, /** @type {Response} */ response) =>
    answerJson(response, 400, { errors: validation.errors }),
  notFound: (_, /** @type {Response} */ response) => answerJson(response, 404, {}),
});
await backend.init();

listenAnywhere(
  createServer((request, response) => {
    const handle = (/** @type {unknown} */ body) =>
      backend.handleRequest(
        {
          method: request.method ?? 'GET',
          path: request.url ?? '/',
          headers: Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [name, value ?? '']),
          ),
          body,
        },
        response,
      );
    if (request.method === 'POST') readJson(request, handle);
    else void handle(undefined);
  }),
);
