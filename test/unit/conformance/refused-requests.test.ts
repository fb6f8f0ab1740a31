/** The suite backs off where a deployment says that there are too many requests. */

import { expect, test } from 'vitest';
import { Budget } from '../../../src/conformance/run/budget.ts';
import { createDeployment } from '../../../src/conformance/run/create-deployment.ts';
import type { SendOptions } from '../../../src/conformance/run/deployment.ts';
import { noLag } from '../../../src/conformance/run/event-loop-lag.ts';
import { KeyForms } from '../../../src/conformance/run/key-forms.ts';
import { SubmittedJobs } from '../../../src/conformance/run/submitted-jobs.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';
import { Recorder } from '../../../src/evidence/recorder.ts';
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
    keyForms: new KeyForms(),
    time: {
      now: () => clock.now(),
      arrival: async () => clock.now(),
      lag: noLag,
      callLag: noLag,
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
  return { status: answer.response?.status, instants, label: answer.label };
}

test.each([
  ['without its punctuation', 'a wrong key: the valid one without its punctuation'],
  ['in a way that it does not allow', 'a wrong key'],
])('a key that is made of the valid one %s is called %s', async (how, expected) => {
  const wrongKey = (valid: string) =>
    how === 'without its punctuation' ? valid.replace('-', '') : undefined;
  const label = `a wrong key: the valid one ${how}`;
  const options = { key: 'wrong', accepts429: true, label, wrongKey } as const;
  expect((await sentAt([], options)).label).toBe(expected);
});

const answered = (status: number, retryAfter?: string) =>
  new Response('', {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });
const often = (...answer: Parameters<typeof answered>) =>
  Array.from({ length: 20 }, () => answered(...answer));
const inTwelveSeconds = new Date(startMs + 12_000).toUTCString();

test.each<[string, Response[], SendOptions, { status: number; instants: number[] }]>([
  ['repeated after the asked seconds', [answered(429, '7')], {}, { status: 200, instants: [0, 7] }],
  [
    'repeated after the asked date',
    [answered(429, inTwelveSeconds)],
    {},
    { status: 200, instants: [0, 12] },
  ],
  ['given up', often(429), {}, { status: 429, instants: [0, 1, 3, 7, 15, 31] }],
  [
    'not repeated after more than a minute',
    often(429, '86400'),
    {},
    { status: 429, instants: [0] },
  ],
  [
    'not repeated in a scenario about refusals',
    often(429, '1'),
    { accepts429: true },
    { status: 429, instants: [0] },
  ],
  ['not repeated after other errors', often(503, '1'), {}, { status: 503, instants: [0] }],
])('a refused request is %s', async (_, answers, options, expected) => {
  expect(await sentAt(answers, options)).toEqual(expected);
});

test.each([undefined, '0', 'soon', 'Wed, 01 Jan 2020 00:00:00 GMT'])(
  'without a future time in `Retry-After` the pauses double: %s',
  async (retryAfter) => {
    const answers = often(429, retryAfter).slice(0, 3);
    expect(await sentAt(answers)).toEqual({ status: 200, instants: [0, 1, 3, 7] });
  },
);

test.each([
  [
    'repeated for over 5 s, with another request in between',
    often(503),
    503,
    [0, 1.75, 3.5, 3.5, 5.25],
  ],
  ['not repeated once it is answered', [answered(503)], 200, [0, 1.75]],
  ['repeated only after the asked time', [answered(503, '4')], 200, [0, 4]],
  ['not repeated after more than 10 s', [answered(503, '11')], 503, [0]],
])('a request that should be refused but fails is %s', async (_, answers, status, instants) => {
  const options: SendOptions = { retriesServerErrors: true, probes: ['wrong-key-refused'] };
  expect(await sentAt(answers, options)).toEqual({ status, instants });
});

test('an endpoint that refuses the word `Bearer` gets the key without it from then on', async () => {
  const { status, instants } = await sentAt([answered(401), answered(200)]);
  expect({ status, instants }).toEqual({ status: 200, instants: [0, 0] });
});
