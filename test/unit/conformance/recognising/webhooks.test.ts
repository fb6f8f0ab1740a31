/** What webhook calls show about gaps. */

import { expect, test } from 'vitest';
import type { AlternativeGapId } from '#generated/reference/tables.js';
import { viewOf } from '../../../../src/conformance/judging/evidence-view.ts';
import { recognisers } from '../../../../src/conformance/recognisers.ts';
import { recognise } from '../../../../src/conformance/recognising/recognise.ts';
import { scenarios } from '../../../../src/conformance/scenarios.ts';
import type { EvidenceRecord } from '../../../../src/evidence/record-types.ts';
import { type Story, webhookView } from '../webhook-records.ts';

const does = (alternative: string, more: object = {}) => ({ kind: 'does', alternative, ...more });
const somethingElse = { kind: 'somethingElse' };
const notSeen = { kind: 'notSeen' };

const call = { atS: 2, answeredStatus: 200 };
const failed = { status: 'FAILED', error: 'No.' };
const output = { word: 'echo' };
const job = { id: 'job-0', status: 'COMPLETED', delayTime: 5, executionTime: 7, output };
const done = { ...job, id: undefined };
const ends: Story['asked'] = [
  [1.9, { status: 'IN_PROGRESS' }],
  [2, done],
];
const fails: Story = { asked: [[2, failed]], calls: [], watchedUntilS: 100 };
const announced = { ...call, body: JSON.stringify({ id: 'job-0', ...failed }) };

test.each<[string, AlternativeGapId, readonly Story[], object]>([
  [
    'a call for a submission that got a server error',
    'refused-request-effect',
    [{ http: 503, asked: [], calls: [call] }],
    does('server-errors'),
  ],
  [
    'a call for a submission that was refused',
    'refused-request-effect',
    [{ http: 400, asked: [], calls: [call] }],
    somethingElse,
  ],
  ['a call for a job', 'refused-request-effect', [{ calls: [call] }], notSeen],
  ['no signature', 'webhook-authentication', [{ calls: [call] }], does('unsigned')],
  [
    'a signature',
    'webhook-authentication',
    [{ calls: [{ ...call, headers: { 'x-acme-signature': '[redacted]' } }] }],
    does('signed', { parameter: 'x-acme-signature' }),
  ],
  [
    'a password',
    'webhook-authentication',
    [{ calls: [{ ...call, headers: { authorization: '[redacted]' } }] }],
    somethingElse,
  ],
  ['no user agent', 'webhook-user-agent', [{ calls: [call] }], does('none')],
  [
    'a user agent',
    'webhook-user-agent',
    [{ calls: [{ ...call, headers: { 'user-agent': 'acme/1' } }] }],
    does('named', { parameter: 'acme/1' }),
  ],
  [
    'a media type',
    'webhook-media-type',
    [{ calls: [{ ...call, headers: { 'content-type': 'text/plain' } }] }],
    does('text'),
  ],
  ['a call at once', 'webhook-probe', [{ calls: [call] }], does('none')],
  [
    'a look at the address',
    'webhook-probe',
    [{ calls: [{ ...call, method: 'GET' }, call] }],
    does('get'),
  ],
  [
    'a call long after the end',
    'webhook-delay',
    [{ calls: [{ ...call, atS: 20 }] }],
    does('later', { bounds: { atLeast: 17_950, atMost: 20_000 } }),
  ],
  [
    'a call right after the end',
    'webhook-delay',
    [{ asked: ends, calls: [{ ...call, atS: 2.4 }] }],
    does('at-once'),
  ],
  [
    'a call of which it is not clear how soon it came',
    'webhook-delay',
    [{ asked: ends, calls: [{ ...call, atS: 2.95 }] }],
    notSeen,
  ],
  ['the bytes of the status', 'webhook-same-bytes', [{ calls: [call] }], does('same')],
  [
    'other bytes',
    'webhook-same-bytes',
    [{ calls: [{ ...call, body: JSON.stringify(job, null, 2) }] }],
    does('other-form'),
  ],
  [
    'a call that was given up and repeated',
    'webhook-time-limit',
    [
      {
        calls: [
          { atS: 2, givenUpMs: 9000 },
          { atS: 20, answeredStatus: 200 },
        ],
      },
    ],
    does('limited', { bounds: { atLeast: 7000, atMost: 7000 } }),
  ],
  [
    'a call for a failed job',
    'webhook-of-failed-job',
    [{ ...fails, calls: [announced] }],
    does('called'),
  ],
  ['no call for a failed job', 'webhook-of-failed-job', [fails], does('not-called')],
  [
    'a receiver that closed early',
    'webhook-of-failed-job',
    [{ ...fails, watchedUntilS: 10 }],
    notSeen,
  ],
  ['a completed job', 'webhook-of-failed-job', [{ calls: [call] }], notSeen],
  [
    'a call right after the response',
    'webhook-before-answer',
    [{ asked: [[0.2, done]], calls: [{ ...call, atS: 0.1 }] }],
    does('after'),
  ],
  ['a call long after the response', 'webhook-before-answer', [{ calls: [call] }], notSeen],
  [
    'a connection that broke off after the response',
    'webhook-before-answer',
    [{ asked: [[0.2, done]], calls: [{ atS: 0.1, droppedMs: 100 }] }],
    notSeen,
  ],
  [
    'another 2XX that was not repeated',
    'webhook-other-acknowledgement',
    [{ calls: [{ ...call, answeredStatus: 202 }], watchedUntilS: 100 }],
    does('any-2xx'),
  ],
])('%s shows %s', (_, gap, stories, expected) => {
  const found = recognise(webhookView(stories, { isReachable: true }), { recognisers, scenarios });
  expect(found.find((one) => one.gap === gap)).toMatchObject(expected);
});

test.each([
  [0, does('before')],
  [300, notSeen],
])('a call before a response that was noticed %i ms late', (lateMs, expected) => {
  const hook = 'hook-0';
  const records: EvidenceRecord[] = [
    {
      ...{ kind: 'subject', format: 1, baseUrl: 'https://deployment.test' },
      claims: ['webhook-receiver'],
      endpoints: [{ id: 'echo', kind: 'serverless' }],
    },
    {
      ...{ kind: 'delivery', id: 1, scenario: 'webhooks', hook, method: 'POST', headers: {} },
      body: JSON.stringify(job),
      ...{ receivedMs: 900, answeredMs: 900, answeredStatus: 200 },
    },
    {
      ...{ kind: 'exchange', id: 2, scenario: 'webhooks', key: 'valid' },
      request: {
        ...{ method: 'POST', target: '/v2/echo/run', headers: {} },
        body: JSON.stringify({ input: {}, webhook: `https://receiver.test/${hook}` }),
      },
      ...{ sentMs: 500, receivedMs: 1000, lateMs },
      response: {
        ...{ status: 200, headers: {}, bytes: 1 },
        body: JSON.stringify({ id: job.id, status: 'IN_QUEUE' }),
      },
    },
  ];
  const found = recognise(viewOf(records), { recognisers, scenarios });
  expect(found.find(({ gap }) => gap === 'webhook-before-answer')).toMatchObject(expected);
});
