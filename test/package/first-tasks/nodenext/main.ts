/** The first tasks in TypeScript, compiled for Node. */
import {
  createClient,
  createReferenceService,
  type Job,
  type ServiceSettings,
} from 'inference-contract';
import type { components, contract, paths } from 'inference-contract/types';
import {
  createValidator,
  DocumentError,
  type Validator,
  type ValidRequest,
} from 'inference-contract/validation';
import { loadValidator } from 'inference-contract/validation/load';
import { compiled } from '../validators/index.js';

const { BASE_URL = '' } = process.env;
const request: components['schemas']['JobRequest'] = { input: { prompt: 'A lighthouse at dusk' } };
const client = createClient({ baseUrl: BASE_URL, apiKey: 'demo-key' });
const image = await client.runAndWait('black-forest-labs-flux-1-schnell', request);

const settings: ServiceSettings = {
  accounts: { demo: { keys: { 'my-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
};
const service = createReferenceService({ settings });
const caller = createClient({
  baseUrl: 'http://127.0.0.1',
  apiKey: 'my-key',
  fetch: service.fetch,
});
const echo: Job = await caller.runSync('echo', { input: { word: 'echo' } });
service.close();

function refused(): boolean {
  try {
    createValidator({ openapi: '2.0' });
    return false;
  } catch (error) {
    return error instanceof DocumentError;
  }
}

const validator: Validator = loadValidator(compiled);
const identities = (valid: ValidRequest) => valid.identities;
const submit: keyof paths & keyof contract.paths = '/v2/{endpoint_id}/run';

console.log(
  JSON.stringify({
    called: image.phase,
    served: echo.phase,
    compiled: validator.plan.operations.map(({ id }) => id),
    refused: refused(),
    typed: [submit, typeof identities],
  }),
);
