/** Which operation a method and a path mean. */
import { describe, expect, test } from 'vitest';
import {
  createPathRouter,
  type RoutableOperation,
  sameRequests,
} from '../../../src/validation/request/path-router.ts';

function operation(method: string, path: string, bases?: readonly string[]): RoutableOperation {
  return { method, path, ...(bases && { bases }) };
}

const match = createPathRouter([
  operation('GET', '/pets'),
  operation('GET', '/pets/{id}'),
  operation('DELETE', '/pets/{id}'),
  operation('GET', '/pets/mine'),
  operation('GET', '/pets/{id}.{format}'),
  operation('GET', '/pets/{id}/toys/{toy}'),
  operation('GET', '/ships', ['/v1', '/api/v1']),
  operation('GET', '/größe'),
]);

function found(method: string, target: string): unknown {
  const result = match(method, target);
  return result.kind === 'found' ? [result.operation.path, result.raw] : result;
}

describe('a path', () => {
  test.each([
    ['/pets', ['/pets', {}]],
    ['/pets?a=/b', ['/pets', {}]],
    ['http://host.example/pets#x', ['/pets', {}]],
    ['/pets/mine', ['/pets/mine', {}]],
    ['/pets/m%69ne', ['/pets/mine', {}]],
    ['/pets/7', ['/pets/{id}', { id: '7' }]],
    ['/pets/a%2Fb', ['/pets/{id}', { id: 'a%2Fb' }]],
    ['/pets/7.json', ['/pets/{id}.{format}', { id: '7', format: 'json' }]],
    ['/pets/mine/toys/1', ['/pets/{id}/toys/{toy}', { id: 'mine', toy: '1' }]],
    ['/v1/ships', ['/ships', {}]],
    ['/api/v1/ships', ['/ships', {}]],
    ['/gr%C3%B6%C3%9Fe', ['/größe', {}]],
  ])('%s', (target, expected) => {
    expect(found('GET', target)).toEqual(expected);
  });

  test.each([
    '/',
    '*',
    'x/pets',
    '/pets/',
    '/pets//toys/1',
    '/ships',
    '/v1/ships/',
    '/pets/7/toys',
    '//pets',
  ])('%s is unknown', (target) => {
    expect(found('GET', target)).toEqual({ kind: 'unknownPath' });
  });
});

test('the path is checked before the method', () => {
  const allow = ['GET', 'HEAD'];
  expect(found('DELETE', '/pets/mine')).toEqual({ kind: 'methodNotAllowed', allow });
  expect(found('PUT', '/pets/7')).toEqual({
    kind: 'methodNotAllowed',
    allow: ['GET', 'DELETE', 'HEAD'],
  });
});

test('GET answers HEAD', () => {
  expect(found('HEAD', '/pets')).toEqual(['/pets', {}]);
});

describe('operations that match the same requests', () => {
  const placed = (path: string, ...bases: string[]) => ({
    ...operation('GET', path, bases.length === 0 ? undefined : bases),
    pointer: `#${path}`,
  });

  test.each([
    ['/a/{x}', '/a/{y}'],
    ['/a/{x}.json', '/a/{y}.json'],
    ['/é', '/%C3%A9'],
    ['/%7Ba', '/%7ba'],
  ])('such as %s and %s are faults of the second', (first, second) => {
    const message = `Expected a path of its own, got ${second}, which means the same requests as ${first} at #${first}.`;
    expect(sameRequests([placed(first), placed(second)])).toEqual([
      { pointer: `#${second}`, message },
    ]);
  });

  test.each([
    ['/a/b', '/a%2Fb'],
    ['/a/{x}', '/a/%7Bx%7D'],
    ['/a/{x}', '/a/{x}.json'],
  ])('are not %s and %s', (first, second) => {
    expect(sameRequests([placed(first), placed(second)])).toEqual([]);
  });

  test('are at the same place under the base paths in use', () => {
    const apart = [placed('/b/c', '/a'), placed('/c', '/a/d')];
    expect(sameRequests(apart)).toEqual([]);
    expect(sameRequests(apart, ['', '/b'])).toEqual([
      {
        pointer: '#/c',
        message:
          'Expected a path of its own, got /c, which means the same requests as /b/c at #/b/c under these basePaths.',
      },
    ]);
  });
});

test('given base paths replace those of the servers', () => {
  const own = createPathRouter([operation('GET', '/ships', ['/v1'])], ['/behind']);
  expect(own('GET', '/behind/ships').kind).toBe('found');
  expect(own('GET', '/v1/ships').kind).toBe('unknownPath');
});
