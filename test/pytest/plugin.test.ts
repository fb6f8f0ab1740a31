/** The pytest plugin, with the pytest of this machine. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reference } from '../cli/setup.ts';
import { freePort } from '../servers/free-port.ts';
import { root } from '../snippets/run-command.ts';
import { pytestFolder, pythonWith, runPytest } from './run-pytest.ts';

const python = pythonWith('pytest') ?? '';
const parallel = pythonWith('pytest', 'xdist') ?? '';

const suite = (name: string) => readFile(join(root, `test/pytest/suites/${name}.py`), 'utf8');

interface Seen {
  readonly url: string;
  readonly account: string;
  readonly process: number;
}

async function readSeen(file: string): Promise<Seen[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line): Seen => JSON.parse(line));
}

test.skipIf(python === '')('the fixtures of pytest control an account for each test', async () => {
  const folder = await pytestFolder({ 'test_fixtures.py': await suite('fixtures') });
  const { exitCode, output, errors } = await runPytest(python, {
    folder,
    args: ['--strict-markers'],
  });
  expect(exitCode, output + errors).toBe(0);
  expect(output).toMatch(/=+ 14 passed in /);
});

test.skipIf(python === '')('a failed test of pytest reports its refused requests', async () => {
  const folder = await pytestFolder({ 'test_refusals.py': await suite('refusals') });
  const { exitCode, output } = await runPytest(python, { folder });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/=+ 6 failed, 1 passed, 1 error in /);
  const reports = new Map(
    output
      .split(/^_+ ((?:ERROR at setup of )?test_\w+) _+$/m)
      .slice(1)
      .flatMap((text, index, parts) => (index % 2 === 0 ? [[text, parts[index + 1] ?? '']] : [])),
  );
  const refused = (name: string) =>
    /^-+ Requests that the inference service refused -+\n(.*?)\n(?=[_=-]{5}|$)/ms
      .exec(reports.get(name) ?? '')?.[1]
      ?.split('\n');
  expect(refused('test_unknown_endpoint')).toEqual([
    'GET /v2/ecko/health 404 endpointNotFound: There is no endpoint ecko.',
  ]);
  expect(refused('test_dropped')).toEqual([
    expect.stringMatching(/^GET \/v2\/echo\/health was dropped: fault \{.*"drop": true/),
  ]);
  expect(refused('test_waiting')).toEqual(['POST /v2/script/runsync still waits for its answer']);
  expect(refused('test_unknown_key')).toEqual([
    'Without the key of an account, by this test or one that ran at the same time:',
    expect.stringMatching(/^GET \/v2\/echo\/health 401 unauthorized: /),
  ]);
  expect(refused('ERROR at setup of test_with_a_broken_fixture')).toEqual([
    expect.stringMatching(/^GET \/v2\/of-a-fixture\/health 404 endpointNotFound: /),
  ]);
  expect(refused('test_nothing_refused')).toBeUndefined();
  expect(refused('test_without_account')).toBeUndefined();
  expect(output).not.toContain('of-the-test-that-passes');
});

test.skipIf(parallel === '')(
  'the processes of pytest-xdist share one service, which ends',
  async () => {
    const folder = await pytestFolder({ 'test_parallel.py': await suite('parallel') });
    const seen = join(folder, 'seen.ndjson');
    const args = ['-n', '2', '--dist', 'each'];
    const { exitCode, output, errors } = await runPytest(parallel, {
      folder,
      args,
      env: { SEEN: seen },
    });
    expect(exitCode, output + errors).toBe(0);
    const tests = await readSeen(seen);
    expect(tests).toHaveLength(16);
    expect(new Set(tests.map(({ account }) => account)).size).toBe(16);
    expect(new Set(tests.map((one) => one.process)).size).toBe(2);
    const [url = '', ...others] = new Set(tests.map((one) => one.url));
    expect(others).toEqual([]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  },
);

test.skipIf(python === '')('pytest uses a service that runs, with its token', async () => {
  const url = await reference({ token: 'of the service' });
  const folder = await pytestFolder(
    { 'test_parallel.py': await suite('parallel') },
    { command: 'must-not-be-started' },
  );
  const seen = join(folder, 'seen.ndjson');
  const env = { SEEN: seen, INFERENCE_URL: `${url}/`, CONTROL_TOKEN: 'of the service' };
  const [one, other] = await Promise.all([
    runPytest(python, { folder, env }),
    runPytest(python, { folder, env }),
  ]);
  expect([one.exitCode, other.exitCode], one.output + other.output).toEqual([0, 0]);
  const tests = await readSeen(seen);
  expect(new Set(tests.map(({ account }) => account)).size).toBe(16);
  expect(new Set(tests.map((test) => test.url))).toEqual(new Set([url]));
});

/** The first of so many tests says why there is no service, without a trace; the others have a line. */
function expectOnce(output: string, why: string, tests = 8) {
  expect(output.split(why).length - 1, output).toBe(1);
  const others = output.match(/^The inference service cannot be used: see the first error\.$/gm);
  expect(others).toHaveLength(tests - 1);
  expect(output).not.toMatch(/Traceback|Error: |inference_contract_pytest\.py:\d/);
}

test.skipIf(python === '').each([
  ['no-such-program serve', 'no-such-program was not found. Install inference-contract with npm'],
  [`"${process.execPath}" -p 40+2`, 'ended. Install inference-contract with npm'],
])('pytest says why the service did not start: %s', async (command, why) => {
  const folder = await pytestFolder({ 'test_parallel.py': await suite('parallel') }, { command });
  const { exitCode, output } = await runPytest(python, { folder, env: { SEEN: 'none' } });
  expect(exitCode).toBe(1);
  expectOnce(output, why);
  if (parallel === '') return;
  const args = ['-n', '2', '--dist', 'each'];
  const inParallel = await runPytest(parallel, { folder, args, env: { SEEN: 'none' } });
  expectOnce(inParallel.output, why, 16);
});

test.skipIf(python === '')('pytest says that an address has no control interface', async () => {
  const folder = await pytestFolder({ 'test_parallel.py': await suite('parallel') });
  const url = await reference({ around: () => () => ({ status: 404, headers: {} }) });
  const { output } = await runPytest(python, { folder, env: { SEEN: 'none', INFERENCE_URL: url } });
  expectOnce(output, `${url} has no control interface. Is it the local service?`);
});

test.skipIf(python === '')('pytest says that nothing answers at INFERENCE_URL', async () => {
  const folder = await pytestFolder({ 'test_parallel.py': await suite('parallel') });
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { SEEN: 'none', INFERENCE_URL: `${url}/` };
  const { output } = await runPytest(python, { folder, env });
  expect(output).toMatch(
    new RegExp(`${url}/control/accounts: no answer, .* INFERENCE_URL names this address`),
  );
  expect(output).not.toContain('urlopen');
  const advice = 'INFERENCE_URL names this address';
  expectOnce(output, advice);
  if (parallel === '') return;
  const args = ['-n', '2', '--dist', 'each'];
  expectOnce((await runPytest(parallel, { folder, args, env })).output, advice, 16);
});

test.skipIf(python === '')('pytest refuses a mark with an option that has no name', async () => {
  const mark =
    "import pytest\n\n@pytest.mark.inference('x')\ndef test_it(inference_account): pass\n";
  const folder = await pytestFolder({ 'test_mark.py': mark });
  const { exitCode, output } = await runPytest(python, { folder });
  expect(exitCode).toBe(1);
  expect(output).toContain('expected options with names, such as clock="skipping", got \'x\'.');
});

test('the folder of the plugin names its one module', async () => {
  const project = await readFile(join(root, 'python/pyproject.toml'), 'utf8');
  expect(project).toContain('inference_contract = "inference_contract_pytest"');
  expect(project).toContain('py-modules = ["inference_contract_pytest"]');
});
