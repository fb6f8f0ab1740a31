import { describe, expect, test } from 'vitest';
import { createRouter } from '../../../src/validation/router.ts';

const match = createRouter([
  { method: 'POST', path: '/v2/{endpoint_id}/run', operation: 'run' },
  { method: 'GET', path: '/v2/{endpoint_id}/status/{job_id}', operation: 'status' },
  { method: 'GET', path: '/v2/models/{name}', operation: 'model' },
  { method: 'POST', path: '/v2/models/run', operation: 'literal' },
]);

describe('a router', () => {
  test('fills the parameters of a templated path and leaves the query alone', () => {
    expect(match('GET', '/v2/echo/status/a-1?wait=3')).toEqual({
      kind: 'found',
      operation: 'status',
      parameters: { endpoint_id: 'echo', job_id: 'a-1' },
    });
  });

  test('prefers literal segments', () => {
    expect(match('POST', '/v2/models/run')).toMatchObject({ operation: 'literal' });
  });

  test('goes back where a literal segment leads nowhere', () => {
    expect(match('GET', '/v2/models/status/7')).toMatchObject({
      operation: 'status',
      parameters: { endpoint_id: 'models' },
    });
  });

  test('decodes parameters after splitting', () => {
    expect(match('GET', '/v2/a%2Fb/status/%E2%82%AC')).toMatchObject({
      parameters: { endpoint_id: 'a/b', job_id: '€' },
    });
  });

  test('keeps names such as __proto__ as plain names', () => {
    expect(match('GET', '/v2/__proto__/status/constructor')).toMatchObject({
      kind: 'found',
      operation: 'status',
    });
  });

  test.each(['/v2/%zz/run', '/v2/%E2%82/run', '/v2/%/run'])(
    'reports the encoding of %s',
    (target) => {
      expect(match('POST', target).kind).toBe('badEncoding');
    },
  );

  test.each([
    '/',
    '',
    '/v2',
    '/v2/echo',
    '/v2//run',
    '/v2/echo/run/',
    '/v2/echo/run/x',
    'v2/echo/run',
    'xv2/echo/run',
  ])('knows nothing at %j', (target) => {
    expect(match('POST', target)).toEqual({ kind: 'unknownPath' });
  });

  test('says which methods a path takes', () => {
    expect(match('DELETE', '/v2/echo/run')).toEqual({ kind: 'methodNotAllowed', allow: ['POST'] });
  });

  test('tells OPTIONS * all methods, and nobody else anything of *', () => {
    expect(match('OPTIONS', '*')).toEqual({ kind: 'methodNotAllowed', allow: ['POST', 'GET'] });
    expect(match('GET', '*')).toEqual({ kind: 'unknownPath' });
  });

  test('answers HEAD like GET, but not like POST', () => {
    expect(match('HEAD', '/v2/echo/status/1')).toMatchObject({ operation: 'status' });
    expect(match('HEAD', '/v2/echo/run').kind).toBe('methodNotAllowed');
  });
});
