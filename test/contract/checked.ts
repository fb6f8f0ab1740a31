/** Deployments on ports of this machine, and commands that check them in this process. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { type Command, Refusal } from '../../src/cli/command.ts';
import { readSettings } from '../../src/cli/settings.ts';
import { test as testCommand } from '../../src/cli/test.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import type { HttpHandler } from '../../src/validation/http.ts';
import { memoryTerminal } from '../unit/cli/memory-terminal.ts';

/** How a command ended, and what it wrote. */
export interface Outcome {
  readonly status: number;
  readonly printed: string;
  readonly warned: string;
}

/** Runs a command in this process, as the command line does. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  {
    env = {},
    ...changes
  }: { env?: Readonly<Record<string, string>> } & Partial<ReturnType<typeof memoryTerminal>> = {},
): Promise<Outcome> {
  const terminal = { ...memoryTerminal(env), ...changes };
  const status = await command.run(args, terminal).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    terminal.warn(error.message);
    return 2;
  });
  return { status, printed: terminal.printed.join('\n'), warned: terminal.warned.join('\n') };
}

/** A folder for the time of a test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'checked-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The reference with its demo settings, for the time of a test; `around` stands before it. */
export async function reference({
  token,
  around = (handle) => handle,
}: {
  token?: string;
  around?: (handle: ReferenceService['handle']) => HttpHandler;
} = {}): Promise<string> {
  const settings = await readSettings('mocks/service.yaml');
  const service = createReferenceService({ settings, control: { enabled: true, token } });
  const { url, close } = await listen(around(service.handle), { host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    service.close();
    await close();
  });
  return url;
}

/** A deployment of a few lines, for the time of a test. */
export async function stub(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://127.0.0.1:${address.port}`;
}

/** A target of one endpoint, the reference's `echo`, as text of a file. */
export function smallTarget(baseUrl: string, changes: object = {}): string {
  return stringify({
    baseUrl,
    keys: { valid: 'KEY' },
    endpoints: {
      echo: {
        id: 'echo',
        kind: 'serverless',
        maxCost: '0',
        inputs: { ordinary: { word: 'echo' } },
      },
    },
    ...changes,
  });
}

/** Writes a target file into a folder of its own. */
export async function targetFile(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'target.yaml');
  await writeFile(file, text);
  return file;
}

/** Runs `test` with the single endpoint `echo` of a deployment, and the key `the-valid-key`. */
export function testEcho(baseUrl: string, ...args: readonly string[]): Promise<Outcome> {
  const options = [
    '--base-url',
    baseUrl,
    '--endpoint',
    'echo',
    '--api-key-env',
    'KEY',
    '--allow-cost',
  ];
  return runCommand(testCommand, [...options, ...args], { env: { KEY: 'the-valid-key' } });
}
