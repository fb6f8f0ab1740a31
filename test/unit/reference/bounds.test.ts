/** What callers send and leave behind is bounded, whatever it is. */
import { describe, expect, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { testbed } from './testbed.ts';

describe('a webhook address', () => {
  const long = (length: number) => `http://${'a'.repeat(length)}.test/`;

  test('that is too long is refused, however long it is', async () => {
    const { run, faults } = testbed();
    for (const length of [2048, 9_000_000]) {
      expect(await run('echo', { input: {}, webhook: long(length) })).toMatchObject({
        status: 400,
        body: { code: 'invalidRequest', detail: expect.stringContaining('/webhook') },
      });
    }
    expect(faults).toEqual([]);
  });

  test('is cut short in events where the contract alone allows more', async () => {
    const { run, world, clock } = testbed({ profile: 'contract' });
    await run('echo', { input: {}, webhook: long(100_000) });
    await clock.advance(1);
    const [attempt] = world()
      .events.list()
      .filter(({ type }) => type === 'webhookAttempted');
    expect(JSON.stringify(attempt).length).toBeLessThan(600);
    expect(attempt).toMatchObject({ host: expect.stringMatching(/^a{260}…$/) });
  });
});

test('an address of storage that no pattern can look at is refused', async () => {
  const { run, faults } = testbed();
  const endpointUrl = `http://${'a'.repeat(9_000_000)}/`;
  expect(await run('echo', { input: {}, s3Config: { endpointUrl } })).toMatchObject({
    status: 400,
    body: { code: 'invalidRequest' },
  });
  expect(faults).toEqual([]);
});

test('a body of too many parts is refused before it is parsed', async () => {
  const { run } = testbed();
  const parts = (count: number) => ({ input: { list: Array.from({ length: count }, () => []) } });
  // The body, its input and both their members are parts, and so is the list.
  const most = limits.requestParts - 5;
  expect(await run('image', parts(most))).toMatchObject({ status: 200 });
  expect(await run('image', parts(most + 1))).toMatchObject({
    status: 413,
    body: { code: 'payloadTooLarge' },
  });
});
