/** What the overlays choose beside what is stated, as far as two places of them have to agree. */
import { describe, expect, test } from 'vitest';
import { compiled as contract } from '#generated/contract/validators/index.js';
import { identifiers } from '#generated/reference/tables.js';
import { compiled as reference } from '#generated/reference/validators/index.js';
import { requestCheck, responseCheck } from './message-checks.ts';

const uuid = '8f6d1c52-41e7-4c0c-9f0b-6b7a2f9f3d1e';

test('generated identifiers match their patterns', async () => {
  const { synchronousPrefix, suffix } = identifiers;
  const submitted = await responseCheck(reference, 'runJob', '200');
  const answered = await responseCheck(reference, 'runJobSync', '200');
  expect(submitted({ id: `${uuid}${suffix}`, status: 'IN_QUEUE' })).toBe(true);
  expect(submitted({ id: uuid, status: 'IN_QUEUE' })).toBe(false);
  expect(answered({ id: `${synchronousPrefix}${uuid}${suffix}`, status: 'FAILED' })).toBe(true);
  expect(answered({ id: `${uuid}${suffix}`, status: 'FAILED' })).toBe(false);
});

describe('a webhook', () => {
  const chosen = requestCheck(reference, 'runJob');
  const stated = requestCheck(contract, 'runJob');

  test.each([
    'http://127.0.0.1:8080/hook',
    'https://hooks.example.com',
    'HTTPS://hooks.example.com/a?b=c@d#e',
    'http://[::1]:9000/hook',
    'https://hooks.example.com?job',
    'http://exämple.com/ä',
    'https://hooks.example.com/{job}|a b',
  ])('may be %s', (webhook) => {
    expect(chosen({ input: {}, webhook })).toBe(true);
  });

  test.each([
    'ftp://hooks.example.com/',
    'mailto:jobs@example.com',
    'https://user:password@hooks.example.com/',
    'https://user@hooks.example.com',
    'http:///hook',
    'urn:hook',
  ])('may not be %s, although that is a valid URL', (webhook) => {
    expect(chosen({ input: {}, webhook })).toBe(false);
    expect(stated({ input: {}, webhook })).toBe(true);
  });
});
