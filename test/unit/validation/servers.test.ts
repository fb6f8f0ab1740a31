/** Servers of a document, of its paths and of its operations: the innermost ones count. */
import { describe, expect, test } from 'vitest';
import { agreeingWays } from './both-ways.ts';

const operation = (operationId: string, ...urls: readonly string[]) => ({
  operationId,
  responses: {},
  ...(urls.length > 0 && { servers: urls.map((url) => ({ url })) }),
});

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://api.example/v1' }],
  paths: {
    '/files': {
      get: operation('list'),
      post: operation('upload', 'https://upload.example/upload/v1/', '/beta'),
    },
    '/token': {
      servers: [{ url: 'https://login.example' }],
      post: operation('token'),
      get: {
        ...operation('check'),
        servers: [
          {
            url: 'https://{host}/{place}/x',
            variables: { host: { default: 'h' }, place: { default: 'p', enum: ['p', 'q'] } },
          },
        ],
      },
    },
    '/v1/files': { get: operation('other', 'https://files.example/eu') },
  },
};

describe('servers', () => {
  const ways = agreeingWays(document);

  test.each([
    ['GET', '/v1/files', 'list'],
    ['POST', '/upload/v1/files', 'upload'],
    ['POST', '/beta/files', 'upload'],
    ['POST', '/v1/files', 405],
    ['GET', '/upload/v1/files', 405],
    ['POST', '/token', 'token'],
    ['GET', '/token', 405],
    ['GET', '/p/x/token', 'check'],
    ['GET', '/q/x/token', 'check'],
    ['GET', '/h/x/token', 404],
    ['POST', '/v1/token', 404],
    ['GET', '/eu/v1/files', 'other'],
    ['GET', '/files', 404],
  ] as const)('%s %s means %s', async (method, target, expected) => {
    const verdict = await ways.check(method, target);
    const found =
      verdict.kind === 'valid'
        ? verdict.operation.id
        : verdict.kind === 'refused' && verdict.problem.status;
    expect(found).toBe(expected);
  });
});

describe('with basePaths', () => {
  const ways = agreeingWays(document, { basePaths: ['/proxy'] });

  test.each([
    ['POST', '/proxy/files', 'valid'],
    ['POST', '/proxy/token', 'valid'],
    ['POST', '/upload/v1/files', 'refused'],
  ] as const)('%s %s is %s', async (method, target, kind) => {
    expect(await ways.check(method, target)).toMatchObject({ kind });
  });
});
