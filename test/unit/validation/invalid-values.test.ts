import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { excerpt, quotedExcerpt } from '../../../src/validation/errors/excerpt.ts';
import { boundedPointer, invalidValues } from '../../../src/validation/errors/invalid-values.ts';
import type { SchemaError } from '../../../src/validation/plan.ts';
import { judge, schemaDocument } from './schema-document.ts';

function describeOne(error: Partial<SchemaError>, value: unknown) {
  const full = { instancePath: '', schemaPath: '', keyword: 'type', params: {}, ...error };
  return invalidValues([full], { value, location: 'body' })[0];
}

describe('a finding', () => {
  test('names the place, the expected value and the received value', () => {
    expect(
      describeOne(
        {
          instancePath: '/policy/ttl',
          schemaPath: '#/components/schemas/Policy/properties/ttl/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 10 },
        },
        { policy: { ttl: 9 } },
      ),
    ).toEqual({
      in: 'body',
      pointer: '/policy/ttl',
      expected: 'a number of at least 10',
      received: '9',
      detail: 'Expected a number of at least 10 at body /policy/ttl, got 9.',
      schema: '#/components/schemas/Policy/properties/ttl/minimum',
    });
  });

  test('shortens long received values', () => {
    const finding = describeOne(
      { instancePath: '/a', params: { type: 'object' } },
      { a: 'x'.repeat(1_000_000) },
    );
    expect(finding?.received).toHaveLength(84);
    expect(finding?.received).toContain('(1000000 characters)');
  });

  test('shows only the type of a secret', () => {
    const secret = 'CANARY-9f1';
    const value = { s3Config: { accessSecret: secret, bucketName: secret } };
    const errors = ['/s3Config', '/s3Config/accessSecret', '/s3Config/bucketName'].map(
      (instancePath) => ({
        instancePath,
        schemaPath: '',
        keyword: 'type',
        params: { type: 'null' },
      }),
    );
    const isSecret = () => true;
    const findings = invalidValues(errors, { value, location: 'body', isSecret });
    expect(findings.map(({ received }) => received)).toEqual([
      'an object',
      'text of 10 characters',
      'text of 10 characters',
    ]);
    expect(
      invalidValues(errors.slice(1), {
        value: { s3Config: { accessSecret: 12, bucketName: true } },
        location: 'body',
        isSecret,
      }).map(({ received }) => received),
    ).toEqual(['a number', 'a boolean']);
  });

  test.each([
    [null, 'null'],
    [[1, 2], 'an array of 2'],
    [{ a: 1 }, 'an object'],
    [true, 'true'],
    [1.5, '1.5'],
    [JSON.parse('1e999'), 'a number that is too large'],
    ['text', 'text of 4 characters'],
  ])('describes %j as %s', (value, received) => {
    expect(describeOne({ params: { type: 'string' } }, value)?.received).toBe(received);
  });

  test.for([
    ['http://user:hidden@host.test/hook', 'http://…@host.test/hook'],
    ['ftp:user:hidden@host', 'ftp:…@host'],
    ['//user:hid/hidden@host', '…@host'],
    [`https://user:${'hidden'.repeat(20)}@host`, 'https://…@host'],
    ['see https://host.test/a?token=hidden#hidden here', 'see https://host.test/a?… here'],
    ['what? no address', 'what? no address'],
    ['a?b://host.test/c#hidden?hidden d', 'a?b://host.test/c?… d'],
    ['user@hidden@a.test https://hidden@b.test?hidden', '…@a.test https://…@b.test?…'],
  ])('does not repeat credentials in a URL: %s', ([webhook, told]) => {
    const instancePath = '/webhook';
    const { detail } = describeOne({ instancePath, keyword: 'format' }, { webhook }) ?? {};
    expect(detail).toContain(`got "${told}".`);
    expect(detail).not.toContain('hidden');
  });

  test.for<[string, string]>([
    [`https://host.test/a?signature=${'hidden'.repeat(600)}`, 'https://host.test/a?…'],
    [`https://host.test/a#${'x'.repeat(3000)} hidden`, 'https://host.test/a?…'],
    [`https://user:${'hidden'.repeat(600)}@host.test`, 'https://…@'],
    [
      `https://host.test/${'a/'.repeat(30)}?${'hidden'.repeat(9)}`,
      `https://host.test/${'a/'.repeat(21)}`,
    ],
  ])('does not repeat credentials in a long URL either: %#', ([webhook, told]) => {
    const instancePath = '/webhook';
    const { received } = describeOne({ instancePath, keyword: 'format' }, { webhook }) ?? {};
    expect(received).toBe(`"${told}"… (${webhook.length} characters)`);
  });

  test.each(['x', '://', ':'])('reads each word once: %s', (piece) => {
    /** The shortest of many, because something else may run in between. */
    const costOf = (text: string): number => {
      const runsMs = Array.from({ length: 30 }, () => {
        const startMs = performance.now();
        quotedExcerpt(text);
        return performance.now() - startMs;
      });
      return Math.min(...runsMs);
    };
    const long = piece.repeat(2000);
    expect(costOf(long)).toBeLessThan(25 * costOf('x '.repeat(1000)));
  });

  test('reads own properties only', () => {
    expect(describeOne({ instancePath: '/constructor/name' }, {})?.received).toBe('nothing');
  });
});

test('the number of errors is limited, and summaries are dropped in favour of their details', () => {
  const error = (keyword: string, index = 0): SchemaError => ({
    instancePath: `/${index}`,
    schemaPath: '',
    keyword,
    params: { type: 'string' },
  });
  const value = Array.from({ length: 50 }, () => 1);
  const all = [error('anyOf'), ...value.map((_, index) => error('type', index))];
  const findings = invalidValues(all, { value, location: 'body' });
  expect(findings).toHaveLength(20);
  expect(findings[18]?.detail).toBe('Expected a string at body /18, got 1.');
  expect(findings[19]?.detail).toBe(
    'Expected a string at body /19, got 1. 30 more errors are omitted.',
  );
  const twenty = invalidValues(all.slice(0, 21), { value, location: 'body' });
  expect(twenty[19]?.detail).toBe('Expected a string at body /19, got 1.');
  const repeated = [error('type'), error('type'), error('minimum')];
  expect(invalidValues(repeated, { value, location: 'body' })).toHaveLength(2);
  expect(new Set(findings.map(({ expected }) => expected))).toEqual(new Set(['a string']));
});

describe('secrets in text that was serialized twice', () => {
  const twice = JSON.stringify({ s3Config: { accessSecret: 'CANARY-9f1' } });

  test.each([
    ['the body itself', '', twice],
    ['the body without a typical secret name', '', twice.replace('accessSecret', 'key')],
    ['any other place', '/policy/note', { policy: { note: twice } }],
    [
      'a member with a typical secret name',
      '/policy/api-key',
      { policy: { 'api-key': 'CANARY-9f1' } },
    ],
  ])('are not repeated: %s', (_, instancePath, value) => {
    const finding = describeOne({ instancePath, params: { type: 'object' } }, value);
    expect(finding?.received).toMatch(/^text of \d+ characters$/);
    expect(JSON.stringify(finding)).not.toContain('CANARY');
  });

  test('are not repeated for a model input either', () => {
    const error = { instancePath: '', schemaPath: '', keyword: 'type', params: { type: 'object' } };
    const [finding] = invalidValues([error], {
      value: 'CANARY-9f1',
      location: 'body',
      base: '/input',
    });
    expect(finding?.received).toBe('text of 10 characters');
  });

  test('are not repeated as a property name', () => {
    const error = { keyword: 'pattern', params: { pattern: '^a' }, propertyName: twice };
    expect(JSON.stringify(describeOne(error, { [twice]: 1 }))).not.toContain('CANARY');
  });
});

const schemas = new Ajv({ allErrors: true, strict: false });

/** The details of what the schema finds wrong with the value at `/v`. */
function detailsOf(schema: object, v: unknown): string[] {
  const validate = schemas.compile({ type: 'object', properties: { v: schema } });
  validate({ v });
  const errors = validate.errors ?? [];
  return invalidValues(errors, { value: { v }, location: 'body' }).map(({ detail }) => detail);
}

const array = 'Expected an array';
test.each([
  [{ minProperties: 1 }, {}, 'Expected an object of at least 1 property at body /v, got one of 0.'],
  [
    { maxProperties: 2 },
    { a: 1, b: 2, c: 3 },
    'Expected an object of at most 2 properties at body /v, got one of 3.',
  ],
  [{ minItems: 1 }, [], `${array} of at least 1 item at body /v, got an array of 0.`],
  [{ maxItems: 1 }, [1, 2], `${array} of at most 1 item at body /v, got an array of 2.`],
  [
    { prefixItems: [{}], items: false },
    [1, 2],
    `${array} of at most 1 item at body /v, got an array of 2.`,
  ],
  [
    { uniqueItems: true },
    [1, 2, 1],
    `${array} without repetition (items 0 and 2 are the same) at body /v, got an array of 3.`,
  ],
  [
    { contains: { type: 'string' } },
    [1, 2],
    `${array} with at least 1 item of the required kind at body /v, got an array of 2.`,
  ],
  [
    { propertyNames: { pattern: '^a' } },
    { b: 1 },
    'Expected property names that are text matching ^a at body /v, got "b".',
  ],
  [
    { dependentRequired: { a: ['b'] } },
    { a: 1 },
    'Expected a value, because a is given at body /v/b, got nothing.',
  ],
  [
    { not: { type: 'number' } },
    1,
    'Expected a value that does not match the `not` schema at body /v, got 1.',
  ],
  [{ properties: { a: false } }, { a: 1 }, 'Expected no value at body /v/a, got 1.'],
  [
    { oneOf: [{ type: 'number' }, { minimum: 1 }] },
    2,
    'Expected exactly one of the alternatives, not both number 1 and 2 at body /v, got 2.',
  ],
  [{ minLength: 1 }, '', 'Expected at least 1 character at body /v, got "".'],
])('describes what %j requires of %j', (schema, value, detail) => {
  expect(detailsOf(schema, value)).toEqual([detail]);
});

test.each([
  [{ pattern: '^a' }, 'b', '"b"'],
  [{ format: 'date' }, 'b', '"b"'],
  [{ format: 'uri', pattern: '^https?:' }, 'b', '"b"'],
  [{ not: { type: 'number' } }, 1, '1'],
  [{ allOf: [{ 'x-expected': 'a word of mine', pattern: '^a' }] }, 'b', '"b"'],
  [{ oneOf: [{ type: 'number' }, { 'x-expected': 'a word of mine', pattern: '^a' }] }, 'b', '"b"'],
])('describes with x-expected what %j requires of %j', async (schema, value, got) => {
  const worded = { ...schema, 'x-expected': 'a word of mine' };
  expect(await explained(worded, value)).toEqual([
    `Expected a word of mine at body /v, got ${got}.`,
  ]);
});

test('x-expected is ignored if it is not a string, and for other keywords', async () => {
  expect(await explained({ pattern: '^a', 'x-expected': true }, 'b')).toEqual([
    'Expected text matching ^a at body /v, got "b".',
  ]);
  expect(await explained({ minLength: 2, 'x-expected': 'a word of mine' }, 'b')).toEqual([
    'Expected at least 2 characters at body /v, got "b".',
  ]);
});

/** The details of the refusal of a body `{ v: value }`. */
async function explained(schema: object, value: unknown): Promise<unknown> {
  const validator = createValidator(schemaDocument([{ properties: { v: schema } }]));
  const verdict = await judge(validator, 0, { v: value });
  return verdict.kind === 'refused' && verdict.problem.errors?.map(({ detail }) => detail);
}

describe('a value that matches no alternative', () => {
  const own = (key: string) => ({
    required: [key],
    properties: { [key]: {} },
    additionalProperties: false,
  });
  test.each([
    [
      'has the types of all',
      [{ type: 'string' }, { type: ['array', 'null'] }],
      1,
      'Expected a string or an array or null at body /v, got 1.',
    ],
    [
      'has the constants of all',
      [{ properties: { kind: { const: 'a' } } }, { properties: { kind: { const: 'b' } } }],
      { kind: 'c' },
      'Expected one of ["a","b"] at body /v/kind, got "c".',
    ],
    [
      'is meant for the alternative of its constant',
      [
        { required: ['x', 'y'], properties: { kind: { const: 'a' } } },
        { properties: { kind: { const: 'b' } } },
      ],
      { kind: 'a', x: 1 },
      'Expected a value at body /v/y, got nothing.',
    ],
    [
      'lacks what all require',
      [{ required: ['id', 'a'] }, { required: ['b', 'id'] }],
      {},
      'Expected a value at body /v/id, got nothing.',
    ],
    [
      'has no key of its own',
      [own('a'), own('b')],
      {},
      'Expected one of the keys a or b at body /v, got none of them.',
    ],
    [
      'has a misspelt key',
      [own('a'), own('b')],
      { c: 1 },
      'Expected one of the keys a or b at body /v, got "c".',
    ],
    [
      'has the keys of several',
      [own('a'), own('b'), own('c')],
      { c: 1, a: 1 },
      'Expected only one of the keys a, b or c at body /v, got a and c.',
    ],
  ])('%s', async (_, oneOf, value, detail) => {
    for (const keyword of ['oneOf', 'anyOf']) {
      expect(await explained({ [keyword]: oneOf }, value)).toEqual([detail]);
    }
  });
});

test('an ambiguous alternative is reported next to other errors', () => {
  const schema = { properties: { a: { oneOf: [{}, {}] }, b: { type: 'string' } } };
  expect(detailsOf(schema, { a: 1, b: 1 })).toHaveLength(2);
});

test('a pointer is shortened in the sentence but not in its own field', () => {
  const name = 'n'.repeat(1000);
  const found = describeOne({ instancePath: `/${name}` }, { [name]: 1 });
  expect(found?.pointer).toHaveLength(1001);
  expect(found?.detail.length).toBeLessThan(300);
});

describe('an excerpt', () => {
  test('is the complete text up to 60 characters', () => {
    expect(excerpt('x'.repeat(60))).toBe('x'.repeat(60));
    expect(excerpt('x'.repeat(61))).toBe(`${'x'.repeat(60)}… (61 characters)`);
  });

  test('never splits a character', () => {
    expect(excerpt(`${'x'.repeat(59)}😀`)).toBe(`${'x'.repeat(59)}… (61 characters)`);
  });

  test('escapes terminal controls, text direction marks and invalid characters', () => {
    expect(excerpt('a\u001b[31m\n\u202e\u009b\ud800é"')).toBe(
      'a\\u001b[31m\\u000a\\u202e\\u009b\\ud800é"',
    );
  });

  test('appears in quotes as a received value', () => {
    const found = describeOne({ instancePath: '/a' }, { a: '"\n\u202e' });
    expect(found?.received).toBe('"\\"\\n\\u202e"');
  });
});

test('too long a pointer is replaced by that of a parent', () => {
  const long = 'k'.repeat(2000);
  const bounded = (pointer: string) => boundedPointer({ pointer }).pointer;
  expect(bounded('/a/b')).toBe('/a/b');
  expect(bounded(`/a/${long}/b`)).toBe('/a');
  expect(bounded(`/${long}`)).toBe('');
  expect(bounded('/abc'.repeat(300))).toBe('/abc'.repeat(250));
});
