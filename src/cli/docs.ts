/** `inference-contract docs`: the API reference of each bundle as one page that stands alone. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from '@commander-js/extra-typings';
import type { JsonObject } from '../core/json.ts';
import { documentationOf, standAlone } from '../generate/documentation/documentation.ts';
import { readBundle } from './bundle-file.ts';
import type { Terminal } from './command.ts';
import { developmentTool } from './development-tools.ts';
import { packageFile } from './package-files.ts';

/** Adds the command, which builds `reference.html`, `contract.html` and `control.html`. */
export function addDocs(program: Command, terminal: Terminal): void {
  program
    .command('docs')
    .description('Build the API reference, one offline page for each document')
    .option('--out <folder>', 'Where to write (default: where serve looks for them)')
    .action(async ({ out }) => {
      const folder = out ?? packageFile('dist/docs');
      const redocly = developmentTool('docs', '@redocly/cli', 'bin/cli.js');
      const contract = await readBundle('contract');
      const reference = await readBundle('reference');
      const documents = [
        ['reference.html', documentationOf({ document: reference, contract })],
        ['contract.html', documentationOf({ document: contract, contract })],
        ['control.html', await readBundle('control')],
      ] as const;

      await mkdir(folder, { recursive: true });
      await Promise.all(
        documents.map(async ([name, document]) => {
          const file = join(folder, name);
          await writeFile(file, standAlone(await buildPage(redocly, document, terminal.stop)));
        }),
      );
      for (const [name] of documents) terminal.print(join(relative(process.cwd(), folder), name));
    });
}

/** Runs redocly in a folder of its own, with neither our settings nor our environment. */
async function buildPage(
  redocly: string,
  document: JsonObject,
  signal: AbortSignal,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inference-contract-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    const args = [redocly, 'build-docs', 'openapi.json', '--inlineBundle', '--output', 'page.html'];
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    await promisify(execFile)(process.execPath, args, { cwd: folder, env, signal });
    return await readFile(join(folder, 'page.html'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
