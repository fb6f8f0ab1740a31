/** The steps of `action.yml`, run by bash as GitHub runs them, against the local service. */
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { reference, runCommand, smallTarget, temporaryFolder } from '../cli/setup.ts';
import { root, run } from '../snippets/run-command.ts';

interface Step {
  readonly id?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}

const action = parse(await readFile(join(root, 'action.yml'), 'utf8'));

/** A package that is installed without a network: its command is that of this clone. */
async function standIn(): Promise<string> {
  const folder = await temporaryFolder();
  const manifest = { name: 'inference-contract', version: '1.0.0', bin: 'main.js' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const main = join(folder, 'main.js');
  await writeFile(
    main,
    `#!/usr/bin/env node\nimport(${JSON.stringify(`${root}dist/cli/main.js`)});\n`,
  );
  await chmod(main, 0o755);
  return folder;
}

/** Runs the steps in a project; resolves with the outputs of each, and with what a failed one printed. */
async function runAction(
  project: string,
  inputs: Readonly<Record<string, string>>,
  env: Record<string, string> = {},
) {
  const temporary = await temporaryFolder();
  const outputs: Record<string, string> = {};
  const value = (expression: string): string => {
    const [kind = '', ...path] = expression.trim().split('.');
    if (kind === 'inputs')
      return inputs[path[0] ?? ''] ?? action.inputs[path[0] ?? '']?.default ?? '';
    if (expression.trim() === 'github.action_path') return root;
    const output = outputs[expression.trim()];
    if (output === undefined)
      throw new Error(`Expected an expression that is known here: ${expression}`);
    return output;
  };
  const steps: Step[] = action.runs.steps;
  for (const step of steps) {
    if (step.run === undefined) continue;
    const file = join(temporary, 'output');
    await writeFile(file, '');
    const given = Object.entries(step.env ?? {}).map(([name, text]): [string, string] => [
      name,
      text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => value(expression)),
    ]);
    const { exitCode, output, errors } = await run(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run],
      { ...env, RUNNER_TEMP: temporary, GITHUB_OUTPUT: file, ...Object.fromEntries(given) },
      { cwd: project },
    );
    for (const line of (await readFile(file, 'utf8')).split('\n').filter(Boolean)) {
      const [name = '', text = ''] = line.split(/=(.*)/);
      outputs[`steps.${step.id}.outputs.${name}`] = text;
    }
    if (exitCode !== 0) return { exitCode, outputs, printed: output + errors };
  }
  return { exitCode: 0, outputs, printed: '' };
}

async function project(baseUrl: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'target.yaml'), smallTarget(baseUrl));
  return folder;
}

const few = '--rule input-required,input-is-object';

test('the action installs the package, checks the target and writes the reports', async () => {
  const folder = await project(await reference());
  const { exitCode, outputs, printed } = await runAction(
    folder,
    {
      target: 'target.yaml',
      version: `file:${await standIn()}`,
      evidence: 'all.ndjson',
      json: 'r.json',
      options: few,
    },
    { KEY: 'demo-key' },
  );
  expect(exitCode, printed).toBe(0);
  expect(outputs['steps.package.outputs.program']).toMatch(
    /\/inference-contract\/node_modules\/\.bin\//,
  );
  expect(outputs['steps.check.outputs.status']).toBe('0');
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(
    ['all.ndjson', 'contract.html', 'contract.xml', 'r.json', 'target.yaml'].toSorted(),
  );
  expect(await readFile(join(folder, 'contract.xml'), 'utf8')).toMatch(/<testsuite.*tests="[1-9]/);
});

test('the action uses the package of the project, gives it the key, and ends as the check', async () => {
  const folder = await project(await reference());
  const seen = join(folder, 'seen.json');
  const bin = join(folder, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  const program = join(bin, 'inference-contract');
  await writeFile(
    program,
    `#!/usr/bin/env node
require('node:fs').writeFileSync(${JSON.stringify(seen)}, JSON.stringify([process.argv.slice(2), process.env.API_KEY]));
process.exitCode = 3;
`,
  );
  await chmod(program, 0o755);
  const inputs = {
    target: 'a target.yaml',
    'api-key': 'a $(secret)',
    'allow-cost': 'true',
    profile: 'reference',
    junit: '',
    html: 'a page.html',
    options: '--baseline known.yaml\n--slow\n',
  };
  const { exitCode, outputs } = await runAction(folder, inputs, { API_KEY: 'of the job' });
  expect(exitCode).toBe(3);
  expect(outputs['steps.check.outputs.status']).toBe('3');
  expect(JSON.parse(await readFile(seen, 'utf8'))).toEqual([
    [
      ...['test', '--target', 'a target.yaml', '--profile', 'reference', '--allow-cost'],
      ...['--html', 'a page.html', '--baseline', 'known.yaml', '--slow'],
    ],
    'a $(secret)',
  ]);
  await runAction(folder, { target: 't.yaml' }, { API_KEY: 'of the job' });
  expect(JSON.parse(await readFile(seen, 'utf8'))).toEqual([
    [
      'test',
      '--target',
      't.yaml',
      '--profile',
      'contract',
      '--junit',
      'contract.xml',
      '--html',
      'contract.html',
    ],
    'of the job',
  ]);
});

test('the action runs its own files, and finds out whether the deployment has changed', async () => {
  const folder = await project(await reference());
  const inputs = {
    ...{ target: 'target.yaml', 'allow-cost': 'true', evidence: 'all.ndjson' },
    ...{ options: '--scenario ordinary-job', 'learn-check': 'learned.yaml' },
  };
  for (const [suffix, status] of [
    ['suffixed', 0],
    ['upper-case', 1],
  ]) {
    await writeFile(join(folder, 'learned.yaml'), `alternatives: { id-suffix: ${suffix} }\n`);
    const { exitCode, outputs, printed } = await runAction(folder, inputs, { KEY: 'demo-key' });
    expect(outputs['steps.package.outputs.program']).toBe(`${root}/dist/cli/main.js`);
    expect(exitCode, printed).toBe(status);
    expect(outputs['steps.check.outputs.status']).toBe(`${status}`);
  }
});

test('the action explains the exit statuses in the words of the help', async () => {
  const { printed } = await runCommand('test', ['--help']);
  const [, list = ''] = printed.split('\nExit status:\n');
  const meanings = [...list.matchAll(/^ {2}([0-3]) +(\w.*)$/gm)].map(
    ([, status, meaning]) => `${status}: ${meaning}`,
  );
  expect(meanings).toHaveLength(4);
  for (const meaning of meanings) expect(action.outputs.status.description).toContain(meaning);
});

test('the action refuses an allow-cost other than true and false before it runs the check', async () => {
  const inputs = {
    target: 'target.yaml',
    version: `file:${await standIn()}`,
    'allow-cost': 'yes',
  };
  const { exitCode, outputs, printed } = await runAction(await temporaryFolder(), inputs);
  expect(exitCode).toBe(2);
  expect(printed).toBe('::error::allow-cost: expected true or false, got yes.\n');
  expect(outputs['steps.check.outputs.status']).toBe('2');
});
