/**
 * The snippets of the guides, run from top to bottom against the local service. A `json` or `text` block after
 * a snippet is what it prints; `…` stands for any text in a line. A `yaml` block is the content of the
 * file that its first line names. Comments in front of a block say what differs:
 *
 *   <!-- not run: why -->         nothing runs this block here
 *   <!-- keeps running -->        the snippet runs until all others have, or until the next one of this kind
 *   <!-- printed meanwhile -->    what the snippet that keeps running has printed since
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CompilerOptions,
  createCompilerHost,
  createProgram,
  createSourceFile,
  flattenDiagnosticMessageText,
  getPreEmitDiagnostics,
  ModuleDetectionKind,
  ModuleKind,
  ScriptTarget,
} from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { freePort } from '../servers/free-port.ts';
import { fileOf, programsOf } from './guide-code.ts';
import { root, run, typeScript } from './run-command.ts';

/** Guides with a test of their own; every other guide is run here. */
const testedElsewhere = [
  'check-your-application.md',
  'checking.md',
  'ci.md',
  'client.md',
  'other-languages.md',
  'shared-service.md',
  'validation.md',
  'workers.md',
  'your-deployment.md',
  'your-endpoints.md',
];
const guides = (await readdir(join(root, 'docs/guides'))).filter(
  (guide) => !testedElsewhere.includes(guide),
);

const settings = await readSettings('mocks/service.yaml');

const commands: Readonly<Record<string, (source: string) => [string, ...string[]]>> = {
  // Over a socket, bash takes itself for a remote shell and reads the files of an interactive one.
  sh: (source) => ['bash', '--norc', '-euo', 'pipefail', '-c', source],
  ts: typeScript,
  python: (source) => ['python3', '-c', source],
};

const missing = ['bash', 'curl', 'jq', 'python3'].filter(
  (program) => spawnSync(program, ['--version']).status !== 0,
);

interface Block {
  readonly line: number;
  readonly language: string;
  readonly source: string;
  readonly mark: string | undefined;
}

async function blocksOf(guide: string): Promise<Block[]> {
  const text = await readFile(join(root, 'docs/guides', guide), 'utf8');
  const fences = text.matchAll(/(?:<!-- (.*?) -->\n)?^```(\w+)\n(.*?)^```$/gms);
  return [...fences].map(({ 1: mark, 2: language = '', 3: source = '', index }) => ({
    line: text.slice(0, index).split('\n').length,
    language,
    source,
    mark,
  }));
}

describe.skipIf(missing.length > 0).each(guides)('%s', async (guide) => {
  const blocks = await blocksOf(guide);
  let service: ReferenceService;
  let server: Listening;
  let hookPort: number;
  let folder: string;
  let background: Background | undefined;

  beforeAll(async () => {
    service = createReferenceService({ settings, control: { enabled: true }, seed: guide });
    server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
    hookPort = await freePort();
    folder = await mkdtemp(join(tmpdir(), 'guide-'));
  });

  afterAll(async () => {
    await stopped(background);
    service.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  /** With the addresses of this run and short pauses. */
  const here = (text: string) =>
    text
      .replaceAll('http://127.0.0.1:8080', server.url)
      .replaceAll(/\b9000\b/g, String(hookPort))
      .replaceAll('npx inference-contract', `"${process.execPath}" "${root}dist/cli/main.js"`)
      .replaceAll('sleep 1', 'sleep 0.5');

  for (const [index, block] of blocks.entries()) {
    const command = commands[block.language];
    const shown = blocks[index + 1];
    const name = `line ${block.line}: ${block.language}`;
    const file = block.language === 'yaml' ? fileOf(block.source)?.name : undefined;
    /** Modules find the package in its folder. */
    const inFolder = () => (block.language === 'sh' ? { cwd: folder } : {});

    if (block.mark?.startsWith('not run: ')) continue;
    if (file !== undefined) {
      test(name, () => writeFile(join(folder, file), block.source));
    } else if (block.mark === 'printed meanwhile') {
      test(name, { timeout: 60_000 }, async () => {
        await expect
          .poll(() => background?.output, { timeout: 60_000 })
          .toMatch(pattern(here(block.source)));
        if (background !== undefined) background.output = '';
      });
    } else if (block.mark === 'keeps running' && command !== undefined) {
      test(name, { timeout: 60_000 }, async () => {
        await stopped(background);
        background = start(command(here(block.source)), inFolder());
        await expect.poll(() => background?.output, { timeout: 60_000 }).not.toBe('');
      });
    } else if (command !== undefined) {
      test(name, { timeout: 60_000 }, async () => {
        const [program, ...args] = command(here(block.source));
        const { exitCode, output, errors } = await run(program, args, {}, inFolder());
        expect(exitCode, errors).toBe(0);
        if (shown?.mark !== undefined) return;
        if (shown?.language === 'json') {
          expect(JSON.parse(output)).toEqual(likeness(JSON.parse(here(shown.source))));
        } else if (shown?.language === 'text') {
          expect(output).toMatch(pattern(here(shown.source)));
        }
      });
    }
  }
});

const compilerOptions: CompilerOptions = {
  target: ScriptTarget.ES2023,
  module: ModuleKind.NodeNext,
  moduleDetection: ModuleDetectionKind.Force,
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

test('the snippets in TypeScript have no type errors', { timeout: 60_000 }, async () => {
  const sources = new Map<string, string>();
  for (const guide of guides) {
    for (const { language, line, source } of await blocksOf(guide)) {
      if (language === 'ts') sources.set(join(root, `docs/guides/${guide}-${line}.ts`), source);
    }
  }
  const testing = ['testing.md', '../reference/testing-in-process.md'];
  for (const shown of [['client.md'], testing]) {
    for (const [name, program] of await programsOf(...shown)) {
      sources.set(join(root, `docs/guides/${shown[0]}/${name}`), program);
    }
  }
  const host = createCompilerHost(compilerOptions);
  const { fileExists, getSourceFile } = host;
  // The folders of the guides' files are not on the disk.
  delete host.directoryExists;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const source = sources.get(file);
    return source === undefined
      ? getSourceFile(file, ...rest)
      : createSourceFile(file, source, rest[0]);
  };
  const checked = createProgram([...sources.keys()], compilerOptions, host);
  const errors = getPreEmitDiagnostics(checked).map(
    ({ file, messageText }) =>
      `${file?.fileName}: ${flattenDiagnosticMessageText(messageText, ' ')}`,
  );
  expect(sources.size).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

interface Background {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  output: string;
}

function start([program, ...args]: [string, ...string[]], { cwd = root }: { cwd?: string }) {
  const child = spawn(program, args, { cwd });
  const started = { child, ended: once(child, 'close'), output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      started.output += chunk;
    });
  }
  return started;
}

async function stopped(running: Background | undefined): Promise<void> {
  running?.child.kill();
  await running?.ended;
}

/** A whole text in which `…` stands for anything in its line. */
function pattern(text: string): RegExp {
  const parts = text.trim().split('…');
  const escaped = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^\\s*${escaped.join('.*')}\\s*$`);
}

/** What JSON must be like: strings with `…` match by pattern, and times differ from run to run. */
function likeness(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.includes('…') ? expect.stringMatching(pattern(value)) : value;
  }
  if (Array.isArray(value)) return value.map(likeness);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      /Time$/.test(key) ? expect.any(Number) : likeness(member),
    ]),
  );
}
