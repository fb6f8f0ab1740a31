/**
 * `npm run mock`: serves every operation's example by way of Prism. Options: `--host`, `--port`,
 * and `--profile reference` for the examples of the reference.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mockDocument } from './mock-document.ts';
import { readObject } from './source-files.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4010' },
    profile: { type: 'string', default: 'contract' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'inference-contract-'));
try {
  const file = join(folder, 'openapi.json');
  const bundle = await readObject(`generated/${values.profile}/openapi.json`);
  await writeFile(file, JSON.stringify(mockDocument(bundle)));
  process.exitCode = await serveMock(file);
} finally {
  await rm(folder, { recursive: true });
}

/** Serves until a signal ends it, which is a success. */
function serveMock(document: string): Promise<number> {
  const { resolve: fileOf } = createRequire(import.meta.url);
  const prism = fileOf('@stoplight/prism-cli/dist/index.js');
  const accept = new URL('mock-accept.js', import.meta.url).href;
  const options = ['--host', values.host, '--port', values.port];
  const args = ['--import', accept, prism, 'mock', ...options, document];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        child.kill(signal);
        resolve(0);
      });
    }
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
