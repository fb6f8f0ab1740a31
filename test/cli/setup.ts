/** Runs commands in this process, and deployments on ports of this machine for them to check. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { runProgram } from '../../src/cli/program.ts';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import type { Terminal } from '../../src/cli/shared/terminal.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import type { HttpHandler } from '../../src/validation/http.ts';

export interface MemoryTerminal extends Terminal {
  readonly printed: string[];
  readonly warned: string[];
}

export function memoryTerminal(changes: Partial<Terminal> = {}): MemoryTerminal {
  const printed: string[] = [];
  const warned: string[] = [];
  return {
    env: {},
    isInteractive: false,
    printed,
    warned,
    print: (line) => void printed.push(line),
    warn: (line) => void warned.push(line),
    showStatus: undefined,
    stdin: (async function* () {})(),
    readInput: async () => '',
    beginLog: () => undefined,
    stop: new AbortController().signal,
    exitCode: 0,
    ...changes,
  };
}

export interface Outcome {
  readonly status: number;
  readonly printed: string;
  readonly warned: string;
}

export async function runCommand(
  name: string,
  args: readonly string[] = [],
  changes: Partial<Terminal> = {},
): Promise<Outcome> {
  const terminal = memoryTerminal(changes);
  await runProgram([...name.split(' '), ...args], terminal);
  const { exitCode, printed, warned } = terminal;
  return { status: exitCode, printed: printed.join('\n'), warned: warned.join('\n') };
}

/** A key as services make them, which is hidden wherever it stands. */
export const randomKey = 'rk-8f3a9bc27de14471';

/** Runs a command about jobs with a deployment and a key in the environment. */
export function callDeployment(
  baseUrl: string,
  [name = '', ...args]: readonly string[],
  changes: Partial<Terminal> = {},
): Promise<Outcome> {
  const env = { INFERENCE_BASE_URL: baseUrl, INFERENCE_API_KEY: 'demo-key', ...changes.env };
  return runCommand(name, args, { ...changes, env });
}

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
  const { url, close } = await listen(around(service.handle), {
    host: '127.0.0.1',
    port: 0,
    renderError: service.renderError,
  });
  onTestFinished(async () => {
    service.close();
    await close();
  });
  return url;
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

/** Runs `test` with the single endpoint `echo` of a deployment, and the key `randomKey`. */
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
  return runCommand('test', [...options, ...args], { env: { KEY: randomKey } });
}
