/** Whatever something is called, it is accepted by both ways to use a document, or refused with its place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createValidator } from '../../../../src/validation/create-validator.ts';
import { DocumentError } from '../../../../src/validation/document-error.ts';
import { validatorFiles } from '../../../../src/validation/load/validator-files.ts';
import { requestOf } from '../schema-document.ts';

const odd = [
  ...[
    '',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '$ref',
    '0',
    '-1',
    'a b',
    'ü',
    '😀',
  ],
  ...[
    '%',
    '%41',
    '%zz',
    '%25',
    '%2F',
    '100%',
    'a/b',
    '/',
    'a~b',
    '~',
    '~0',
    '~1',
    '#',
    '?',
    'a#',
    '#/',
  ],
  ...[
    '{a}',
    '{',
    '}',
    'a{b',
    '"',
    "'",
    '\\',
    '`',
    `\${x}`,
    '*/',
    '//x',
    '</script>',
    '.',
    '..',
    '\n',
  ],
  ...['\u202e', '\u2028', '\0', '\ud800', 'a'.repeat(10_000)],
];

const named = (name: string, value: unknown) => Object.fromEntries([[name, value]]);
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const post = (schema: unknown) => ({
  post: { requestBody: json(schema), responses: { 200: { description: '', ...json(schema) } } },
});
const get = (rest: object) => ({ get: { responses: { 200: { description: '' } }, ...rest } });
const parameter = (name: string, place: string) => ({
  '/a': get({ parameters: [{ name, in: place, schema: { type: 'integer' } }] }),
});
const text = { type: 'object', properties: { a: { type: 'string' } } };
const refA = { $ref: '#/components/schemas/A' };
const token = (name: string) =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '\ufffd'))
    .replaceAll('~', '~0')
    .replaceAll('%2F', '~1');

/** Parts of a document by what has the name. */
const uses: Readonly<Record<string, (name: string) => object>> = {
  'a path': (name) => ({ paths: named(`/a/${name}`, post(text)) }),
  'a path parameter': (name) => ({
    paths: named(
      `/a/{${name}}`,
      get({ parameters: [{ name, in: 'path', required: true, schema: {} }] }),
    ),
  }),
  'a query parameter': (name) => ({ paths: parameter(name, 'query') }),
  'a header': (name) => ({ paths: parameter(name, 'header') }),
  'a cookie': (name) => ({ paths: parameter(name, 'cookie') }),
  'a property': (name) => ({
    paths: { '/a': post({ properties: named(name, { type: 'string' }), required: [name] }) },
  }),
  'a pattern': (name) => ({ paths: { '/a': post({ patternProperties: named(name, text) }) } }),
  'a dependent property': (name) => ({
    paths: { '/a': post({ dependentRequired: named(name, [name]) }) },
  }),
  'a schema': (name) => ({
    paths: { '/a': post({ $ref: `#/components/schemas/${token(name)}` }) },
    components: { schemas: named(name, text) },
  }),
  'a schema that is not encoded': (name) => ({
    paths: { '/a': post({ $ref: `#/components/schemas/${name}` }) },
    components: { schemas: named(name, text) },
  }),
  'a schema that nothing uses': (name) => ({
    paths: { '/a': post(text) },
    components: { schemas: named(name, text) },
  }),
  'a local definition': (name) => ({
    paths: {
      '/a': post({
        $defs: named(name, text),
        $ref: `#/paths/~1a/post/requestBody/content/application~1json/schema/$defs/${token(name)}`,
      }),
    },
  }),
  'a component that is a parameter': (name) => ({
    paths: { '/a': get({ parameters: [{ $ref: `#/components/parameters/${token(name)}` }] }) },
    components: { parameters: named(name, { name: 'x', in: 'query', schema: text }) },
  }),
  'an anchor': (name) => ({
    paths: { '/a': post({ $ref: `#${name}` }) },
    components: { schemas: { A: { $anchor: name, ...text } } },
  }),
  'a dynamic anchor': (name) => ({
    paths: { '/a': post(refA) },
    components: { schemas: { A: { $dynamicAnchor: name, ...text } } },
  }),
  'an id': (name) => ({
    paths: { '/a': post(refA) },
    components: { schemas: { A: { $id: name, ...text } } },
  }),
  'two ids': (name) => ({
    paths: { '/a': post({ allOf: [refA, { $ref: '#/components/schemas/B' }] }) },
    components: { schemas: { A: { $id: name, ...text }, B: { $id: name, type: 'object' } } },
  }),
  'a reference': (name) => ({ paths: { '/a': post({ $ref: name }) } }),
  'a media type': (name) => ({
    paths: { '/a': { post: { ...post(text).post, requestBody: { content: named(name, {}) } } } },
  }),
  'a response header': (name) => ({
    paths: {
      '/a': get({
        responses: { 200: { description: '', headers: named(name, { schema: text }) } },
      }),
    },
  }),
  'a discriminator': (name) => ({
    paths: {
      '/a': post({
        oneOf: [refA],
        discriminator: { propertyName: name, mapping: named(name, refA.$ref) },
      }),
    },
    components: { schemas: { A: { properties: named(name, { const: name }), required: [name] } } },
  }),
  'a security scheme': (name) => ({
    paths: { '/a': get({ security: [named(name, [])] }) },
    components: { securitySchemes: named(name, { type: 'http', scheme: 'bearer' }) },
  }),
  'a server': (name) => ({ servers: [{ url: `/${name}` }], paths: { '/a': post(text) } }),
  'a format': (name) => ({ paths: { '/a': post({ type: 'string', format: name }) } }),
};

/** `accepted`, or the place of the first problem. */
async function outcomeOf(use: () => unknown): Promise<string> {
  try {
    await use();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    expect(error.message).toMatch(/^[^\p{Cf}\p{Cs}\0]*$/u);
    const [pointer] = error.problems.map((problem) => problem.pointer);
    expect(pointer).toMatch(/^#/);
    return `refused at ${pointer}`;
  }
}

async function outcomes(use: string, name: string) {
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, ...uses[use]?.(name) };
  const request = requestOf('POST', '/a', {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const created = await outcomeOf(() =>
    createValidator(document, { onWarning: () => undefined, security: 'unchecked' }).check(request),
  );
  return { created, compiled: await outcomeOf(() => validatorFiles(document)) };
}

test.each(Object.keys(uses))('%s may have any name, or is refused with its place', async (use) => {
  for (const name of odd) {
    const { created, compiled } = await outcomes(use, name);
    expect(compiled, `${use} ${JSON.stringify(name.slice(0, 50))}`).toBe(created);
  }
  const units = fc.constantFrom(...'%~/{}#$\\".a0é\ud800', '%25', '~1');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: units, maxLength: 5 }), async (name) => {
      const { created, compiled } = await outcomes(use, name);
      expect(compiled).toBe(created);
    }),
    { numRuns: 20 },
  );
});

test.each(['%', '%41', '100%', 'a/b', '#', 'ü%', '__proto__'])(
  'a schema that is called %j is checked',
  async (name) => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      ...uses['a schema']?.(name),
    };
    const validator = createValidator(document);
    const headers = { 'content-type': 'application/json' };
    const kinds = ['{"a": "b"}', '{"a": 1}'].map(
      async (body) => (await validator.check(requestOf('POST', '/a', { headers, body }))).kind,
    );
    expect(await Promise.all(kinds)).toEqual(['valid', 'refused']);
  },
);

test('a wrong anchor and a repeated id are named with what was expected', async () => {
  const schemas = {
    A: { $id: 'https://a.test/a', $anchor: 'a b' },
    B: { $id: 'https://a.test/a#' },
    C: { $id: 'constructor' },
  };
  const paths = {
    '/a': post({
      allOf: ['A', 'B', 'C'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    }),
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths,
    components: { schemas },
  };
  expect(() => createValidator(document)).toThrow(
    [
      '#/components/schemas/A/$anchor: Expected a letter or _, then letters, digits, -, _ and ., in $anchor, got "a b".',
      '#/components/schemas/B/$id: Another schema has the same $id, "https://a.test/a#".',
      '#/components/schemas/C/$id: Expected an address in $id, got "constructor".',
    ].join('\n'),
  );
});
