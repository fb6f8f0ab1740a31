/** `inference-contract mock`: answers every operation with its example, by way of Prism. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Command, Option } from '@commander-js/extra-typings';
import { mockDocument } from '../generate/mock-document.ts';
import { readBundle } from './bundle-file.ts';
import { exitStatus, Refusal, type Terminal } from './command.ts';
import { curlLine } from './curl-line.ts';
import { developmentTool } from './development-tools.ts';
import { port } from './listening.ts';

/** Adds the command, which serves until it is asked to end. */
export function addMock(program: Command, terminal: Terminal): void {
  program
    .command('mock')
    .description('Answer every operation with its example, without state')
    .option('--host <address>', 'Address to listen on', '127.0.0.1')
    .option('--port <port>', 'Port to listen on, 0 for a free one', port, 4010)
    .addOption(
      new Option('--profile <profile>', 'Examples of the contract alone, or with our additions')
        .choices(['contract', 'reference'] as const)
        .default('contract' as const),
    )
    .action(async ({ host, port, profile }) => {
      const prism = developmentTool('mock', '@stoplight/prism-cli', 'dist/index.js');
      const folder = await mkdtemp(join(tmpdir(), 'inference-contract-'));
      try {
        const document = join(folder, 'openapi.json');
        await writeFile(document, JSON.stringify(mockDocument(await readBundle(profile))));
        const args = [prism, 'mock', '--host', host, '--port', String(port), document];
        const child = spawn(process.execPath, args, {
          env: { ...terminal.env, NO_COLOR: '1' },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        terminal.exitCode = await follow(child, { profile, terminal, address: `${host}:${port}` });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
}

/** Passes on what Prism says once it listens, and the wish to end; resolves with the exit status. */
async function follow(
  child: ChildProcess,
  { profile, terminal, address }: { profile: string; terminal: Terminal; address: string },
): Promise<number> {
  const stop = () => void child.kill('SIGTERM');
  terminal.stop.addEventListener('abort', stop, { once: true });
  let isListening = false;
  const said: string[] = [];
  const hear = (line: string) => {
    const url = /listening on (\S+)/.exec(line)?.[1];
    if (isListening) terminal.print(line);
    else if (url === undefined) said.push(line);
    else {
      isListening = true;
      for (const text of announcement(url, profile)) terminal.print(text);
    }
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', hear);
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  terminal.stop.removeEventListener('abort', stop);
  if (terminal.stop.aborted) return exitStatus.done;
  if (isListening) return status ?? exitStatus.failed;
  const fault = said.find((line) => /\blisten [A-Z]+/.test(line));
  if (fault !== undefined) throw new Refusal(`Cannot listen on ${address}: ${fault.trim()}.`);
  for (const line of said) terminal.warn(line);
  return status === exitStatus.done ? exitStatus.failed : (status ?? exitStatus.failed);
}

function announcement(url: string, profile: string): string[] {
  const body = { input: { prompt: 'A lighthouse at dusk' } };
  return [
    `Serving the examples of the ${profile} on ${url}`,
    '',
    'Any API key will do. Paste this for a first answer:',
    '',
    curlLine(`${url}/v2/any-endpoint/run`, { key: 'any-key', body }),
    '',
  ];
}
