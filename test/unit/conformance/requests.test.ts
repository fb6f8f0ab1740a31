/** Judges of requests, keys and errors: evidence that decides nothing, or only some rules. */
import { describe, expect, test } from 'vitest';
import { outcomes as all, inTime, type JudgedRule, type RecordedCall } from './records.ts';

/** The outcomes of a judge, each once, in the order of the alphabet. */
function outcomes(...args: Parameters<typeof all>): string[] {
  return [...new Set(all(...args))].sort();
}

const sent = (body: object, http: number, more: Partial<RecordedCall> = {}): RecordedCall => ({
  ...{ at: 0, took: 0, call: 'run', http },
  sent: { input: { a: 1 }, ...body },
  ...more,
});

const low = { policy: { ttl: 9999 } };
const least = { policy: { ttl: 10_000 } };

test('a limit is decided only by requests on both sides of it', () => {
  expect(outcomes('queue-ttl-minimum', [sent(low, 400), sent(least, 200)])).toEqual(['holds']);
  expect(outcomes('queue-ttl-minimum', [sent(low, 400)])).toEqual(['unclear']);
  expect(outcomes('queue-ttl-minimum', [sent(least, 200)])).toEqual(['unclear']);
});

test('a mistake in one member decides nothing about another', () => {
  expect(outcomes('queue-ttl-type', [sent(low, 200)])).toEqual([]);
  expect(outcomes('queue-ttl-type', [sent({}, 200), sent(least, 400)])).toEqual([]);
});

test('a refused valid value decides nothing unless the input is known to be accepted', () => {
  expect(outcomes('queue-ttl-minimum', [sent(least, 400)])).toEqual([]);
});

test.each([401, 403, 404])('status %i only for invalid requests is a wrong refusal', (status) => {
  const asked = [sent({}, 200), sent(least, 200), sent(low, status)];
  expect(outcomes('queue-ttl-minimum', asked)).toEqual(['holds']);
  expect(outcomes('invalid-request-is-400', asked)).toEqual(['broken']);
});

test.each([401, 403, 404, 405, 408, 429, 500, 503])('status %i decides nothing', (status) => {
  const asked = [sent({}, 200), sent(least, status), sent(low, status)];
  expect(outcomes('queue-ttl-minimum', asked)).toEqual([]);
  expect(outcomes('invalid-request-is-400', asked)).toEqual(['unclear']);
});

test.each([413, 415, 422])('status %i is a refusal but not the stated one', (status) => {
  const asked = [sent(low, status), sent(least, 200)];
  expect(outcomes('queue-ttl-minimum', asked)).toEqual(['holds']);
  expect(outcomes('invalid-request-is-400', asked)).toEqual(['broken']);
});

test('an endpoint that nobody declared proves no path by answering once', () => {
  const at = (endpoint: string) => [
    sent({}, 200, { endpoint }),
    sent({}, 404, { endpoint, at: 1, call: 'runsync' }),
  ];
  for (const rule of ['path-runsync', 'two-ways-to-submit'] as const) {
    expect(outcomes(rule, at('made-up'))).not.toContain('broken');
    expect(outcomes(rule, at('script'))).toEqual(['broken']);
    // Nothing was declared of what a proxy records.
    expect(outcomes(rule, at('made-up'), { endpoints: [] })).toEqual(['broken']);
  }
});

test('an endpoint that refuses every request, with members that others accept, checks the inputs', () => {
  const rule = 'serverless-input-is-the-workers';
  const limited = { policy: { ttl: 20_000 } };
  const refused = [sent(limited, 400), sent(limited, 400, { at: 1, call: 'runsync' })];
  const elsewhere = (body: object) => sent(body, 200, { endpoint: 'model' });
  expect(outcomes(rule, [elsewhere(limited), ...refused])).toEqual(['broken']);
  expect(outcomes(rule, [elsewhere({}), ...refused])).toEqual([]);
  expect(outcomes(rule, [elsewhere(limited), ...refused, sent(limited, 200)])).toEqual([]);
  expect(outcomes(rule, [elsewhere(limited), sent(limited, 400)])).toEqual([]);
  const paused = [sent(limited, 409), sent(limited, 409, { at: 1, call: 'runsync' })];
  expect(outcomes(rule, [elsewhere(limited), ...paused])).toEqual([]);
  // How long a timeout may be is not stated.
  const long = { policy: { executionTimeout: 90_000_000 } };
  const short = { policy: { executionTimeout: 6000 } };
  const tooLong = [sent(long, 400), sent(long, 400, { at: 1, call: 'runsync' })];
  expect(outcomes(rule, [elsewhere(short), ...tooLong])).toEqual([]);
});

test('null may mean an omitted member', () => {
  expect(outcomes('policy-is-object', [sent({ policy: null }, 200)])).toEqual([]);
  expect(outcomes('invalid-request-is-400', [sent({ policy: null }, 200)])).toEqual([]);
});

test('a placeholder for a redacted address counts as invalid only if the scenario sent an invalid one', () => {
  const storage = { s3Config: { endpointUrl: '[s3Config.endpointUrl]' } };
  const probes = ['invalid-request-is-400'];
  expect(outcomes('storage-endpoint-url-type', [sent(storage, 200)])).toEqual([]);
  expect(outcomes('storage-endpoint-url-type', [sent(storage, 200, { probes })])).toEqual([
    'broken',
  ]);
});

test('a webhook may be refused if none is declared, or if only the reference forbids it', () => {
  const refused = (webhook: string) => [sent({}, 200), sent({ webhook }, 400)];
  const claims: ['webhook-receiver'] = ['webhook-receiver'];
  expect(outcomes('webhook-is-url', refused('https://hook.test/a'))).toEqual([]);
  expect(outcomes('webhook-is-url', refused('https://hook.test/a'), { claims })).toEqual([
    'broken',
  ]);
  expect(outcomes('webhook-is-url', refused('ftp://hook.test/a'), { claims })).toEqual([]);
  expect(outcomes('webhook-is-url', refused('http://exämple.test/ä'), { claims })).toEqual([
    'unclear',
  ]);
});

describe('s3Config', () => {
  const whole = (endpointUrl = 'https://a.invalid') => ({
    s3Config: { accessId: 'a', accessSecret: 'b', bucketName: 'c', endpointUrl },
  });

  test.each([{}, { accessId: 'a' }, { endpointUrl: 'https://a.invalid' }])(
    'may be refused if it is incomplete: %j',
    (s3Config) => {
      const asked = [sent({}, 200), sent({ s3Config }, 400)];
      expect(outcomes('storage-is-object', asked)).toEqual(['unclear']);
      for (const rule of [
        'storage-access-id-type',
        'storage-endpoint-url-type',
        'storage-any-provider',
      ] as const) {
        expect(outcomes(rule, asked), rule).not.toContain('broken');
      }
      const more = { s3Config, policy: { lowPriority: true } };
      const both = [sent({}, 200), sent(more, 400)];
      expect(outcomes('request-content-type', asked)).toEqual(['holds']);
      expect(outcomes('request-content-type', both)).toEqual(['holds']);
    },
  );

  test('if it is complete, any of its settings may be the reason for a refusal', () => {
    const asked = [sent({}, 200), sent(whole(), 400)];
    expect(outcomes('storage-access-id-type', asked)).toEqual(['unclear']);
  });

  test('shows several providers only if the addresses differ', () => {
    const at = (address?: string) => sent(whole(address), 200);
    expect(outcomes('storage-any-provider', [at(), at()])).toEqual([]);
    expect(outcomes('storage-any-provider', [at(), at('https://b.invalid/')])).toEqual(['holds']);
  });
});

test.each([
  [5001, 'execution-timeout-bound', 'broken'],
  [600_000, 'execution-timeout-type', 'broken'],
  [600_001, 'execution-timeout-type', 'unclear'],
] as const)('for a refused executionTimeout of %i, %s: %s', (ms, rule, outcome) => {
  const body = { policy: { executionTimeout: ms } };
  expect(outcomes(rule, [sent({}, 200), sent(body, 400)])).toEqual([outcome]);
  const more = { policy: { ...body.policy, lowPriority: true } };
  const others = outcomes('policy-is-object', [sent({}, 200), sent(more, 400)]);
  expect(others.includes('broken')).toBe(outcome === 'broken');
});

describe('a refused request with several members', () => {
  const lowPriority = { lowPriority: true };
  const ttl = { ttl: 20_000 };
  const webhook = 'https://hook.invalid/';
  const hooks = { claims: ['webhook-receiver'] };
  const broken = (...calls: RecordedCall[]) =>
    (
      [
        'request-content-type',
        'policy-is-object',
        'low-priority-type',
        'same-request-for-both',
      ] as const
    ).filter((rule) => outcomes(rule, [sent({}, 200), ...calls], hooks).includes('broken'));

  test('is explained by a member that is refused alone', () => {
    const both = sent({ webhook, policy: { ...lowPriority, ...ttl } }, 400);
    expect(broken(sent({ policy: lowPriority }, 400), both)).toEqual(['low-priority-type']);
  });

  test('breaks the rule about the object that contains them', () => {
    const both = { policy: { ...lowPriority, ...ttl } };
    expect(broken(sent(both, 400))).toEqual(['policy-is-object']);
    expect(broken(sent({ webhook, ...both }, 400))).toEqual(['policy-is-object']);
  });

  test('is refused as a whole if they are in different objects', () => {
    expect(broken(sent({ webhook, policy: ttl }, 400))).toEqual(['request-content-type']);
  });

  test('breaks the rule about both operations if the other one accepts it', () => {
    const both = { policy: { ...lowPriority, ...ttl } };
    expect(broken(sent(both, 400), sent(both, 200, { call: 'runsync' }))).toEqual([
      'same-request-for-both',
    ]);
  });
});

test('no single member explains the refusal of several', () => {
  const both = { policy: { ttl: 10_000, lowPriority: true } };
  expect(outcomes('queue-ttl-minimum', [sent({}, 200), sent(both, 400)])).toEqual([]);
});

test('the input may be the reason for refusing a request without anything else', () => {
  expect(outcomes('only-input-required', [sent({}, 400)])).toEqual(['unclear']);
});

test('the query may be the reason for a refusal', () => {
  const asked = [sent({}, 200), sent({}, 400, { call: 'runsync', query: '?wait=1' })];
  expect(outcomes('only-input-required', asked)).toEqual(['holds']);
  expect(outcomes('same-request-for-both', asked)).toEqual([]);
  expect(outcomes('request-content-type', asked)).toEqual(['holds']);
});

test('run and runsync are not compared by a server error', () => {
  const asked = [sent({}, 200), sent({}, 500, { call: 'runsync' })];
  expect(outcomes('same-request-for-both', asked)).toEqual([]);
});

describe('`runsync` may answer a job that does not complete with an error', () => {
  const failing = { input: { fails: 1 } };
  const called = (body: object, http: number): RecordedCall => ({
    ...{ at: 3, took: 0, call: 'runsync', endpoint: 'script', sent: body, http },
  });
  const submitted = (body: object): RecordedCall => ({ ...called(body, 200), at: 0, call: 'run' });

  test.each([400, 422])('such as %i for an input that is declared to fail', (http) => {
    const asked = [submitted(failing), called(failing, http)];
    expect(outcomes('same-request-for-both', asked)).toEqual([]);
    expect(outcomes('only-input-required', asked)).toEqual(['holds']);
  });

  test('if another job with the same input did not complete', () => {
    const body = { input: { any: 1 } };
    const failed: RecordedCall = {
      ...{ at: 1, endpoint: 'script', answer: { status: 'FAILED' } },
    };
    const declared = { finalStates: ['FAILED'] };
    const asked = [submitted(body), failed, called(body, 422)];
    expect(outcomes('same-request-for-both', asked, declared)).toEqual([]);
    const other = [submitted(body), called(body, 422)];
    expect(outcomes('same-request-for-both', other, declared)).toEqual(['broken']);
  });

  test('if it waited for too long, and 404 then does not say that the path is missing', () => {
    const body = { input: { any: 1 }, policy: { ttl: 10_000 } };
    const missing = (took: number) => [submitted(body), { ...called(body, 404), took }];
    expect(outcomes('path-runsync', missing(10))).toEqual([]);
    expect(outcomes('path-runsync', missing(1))).toEqual(['broken']);
  });
});

describe('one 404 does not prove that a path is missing', () => {
  const runSync = (http: number) => sent({}, http, { call: 'runsync' });
  const status = (more: Partial<RecordedCall> = {}): RecordedCall => ({
    at: 0,
    http: 404,
    ...more,
  });

  test.each<[string, JudgedRule, RecordedCall[], string[]]>([
    [
      'another one was answered',
      'path-runsync',
      [sent({}, 200), runSync(404), runSync(200)],
      ['holds'],
    ],
    ['the endpoint may be unknown', 'path-runsync', [runSync(404)], []],
    [
      'the job was cancelled',
      'path-status',
      [sent({}, 200), { at: 0, call: 'cancel' }, status()],
      [],
    ],
    [
      'the queue was purged',
      'path-status',
      [sent({}, 200), { at: 0, call: 'purge-queue' }, status()],
      [],
    ],
    [
      'jobs of other endpoints were found, and this one may not be visible yet',
      'path-status',
      [
        sent({}, 200),
        status({ at: 1, http: 200, answer: { status: 'IN_QUEUE' } }),
        sent({}, 200, { endpoint: 'model', id: 'other' }),
        status({ at: 1, endpoint: 'model', id: 'other' }),
      ],
      ['holds'],
    ],
    [
      'the job may belong to another account',
      'path-status',
      [sent({}, 200, { key: 'unknown' }), status({ key: 'unknown' })],
      ['unclear'],
    ],
  ])('if %s', (_, rule, calls, expected) => {
    expect(outcomes(rule, calls)).toEqual(expected);
  });
});

describe('keys', () => {
  test.each([404, 429, 500])('a wrong key that gets status %i decides nothing', (status) => {
    const asked = sent({}, status, { key: 'wrong' });
    expect(outcomes('wrong-key-refused', [asked])).toEqual(['unclear']);
    // A key that is declared to exist must not get 404.
    const forbidden = outcomes('forbidden-key-refused', [sent({}, status, { key: 'forbidden' })]);
    expect(forbidden).toEqual([status === 404 ? 'broken' : 'unclear']);
  });

  test('status 400 may be about the body', () => {
    const asked = sent({ input: undefined }, 400, { key: 'wrong' });
    expect(outcomes('wrong-key-refused', [asked])).toEqual(['unclear']);
  });

  test('a bearer token may be refused if its key lacks permission', () => {
    const refused = sent({}, 401, { endpoint: 'model', keyForm: 'bearer' });
    expect(outcomes('key-as-bearer', [refused])).toEqual([]);
  });

  test('permissions hold only if an allowed and a forbidden request were sent', () => {
    const run = sent({}, 401, { key: 'readOnly' });
    const status: RecordedCall = { at: 0, key: 'readOnly', http: 404 };
    expect(outcomes('key-permissions', [run])).toEqual(['unclear']);
    expect(outcomes('key-permissions', [run, status])).toEqual(['unclear']);
    const forbidden: RecordedCall = { ...status, key: 'forbidden', http: 401 };
    expect(outcomes('key-permissions', [run, status, forbidden])).toEqual(['holds']);
  });
});

describe('errors', () => {
  const unknown = { endpoint: 'nowhere', probes: ['unknown-endpoint-is-404'] };

  test.each([401, 503])('an unknown endpoint that gets status %i decides nothing', (status) => {
    expect(outcomes('unknown-endpoint-is-404', [sent({}, status, unknown)])).toEqual(['unclear']);
  });

  test('an invalid request to an unknown endpoint is not judged', () => {
    const asked = sent({ input: undefined }, 400, unknown);
    expect(outcomes('unknown-endpoint-is-404', [asked])).toEqual([]);
  });

  test('a path of an operation that is not declared is not judged', () => {
    const cancel: RecordedCall = { at: 0, call: 'cancel', http: 404 };
    expect(outcomes('unknown-method-is-405', [cancel])).toEqual([]);
    expect(outcomes('unknown-path-is-404', [cancel])).toEqual([]);
  });

  test.each([
    [429, 'unclear'],
    [400, 'broken'],
  ])('an additional code of status %i: %s', (status, outcome) => {
    const answer = { status, title: 'Busy', detail: 'Later.', code: 'busy' };
    expect(outcomes('error-code-known', [sent({}, status, { answer })])).toEqual([outcome]);
  });

  test('too many requests hide which of several problems comes first', () => {
    const asked = sent({ input: undefined }, 429, { ...unknown, key: 'wrong' });
    expect(outcomes('error-precedence', [asked])).toEqual(['unclear']);
  });
});

describe('requests that should be refused, again and again', () => {
  const every = (http: number, more: Partial<RecordedCall> = {}) =>
    [0, 6, 12, 18, 24, 30].map((at) => ({ ...sent(low, http), at, ...more }));
  const valid = (at: number, http = 200): RecordedCall => ({ ...sent({}, http), at });
  const judged = (rule: JudgedRule, ...calls: readonly RecordedCall[]) =>
    outcomes(
      rule,
      [...calls].sort((left, right) => left.at - right.at),
    );

  test('a fault that one operation answers with 5xx breaks the rule, whatever the other one does', () => {
    const waiting = sent(low, 400, { call: 'runsync' });
    const rule = 'invalid-request-is-400';
    expect(judged(rule, ...every(500), waiting, valid(1))).toEqual(['broken', 'holds']);
    expect(judged(rule, sent(low, 500), waiting, valid(1))).toEqual(['holds', 'unclear']);
  });

  test.each<[string, JudgedRule, RecordedCall[]]>([
    ['an invalid request', 'invalid-request-is-400', every(429)],
    [
      'an unknown endpoint',
      'unknown-endpoint-is-404',
      every(429, { endpoint: 'none', sent: { input: {} }, probes: ['unknown-endpoint-is-404'] }),
    ],
    ['a wrong key', 'wrong-key-refused', every(429, { key: 'wrong' })],
  ])('429 to %s means nothing only if others get it, too', (_, rule, calls) => {
    expect(judged(rule, ...calls, valid(15))).toContain('broken');
    expect(judged(rule, ...calls)).not.toContain('broken');
    expect(judged(rule, ...calls, valid(15), valid(16, 429))).not.toContain('broken');
    expect(judged(rule, ...calls.slice(0, 4), valid(15))).not.toContain('broken');
    expect(judged(rule, ...calls, valid(40))).not.toContain('broken');
  });

  test('401 to an unknown endpoint breaks the rule if another endpoint accepts the key', () => {
    const unknown: Partial<RecordedCall> = {
      endpoint: 'none',
      keyForm: 'bearer',
      probes: ['unknown-endpoint-is-404'],
    };
    const refused = sent({}, 401, unknown);
    const rule = 'unknown-endpoint-is-404';
    expect(judged(rule, refused, sent({}, 200, { keyForm: 'bearer' }))).toEqual(['broken']);
    expect(judged(rule, refused, sent({}, 200, { keyForm: 'bare' }))).toEqual(['unclear']);
  });

  test('the order of faults is broken only by the answer for a later one', () => {
    const both = (http: number, code: string) =>
      judged('error-precedence', {
        ...sent({ input: undefined }, http, { key: 'wrong', answer: { code } }),
      });
    expect(both(401, 'unauthorized')).toEqual(['holds']);
    expect(both(400, 'invalidRequest')).toEqual(['broken']);
    expect(both(403, 'forbidden')).toEqual(['unclear']);
  });
});

describe('invalid requests that always get 429, while what is not JSON gets 400', () => {
  const probes = ['invalid-request-is-400'];
  const call = (at: number, http: number, sent?: object): RecordedCall => ({
    ...{ at, http, call: 'run', id: `${at}`, ...(http !== 200 && { probes }) },
    sent: sent ?? { input: { word: 'echo' }, policy: { ttl: 1 } },
  });
  const refused = [0, 8, 16, 24, 32].map((at) => call(at, 429));
  // A fault that only the reference takes for one may be refused as well.
  const chosen = call(20, 429, { input: {}, webhook: 'ftp://host.test/' });
  const valid = call(32.5, 200, { input: { word: 'echo' }, policy: { ttl: 10_000 } });
  const found = (rule: JudgedRule, ...calls: RecordedCall[]) =>
    outcomes(rule, inTime(refused, [chosen], calls));

  test('break the rule about 400, and show the rule about their fault', () => {
    expect(found('invalid-request-is-400', valid)).toContain('broken');
    expect(found('queue-ttl-minimum', valid)).toEqual(['holds']);
  });

  test('decide nothing if no other request was answered, or others were refused as well', () => {
    expect(found('invalid-request-is-400')).not.toContain('broken');
    const other = call(20, 429, { input: { word: 'echo' } });
    const { probes: _, ...limited } = other;
    expect(found('invalid-request-is-400', valid, limited)).not.toContain('broken');
  });
});
