/** Documents with parts that cannot be checked: used nevertheless, with warnings, or refused. */
import { describe, expect, test, vi } from 'vitest';
import { createValidator } from '../../../../src/validation/create-validator.ts';
import type { DocumentOptions } from '../../../../src/validation/load/read-document.ts';
import { bothWays } from '../both-ways.ts';
import { requestOf } from '../schema-document.ts';

type Operation = Readonly<Record<string, unknown>>;

function documentOf(paths: Readonly<Record<string, Operation>>, version = '3.1.0') {
  const items = Object.entries(paths).map(([path, operation]) => [
    path,
    { post: { responses: {}, ...operation } },
  ]);
  return {
    openapi: version,
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(items),
  };
}

/** A document of one path, with more members of its path item than `post`. */
const withItem = (path: string, operation: Operation, others: object) => {
  const document = documentOf({ [path]: operation });
  return { ...document, paths: { [path]: { ...document.paths[path], ...others } } };
};

const bodyOf = (schema: object, mediaType = 'application/json') => ({
  requestBody: { content: { [mediaType]: { schema } } },
});

const schemaAt = '#/paths/~1a/post/requestBody/content/application~1json/schema';

const member = (name: string, schema: object) => ({
  type: 'object',
  properties: { [name]: schema },
});

/** An operation whose body is an object with a whole number. */
const whole = bodyOf(member('n', { type: 'integer' }));

const problems = [
  {
    problem: 'an unknown keyword',
    document: documentOf({ '/a': bodyOf(member('n', { type: 'integer', maxium: 3 })) }),
    gap: { kind: 'keyword', name: 'maxium', places: [`${schemaAt}/properties/n/maxium`] },
  },
  {
    problem: 'a keyword of another version',
    document: documentOf({ '/a': bodyOf(member('n', { const: 3, type: 'integer' })) }, '3.0.3'),
    gap: { kind: 'keyword', name: 'const', places: [`${schemaAt}/properties/n/const`] },
  },
  {
    problem: 'nullable in 3.1',
    document: documentOf({ '/a': bodyOf(member('n', { type: 'integer', nullable: true })) }),
    gap: { kind: 'keyword', name: 'nullable', places: [`${schemaAt}/properties/n/nullable`] },
    refused: { n: null },
  },
  {
    problem: 'a keyword that AJV does not take',
    document: documentOf({ '/a': bodyOf({ id: 'A', ...member('n', { type: 'integer' }) }) }),
    gap: { kind: 'keyword', name: 'id', places: [`${schemaAt}/id`] },
  },
  {
    problem: 'an unknown format',
    document: documentOf({ '/a': bodyOf(member('n', { type: 'integer', format: 'unixtime' })) }),
    gap: { kind: 'format', name: 'unixtime', places: [`${schemaAt}/properties/n/format`] },
  },
  {
    problem: 'an unknown member of a parameter',
    document: documentOf({
      '/a': {
        parameters: [{ name: 'q', in: 'query', type: 'string' }],
        ...whole,
      },
    }),
    gap: { kind: 'keyword', name: 'type', places: ['#/paths/~1a/post/parameters/0/type'] },
  },
  {
    problem: 'a path with a fragment',
    document: documentOf({
      '/a': whole,
      '/a#other': bodyOf(member('n', { type: 'string' })),
    }),
    gap: { kind: 'path', name: '/a#other', places: ['#/paths/~1a#other'] },
  },
  {
    problem: 'a path with a query',
    document: documentOf({
      '/a': whole,
      '/a?beta=true': bodyOf(member('n', { type: 'string' })),
    }),
    gap: { kind: 'path', name: '/a?beta=true', places: ['#/paths/~1a?beta=true'] },
  },
  {
    problem: 'a path whose brace is not closed',
    document: documentOf({
      '/a': whole,
      '/a/{id': bodyOf(member('n', { type: 'string' })),
    }),
    gap: { kind: 'path', name: '/a/{id', places: ['#/paths/~1a~1{id'] },
  },
  {
    problem: 'an unknown member of an operation',
    document: documentOf({
      '/a': { requestbody: {}, ...whole, 'x-mine': 1 },
    }),
    gap: { kind: 'keyword', name: 'requestbody', places: ['#/paths/~1a/post/requestbody'] },
  },
  {
    problem: 'a method that is not known',
    document: withItem('/a', whole, { query: {} }),
    gap: { kind: 'keyword', name: 'query', places: ['#/paths/~1a/query'] },
  },
  {
    problem: 'a response that no status means',
    document: documentOf({
      '/a': {
        ...whole,
        responses: { 600: { description: '' }, '2xx': { description: '' } },
      },
    }),
    gap: { kind: 'status', name: '600', places: ['#/paths/~1a/post/responses/600'] },
  },
] as const;

const post = (body: unknown) =>
  requestOf('POST', '/a', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe.each(problems)('$problem', ({ document, gap, ...problem }) => {
  const refused = 'refused' in problem ? problem.refused : { n: 'four' };

  test('leaves the rest checked by created and loaded validators', async () => {
    const onWarning = vi.fn();
    const { created, loaded, remove } = await bothWays(document, { onWarning });
    try {
      for (const validator of [created, loaded]) {
        expect(validator.unchecked).toEqual([gap]);
        expect(await validator.check(post({ n: 4 }))).toMatchObject({ kind: 'valid' });
        expect(await validator.check(post(refused))).toMatchObject({ kind: 'refused' });
      }
    } finally {
      await remove();
    }
    expect(onWarning).toHaveBeenCalledTimes(1);
    const [{ text }] = onWarning.mock.calls[0] ?? [];
    expect(text).toContain(`${gap.kind} \`${gap.name}\`, 1 place: ${gap.places[0]}`);
    expect(text).toContain(`{ unchecked: [${JSON.stringify(gap.name)}] }`);
  });

  test('is refused with strict: true', () => {
    expect(() => createValidator(document, { strict: true })).toThrow(gap.places[0]);
  });

  test.each<DocumentOptions>([{ strict: false }, { unchecked: [gap.name] }])(
    'is listed without a warning with %j',
    (options) => {
      const onWarning = vi.fn();
      const { unchecked } = createValidator(document, { ...options, onWarning });
      expect(onWarning).not.toHaveBeenCalled();
      expect(unchecked).toEqual([gap]);
    },
  );

  test('is accepted by name with strict: true', () => {
    createValidator(document, { strict: true, unchecked: [gap.name] });
  });
});

test('strict: true names everything at once: parts, schemas and paths', () => {
  const faulty = documentOf({
    '/a': { responses: { 600: {} }, ...bodyOf({ maxium: 3 }) },
    '/b?beta=true': {},
  });
  const act = () => createValidator(faulty, { strict: true });
  for (const name of ['600', 'maxium', 'beta=true']) expect(act).toThrow(name);
});

describe('XML', () => {
  const pet = { type: 'object', xml: { name: 'pet' }, required: ['name'] };
  const document = documentOf({
    '/a': {
      parameters: [
        {
          name: 'filter',
          in: 'query',
          content: { 'application/xml': { schema: { type: 'object' } } },
        },
      ],
      requestBody: {
        content: { 'application/json': { schema: pet }, 'application/xml': { schema: pet } },
      },
    },
  });

  test('is passed on as bytes, while JSON for the same operation is checked', async () => {
    const validator = createValidator(document, { onWarning: vi.fn() });
    const xml = requestOf('POST', '/a?filter=%3Cx/%3E', {
      headers: { 'content-type': 'application/xml' },
      body: '<pet/>',
    });
    expect(await validator.check(xml)).toMatchObject({
      kind: 'valid',
      parameters: { query: { filter: '<x/>' } },
      body: new TextEncoder().encode('<pet/>'),
    });
    expect(await validator.check(post({}))).toMatchObject({ kind: 'refused' });
  });

  test('is one line of the report, whatever the number of places', () => {
    const onWarning = vi.fn();
    createValidator(document, { onWarning });
    const [{ text }] = onWarning.mock.calls[0] ?? [];
    expect(text.split('\n')).toEqual([
      'These parts of the document are not checked:',
      '  media type `application/xml`, 2 places, the first is #/paths/~1a/post/parameters/0/content/application~1xml',
      'To accept exactly these: { unchecked: ["application/xml"] }',
      'To accept all, now and later: { strict: false }',
    ]);
  });
});

test('warnings go to the console by default', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    createValidator(documentOf({ '/a#b': {} }));
    expect(warn.mock.calls).toEqual([[expect.stringContaining('path `/a#b`')]]);
  } finally {
    warn.mockRestore();
  }
});

test('an unknown keyword that a reference points into is an error', () => {
  const schema = {
    parts: { n: { type: 'integer' } },
    ...member('n', { $ref: `${schemaAt}/parts/n` }),
  };
  const make = () => createValidator(documentOf({ '/a': bodyOf(schema) }));
  expect(make).toThrow(`${schemaAt}/parts: parts is not a keyword of OpenAPI 3.1.`);
});

test('callbacks and annotations are listed without a warning', () => {
  const callbacks = { done: { '{$request.body#/url}': { post: { responses: {} } } } };
  const document = {
    ...documentOf({
      '/a': {
        ...bodyOf(member('n', { contentEncoding: 'base64' })),
        callbacks,
        security: [{ key: [] }],
      },
    }),
    webhooks: { moved: { post: { responses: {} } } },
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  };
  const onWarning = vi.fn();
  const { unchecked } = createValidator(document, { security: 'unchecked', onWarning });
  expect(onWarning).not.toHaveBeenCalled();
  expect(unchecked.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'keyword contentEncoding',
    'webhook moved',
    'callback done',
    'security scheme key',
  ]);
  const receiving = { receives: { moved: '/moved' } };
  expect(createValidator(document, receiving).unchecked.map(({ name }) => name)).toEqual([
    'contentEncoding',
    'done',
  ]);
});

test('a document of 3.1 gets no note about 3.0', () => {
  const onWarning = vi.fn();
  const schema = {
    ...member('n', { nullable: true }),
    $ref: '#/components/schemas/A',
    nullable: true,
  };
  const document = { ...documentOf({ '/a': bodyOf(schema) }), components: { schemas: { A: {} } } };
  createValidator(document, { onWarning });
  const [{ text }] = onWarning.mock.calls[0] ?? [];
  expect(text).toContain('keyword `nullable`, 2 places');
  expect(text).not.toContain('3.0');
});
