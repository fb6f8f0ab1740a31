/** The command within this process, as far as a process of its own cannot show it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import type { Terminal } from '../../src/cli/shared/terminal.ts';
import { raw } from '../unit/validation/raw-client.ts';
import { memoryTerminal, runCommand } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/serve/serve-command.ts';

/** Serves on a free port while `use` looks at it; returns what was printed. */
async function serving(
  terminal: Partial<Terminal>,
  args: readonly string[],
  use: (url: string) => Promise<void>,
) {
  const stop = new AbortController();
  const memory = memoryTerminal({ ...terminal, stop: stop.signal });
  const running = runProgram(['serve', '--port', '0', ...args], memory);
  await expect.poll(() => memory.printed.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await use(/http:\/\/[\d.]+:\d+/.exec(memory.printed.join('\n'))?.[0] ?? '');
  stop.abort();
  await running;
  expect(memory.exitCode).toBe(0);
  return memory;
}

/** What is printed, and how the control interface answers. */
async function served(terminal: Partial<Terminal>, args: readonly string[] = []) {
  let controlStatus = 0;
  const memory = await serving(terminal, args, async (url) => {
    const headers = { authorization: 'demo-key' };
    controlStatus = (await fetch(`${url}/control/clock`, { headers })).status;
    await (await fetch(`${url}/v2/echo/health`, { headers })).body?.cancel();
  });
  return { ...memory, controlStatus };
}

describe('serve', () => {
  test('prints readable text on a terminal', async () => {
    const { printed, warned } = await served({ isInteractive: true });
    expect(printed[0]).toMatch(/^Serving on http/);
    expect(printed.at(-2)).toMatch(/^[\d:.]{12} {2}200 {2}GET {3}\/v2\/echo\/health {2}\d+ ms$/);
    expect(warned).toEqual([]);
  });

  test("prints JSON elsewhere, and the demo's public key to people next to it", async () => {
    const { printed, warned } = await served({ isInteractive: false });
    for (const line of printed) expect(JSON.parse(line)).toHaveProperty('event');
    expect(printed.join()).not.toContain('demo-key');
    expect(warned.join()).toContain('demo-key');
  });

  test('shows which alternatives differ from the choice of the document', async () => {
    const given = ['--alternative', 'error-body=text', '--alternative', 'rate-limits=limited:5'];
    const few = await served({ isInteractive: true }, given);
    expect(few.printed).toContain('  Differs    error-body=text, rate-limits=limited:5');
    const random = ['--alternatives', 'random', '--seed', '7'];
    const first = await served({ isInteractive: true }, random);
    const lines = ({ printed }: { printed: readonly string[] }) =>
      printed.slice(
        printed.findIndex((line) => line.startsWith('  Differs')),
        printed.indexOf('Paste this for a first job:'),
      );
    expect(lines(first).length).toBeGreaterThan(3);
    expect(lines(first).every((line) => line.length <= 100)).toBe(true);
    expect(lines(await served({ isInteractive: true }, random))).toEqual(lines(first));
    const { printed } = await served({ isInteractive: false }, given);
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({
      alternatives: ['error-body=text', 'rate-limits=limited:5'],
    });
  });

  test('says what a target file has for other alternatives', async () => {
    const given = [
      'key-permissions=all',
      'time-units=seconds',
      'failure-state=named:ERROR',
    ].flatMap((text) => ['--alternative', text]);
    const lines = [
      'declares.finalStates: [ERROR, TIMED_OUT, CANCELLED]',
      'declares.timeUnit: s',
      'no keys.forbidden',
      'no keys.readOnly',
      'no keys.oneEndpoint',
    ];
    const { printed } = await served({ isInteractive: true }, given);
    const start = printed.indexOf('The target file that checks it has:');
    expect(printed.slice(start + 1, start + 6)).toEqual(lines.map((line) => `  ${line}`));
    const logged = await served({ isInteractive: false }, given);
    expect(JSON.parse(logged.printed[0] ?? '')).toMatchObject({ target: lines });
    const usual = await served({ isInteractive: true }, ['--alternative', 'error-body=text']);
    expect(usual.printed.join()).not.toContain('target file');
  });

  test('warns of alternatives in the settings that it does not play', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'serve-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const config = join(folder, 'service.yaml');
    const settings = {
      accounts: { a: { keys: { 'a-key': {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
      alternatives: { 'response-size': 'unlimited' },
    };
    await writeFile(config, JSON.stringify(settings));
    const { warned, printed } = await served({ isInteractive: true }, ['--config', config]);
    expect(warned).toEqual([
      expect.stringMatching(/\/alternatives\/response-size: this service does not offer unlimited/),
    ]);
    expect(printed.join()).not.toContain('Differs');
  });

  test('follows its options', async () => {
    const { printed, warned } = await served({ isInteractive: true }, ['--log', 'json']);
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({ event: 'listening' });
    expect(warned).toEqual([]);
  });

  test('draws a random seed unless one is given, and prints it', async () => {
    const seedOf = async (args: readonly string[]): Promise<unknown> => {
      const { printed } = await served({ isInteractive: false }, args);
      return JSON.parse(printed[0] ?? '').seed;
    };
    expect(await seedOf(['--seed', 'mine'])).toBe('mine');
    expect(await seedOf([])).not.toBe(await seedOf([]));
    const { printed } = await served({ isInteractive: true }, ['--seed', 'mine']);
    expect(printed).toContain('  Seed       mine');
  });

  test('requires the control token from the option or the environment', async () => {
    expect((await served({})).controlStatus).toBe(200);
    expect((await served({ env: { CONTROL_TOKEN: 'secret' } })).controlStatus).toBe(401);
    expect((await served({}, ['--control-token', 'secret'])).controlStatus).toBe(401);
    expect((await served({ env: { CONTROL_TOKEN: '' } })).controlStatus).toBe(200);
  });
});

test('ends if it is stopped during its start', async () => {
  const stop = new AbortController();
  const terminal = memoryTerminal({ stop: stop.signal });
  const running = runProgram(['serve', '--port', '0', '--config', 'mocks/service.yaml'], terminal);
  stop.abort();
  await running;
  expect(terminal.exitCode).toBe(0);
  expect(terminal.printed).toEqual([]);
});

describe('--allow-host', () => {
  test.each([
    [[], 421],
    [['--allow-host', 'inference.test'], 401],
    [['--allow-host=other.test, Inference.TEST,::1,[::2]'], 401],
  ])('%j decides which other host names are accepted', async (args, status) => {
    const message =
      'GET /control/clock HTTP/1.1\r\nHost: inference.test\r\nConnection: close\r\n\r\n';
    await serving({}, args, async (url) => {
      expect(await raw(url, message)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    });
  });

  test.each(['', 'a.test:80', 'http://a.test', 'a.test,,b.test', '*'])(
    'refuses %j',
    async (names) => {
      expect(await runCommand('serve', [`--allow-host=${names}`])).toMatchObject({
        status: 2,
        warned: expect.stringMatching(
          /^--allow-host: expected names such as inference.test, without a port, got /,
        ),
      });
    },
  );
});

describe('the console', () => {
  test.each([
    [[], '/console/', true],
    [['--no-console'], '/docs/', false],
    [['--profile', 'contract'], '/docs/reference/?stated', false],
    [['--control-token', 'secret'], '/console/', false],
  ])(
    'with %j, / leads to %s, where a page can begin a session: %j',
    async (args, start, canBegin) => {
      let url = '';
      const { printed } = await serving({ isInteractive: true }, args, async (origin) => {
        url = origin;
        const root = await fetch(url, { redirect: 'manual' });
        expect(root.headers.get('location')).toBe(start);
        const headers = { 'content-type': 'application/json', origin };
        const begun = await fetch(`${url}/console/session`, {
          method: 'POST',
          headers,
          body: '{}',
        });
        expect(begun.ok).toBe(canBegin);
      });
      expect(printed.join('\n').includes(`${url}/console`)).toBe(start === '/console/');
    },
  );
});

describe('--cors-origin', () => {
  test.each([
    [[], 'http://localhost:5173', true],
    [[], 'https://app.example.com', false],
    [['--cors-origin', 'https://app.example.com'], 'https://app.example.com', true],
    [['--cors-origin', 'https://app.example.com'], 'http://localhost:5173', false],
    [['--cors-origin=loopback, HTTPS://App.Example.com:443'], 'https://app.example.com', true],
    [['--cors-origin=loopback, HTTPS://App.Example.com:443'], 'http://localhost:5173', true],
  ])('%j decides whether %s may call: %j', async (args, origin, isAllowed) => {
    await serving({}, args, async (url) => {
      const allowedAt = async (path: string) => {
        const { headers } = await fetch(url + path, { headers: { origin } });
        return headers.get('access-control-allow-origin');
      };
      expect(await allowedAt('/v2/echo/status/none')).toBe(isAllowed ? origin : null);
      expect(await allowedAt('/control/clock')).toBeNull();
    });
  });

  test.each(['', '*', 'null', 'app.example.com', 'https://app.example.com/', 'https://a:b@c.test'])(
    'refuses %j',
    async (origins) => {
      expect(await runCommand('serve', [`--cors-origin=${origins}`])).toMatchObject({
        status: 2,
        warned: expect.stringMatching(/^--cors-origin: expected origins such as /),
      });
    },
  );
});
