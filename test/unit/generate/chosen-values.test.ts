/** What the overlays choose beside what is stated, as far as two places of them have to agree. */
import { describe, expect, test } from 'vitest';
import { validators as contract } from '#generated/contract/validators.js';
import { identifiers } from '#generated/reference/tables.js';
import { validators } from '#generated/reference/validators.js';

const uuid = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e';

test('identifiers are made as their patterns say', () => {
  const { synchronousPrefix, suffix } = identifiers;
  const submitted = validators.runJob.responses[200]['application/json'];
  const answered = validators.runJobSync.responses[200]['application/json'];
  expect(submitted({ id: `${uuid}${suffix}`, status: 'IN_QUEUE' })).toBe(true);
  expect(submitted({ id: uuid, status: 'IN_QUEUE' })).toBe(false);
  expect(answered({ id: `${synchronousPrefix}${uuid}${suffix}`, status: 'FAILED' })).toBe(true);
  expect(answered({ id: `${uuid}${suffix}`, status: 'FAILED' })).toBe(false);
});

describe('a webhook', () => {
  const chosen = validators.runJob.requestBody.content['application/json'];
  const stated = contract.runJob.requestBody.content['application/json'];

  test.each([
    'http://127.0.0.1:8080/hook',
    'https://hooks.acme.dev',
    'HTTPS://hooks.acme.dev/a?b=c@d#e',
    'http://[::1]:9000/hook',
    'https://hooks.acme.dev?job',
  ])('may be %s', (webhook) => {
    expect(chosen({ input: {}, webhook })).toBe(true);
  });

  test.each([
    'ftp://hooks.acme.dev/',
    'mailto:jobs@acme.dev',
    'https://user:password@hooks.acme.dev/',
    'https://user@hooks.acme.dev',
    'http:///hook',
    'urn:hook',
  ])('may not be %s, although that is a URL', (webhook) => {
    expect(chosen({ input: {}, webhook })).toBe(false);
    expect(stated({ input: {}, webhook })).toBe(true);
  });
});
