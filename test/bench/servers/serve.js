/** Our validator with our server: the three lines of the guide. */
import { createValidator } from 'inference-contract/validation';
import { listen } from 'inference-contract/validation/adapters/node-http';
import { readDocument, runningJob, submittedJob } from './exchanges.js';

const validator = createValidator(readDocument(), { security: 'unchecked' });
const jsonHeaders = { 'content-type': 'application/json' };
const handler = validator.serve({
  runJob: () => ({ status: 200, headers: jsonHeaders, body: JSON.stringify(submittedJob()) }),
  getJobStatus: () => ({ status: 200, headers: jsonHeaders, body: JSON.stringify(runningJob()) }),
});
const { url } = await listen(handler, { host: '127.0.0.1', port: 0 });
console.log(`listening on ${url}`);
