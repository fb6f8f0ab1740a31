/** The suite backs off where a deployment says that there are too many requests. */

import { describe, expect, test } from 'vitest';
import { Budget } from '../../../src/conformance/run/budget.ts';
import { createDeployment } from '../../../src/conformance/run/create-deployment.ts';
import type { SendOptions } from '../../../src/conformance/run/deployment.ts';
import { noLag } from '../../../src/conformance/run/event-loop-lag.ts';
import { SubmittedJobs } from '../../../src/conformance/run/submitted-jobs.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import { Recorder } from '../../../src/evidence/recorder.ts';
import type { EvidenceRecord } from '../../../src/evidence/records.ts';
import { Redaction } from '../../../src/evidence/redaction.ts';

const startMs = Date.parse('2026-01-01T00:00:00Z');

/** When each request was sent, in seconds from the start. */
async function sentAt(answers: readonly Response[], options: SendOptions = {}) {
  const clock = new ManualClock({ startMs });
  const target = readTarget(
    {
      baseUrl: 'https://deployment.test',
      keys: { valid: 'KEY' },
      endpoints: { echo: { id: 'echo', kind: 'serverless' } },
    },
    { env: { KEY: 'some-key' } },
  );
  const records: EvidenceRecord[] = [];
  const left = [...answers];
  const deployment = createDeployment({
    scenario: 'burst',
    target,
    profile: 'contract',
    baseUrl: target.baseUrl,
    fetch: async () => left.shift() ?? Response.json({}),
    clock,
    validKey: 'some-key',
    wrongKey: 'another-key',
    time: {
      now: () => clock.now(),
      arrival: async () => clock.now(),
      lag: noLag,
      pass: (ms) => clock.advance(ms),
      during: (work) => work,
      within: (ms) => clock.advance(ms),
    },
    control: undefined,
    recorder: new Recorder(new Redaction(), (record) => records.push(record)),
    receiver: undefined,
    release: () => undefined,
    budget: new Budget(target.limits),
    jobs: new SubmittedJobs('burst', undefined),
    newName: () => 'name',
    pace: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  const answer = await deployment.send({ method: 'GET', target: '/v2/echo/status/a' }, options);
  const instants = records.flatMap((record) =>
    record.kind === 'exchange' ? [(record.sentMs - startMs) / 1000] : [],
  );
  return { status: answer.response?.status, instants };
}

const refused = (retryAfter?: string) =>
  new Response('', {
    status: 429,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });

test('a refused request is repeated after the number of seconds that the response asks for', async () => {
  expect(await sentAt([refused('7')])).toEqual({ status: 200, instants: [0, 7] });
});

test('a date in `Retry-After` is understood too', async () => {
  const until = new Date(startMs + 12_000).toUTCString();
  expect(await sentAt([refused(until)])).toEqual({ status: 200, instants: [0, 12] });
});

test.each([undefined, '0', 'soon', 'Wed, 01 Jan 2020 00:00:00 GMT'])(
  'without a future time in `Retry-After` the pauses double: %s',
  async (retryAfter) => {
    const answers = [refused(retryAfter), refused(retryAfter), refused(retryAfter)];
    expect(await sentAt(answers)).toEqual({ status: 200, instants: [0, 1, 3, 7] });
  },
);

test('a request that is always refused is given up', async () => {
  const answers = Array.from({ length: 20 }, () => refused());
  expect(await sentAt(answers)).toEqual({ status: 429, instants: [0, 1, 3, 7, 15, 31] });
});

test('a request is not repeated if the response asks for more than a minute', async () => {
  expect(await sentAt([refused('86400')])).toEqual({ status: 429, instants: [0] });
});

test('a scenario about refusals accepts the first one', async () => {
  const taken = await sentAt([refused('1')], { accepts429: true });
  expect(taken).toEqual({ status: 429, instants: [0] });
});

test('other errors count as responses', async () => {
  const answers = [new Response('', { status: 503, headers: { 'retry-after': '1' } })];
  expect(await sentAt(answers)).toEqual({ status: 503, instants: [0] });
});

describe('a request that should be refused but fails', () => {
  const options: SendOptions = { retriesServerErrors: true, probes: ['wrong-key-refused'] };
  const failed = (retryAfter?: string) =>
    new Response('', {
      status: 503,
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    });

  test('is repeated over more than five seconds, with another request in between', async () => {
    const answers = Array.from({ length: 20 }, () => failed());
    const { status, instants } = await sentAt(answers, options);
    expect({ status, instants }).toEqual({ status: 503, instants: [0, 1.75, 3.5, 3.5, 5.25] });
  });

  test('is not repeated once it is answered', async () => {
    expect(await sentAt([failed()], options)).toEqual({ status: 200, instants: [0, 1.75] });
  });

  test('is repeated only after the time that the response asks for', async () => {
    expect(await sentAt([failed('4')], options)).toEqual({ status: 200, instants: [0, 4] });
  });

  test('is not repeated if the response asks for more than ten seconds', async () => {
    expect(await sentAt([failed('11')], options)).toEqual({ status: 503, instants: [0] });
  });
});
