/** Every wait ends at its limit, and so does its connection, whatever is collected meanwhile. */
import { describe, expect, test } from 'vitest';
import { createControlClient } from '../../../src/client/control.ts';
import { type CallOptions, type Client, createClient } from '../../../src/client/index.ts';
import { noLag } from '../../../src/conformance/run/event-loop-lag.ts';
import { preflight } from '../../../src/conformance/run/preflight.ts';
import { reachabilityOf } from '../../../src/conformance/run/reachability.ts';
import { systemTime } from '../../../src/conformance/run/scenario-clock.ts';
import { exchange } from '../../../src/conformance/run/send-and-record.ts';
import { WebhookReceiver } from '../../../src/conformance/run/webhook-receiver.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import { Recorder } from '../../../src/evidence/recorder.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';
import { collectGarbage } from '../../processes/collect-garbage.ts';
import { stub } from '../../servers/stub.ts';

/** A server whose answers never end: they do not begin, or bytes come without an end. */
async function endless(kind: 'silent' | 'dripping') {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const url = await stub((request, response) => {
    request.resume();
    response.on('close', leave);
    if (kind === 'silent') return arrive();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{', () => arrive());
  });
  return { url, arrived, left };
}

const calls: Readonly<Record<string, (client: Client, options: CallOptions) => Promise<unknown>>> =
  {
    status: (client, options) => client.status('echo', 'a', options),
    run: (client, options) => client.run('echo', { input: {} }, options),
    runSync: (client, options) => client.runSync('echo', { input: {} }, options),
    runAndWait: (client, options) => client.runAndWait('echo', { input: {} }, options),
    waitFor: (client, options) => client.waitFor('echo', 'a', options),
    watch: (client, options) => client.watch('echo', 'a', options).next(),
    stream: (client, options) => client.extended.stream('echo', 'a', options).next(),
    statusSync: (client, options) => client.extended.statusSync('echo', 'a', options),
    purgeQueue: (client, options) => client.extended.purgeQueue('echo', options),
  };

const kinds = ['silent', 'dripping'] as const;

const fetches = {
  'the global fetch': undefined,
  'a fetch that only takes the request': (request: Request) => fetch(request),
};

/** The name of what a call rejects with. */
function failed(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.name : error),
  );
}

test.each(Object.keys(calls).flatMap((call) => kinds.map((kind) => [call, kind] as const)))(
  '%s ends at timeoutMs if the server is %s',
  async (name, kind) => {
    const { url, arrived, left } = await endless(kind);
    const clock = new ManualClock();
    const client = createClient({ baseUrl: url, apiKey: 'key', clock });
    const call = failed(calls[name]?.(client, { timeoutMs: 1000 }) ?? Promise.resolve());
    // Polls begin with a pause.
    await clock.advance(0);
    await arrived;
    await collectGarbage();
    await clock.advance(1000);
    expect(await call).toBe('TimeoutError');
    await left;
  },
);

test.each(
  Object.entries(fetches).flatMap(([name, fetch]) =>
    kinds.map((kind) => [name, kind, fetch] as const),
  ),
)('%s ends with a signal if the server is %s', async (_, kind, fetch) => {
  const { url, arrived, left } = await endless(kind);
  const client = createClient({ baseUrl: url, apiKey: 'key', fetch });
  const stop = new AbortController();
  const call = failed(client.status('echo', 'a', { signal: stop.signal }));
  await arrived;
  await collectGarbage();
  stop.abort();
  expect(await call).toBe('AbortError');
  await left;
});

test.each(
  Object.entries(fetches).flatMap(([name, fetch]) =>
    kinds.map((kind) => [name, kind, fetch] as const),
  ),
)('%s ends all calls with one signal if their servers are %s', async (_, kind, fetch) => {
  const servers = await Promise.all([endless(kind), endless(kind)]);
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const ended = servers.map(({ url }) =>
    failed(createControlClient({ baseUrl: url, ...(fetch && { fetch }) }).getClock(options)),
  );
  await Promise.all(servers.map(({ arrived }) => arrived));
  await collectGarbage();
  stop.abort();
  expect(await Promise.all(ended)).toEqual(['AbortError', 'AbortError']);
  await Promise.all(servers.map(({ left }) => left));
});

test.each(['any', 'timeout'] as const)('a signal of AbortSignal.%s ends a call', async (kind) => {
  const { url, left } = await endless('silent');
  const client = createClient({ baseUrl: url, apiKey: 'key' });
  const [first, second] = [new AbortController(), new AbortController()];
  const signal =
    kind === 'any' ? AbortSignal.any([first.signal, second.signal]) : AbortSignal.timeout(1);
  const call = failed(client.status('echo', 'a', { signal }));
  await collectGarbage();
  second.abort();
  expect(await call).toBe('AbortError');
  await (kind === 'any' ? left : undefined);
});

test('a call ends although its fetch ignores the signal', async () => {
  const clock = new ManualClock();
  const options = { baseUrl: 'http://a.test', apiKey: 'key', clock, maxRetries: 0 };
  const never = new Promise<Response>(() => undefined);
  const drip = async () =>
    new Response(new ReadableStream({ cancel: () => new Promise(() => undefined) }));
  for (const fetch of [() => never, drip]) {
    const call = failed(createClient({ ...options, fetch }).status('echo', 'a', { timeoutMs: 5 }));
    await clock.advance(5);
    expect(await call).toBe('TimeoutError');
  }
});

test('a call ends although a schema checks for ever', async () => {
  const clock = new ManualClock();
  const fetch = async () => Response.json({ id: 'a', status: 'COMPLETED', output: {} });
  const client = createClient({ baseUrl: 'http://a.test', apiKey: 'key', clock, fetch });
  const schema = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: () => new Promise<never>(() => undefined),
    },
  } as const;
  const ends = [
    client.status('echo', 'a', { timeoutMs: 5, outputSchema: schema }),
    client.waitFor('echo', 'a', { timeoutMs: 5, outputSchema: schema }),
    client.run('echo', { input: {} }, { timeoutMs: 5, inputSchema: schema }),
  ].map(failed);
  await clock.advance(5);
  expect(await Promise.all(ends)).toEqual(ends.map(() => 'TimeoutError'));
});

test.each(kinds)(
  'calls of the control client end with a signal if the server is %s',
  async (kind) => {
    for (const call of ['getClock', 'streamEvents'] as const) {
      const { url, arrived, left } = await endless(kind);
      const control = createControlClient({ baseUrl: url });
      const stop = new AbortController();
      const options = { signal: stop.signal };
      const ended = failed(
        call === 'getClock' ? control.getClock(options) : control.streamEvents({}, options).next(),
      );
      await arrived;
      await collectGarbage();
      stop.abort();
      expect(await ended).toBe('AbortError');
      await left;
    }
  },
);

describe('the checks', () => {
  const addresses = [{ address: '127.0.0.1', family: 4 }];

  test.each(
    kinds.flatMap((kind) => [undefined, addresses].map((pinned) => [kind, pinned] as const)),
  )('end an exchange after a minute if the server is %s (addresses %j)', async (kind, pinned) => {
    const { url, arrived, left } = await endless(kind);
    const clock = new ManualClock();
    const { signal } = new AbortController();
    const parts = {
      scenario: 'endless',
      baseUrl: url,
      fetch,
      time: systemTime(clock, { signal, lag: noLag }),
      clock,
      recorder: new Recorder(new Redaction(), () => undefined),
      signal,
    };
    const outgoing = {
      method: 'GET',
      target: `${url}/v2/echo/status/a`,
      ...(pinned && { addresses: pinned }),
    };
    const answer = exchange(outgoing, { key: 'valid' }, parts);
    await arrived;
    await collectGarbage();
    await clock.advance(60_000);
    expect(await answer).toMatchObject({ isGivenUp: true });
    await left;
  });

  test.each(kinds)('end their preflight at its limit if the server is %s', async (kind) => {
    const { url, arrived, left } = await endless(kind);
    const file = {
      baseUrl: url,
      keys: { valid: 'KEY' },
      endpoints: { one: { id: 'one', kind: 'serverless' } },
    };
    const clock = new ManualClock();
    const { signal } = new AbortController();
    const target = readTarget(file, { env: { KEY: 'key' } });
    const obstacle = preflight(target, { fetch, clock, signal });
    await arrived;
    await collectGarbage();
    await clock.advance(15_000);
    expect(await obstacle).toContain('did not answer within 15 s');
    await left;
  });

  test('end their test request to the receiver', async () => {
    const { url, arrived, left } = await endless('silent');
    const clock = new ManualClock();
    const { signal } = new AbortController();
    const recorder = new Recorder(new Redaction(), () => undefined);
    const receiver = new WebhookReceiver(recorder, 'http://receiver.test', () => 'name');
    const answer = reachabilityOf(receiver, {
      baseUrl: 'http://10.0.0.1',
      fetch: (_, init) => fetch(url, init),
      clock,
      signal,
    });
    await arrived;
    await collectGarbage();
    await clock.advance(5000);
    expect(await answer).toMatchObject({ reason: expect.stringContaining('within 5 s') });
    await left;
  });
});
