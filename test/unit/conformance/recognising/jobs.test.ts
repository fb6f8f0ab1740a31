/** What jobs show about gaps: their members, their states, and how `runsync` returns them. */

import { expect, test } from 'vitest';
import type { AlternativeGapId } from '#generated/reference/tables.js';
import type { Subject } from '../../../../src/evidence/record-types.ts';
import {
  done,
  every,
  jobId,
  named,
  queued,
  type RecordedCall,
  recognised,
  running,
  withOperations,
} from '../records.ts';

const sent = { input: { ordinary: true } };
const run = { at: 0, call: 'run', sent } as const;
const failing = { at: 0, call: 'run', sent: { input: { fails: 1 } } } as const;
const [other, third] = ['2f1a9c5e-0000-4000-8000-00000000000b-u1', 'sync-c'];

const ended = (at: number, answer: object) => ({ at, answer });
const failed = (answer: object) => [
  failing,
  ended(2, { status: 'FAILED', error: 'No.', ...answer }),
];
const hanging = {
  at: 0,
  call: 'run',
  sent: { input: { hanging: true }, policy: { executionTimeout: 6000 } },
} as const;
const late = { at: 0, call: 'run', sent: { input: {}, policy: { ttl: 10_000 } } } as const;
const sync = { at: 0, call: 'runsync', id: third } as const;
const withKey = (answer: object): RecordedCall[] => [
  run,
  { at: 1, answer: running },
  ended(2, answer),
];

const writer: Partial<Subject> = {
  endpoints: [{ id: 'writer', kind: 'public', model: 'text' }],
};
const textJob = { ...run, endpoint: 'writer' } as const;

type Row = [string, AlternativeGapId, readonly RecordedCall[], object, Partial<Subject>?];

const does = (alternative: string, more: object = {}) => ({ kind: 'does', alternative, ...more });
const somethingElse = { kind: 'somethingElse' };
const notSeen = { kind: 'notSeen' };

test.each<Row>([
  ['a lower-case id with a suffix', 'id-suffix', [run], does('suffixed')],
  [
    'an unfinished synchronous job with 202',
    'runsync-wait-over',
    [{ ...sync, sent, took: 5, http: 202, answer: running }],
    somethingElse,
  ],
  [
    'a completed job without a delay, and another one with it',
    'delay-time-member',
    [
      ...[run, ended(2, { ...done, delayTime: 1 })],
      ...named(other, { ...run, at: 3 }, ended(5, done)),
    ],
    somethingElse,
  ],
  ['an upper-case id', 'id-suffix', [{ ...run, id: jobId.toUpperCase() }], does('upper-case')],
  ['ids of two forms', 'id-suffix', [run, { ...run, id: jobId.toUpperCase() }], somethingElse],
  [
    'the id of a synchronous job',
    'synchronous-id',
    [{ ...sync, id: `sync-${jobId}` }],
    does('like-asynchronous'),
  ],
  ['a UUID', 'synchronous-id', [{ ...sync, id: `sync-${jobId.slice(0, 36)}` }], does('uuid')],
  ['a number', 'synchronous-id', [{ ...sync, id: 'sync-1' }], does('opaque')],
  ['an id', 'required-job-fields', [sync], does('always')],
  [
    'no id',
    'required-job-fields',
    [{ ...sync, answer: { ...done, id: undefined } }],
    does('no-id-of-runsync'),
  ],
  [
    'no output of a running job',
    'output-before-completion',
    [run, { at: 1, answer: running }],
    does('none'),
  ],
  [
    'an empty output',
    'output-before-completion',
    [run, { at: 1, answer: { ...running, output: {} } }],
    does('empty-object'),
  ],
  [
    'a part of the output',
    'output-before-completion',
    [run, { at: 1, answer: { ...running, output: { a: 1 } } }],
    somethingElse,
  ],
  ['a direct way', 'other-transitions', withKey(done), does('direct')],
  [
    'a state between',
    'other-transitions',
    [run, { at: 1, answer: { status: 'PACKING' } }, ended(2, done)],
    does('further-states'),
  ],
  [
    'a way back',
    'other-transitions',
    [run, { at: 1, answer: running }, { at: 2, answer: queued }],
    does('back-to-queue'),
  ],
  [
    'an ended job that stays so',
    'finality',
    [...failed({}), ended(3, { status: 'FAILED' })],
    does('final'),
  ],
  [
    'a failed job that runs',
    'finality',
    [...failed({}), ended(3, running)],
    does('failed-runs-again'),
  ],
  [
    'a completed job that changes',
    'finality',
    [...withKey(done), ended(3, { status: 'FAILED' })],
    somethingElse,
  ],
  ['an id of no form', 'id-suffix', [{ ...run, id: 'a b' }], somethingElse],

  [
    'a delay from the start',
    'delay-time-member',
    [run, { at: 1, answer: { ...running, delayTime: 5 } }],
    does('from-start'),
  ],
  ['a delay at the end', 'delay-time-member', withKey({ ...done, delayTime: 5 }), does('at-end')],
  ['no delay', 'delay-time-member', withKey(done), does('missing')],
  [
    'a delay, and no job in progress',
    'delay-time-member',
    [run, ended(2, { ...done, delayTime: 5 })],
    notSeen,
  ],
  [
    'a delay while the job waits',
    'delay-time-member',
    [run, { at: 1, answer: { ...queued, delayTime: 1 } }],
    somethingElse,
  ],
  [
    'an execution time',
    'execution-time-member',
    withKey({ ...done, executionTime: 7 }),
    does('at-end'),
  ],
  ['no execution time', 'execution-time-member', withKey(done), does('missing')],
  ['a worker', 'worker-id-member', withKey(done), does('shown')],
  ['no worker', 'worker-id-member', [run, ended(2, done)], does('missing')],

  [
    'an error that comes at the end',
    'missing-members',
    [failing, { at: 1, answer: running }, ended(2, { status: 'FAILED', error: 'No.' })],
    does('left-out'),
  ],
  [
    'null until the error comes',
    'missing-members',
    [run, { at: 1, answer: { ...running, error: null } }, ended(2, { ...done, error: null })],
    does('null-value'),
  ],
  [
    'null in place of a member with a stated type',
    'missing-members',
    [run, { at: 1, answer: { ...running, delayTime: null } }, ended(2, done)],
    notSeen,
  ],
  ['members that are never used', 'missing-members', [run, { at: 1, answer: queued }], notSeen],
  [
    'null for one job, and left out for another',
    'missing-members',
    [
      failing,
      { at: 1, answer: { ...queued, error: null } },
      { at: 2, answer: queued },
      ended(3, { status: 'FAILED', error: 'No.' }),
    ],
    somethingElse,
  ],
  ['only documented members', 'further-members', withKey(done), does('none')],
  ['another member', 'further-members', withKey({ ...done, createdAt: 'now' }), does('some')],

  [
    'milliseconds',
    'time-units',
    [run, ...every(running, { from: 1, to: 9 }), ended(10, { ...done, executionTime: 9000 })],
    does('milliseconds'),
  ],
  [
    'seconds',
    'time-units',
    [run, ...every(running, { from: 1, to: 9 }), ended(10, { ...done, executionTime: 9 })],
    does('seconds'),
  ],
  [
    'a job too short to tell',
    'time-units',
    [run, ended(9, { ...done, executionTime: 1 })],
    notSeen,
  ],

  ['an error text', 'failed-job-fields', failed({}), does('text')],
  ['an error object', 'failed-job-fields', failed({ error: { message: 'No.' } }), does('object')],
  ['no error', 'failed-job-fields', failed({ error: undefined }), does('missing')],
  ['an error of another type', 'failed-job-fields', failed({ error: 7 }), somethingElse],
  ['no output of a failed job', 'failed-job-output', failed({}), does('missing')],
  [
    'the error in the output',
    'failed-job-output',
    failed({ output: { error: 'No.' } }),
    does('error-text'),
  ],
  ['a part of an output', 'failed-job-output', failed({ output: {} }), somethingElse],

  [
    'another name for failed jobs',
    'failure-state',
    failed({ status: 'ERROR' }),
    does('named', { parameter: 'ERROR' }),
  ],
  [
    'two names for failed jobs',
    'failure-state',
    [...failed({}), ...named(other, ...failed({ status: 'ERROR' }))],
    somethingElse,
  ],
  [
    'a failure that nobody declared, long before any limit',
    'failure-state',
    [run, ended(2, { status: 'BROKEN', error: 'No.' })],
    does('named', { parameter: 'BROKEN' }),
  ],
  [
    'an end for an unknown reason',
    'failure-state',
    [run, ended(100, { status: 'FAILED', error: 'No.' })],
    notSeen,
  ],
  [
    'a state that may not be final',
    'failure-state',
    [run, ended(2, { status: 'STARTING' })],
    notSeen,
  ],
  [
    'a job that is cancelled',
    'cancellation-state',
    [
      run,
      { at: 1, answer: running },
      { at: 2, call: 'cancel', answer: { status: 'GONE' } },
      ended(3, { status: 'GONE' }),
    ],
    does('named', { parameter: 'GONE' }),
    withOperations,
  ],
  [
    'a job that is terminated',
    'termination-state',
    [hanging, ...every(running, { from: 1, to: 6 }), ended(7, { status: 'KILLED', error: 'No.' })],
    does('named', { parameter: 'KILLED' }),
  ],
  [
    'a terminated job that is not found',
    'termination-state',
    [hanging, ...every(running, { from: 1, to: 6 }), { at: 7, http: 404 }],
    does('deleted'),
  ],
  [
    'a hanging job that is seen running only at last',
    'termination-state',
    [hanging, { at: 5, answer: running }, ended(7, { status: 'KILLED', error: 'No.' })],
    does('named', { parameter: 'KILLED' }),
  ],
  [
    'a hanging job whose end alone is seen',
    'termination-state',
    [{ ...hanging, call: 'runsync', took: 7, answer: { ...running, status: 'KILLED' } }],
    does('named', { parameter: 'KILLED' }),
  ],
  [
    'a hanging job that may have waited for most of the time',
    'termination-state',
    [hanging, { at: 5, answer: queued }, ended(7, { status: 'KILLED', workerId: 'a' })],
    notSeen,
  ],
  [
    'a hanging job whose caller hung up',
    'termination-state',
    [{ ...hanging, hungUpAfter: 2 }, { at: 5, answer: running }, ended(7, { status: 'KILLED' })],
    notSeen,
  ],
  [
    'a hanging job that may also have lived too long',
    'termination-state',
    [
      { ...hanging, sent: { ...hanging.sent, policy: { executionTimeout: 10_000, ttl: 11_000 } } },
      { at: 7, answer: running },
      ended(12, { status: 'KILLED' }),
    ],
    notSeen,
  ],
  [
    'a job that ends before its timeout',
    'termination-state',
    [hanging, { at: 1, answer: running }, ended(2, { status: 'KILLED' })],
    notSeen,
  ],
  [
    'an expired job that is not found',
    'expiry-state',
    [late, ...every(queued, { from: 1, to: 10 }), { at: 11, http: 404 }],
    does('deleted'),
  ],
  [
    'an expired job that runs',
    'expiry-state',
    [late, ...every(queued, { from: 1, to: 20 }), { at: 21, answer: running }],
    does('starts'),
  ],
  [
    'a job that expires',
    'expiry-state',
    [late, ...every(queued, { from: 1, to: 10 }), ended(11, { status: 'LATE', delayTime: 10_000 })],
    does('named', { parameter: 'LATE' }),
  ],
  [
    'an output that is not an object',
    'output-not-object',
    [run, ended(1, { status: 'COMPLETED', output: [1] })],
    somethingElse,
  ],
  [
    'an output with an error',
    'error-in-output',
    [run, ended(1, { status: 'COMPLETED', output: { error: 'No.' } })],
    does('completes'),
  ],
  ['an ordinary output', 'error-in-output', [run, ended(1, done)], notSeen],

  [
    'an unfinished job after a while',
    'runsync-wait',
    [{ ...sync, took: 30, sent: { input: { hanging: true } }, answer: running }],
    does('limited', { bounds: { atLeast: 30_000, atMost: 30_000 } }),
  ],
  [
    'only jobs that completed',
    'runsync-wait',
    [{ ...sync, took: 30, sent, answer: done }],
    { ...notSeen, bounds: { atLeast: 30_000 } },
  ],
  [
    'two waits that cannot be one',
    'runsync-wait',
    [
      { ...sync, took: 30, sent, answer: running },
      { ...sync, at: 50, took: 10, sent, answer: running },
    ],
    somethingElse,
  ],
  [
    'a wait that the request asks for',
    'runsync-wait',
    [{ ...sync, took: 30, query: '?wait=30000', sent, answer: running }],
    notSeen,
  ],
  [
    'the job as it is',
    'runsync-wait-over',
    [{ ...sync, took: 30, sent, answer: running }],
    does('job'),
  ],
  [
    'an error for a job that goes on',
    'runsync-wait-over',
    [{ ...sync, took: 30, sent: { input: { hanging: true } }, http: 504, answer: 'Too late.' }],
    does('error-status', { parameter: 504 }),
  ],
  [
    'an error that is no alternative',
    'runsync-wait-over',
    [{ ...sync, took: 30, sent: { input: { hanging: true } }, http: 507, answer: 'Too late.' }],
    somethingElse,
  ],
  [
    'no response for a job that goes on',
    'runsync-wait-over',
    [
      {
        ...sync,
        took: 30,
        sent: { input: { hanging: true } },
        failure: 'The connection was closed.',
      },
    ],
    does('connection-closed'),
  ],
  [
    'an error at any other time',
    'runsync-wait-over',
    [{ ...sync, took: 30, sent, http: 504, answer: 'Too late.' }],
    notSeen,
  ],
  [
    'an error when a limit may have ended the job',
    'runsync-wait-over',
    [{ ...sync, ...hanging, call: 'runsync', took: 6, http: 500, answer: 'No.' }],
    notSeen,
  ],
  [
    'the failed job',
    'runsync-failure',
    [{ ...sync, sent: { input: { fails: 1 } }, answer: { status: 'FAILED' } }],
    does('job'),
  ],
  [
    'an error for a failed job',
    'runsync-failure',
    [{ ...sync, sent: { input: { fails: 1 } }, http: 500, answer: 'No.' }],
    does('error-status', { parameter: 500 }),
  ],
  [
    'an error for the key',
    'runsync-failure',
    [failing, { ...sync, sent: { input: { fails: 1 } }, http: 401, answer: 'No.' }],
    notSeen,
  ],
  [
    'an error for a refused input',
    'runsync-failure',
    [{ ...sync, sent: { input: { fails: 1 } }, http: 400, answer: 'No.' }],
    notSeen,
  ],
  [
    'a job whose caller hung up, which may be cancelled,',
    'failure-state',
    [
      { ...sync, sent, took: 1, hungUpAfter: 1 },
      { at: 3, answer: { status: 'CANCELLED' } },
    ],
    notSeen,
  ],
  [
    'an error for a crash, and the job for another failure',
    'crash-answer',
    [
      { ...sync, sent: { input: { fails: 1 } }, answer: { status: 'FAILED' } },
      { ...sync, at: 3, sent: { input: { crashes: 1 } }, http: 500, answer: 'No.' },
    ],
    does('internal-error'),
  ],
  [
    'an error for a crash alone',
    'crash-answer',
    [{ ...sync, sent: { input: { crashes: 1 } }, http: 500, answer: 'No.' }],
    notSeen,
  ],
  [
    'an error for a crash that each failed job may get',
    'crash-answer',
    [{ ...sync, sent: { input: { crashes: 1 } }, http: 502, answer: 'No.' }],
    notSeen,
  ],
  [
    'an error for a crash that each failed job gets',
    'crash-answer',
    [
      { ...sync, sent: { input: { fails: 1 } }, http: 500, answer: 'No.' },
      { ...sync, at: 3, sent: { input: { crashes: 1 } }, http: 500, answer: 'No.' },
    ],
    notSeen,
  ],
  [
    'the job whose worker crashed',
    'crash-answer',
    [{ ...sync, sent: { input: { crashes: 1 } }, answer: { status: 'FAILED' } }],
    does('job-fails'),
  ],
  [
    'the job whose worker crashed, in a state that is not declared',
    'crash-answer',
    [{ ...sync, sent: { input: { crashes: 1 } }, answer: { status: 'BROKEN' } }],
    does('job-fails'),
  ],
  [
    'a text of its own, with further members',
    'output-of-other-models',
    [
      textJob,
      { at: 1, endpoint: 'writer', answer: { ...done, output: { text: 'Waves.', tokens: 3 } } },
    ],
    does('by-kind'),
    writer,
  ],
  [
    'an output with other members',
    'output-of-other-models',
    [textJob, { at: 1, endpoint: 'writer', answer: { ...done, output: { words: 'Waves.' } } }],
    {
      kind: 'somethingElse',
      saw: 'The `output` of a text model had `words` (once, in evidence 2).',
    },
    writer,
  ],
])('%s shows %s', (_, gap, recorded, expected, declared) => {
  expect(recognised(gap, recorded, declared)).toMatchObject(expected);
});

test('only a wait that no other job explains shows whether the start of a worker counts', () => {
  const own = named(
    other,
    { ...run, at: 1 },
    { at: 6, answer: queued },
    { at: 9, answer: { ...done, delayTime: 7000 } },
  );
  expect(recognised('cold-start', own)).toMatchObject(does('included'));
  const scenario = 'another';
  const before: RecordedCall = { ...run, scenario };
  const ended: RecordedCall = { at: 8, call: 'status', answer: done, scenario };
  expect(recognised('cold-start', [before, ...own, ended])).toMatchObject(notSeen);
});
