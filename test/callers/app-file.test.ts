/** What `check-app` says about wrong application files. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCommand, temporaryFolder } from '../cli/setup.ts';
import { appFolder, commandFile } from './app-files.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/check-app-command.ts';

/** What a plan says about a file, without the path of the file. */
async function problemsOf(app: object | string, env = {}): Promise<string[]> {
  const file = await appFolder(app);
  const { status, warned } = await runCommand('check-app', ['--app', file, '--plan'], { env });
  expect(status).toBe(warned === '' ? 0 : 2);
  return warned.split('\n').map((line) => line.replace(`${file}:`, ''));
}

test('a file that is right has no problems', async () => {
  expect(await problemsOf(commandFile)).toEqual(['']);
});

test('a misspelt key has a place and a suggestion', async () => {
  expect(
    await problemsOf('endpoint: echo\nenv: { A: "{baseUrl}{apiKey}" }\nwork:\n  comand: [a]\n'),
  ).toEqual([
    '4:3: expected one of the keys command, request, headers, body, poll, success, failure or withinSeconds at /work, got "comand"; did you mean command?',
  ]);
});

test('a command is a list of words', async () => {
  expect(
    await problemsOf('endpoint: echo\nstart:\n  command: node server.js\nwork:\n  command: [a]\n'),
  ).toEqual([
    '3:12: expected a list of words at /start/command, such as [node, server.js], got one text',
  ]);
});

test('an empty file, another document and no file are named', async () => {
  expect(await problemsOf('')).toEqual([
    '1:1: expected an application file with endpoint and work, got an empty file; inference-contract check-app init writes one',
  ]);
  expect(await problemsOf('- 1')).toEqual([expect.stringMatching(/^1:1: expected an object/)]);
  const { warned } = await runCommand('check-app', ['--app', 'none.yaml', '--plan']);
  expect(warned).toBe(
    'none.yaml: expected an application file (inference-contract check-app init writes one), got none: there is no such file',
  );
});

const { work, ...unworking } = commandFile;

test.each([
  ['no work', { ...unworking, work: {} }, /\/work: expected command or request, got neither$/],
  [
    'two kinds of work',
    { ...unworking, work: { ...work, request: 'GET http://127.0.0.1:1/' } },
    /^\d+:\d+: \/work: expected command or request, got both$/,
  ],
  [
    'no base URL',
    { ...commandFile, env: { KEY: '{apiKey}' } },
    /\/env: expected \{baseUrl\} in the value of a variable or in a command, so that/,
  ],
  [
    'no key',
    { ...commandFile, env: { BASE: '{baseUrl}' } },
    /\/env: expected \{apiKey\} in the value of a variable or in a command, got none/,
  ],
  [
    'a misspelt placeholder',
    { ...commandFile, env: { ...commandFile.env, URL: '{baseURL}/v2' } },
    /\/env\/URL: expected the placeholder \{baseUrl\}, got \{baseURL\}$/,
  ],
  [
    'a port that nobody is told',
    {
      ...commandFile,
      start: { command: ['node', 's.mjs'], ready: { request: 'GET http://127.0.0.1:{port}/' } },
    },
    /\/start\/ready\/request: expected the port at which the application listens, got \{port\}/,
  ],
  [
    'a server of which nobody knows when it is ready',
    { ...commandFile, start: { command: ['node', 's.mjs'] } },
    /\/start: expected ready, which tells when the application is ready, got none/,
  ],
  [
    'a request to nobody',
    { endpoint: 'echo', work: { request: 'POST http://127.0.0.1:8080/orders' } },
    /\/service: expected start, or, for an application that already runs, service with the port/,
  ],
  [
    'a running application without a key',
    {
      endpoint: 'echo',
      work: { request: 'POST http://127.0.0.1:8080/orders' },
      service: { port: 8799 },
    },
    /\/service: expected apiKey/,
  ],
  [
    'a key that is not set',
    {
      endpoint: 'echo',
      work: { request: 'POST http://127.0.0.1:8080/orders' },
      service: { port: 8799, apiKey: 'APP_KEY' },
    },
    /\/service\/apiKey: the environment variable APP_KEY is not set/,
  ],
  [
    'a poll that never ends',
    {
      ...commandFile,
      work: { ...work, poll: { request: 'GET {location}' }, success: { status: [200] } },
    },
    /\/work\/poll: expected failure beside poll/,
  ],
  [
    'a command that should be started again',
    { ...commandFile, declares: { resumes: true } },
    /\/declares\/resumes: expected start and work\.request and work\.poll: the checks start a server/,
  ],
  [
    'servers side by side that are started again, and share their data',
    {
      ...commandFile,
      start: { command: ['node', 'server.js'], ready: { output: 'ready' } },
      work: {
        request: 'POST http://127.0.0.1:3000/orders',
        poll: { request: 'GET {location}' },
        success: { status: [200] },
        failure: { status: [500] },
      },
      declares: { resumes: true },
    },
    /\/declares\/resumes: expected \{dataFolder\} in .*, or instances: 1, got neither/,
  ],
  [
    'a wrong pattern',
    { ...commandFile, work: { ...work, success: { text: '(done' } } },
    /\/work\/success\/text: expected a regular expression, got "\(done": .*Unterminated group$/,
  ],
  [
    'a body without a request',
    { ...commandFile, work: { ...work, body: { a: 1 } } },
    /\/work\/body: expected request, which body belongs to, got none$/,
  ],
  [
    'values without a member',
    { ...commandFile, work: { ...work, success: { values: ['done'] } } },
    /\/work\/success\/values: expected member/,
  ],
  [
    'a request line without a method',
    { ...unworking, work: { request: 'http://127.0.0.1:{port}/orders' } },
    /expected a method and a URL, such as POST http:\/\/127\.0\.0\.1:\{port\}\/orders at \/work\/request, got "http/,
  ],
  [
    'the output of an application that already runs',
    {
      endpoint: 'echo',
      work: { request: 'POST http://127.0.0.1:8080/orders' },
      service: { port: 8799, apiKey: { public: 'a-key' } },
      acts: { output: 'charged' },
    },
    /\/acts\/output: expected request: the output of an application that already runs is not seen/,
  ],
  [
    'two ways to count',
    { ...commandFile, acts: { output: 'charged', request: 'GET http://127.0.0.1:1/' } },
    /\/acts: expected output or request, got both$/,
  ],
])('%s', async (_, file, message) => {
  const problems = await problemsOf(file);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
  expect(problems[0]).toMatch(/^\d+:\d+: /);
});

test('a key in place of its variable is not shown', async () => {
  const file = {
    endpoint: 'echo',
    work: { request: 'POST http://127.0.0.1:8080/orders' },
    service: { port: 8799, apiKey: 'sk-very secret' },
  };
  const [problem] = await problemsOf(file);
  expect(problem).toContain('/service/apiKey');
  expect(problem).not.toContain('very secret');
  const [missing] = await problemsOf({ ...file, service: { port: 8799, apiKey: 'sk_verysecret' } });
  expect(missing).toContain('the environment variable that is named there is not set');
});

test('what is no placeholder is left alone', async () => {
  const script = `printf '%s' $${'{port}'} {x}; awk '{print}' <<< {a,b}`;
  const command = ['sh', '-c', script];
  expect(await problemsOf({ ...commandFile, work: { command } })).toEqual(['']);
});

test('the file that init writes is right, and all its lines may be used', async () => {
  const out = join(await temporaryFolder(), 'app.yaml');
  expect(await runCommand('check-app init', ['--out', out])).toMatchObject({ status: 0 });
  const written = await readFile(out, 'utf8');
  expect(await problemsOf(written)).toEqual(['']);
  const again = await runCommand('check-app init', ['--out', out]);
  expect(again).toMatchObject({
    status: 2,
    warned: `--out: ${out} cannot be written: it exists already.`,
  });

  // Every line that is commented out, besides those that exclude others.
  const all = written
    .replace(/^ {2}command: \[python3.*\n/m, '')
    .replace(/^( *)#(?= *[a-zA-Z]+:)/gm, '$1')
    .replace(/^#(?= +#)/gm, '')
    .replace(/^ {2}output: \^charged.*\n/m, '');
  expect(parse(all).declares.pollsPerSecond).toBe(2);
  await writeFile(out, all);
  expect(await problemsOf(all)).toEqual(['']);
});
