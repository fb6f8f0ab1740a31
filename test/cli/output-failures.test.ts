/** What a full disk and a closed pipe do to each command: it is one of the program, or a file that an option names. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs';
import { readdir, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { preparedFiles, written } from './file-options.ts';
import { memoryTerminal, reference, runCommand, temporaryFolder } from './setup.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isLinux = process.platform === 'linux';

type Output = number | 'pipe';

/** Starts a command with what `open` opened as its outputs, which are closed here. */
function start(
  args: readonly string[],
  { stdout = 'pipe', stderr = 'pipe' }: { stdout?: Output; stderr?: Output },
  env: NodeJS.ProcessEnv = {},
) {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', stdout, stderr],
  });
  for (const output of [stdout, stderr]) if (output !== 'pipe') closeSync(output);
  onTestFinished(() => void child.kill('SIGKILL'));
  const warned = child.stderr === null ? '' : text(child.stderr);
  const printed = child.stdout === null ? '' : text(child.stdout);
  const ended = once(child, 'close').then(async ([status]) => ({
    status,
    warned: await warned,
    printed: await printed,
  }));
  return { child, ended };
}

const fullDisk = () => openSync('/dev/full', 'w');

/** Both ends of a pipe. */
async function openPipe(): Promise<{ reader: number; writer: number }> {
  const path = join(await temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(path, 'w') };
}

async function unreadPipe(): Promise<number> {
  const { reader, writer } = await openPipe();
  closeSync(reader);
  return writer;
}

const isFull = 'Standard output could not be written: the disk is full.\n';

/** `test init` for each command of the program, as one calls it. */
function pathsOf(command: CommandUnknownOpts, path: readonly string[] = []): string[] {
  const below = command.commands.flatMap((one) => pathsOf(one, [...path, one.name()]));
  return path.length === 0 ? below : [path.join(' '), ...below];
}

/** Some at the same time: each waits for a process. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of left) await work(item);
  });
  await Promise.all(workers);
}

/**
 * A call of each command that prints what it is there for; the status where it differs from 0. `help` stands
 * for those that print nothing without others: their log has tests of its own below.
 */
const calls: Readonly<Record<string, readonly [line: string, status?: number]>> = {
  serve: ['serve --help'],
  'serve init': ['serve init @new.yaml'],
  worker: ['worker --help'],
  run: ['run echo --input {}'],
  status: ['status echo no-such-job', 6],
  cancel: ['cancel echo no-such-job', 6],
  logs: ['logs'],
  webhooks: ['webhooks --forward http://127.0.0.1:1'],
  test: ['test --target @target.yaml --plan'],
  'test init': ['test init --base-url http://127.0.0.1:1 --endpoint echo --out @new.yaml'],
  'check-app': ['check-app --app @app.yaml --plan'],
  'check-app init': ['check-app init --out @new.yaml'],
  proxy: ['proxy --replay @run.ndjson --port 0'],
  learn: ['learn --target @target.yaml --plan'],
  judge: ['judge @run.ndjson', 3],
  list: ['list'],
  document: ['document --config mocks/service.yaml'],
  compile: ['compile test/documents/ferries.yaml --out @out'],
  completion: ['completion bash'],
};

describe.runIf(isLinux)('each command', () => {
  test('has a call below', async () => {
    const paths = pathsOf(await createProgram(memoryTerminal()));
    expect(Object.keys(calls).toSorted()).toEqual(paths.toSorted());
  });

  test('fails if the disk is full for what it says of itself', { timeout: 240_000 }, async () => {
    const paths = pathsOf(await createProgram(memoryTerminal()));
    await each(['', ...paths], async (path) => {
      const args = [...path.split(' ').filter(Boolean), '--help'];
      const { status, warned } = await start(args, { stdout: fullDisk() }).ended;
      expect({ path, status, warned }).toEqual({ path, status: 74, warned: isFull });
    });
  });

  test.each(['full', 'unread'] as const)(
    'ends in order if its output is %s, and says so only of a full disk',
    { timeout: 240_000 },
    async (kind) => {
      const url = await reference();
      const env = { INFERENCE_BASE_URL: url, INFERENCE_API_KEY: 'demo-key', KEY: 'demo-key' };
      await each(Object.entries(calls), async ([path, [line, own = 0]]) => {
        const { wordsOf, remove } = await preparedFiles();
        onTestFinished(remove);
        const args = wordsOf(line, '');
        const stdout = kind === 'full' ? fullDisk() : await unreadPipe();
        const { status, warned } = await start(args, { stdout }, env).ended;
        const isTold = warned.includes(isFull.trimEnd());
        // A refusal is on standard error, which can be written.
        const isLost = kind === 'full' && own !== 6;
        expect({ path, status, isTold }).toEqual({
          path,
          status: isLost && own === 0 ? 74 : own,
          isTold: isLost,
        });
        expect(warned).not.toMatch(/^ +at /m);
      });
    },
  );
});

test.runIf(isLinux).each([
  ['nonsense', 2],
  ['list', 0],
])('%s ends with status %s if standard error is lost', async (command, status) => {
  for (const stderr of [fullDisk(), await unreadPipe()]) {
    expect(await start([command], { stderr }).ended).toMatchObject({ status });
  }
});

/** Sends a request to the service that takes a job. */
function submit(url: string, endpoint: string): Promise<Response> {
  return fetch(`${url}/v2/${endpoint}/runsync`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
    body: '{"input":{}}',
  });
}

describe.runIf(isLinux)('the log of serve', () => {
  test('on a full disk loses lines, not the service', async () => {
    const { child, ended } = start(['serve', '--port', '0'], { stdout: fullDisk() });
    let warned = '';
    child.stderr?.on('data', (text: Buffer) => {
      warned += text;
    });
    await expect.poll(() => warned).toMatch(/^curl /m);
    const url = /Serving on (\S+)/.exec(warned)?.[1] ?? '';
    for (const _ of ['once', 'again']) expect((await submit(url, 'echo')).status).toBe(200);
    child.kill('SIGTERM');
    const { status } = await ended;
    expect(status).toBe(0);
    expect(warned.match(/Standard output cannot be written/g)).toHaveLength(1);
  });

  test('ends it in order when nobody reads any more: who waits for a job is answered', async () => {
    const config = join(await temporaryFolder(), 'service.yaml');
    await writeFile(
      config,
      [
        'accounts: { demo: { keys: { demo-key: {} } } }',
        'endpoints:',
        '  long: { kind: serverless, worker: echo, durationMs: 500000, workers: { min: 1 } }',
      ].join('\n'),
    );
    const { reader, writer } = await openPipe();
    const options = ['--log', 'json', '--log-level', 'debug', '--grace-ms', '2000'];
    const args = ['serve', '--port', '0', '--config', config, ...options];
    const { ended } = start(args, { stdout: writer });
    let log = '';
    const read = () => {
      const bytes = Buffer.alloc(65_536);
      try {
        log += bytes.toString('utf8', 0, readSync(reader, bytes));
      } catch (error) {
        // Nothing is there yet.
        if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      }
      return log;
    };
    await expect.poll(read).toContain('"listening"');
    const url = /"url":"([^"]+)"/.exec(log)?.[1] ?? '';
    const waiting = submit(url, 'long');
    await expect.poll(read).toContain('"started"');
    closeSync(reader);
    // Its line of the log is the first that nobody reads.
    await fetch(`${url}/v2/long/status/none`).catch(() => undefined);
    const answer = await waiting;
    expect(await answer.json()).toMatchObject({ status: 'IN_PROGRESS' });
    const { status, warned } = await ended;
    expect(status).toBe(74);
    expect(warned).toContain('Nobody reads standard output any more: the service stops.\n');
  });
});

const wrongOutputs = [
  ['folder.yaml', 'it is a folder'],
  ['missing/file.yaml', 'its folder does not exist'],
  ['full.yaml', 'the disk is full'],
] as const;

/** Those that never replace a file. */
const whys: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  ...Object.fromEntries(
    ['serve init file', 'test init --out', 'check-app init --out'].map((option) => [
      option,
      { 'folder.yaml': 'it exists already', 'full.yaml': 'it exists already' },
    ]),
  ),
};

describe.runIf(isLinux)('a file that cannot be written', () => {
  test.each(
    Object.entries(written).flatMap(([option, call]) =>
      // A folder, which has tests of its own.
      option === 'compile --out'
        ? []
        : wrongOutputs.map(
            ([output, why]) => [option, output, whys[option]?.[output] ?? why, call] as const,
          ),
    ),
  )('%s %s is refused: %s', async (option, output, why, call) => {
    const { at, wordsOf, remove } = await preparedFiles(
      /^(test|learn) --(?!output)/.test(option) ? await reference() : undefined,
    );
    onTestFinished(remove);
    const before = await readdir(at(''));
    const [name = '', ...args] = wordsOf(call, at(output));
    const env = { KEY: 'demo-key' };
    // Only the proxy would go on otherwise; it writes its files at its end.
    const { signal } = new AbortController();
    const stop = name === 'proxy' ? AbortSignal.abort() : signal;
    const { status, warned } = await runCommand(name, args, { env, stop });
    const [source = ''] = option.split(' ').slice(-1);
    const [line = ''] = warned.split('\n').filter((text) => text.includes(at(output)));
    expect(line).toContain(why);
    expect(line.startsWith(`${source === 'file' ? 'serve init' : source}: `)).toBe(true);
    expect(status).toBe(2);
    const more = (await readdir(at(''))).filter((file) => !before.includes(file));
    // `learn --json` is written after the settings.
    expect(more.filter((file) => file !== 'learned.yaml')).toEqual([]);
  });

  test.each(
    // What `init` and `compile` write has a name of its own; JSON goes to standard output.
    Object.entries(written).filter(([option]) => !/init|compile|--json/.test(option)),
  )('%s - is refused', async (option, call) => {
    const { wordsOf, remove } = await preparedFiles();
    onTestFinished(remove);
    const [name = '', ...args] = wordsOf(call, '-');
    const { status, warned } = await runCommand(name, args, { env: { KEY: 'demo-key' } });
    const [source = ''] = option.split(' ').slice(-1);
    expect(warned).toContain(
      `${source}: expected the path of a file, such as /dev/stdout or ./-, got -.`,
    );
    expect(status).toBe(2);
    expect(existsSync('-')).toBe(false);
  });

  test('compile --out names the file of its folder that is not complete', async () => {
    const folder = await temporaryFolder();
    await symlink('/dev/full', join(folder, 'index.js'));
    const args = ['test/documents/ferries.yaml', '--out', folder];
    const { status, warned } = await runCommand('compile', args);
    const reason = `--out: ${join(folder, 'index.js')} could not be written: the disk is full.`;
    expect(warned.split('\n')).toContain(reason);
    expect(status).toBe(2);
  });

  test.each([
    'serve init FILE',
    'test init --base-url http://127.0.0.1:1 --endpoint echo --out FILE',
    'check-app init --out FILE',
  ])('%s leaves no half of a file', async (call) => {
    const file = join(await temporaryFolder(), 'new.yaml');
    const words = call.split(' ').map((word) => word.replace('FILE', file));
    // A file may have no bytes.
    const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, 'dist/cli/main.js'];
    const { status, stderr } = spawnSync('sh', [...limited, ...words], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toContain(`${file} cannot be written: it would be larger than`);
    expect(status).toBe(2);
    expect(existsSync(file)).toBe(false);
  });
});
