/** Our validator as middleware in front of what the bare server does. */
import { createServer } from 'node:http';
import { createValidator } from 'inference-contract/validation';
import { expressValidation } from 'inference-contract/validation/adapters/express';
import { readDocument, runningJob, submittedJob } from './exchanges.js';
import { answerJson, listenAnywhere } from './listening.js';

const validator = createValidator(readDocument(), { security: 'unchecked' });
const { middleware } = expressValidation(validator);

listenAnywhere(
  createServer((request, response) =>
    middleware(request, response, () =>
      answerJson(response, 200, request.method === 'POST' ? submittedJob() : runningJob()),
    ),
  ),
);
