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
    reason: 'they refuse parameters that the document does not have; we do on request',
    ours: 'valid',
    holds: ({ query }) => /(^|&)[^=&]*/.test(query) && !/^(p=[^&]*)?(&p=[^&]*)*$/.test(query),
  },
  {
    reason: 'they coerce texts that JSON does not know as numbers (" 1", "0x1", "1.", "")',
    ours: 'refused',
    holds: ({ query, parameter }) =>
      isNumeric(parameter) && !/^p=-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(query),
  },
  {
    reason: 'they take a repeated parameter that is not an array for one of its values',
    ours: 'refused',
    holds: ({ query, parameter }) =>
      parameter.type !== 'array' && (query.match(/p=/g) ?? []).length > 1,
  },
  {
    reason: 'they coerce "" and "null" and numbers to booleans',
    ours: 'refused',
    holds: ({ query, parameter }) =>
      parameter.type === 'boolean' && !/^p=(true|false)$/.test(query),
  },
  {
    reason: 'they take several texts for one where an array of one type is declared',
    ours: 'refused',
    holds: ({ parameter }) => parameter.type === 'array',
  },
  {
    reason: 'they do not read texts in arrays as the type of the items',
    ours: 'valid',
    holds: ({ parameter }) => parameter.type === 'array',
  },
  {
    reason: 'they take read-only properties in requests, and miss them where required',
    ours: 'refused',
    holds: ({ schema }) => JSON.stringify(schema).includes('readOnly'),
  },
  {
    reason: 'they require read-only properties in requests',
    ours: 'valid',
    holds: ({ schema }) => JSON.stringify(schema).includes('readOnly'),
  },
];

function isNumeric({ type }: Exchange['parameter']): boolean {
  return type === 'integer' || type === 'number';
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
  required: fc.uniqueArray(fc.constantFrom('a', 'b'), { minLength: 1 }),
  properties: fc.record({ a: property, b: property }),
  additionalProperties: fc.oneof(fc.boolean(), scalar),
});

const value = fc.oneof(
  fc.integer({ min: -6, max: 6 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('', 'a', 'b', 'long text'),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('a', 'b')), { maxLength: 4 }),
);

const body = fc.oneof(
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), value),
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

test('every difference is explained', async () => {
  let compared = 0;
  const used = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.record({ query, schema, parameter, body }), async (exchange) => {
      const { ours, theirs } = await verdicts(exchange);
      compared += 1;
      if (ours === theirs) return;
      const reason = explained.find((item) => item.ours === ours && item.holds(exchange))?.reason;
      expect(reason, `ours ${ours}, theirs ${theirs}`).toBeDefined();
      used.add(reason ?? '');
    }),
    { numRuns: 250, seed: 3, endOnFailure: true },
  );
  expect(compared).toBe(250);
  expect(used.size).toBeGreaterThan(0);
}, 60_000);
