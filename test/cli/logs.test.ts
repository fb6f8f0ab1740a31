/** The commands `logs` and `webhooks`: on the local service, which has a control interface, and on other deployments. */
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Terminal } from '../../src/cli/shared/terminal.ts';
import { createClient } from '../../src/client/client.ts';
import { createControlClient } from '../../src/client/control.ts';
import { stub } from '../servers/stub.ts';
import { callDeployment as call, reference } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/jobs/logs-command.ts';
import '../../src/cli/jobs/webhooks-command.ts';

const access = (baseUrl: string) => ({ baseUrl, apiKey: 'demo-key' });

interface Entry {
  readonly type: string;
  readonly [member: string]: unknown;
}

const entriesIn = (printed: string): Entry[] => printed.split('\n').map((line) => JSON.parse(line));

const typesIn = (printed: string) => entriesIn(printed).map(({ type }) => type);

/** Runs a command that goes on until it is stopped; `each` gets every entry that it prints, and can stop it. */
async function until(
  url: string,
  args: readonly string[],
  each: (entry: Entry, stop: () => void) => unknown,
  changes: Partial<Terminal> = {},
) {
  const stop = new AbortController();
  const entries: Entry[] = [];
  const outcome = await call(url, args, {
    ...changes,
    stop: stop.signal,
    print(line) {
      const entry = JSON.parse(line);
      entries.push(entry);
      each(entry, () => stop.abort());
    },
  });
  return { ...outcome, entries };
}

/** A deployment with one job, which completes after three looks, and that may stream. */
function other({ streams }: { streams: boolean }): Promise<string> {
  let looks = 0;
  return stub((request, response) => {
    const path = request.url ?? '';
    const isStream = path.includes('/stream/');
    const isFound = path.includes('/status/') || (isStream && streams);
    if (!isStream) looks += 1;
    const status = looks > 3 ? 'COMPLETED' : 'IN_PROGRESS';
    response.writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' });
    const job = { id: 'job-1', status };
    response.end(JSON.stringify(isStream ? { status, stream: [{ output: looks }] } : job));
  });
}

describe('logs of a job', () => {
  const follow = ['logs', 'any', 'job-1', '--follow', '--poll-ms', '1'];

  test('are its states and the streamed parts of its output, on any deployment', async () => {
    const { status, printed } = await call(await other({ streams: true }), follow);
    expect(status).toBe(0);
    const entries = entriesIn(printed);
    const states = entries.filter(({ type }) => type === 'status');
    expect(states.map(({ job }) => job)).toEqual([
      { id: 'job-1', status: 'IN_PROGRESS' },
      { id: 'job-1', status: 'COMPLETED' },
    ]);
    expect(entries.some(({ type, part }) => type === 'part' && typeof part === 'number')).toBe(
      true,
    );
  });

  test('are its states where the deployment streams nothing, and say so', async () => {
    const { status, printed, warned } = await call(await other({ streams: false }), follow);
    expect({ status, types: typesIn(printed) }).toEqual({ status: 0, types: ['status', 'status'] });
    expect(warned).toContain('Streamed parts of the output are not shown: GET ');
  });

  test('leave the parts to others with --no-parts, and without --follow', async () => {
    for (const args of [
      [...follow, '--no-parts'],
      ['logs', 'any', 'job-1'],
    ]) {
      const { printed, warned } = await call(await other({ streams: true }), args);
      expect(typesIn(printed)).not.toContain('part');
      expect(warned).toBe('');
    }
  });

  test('are its events and the parts, on the local service', async () => {
    const url = await reference();
    const client = createClient(access(url));
    const chunks = [{ afterMs: 0, output: 'one' }];
    const { id } = await client.run('script', {
      input: { script: { afterMs: 50, chunks, fail: 'The disk is full.' } },
    });
    const { status, printed } = await call(url, ['logs', 'script', id, '--follow']);
    expect(status).toBe(3);
    const entries = entriesIn(printed);
    expect(entries).toContainEqual(expect.objectContaining({ type: 'part', part: 'one' }));
    expect(entries.flatMap(({ type }) => (type === 'part' ? [] : [type]))).toEqual([
      'submitted',
      'started',
      'streamed',
      'ended',
    ]);
    const shown = await call(url, ['logs', 'script', id], { isInteractive: true });
    expect(shown.printed).toMatch(
      new RegExp(`^\\S+Z {2}ended {13}${id} {2}script {2}FAILED {2}The disk is full\\.$`, 'm'),
    );
  });

  test('go on after an end that a retry has undone', async () => {
    const url = await reference();
    const client = createClient(access(url));
    const { id } = await client.runAndWait(
      'script',
      // It runs again while its events are read.
      { input: { script: { afterMs: 500, fail: 'No.' } } },
      { pollIntervalMs: 1 },
    );
    await client.extended.retry('script', id);
    const { printed } = await call(url, ['logs', 'script', id, '--follow', '--no-parts']);
    expect(typesIn(printed).filter((type) => type === 'ended' || type === 'retried')).toEqual([
      'ended',
      'retried',
      'ended',
    ]);
  });

  test('of a job that does not exist say so', async () => {
    const { status, warned } = await call(await reference(), ['logs', 'echo', 'none', '--follow']);
    expect(status).toBe(6);
    expect(warned).toContain('Check the ids of the endpoint and of the job.');
  });

  test('end with 130 and the commands to go on with when they are interrupted', async () => {
    const url = await other({ streams: true });
    const { status, warned } = await until(
      url,
      ['logs', 'any', 'job-1', '--follow', '--poll-ms', '60000'],
      (_, stop) => stop(),
    );
    expect(status).toBe(130);
    expect(warned).toContain('npx inference-contract status any job-1 --wait');
  });
});

describe('logs of an account', () => {
  test('are its last events and requests', async () => {
    const url = await reference();
    await createClient(access(url)).runSync('echo', { input: {} });
    const { status, printed } = await call(url, ['logs']);
    expect(status).toBe(0);
    expect(typesIn(printed)).toEqual(
      expect.arrayContaining(['submitted', 'ended', 'requestAnswered']),
    );
    expect(typesIn((await call(url, ['logs', '--last', '2'])).printed)).toHaveLength(2);
  });

  test('with --follow show what happens next, until they are stopped', async () => {
    const url = await reference();
    const client = createClient(access(url));
    await client.runSync('echo', { input: {} });
    let submitted: Promise<unknown> | undefined;
    const follow = ['logs', '--follow', '--last', '1'];
    const { status, warned } = await until(url, follow, ({ type, endpointId }, stop) => {
      submitted ??= client.run('script', { input: { script: { fail: 'No.' } } });
      if (type === 'ended' && endpointId === 'script') stop();
    });
    await submitted;
    expect({ status, warned }).toEqual({ status: 0, warned: '' });
  });

  test.each([{}, { token: 'control-token' }])('need the control interface: %j', async (options) => {
    const url = 'token' in options ? await reference(options) : await other({ streams: true });
    for (const args of [
      ['logs', '--follow'],
      ['webhooks', '--forward', 'http://127.0.0.1:9/'],
    ]) {
      const { status, printed, warned } = await call(url, args);
      expect({ status, printed }).toEqual({ status: 2, printed: '' });
      expect(warned).toMatch(/no control interface .* or a wrong control token was sent/);
    }
  });

  test('take the control token from the environment', async () => {
    const url = await reference({ token: 'control-token' });
    await createClient(access(url)).runSync('echo', { input: {} });
    const own = await call(url, ['logs'], { env: { CONTROL_TOKEN: 'control-token' } });
    expect(own.status).toBe(0);
    const named = ['logs', '--control-token-env', 'OTHER'];
    expect(await call(url, named, { env: { OTHER: 'control-token' } })).toMatchObject({
      status: 0,
    });
    expect(await call(url, named)).toMatchObject({ status: 2 });
  });

  test('refuse an endpoint without a job', async () => {
    const { warned } = await call('http://127.0.0.1:1', ['logs', 'echo']);
    expect(warned).toContain('expected an endpoint and a job, or neither');
  });
});

describe('webhooks --forward', () => {
  test('posts each call unchanged, and says how it was answered', async () => {
    const url = await reference();
    const client = createClient(access(url));
    const received: { method: string | undefined; type: string | undefined; body: string }[] = [];
    const program = await stub(async (request, response) => {
      const { method, headers } = request;
      received.push({ method, type: headers['content-type'], body: await text(request) });
      response.writeHead(received.length === 1 ? 200 : 204).end();
    });
    const args = ['webhooks', '--forward', `${program}/hooks?token=TOKEN`];
    let webhook = '';
    const { status, entries, warned } = await until(url, args, (entry, stop) => {
      if (typeof entry['url'] === 'string') webhook = entry['url'];
      if (received.length < 2) void client.run('echo', { input: {}, webhook });
      else stop();
    });
    expect(status).toBe(0);
    expect(warned).toContain(`Forwarding webhook calls to ${program}/hooks?….`);
    expect(warned).not.toContain('TOKEN');
    expect(entries).toMatchObject([
      { type: 'receiver' },
      { type: 'forwarded', status: 'COMPLETED', answer: 200, acknowledged: true },
      { type: 'forwarded', status: 'COMPLETED', answer: 204, acknowledged: false },
    ]);
    expect(received.map(({ body }) => JSON.parse(body).id)).toEqual(
      entries.slice(1).map(({ jobId }) => jobId),
    );
    expect(received[0]).toMatchObject({ method: 'POST', type: 'application/json' });
    expect(await createControlClient(access(url)).listReceivers()).toEqual([]);
  });

  test('goes on when the program does not answer, and with another receiver after a reset', async () => {
    const url = await reference();
    const client = createClient(access(url));
    const control = createControlClient(access(url));
    const closing = await stub((request) => void request.socket.destroy());
    let resets = 0;
    const { entries } = await until(
      url,
      ['webhooks', '--forward', closing],
      ({ type, url: webhook }, stop) => {
        const isFirst = resets === 0;
        if (type === 'receiver') void client.run('echo', { input: {}, webhook: String(webhook) });
        else if (isFirst) void control.resetAccount();
        else stop();
        if (type === 'forwarded') resets += 1;
      },
    );
    expect(entries).toMatchObject([
      { type: 'receiver' },
      { type: 'forwarded', failure: expect.any(String), acknowledged: false },
      { type: 'receiver' },
      { type: 'forwarded' },
    ]);
    expect(entries[2]?.['url']).not.toBe(entries[0]?.['url']);
  });

  test.each(['nowhere', 'ftp://host.test', 'http://user:secret@host.test/'])(
    'refuses to forward to %s, and does not repeat it',
    async (address) => {
      const { status, warned } = await call('http://127.0.0.1:1', [
        'webhooks',
        '--forward',
        address,
      ]);
      expect(status).toBe(2);
      expect(warned).not.toContain(address);
    },
  );
});
