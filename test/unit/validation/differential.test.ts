/**
 * The same random documents and values through this layer and through openapi-backend. Where the
 * two differ, exactly one explanation of the table has to hold.
 */
import fc from 'fast-check';
import { OpenAPIBackend } from 'openapi-backend';
import { expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { requestOf } from './schema-document.ts';

interface Exchange {
  readonly query: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly parameter: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Why the two may differ. `ours` is what this layer says. */
const explained: readonly {
  readonly reason: string;
  readonly ours: 'valid' | 'refused';
  readonly holds: (exchange: Exchange) => boolean;
}[] = [
  {
    reason: 'they refuse parameters that the document does not have; we do when asked to',
    ours: 'valid',
    holds: ({ query }) => query.includes('q='),
  },
  {
    reason: 'they read 0x1 as a number, which JSON does not know',
    ours: 'refused',
    holds: ({ query }) => query.includes('p=0x1'),
  },
  {
    reason: 'they take read-only properties in requests',
    ours: 'refused',
    holds: ({ schema, body }) =>
      readOnlyNames(schema).some((name) => Object.hasOwn(Object(body), name)),
  },
  {
    reason: 'they require read-only properties in requests',
    ours: 'valid',
    holds: ({ schema, body }) =>
      readOnlyNames(schema).some((name) => !Object.hasOwn(Object(body), name)),
  },
];

function readOnlyNames({ properties }: Exchange['schema']): string[] {
  return Object.entries(Object(properties))
    .filter(([, property]) => Object(property).readOnly === true)
    .map(([name]) => name);
}

const scalar = fc.oneof(
  fc.record({ type: fc.constant('integer'), minimum: fc.integer({ min: -5, max: 5 }) }),
  fc.record({ type: fc.constant('number'), maximum: fc.integer({ min: -5, max: 5 }) }),
  fc.record({
    type: fc.constant('string'),
    minLength: fc.nat(3),
    maxLength: fc.integer({ min: 3, max: 6 }),
  }),
  fc.record({ type: fc.constant('boolean') }),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }) }),
);

const property = fc.oneof(
  scalar,
  fc.record({
    type: fc.constant('array'),
    items: scalar,
    maxItems: fc.nat(3),
    uniqueItems: fc.boolean(),
  }),
  fc.record({ oneOf: fc.tuple(scalar, scalar) }),
  fc.record({ anyOf: fc.tuple(scalar, scalar) }),
  fc.record({ type: fc.constant('string'), readOnly: fc.constant(true) }),
);

const schema = fc.record({
  type: fc.constant('object'),
  required: fc.constantFrom(['a'], ['b'], ['a', 'b']),
  properties: fc.record({ a: property, b: property }),
  additionalProperties: fc.oneof(fc.boolean(), scalar),
});

const value = fc.oneof(
  { arbitrary: fc.constantFrom(1, 2, 'a', 'abc', true), weight: 4 },
  { arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }), weight: 1 },
  { arbitrary: fc.constantFrom('', null, 'long text'), weight: 1 },
  { arbitrary: fc.array(fc.constantFrom(1, 2, 'a'), { maxLength: 3 }), weight: 2 },
);

const body = fc.oneof(
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), value),
  fc.record({ a: value }),
  fc.record({ a: value, b: value }),
);

const parameter = fc.oneof(
  scalar,
  fc.record({ type: fc.constant('array'), items: scalar, maxItems: fc.nat(3) }),
);

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('p', 'p', 'p', 'q'),
      fc.constantFrom('1', '-2', 'a', 'true', '1.5', '', '0x1', 'abcd', 'null'),
    ),
    { maxLength: 2 },
  )
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));

async function verdicts({
  query: text,
  schema: shape,
  parameter: declared,
  body: given,
}: Exchange) {
  const document = {
    openapi: '3.0.3' as const,
    info: { title: 'Random', version: '1' },
    paths: {
      '/things': {
        post: {
          operationId: 'post',
          parameters: [{ name: 'p', in: 'query' as const, schema: declared }],
          requestBody: { required: true, content: { 'application/json': { schema: shape } } },
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  };
  const headers = { 'content-type': 'application/json' };
  const ours = await createValidator(document).check(
    requestOf('POST', `/things?${text}`, { headers, body: JSON.stringify(given) }),
  );
  const backend = new OpenAPIBackend({
    definition: structuredClone(document),
    quick: true,
    coerceTypes: true,
  });
  backend.register({ post: () => 'valid', validationFail: () => 'refused' });
  await backend.init();
  const theirs: unknown = await backend.handleRequest({
    method: 'POST',
    path: '/things',
    query: text,
    headers,
    body: structuredClone(given),
  });
  return { ours: ours.kind, theirs };
}

const nothing = { query: '', schema: {}, parameter: {}, body: {} };

test.each([
  ['parameters', fc.record({ query, parameter, schema: fc.constant({}), body: fc.constant({}) })],
  ['bodies', fc.record({ schema, body }).map((both) => ({ ...nothing, ...both }))],
])(
  'every difference in %s is explained',
  async (_, exchanges) => {
    const counts = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(exchanges, async (exchange) => {
        const { ours, theirs } = await verdicts(exchange);
        const reason =
          ours === theirs
            ? `both ${ours}`
            : explained.find((item) => item.ours === ours && item.holds(exchange))?.reason;
        expect(reason, `ours ${ours}, theirs ${theirs}`).toBeDefined();
        counts.set(reason ?? '', (counts.get(reason ?? '') ?? 0) + 1);
      }),
      { numRuns: 200, seed: 3, endOnFailure: true },
    );
    // Of both kinds there is enough for the comparison to mean something.
    expect(counts.get('both valid')).toBeGreaterThan(5);
    expect(counts.get('both refused')).toBeGreaterThan(5);
  },
  60_000,
);
