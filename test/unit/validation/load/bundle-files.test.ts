/** Documents of several files, read by the path of the first. */
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createValidator } from '../../../../src/validation/create-validator.ts';
import { DocumentError } from '../../../../src/validation/document-error.ts';
import { readDocumentFile } from '../../../../src/validation/load/document-source.ts';
import type { DocumentOptions } from '../../../../src/validation/load/read-document.ts';
import type { RequestVerdict } from '../../../../src/validation/operation-types.ts';
import type { Validator } from '../../../../src/validation/validator.ts';
import { bothWays } from '../both-ways.ts';
import { requestOf } from '../schema-document.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes files; those that are no text become JSON. The result is the path of the first. */
async function write(files: Readonly<Record<string, unknown>>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(folder, name), text);
  }
  return join(folder, Object.keys(files)[0] ?? '');
}

const info = { title: 'T', version: '1' };

/** A document with an operation `POST /a`, whose body has the schema. */
function documentOf(schema: unknown, openapi = '3.1.0') {
  const content = { 'application/json': { schema } };
  return { openapi, info, paths: { '/a': { post: { requestBody: { content }, responses: {} } } } };
}

function post(validator: Validator, body: unknown, target = '/a'): Promise<RequestVerdict> {
  const headers = { 'content-type': 'application/json' };
  const request = requestOf('POST', target, { headers, body: JSON.stringify(body) });
  return Promise.resolve(validator.check(request));
}

/** The errors of a request, as pairs of their sentences and schemas. */
async function errorsOf(validator: Validator, body: unknown, target?: string) {
  const verdict = await post(validator, body, target);
  if (verdict.kind !== 'refused') return verdict.kind;
  return verdict.problem.errors?.map(({ detail, schema }) => [detail, schema]);
}

function refusalOf(path: unknown, options?: DocumentOptions): string[] {
  try {
    createValidator(path, { strict: false, ...options });
  } catch (error) {
    if (error instanceof DocumentError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const integer = { type: 'integer' };

describe('references', () => {
  test.each(['3.0.3', '3.1.0'])('lead to files of JSON and YAML in %s', async (version) => {
    const path = await write({
      'api.json': documentOf({ $ref: 'schemas/pet.yaml#/Pet' }, version),
      'schemas/pet.yaml': `
Pet:
  type: object
  properties:
    age: { $ref: '#/Age' }
    home: { $ref: ../homes/home%201.json }
Age: { type: integer }
`,
      'homes/home 1.json': { type: 'string', minLength: 2 },
    });
    const { created, loaded, remove } = await bothWays(path);
    for (const validator of [created, loaded]) {
      expect(await errorsOf(validator, { age: 'x', home: 'y' })).toEqual([
        ['Expected an integer at body /age, got "x".', 'schemas/pet.yaml#/Age/type'],
        ['Expected at least 2 characters at body /home, got "y".', 'homes/home 1.json#/minLength'],
      ]);
      expect(await errorsOf(validator, { age: 1, home: 'there' })).toBe('valid');
    }
    await remove();
  });

  test('may lead in circles between files', async () => {
    const path = await write({
      'api.json': documentOf({ $ref: 'a.json' }),
      'a.json': {
        properties: {
          b: { $ref: 'b.json' },
          root: { $ref: 'api.json#/paths/~1a/post/requestBody/content/application~1json/schema' },
        },
      },
      'b.json': { properties: { a: { $ref: './a.json' }, n: integer } },
    });
    const validator = createValidator(pathToFileURL(path));
    expect(await errorsOf(validator, { b: { a: { b: { n: 'x' } } } })).toEqual([
      ['Expected an integer at body /b/a/b/n, got "x".', 'b.json#/properties/n/type'],
    ]);
    expect(await errorsOf(validator, { root: { root: { b: { n: 1 } } } })).toBe('valid');
  });

  test('lead to all kinds of parts', async () => {
    const path = await write({
      'api.json': {
        openapi: '3.1.0',
        info,
        paths: { '/a': { $ref: 'paths.json#/a' }, '/b': { post: { $ref: 'paths.json#/b' } } },
        components: { securitySchemes: { key: { $ref: 'security.json#/key' } } },
      },
      'paths.json': {
        a: {
          parameters: [{ $ref: 'parts.json#/limit' }],
          post: {
            security: [{ key: [] }],
            requestBody: { $ref: 'parts.json#/body' },
            responses: { 200: { $ref: 'parts.json#/answer' } },
          },
        },
        b: {
          operationId: 'b',
          requestBody: { content: { $ref: 'parts.json#/body/content' } },
          responses: {},
        },
      },
      'parts.json': {
        limit: { name: 'limit', in: 'query', schema: { $ref: 'schemas.json#/limit' } },
        body: { content: { 'application/json': { $ref: '#/json' } } },
        json: { schema: { $ref: 'schemas.json#/limit' } },
        answer: {
          headers: { 'x-rest': { $ref: '#/rest' } },
          content: { 'application/json': { schema: { type: 'array' } } },
        },
        rest: { required: true, schema: { $ref: 'schemas.json#/limit' } },
      },
      'schemas.json': { limit: integer },
      'security.json': { key: { type: 'apiKey', in: 'query', name: 'k' } },
    });
    const { created, loaded, remove } = await bothWays(path, {
      security: { key: ({ value }) => value === 's' },
    });
    for (const validator of [created, loaded]) {
      expect(await post(validator, 1, '/a?k=wrong')).toMatchObject({ problem: { status: 401 } });
      expect(await errorsOf(validator, 'x', '/a?k=s&limit=y')).toEqual([
        ['Expected an integer at query /limit, got "y".', 'schemas.json#/limit/type'],
        ['Expected an integer at the body, got text of 1 character.', 'schemas.json#/limit/type'],
      ]);
      expect(await errorsOf(validator, 'x', '/b')).toMatchObject(
        [[{}, 'schemas.json#/limit/type']].map(([, schema]) => [expect.any(String), schema]),
      );
      const [a] = validator.plan.operations;
      const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
      const response = { status: 200, header, body: '{}' };
      expect(a && (await validator.checkResponse(a, response))).toMatchObject([
        { pointer: '/x-rest', schema: 'parts.json#/rest' },
        { schema: 'parts.json#/answer/content/application~1json/schema/type' },
      ]);
    }
    await remove();
  });

  test('may lead through others, which stand on the way of their pointers', async () => {
    const path = await write({
      'api.json': documentOf({ $ref: 'a.json#/c0/properties/x' }),
      'a.json': {
        c0: { $ref: '#/c1' },
        c1: { $ref: 'b.json#/c2' },
      },
      'b.json': { c2: { $ref: '#/c3' }, c3: { properties: { x: integer } } },
    });
    expect(await errorsOf(createValidator(path), 'x')).toEqual([
      [expect.any(String), 'b.json#/c3/properties/x/type'],
    ]);
  });

  test('may stand for maps and lists, with more beside them', async () => {
    const path = await write({
      'api.json': {
        openapi: '3.1.0',
        info: { $ref: 'info.json' },
        servers: { $ref: 'info.json#/x-servers' },
        paths: { $ref: 'paths/index.json' },
        components: { schemas: { $ref: 'schemas.json', Own: integer } },
      },
      'info.json': { ...info, 'x-servers': [{ url: 'http://h/v1' }] },
      'paths/index.json': { '/a': { $ref: 'a.json' } },
      'paths/a.json': {
        post: {
          requestBody: {
            content: {
              'application/json': { schema: { $ref: '../api.json#/components/schemas/Pet' } },
            },
          },
          responses: { $ref: '#/x-responses' },
        },
        'x-responses': { 204: { description: '' } },
      },
      'schemas.json': {
        Pet: {
          properties: {
            $ref: 'parts.json#/properties',
            own: { $ref: 'api.json#/components/schemas/Own' },
          },
          allOf: { $ref: 'parts.json#/all' },
        },
      },
      'parts.json': {
        properties: { kind: { enum: { $ref: '#/kinds' } } },
        kinds: ['cat', 'dog'],
        all: [{ required: ['kind'] }],
      },
    });
    const validator = createValidator(path);
    expect(validator.plan.title).toBe('T');
    expect(await errorsOf(validator, { kind: 'cow', own: 'x' }, '/v1/a')).toEqual([
      ['Expected one of ["cat","dog"] at body /kind, got "cow".', 'parts.json#/kinds'],
      ['Expected an integer at body /own, got "x".', '#/components/schemas/Own/type'],
    ]);
    expect(await errorsOf(validator, {}, '/v1/a')).toEqual([
      ['Expected a value at body /kind, got nothing.', 'parts.json#/all/0/required'],
    ]);
  });

  test('in data are data', async () => {
    const data = { $ref: 'nowhere.json' };
    const schema = {
      properties: { a: { const: data }, example: integer },
      default: data,
      example: data,
    };
    const path = await write({ 'api.json': documentOf(schema) });
    const validator = createValidator(path, { strict: false });
    expect(await errorsOf(validator, { a: data })).toBe('valid');
    expect(await errorsOf(validator, { a: {}, example: 'x' })).toHaveLength(2);
  });

  test('follow anchors and the addresses of files, which several files may have', async () => {
    const path = await write({
      'api.json': documentOf({
        properties: { a: { $ref: 'a.json#main' }, b: { $ref: 'b.json#main' } },
      }),
      'a.json': {
        $id: 'https://example.com/schemas/a.json',
        $defs: { m: { $anchor: 'main', $ref: 'https://example.com/schemas/b.json#main' } },
      },
      'b.json': {
        $id: 'https://example.com/schemas/b.json',
        $defs: { x: { $anchor: 'main', ...integer } },
      },
    });
    const { created, loaded, remove } = await bothWays(path);
    for (const validator of [created, loaded]) {
      expect(await errorsOf(validator, { a: 1, b: 2 })).toBe('valid');
      expect(await errorsOf(validator, { a: 'x', b: 'y' })).toEqual([
        ['Expected an integer at body /a, got "x".', 'b.json#/$defs/x/type'],
        ['Expected an integer at body /b, got "y".', 'b.json#/$defs/x/type'],
      ]);
    }
    await remove();
  });

  test('of discriminators choose the errors that are reported', async () => {
    const kind = (value: string) => ({
      required: ['kind', value],
      properties: { kind: { enum: ['c', 'd'] } },
    });
    const path = await write({
      'api.json': documentOf({
        oneOf: [{ $ref: 'cat.json' }, { $ref: 'dog.json' }],
        discriminator: { propertyName: 'kind', mapping: { c: './cat.json', d: 'dog.json' } },
      }),
      'cat.json': kind('lives'),
      'dog.json': kind('bark'),
    });
    const validator = createValidator(path);
    expect(await errorsOf(validator, { kind: 'd' })).toEqual([
      ['Expected a value at body /bark, got nothing.', 'dog.json#/required'],
    ]);
  });
});

describe('a problem', () => {
  test('in a file has its name and the pointer in it', async () => {
    const path = await write({
      'api.json': documentOf({ $ref: 'schemas/a.json#/A' }),
      'schemas/a.json': { A: { properties: { n: { minimum: '1' } }, pattern: '(' } },
    });
    expect(refusalOf(path)).toEqual([
      'schemas/a.json#/A/pattern: ( is not a regular expression of ECMA-262.',
      'schemas/a.json#/A/properties/n/minimum: Expected a number in minimum, got "1". Write `minimum: 1`.',
    ]);
    expect(refusalOf(path, { waivers: ['schemas/a.json#/A/pattern'] })).toHaveLength(1);
  });

  test('of a text has its line and column', async () => {
    const path = await write({
      'api.json': documentOf({ $ref: 'a.yaml' }),
      'a.yaml': 'type: object\nproperties:\n  a: [1,\n',
    });
    expect(refusalOf(path)).toEqual([
      expect.stringMatching(
        /^a\.yaml:\d:\d+: .*\. Referred to at #\/paths\/~1a\/.*\/schema\/\$ref\.$/,
      ),
    ]);
    const broken = await write({ 'broken.json': '{\n  "openapi": "3.1.0",\n  "info": {,}\n}' });
    expect(refusalOf(broken)).toEqual([expect.stringContaining(`${broken}:3:12: `)]);
    const twice = await write({
      'twice.json': '{\n "openapi": "3.1.0",\n "paths": {},\n "paths": {}}',
    });
    expect(refusalOf(twice)).toEqual([`${twice}:4:2: Map keys must be unique.`]);
  });

  test.each([
    [
      'gone.yaml',
      'gone.yaml: Expected a file of JSON or YAML, got none: there is no such file. Referred to at PLACE.',
    ],
    ['a.json#/Gone', 'PLACE: There is nothing at a.json#/Gone.'],
    ['a.json#gone', 'PLACE: There is nothing at a.json#gone.'],
    [
      'https://example.com/a.json',
      'PLACE: Expected a reference to a local file, got https://example.com/a.json.',
    ],
    ['.', ': Expected a file of JSON or YAML, got a directory. Referred to at PLACE.'],
    ...['//host/a.json', 'file://host/a.json', 'b%2Fa.json', 'a%00.json', 'http://['].map(
      (address) => [address, `PLACE: Expected a reference to a local file, got ${address}.`],
    ),
    ...['../outside.json', 'file:///etc/passwd', '/etc/gone'].map((address) => [
      address,
      `PLACE: Expected a reference to a file within the folder of the document or one that the option folder names, with links followed, got ${address}.`,
    ]),
    ['a.json#/loop/x', 'PLACE: There is nothing at a.json#/loop/x.'],
    ['a.json#/ring/x', 'PLACE: There is nothing at a.json#/ring/x.'],
  ])('with the reference %s', async ($ref = '', message = '') => {
    const path = await write({
      'api.json': documentOf({ $ref }),
      'a.json': {
        A: integer,
        loop: { $ref: '#/loop/x' },
        ring: { $ref: '#/gnir' },
        gnir: { $ref: '#/ring' },
      },
    });
    const place = '#/paths/~1a/post/requestBody/content/application~1json/schema/$ref';
    expect(refusalOf(path)).toContain(message.replace('PLACE', place));
  });

  test('with a document that is none', async () => {
    const path = await write({ 'list.yaml': '[1]' });
    expect(refusalOf(path)).toEqual([
      `${path}: Expected an OpenAPI document of version 3.0 or 3.1, got text or a list.`,
    ]);
    expect(refusalOf(`${path}x`)).toEqual([
      `${path}x: Expected an OpenAPI document as JSON or YAML, got none: there is no such file.`,
    ]);
    for (const address of ['https://example.com/api.json', 'file://host/api.json', 'FILE:///%2F']) {
      for (const given of [address, new URL(address)]) {
        expect(refusalOf(given)).toEqual([
          `${given}: Expected the path of a local file, got another address. Download it, or give its content.`,
        ]);
      }
    }
    expect(refusalOf(`${pathToFileURL(path)}`)).toHaveLength(1);
    const text = JSON.stringify(documentOf({}));
    expect(() => createValidator(text)).toThrow("got a document's text");
    for (const given of [
      'openapi: 3.1.0\npaths: {}\n',
      'openapi: 3.1.0',
      '"openapi": 3.1.0',
      '[]',
    ]) {
      expect(() => createValidator(given)).toThrow("got a document's text");
    }
  });
});

describe('files beside the folder of the document', () => {
  const outside = [expect.stringMatching(/ a file within the folder of the document or .* got /)];

  test('are read if an option names a folder with them, whatever folder the process runs in', async () => {
    const path = await write({
      'apis/api.json': documentOf({ $ref: '../shared/a.json' }),
      'shared/a.json': integer,
    });
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
    try {
      expect(refusalOf(path)).toEqual(outside);
    } finally {
      cwd.mockRestore();
    }
    for (const wider of [folder, pathToFileURL(folder), join(folder, 'shared')]) {
      expect(await errorsOf(createValidator(path, { folder: wider }), 'x')).toEqual([
        [expect.any(String), '../shared/a.json#/type'],
      ]);
    }
    expect(refusalOf(path, { folder: join(folder, 'apis') })).toEqual(outside);
    expect(() => createValidator(path, { folder: Object(1) })).toThrow(
      'Expected the path of a folder or a URL in the option folder',
    );
  });

  test('need a folder that is there', async () => {
    const path = await write({ 'apis/api.json': documentOf(integer) });
    const file = pathToFileURL(path);
    const address = 'https://example.com/a';
    const there = 'none: there is no such folder';
    for (const [given, got] of [
      [join(folder, 'gone'), there],
      [join(path, 'below'), there],
      [pathToFileURL(join(folder, 'gone')), there],
      [path, 'a file'],
      [file, 'a file'],
      [address, 'another address'],
      [new URL(address), 'another address'],
    ] as const) {
      expect(() => createValidator(path, { folder: given })).toThrow(
        `Expected the path of a folder in the option folder, got ${got} (${String(given)}).`,
      );
    }
  });

  test('are not read through links', async () => {
    const path = await write({
      'apis/api.json': documentOf({ $ref: 'link.json' }),
      'apis/folder.json': documentOf({ $ref: 'linked/a.json' }),
      'apis/gone.json': documentOf({ $ref: 'linked/gone.json' }),
      'shared/a.json': integer,
    });
    await symlink('../shared/a.json', join(folder, 'apis/link.json'));
    await symlink('../shared', join(folder, 'apis/linked'));
    for (const name of ['api', 'folder', 'gone']) {
      expect(refusalOf(join(folder, `apis/${name}.json`))).toEqual(outside);
    }
    expect(refusalOf(path, { folder: join(folder, 'shared') })).toEqual([]);
  });

  test('are in it if links lead to it, or to the document with all of it', async () => {
    await write({
      'real/api.json': documentOf({ $ref: 'a.json' }),
      'real/a.json': integer,
      'links/none': '',
    });
    await symlink('real', join(folder, 'whole'));
    for (const name of ['api.json', 'a.json']) {
      await symlink(`../real/${name}`, join(folder, 'links', name));
    }
    for (const path of ['whole/api.json', 'links/api.json']) {
      expect(await errorsOf(createValidator(join(folder, path)), 'x')).toEqual([
        [expect.any(String), 'a.json#/type'],
      ]);
    }
  });
});

describe('one document', () => {
  const refused = 'got more than 5000 files or 64 MiB in all for one document. Referred to at';

  test('has at most 5000 files', async () => {
    const files = Array.from({ length: 5000 }, (_, index) => `s${index}.json`);
    await Promise.all(files.map((name) => writeFile(join(folder, name), '{}')));
    const referring = (names: readonly string[]) => ({
      openapi: '3.1.0',
      info,
      components: { schemas: Object.fromEntries(names.map((name) => [name, { $ref: name }])) },
    });
    const most = await write({ 'api.json': referring(files.slice(1)) });
    expect(Object.keys(readDocumentFile(most).sources ?? {})).toHaveLength(4999);
    const more = await write({ 'more.json': referring(files) });
    expect(() => readDocumentFile(more)).toThrow(refused);
  });

  test('has at most 64 MiB in all its files', async () => {
    const path = await write({
      'api.json': documentOf({ allOf: [{ $ref: 'a.json' }, { $ref: 'b.json' }] }),
      'a.json': `{}${' '.repeat(33 * 2 ** 20)}`,
      'b.json': '{}',
    });
    expect(refusalOf(path)).toEqual([]);
    // Holes take no room on the disk.
    await truncate(join(folder, 'b.json'), 31 * 2 ** 20);
    expect(refusalOf(path)).toEqual([expect.stringContaining(refused)]);
  });
});

test.each([600, 200_000])('%i levels are a problem of the document', async (levels) => {
  const deep = `${'{"not":'.repeat(levels)}{}${'}'.repeat(levels)}`;
  const text = JSON.stringify(documentOf('DEEP')).replace('"DEEP"', deep);
  const path = await write({ 'deep.json': text });
  expect(refusalOf(path)).toEqual([expect.stringMatching(/deep\.json.*nested too deeply\.$/)]);
});

test('levels are counted before anything is read', () => {
  let reads = 0;
  let schema: object = {};
  for (let level = 0; level < 600; level += 1) {
    const inner = schema;
    schema = Object.defineProperty({}, 'not', {
      enumerable: true,
      get: () => {
        reads += 1;
        return inner;
      },
    });
  }
  expect(refusalOf(documentOf(schema))).toEqual(['#: The document is nested too deeply.']);
  expect(reads).toBeLessThan(600);
});

test('mistakes at names that speak of recursion keep their place', async () => {
  const item = { get: { parameters: [5], responses: { 200: { description: 'Done.' } } } };
  const document = { openapi: '3.1.0', info, paths: { '/recursion': item } };
  const [expected] = refusalOf(document);
  expect(expected).toMatch(/^#\/paths\/~1recursion\/get\/parameters\/0: /);
  expect(refusalOf(await write({ 'api.json': document }))).toEqual([expected]);
  const missing = await write({ 'api.json': documentOf({ $ref: 'recursion.yaml' }) });
  expect(refusalOf(missing)).toEqual([expect.stringContaining('recursion.yaml')]);
  expect(refusalOf(missing)).not.toEqual([expect.stringContaining('deeply')]);
});

test('a path item that refers to itself through a file is named as written', async () => {
  const path = await write({
    'api.json': { openapi: '3.1.0', info, paths: { '/a': { $ref: 'item.json' } } },
    'item.json': { $ref: 'item.json' },
  });
  expect(refusalOf(path)).toEqual(['item.json#: The reference refers back to itself.']);
});
