/** The options and arguments of all commands that name files, found in the program itself. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { stringify } from 'yaml';
import { createProgram } from '../../src/cli/program.ts';
import { commandFile } from '../callers/app-files.ts';
import { memoryTerminal, smallTarget } from './setup.ts';

/** Names of values that are paths, in `--out <folder>` or `[document]`. */
const pathNames = /^(file|file or url|folder|module|document)$/;

/** `judge --html`, `judge file`. */
export async function fileOptions(): Promise<string[]> {
  const found: string[] = [];
  const look = (command: CommandUnknownOpts, path: readonly string[]): void => {
    const add = (name: string) => void found.push([...path, name].join(' '));
    for (const argument of command.registeredArguments) {
      if (pathNames.test(argument.name())) add(argument.name());
    }
    for (const { flags, long, description } of command.options) {
      const [, value = ''] = /[<[](.*?)[\]>]/.exec(flags) ?? [];
      if (pathNames.test(value) || description.includes('@FILE')) add(long ?? flags);
    }
    for (const below of command.commands) look(below, [...path, below.name()]);
  };
  look(await createProgram(memoryTerminal()), []);
  return found;
}

/** `@name` in a call is a file of this folder. */
export interface Files {
  at(name: string): string;
  /** The words of a call, in which `FILE` is a file. */
  wordsOf(call: string, file: string): string[];
  remove(): Promise<void>;
}

/** A folder with what the calls need, and with files that nobody can use. */
export async function preparedFiles(url = 'http://127.0.0.1:1'): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const at = (name: string) => join(folder, name);
  const subject = { kind: 'subject', format: 1, baseUrl: url, claims: [], endpoints: [] };
  const exchange = {
    ...{ kind: 'exchange', id: 1, scenario: 's', key: 'valid', sentMs: 3, receivedMs: 5 },
    request: { method: 'GET', target: '/v2/echo/status/a', headers: {} },
    response: { status: 200, headers: {}, bytes: 30, body: '{"id":"a","status":"IN_QUEUE"}' },
  };
  const lines = [subject, exchange].map((record) => `${JSON.stringify(record)}\n`);
  await writeFile(at('run.ndjson'), lines.join(''));
  await writeFile(at('target.yaml'), smallTarget(url));
  await writeFile(at('app.yaml'), stringify(commandFile));
  await mkdir(at('folder.yaml'));
  await symlink('/dev/full', at('full.yaml'));
  await symlink('/dev/zero', at('device.yaml'));
  execFileSync('mkfifo', [at('pipe.yaml')]);
  await writeFile(at('large.yaml'), '');
  // A file with a hole: it takes no space on the disk.
  await truncate(at('large.yaml'), 300 * 2 ** 20);
  await writeFile(at('bytes.yaml'), Buffer.from('{"a":"\xff"}', 'latin1'));
  await writeFile(at('zeros.yaml'), Buffer.alloc(1000));
  await writeFile(at('empty.yaml'), '');
  return {
    at,
    wordsOf: (call, file) =>
      call
        .split(' ')
        .map((word) =>
          word.replace(/@([a-z][\w./-]*)/, (_, name) => at(name)).replace('FILE', () => file),
        ),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A call of each option and argument that reads a file; `FILE` is what is read. */
export const read: Readonly<Record<string, string>> = {
  'serve --config': 'serve --port 0 --config FILE',
  'serve --report': 'serve --port 0 --report FILE',
  'worker module': 'worker FILE --endpoint echo --redis redis://127.0.0.1:1',
  'run --input': 'run echo --plan --input @FILE',
  'run --request': 'run echo --plan --request @FILE',
  'run --s3-config-file': 'run echo --plan --input {} --s3-config-file FILE',
  'run --target': 'run echo --plan --input {} --target FILE',
  'status --target': 'status echo job --target FILE',
  'cancel --target': 'cancel echo job --target FILE',
  'logs --target': 'logs echo job --target FILE',
  'webhooks --target': 'webhooks --forward http://127.0.0.1:1 --target FILE',
  'test --target': 'test --plan --target FILE',
  'test --baseline': 'test --target @target.yaml --baseline FILE',
  'check-app --app': 'check-app --plan --app FILE',
  'check-app --config': 'check-app --app @app.yaml --config FILE',
  'check-app --baseline': 'check-app --app @app.yaml --baseline FILE',
  'proxy --replay': 'proxy --port 0 --replay FILE',
  'proxy --baseline': 'proxy --port 0 --target http://127.0.0.1:1 --baseline FILE',
  'learn --target': 'learn --plan --target FILE',
  'learn --evidence': 'learn --output @new.yaml --evidence FILE',
  'learn --check': 'learn --evidence @run.ndjson --check FILE',
  'judge file': 'judge FILE',
  'judge --baseline': 'judge @run.ndjson --baseline FILE',
  'document --config': 'document --config FILE',
  'document --check': 'document --config mocks/service.yaml --check FILE',
  'document document': 'document FILE --check generated/contract/openapi.json',
  'compile document': 'compile FILE --out @out',
  'compile --document': 'compile --document FILE --out @out',
  'compile --folder': 'compile test/documents/ferries.yaml --out @out --folder FILE',
};

/** The same of those that write a file. */
export const written: Readonly<Record<string, string>> = {
  'serve init file': 'serve init FILE',
  'test --junit': 'test --target @target.yaml --scenario ordinary-job --junit FILE',
  'test --json': 'test --target @target.yaml --scenario ordinary-job --json FILE',
  'test --html': 'test --target @target.yaml --scenario ordinary-job --html FILE',
  'test --evidence': 'test --target @target.yaml --scenario ordinary-job --evidence FILE',
  'test init --out': 'test init --base-url http://127.0.0.1:1 --endpoint echo --out FILE',
  'check-app --junit': 'check-app --app @app.yaml --scenario ordinary-work --junit FILE',
  'check-app --json': 'check-app --app @app.yaml --scenario ordinary-work --json FILE',
  'check-app --html': 'check-app --app @app.yaml --scenario ordinary-work --html FILE',
  'check-app --evidence': 'check-app --app @app.yaml --scenario ordinary-work --evidence FILE',
  'check-app init --out': 'check-app init --out FILE',
  'proxy --junit': 'proxy --port 0 --target http://127.0.0.1:1 --junit FILE',
  'proxy --json': 'proxy --port 0 --target http://127.0.0.1:1 --json FILE',
  'proxy --html': 'proxy --port 0 --target http://127.0.0.1:1 --html FILE',
  'proxy --evidence': 'proxy --port 0 --target http://127.0.0.1:1 --force --evidence FILE',
  'learn --record':
    'learn --target @target.yaml --scenario ordinary-job --output @learned.yaml --record FILE',
  'learn --output': 'learn --evidence @run.ndjson --output FILE',
  'learn --schemas': 'learn --evidence @run.ndjson --output @learned.yaml --force --schemas FILE',
  'learn --json': 'learn --evidence @run.ndjson --output @learned.yaml --force --json FILE',
  'judge --junit': 'judge @run.ndjson --junit FILE',
  'judge --json': 'judge @run.ndjson --json FILE',
  'judge --html': 'judge @run.ndjson --html FILE',
  'document --out': 'document --config mocks/service.yaml --out FILE',
  'compile --out': 'compile test/documents/ferries.yaml --out FILE',
};
