/** Reading documents: pointers, parts behind references, operations, and schemas of their own. */
import { expect, test } from 'vitest';
import { keysOf, valueAt } from '../../src/core/json.ts';
import { documentOperations } from '../../src/generate/document-operations.ts';
import { defaultsOf } from '../../src/generate/standalone-validators.ts';
import { schemaDocument } from '../../src/validation/load/document-of-schemas.ts';
import { partAt, schemaPartAt } from '../../src/validation/load/document-parts.ts';

test('a pointer resolves only own keys', () => {
  expect(valueAt({}, '#/constructor')).toBeUndefined();
  expect(() => keysOf('other.yaml#/a')).toThrow('not a pointer');
});

test('references are followed; for a schema, unless it has siblings other than a description', () => {
  const document = {
    a: { $ref: '#/b', description: 'x' },
    b: { $ref: '#/c' },
    c: { d: 1 },
    e: { $ref: '#/c', minimum: 1 },
    loop: { $ref: '#/loop' },
  };
  expect(partAt(document, ['a'])).toEqual({ keys: ['c'], value: { d: 1 } });
  expect(partAt(document, ['e']).keys).toEqual(['c']);
  expect(schemaPartAt(document, ['a']).keys).toEqual(['c']);
  expect(schemaPartAt(document, ['e']).keys).toEqual(['e']);
  expect(() => partAt(document, ['loop'])).toThrow('refers back to itself');
  expect(() => partAt(document, ['f'])).toThrow('#/f: Expected an object.');
});

test('duplicate and missing operation ids are refused', () => {
  const get = { operationId: 'getJob' };
  expect(() => documentOperations({ paths: { '/a': { get }, '/b': { get } } })).toThrow(
    'getJob is the id of #/paths/~1a/get and of #/paths/~1b/get',
  );
  expect(() => documentOperations({ paths: { '/a': { get: {} } } })).toThrow('has no operationId');
});

test('a callback that two operations share is listed once', () => {
  const callbacks = { done: { $ref: '#/components/callbacks/Done' } };
  const operations = documentOperations({
    paths: {
      '/a': { post: { operationId: 'a', callbacks } },
      '/b': { post: { operationId: 'b', callbacks } },
    },
    components: { callbacks: { Done: { '{$request.body#/url}': { post: {} } } } },
  });
  expect(operations.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'operation'],
    ['done', 'callback'],
    ['b', 'operation'],
  ]);
});

test("an operation's own parameter overrides that of its path", () => {
  const [operation] = documentOperations({
    paths: {
      '/a': {
        parameters: [{ name: 'wait', in: 'query', description: 'shared' }],
        get: { operationId: 'a', parameters: [{ name: 'wait', in: 'query', description: 'own' }] },
      },
    },
  });
  expect(operation?.parameters.map(({ value }) => value.description)).toEqual(['own']);
});

test('nested definitions of a schema become components', () => {
  const schema = { $defs: { B: { type: 'string' } }, properties: { b: { $ref: '#/$defs/B' } } };
  expect(schemaDocument(new Map([['A', schema]])).components).toEqual({
    schemas: {
      A: { properties: { b: { $ref: '#/components/schemas/B' } } },
      B: { type: 'string' },
    },
  });
  expect(() => schemaDocument(new Map([['B', schema]]))).toThrow('Two schemas are named B');
});

test('defaults come from the properties, including false and 0', () => {
  const properties = { a: { default: 0 }, b: { default: false }, c: { type: 'string' } };
  expect(defaultsOf({ properties })).toEqual({ a: 0, b: false });
});
