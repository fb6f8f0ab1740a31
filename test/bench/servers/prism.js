/** Prism as its command line starts it, without a log line for each request. */
import { createRequire } from 'node:module';
import { mockDocument } from '../../../dist/generate/mock-document.js';
import { readDocument } from './exchanges.js';

const { createSingleProcessPrism } = createRequire(import.meta.url)(
  '@stoplight/prism-cli/dist/util/createServer.js',
);
await createSingleProcessPrism({
  document: mockDocument(readDocument()),
  host: '127.0.0.1',
  port: 0,
  verboseLevel: 'start',
  cors: true,
  dynamic: false,
  errors: false,
  ignoreExamples: false,
  multiprocess: false,
  seed: null,
});
