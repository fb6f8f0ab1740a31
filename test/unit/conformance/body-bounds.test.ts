/** Whatever a deployment sends, what is kept of it stays within its bounds. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { noLag } from '../../../src/conformance/run/event-loop-lag.ts';
import { systemTime } from '../../../src/conformance/run/scenario-clock.ts';
import { exchange } from '../../../src/conformance/run/send-and-record.ts';
import { WebhookReceiver } from '../../../src/conformance/run/webhook-receiver.ts';
import { ManualClock, systemClock } from '../../../src/core/clock.ts';
import type { EvidenceRecord, Exchange } from '../../../src/evidence/record-types.ts';
import { bodyBounds } from '../../../src/evidence/recorded-body-limits.ts';
import { Recorder } from '../../../src/evidence/recorder.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';
import { createProxy } from '../../../src/proxy/proxy.ts';
import { BodyTooLarge } from '../../../src/validation/http.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://127.0.0.1:${address.port}`;
}

/** Sends a request a text, which is the answer to it; all of one run. */
async function answersTo(texts: readonly string[], contentType = 'application/json') {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const recorder = new Recorder(new Redaction(), () => undefined);
  const exchanges: Exchange[] = [];
  for (const text of texts) {
    const parts = {
      scenario: 'large',
      baseUrl: 'https://host.test',
      fetch: () =>
        Promise.resolve(new Response(text, { headers: { 'content-type': contentType } })),
      time: systemTime(clock, { signal, lag: noLag }),
      clock,
      recorder,
      signal,
    };
    const about = { key: 'valid' } as const;
    exchanges.push(await exchange({ method: 'GET', target: '/v2/a/status/b' }, about, parts));
  }
  return { responses: exchanges.map(({ response }) => response), held: recorder.room.held };
}

/** How many bytes the bodies of answers have together. */
function sumOf(responses: readonly Exchange['response'][]): number {
  return responses.reduce((sum, response) => sum + (response?.body?.length ?? 0), 0);
}

// 75 MB of text are redacted, which takes seconds on a busy machine.
test('the bodies of a run stay within the total limit; small ones are kept even beyond it', {
  timeout: 60_000,
}, async () => {
  const long = JSON.stringify('x'.repeat(3_000_000));
  const { responses, held } = await answersTo([...Array<string>(25).fill(long), '{"small":1}']);
  expect(sumOf(responses)).toBeGreaterThan(bodyBounds.total - 2 * long.length);
  expect(sumOf(responses)).toBeLessThanOrEqual(bodyBounds.total + bodyBounds.small);
  expect(held).toBeLessThanOrEqual(bodyBounds.total);
  expect(responses[0]?.isCutOff).toBeUndefined();
  // Without a beginning, since the answer itself is not too long.
  expect(responses[24]).toMatchObject({ isCutOff: true });
  expect(responses[24]).not.toHaveProperty('body');
  expect(responses[25]).toMatchObject({ body: '{"small":1}' });
});

test('the bytes of an image are released once it has been measured', async () => {
  // More than the total.
  const bytes = 15_000_000;
  const pictures = Array<string>(Math.ceil(bodyBounds.total / bytes)).fill('x'.repeat(bytes));
  const { responses, held } = await answersTo(pictures, 'image/png');
  expect(responses.map((response) => response?.bytes)).toEqual(pictures.map(() => bytes));
  expect(responses.some((response) => response?.isCutOff)).toBe(false);
  expect(held).toBe(0);
});

test('the kept beginnings of long responses count towards the limit', async () => {
  const { responses, held } = await answersTo([
    'x'.repeat(bodyBounds.body + 1),
    'y'.repeat(bodyBounds.body + 1),
  ]);
  expect(responses[0]).toMatchObject({ isCutOff: true, body: expect.stringMatching(/^x+…$/) });
  expect(held).toBe(2 * bodyBounds.beginning);
});

test('a webhook call with too long a body does not count as missing', async () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const records: EvidenceRecord[] = [];
  const recorder = new Recorder(new Redaction(), (record) => records.push(record));
  const receiver = new WebhookReceiver(recorder, 'http://127.0.0.1:1', () => 'name');
  const time = systemTime(clock, { signal, lag: noLag });
  const hook = receiver.hook({ scenario: 'hooked', time });
  expect(hook.hasLostCall).toBe(false);
  const answer = await receiver.handle({
    method: 'POST',
    target: '/name',
    origin: 'http://127.0.0.1:1',
    header: (name) => (name === 'content-length' ? '18000000' : undefined),
    body: (limitBytes) => Promise.reject(new BodyTooLarge(limitBytes)),
    signal,
  });
  expect(answer.status).toBe(400);
  expect(hook.hasLostCall).toBe(true);
  expect(records).toEqual([]);
  expect(recorder.room.held).toBe(0);
});

test('the proxy forwards bodies that it does not record, and releases finished ones', async () => {
  const body = JSON.stringify('x'.repeat(bodyBounds.body));
  const deployment = await listening(
    createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    }),
  );
  const exchanges: EvidenceRecord[] = [];
  const recorder = new Recorder(new Redaction(), (record) => exchanges.push(record));
  const proxy = await listening(
    createProxy({
      baseUrl: deployment,
      recorder,
      clock: systemClock(),
      onMismatch: () => undefined,
    }),
  );
  const texts = await Promise.all(
    Array.from({ length: 3 }, async () => (await fetch(`${proxy}/v2/a/status/b`)).text()),
  );
  expect(texts.every((text) => text === body)).toBe(true);
  await expect.poll(() => exchanges.length).toBe(3);
  for (const record of exchanges) {
    expect(record).toMatchObject({ response: { isCutOff: true, bytes: body.length } });
    expect(JSON.stringify(record).length).toBeLessThan(bodyBounds.small);
  }
  await expect.poll(() => recorder.room.held).toBe(0);
});
