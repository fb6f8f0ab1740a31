/** What somebody asks for that cannot be done: a clear message, exit 2, and no secret repeated. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stub } from '../servers/stub.ts';
import {
  reference,
  runCommand,
  smallTarget,
  targetFile,
  temporaryFolder,
  testEcho,
} from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/test-command.ts';
import '../../src/cli/checks/proxy-command.ts';

describe('before a check sends anything', () => {
  test.each([
    ['a user', 'https://someone:hidden@host.test'],
    ['a query', 'https://host.test/?token=hidden'],
    ['a fragment', 'https://host.test/#hidden'],
  ])('a base URL with %s is refused, and the error does not repeat it', async (_, url) => {
    const { status, warned } = await testEcho(url);
    expect({ status, warned }).toEqual({
      status: 2,
      warned: expect.stringContaining('/baseUrl: expected a URL such as https://host, without'),
    });
    expect(warned).not.toContain('hidden');
  });

  test.each([
    ['an invalid base URL', { baseUrl: 'ftp://someone:hidden@host.test' }, '/baseUrl'],
    ['a base URL without its scheme', { baseUrl: 'someone:hidden@host.test' }, '/baseUrl'],
    ['a base URL with a query', { baseUrl: 'host.test/?token=hidden' }, '/baseUrl'],
    ['credentials instead of a base URL', { baseUrl: 'someone:hidden' }, '/baseUrl'],
    ['a key instead of its variable', { keys: { valid: 'sk-hidden-0123456789' } }, '/keys/valid'],
    ['a key that could be a name', { keys: { valid: 'sk_hidden_0123456789' } }, '/keys/valid'],
    [
      'a webhook URL',
      { webhooks: { port: 1, publicUrl: 'https://someone:hidden@host.test' } },
      '/webhooks/publicUrl',
    ],
    ['a token', { control: { token: 'hidden token' } }, '/control/token'],
  ])('%s in a file is refused, and the error does not repeat it', async (_, changes, place) => {
    const { status, warned } = await runCommand(
      'test',
      ['--target', await targetFile(smallTarget('https://host.test', changes))],
      { env: { KEY: 'k3y-of-test' } },
    );
    expect(status).toBe(2);
    expect(warned).toContain(place);
    expect(warned).not.toContain('hidden');
  });

  test('an input that is not JSON is refused, and the error does not repeat it', async () => {
    for (const input of ['{"image":"https://a:hidden@host"', '"hidden"', 'hidden']) {
      const { status, warned } = await testEcho('https://host.test', '--input', input);
      expect({ status, warned }).toEqual({
        status: 2,
        warned: expect.stringContaining('--input: expected a JSON object such as'),
      });
      expect(warned).not.toContain('hidden');
    }
  });

  test('a key with a line break is refused, and the error does not repeat it', async () => {
    const { status, warned } = await runCommand(
      'test',
      ['--target', await targetFile(smallTarget('https://host.test'))],
      { env: { KEY: 'hidden\n' } },
    );
    expect(status).toBe(2);
    expect(warned).toContain('/keys/valid: expected visible ASCII in the environment variable KEY');
    expect(warned).not.toContain('hidden');
  });

  test('an error in a target file has a line and column', async () => {
    const file = await targetFile('baseUrl: https://host\nkeys: { valid: KEY }\nendpionts: {}\n');
    const { status, warned } = await runCommand('test', ['--target', file]);
    expect(status).toBe(2);
    expect(warned.split('\n')).toEqual([
      expect.stringMatching(/target\.yaml:1:1: expected .*endpoints/),
      expect.stringMatching(/target\.yaml:3:1: .*got "endpionts"; did you mean endpoints\?$/),
    ]);
  });

  test.each([
    [
      'a variable that is not set',
      { keys: { valid: 'API_KYE' } },
      /:3:\d+: \/keys\/valid: the environment variable API_KYE is not set \(did you mean API_KEY\?\)\. Set it to the key, or name another variable\.$/,
    ],
    [
      'a variable that is empty',
      { keys: { valid: 'EMPTY' } },
      /:3:\d+: \/keys\/valid: the environment variable EMPTY is empty\. Set it/,
    ],
    [
      'a misspelt endpoint',
      { keys: { valid: 'API_KEY', oneEndpoint: { key: 'API_KEY', endpoint: 'ehco' } } },
      /:\d+:\d+: \/keys\/oneEndpoint\/endpoint: expected the name of an endpoint of this file \(echo\), got "ehco"\.$/,
    ],
    [
      'an amount without quotes',
      { limits: { maxCost: 1 } },
      /:\d+:\d+: expected dollars in quotes, such as "0\.50", at \/limits\/maxCost, got 1$/,
    ],
    [
      'a URL without its scheme',
      { baseUrl: 'localhost:8080' },
      /:1:\d+: expected an http\(s\) URL without credentials at \/baseUrl, got "localhost:8080"$/,
    ],
    [
      'an unknown operation',
      { declares: { operations: ['cancel'] } },
      /:\d+:\d+: \/declares\/operations: expected true or some of .*cancelJob.*, got "cancel"\.$/,
    ],
  ])('%s is reported with its line and a remedy', async (_, changes, message) => {
    const file = await targetFile(smallTarget('https://host.test', changes));
    const { status, warned } = await runCommand('test', ['--target', file, '--plan'], {
      env: { KEY: 'k3y-of-test', API_KEY: 'k3y-of-test', EMPTY: '' },
    });
    expect({ status, warned }).toEqual({ status: 2, warned: expect.stringMatching(message) });
  });

  test('the error for an empty file says what the file must contain', async () => {
    const file = await targetFile('');
    const { warned } = await runCommand('test', ['--target', file]);
    expect(warned).toMatch(/:1:1: expected a target file with baseUrl, keys and endpoints, got an/);
  });

  test('the error for a misspelt rule in the known violations suggests the correct rule', async () => {
    const known = await targetFile(
      'violations:\n  - { rule: qeue-ttl, reason: Ticket 7, until: 2027-01-31 }\n',
    );
    const { warned } = await testEcho('https://host.test', '--baseline', known);
    expect(warned).toMatch(/There is no rule qeue-ttl\. Did you mean queue-ttl\?$/);
  });

  test('a file needs its option, and a variable needs its file', async () => {
    const { warned } = await runCommand('test', ['target.yaml']);
    expect(warned).toMatch(/^error: too many arguments for 'test'\.[^\n]*\nAdd --help/);
    const options = ['--base-url', 'https://host.test', '--endpoint', 'x', '--api-key-env', 'NONE'];
    const unset = await runCommand('test', options);
    expect(unset.warned).toMatch(
      /^--api-key-env: the environment variable NONE is not set\. Set it/,
    );
  });

  test.each(['sk-hidden-0123456789', 'a b: c'])(
    'a key instead of the name of its variable gets one line that omits the key',
    async (key) => {
      const options = ['--base-url', 'https://host.test', '--endpoint', 'x', '--api-key-env', key];
      const { status, printed, warned } = await runCommand('test', options);
      expect({ status, printed }).toEqual({ status: 2, printed: '' });
      expect(warned).toMatch(/^--api-key-env: expected the name of an environment variable[^\n]*$/);
      expect(warned).not.toContain(key);
    },
  );

  test('a report that cannot be written is an error', async () => {
    let requests = 0;
    const url = await stub((_, response) => {
      requests += 1;
      response.end();
    });
    const folder = await temporaryFolder();
    for (const option of ['--html', '--json', '--junit', '--evidence']) {
      const path = join(folder, 'none', 'file');
      const { status, warned } = await testEcho(url, option, path);
      expect(status).toBe(2);
      expect(warned).toMatch(
        new RegExp(`^${option}: .*file cannot be written: its folder does not exist`),
      );
    }
    expect(requests).toBe(0);
  });

  test('when the disk is full, the report is still printed', { timeout: 60_000 }, async () => {
    const target = await targetFile(smallTarget(await reference(), { control: {} }));
    for (const [option, reason] of [
      ['--evidence', 'is not complete'],
      ['--json', 'could not be written'],
    ] as const) {
      const { status, printed, warned } = await runCommand(
        'test',
        ['--target', target, option, '/dev/full'],
        { env: { KEY: 'demo-key' } },
      );
      expect(status).toBe(2);
      expect(warned).toContain(`${option}: /dev/full ${reason}: the disk is full.`);
      expect(printed).toMatch(/\d+ verified, 0 violated/);
    }
  });
});

describe('a port that cannot be opened is reported', () => {
  test.each([
    [[], 'the port is in use; choose another with --port (0 takes a free one)'],
    [
      ['--host', '203.0.113.5'],
      'the host is not an address of this machine; choose another with --host',
    ],
  ])('by the proxy: %s', async (options, reason) => {
    const { port } = new URL(await stub(() => undefined));
    const { status, warned } = await runCommand('proxy', [
      '--target',
      'https://host.test',
      '--port',
      port,
      ...options,
    ]);
    expect(status).toBe(2);
    expect(warned).toMatch(/^Cannot listen on [\d.]+:\d+: /);
    expect(warned.endsWith(`: ${reason}.`)).toBe(true);
  });

  test('by the webhook receiver', async () => {
    const url = await stub(() => undefined);
    const { port } = new URL(url);
    const target = await targetFile(smallTarget(url, { webhooks: { port: Number(port) } }));
    expect(
      await runCommand('test', ['--target', target], { env: { KEY: 'k3y-of-test' } }),
    ).toMatchObject({
      status: 2,
      warned: expect.stringMatching(
        `^Webhooks cannot be received on port ${port}: the port is in use; choose another with /webhooks/port`,
      ),
    });
  });
});
