/** The guide to `check-app`: its programs, files and commands, word for word. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../cli/setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/check-app-command.ts';
import { programsOf } from './guide-code.ts';
import { root, run } from './run-command.ts';

const guide = await readFile(join(root, 'docs/guides/check-your-application.md'), 'utf8');

/** The blocks with a comment in front, by the comment. */
const blocks = new Map(
  [...guide.matchAll(/<!-- (.*?) -->\n```\w+\n(.*?)^```$/gms)].map(([, mark = '', text = '']) => [
    mark,
    text,
  ]),
);
const blockOf = (mark: string) => blocks.get(mark) ?? expect.fail(`The guide lacks ${mark}.`);

const timeout = 400_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-app-guide-'));
  for (const [name, text] of blocks) {
    if (!/^(python|typescript)\//.test(name)) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const modules = join(folder, 'typescript/node_modules');
  await mkdir(modules);
  await symlink(root, join(modules, 'inference-contract'), 'dir');
  for (const name of ['express', 'tsx', 'vitest'])
    await symlink(join(root, 'node_modules', name), join(modules, name), 'dir');
  await writeFile(join(folder, 'typescript/package.json'), '{"type":"module"}');
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs a command of the guide in one of the folders. */
function checkIn(language: string, command: string) {
  const args = command.trim().replace('npx inference-contract check-app', '').trim().split(/\s+/);
  const named = args.map((arg) => (arg === 'app.yaml' ? join(folder, language, arg) : arg));
  return runCommand('check-app', named, { env: { PATH: process.env['PATH'] } });
}

const fullCheck = 'npx inference-contract check-app --app app.yaml';

/** Any text where the guide has an ellipsis, and any lines where a line has nothing else. */
function likeness(shown: string): RegExp {
  const lines = shown.trimEnd().split('\n');
  const patterns = lines.map((line) => {
    if (line.trim() === '…') return '(?:.*\n)*';
    const escaped = line.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*');
    return `${escaped}\n`;
  });
  return new RegExp(`^${patterns.join('')}$`);
}

describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('the Python example', () => {
  test('keeps all rules that it claims', { timeout }, async () => {
    const { status, printed } = await checkIn('python', fullCheck);
    expect(`${printed}\n`).toMatch(likeness(blockOf('printed by python')));
    expect(status).toBe(0);
  });

  test('is told what is wrong after the change', { timeout }, async () => {
    const [, from = '', to = ''] = /replace `(.*?)` by `(.*?)`/.exec(guide) ?? [];
    const program = blockOf('python/work.py');
    expect(program).toContain(from);
    await writeFile(join(folder, 'python/work.py'), program.replace(from, to));
    const { status, printed } = await checkIn('python', blockOf('run after the change'));
    expect(`${printed}\n`).toMatch(likeness(blockOf('printed after the change')));
    expect(status).toBe(1);
  });
});

test('the TypeScript example keeps all rules that it claims', { timeout }, async () => {
  const { status, printed } = await checkIn('typescript', `${fullCheck} --strict`);
  expect(printed).toMatch(/\nConforms: [^\n]*$/);
  expect(status).toBe(0);
});

// Findings lead to these guides, so applications are made from their programs.
test.each([
  {
    guide: 'polling.md',
    name: 'wait.mts',
    operation: 'run',
    declares: { givesUpAfterSeconds: 20 },
  },
  { guide: 'sync-async-or-webhook.md', name: 'sync.mts', operation: 'both', declares: {} },
])('$name of $guide breaks no rule', { timeout }, async (example) => {
  const program = (await programsOf(example.guide)).get(example.name) ?? '';
  const adapted = program
    .replace("'http://127.0.0.1:8080'", 'process.env.INFERENCE_BASE_URL')
    .replace("'demo-key'", 'process.env.INFERENCE_API_KEY')
    .replace(/timeoutMs: \d+_000/, 'timeoutMs: 15_000');
  await writeFile(join(folder, 'typescript', example.name), adapted);
  const app = {
    name: example.name,
    endpoint: 'black-forest-labs-flux-1-schnell',
    operation: example.operation,
    env: { INFERENCE_BASE_URL: '{baseUrl}', INFERENCE_API_KEY: '{apiKey}' },
    work: { command: ['node', '--import', 'tsx', example.name], withinSeconds: 30 },
    declares: example.declares,
  };
  const file = join(folder, 'typescript', `${example.name}.json`);
  await writeFile(file, JSON.stringify(app));
  const { printed } = await runCommand('check-app', ['--app', file], {
    env: { PATH: process.env['PATH'] },
  });
  expect(printed).toMatch(/\nConforms: [^\n]* kept/);
  expect(printed).not.toMatch(/^Broken/m);
});

test('the function is checked without a file', { timeout }, async () => {
  const { output, errors, exitCode } = await run(...commandOf('--import', 'tsx', 'check.mts'));
  expect(errors).toBe('');
  expect(output).toMatch(
    /^my function\n(?:.*\n)*Conforms: stated none; follows 1 kept; advice none\n$/,
  );
  expect(exitCode).toBe(0);
});

test('the function is checked by tests', { timeout }, async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { output, exitCode } = await run(...commandOf(vitest, 'run', 'calls.test.ts'));
  expect(output).toMatch(/Tests +\d+ passed/);
  expect(exitCode).toBe(0);
});

/** Node with arguments, in the folder of the TypeScript examples. */
function commandOf(...args: string[]): Parameters<typeof run> {
  return [process.execPath, args, { NO_COLOR: '1' }, { cwd: join(folder, 'typescript') }];
}

test('the steps of the workflow run the check and keep what it writes', () => {
  const [check, upload] = parse(blockOf('workflow'));
  const command: string = check.run;
  expect(command.startsWith(fullCheck)).toBe(true);
  for (const file of String(upload.with.path).trim().split(/\s+/)) expect(command).toContain(file);
});
