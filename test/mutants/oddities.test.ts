/** The suite raises no false alarm on unusual but valid deployments. */
import { expect, test } from 'vitest';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { check } from './check-in-process.ts';
import { oddities } from './oddities.ts';

test('there are at least twenty unusual but valid deployments, and their names are unique', () => {
  const names = new Set(oddities.map(({ name }) => name));
  expect(names.size).toBe(oddities.length);
  expect(names.size).toBeGreaterThanOrEqual(20);
});

test('a deployment that accepts requests without a key gets a notice from the contract alone', async () => {
  const mutant = oddities.find(({ name }) => name === 'requests-need-no-key');
  const chosen = scenarios.filter(({ name }) => name === 'api-keys');
  const { verdict } = await check({ ...(mutant && { mutant }), profile: 'contract', chosen });
  expect(verdict('key-in-authorization')).toMatchObject({
    verdict: 'verified',
    reason: expect.stringContaining('requests without a key were accepted'),
    notices: [{ reason: 'The service accepts requests without an API key.' }],
  });
  const plain = await check({ profile: 'contract', chosen });
  expect(plain.verdict('key-in-authorization')).toMatchObject({ verdict: 'verified', notices: [] });
});
