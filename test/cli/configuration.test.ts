/** The configuration file: how commands find it, what it sets, and how `init` fills it. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { smallTarget, temporaryFolder } from './setup.ts';

const program = join(process.cwd(), 'dist/cli/main.js');

/** A project of these files. */
async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries({ '.git/HEAD': '', ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** What a command prints in a folder: both outputs, in lines. */
function linesOf(cwd: string, ...args: readonly string[]): Promise<string[]> {
  const env = { ...process.env, KEY: 'demo-key', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd, env }, (_, stdout, stderr) =>
      resolve(`${stderr}${stdout}`.trimEnd().split('\n')),
    );
  });
}

const target = smallTarget('http://127.0.0.1:9');
const configuration = 'inference-contract.config.yaml';

test('commands find the configuration in a folder above, and say what it sets', async () => {
  const folder = await project({
    [configuration]: 'target: checks/t.yaml\n',
    'checks/t.yaml': target,
    'deep/a': '',
  });
  const [first, second] = await linesOf(join(folder, 'deep'), 'test', '--plan');
  expect(first).toBe(`../${configuration} sets --target ../checks/t.yaml`);
  expect(second).toMatch(/^http:\/\/127\.0\.0\.1:9,/);
});

test('it is not looked for above a repository', async () => {
  const folder = await project({ [configuration]: 'target: t.yaml\n', 'inner/.git/HEAD': '' });
  expect(await linesOf(join(folder, 'inner'), 'test', '--plan')).toEqual([
    `Expected --target FILE, a target in ${configuration}, or --base-url, --endpoint and --api-key-env.`,
  ]);
});

test('options and what they exclude come first', async () => {
  const folder = await project({ [configuration]: 'target: missing.yaml\n', 't.yaml': target });
  const isOf = expect.stringMatching(/^http:\/\/127\.0\.0\.1:9,/);
  const byFile = await linesOf(folder, 'test', '--plan', '--target', 't.yaml');
  expect(byFile[0]).toEqual(isOf);
  const options = ['--base-url', 'http://127.0.0.1:9', '--endpoint', 'e', '--api-key-env', 'KEY'];
  expect((await linesOf(folder, 'test', '--plan', ...options))[0]).toEqual(isOf);
});

test.each([
  ['run', 'e', '--plan'],
  ['status', 'e', 'job-1'],
  ['cancel', 'e', 'job-1'],
  ['logs', 'e', 'job-1'],
  ['webhooks', '--forward', 'http://127.0.0.1:9/'],
])(
  'commands about jobs take its target, unless they are told a deployment: %s',
  async (...words) => {
    const folder = await project({ [configuration]: 'target: t.yaml\n', 't.yaml': target });
    const sets = `${configuration} sets --target t.yaml`;
    expect((await linesOf(folder, ...words))[0]).toBe(sets);
    const byOption = await linesOf(folder, ...words, '--base-url', 'http://127.0.0.1:9');
    expect(byOption).not.toContain(sets);
  },
);

test.each([
  ['test', ['target']],
  ['run', ['target']],
  ['check-app', ['application', 'service']],
  ['document', ['service']],
  ['compile', ['document']],
])('the help says what it can set: %s', async (command, members) => {
  const help = (await linesOf(await project({}), command, '--help')).join(' ').replace(/\s+/g, ' ');
  for (const member of members) expect(help).toContain(`\`${member}\` of ${configuration}`);
});

test('a document has its waivers there; they do not count for another document', async () => {
  const document = (schema: object) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Ferries', version: '1' },
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            parameters: [{ name: 'b', in: 'query', schema }],
            responses: { 204: { description: 'Done' } },
          },
        },
      },
    });
  const folder = await project({
    [configuration]:
      "document: { file: a.json, out: out, waive: ['#/paths/~1a/get/parameters/0/schema/pattern'] }\n",
    'a.json': document({ pattern: '[' }),
  });
  expect(await linesOf(folder, 'compile')).toEqual([
    `${configuration} sets --document a.json --out out --waive`,
    expect.stringContaining('Import out/index.js.'),
  ]);
  expect((await linesOf(folder, 'compile', 'a.json')).join('\n')).toContain('To compile without');
});

test.each([
  ['yaml', 'taget: t.yaml\n', 'config.yaml:1:1: '],
  ['ts', "export default { taget: 't.yaml' as string };\n", 'config.ts: '],
])('a mistake in a configuration in %s is named', async (ending, text, place) => {
  const folder = await project({ [`inference-contract.config.${ending}`]: text });
  expect((await linesOf(folder, 'test')).join('\n')).toContain(
    `${place}expected one of the keys service, target, application or document, got "taget"; did you mean target?`,
  );
});

test.each([
  ['ts', "export const config = { target: 't.yaml' };\n"],
  ['mjs', ''],
])('a configuration in %s without a default export is refused', async (ending, text) => {
  const folder = await project({ [`inference-contract.config.${ending}`]: text });
  expect((await linesOf(folder, 'test')).join('\n')).toMatch(
    /inference-contract\.config\.\w+: expected a default export, such as that of defineConfig, got none\.$/,
  );
});

test('a configuration in CommonJS exports itself', async () => {
  const text = "module.exports = { target: 't.yaml' };\n";
  const folder = await project({ 'inference-contract.config.js': text, 't.yaml': target });
  expect((await linesOf(folder, 'test', '--plan'))[0]).toContain('sets --target t.yaml');
});

test('a configuration in TypeScript has the types of the package', async () => {
  const folder = await project({
    'inference-contract.config.ts':
      "import { defineConfig } from 'inference-contract';\nexport default defineConfig({ target: './t.yaml' });\n",
    't.yaml': target,
  });
  expect((await linesOf(folder, 'test', '--plan'))[0]).toBe(
    'inference-contract.config.ts sets --target t.yaml',
  );
});

test.each([
  ['serve', '--config', 'service'],
  ['check-app', '--config', 'service'],
  ['check-app', '--app', 'application'],
  ['test', '--target', 'target'],
])('it is no file for an option of its members: %s %s', async (command, option, member) => {
  const folder = await project({ [configuration]: 'service: service.yaml\n' });
  expect(await linesOf(folder, command, option, configuration)).toEqual([
    `${option}: expected the file that a configuration file names as ${member}, got a configuration file: ${configuration}. Commands find it without ${option}.`,
  ]);
});

test('two configurations in a folder are refused', async () => {
  const folder = await project({ [configuration]: '', 'inference-contract.config.mjs': '' });
  expect((await linesOf(folder, 'serve')).join()).toContain('Expected one configuration file');
});

test('what init writes is named in the configuration, whose comments stay', async () => {
  const folder = await project({});
  expect(await linesOf(folder, 'serve', 'init')).toContain('  npx inference-contract serve');
  expect(parse(await readFile(join(folder, configuration), 'utf8'))).toEqual({
    service: 'service.yaml',
  });
  const commented = `# ours\n${await readFile(join(folder, configuration), 'utf8')}`;
  await writeFile(join(folder, configuration), commented);
  expect(await linesOf(folder, 'check-app', 'init', '--out', 'checks.yaml')).toContain(
    '  npx inference-contract check-app --plan',
  );
  const text = await readFile(join(folder, configuration), 'utf8');
  expect(text).toMatch(/^# ours\n/);
  expect(parse(text)).toEqual({ service: 'service.yaml', application: 'checks.yaml' });
  expect(await linesOf(folder, 'serve', 'init', 'other.yaml')).toContain(
    '  npx inference-contract serve --config other.yaml',
  );
  const [sets] = await linesOf(folder, 'check-app', '--plan');
  expect(sets).toBe(`${configuration} sets --app checks.yaml --config service.yaml`);
});
