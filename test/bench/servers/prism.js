/** Prism as its command line starts it, without a log line for each request. */
import { createRequire } from 'node:module';
import { tsImport } from 'tsx/esm/api';
import { readDocument } from './exchanges.js';

const { mockDocument } = await tsImport('../../../src/generate/mock-document.ts', import.meta.url);
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
