/** How the command line reads its arguments. */
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { describeCommands } from '../../src/cli/completion/described-commands.ts';
import { createProgram } from '../../src/cli/program.ts';
import { memoryTerminal, runCommand } from './setup.ts';

const described = describeCommands(await createProgram(memoryTerminal()));

/** All commands, such as `test` and `test init`. */
const commands = described
  .map(({ words }) => words.join(' '))
  .filter((name) => name !== '' && name !== 'help');

async function statusesInHelp(command: string): Promise<(string | undefined)[]> {
  const { printed } = await runCommand(command, ['--help']);
  const [, list = ''] = printed.split('\nExit status:\n');
  return [...list.matchAll(/^ {2}(\d+) +\S/gm)].map(([, status]) => status);
}

describe('the program', () => {
  test.each(['--help', 'help', '-h'])(
    'lists its commands: %s',
    { timeout: 60_000 },
    async (option) => {
      const { status, printed, warned } = await runCommand(option);
      expect({ status, warned }).toEqual({ status: 0, warned: '' });
      const listed = [...printed.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, name]) => name);
      const expected = [...commands.filter((name) => !name.includes(' ')), 'help'];
      expect(expected.length).toBeGreaterThan(10);
      expect(listed.filter((name) => name !== 'npx')).toEqual(expected);
    },
  );

  test.each(['--version', '-v', '-V'])('prints its version: %s', async (option) => {
    const { version } = manifest;
    expect(await runCommand(option)).toEqual({ status: 0, printed: version, warned: '' });
  });

  test.each(commands)(
    'the help of %s ends with an example, and names no empty default',
    async (name) => {
      const { status, printed } = await runCommand(name, ['--help']);
      expect(status).toBe(0);
      expect(printed).toMatch(
        new RegExp(
          `\\nExamples?:\\n(  npx inference-contract .*\\n)*  npx inference-contract ${name}.*$`,
        ),
      );
      expect(printed).not.toMatch(/\(default: \s*(\[\]|"")?\)/);
    },
  );

  test.each(['test', 'check-app', 'judge', 'proxy'])(
    'the help of %s lists its exit statuses',
    async (name) => expect(await statusesInHelp(name)).toEqual(['0', '1', '2', '3', '74']),
  );

  test('the help of learn lists its exit statuses', async () => {
    expect(await statusesInHelp('learn')).toEqual(['0', '1', '2', '3', '74']);
  });

  test.each(['serve', 'test', 'test init'])(
    'help takes the name of a command: %s',
    async (name) => {
      const { printed } = await runCommand(name, ['--help']);
      const help = { status: 0, printed, warned: '' };
      expect(await runCommand('help', name.split(' '))).toEqual(help);
      expect(await runCommand('--help', name.split(' '))).toEqual(help);
    },
  );

  test.each([
    ['help', ['test', '--foo'], 'expected the name of a command after help'],
    ['help', ['serve', '--port', '0'], 'expected the name of a command after help'],
    ['--help', ['frobnicate'], "unknown command 'frobnicate'"],
  ])('%s refuses words that mean nothing to it: %j', async (word, args, message) => {
    expect(await runCommand(word, args)).toMatchObject({
      status: 2,
      printed: '',
      warned: expect.stringContaining(message),
    });
  });

  test('prints its help as an error if no command is named', async () => {
    expect(await runCommand('')).toMatchObject({ status: 2, printed: '' });
  });

  test.each([
    ['sevre', [], "error: unknown command 'sevre'\n(Did you mean serve?)"],
    ['sevre', ['--help'], "error: unknown command 'sevre'\n(Did you mean serve?)"],
    ['nope', ['-h'], "error: unknown command 'nope'"],
    ['help', ['sevre'], "error: unknown command 'sevre'\n(Did you mean serve?)"],
    ['help', ['nope'], "error: unknown command 'nope'"],
    ['test', ['inti'], "error: unknown command 'inti'\n(Did you mean init?)"],
    ['test', ['foo', '--help'], "error: unknown command 'foo'"],
    ['serve', ['--prot', '1'], "error: unknown option '--prot'\n(Did you mean --port?)"],
    ['serve', ['--port'], "error: option '--port <port>' argument missing"],
    ['serve', ['--log', 'loud'], /'loud' is invalid. Allowed choices are pretty, json, silent\.$/m],
    ['serve', ['service.yaml'], /^error: too many arguments for 'serve'\. Expected 0 /],
    ['judge', [], "error: missing required argument 'file'"],
    ['test', ['--target', 'a', '--price', 'b'], /'--price <id>' cannot be used with .*'--target/],
  ])('refuses %s %j', async (name, args, message) => {
    const { status, printed, warned } = await runCommand(name, args);
    expect({ status, printed }).toEqual({ status: 2, printed: '' });
    const hint = '\nAdd --help to see the options.';
    expect(warned.endsWith(hint)).toBe(true);
    if (typeof message === 'string') expect(warned).toBe(message + hint);
    else expect(warned).toMatch(message);
  });
});

describe('the value of an option', () => {
  const host = ['--base-url', 'https://host.test', '--endpoint', 'echo'];
  /** What each command needs besides. */
  const needs: Readonly<Record<string, readonly string[]>> = {
    serve: [],
    worker: ['mocks/workers/greet.ts', '--endpoint', 'greet', '--redis', 'redis://127.0.0.1:1'],
    test: [...host, '--api-key-env', 'KEY', '--plan'],
    'test init': [...host],
    proxy: ['--target', 'https://host.test'],
    'check-app': ['--plan'],
    'check-app init': [],
    learn: [...host, '--api-key-env', 'KEY', '--plan'],
    run: ['any', '--input', '{}', '--base-url', 'https://host.test', '--plan'],
    status: ['any', 'job'],
    cancel: ['any', 'job'],
    logs: ['any', 'job'],
    webhooks: ['--forward', 'http://127.0.0.1:9/'],
    judge: ['package.json'],
    document: ['--config', 'mocks/service.yaml'],
    compile: ['generated/contract/openapi.json'],
  };
  /** A command that would go on stops at once. */
  const changes = { env: { KEY: 'k3y', INFERENCE_API_KEY: 'k3y' }, stop: AbortSignal.abort() };

  test('is tested for every command that takes one', () => {
    const taking = described.filter(({ options }) => options.some(({ takesValue }) => takesValue));
    expect(Object.keys(needs).sort()).toEqual(taking.map(({ words }) => words.join(' ')).sort());
  });

  test.each(Object.entries(needs))('of %s is never empty', async (name, needed) => {
    const { printed } = await runCommand(name, ['--help']);
    const options = [...printed.matchAll(/^ {2}(--[a-z-]+) </gm)].map(([, option = '']) => option);
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) {
      for (const value of ['', ' ']) {
        const outcome = await runCommand(name, [...needed, option, value], changes);
        const message = new RegExp(`${option}|base URL`);
        expect({ option, value, ...outcome }).toMatchObject({
          status: 2,
          printed: '',
          warned: expect.stringMatching(message),
        });
      }
    }
  });

  test.each(
    [
      ['serve', '--port'],
      ['serve', '--grace-ms'],
      ['worker', '--grace-ms'],
      ['worker', '--concurrency'],
      ['proxy', '--port'],
      ['test', '--job-cost'],
      ['test init', '--job-cost'],
    ].flatMap(([name = '', option = '']) =>
      ['-1', 'NaN', 'Infinity', '1e3', '0x10', '1,5'].map(
        (value) => [name, option, value] as const,
      ),
    ),
  )('of %s %s is not %s', async (name, option, value) => {
    const args = [...(needs[name] ?? []), `${option}=${value}`];
    expect(await runCommand(name, args, changes)).toMatchObject({
      status: 2,
      printed: '',
      warned: expect.stringContaining(`${option}: expected`),
    });
  });
});
