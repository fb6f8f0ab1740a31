/** What responses show about gaps: what is refused and how, keys, limits and lookups. */

import { describe, expect, test } from 'vitest';
import type { AlternativeGapId } from '#generated/reference/tables.js';
import { recognisers } from '../../../../src/conformance/recognisers.ts';
import { excludesUsual } from '../../../../src/conformance/recognising/recognise.ts';
import type { Subject } from '../../../../src/evidence/record-types.ts';
import {
  done,
  findings,
  jobId,
  queued,
  type Recorded,
  type RecordedCall,
  recognised,
  withOperations,
} from '../records.ts';

const sent = { input: { ordinary: true } };
const run = { at: 0, call: 'run', sent } as const;
const [another, third] = [jobId.replace(/^3/, '4'), jobId.replace(/^3/, '5')];
const refused = (http: number, answer: unknown = {}) => ({ ...run, at: 1, http, answer });
const madeUp: RecordedCall = { at: 5, id: third, probes: ['unknown-job-is-404'] };

const storedAt = (endpointUrl: string) => ({
  accessId: 'a',
  accessSecret: 'b',
  bucketName: 'c',
  endpointUrl,
});
const [validLast, validFirst] = [
  '{"input":null,"input":{"ordinary":true}}',
  '{"input":{"ordinary":true},"input":null}',
];

type Row = [string, AlternativeGapId, readonly Recorded[], object, Partial<Subject>?];

const does = (alternative: string, more: object = {}) => ({ kind: 'does', alternative, ...more });
const somethingElse = { kind: 'somethingElse' };
const notSeen = { kind: 'notSeen' };

test.each<Row>([
  ['202', 'success-status', [{ ...run, http: 202 }], does('accepted', { count: 1, shownBy: [1] })],
  ['203', 'success-status', [{ ...run, http: 203 }], somethingElse],
  ['200 and 202', 'success-status', [run, { ...run, http: 202, id: another }], somethingElse],
  ['only errors', 'success-status', [refused(500)], notSeen],
  [
    'a completed synchronous job with 201',
    'success-status',
    [{ at: 0, call: 'runsync', sent, http: 201, answer: done }],
    somethingElse,
  ],
  [
    '202 for `run` alone',
    'success-status',
    [
      { ...run, http: 202 },
      { at: 0, call: 'runsync', sent, http: 201, answer: done },
    ],
    does('accepted'),
  ],
  [
    'another success than 200 for an unknown job',
    'unknown-job',
    [run, { ...madeUp, http: 202, answer: { status: 'NOWHERE' } }],
    somethingElse,
  ],
  [
    'an accepted body that the local service finds too large',
    'request-size',
    [{ ...run, http: 202, sent: { input: { text: 'x'.repeat(12_000_000) } } }],
    { ...notSeen, count: 0 },
  ],

  [
    'an accepted unlisted key',
    'unlisted-request-keys',
    [{ ...run, sent: { ...sent, extra: 1 } }],
    does('accepted'),
  ],
  [
    'a refused unlisted key',
    'unlisted-request-keys',
    [run, { ...refused(400), sent: { ...sent, extra: 1 } }],
    does('refused'),
  ],
  [
    'an accepted null',
    'null-members',
    [{ ...run, sent: { ...sent, webhook: null } }],
    does('accepted'),
  ],
  [
    'a refused null',
    'null-members',
    [run, { ...refused(400), sent: { ...sent, policy: { ttl: null } } }],
    does('refused'),
  ],
  ['a null in the input', 'null-members', [{ ...run, sent: { input: { a: null } } }], notSeen],
  [
    'a refused input',
    'input-validation',
    [run, { ...refused(400), sent: { input: { wrong: 1 } } }],
    does('refused'),
  ],
  [
    'a refused input, and nothing accepted',
    'input-validation',
    [{ ...refused(400), sent: { input: { wrong: 1 } } }],
    notSeen,
  ],
  [
    'a refused input of `runsync`, which may be a failed job',
    'input-validation',
    [run, { ...refused(422), call: 'runsync', sent: { input: { wrong: 1 } } }],
    notSeen,
  ],
  [
    'a refused input of `runsync`, which shows failed jobs otherwise',
    'input-validation',
    [
      run,
      { ...refused(400), call: 'runsync', sent: { input: { wrong: 1 } } },
      { at: 2, call: 'runsync', sent, answer: { ...done, status: 'FAILED' } },
    ],
    does('refused'),
  ],
  [
    'a refused policy',
    'input-validation',
    [run, { ...refused(400), sent: { ...sent, policy: { ttl: 20_000 } } }],
    notSeen,
  ],

  [
    'a refused long timeout',
    'execution-timeout-maximum',
    [run, { ...refused(400), sent: { ...sent, policy: { executionTimeout: 9_000_000 } } }],
    does('limited', { bounds: { atMost: 8_999_999 } }),
  ],
  [
    'an accepted long timeout',
    'execution-timeout-maximum',
    [{ ...run, sent: { ...sent, policy: { executionTimeout: 9_000_000 } } }],
    { ...notSeen, bounds: { atLeast: 9_000_000 } },
  ],
  [
    'a part of the storage settings',
    'storage-required-keys',
    [{ ...run, sent: { ...sent, s3Config: { bucketName: 'b' } } }],
    does('none'),
  ],
  [
    'a refused part of them',
    'storage-required-keys',
    [run, { ...refused(400), sent: { ...sent, s3Config: { bucketName: 'b' } } }],
    does('all'),
  ],
  [
    'a refused scheme',
    'webhook-schemes',
    [run, { ...refused(400), sent: { ...sent, webhook: 'ftp://a.test/' } }],
    does('http'),
  ],
  [
    'an accepted scheme',
    'webhook-schemes',
    [{ ...run, sent: { ...sent, webhook: 'ftp://a.test/' } }],
    does('any'),
  ],
  [
    'an accepted storage URL of another scheme',
    'storage-url-schemes',
    [run, { ...run, id: another, sent: { ...sent, s3Config: storedAt('s3://a') } }],
    does('any'),
  ],
  [
    'a refused storage URL of another scheme',
    'storage-url-schemes',
    [run, { ...refused(400), sent: { ...sent, s3Config: storedAt('s3://a') } }],
    does('http'),
  ],
  [
    'a storage URL that is unusual in two ways',
    'storage-url-schemes',
    [run, { ...refused(400), sent: { ...sent, s3Config: storedAt('s3://ä') } }],
    notSeen,
  ],
  [
    'a storage URL with letters beyond ASCII',
    'storage-url-characters',
    [run, { ...run, id: another, sent: { ...sent, s3Config: storedAt('https://ä.test') } }],
    does('any'),
  ],
  [
    'a refused storage URL with letters beyond ASCII',
    'storage-url-characters',
    [run, { ...refused(400), sent: { ...sent, s3Config: storedAt('https://ä.test') } }],
    does('refused'),
  ],
  [
    'a refused storage URL without anything unusual',
    'storage-url-characters',
    [run, { ...refused(400), sent: { ...sent, s3Config: storedAt('https://a.test') } }],
    notSeen,
  ],
  [
    'the last of two values',
    'repeated-request-keys',
    [run, { ...run, id: another, sent: validLast }, { ...refused(400), sent: validFirst }],
    does('last'),
  ],
  [
    'the first of two values',
    'repeated-request-keys',
    [run, { ...refused(400), sent: validLast }, { ...run, id: another, sent: validFirst }],
    does('first'),
  ],
  [
    'neither of two values',
    'repeated-request-keys',
    [run, { ...refused(400), sent: validLast }, { ...refused(400), sent: validFirst }],
    does('refused'),
  ],
  [
    'one refusal of two values',
    'repeated-request-keys',
    [run, { ...refused(400), sent: validLast }],
    notSeen,
  ],
  [
    'both of two values',
    'repeated-request-keys',
    [run, { ...run, id: another, sent: validLast }, { ...run, id: third, sent: validFirst }],
    somethingElse,
  ],
  [
    'an ignored query parameter',
    'unlisted-query-parameters',
    [run, { at: 5, answer: done }, { at: 6, answer: done, query: '?unlisted=1' }],
    does('ignored'),
  ],
  [
    'a refused query parameter',
    'unlisted-query-parameters',
    [run, { at: 5, answer: done }, { at: 6, http: 400, query: '?unlisted=1' }],
    does('refused'),
  ],
  [
    'a job that is not found with a query parameter',
    'unlisted-query-parameters',
    [run, { at: 6, http: 400, query: '?unlisted=1' }],
    notSeen,
  ],
  [
    'a known job that gets 400 with a query parameter',
    'unknown-job',
    [run, { at: 5, answer: done }, { at: 6, http: 400, query: '?unlisted=1' }],
    notSeen,
  ],
  [
    'the key after bearer',
    'bearer-letter-case',
    [run, { ...run, id: another, keyForm: 'lowercase' }],
    does('ignored'),
  ],
  [
    'a refused key after bearer',
    'bearer-letter-case',
    [
      { ...run, keyForm: 'bearer' },
      { ...refused(401), keyForm: 'lowercase' },
    ],
    does('counts'),
  ],
  [
    'a refused key after bearer where only the bare key is taken',
    'bearer-letter-case',
    [
      { ...run, keyForm: 'bare' },
      { ...refused(401), keyForm: 'lowercase' },
    ],
    notSeen,
  ],
  [
    'an accepted webhook with letters beyond ASCII',
    'webhook-characters',
    [run, { ...run, id: another, sent: { ...sent, webhook: 'http://exämple.test/ä' } }],
    does('encoded'),
  ],
  [
    'a refused one',
    'webhook-characters',
    [
      { ...run, sent: { ...sent, webhook: 'http://example.test/a' } },
      { ...refused(400), sent: { ...sent, webhook: 'http://example.test/ä' } },
    ],
    does('refused'),
  ],
  [
    'a refused one of a host that may be why',
    'webhook-characters',
    [run, { ...refused(400), sent: { ...sent, webhook: 'http://exämple.test/ä' } }],
    notSeen,
  ],
  [
    'a refused webhook that is a URI',
    'webhook-characters',
    [run, { ...refused(400), sent: { ...sent, webhook: 'http://example.test/%C3%A4' } }],
    notSeen,
  ],
  [
    'a new job that is found',
    'new-job-visibility',
    [run, { at: 0.2, answer: done }],
    does('at-once'),
  ],
  [
    'a new job that is found later',
    'new-job-visibility',
    [run, { at: 1, http: 404 }, { at: 3, answer: done }],
    does('later', { bounds: { atLeast: 900, atMost: 3100 } }),
  ],
  [
    'HEAD',
    'head-requests',
    [run, { at: 1, answer: done }, { at: 2, method: 'HEAD' }],
    does('supported'),
  ],
  [
    'no HEAD',
    'head-requests',
    [run, { at: 1, answer: done }, { at: 2, method: 'HEAD', http: 405 }],
    does('refused'),
  ],
  [
    'no HEAD for a job that GET finds only later',
    'head-requests',
    [run, { at: 1, method: 'HEAD', http: 404 }, { at: 2, answer: done }],
    notSeen,
  ],
  ['404 for an unknown job', 'unknown-job', [run, { ...madeUp, http: 404 }], does('not-found')],
  ['400 for an unknown job', 'unknown-job', [run, { ...madeUp, http: 400 }], does('bad-request')],
  ['nothing for an unknown job', 'unknown-job', [run, { ...madeUp, answer: '{}' }], does('empty')],
  [
    'a state for an unknown job',
    'unknown-job',
    [run, { ...madeUp, answer: { status: 'NOWHERE' } }],
    does('state', { parameter: 'NOWHERE' }),
  ],
  ['410 for an unknown job', 'unknown-job', [run, { ...madeUp, http: 410 }], somethingElse],
  ['404 at an endpoint that answered nothing else', 'unknown-job', [{ at: 5, http: 404 }], notSeen],

  [
    'a job that is found, and later not',
    'retention-after-run',
    [run, { at: 2, answer: done }, { at: 60, answer: done }, { at: 70, http: 404 }],
    does('limited', { bounds: { atLeast: 57_900, atMost: 70_100 } }),
  ],
  [
    'a job whose first end was recorded late',
    'retention-after-run',
    [run, { at: 60, answer: done }, { at: 2, answer: done }, { at: 70, http: 404 }],
    does('limited', { bounds: { atLeast: 57_900, atMost: 70_100 } }),
  ],
  [
    'a job that is found to the last',
    'retention-after-run',
    [run, { at: 2, answer: done }, { at: 60, answer: done }],
    { ...notSeen, bounds: { atLeast: 57_900 } },
  ],
  [
    'a job that is found for longer than another one',
    'retention-after-run',
    [
      run,
      { at: 2, answer: done },
      { at: 10, http: 404 },
      { ...run, id: another },
      { at: 2, id: another, answer: done },
      { at: 60, id: another, answer: done },
    ],
    somethingElse,
  ],
  [
    'a job whose state is that of unknown jobs',
    'retention-after-runsync',
    [
      { ...madeUp, at: 0, answer: { status: 'NOWHERE' } },
      { at: 0, took: 1, call: 'runsync', sent, answer: done },
      { at: 2, answer: done },
      { at: 20, answer: { status: 'NOWHERE' } },
    ],
    does('limited', { bounds: { atLeast: 1000, atMost: 20_100 } }),
  ],
  [
    'an unknown job without an id',
    'required-job-fields',
    [run, { at: 0, call: 'runsync', sent, answer: done }, { ...madeUp, answer: '{"status":"NO"}' }],
    does('always'),
  ],
  [
    'a synchronous job that was never found',
    'retention-after-runsync',
    [
      { at: 0, took: 1, call: 'runsync', sent, answer: done },
      { at: 20, http: 404, answer: '' },
    ],
    notSeen,
  ],

  [
    'an operation',
    'other-operations',
    [run, { at: 1, call: 'cancel' }],
    does('offered'),
    withOperations,
  ],
  [
    'no operation',
    'other-operations',
    [run, { at: 0.5, answer: done }, { at: 1, call: 'cancel', http: 404 }],
    does('not-found'),
    withOperations,
  ],
  [
    'no job yet for an operation',
    'other-operations',
    [run, { at: 0.5, http: 404 }, { at: 1, call: 'cancel', http: 404 }, { at: 2, answer: done }],
    notSeen,
    withOperations,
  ],
  [
    'a refused operation',
    'other-operations',
    [run, { at: 1, call: 'purge-queue', http: 405 }],
    does('not-allowed'),
    withOperations,
  ],
  [
    'one of two operations',
    'other-operations',
    [run, { at: 1, call: 'cancel' }, { at: 1, call: 'purge-queue', http: 405 }],
    does('offered'),
    withOperations,
  ],
  ['no redirect', 'redirects', [run], does('none')],
  ['a redirect', 'redirects', [run, { at: 1, http: 307 }], does('temporary')],
  ['a permanent redirect', 'redirects', [run, { at: 1, http: 308 }], somethingElse],
  [
    'a media type',
    'job-media-type',
    [{ ...run, headers: { 'content-type': 'application/json' } }],
    does('json'),
  ],
  [
    'a charset',
    'job-media-type',
    [{ ...run, headers: { 'content-type': 'application/json;charset=UTF-8' } }],
    does('with-charset'),
  ],
  [
    'another media type',
    'job-media-type',
    [{ ...run, headers: { 'content-type': 'application/hal+json' } }],
    somethingElse,
  ],

  ['an accepted bare key', 'bare-key', [{ ...run, keyForm: 'bare' }], does('accepted')],
  ['a refused bare key', 'bare-key', [run, { ...refused(401), keyForm: 'bare' }], does('refused')],
  ['a bare key that got 503', 'bare-key', [run, { ...refused(503), keyForm: 'bare' }], notSeen],
  [
    '401 without a key',
    'missing-key',
    [run, { ...refused(401), key: 'none' }],
    does('unauthorized'),
  ],
  ['403 without a key', 'missing-key', [run, { ...refused(403), key: 'none' }], does('forbidden')],
  [
    'success without a key',
    'missing-key',
    [run, { ...run, key: 'none', id: another }],
    does('accepted'),
  ],
  ['a refused reader', 'key-permissions', [run, { ...refused(401), key: 'readOnly' }], notSeen],
  [
    'a key that is refused at another endpoint',
    'key-permissions',
    [run, { ...refused(401), key: 'oneEndpoint' }],
    does('by-endpoint'),
    { oneEndpoint: 'model' },
  ],
  [
    'an accepted reader',
    'key-permissions',
    [run, { ...run, key: 'readOnly', id: another }],
    does('all'),
  ],

  [
    '405 for a wrong method',
    'unknown-path',
    [{ at: 1, call: 'run', method: 'PUT', http: 405 }],
    does('distinct'),
  ],
  [
    '404 for a wrong method',
    'unknown-path',
    [{ at: 1, call: 'run', method: 'PUT', http: 404 }],
    does('not-found'),
  ],
  [
    '501 for a wrong method',
    'unknown-path',
    [{ at: 1, call: 'run', method: 'PUT', http: 400 }],
    somethingElse,
  ],
  [
    '404 for an unknown path',
    'unknown-path',
    [{ at: 1, path: '/v2/script/nothing', http: 404 }],
    notSeen,
  ],
  [
    '415 for text',
    'wrong-media-type',
    [{ ...refused(415), type: 'text/plain' }],
    does('unsupported'),
  ],
  ['success for text', 'wrong-media-type', [{ ...run, type: 'text/plain' }], does('accepted')],
])('%s shows %s', (_, gap, recorded, expected, declared) => {
  expect(recognised(gap, recorded, declared)).toMatchObject(expected);
});

test.each<[string, unknown, string | undefined, object]>([
  ['a problem', { title: 'No.' }, 'application/problem+json', does('problem')],
  ['an error text', '{"error":"No."}', 'application/json', does('error-text')],
  [
    'an error object',
    '{"error":{"code":1,"message":"No."}}',
    'application/json',
    does('error-object'),
  ],
  ['other JSON', '{"message":"No."}', 'application/json', somethingElse],
  ['a list', '["No."]', 'application/json', somethingElse],
  ['text', 'No.', 'text/plain; charset=utf-8', does('text')],
  ['a page', '<!doctype html><p>No.</p>', 'text/html', does('html')],
  ['nothing', '', undefined, does('empty')],
])('%s is recognised as the body of an error', (_, answer, type, expected) => {
  const headers = type === undefined ? {} : { 'content-type': type };
  const calls = [refused(500, answer), refused(401, answer)].map((call) => ({ ...call, headers }));
  expect(recognised('error-body', calls)).toMatchObject(expected);
  // Neither a single kind of error nor the page of a gateway shows all of them.
  const single = 'alternative' in expected ? { ...notSeen, count: 1 } : somethingElse;
  expect(recognised('error-body', calls.slice(1))).toMatchObject(single);
  const pages = calls.map((call) => ({ ...call, http: 502 }));
  expect(recognised('error-body', pages)).toMatchObject(notSeen);
});

test('errors whose bodies depend on the status say so', () => {
  const page = { ...refused(404, '<html></html>') };
  expect(recognised('error-body', [refused(401, ''), page])).toMatchObject({
    ...somethingElse,
    saw: 'A 401 had no body (once, in evidence 1); the body of a 404 was HTML (once, in evidence 2).',
  });
});

test('a state that may be that of no job does not show that `status` finds a job of `runsync`', () => {
  const id = `sync-${jobId}`;
  const submitted: RecordedCall = { at: 0, call: 'runsync', id, sent, answer: queued };
  const shown = (status: string): RecordedCall => ({ at: 1, id, answer: { status } });
  const seen = (status: string) =>
    recognised('status-of-synchronous-job', [submitted, shown(status)]);
  expect(seen('NOT_FOUND')).toMatchObject(notSeen);
  expect(seen('COMPLETED')).toMatchObject(does('found'));
});

test('a measured time differs from the usual one only where judges say so', () => {
  const submitted: RecordedCall = { at: 0, call: 'runsync', sent, answer: done };
  const keptFor = (at: number) => {
    const recorded: RecordedCall[] = [submitted, { at, answer: done }];
    const verdicts = findings('retention-after-runsync', recorded);
    return {
      differs: excludesUsual(recognised('retention-after-runsync', recorded), recognisers),
      isBroken: verdicts.some(({ outcome }) => outcome === 'broken'),
    };
  };
  expect(keptFor(61)).toEqual({ differs: false, isBroken: false });
  expect(keptFor(66)).toEqual({ differs: true, isBroken: true });
});

test('a job that is not visible yet shows nothing of unknown jobs', () => {
  const seen = { at: 1, answer: { status: 'COMPLETED' } };
  const unseen = { at: 0, http: 404, answer: '' };
  expect(recognised('unknown-job', [seen, unseen])).toMatchObject(notSeen);
  expect(recognised('unknown-job', [seen, { ...unseen, at: 2 }])).toMatchObject(does('not-found'));
});

test('the refusal of a form of the key shows nothing of unknown jobs', () => {
  const calls = [
    { ...run, keyForm: 'bare' },
    { ...madeUp, keyForm: 'bare', http: 404 },
    { ...madeUp, keyForm: 'bearer', http: 401 },
  ] as const;
  expect(recognised('unknown-job', calls)).toMatchObject(does('not-found', { count: 1 }));
});

test('a redirect shows nothing of unknown jobs', () => {
  expect(recognised('unknown-job', [run, { ...madeUp, http: 307 }])).toMatchObject(notSeen);
});

test('the errors of operations count, not those of unknown methods', () => {
  const page = { at: 2, method: 'DELETE', http: 405, answer: '<html></html>' };
  const own = [refused(401, '{"error":"No."}'), refused(400, '{"error":"No."}')];
  const found = recognised('error-body', [...own, page]);
  expect(found).toMatchObject(does('error-text', { count: 2 }));
  expect(recognised('error-body', [page])).toMatchObject({ ...notSeen, count: 1 });
});

describe('limits', () => {
  const many = (count: number, http: number) =>
    Array.from({ length: count }, () => ({ at: 1, http, headers: { 'retry-after': '3' } }));

  test('a limit is known by what is admitted and what is refused', () => {
    const found = recognised('rate-limits', [...many(20, 200), ...many(3, 429)]);
    expect(found).toMatchObject(does('limited', { bounds: { atLeast: 20, atMost: 22 } }));
  });

  test('two windows in a row may admit twice as many within the time of one', () => {
    const at = (seconds: number) => many(20, 200).map((call) => ({ ...call, at: seconds }));
    const calls = [{ at: 1, http: 200 }, ...at(9.9), ...at(11.2)];
    expect(recognised('rate-limits', calls)).toMatchObject({ ...notSeen, bounds: { atLeast: 21 } });
  });

  test('requests of other scenarios count unless each has an account', () => {
    const calls = [
      ...many(20, 200).map((call) => ({ ...call, call: 'status' as const, scenario: 'another' })),
      ...many(3, 200),
      ...many(3, 429),
    ];
    const bounds = (claims: string[]) => recognised('rate-limits', calls, { claims }).bounds;
    expect(bounds([])).toEqual({ atLeast: 20, atMost: 25 });
    expect(bounds(['fault-source'])).toBeUndefined();
  });

  test('refusals at a rate that is admitted elsewhere are something else', () => {
    const later = many(3, 429).map((call) => ({ ...call, at: 100 }));
    expect(recognised('rate-limits', [...many(20, 200), ...later])).toMatchObject(somethingElse);
  });

  test('a stray 429, or some between successes or slow requests, shows no limit', () => {
    const polls = (...codes: readonly number[]) =>
      codes.map((http, index) => ({ at: 2 * index, http }));
    const seen = (calls: readonly RecordedCall[]) => recognised('rate-limits', calls);
    expect(seen([...many(2, 200), ...many(1, 429)])).toMatchObject({
      ...notSeen,
      bounds: { atLeast: 2 },
    });
    expect(seen(polls(200, 200, 429))).toMatchObject(notSeen);
    expect(seen(polls(200, 429, 429, 429))).toMatchObject(notSeen);
    expect(seen(polls(429, 200, 429, 200, 429, 200))).toMatchObject(notSeen);
  });

  test('without a refusal there is only a lower bound', () => {
    const found = recognised('rate-limits', many(20, 200));
    expect(found).toMatchObject({ ...notSeen, bounds: { atLeast: 20 } });
  });

  test.each<[string | undefined, object]>([
    ['3', does('seconds')],
    ['Wed, 21 Oct 2026 07:28:00 GMT', does('date')],
    ['soon', somethingElse],
    [undefined, does('none')],
  ])('Retry-After: %s', (value, expected) => {
    const headers: Record<string, string> = value === undefined ? {} : { 'retry-after': value };
    expect(recognised('retry-after', [{ at: 1, http: 429, headers }])).toMatchObject(expected);
  });
});

describe('what a wrong and a forbidden key are told', () => {
  const keys = ['wrong', 'forbidden', 'wrong', 'forbidden'] as const;
  const told = (answers: readonly object[]) =>
    recognised(
      'unauthorized-reason',
      answers.map((answer, index) => ({
        ...{ ...run, at: index, http: 401, answer: JSON.stringify(answer) },
        key: keys[index] ?? 'wrong',
      })),
    );

  test.each<[string, object, readonly object[]]>([
    ['the same', does('same'), [{ error: 'No.' }, { error: 'No.' }]],
    [
      'the same, with an id of each call',
      does('same'),
      ['a1', 'b2', 'c3', 'd4'].map((requestId) => ({ error: 'No.', requestId })),
    ],
    [
      'the same, with a time in its text',
      does('same'),
      [1, 2, 3, 4].map((second) => ({ error: `12:00:0${second} No key.` })),
    ],
    [
      'another text each time, with an id',
      does('distinct'),
      ['Unknown', 'Forbidden', 'Unknown', 'Forbidden'].map((error, requestId) => ({
        ...{ error, requestId },
      })),
    ],
    ['another text once', notSeen, [{ error: 'Unknown.' }, { error: 'Forbidden.' }]],
  ])('%s', (_, expected, answers) => {
    expect(told(answers)).toMatchObject(expected);
  });

  test('what has only changed meanwhile is no reason', () => {
    const calls = (['wrong', 'wrong', 'forbidden', 'forbidden'] as const).map((key, index) => ({
      ...{ ...run, at: index, http: 401, key },
      answer: JSON.stringify({ error: 'No.', minute: index < 2 ? 1 : 2 }),
    }));
    expect(recognised('unauthorized-reason', calls)).toMatchObject(notSeen);
  });
});

test('what is not seen says what would show it, and what to declare', () => {
  expect(recognised('failure-state', [run])).toMatchObject({
    kind: 'notSeen',
    count: 0,
    wouldShow: expect.stringMatching(
      /^A job that fails\. Not declared: failing-input .*inputs\.failing/,
    ),
  });
});

test('a contradiction names both sides', () => {
  const found = recognised('success-status', [run, { ...run, http: 202, id: another }]);
  expect(found.saw).toBe(
    'An accepted `run` was answered with 200 (once, in evidence 1); an accepted `run` was answered with 202 (once, in evidence 2).',
  );
  expect(found.shownBy).toEqual([1, 2]);
});

test('an accepted null names the members that it stood for', () => {
  const policy = { ttl: null, lowPriority: true };
  const calls = [run, { ...run, at: 1, id: another, sent: { ...sent, webhook: null, policy } }];
  expect(recognised('null-members', calls).saw).toBe(
    'A request with `null` in place of `webhook` and `ttl` was accepted (once, in evidence 2).',
  );
});
