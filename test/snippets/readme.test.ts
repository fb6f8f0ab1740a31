/** The README's TypeScript, run as it stands against a service at another address. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { root, run, typeScript } from './run-command.ts';

const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { 'demo-key': {} } } },
    endpoints: {
      'black-forest-labs-flux-1-schnell': { kind: 'public', model: 'image', price: 'image-fast' },
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

const readme = await readFile(join(root, 'README.md'), 'utf8');
const snippets = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, source = '']) => source);

test('the README has snippets', () => {
  expect(snippets.length).toBeGreaterThan(0);
});

test.each(snippets)('snippet %# works', async (source) => {
  expect(source).toContain('http://127.0.0.1:8080');
  const [command, ...args] = typeScript(source.replaceAll('http://127.0.0.1:8080', server.url));
  const { exitCode, output, errors } = await run(command, args, {});
  expect(errors).toBe('');
  expect(output).toContain('0.0025165824');
  expect(exitCode).toBe(0);
});
