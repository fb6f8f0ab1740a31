import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { type Asked, evidenceOf } from './request-records.ts';

/** The outcomes of a judge, each once, in the order of the alphabet. */
function outcomes(
  rule: keyof typeof judges,
  asked: readonly Asked[],
  about: Parameters<typeof evidenceOf>[1] = {},
): string[] {
  const findings = judges[rule](evidenceOf(asked, about));
  return [...new Set(findings.map(({ outcome }) => outcome))].sort();
}

const input = { a: 1 };
const sent = (body: object, status: number, more: Partial<Asked> = {}): Asked => ({
  body: { input, ...body },
  status,
  ...more,
});

describe('members', () => {
  const low = { policy: { ttl: 9999 } };
  const least = { policy: { ttl: 10_000 } };

  test('a limit holds only if requests on both sides of it were sent', () => {
    expect(outcomes('queue-ttl-minimum', [sent(low, 400), sent(least, 200)])).toEqual(['holds']);
    expect(outcomes('queue-ttl-minimum', [sent(low, 400)])).toEqual(['unclear']);
    expect(outcomes('queue-ttl-minimum', [sent(least, 200)])).toEqual(['unclear']);
  });

  test('an accepted invalid value breaks only its own rule', () => {
    expect(outcomes('queue-ttl-minimum', [sent(low, 200)])).toEqual(['broken']);
    expect(outcomes('queue-ttl-type', [sent(low, 200)])).toEqual([]);
    expect(outcomes('invalid-request-is-400', [sent(low, 200)])).toEqual(['broken']);
  });

  test('a refused valid value breaks its rule if the input is known to be accepted', () => {
    expect(outcomes('queue-ttl-minimum', [sent({}, 200), sent(least, 400)])).toEqual(['broken']);
    expect(outcomes('queue-ttl-type', [sent({}, 200), sent(least, 400)])).toEqual([]);
    // The service may have refused the input.
    expect(outcomes('queue-ttl-minimum', [sent(least, 400)])).toEqual([]);
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

  test('null may mean an omitted member, except for the input', () => {
    expect(outcomes('policy-is-object', [sent({ policy: null }, 200)])).toEqual([]);
    expect(outcomes('invalid-request-is-400', [sent({ policy: null }, 200)])).toEqual([]);
    expect(outcomes('input-is-object', [{ body: { input: null }, status: 200 }])).toEqual([
      'broken',
    ]);
  });

  test('a placeholder for a redacted address is not treated as invalid unless the scenario sent an invalid one', () => {
    const storage = { s3Config: { endpointUrl: '[s3Config.endpointUrl]' } };
    expect(outcomes('storage-endpoint-url-type', [sent(storage, 200)])).toEqual([]);
    const probes = ['invalid-request-is-400'];
    expect(outcomes('storage-endpoint-url-type', [sent(storage, 200, { probes })])).toEqual([
      'broken',
    ]);
  });

  test('an undeclared webhook may be refused', () => {
    const asked = [sent({}, 200), sent({ webhook: 'https://hook.test/a' }, 400)];
    expect(outcomes('webhook-is-url', asked)).toEqual([]);
    expect(outcomes('webhook-is-url', asked, { claims: ['webhook-receiver'] })).toEqual(['broken']);
  });

  test('refusing a webhook that only the reference forbids does not break the contract', () => {
    const asked = [sent({}, 200), sent({ webhook: 'ftp://hook.test/a' }, 400)];
    expect(outcomes('webhook-is-url', asked, { claims: ['webhook-receiver'] })).toEqual([]);
    expect(outcomes('webhook-is-http', [sent({ webhook: 'ftp://hook.test/a' }, 200)])).toEqual([
      'broken',
    ]);
  });

  describe('s3Config', () => {
    const addresses = { a: 'https://a.invalid', b: 'https://b.invalid/' };
    const part = { s3Config: { accessId: 'a' } };
    const address = { s3Config: { endpointUrl: addresses.a } };
    const whole = (endpointUrl: string = addresses.a) => ({
      s3Config: { accessId: 'a', accessSecret: 'b', bucketName: 'c', endpointUrl },
    });

    test.each([{ s3Config: {} }, part, address])(
      'may be refused if it is incomplete: %j',
      (body) => {
        const asked = [sent({}, 200), sent(body, 400)];
        expect(outcomes('storage-is-object', asked)).toEqual(['unclear']);
        expect(outcomes('storage-access-id-type', asked)).not.toContain('broken');
        expect(outcomes('storage-endpoint-url-type', asked)).not.toContain('broken');
        expect(outcomes('storage-any-provider', asked)).not.toContain('broken');
        expect(outcomes('request-content-type', asked)).toEqual(['holds']);
        const more = { ...body, policy: { lowPriority: true } };
        expect(outcomes('request-content-type', [sent({}, 200), sent(more, 400)])).toEqual([
          'holds',
        ]);
      },
    );

    test('must not be refused if it is complete', () => {
      const asked = [sent({}, 200), sent(whole(), 400)];
      expect(outcomes('storage-is-object', asked)).toEqual(['broken']);
      expect(outcomes('storage-any-provider', asked)).toEqual(['broken']);
      // Any of its settings may be the reason.
      expect(outcomes('storage-access-id-type', asked)).toEqual(['unclear']);
      const more = { ...whole(), policy: { lowPriority: true } };
      expect(outcomes('request-content-type', [sent({}, 200), sent(more, 400)])).toContain(
        'broken',
      );
    });

    test('shows several providers only if the addresses differ', () => {
      const at = (address: string) => sent(whole(address), 200);
      expect(outcomes('storage-any-provider', [at(addresses.a), at(addresses.a)])).toEqual([]);
      expect(outcomes('storage-any-provider', [at(addresses.a), at(addresses.b)])).toEqual([
        'holds',
      ]);
    });
  });

  test.each([
    [5001, 'execution-timeout-bound', 'broken'],
    [5002, 'execution-timeout-type', 'broken'],
    [600_000, 'execution-timeout-type', 'broken'],
    [600_001, 'execution-timeout-type', 'unclear'],
  ] as const)('for a refused executionTimeout of %i, %s: %s', (ms, rule, outcome) => {
    const body = { policy: { executionTimeout: ms } };
    expect(outcomes(rule, [sent({}, 200), sent(body, 400)])).toEqual([outcome]);
    const more = { policy: { ...body.policy, lowPriority: true } };
    const others = outcomes('request-content-type', [sent({}, 200), sent(more, 400)]);
    expect(others.includes('broken')).toBe(outcome === 'broken');
  });

  test('no single member explains the refusal of several', () => {
    const both = { policy: { ttl: 10_000, lowPriority: true } };
    expect(outcomes('queue-ttl-minimum', [sent({}, 200), sent(both, 400)])).toEqual([]);
    expect(outcomes('request-content-type', [sent({}, 200), sent(both, 400)])).toContain('broken');
  });
});

test('refusing a request with only an input is right only if the input is the reason', () => {
  const full = sent({ policy: { ttl: 10_000 } }, 200);
  expect(outcomes('only-input-required', [full, sent({}, 400)])).toEqual(['broken']);
  expect(outcomes('only-input-required', [sent({}, 400)])).toEqual(['unclear']);
});

test('run and runsync are compared for the same body at the same endpoint', () => {
  const runSync = (status: number) => sent({}, status, { target: '/v2/worker/runsync' });
  expect(outcomes('same-request-for-both', [sent({}, 200), runSync(400)])).toEqual(['broken']);
  expect(outcomes('same-request-for-both', [sent({}, 200), runSync(500)])).toEqual([]);
  expect(outcomes('same-request-for-both', [sent({}, 200), runSync(200)])).toEqual(['holds']);
});

test('a refusal may be caused by the query', () => {
  const target = '/v2/worker/runsync?wait=1';
  const asked = [sent({}, 200), sent({}, 400, { target })];
  expect(outcomes('only-input-required', asked)).toEqual(['holds']);
  expect(outcomes('same-request-for-both', asked)).toEqual([]);
  expect(outcomes('request-content-type', asked)).toEqual(['holds']);
});

test('one 404 does not prove that a path is missing', () => {
  const runSync = (status: number) => sent({}, status, { target: '/v2/worker/runsync' });
  expect(outcomes('path-runsync', [sent({}, 200), runSync(404)])).toEqual(['broken']);
  expect(outcomes('path-runsync', [sent({}, 200), runSync(404), runSync(200)])).toEqual(['holds']);
  // The endpoint itself may be unknown.
  expect(outcomes('path-runsync', [runSync(404)])).toEqual([]);
});

describe('the status path', () => {
  const status = (more: Partial<Asked> = {}): Asked => {
    return { method: 'GET', target: '/v2/worker/status/a-u1', status: 404, ...more };
  };

  test('must be served', () => {
    expect(outcomes('path-status', [sent({}, 200), status()])).toEqual(['broken']);
    expect(outcomes('path-status', [sent({}, 200), status({ status: 200 })])).toEqual(['holds']);
  });

  test.each(['cancel/a-u1', 'purge-queue'])('is not judged by jobs removed by %s', (path) => {
    const removed: Asked = { target: `/v2/worker/${path}`, status: 200, answer: {} };
    expect(outcomes('path-status', [sent({}, 200), removed, status()])).toEqual([]);
  });

  test('may answer 404 for jobs of another account', () => {
    const asked = [sent({}, 200, { key: 'unknown' }), status({ key: 'unknown' })];
    expect(outcomes('path-status', asked)).toEqual(['unclear']);
  });
});

describe('keys', () => {
  test.each([
    [401, 'holds'],
    [200, 'broken'],
    [403, 'broken'],
    [400, 'broken'],
    [404, 'unclear'],
    [429, 'unclear'],
    [500, 'unclear'],
  ])('a wrong key that gets status %i: %s', (status, outcome) => {
    expect(outcomes('wrong-key-refused', [sent({}, status, { key: 'wrong' })])).toEqual([outcome]);
  });

  test('status 400 may be about the body', () => {
    const asked: Asked = { body: {}, key: 'wrong', status: 400 };
    expect(outcomes('wrong-key-refused', [asked])).toEqual(['unclear']);
  });

  test('a bearer token may be refused if its key lacks permission', () => {
    const run = (keyForm: 'bearer' | 'bare', status: number) =>
      sent({}, status, { target: '/v2/model/run', keyForm });
    expect(outcomes('key-as-bearer', [run('bearer', 401)])).toEqual([]);
    expect(outcomes('key-as-bearer', [run('bearer', 401), run('bare', 200)])).toEqual(['broken']);
  });

  test('permissions hold only if an allowed and a forbidden request were sent', () => {
    const run = sent({}, 401, { key: 'readOnly' });
    const status: Asked = {
      method: 'GET',
      target: '/v2/worker/status/a',
      key: 'readOnly',
      status: 404,
    };
    expect(outcomes('key-permissions', [run])).toEqual(['unclear']);
    expect(outcomes('key-permissions', [run, status])).toEqual(['unclear']);
    const forbidden: Asked = { ...status, key: 'forbidden', status: 401 };
    expect(outcomes('key-permissions', [run, status, forbidden])).toEqual(['holds']);
    expect(outcomes('key-permissions', [run, { ...status, status: 401 }])).toContain('broken');
  });
});

describe('errors', () => {
  const unknown = { target: '/v2/nowhere/run', probes: ['unknown-endpoint-is-404'] };

  test.each([
    [404, 'holds'],
    [200, 'broken'],
    [400, 'broken'],
    [401, 'unclear'],
    [503, 'unclear'],
  ])('an unknown endpoint that gets status %i: %s', (status, outcome) => {
    expect(outcomes('unknown-endpoint-is-404', [sent({}, status, unknown)])).toEqual([outcome]);
  });

  test('an invalid request to an unknown endpoint is not judged', () => {
    expect(outcomes('unknown-endpoint-is-404', [{ body: {}, status: 400, ...unknown }])).toEqual(
      [],
    );
  });

  test('the code of an error must be that of the first of several problems', () => {
    const asked = (code: string, status: number): Asked => ({
      ...unknown,
      body: '{',
      key: 'wrong',
      status,
      answer: { code },
    });
    expect(outcomes('error-precedence', [asked('unauthorized', 401)])).toEqual(['holds']);
    expect(outcomes('error-precedence', [asked('endpointNotFound', 404)])).toEqual(['broken']);
    expect(outcomes('error-precedence', [asked('tooManyRequests', 429)])).toEqual(['unclear']);
    expect(outcomes('not-json-is-400', [asked('unauthorized', 401)])).toEqual([]);
  });

  test('a path of an operation that is not declared is not judged', () => {
    const cancel: Asked = { target: '/v2/worker/cancel/a', method: 'GET', status: 404 };
    expect(outcomes('unknown-method-is-405', [cancel])).toEqual([]);
    expect(outcomes('unknown-path-is-404', [cancel])).toEqual([]);
    const offered = { operations: ['cancelJob'] };
    expect(outcomes('unknown-method-is-405', [cancel], offered)).toEqual(['broken']);
  });

  test('the error must name the place of a missing member', () => {
    const problem = (pointer: string) => ({
      status: 400,
      title: 'Invalid request',
      detail: 'No.',
      code: 'invalidRequest',
      errors: [{ in: 'body', pointer, expected: 'a', received: 'b', detail: 'c' }],
    });
    const asked = (pointer: string): Asked => ({ body: {}, status: 400, answer: problem(pointer) });
    expect(outcomes('error-names-places', [asked('/input')])).toEqual(['holds']);
    expect(outcomes('error-names-places', [asked('')])).toEqual(['broken']);
  });

  test('an additional code is allowed if the state of the service is the reason', () => {
    const asked = (status: number): Asked => ({
      ...sent({}, status),
      answer: { status, title: 'Busy', detail: 'Later.', code: 'busy' },
    });
    expect(outcomes('error-code-known', [asked(429)])).toEqual(['unclear']);
    expect(outcomes('error-code-known', [asked(400)])).toEqual(['broken']);
  });
});
