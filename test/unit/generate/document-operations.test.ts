/** The operations and callbacks of a document. */
import { expect, test } from 'vitest';
import { documentOperations } from '../../../src/generate/document-operations.ts';

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
