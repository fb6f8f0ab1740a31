/** The first tasks of callers, testers and authors of documents, with `require`. */
const { createClient, createReferenceService } = require('inference-contract');
const contract = require('inference-contract/openapi.json');
const { createValidator, DocumentError } = require('inference-contract/validation');
const { loadValidator } = require('inference-contract/validation/load');
const { compiled } = require('../validators/index.js');

async function main() {
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
}

void main();
