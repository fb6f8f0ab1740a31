import { expect, test } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';

test.each([
  ['status/1', 'GET'],
  ['run', 'POST'],
])('HEAD is refused at %s, where %s is taken', async (path, allow) => {
  const service = createReferenceService({
    settings: {
      accounts: { a: { keys: { key: {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    },
  });
  const headers = { authorization: 'Bearer key' };
  const answer = await service.fetch(
    new Request(`http://service.test/v2/echo/${path}`, { method: 'HEAD', headers }),
  );
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  service.close();
});
