/**
 * The same random documents and values through this layer and through openapi-backend. Where the
 * two differ, an explanation of the table has to hold, and each explanation is needed.
 */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { OpenAPIBackend } from 'openapi-backend';
import { beforeAll, describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { bodies, lists, type Schema, scalars, withInstance } from './random-exchanges.ts';
import { requestOf } from './schema-document.ts';

interface Exchange {
  /** Of the parameter `p`, or of the body. */
  readonly schema: Schema;
  readonly place: 'path' | 'query' | 'header' | 'body';
  readonly fault: string;
  /** Texts of `p`; a name beside it may be there, too. */
  readonly texts: readonly string[];
  readonly beside?: string;
  readonly body: unknown;
}

/** Why the two may differ. `ours` is what this layer says; absent where it may be either. */
const explained: readonly {
  readonly reason: string;
  readonly ours?: 'valid' | 'refused';
  readonly holds: (exchange: Exchange) => boolean;
}[] = [
  {
    reason: 'It rejects unknown query parameters by default; we do so with an option.',
    ours: 'valid',
    holds: ({ beside }) => beside !== undefined,
  },
  {
    reason: 'It accepts numbers that are not valid JSON, such as `0x1`, `1.` and `+1`.',
    ours: 'refused',
    holds: ({ texts }) => texts.some((text) => /^\s*(0x|\+|\.|.*\.$|0\d)/.test(text)),
  },
  {
    reason: 'It does not check formats by default.',
    ours: 'refused',
    holds: ({ schema }) => JSON.stringify(schema).includes('"format"'),
  },
  {
    reason: 'It rejects 0.07 as a multiple of 0.01, and 1e21 as a multiple of 0.5.',
    ours: 'valid',
    holds: ({ schema }) => JSON.stringify(schema).includes('"multipleOf"'),
  },
  {
    reason: 'It fails on `exclusiveMaximum: true`, which OpenAPI 3.0 allows.',
    holds: ({ schema }) => JSON.stringify(schema).includes('"exclusiveMaximum":true'),
  },
  {
    reason: 'It accepts read-only members in requests, which the specification says not to send.',
    ours: 'refused',
    holds: ({ schema, body }) => readOnlyIn(schema, body).some(({ isThere }) => isThere),
  },
  {
    reason: 'It requires read-only members in requests if they are marked as required.',
    ours: 'valid',
    holds: ({ schema, body }) => readOnlyIn(schema, body).some(({ isThere }) => !isThere),
  },
];

/** The read-only properties of a schema, and whether a value has them. */
function readOnlyIn(schema: unknown, value: unknown): { isThere: boolean }[] {
  const { properties = {}, allOf = [] } = Object(schema);
  return [
    ...Object.entries(properties).flatMap(([name, property]) => {
      const member = Object.getOwnPropertyDescriptor(Object(value), name);
      return Object(property).readOnly === true
        ? [{ isThere: member !== undefined }]
        : readOnlyIn(property, member?.value);
    }),
    ...allOf.flatMap((part: unknown) => readOnlyIn(part, value)),
  ];
}

/** One document with an operation for each exchange. */
function documentFor(exchanges: readonly Exchange[]) {
  const paths = exchanges.map(({ schema, place }, index) => {
    const isBody = place === 'body';
    const parameters = [{ name: 'p', in: place, required: true, schema }];
    const operation = {
      operationId: `post${index}`,
      ...(isBody ? {} : { parameters }),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: isBody ? schema : {} } },
      },
      responses: { 200: { description: 'ok' } },
    };
    return [place === 'path' ? `/${index}/{p}` : `/${index}`, { post: operation }] as const;
  });
  return {
    openapi: '3.0.3' as const,
    info: { title: 'Random', version: '1' },
    paths: Object.fromEntries(paths),
  };
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

function requestFor({ place, texts, beside, body }: Exchange, index: number): Request {
  const encoded = texts.map((text) => encodeURIComponent(text));
  const pairs = place === 'query' ? encoded.map((text) => `p=${text}`) : [];
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (place === 'header') headers.p = texts.join(',');
  return {
    method: 'POST',
    path: place === 'path' ? `/${index}/${encoded.join(',')}` : `/${index}`,
    query: [...pairs, ...(beside === undefined ? [] : [`${beside}=1`])].join('&'),
    headers,
    body,
  };
}

/** Asks both for their verdicts on one exchange after the other. */
async function verdictsOn(exchanges: readonly Exchange[]) {
  const document = documentFor(exchanges);
  const validator = createValidator(document);
  const backend = new OpenAPIBackend({
    definition: structuredClone(document),
    quick: true,
    coerceTypes: true,
    ajvOpts: { logger: false, validateSchema: false },
    handlers: Object.fromEntries(exchanges.map((_, index) => [`post${index}`, () => 'valid'])),
  });
  backend.register({ validationFail: () => 'refused' });
  await backend.init();
  return Promise.all(
    exchanges.map(async (exchange, index) => {
      const { method, path, query, headers, body } = requestFor(exchange, index);
      const target = query === '' ? path : `${path}?${query}`;
      const sent = { headers, body: JSON.stringify(body) };
      const { kind: ours } = await validator.check(requestOf(method, target, sent));
      const given = { method, path, query, headers, body: structuredClone(body) };
      const theirs: unknown = await backend.handleRequest(given).catch(() => 'failed');
      return { exchange, ours, theirs };
    }),
  );
}

const texted = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);
const spellings = ['1', '-2', 'a', 'true', '1.5', '0x1', 'abcd', 'null', '1e0', '1.', '+1', '01'];

/** Once in so many times. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, times: number) =>
  fc.oneof({ arbitrary, weight: 1 }, { arbitrary: fc.constant(undefined), weight: times - 1 });

const parameters: fc.Arbitrary<Exchange> = fc
  .record({
    place: fc.constantFrom('query', 'query', 'path', 'header'),
    single: withInstance(scalars),
    list: withInstance(lists),
    spelling: seldom(fc.constantFrom(...spellings), 3),
    beside: seldom(fc.constant('q'), 15),
  })
  .map(({ place, single, list, spelling, beside }): Exchange => {
    // A single value and a list of texts look the same to them in a path or a header.
    const { schema, instance } = place === 'query' && spelling === undefined ? list : single;
    const texts = spelling === undefined ? texted(instance.value) : [spelling];
    const fault = spelling === undefined ? instance.fault : 'a spelling';
    const more = place === 'query' && beside !== undefined ? { beside } : {};
    return { schema, place, fault, texts, ...more, body: {} };
  })
  .filter(({ texts }) => texts.length > 0 && texts.every((text) => /^[!-+\--~]+$/.test(text)));

const inBodies: fc.Arbitrary<Exchange> = withInstance(bodies).map(
  ({ schema, instance: { value, fault } }): Exchange => ({
    schema,
    place: 'body',
    fault,
    texts: [],
    body: value,
  }),
);

/** Every verdict with the reason for it: the table's where the two differ. */
async function judged(arbitrary: fc.Arbitrary<Exchange>) {
  const exchanges = fc.sample(arbitrary, { numRuns: 240, seed: 3 });
  // Documents of very many operations make them slow.
  const parts = Array.from({ length: 12 }, (_, part) => exchanges.slice(20 * part, 20 * part + 20));
  const verdicts = await Promise.all(parts.map(verdictsOn));
  return verdicts.flat().map(({ exchange, ours, theirs }) => {
    const found = explained.find((item) => (item.ours ?? ours) === ours && item.holds(exchange));
    const reason = ours === theirs ? `both ${ours}` : found?.reason;
    return { exchange, ours, theirs, reason };
  });
}

describe('every difference is explained', () => {
  let all: Readonly<Record<'parameters' | 'bodies', Awaited<ReturnType<typeof judged>>>>;

  beforeAll(async () => {
    all = { parameters: await judged(parameters), bodies: await judged(inBodies) };
  }, 120_000);

  test.each(['parameters', 'bodies'] as const)('for %s', (kind) => {
    expect(all[kind].filter(({ reason }) => reason === undefined)).toEqual([]);
    const count = (wanted: string) => all[kind].filter(({ reason }) => reason === wanted).length;
    // Of both kinds there is enough for the comparison to mean something.
    expect(count('both valid')).toBeGreaterThan(80);
    expect(count('both refused')).toBeGreaterThan(80);
  });

  test('by a table whose entries are all used and are documented', async () => {
    const used = new Set([...all.parameters, ...all.bodies].map(({ reason }) => reason));
    const page = await readFile('docs/decisions/validation-differences.md', 'utf8');
    const words = page.replaceAll(/\s+/g, ' ');
    for (const { reason } of explained) {
      expect(used).toContain(reason);
      expect(words).toContain(reason);
    }
  });
});
