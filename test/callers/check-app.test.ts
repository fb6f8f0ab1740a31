/** The command `check-app` from its arguments to its exit status. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { validateApplicationRecord } from '#generated/file-formats/validators.js';
import { reference, runCommand } from '../cli/setup.ts';
import { appFolder, commandFile } from './app-files.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/check-app-command.ts';

const env = { PATH: process.env.PATH };

/** Submits, repeats what is refused, and asks until the job has ended. */
const sound = `const { BASE, KEY } = process.env;
const headers = { authorization: \`Bearer \${KEY}\`, 'content-type': 'application/json' };
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
async function ask(path, options) {
  for (;;) {
    const response = await fetch(BASE + path, { headers, ...options });
    if (response.ok) return await response.json();
    if (response.status !== 429) throw new Error(response.status);
    await pause(Number(response.headers.get('retry-after') ?? 1));
  }
}
let job = await ask('/v2/echo/run', { method: 'POST', body: '{"input":{}}' });
while (!['COMPLETED', 'FAILED'].includes(job.status)) {
  await pause(0.6);
  job = await ask('/v2/echo/status/' + job.id);
}
if (job.status === 'FAILED') process.exitCode = 1;
`;
/** Repeats at once. */
const hasty = sound.replace(/await pause\(Number.*/, '');

const someRules = ['--rule', 'waits-for-retry-after,key-in-header'];

describe('a command for each piece of work', () => {
  test('that keeps the rules exits with 0, and leaves its evidence', async () => {
    const app = await appFolder(commandFile, { 'work.mjs': sound });
    const evidence = join(dirname(app), 'evidence.ndjson');
    const args = [
      '--app',
      app,
      '--evidence',
      evidence,
      '--rule',
      'waits-for-retry-after,sends-json',
    ];
    const { status, printed, warned } = await runCommand('check-app', args, { env });
    expect(printed).toMatch(/\nConforms: stated 1 kept; follows 1 kept; advice none$/);
    expect(status).toBe(0);
    expect(warned).toMatch(/^\d+ scenarios, about \d+ s .*\nThe check took \d+\.\d s\.$/);
    const lines = (await readFile(evidence, 'utf8')).trimEnd().split('\n');
    const records = lines.map((line): unknown => JSON.parse(line));
    expect(validateApplicationRecord(records[0])).toBe(true);
    expect(records[0]).toMatchObject({ kind: 'application', declares: [] });
    expect(records).toContainEqual(expect.objectContaining({ kind: 'work', outcome: 'success' }));
  });

  test('that breaks one exits with 1, and is told what, why and where', async () => {
    const app = await appFolder(commandFile, { 'work.mjs': hasty });
    const { status, printed } = await runCommand('check-app', ['--app', app, ...someRules], {
      env,
    });
    expect(printed).toContain(
      'Broken (follows from what is stated or open):\n  [waits-for-retry-after] ',
    );
    expect(printed).toMatch(/\n {6}> +\d+\.\d\d s {2}\w+ \/v2\/echo\/.* → 429/);
    expect(printed).toContain('Why it matters: ');
    expect(printed).toContain('See docs/guides/errors-and-retries.md#');
    expect(status).toBe(1);
  });

  test('that never succeeds exits with 2, and is quoted', async () => {
    const app = await appFolder(commandFile, { 'work.mjs': "throw new Error('No luck.');" });
    const { status, printed } = await runCommand(
      'check-app',
      ['--app', app, '--rule', 'sends-json'],
      {
        env,
      },
    );
    expect(printed).toContain(
      'Obstacles:\n  The application does not succeed when nothing unusual',
    );
    expect(printed).toContain('No luck.');
    expect(status).toBe(2);
  });

  test('runs on a service that runs already', async () => {
    const app = await appFolder(commandFile, { 'work.mjs': sound });
    const args = ['--app', app, '--service', await reference(), '--rule', 'sends-json'];
    expect(await runCommand('check-app', args, { env })).toMatchObject({ status: 0 });
  });
});

describe('a wrong setting', () => {
  const found = (from: string, to: string) => sound.replaceAll(from, to);
  test.each([
    [
      'no version in the path',
      1,
      found('/v2/', '/'),
      /arrived:\n {4}POST \/echo\/run → 404\n.*\n {4}The document has no operation POST \/echo\/run: expected one such as POST \/v2\/\{endpoint_id\}\/run\.\n/,
    ],
    [
      'a slash too many',
      1,
      found('BASE + path', "BASE + '/' + path"),
      /no operation POST \/\/v2\/echo\/run: expected one such as POST \/v2\/\{endpoint_id\}\/run\.\n/,
    ],
    [
      'another base URL',
      2,
      found('fetch(BASE + path', "fetch('http://127.0.0.1:9' + path"),
      /\n {2}No request arrived at the local service\. Does the application take its base URL /,
    ],
    [
      'a key of its own',
      1,
      found('{KEY}', "{'of-another-account'}"),
      /→ 401\n.*\n {4}POST \/v2\/echo\/run has another key than the given one in `Authorization`\.\n/,
    ],
    [
      'another header',
      1,
      found('authorization:', "'x-api-key':"),
      /has no key in `Authorization`; the key is in x-api-key\.\n/,
    ],
    [
      'a form as body',
      1,
      found('application/json', 'application/x-www-form-urlencoded'),
      /Expected `application\/json`, got `application\/x-www-form-urlencoded`\.\n/,
    ],
    ['no program', 2, undefined, /\n {2}No request arrived at the local service\./],
  ])('is told by what arrived: %s', async (_, exitStatus, program, message) => {
    const app = await appFolder(commandFile, program === undefined ? {} : { 'work.mjs': program });
    const { status, printed } = await runCommand('check-app', ['--app', app], { env });
    expect(`${printed}\n`).toMatch(message);
    expect(printed).not.toMatch(/\d kept/);
    // What arrived breaks rules.
    expect(status).toBe(exitStatus);
  });
});

describe('the service', () => {
  test.each([[[]], [['--plan']]])('must have the endpoint %j', async (more) => {
    const app = await appFolder({ ...commandFile, endpoint: 'eccho' });
    const { status, warned } = await runCommand('check-app', ['--app', app, ...more], { env });
    expect(warned).toMatch(
      /^The local service has no endpoint eccho\. Did you mean echo\? It has /,
    );
    expect(status).toBe(2);
  });

  test('must be one with a control interface', async () => {
    const app = await appFolder(commandFile);
    const args = ['--app', app, '--service', 'http://127.0.0.1:1'];
    const { status, warned } = await runCommand('check-app', args, { env });
    expect(warned).toMatch(
      /^--service: expected a local service whose control interface needs no token: /,
    );
    expect(status).toBe(2);
  });
});

test('names that do not exist are refused with a suggestion', async () => {
  const app = await appFolder(commandFile);
  const { status, warned } = await runCommand('check-app', ['--app', app, '--rule', 'acts-onse']);
  expect(warned).toBe(
    '--rule: expected the name of a rule, got "acts-onse". Did you mean acts-once? All names: npx inference-contract list',
  );
  expect(status).toBe(2);
});

test('a plan says what runs, what does not and why, and how long it takes', async () => {
  const app = await appFolder({ ...commandFile, declares: { givesUpAfterSeconds: 3 } });
  const { status, printed } = await runCommand('check-app', ['--app', app, '--plan']);
  expect(status).toBe(0);
  expect(printed).toMatch(/\nScenarios to run:\n {2}ordinary-work +The service /);
  expect(printed).toMatch(
    /\nLeft out:\n {2}It takes no text: .*\n {6}text-with-quotes\n {2}Not declared: `[^`]+`.* \(It .*\)\n {6}\w/,
  );
  expect(printed).toMatch(/\nRules without a verdict:\n/);
  expect(printed).toMatch(/\n {2}has-deadline +When a job /);
  expect(printed).toMatch(/\n\d+ scenarios, \d+ rules, about \d+ s .*, at most \d+ s$/);
});

test.each([
  [{}, true],
  [{ acts: { output: 'charged' } }, false],
])('a plan says what the file lacks to count acts: %j', async (more, lacks) => {
  const app = await appFolder({ ...commandFile, declares: { webhooks: true }, ...more });
  const { printed } = await runCommand('check-app', ['--app', app, '--plan']);
  expect(printed.includes('\nThe file lacks `acts`, ')).toBe(lacks);
});

describe('a check that ends early', () => {
  const stubborn = `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => {});
writeFileSync('pid', String(process.pid));
setInterval(() => {}, 1000);`;

  /** Starts a check of an application that does not end, and gives the id of the application's process. */
  async function checking(
    file: object = commandFile,
  ): Promise<{ check: ChildProcess; pid: string; shown: () => string }> {
    const app = await appFolder(file, { 'work.mjs': stubborn });
    const check = spawn(process.execPath, ['dist/cli/main.js', 'check-app', '--app', app], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void check.kill('SIGKILL'));
    let shown = '';
    for (const stream of [check.stdout, check.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        shown += text;
      });
    }
    const read = () => readFile(join(dirname(app), 'pid'), 'utf8').catch(() => '');
    await expect.poll(read).not.toBe('');
    return { check, pid: await read(), shown: () => shown };
  }

  test('by Ctrl-C ends the application, too', async () => {
    const { check, pid, shown } = await checking();
    check.kill('SIGINT');
    expect(await once(check, 'close')).toEqual([2, null]);
    expect(shown()).toContain('cancelled');
    expect(isRunning(pid)).toBe(false);
  });

  test('by Ctrl-C twice ends everything at once', async () => {
    const { check, pid } = await checking();
    check.kill('SIGINT');
    check.kill('SIGTERM');
    const [status] = await once(check, 'close');
    expect([130, 143]).toContain(status);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  const started = { start: commandFile.work, work: { request: 'GET http://127.0.0.1:{port}/' } };
  const inSession = { work: { command: ['sh', '-c', 'setsid node work.mjs; wait'] } };
  test.each([
    { what: 'a command', parts: {} },
    { what: 'a server', parts: started },
    ...(process.platform === 'linux'
      ? [{ what: 'a child with a session of its own', parts: inSession }]
      : []),
  ])('by SIGKILL ends the application, too: $what', async ({ parts }) => {
    const env = { ...commandFile.env, PORT: '{port}' };
    const { check, pid } = await checking({ ...commandFile, env, ...parts });
    onTestFinished(() => {
      if (isRunning(pid)) process.kill(Number(pid), 'SIGKILL');
    });
    expect(isRunning(pid)).toBe(true);
    check.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

/** Whether a process runs; one that nobody has waited for does not. */
function isRunning(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}
