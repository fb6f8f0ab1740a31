/** The first tasks of callers, testers and authors of documents, with `import`. */
import { createClient, createReferenceService } from 'inference-contract';
import contract from 'inference-contract/openapi.json' with { type: 'json' };
import { createValidator, DocumentError } from 'inference-contract/validation';
import { loadValidator } from 'inference-contract/validation/load';
import { compiled } from '../validators/index.js';

const client = createClient({ baseUrl: process.env.BASE_URL, apiKey: 'demo-key' });
const image = await client.runAndWait('black-forest-labs-flux-1-schnell', {
  input: { prompt: 'A lighthouse at dusk' },
});

const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { 'my-key': {} } } },
    endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
  },
});
const caller = createClient({
  baseUrl: 'http://127.0.0.1',
  apiKey: 'my-key',
  fetch: service.fetch,
});
const echo = await caller.runSync('echo', { input: { word: 'echo' } });
service.close();

const refused = () => {
  try {
    return createValidator({ openapi: '2.0' });
  } catch (error) {
    return error instanceof DocumentError;
  }
};

console.log(
  JSON.stringify({
    called: image.phase,
    served: echo.phase,
    compiled: loadValidator(compiled).plan.operations.map(({ id }) => id),
    refused: refused(),
    document: contract.openapi,
  }),
);
