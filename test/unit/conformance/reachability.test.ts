/** Whether the deployment can reach the webhook receiver, as far as that can be found out. */

import { expect, test } from 'vitest';
import type { Fetch } from '../../../src/client/http.ts';
import { noLag } from '../../../src/conformance/run/event-loop-lag.ts';
import { openReceiver } from '../../../src/conformance/run/listening-receiver.ts';
import { reachabilityOf } from '../../../src/conformance/run/reachability.ts';
import { WebhookReceiver } from '../../../src/conformance/run/webhook-receiver.ts';
import { networkScopeOf } from '../../../src/conformance/target/network-scope.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import { Recorder } from '../../../src/evidence/recorder.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';
import type { HttpRequest } from '../../../src/validation/http.ts';

test.each([
  ['http://127.0.0.1:9100', 'loopback'],
  ['http://[::1]:9100', 'loopback'],
  ['http://[::ffff:127.0.0.1]', 'loopback'],
  ['http://0.0.0.0:9100', 'loopback'],
  ['http://localhost:9100', 'loopback'],
  ['http://a.localhost', 'loopback'],
  ['http://10.1.2.3', 'private'],
  ['http://172.31.0.1', 'private'],
  ['http://192.168.0.1', 'private'],
  ['http://169.254.169.254/latest', 'private'],
  ['http://[fd00::1]', 'private'],
  ['http://host.docker.internal:9100', 'private'],
  ['http://receiver', 'private'],
  ['http://172.32.0.1', 'public'],
  ['https://8.8.8.8', 'public'],
  ['https://[2001:4860:4860::8888]', 'public'],
  ['https://localhost.example.com', 'public'],
])('%s is a %s address', (url, expected) => {
  expect(networkScopeOf(url)).toBe(expected);
});

function receiverAt(url: string) {
  let names = 0;
  const newName = () => {
    names += 1;
    return `name-${names}`;
  };
  return new WebhookReceiver(new Recorder(new Redaction(), () => undefined), url, newName);
}

function options(baseUrl: string, fetch: Fetch) {
  return { baseUrl, fetch, clock: new ManualClock(), signal: new AbortController().signal };
}

const never: Fetch = () => {
  throw new Error('Nothing needs to be sent.');
};

test.each([
  ['http://127.0.0.1:9100', 'http://localhost:8080', true],
  ['http://127.0.0.1:9100', 'https://deployment.test', false],
  ['http://192.168.0.7:9100', 'https://deployment.test', false],
])(
  'local addresses need no test request: receiver %s, deployment %s',
  async (here, there, expected) => {
    const found = await reachabilityOf(receiverAt(here), options(there, never));
    expect(found).toMatchObject({ kind: 'receiver', isReachable: expected });
  },
);

test('for other addresses a test request of the suite must arrive', async () => {
  const receiver = receiverAt('https://tunnel.test/hooks/');
  const arriving: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    const asked: HttpRequest = {
      method: request.method,
      target: pathname,
      origin: 'https://tunnel.test',
      header: () => undefined,
      body: async () => new Uint8Array(),
      signal: request.signal,
    };
    const { status } = await receiver.handle(asked);
    return new Response(null, { status });
  };
  const deployment = 'https://deployment.test';
  expect(await reachabilityOf(receiver, options(deployment, arriving))).toEqual({
    kind: 'receiver',
    isReachable: true,
    reason: 'a test request to the receiver arrived',
  });
  const elsewhere: Fetch = async () => new Response(null, { status: 404 });
  expect(await reachabilityOf(receiver, options(deployment, elsewhere))).toMatchObject({
    isReachable: false,
    reason: expect.stringContaining('another server answered with 404'),
  });
});

test('an unanswered test request is given up', async () => {
  const clock = new ManualClock();
  const hanging: Fetch = (request) =>
    new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const parts = { ...options('https://deployment.test', hanging), clock };
  const found = reachabilityOf(receiverAt('https://tunnel.test'), parts);
  await clock.advance(5000);
  expect(await found).toMatchObject({
    isReachable: false,
    reason: expect.stringContaining('did not arrive: there was no answer within 5 s'),
  });
});

test('a closed address refuses connections until it is opened', async () => {
  const listening = await openReceiver({ host: '127.0.0.1', port: 0 }, () => 'a-name');
  try {
    const receiver = listening.receiver(new Recorder(new Redaction(), () => undefined));
    const clock = new ManualClock();
    const time = {
      now: () => clock.now(),
      arrival: async () => clock.now(),
      lag: noLag,
      callLag: noLag,
      pass: (ms: number) => clock.advance(ms),
      during: <Result>(work: Promise<Result>) => work,
      within: (ms: number) => clock.advance(ms),
    };
    const hook = await receiver.closedHook({ scenario: 'webhooks', time });
    if (hook === undefined) throw new Error('Expected an address.');
    const call = () => fetch(hook.url, { method: 'POST', body: '{}' });
    await expect(call()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await hook.open();
    expect((await call()).status).toBe(200);
    expect(hook.calls).toBe(1);
  } finally {
    await listening.close();
  }
});
