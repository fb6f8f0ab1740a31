/** Express with express-openapi-validator. */
import { createServer } from 'node:http';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { readDocument, runningJob, submittedJob } from './exchanges.js';
import { answerJson, listenAnywhere } from './listening.js';

const app = express();
app.disable('x-powered-by');
app.use(express.json());
app.use(middleware({ apiSpec: readDocument(), validateSecurity: false }));
app.post('/v2/:endpoint_id/run', (_, response) => answerJson(response, 200, submittedJob()));
app.get('/v2/:endpoint_id/status/:job_id', (_, response) =>
  answerJson(response, 200, runningJob()),
);
app.use(
  /** @type {import('express').ErrorRequestHandler} */
  (error, _request, response, _next) =>
    answerJson(response, error.status ?? 500, { detail: error.message }),
);
listenAnywhere(createServer(app));
