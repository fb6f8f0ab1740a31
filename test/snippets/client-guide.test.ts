/** The client guide's TypeScript, run as one program against a service at another address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { programsOf } from './guide-code.ts';
import { run, typeScript } from './run-command.ts';

const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { 'demo-key': {} } } },
    endpoints: {
      'black-forest-labs-flux-1-schnell': { kind: 'public', model: 'image', price: 'image-fast' },
      script: { kind: 'serverless', worker: 'script' },
    },
  },
});
let server: Listening;

beforeAll(async () => {
  server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  service.close();
  await server.close();
});

test('the snippets of the client guide run as one program', async () => {
  const source = (await programsOf('client.md')).get('client.mts') ?? '';
  expect(source).toContain('http://127.0.0.1:8080');
  const [command, ...args] = typeScript(source.replaceAll('http://127.0.0.1:8080', server.url));
  const { exitCode, output, errors } = await run(command, args, {});
  expect(errors).toBe('There is no such job.\n');
  expect(output).toMatch(/^\S+ IN_QUEUE\n/);
  expect(output).toContain('0.0025165824');
  expect(output).toContain('\na\nb\n');
  expect(exitCode).toBe(0);
});
