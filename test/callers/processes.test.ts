/** Applications that the checks start: how they fail, what they print, and that nothing of them is left. */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readApplicationFile } from '../../src/callers/application/app-file.ts';
import type { Application, RunningApplication } from '../../src/callers/application/application.ts';
import { applicationOf } from '../../src/callers/application/file-application.ts';
import { claimPort, reservePort } from '../../src/callers/application/reserved-port.ts';
import { systemClock } from '../../src/core/clock.ts';
import { appFolder } from './app-files.ts';

const access = { baseUrl: 'http://127.0.0.1:1', apiKey: 'the-key-of-the-account' };
const told = { BASE: '{baseUrl}', KEY: '{apiKey}' };
const patience = () => new AbortController().signal;

async function application(
  file: object,
  files: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Application> {
  const clock = systemClock();
  onTestFinished(() => clock.clear());
  const folder = dirname(await appFolder('', files));
  let pieces = 0;
  return applicationOf(readApplicationFile({ endpoint: 'echo', env: told, ...file }), {
    ...{ folder, clock, env: { PATH: process.env.PATH, ...env } },
    newName: () => `piece-${++pieces}`,
  });
}

async function opened(...args: Parameters<typeof application>): Promise<RunningApplication> {
  const running = await (await application(...args)).open(access, patience());
  onTestFinished(() => running.close());
  return running;
}

/** An application with a command in the language of the shell. */
const shell = (script: string, work: object = {}) => ({
  work: { command: ['sh', '-c', script], ...work },
});

/** A server in a file, which the checks start. */
const server = (source: string) => ({
  'server.mjs': `import { createServer } from 'node:http';\n${source}`,
});
const started = {
  env: { ...told, PORT: '{port}' },
  start: { command: ['node', 'server.mjs'] },
  work: { request: 'POST http://127.0.0.1:{port}/work' },
};
const listens = "}).listen(Number(process.env.PORT), '127.0.0.1');";

/** Whether a process runs; one that nobody has waited for does not. */
function isRunning(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

function pidIn(text: string | undefined): string {
  const pid = /pid (\d+)/.exec(text ?? '')?.[1];
  if (pid === undefined) throw new Error(`Expected a process id, got ${text}`);
  return pid;
}

async function failureOf(opening: Promise<unknown>): Promise<string> {
  const reason: unknown = await opening.then(
    () => new Error('It started.'),
    (error: unknown) => error,
  );
  return reason instanceof Error ? reason.message : String(reason);
}

test('what crashes at its start is quoted, without secrets', async () => {
  const files = server(
    "console.log('Connecting', process.env.DB_PASSWORD);\nconsole.error('No database.');\nprocess.exit(3);",
  );
  const app = await application(started, files, { DB_PASSWORD: 'correct horse battery' });
  expect(await failureOf(app.open(access, patience()))).toBe(
    'The application ended with status 3 before it was ready. It printed:\nConnecting [DB_PASSWORD]\nNo database.',
  );
});

test('a server that says that it is ready before it listens is asked again', async () => {
  const files = server(`console.log('ready');
const server = createServer((_, response) => void response.end());
setTimeout(() => server.listen(Number(process.env.PORT), '127.0.0.1'), 400);`);
  const start = { ...started.start, ready: { output: 'ready' } };
  const app = await opened({ ...started, start }, files);
  expect(await app.work(patience())).toMatchObject({ outcome: 'success' });
});

test('what is never ready is ended, and quoted', async () => {
  const files = server("console.log('pid', process.pid);\nsetInterval(() => {}, 1000);");
  const start = { ...started.start, withinSeconds: 3 };
  const app = await application({ ...started, start }, files);
  const message = await failureOf(app.open(access, patience()));
  expect(message).toMatch(
    /^The application was not ready within 3 s: nothing listens at port \d+. It printed:\npid \d+$/,
  );
  expect(isRunning(pidIn(message))).toBe(false);
});

test('a program that is not there is named', async () => {
  const app = await opened({ work: { command: ['no-such-program', 'x'] } });
  expect(await failureOf(app.work(patience()))).toMatch(
    /^`no-such-program` could not be started: there is no such program \(looked for it in PATH/,
  );
});

test('an address that is taken is not mistaken for the application', async () => {
  const other = createServer((_, response) => void response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await expect.poll(() => other.address()).not.toBeNull();
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const request = `GET http://127.0.0.1:${port}/`;
  const app = await application({ ...started, start: { ...started.start, ready: { request } } });
  expect(await failureOf(app.open(access, patience()))).toContain(
    'is answered before the application is started',
  );
});

test.skipIf(process.platform !== 'linux')(
  'what listens at its port and is no part of it is named',
  async () => {
    const files = server(
      `console.log('pid', process.pid);\ncreateServer((_, r) => {\n  r.end();\n${listens}`,
    );
    // It leaves the group, the environment and its parent.
    const leaves = '(env -i PORT=$PORT setsid "$0" server.mjs &); exec sleep 1000';
    const start = { command: ['sh', '-c', leaves, process.execPath] };
    const app = await application({ ...started, start }, files);
    const message = await failureOf(app.open(access, patience()));
    expect(message).toMatch(
      /^At port \d+, node \(process \d+\) listens, which is not the application\./,
    );
    process.kill(Number(/process (\d+)/.exec(message)?.[1]), 'SIGKILL');
  },
);

test.skipIf(spawnSync('unshare', ['-rm', 'true']).status !== 0)(
  'what listens in a container may be the application',
  async () => {
    const files = server(
      `console.log('pid', process.pid);\ncreateServer((_, r) => {\n  r.end();\n${listens}`,
    );
    const leaves = '(env -i PORT=$PORT setsid unshare -rm "$0" server.mjs &); exec sleep 1000';
    const start = { command: ['sh', '-c', leaves, process.execPath] };
    const app = await opened({ ...started, start }, files);
    const pid = pidIn(app.output?.());
    onTestFinished(() => void process.kill(Number(pid), 'SIGKILL'));
    expect(await app.work(patience())).toMatchObject({ outcome: 'success' });
  },
);

test('a child that listens in its place is the application', async () => {
  const files = server(`createServer((_, r) => {\n  r.end();\n${listens}`);
  const start = { command: ['sh', '-c', 'node server.mjs & wait'] };
  const app = await opened({ ...started, start }, files);
  expect(await app.work(patience())).toMatchObject({ outcome: 'success' });
});

test('a port is given out once, and again when it is released or its process is gone', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, reservePort));
  expect(new Set(ports.map(({ number }) => number)).size).toBe(20);
  const [{ number, release } = { number: 0, release: () => undefined }] = ports;
  expect(claimPort(number)).toBe(false);
  release();
  expect(claimPort(number)).toBe(true);
  release();

  const { pid } = spawnSync('true');
  symlinkSync(String(pid), join(tmpdir(), `inference-contract-port-${number}`));
  expect(claimPort(number)).toBe(false);
  expect(claimPort(number)).toBe(true);
  for (const port of ports) port.release();
});

test('its children end with it, whether it ends by itself or not', async () => {
  const alone = await opened(shell('sleep 1000 & echo pid $!'));
  const report = await alone.work(patience());
  expect(report.outcome).toBe('success');
  expect(isRunning(pidIn(report.said))).toBe(false);

  const both = await opened({
    ...shell('true'),
    start: { command: ['sh', '-c', 'sleep 1000 & echo pid $!; wait'], ready: { output: 'pid' } },
  });
  const child = pidIn(both.output?.());
  expect(isRunning(child)).toBe(true);
  await both.close();
  expect(isRunning(child)).toBe(false);
});

test.skipIf(process.platform !== 'linux')(
  'a child with a session of its own ends with the check, and no earlier',
  async () => {
    // It has left its group when it names itself.
    const leaves =
      'f=$(mktemp -u) && mkfifo $f && { setsid sh -c "echo pid \\$\\$ > $f; exec sleep 1000 > /dev/null 2>&1" & cat $f; rm $f; }';
    const app = await application(shell(leaves));
    const other = await application(shell(leaves));
    const [running, others] = await Promise.all(
      [app, other].map((one) => one.open(access, patience())),
    );
    const child = pidIn((await running?.work(patience()))?.said);
    const stranger = pidIn((await others?.work(patience()))?.said);
    await running?.close();
    expect(isRunning(child)).toBe(true);
    app.end?.();
    expect(isRunning(child)).toBe(false);
    expect(isRunning(stranger)).toBe(true);
    other.end?.();
    await others?.close();
  },
);

test.skipIf(process.platform !== 'linux')(
  'a child with a session and an environment of its own is not found, as the guide says',
  async () => {
    const leaves =
      'f=$(mktemp -u) && mkfifo $f && { env -i setsid sh -c "echo pid \\$\\$ > $f; exec sleep 1000 > /dev/null 2>&1" & cat $f; rm $f; }';
    const app = await application(shell(leaves));
    const running = await app.open(access, patience());
    const child = pidIn((await running.work(patience())).said);
    onTestFinished(() => void process.kill(Number(child), 'SIGKILL'));
    await running.close();
    app.end?.();
    expect(isRunning(child)).toBe(true);
  },
);

test('what ignores SIGTERM is killed', async () => {
  const files = server(
    `process.on('SIGTERM', () => {});\nconsole.log('pid', process.pid);\ncreateServer((_, r) => {\n  r.end();\n${listens}`,
  );
  const app = await opened(started, files);
  const pid = pidIn(app.output?.());
  await app.close();
  expect(isRunning(pid)).toBe(false);
});

test('work that is late is ended, and what it said is kept', async () => {
  const app = await opened({
    ...shell('echo pid $$; echo half; sleep 1000'),
    acts: { output: 'half' },
  });
  const late = new AbortController();
  const work = app.work(late.signal);
  await expect.poll(() => app.acts?.()).toBe(1);
  late.abort();
  const { outcome, said } = await work;
  expect(outcome).toBe('unfinished');
  expect(said).toContain('half');
  expect(isRunning(pidIn(said))).toBe(false);
});

test('of a flood of output a bounded part is kept, and every match counts', async () => {
  const files = {
    'flood.mjs':
      "for (let i = 1; i <= 200_000; i += 1) console.log('line', i, i % 1000 ? '' : 'charged');",
  };
  const app = await opened(
    { work: { command: ['node', 'flood.mjs'] }, acts: { output: 'charged' } },
    files,
  );
  const { said = '' } = await app.work(patience());
  expect(said.length).toBeLessThan(70_000);
  expect(said).toMatch(/^line 1 \n/);
  expect(said).toMatch(/\n\[\d+ characters left out\]\n/);
  expect(said).toMatch(/line 200000 charged\n$/);
  expect(await app.acts?.()).toBe(200);
});

test('the key stays in sight, wherever in a flood it is printed', async () => {
  const files = {
    'flood.mjs':
      "for (let i = 1; i <= 20_000; i += 1) console.log('line', i, i === 9999 ? process.env.KEY : '');",
  };
  const app = await opened({ work: { command: ['node', 'flood.mjs'] } }, files);
  const { said } = await app.work(patience());
  expect(said).toMatch(
    /\n\[\d+ characters left out, among them: line 9999 the-key-of-the-account\]\n/,
  );
});

test('a flood without a line end is bounded, too', async () => {
  const app = await opened(shell("head -c 5000000 /dev/zero | tr '\\0' x"));
  const { outcome, said = '' } = await app.work(patience());
  expect(outcome).toBe('success');
  expect(said.length).toBeLessThan(100_000);
});

test.each([
  ['exit 0', {}, 'success'],
  ['exit 7', {}, 'failure'],
  ['exit 7', { success: { status: [0, 7] } }, 'success'],
  ['kill -9 $$', {}, 'crashed'],
  ['echo all done', { success: { text: '^all done$' } }, 'success'],
  ['echo done for today; echo broken', { failure: { text: '^broken' } }, 'failure'],
  [
    'echo \'{"state": "ok"}\'; echo note >&2',
    { success: { member: '/state', values: ['ok'] } },
    'success',
  ],
  ['echo start; echo \'{"ok": false}\'', { success: { member: '/ok' } }, 'failure'],
  ['echo "{"; echo \'"ok": true}\'', { success: { member: '/ok' } }, 'success'],
  [
    'echo start; printf "{\\n  \\"ok\\": [\\n 1 ]\\n}\\nend [ok]\\n"',
    { success: { member: '/ok' } },
    'success',
  ],
  ['echo nothing', { success: { text: 'done' }, failure: { text: 'failed' } }, 'failure'],
])('`%s` with %j is a %s', async (script, work, outcome) => {
  const app = await opened(shell(script, work));
  expect(await app.work(patience())).toMatchObject({ outcome });
});

test('a command is over when it has ended, unless it may be called or something runs elsewhere', async () => {
  for (const [more, isOver] of [
    [{}, true],
    [{ service: { port: 18_080, apiKey: { public: 'key' } } }, false],
    [{ webhooks: 'http://127.0.0.1:{port}', env: { ...told, PORT: '{port}' } }, false],
  ] as const) {
    const app = await opened({ work: { command: ['true'] }, ...more });
    expect(app.isOver?.()).toBe(false);
    await app.work(patience());
    expect(app.isOver?.()).toBe(isOver);
  }
});

test('a server that dies at work has crashed', async () => {
  const files = server(
    `createServer(() => {\n  console.error('Oh no.');\n  process.exit(1);\n${listens}`,
  );
  const app = await opened(started, files);
  const report = await app.work(patience());
  expect(report).toMatchObject({ outcome: 'crashed' });
  expect(report.said).toMatch(/^POST http:\/\/127.0.0.1:\d+\/work got no answer \(ECONNRESET\)\.$/);
  expect(app.output?.()).toContain('Oh no.');
});

test('the outcome is asked for where the answer says, until there is one', async () => {
  const files = server(`let asked = 0;
createServer((request, response) => {
  const answers = {
    '/work': [202, { id: 'a b' }],
    '/jobs/a%20b': [200, { state: ++asked < 3 ? 'working' : 'done', asked }],
  };
  const [status, body] = answers[request.url] ?? [404, {}];
  response.writeHead(status, { location: '/jobs/a%20b' }).end(JSON.stringify(body));
${listens}`);
  const signs = { success: { member: '/state', values: ['done'] }, failure: { status: [404] } };
  for (const request of ['GET http://127.0.0.1:{port}/jobs/{/id}', 'GET {location}']) {
    const work = { ...started.work, ...signs, poll: { request, everySeconds: 0.01 } };
    const app = await opened({ ...started, work }, files);
    const { outcome, said } = await app.work(patience());
    expect(outcome).toBe('success');
    expect(said).toContain('"state":"done"');
  }
});

test('the body and headers of a request are filled in', async () => {
  const files = server(`createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  response.end(JSON.stringify({ type: request.headers['content-type'], token: request.headers.token, body }));
${listens}`);
  const work = {
    ...started.work,
    headers: { Token: 'of {endpoint}' },
    body: { order: '{piece}', more: ['{endpoint}', 1, null] },
  };
  const app = await opened({ ...started, work }, files);
  const { said = '' } = await app.work(patience());
  expect(JSON.parse(said)).toEqual({
    type: 'application/json',
    token: 'of echo',
    body: '{"order":"piece-1","more":["echo",1,null]}',
  });
});

test('what customers give and get is known, and what the file tells the application is not', async () => {
  const running = await opened(
    {
      ...started,
      env: { ...started.env, HOOK_SECRET: 'a-secret' },
      work: {
        request: 'POST http://127.0.0.1:{port}/orders/{piece}',
        poll: { request: 'GET http://127.0.0.1:{port}/orders/{/id}' },
        success: { member: '/isDone' },
        failure: { status: [500] },
      },
    },
    server(
      `console.log('begins');
createServer((request, response) => {
  response.end(JSON.stringify({ id: 'order-3f', isDone: request.method === 'GET' }));
${listens}`,
    ),
  );
  expect(await running.work(patience())).toMatchObject({ outcome: 'success' });
  const given = running.givenTexts?.().join() ?? '';
  for (const text of ['piece-1', '/orders/piece-1', '"order-3f"', '/orders/order-3f'])
    expect(given).toContain(text);
  // Customers do not see what a server prints.
  for (const text of ['a-secret', 'begins']) expect(given).not.toContain(text);
});

test.each([
  [{ body: { order: '{piece}' } }, true],
  [{ body: ['of {piece}'], request: 'POST http://127.0.0.1:{port}/orders/{piece}' }, true],
  [{ body: '{"order":"{piece}"}' }, false],
  [{ headers: { order: '{piece}' }, body: { order: '{piece}' } }, false],
  [{ body: {} }, false],
])('work with %j takes texts of any characters: %s', async (work, takesTexts) => {
  const app = await application({ ...started, work: { ...started.work, ...work } });
  expect(app.takesTexts ?? false).toBe(takesTexts);
});

test.each([
  [['echo', '{piece}'], true],
  [['sh', '-c', 'echo {piece}'], false],
])('a command %j takes texts of any characters: %s', async (command, takesTexts) => {
  expect((await application({ work: { command } })).takesTexts).toBe(takesTexts);
});

test('a text as a name arrives as it is', async () => {
  const text = 'a "b" \\\nc é%';
  const files = server(`createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  response.end(JSON.stringify([decodeURIComponent(request.url), JSON.parse(body).order]));
${listens}`);
  const work = { request: 'POST http://127.0.0.1:{port}/{piece}', body: { order: '{piece}' } };
  const app = await opened({ ...started, work }, files);
  const report = await app.work(patience(), text);
  expect(JSON.parse(report.said ?? '')).toEqual([`/${text}`, text]);
  expect(report.piece).toBe(text);

  const command = await opened({ work: { command: ['printf', '%s', '{piece}'] } });
  expect(await command.work(patience(), text)).toMatchObject({ piece: text, said: text });
});

test('an application has a folder for its data, which is there after a restart and gone at the end', async () => {
  const files = server(`import { existsSync, writeFileSync } from 'node:fs';
const file = process.env.DATA + '/kept';
console.log(process.env.DATA, existsSync(file));
writeFileSync(file, '');
createServer((_, r) => {\n  r.end();\n${listens}`);
  const app = await opened({ ...started, env: { ...started.env, DATA: '{dataFolder}' } }, files);
  const first = app.output?.() ?? '';
  const [folder = ''] = first.split(' ');
  expect(first).toBe(`${folder} false\n`);
  await app.restarts?.kill();
  await app.restarts?.startAgain(patience());
  expect(app.output?.()).toBe(`${first}${folder} true\n`);
  await app.close();
  expect(existsSync(folder)).toBe(false);
});

test('commands that work at the same time get ports of their own, and no proxy', async () => {
  const env = { ...told, PORT: '{port}' };
  const proxy = { HTTP_PROXY: 'http://proxy.example:3128', NO_PROXY: 'internal.example' };
  const app = await opened({ env, ...shell('echo $BASE $KEY $PORT $NO_PROXY') }, {}, proxy);
  const reports = await Promise.all([1, 2, 3].map(() => app.work(patience())));
  const words = reports.map(({ said = '' }) => said.trim().split(' '));
  expect(new Set(words.map(([, , port]) => port)).size).toBe(3);
  expect(words[0]?.slice(0, 2)).toEqual([access.baseUrl, access.apiKey]);
  expect(words[0]?.[3]).toBe('internal.example,127.0.0.1,localhost');
});

test('of an application that runs already, only what it does from now on counts', async () => {
  let charges = 5;
  const other = createServer((request, response) => {
    if (request.url === '/work') charges += 2;
    response.end(JSON.stringify({ charges: Array.from({ length: charges }) }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await expect.poll(() => other.address()).not.toBeNull();
  const address = other.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const file = {
    env: {},
    service: { port: 8799, apiKey: { public: 'key-of-the-application' } },
    work: { request: `POST ${url}/work` },
    acts: { request: `GET ${url}/charges`, member: '/charges' },
  };
  const app = await opened(file);
  expect(await app.acts?.()).toBe(0);
  expect(await app.work(patience())).toMatchObject({ outcome: 'success' });
  expect(await app.acts?.()).toBe(2);
  expect((await application(file)).instances).toBe(1);
});

test('an application that should run already and does not is named', async () => {
  const app = await opened({
    env: {},
    service: { port: 8799, apiKey: { public: 'key-of-the-application' } },
    work: { request: 'POST http://127.0.0.1:1/work' },
  });
  expect(await failureOf(app.work(patience()))).toBe(
    'POST http://127.0.0.1:1/work got no answer (ECONNREFUSED).',
  );
});
