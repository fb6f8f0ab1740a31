/**
 * `npm run docs`: builds the API reference of each bundle as one page that works offline. An argument
 * names the folder; the default is where `serve` looks for the pages.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JsonObject } from '../core/json.ts';
import { documentationOf, standAlone } from './documentation/documentation.ts';
import { readObject } from './sources.ts';

const [folder = 'dist/docs'] = process.argv.slice(2);
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const contract = await readObject('generated/contract/openapi.json');
const reference = await readObject('generated/reference/openapi.json');
const documents = {
  'reference.html': documentationOf({ document: reference, contract }),
  'contract.html': documentationOf({ document: contract, contract }),
  'control.html': await readObject('generated/control/openapi.json'),
};
await mkdir(folder, { recursive: true });
await Promise.all(
  Object.entries(documents).map(async ([name, document]) => {
    await writeFile(join(folder, name), standAlone(await pageOf(document)));
    console.log(join(folder, name));
  }),
);

/** Runs redocly in a folder of its own, with neither our settings nor our environment. */
async function pageOf(document: JsonObject): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inference-contract-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    const args = [redocly, 'build-docs', 'openapi.json', '--inlineBundle', '--output', 'page.html'];
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    await promisify(execFile)(process.execPath, args, { cwd: folder, env });
    return await readFile(join(folder, 'page.html'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
