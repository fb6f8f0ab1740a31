/** A foreign document at work: requests, security, responses, and the words for what is wrong. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CreateValidatorOptions,
  createValidator,
} from '../../../src/validation/create-validator.ts';
import { DocumentError } from '../../../src/validation/document-error.ts';
import type { ResponseReport } from '../../../src/validation/validator.ts';
import { ferries } from '../../documents/ferries.ts';
import { agreeingWays, bothWays } from './both-ways.ts';
import { judge, requestOf, schemaDocument } from './schema-document.ts';

const reports: ResponseReport[] = [];
const options: CreateValidatorOptions = {
  security: {
    crewKey: ({ value }) => (value === 'guest' ? 'forbidden' : value === 'crew'),
  },
  responses: 'enforce',
  onInvalidResponse: (report) => reports.push(report),
  body: { bytes: 500, depth: 5 },
};

const ways = agreeingWays(ferries, options);

async function details(...request: Parameters<typeof requestOf>): Promise<unknown> {
  const verdict = await ways.check(...request);
  if (verdict.kind !== 'refused') return verdict.kind;
  const { status, detail, errors } = verdict.problem;
  return [status, ...(errors?.map((error) => error.detail) ?? [detail])];
}

const crew = { authorization: 'Bearer crew' };

function booking(
  body: unknown,
  headers: Record<string, string> = {},
): Parameters<typeof requestOf> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { ...crew, 'content-type': 'application/json', ...headers };
  return ['POST', '/v1/crossings/7/bookings', { headers: sent, body: text }];
}

describe('a request', () => {
  test('that is valid yields typed parameters', async () => {
    const query = 'from=north&days=2024-06-01,2024-06-02&party[adults]=2';
    expect(await ways.check('GET', `/v1/crossings?${query}`)).toMatchObject({
      kind: 'valid',
      operation: { id: 'listCrossings' },
      parameters: {
        query: { from: 'north', days: ['2024-06-01', '2024-06-02'], party: { adults: 2 } },
      },
    });
  });

  test('to an unknown path or with a wrong method is refused as such', async () => {
    expect(await details('GET', '/crossings')).toEqual([404, 'The document has no such path.']);
    expect(await ways.check('PUT', '/v1/crossings')).toMatchObject({
      problem: { status: 405 },
      headers: { allow: 'GET, HEAD' },
    });
  });

  test.each([
    [{ guests: [{ travels: 'foot', name: 'A', age: null }] }, 'valid'],
    [{ guests: [{ travels: 'car', name: 'A', plate: 'AB1234' }], pin: '1234' }, 'valid'],
    [
      { guests: [] },
      [400, 'Expected an array of at least 1 item at body /guests, got an array of 0.'],
    ],
    [
      { guests: 1, reference: 'ABCDEF' },
      [
        400,
        'Expected no read-only property at body /reference, got "ABCDEF".',
        'Expected an array at body /guests, got 1.',
      ],
    ],
    [
      { guests: [{ travels: 'car', name: 'A', plate: 'x' }] },
      [400, 'Expected a plate such as AB1234 at body /guests/0/plate, got "x".'],
    ],
    [
      { guests: [{ name: 'A', plate: 'AB1234' }] },
      [400, 'Expected a value at body /guests/0/travels, got nothing.'],
    ],
    [
      { guests: [{ travels: 'car', name: '' }] },
      [
        400,
        'Expected a value at body /guests/0/plate, got nothing.',
        'Expected at least 1 character at body /guests/0/name, got "".',
      ],
    ],
    [
      { guests: [{ travels: 'foot', name: 'A' }], pin: '12' },
      [400, 'Expected at least 4 characters at body /pin, got text of 2 characters.'],
    ],
    [
      { guests: [{ travels: 'foot', name: 'A' }], pets: 1 },
      [400, 'Expected no such property at body /pets, got a number.'],
    ],
    ['{"guests"', [400, 'Expected a JSON document, got text that ends too early.']],
    ['', [400, 'Expected a body at the body, got nothing.']],
    [[[[[[[]]]]]], [400, 'Expected arrays and objects nested at most 5 deep, got deeper ones.']],
  ])('is checked with the body %j', async (body, expected) => {
    expect(await details(...booking(body))).toEqual(expected);
  });

  test('without a content type is refused before it is read', async () => {
    const [method, target, { headers = {} } = {}] = booking({});
    const { 'content-type': _, ...rest } = headers;
    const body = () => Promise.reject(new Error('The body was read.'));
    const request = { ...requestOf(method, target, { headers: rest }), body };
    expect(await ways.created().check(request)).toMatchObject({ problem: { status: 415 } });
  });

  test('may have body limits by operation', async () => {
    const request = () => requestOf(...booking({ guests: [{ travels: 'foot', name: 'A' }] }));
    const kindWith = async (operationId: string) => {
      const body = (id: string) => (id === operationId ? { depth: 1 } : {});
      const verdict = await createValidator(ferries, { ...options, body }).check(request());
      return verdict.kind;
    };
    expect(await kindWith('bookCrossing')).toBe('refused');
    expect(await kindWith('getCrossing')).toBe('valid');
  });

  test('is refused for parameters and body together', async () => {
    const [method, , rest] = booking({ guests: 1 });
    expect(await details(method, '/v1/crossings/0/bookings', rest)).toEqual([
      400,
      'Expected a number of at least 1 at path /crossing, got 0.',
      'Expected an array at body /guests, got 1.',
    ]);
  });

  test.each([
    [
      'text/plain',
      undefined,
      'Expected the content type application/json or application/x-www-form-urlencoded, got text/plain.',
    ],
    ['application/json; charset=utf-16', undefined, 'Expected the charset utf-8, got utf-16.'],
    ['application/json', 'gzip', 'Expected a body without content coding, got the coding gzip.'],
  ])('of the type %s with the encoding %s is refused', async (type, encoding, detail) => {
    const coded = encoding === undefined ? {} : { 'content-encoding': encoding };
    expect(await details(...booking('{}', { 'content-type': type, ...coded }))).toEqual([
      415,
      detail,
    ]);
  });
});

describe('security', () => {
  test.each([
    [{}, 401],
    [{ authorization: 'Basic crew' }, 401],
    [{ authorization: 'Bearer other' }, 401],
    [{ authorization: 'Bearer guest' }, 403],
    [{ authorization: 'bearer crew' }, undefined],
  ])('is checked with %j', async (headers, status) => {
    const verdict = await ways.check('GET', '/v1/crossings/7', { headers });
    expect(verdict.kind === 'refused' ? verdict.problem.status : undefined).toBe(status);
    if (status === 401)
      expect(verdict).toMatchObject({ headers: { 'www-authenticate': 'Bearer' } });
  });

  test('a scheme without a handler is an error at startup', async () => {
    await expect(bothWays(ferries)).rejects.toThrow('Expected a security handler for crewKey');
  });
});

describe('a response', () => {
  const crossing = {
    id: 7,
    from: 'north',
    to: 'south',
    leaves: '2024-06-01T08:00:00Z',
    next: null,
  };

  async function answered(operationId: string, status: number, body: unknown, headers = {}) {
    const sent: Record<string, string> = { 'content-type': 'application/json', ...headers };
    const text = body === undefined ? '' : JSON.stringify(body);
    const response = { status, header: (name: string) => sent[name], body: text };
    return ways.checkResponse(response, operationId);
  }

  test.each([
    ['getCrossing', 200, crossing, {}, []],
    [
      'getCrossing',
      200,
      { ...crossing, next: { ...crossing, id: 'x' } },
      {},
      ['Expected an integer at body /next/id, got "x".'],
    ],
    ['getCrossing', 404, undefined, {}, ['Expected one of 200 as status, got 404.']],
    ['getCrossing', 304, undefined, {}, []],
    ['bookCrossing', 304, undefined, {}, ['Expected one of 201, 4XX as status, got 304.']],
    ['listCrossings', 200, [crossing], { 'x-total': '1' }, []],
    ['listCrossings', 200, [], {}, ['Expected a value at header /x-total, got nothing.']],
    [
      'listCrossings',
      200,
      [],
      { 'x-total': 'many' },
      ['Expected an integer at header /x-total, got "many".'],
    ],
    ['listCrossings', 404, { status: 404 }, { 'content-type': 'application/problem+json' }, []],
    [
      'listCrossings',
      404,
      { status: 404 },
      {},
      ['Expected application/problem+json at header /content-type, got application/json.'],
    ],
    [
      'bookCrossing',
      201,
      { reference: 'ABCDEF', guests: [{ travels: 'foot', name: 'A' }] },
      {},
      [],
    ],
    [
      'bookCrossing',
      201,
      { guests: [{ travels: 'foot', name: 'A' }], pin: '1234' },
      {},
      [
        'Expected a value at body /reference, got nothing.',
        'Expected no write-only property at body /pin, got text of 4 characters.',
      ],
    ],
  ])('of %s with status %i and %j is checked: %j', async (id, status, body, headers, findings) => {
    expect(await answered(id, status, body, headers)).toEqual(findings);
  });

  test('that is invalid is withheld if responses are enforced', async () => {
    reports.length = 0;
    const serve = ways.created().serve({
      getCrossing: () => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    });
    const answer = await serve(requestOf('GET', '/v1/crossings/7', { headers: crew }));
    expect(answer.status).toBe(500);
    expect(String(answer.body)).not.toContain('leaves');
    expect(reports[0]?.findings).toHaveLength(4);
  });
});

test('base paths that make two operations one are refused, with the pointer of the second', () => {
  const at = (url: string) => ({ servers: [{ url }], get: { responses: {} } });
  const paths = { '/b/c': at('/a'), '/c': at('/d') };
  const document = { openapi: '3.1.0', info: { title: 'Two', version: '1' }, paths };
  const create = (basePaths: string[]) => createValidator(document, { basePaths });
  expect(() => create(['/x'])).not.toThrow();
  expect(() => create(['', '/b'])).toThrow(DocumentError);
  expect(() => create(['', '/b'])).toThrow(
    /^#\/paths\/~1c\/get: .* as \/b\/c at #\/paths\/~1b~1c\/get/,
  );
});

test('an operation without a handler gets status 501', async () => {
  const answer = await ways.created().serve({})(requestOf('GET', '/v1/crossings?from=north'));
  expect(answer.status).toBe(501);
});

test.each([
  [
    'at once',
    () => {
      throw new Error('lost at sea');
    },
  ],
  [
    'later',
    async () => {
      throw new Error('lost at sea');
    },
  ],
])('an error that a handler throws %s is shown to the server only', async (_, listCrossings) => {
  const faults: unknown[] = [];
  const validator = createValidator(ferries, {
    security: 'unchecked',
    onError: (fault) => faults.push(fault),
  });
  const serve = validator.serve({ listCrossings });
  const answer = await serve(requestOf('GET', '/v1/crossings?from=north'));
  expect(answer.status).toBe(500);
  expect(answer.body).not.toContain('sea');
  expect(faults).toEqual([new Error('lost at sea')]);
});

test('an error in a security handler is handled the same way', async () => {
  const faults: unknown[] = [];
  const crewKey = () => {
    throw new Error('lost at sea');
  };
  const onError = (fault: unknown) => faults.push(fault);
  const serve = createValidator(ferries, { security: { crewKey }, onError }).serve({});
  const headers = { authorization: 'Bearer crew' };
  expect((await serve(requestOf('GET', '/v1/crossings/7', { headers }))).status).toBe(500);
  expect(faults).toHaveLength(1);
});

test('validated values are never modified', async () => {
  const given = Object.freeze({
    guests: Object.freeze([Object.freeze({ travels: 'foot', name: 'A' })]),
  });
  const verdict = await ways.created().check(requestOf(...booking('')), { value: given });
  expect(verdict).toMatchObject({ kind: 'valid' });
  expect(verdict.kind === 'valid' && verdict.body).toBe(given);
});

test('created and loaded validators agree on random values', async () => {
  const name = fc.oneof(fc.string(), fc.constant(undefined), fc.jsonValue());
  const guest = fc.record(
    {
      travels: fc.constantFrom('foot', 'car', 'boat', 1),
      name,
      age: fc.oneof(fc.integer(), fc.constant(null), fc.string()),
      plate: fc.constantFrom('AB1234', 'x', null),
    },
    { requiredKeys: [] },
  );
  const body = fc.record(
    { guests: fc.oneof(fc.array(guest), fc.jsonValue()), pin: name, reference: name, more: name },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (value) => {
      await ways.check(...booking(value));
    }),
    { numRuns: 300, seed: 1 },
  );
});

describe('the separate steps', () => {
  const route = (target: string) => ways.loaded().route(requestOf('GET', target));

  test('route a path and method before anything is read', () => {
    expect(route('/v1/crossings?days=never')).toMatchObject({
      kind: 'routed',
      operationId: 'listCrossings',
      raw: {},
    });
    expect(route('/nowhere')).toMatchObject({ kind: 'refused', problem: { status: 404 } });
  });

  test('read a routed request without checking security', async () => {
    const read = async (...request: Parameters<typeof requestOf>) => {
      const routed = ways.loaded().route(requestOf(...request));
      if (routed.kind !== 'routed') throw new Error('Expected an operation.');
      return await ways.loaded().read(routed);
    };
    const [method, target, sent] = booking({ guests: [{ travels: 'foot', name: 'A' }] });
    const { authorization: _, ...headers } = sent?.headers ?? {};
    expect(await read(method, target, { ...sent, headers })).toMatchObject({
      kind: 'valid',
      parameters: { path: { crossing: 7 } },
      body: { guests: [{ travels: 'foot' }] },
    });
    expect(await read('GET', '/v1/crossings?days=never')).toMatchObject({
      kind: 'refused',
      problem: { status: 400 },
    });
  });
});

describe('secrets', () => {
  const schema = {
    type: 'object',
    properties: {
      storage: { type: 'object', writeOnly: true, properties: { bucket: { type: 'integer' } } },
      pin: { type: 'integer', format: 'password' },
      note: { type: 'integer' },
      max_tokens: { type: 'integer', maximum: 5 },
    },
  };
  const document = schemaDocument([schema]);

  async function received(body: object, secretNames: readonly string[] = []): Promise<unknown> {
    const validator = createValidator(document, { secretNames });
    const verdict = await judge(validator, 0, body);
    if (verdict.kind !== 'refused') throw new Error('Expected a refusal.');
    return verdict.problem.errors?.map((error) => error.received);
  }

  test('include values that the document marks, with everything inside', async () => {
    expect(await received({ storage: { bucket: 'CANARY' } })).toEqual(['text of 6 characters']);
    expect(await received({ storage: { bucket: true } })).toEqual(['a boolean']);
    expect(await received({ pin: 12.5 })).toEqual(['a number']);
  });

  const card = { type: 'object', properties: { number: { type: 'string', writeOnly: true } } };
  const short = { type: 'string', maxLength: 4 };

  test.each([
    ['an object that was encoded twice', { card }],
    ['a list that was encoded twice', { card: { type: 'array', items: card } }],
    ['an object behind a reference', { card: { $ref: '#/components/schemas/S1' } }],
    ['one of several alternatives', { card: { oneOf: [short, card] } }],
    [
      'a value whose schema is shared',
      { card: { writeOnly: true, $ref: '#/components/schemas/S2' } },
    ],
  ])('include text in place of %s', async (_, properties) => {
    const document = schemaDocument([{ type: 'object', properties }, card, short]);
    const body = { card: JSON.stringify({ number: '4111111111111111' }) };
    expect(JSON.stringify(await judge(createValidator(document), 0, body))).not.toContain('4111');
  });

  test('include values under unknown names, and numbers, in place of secrets', async () => {
    const document = schemaDocument([
      { type: 'object', properties: { card: { ...card, additionalProperties: false } } },
    ]);
    for (const given of [{ nubmer: '4111' }, 4111]) {
      const verdict = await judge(createValidator(document), 0, { card: given });
      expect(JSON.stringify(verdict)).toContain('got');
      expect(JSON.stringify(verdict)).not.toContain('4111');
    }
  });

  test('include text in place of objects that may have names that the caller lists', async () => {
    const document = schemaDocument([
      { type: 'object', properties: { owner: { type: 'object' }, age: { type: 'integer' } } },
    ]);
    const body = { owner: JSON.stringify({ note: 'CANARY' }), age: 'old' };
    const verdict = await judge(createValidator(document, { secretNames: ['note'] }), 0, body);
    expect(JSON.stringify(verdict)).not.toContain('CANARY');
    expect(JSON.stringify(verdict)).toContain('old');
  });

  test('include values under names that the caller lists', async () => {
    expect(await received({ note: 'CANARY' })).toEqual(['"CANARY"']);
    for (const name of ['Note', 'no_te', 'no-Te']) {
      expect(await received({ note: 'CANARY' }, [name])).toEqual(['text of 6 characters']);
    }
  });

  test('include strings under typical names, but not numbers', async () => {
    expect(await received({ max_tokens: 'CANARY' })).toEqual(['text of 6 characters']);
    expect(await received({ max_tokens: 6 })).toEqual(['6']);
  });
});
