/** From a method and a path to an operation with its parameters, or to the right refusal. */
import { describe, expect, test } from 'vitest';
import { Problem } from '../../../../src/reference/http/problem.ts';
import { createRoutes } from '../../../../src/reference/http/routes.ts';

const route = createRoutes(
  [
    { method: 'POST', path: '/v2/{endpoint_id}/run', id: 'run' },
    { method: 'GET', path: '/v2/{endpoint_id}/status/{job_id}', id: 'status' },
    { method: 'GET', path: '/v2/models/{name}', id: 'model' },
    { method: 'POST', path: '/v2/models/run', id: 'literal' },
  ],
  Problem,
);

function found(method: string, target: string): unknown {
  const result = route({ method, target });
  return result && [result.operation.id, result.parameters];
}

describe('a route', () => {
  test.each([
    ['/v2/echo/status/a-1?wait=3', ['status', { endpoint_id: 'echo', job_id: 'a-1' }]],
    ['/v2/models/status/7', ['status', { endpoint_id: 'models', job_id: '7' }]],
    ['/v2/a%2Fb/status/%E2%82%AC', ['status', { endpoint_id: 'a/b', job_id: '€' }]],
    ['/v2/__proto__/status/constructor', ['status', expect.anything()]],
    ['/v2/models/a', ['model', { name: 'a' }]],
  ])('of GET %s', (target, expected) => {
    expect(found('GET', target)).toEqual(expected);
  });

  test('of GET answers HEAD', () => {
    expect(found('HEAD', '/v2/models/a')).toEqual(found('GET', '/v2/models/a'));
  });

  test('prefers what is written out', () => {
    expect(found('POST', '/v2/models/run')).toEqual(['literal', {}]);
  });

  test.each(['/', '', '/v2', '/v2//run', '/v2/echo/run/', '/v2/echo/run/x', 'v2/echo/run', '*'])(
    'is not there at %j',
    (target) => {
      expect(found('POST', target)).toBeUndefined();
    },
  );
});

describe('a refusal', () => {
  test.each(['/v2/%zz/run', '/v2/%E2%82/run', '/v2/%/run'])('of the encoding of %s', (target) => {
    expect(() => found('POST', target)).toThrow('Expected percent-encoded UTF-8 in the path.');
  });

  test.each([
    ['DELETE', '/v2/echo/run', 'POST'],
    ['HEAD', '/v2/echo/run', 'POST'],
    ['PUT', '/v2/%/run', 'POST'],
    ['PUT', '/v2/echo/status/1', 'GET, HEAD'],
    ['OPTIONS', '*', 'POST, GET, HEAD'],
  ])('of %s %s says which methods there are', (method, target, allow) => {
    expect(() => found(method, target)).toThrow(
      expect.objectContaining({ code: 'methodNotAllowed', headers: { allow } }),
    );
  });
});
