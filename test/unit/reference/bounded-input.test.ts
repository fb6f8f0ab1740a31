/** What callers send and leave behind is bounded, whatever it is. */
import { describe, expect, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { memoryBytes } from '../../../src/reference/engine-memory/kept-bytes.ts';
import { testbed } from './testbed.ts';

describe('an address', () => {
  const long = (length: number) => `http://${'a'.repeat(length)}.test/`;

  test.each([
    ['/webhook', { webhook: long(2048) }],
    ['/webhook', { webhook: long(9_000_000) }],
  ])('is refused at %s if it is too long, whatever its length', async (place, addresses) => {
    const { run, faults } = testbed();
    expect(await run('echo', { input: {}, ...addresses })).toMatchObject({
      status: 400,
      body: { code: 'invalidRequest', detail: expect.stringContaining(place) },
    });
    expect(faults).toEqual([]);
  });

  test('of storage may be as long as a body', async () => {
    const { run, faults } = testbed();
    const s3Config = { endpointUrl: long(9_000_000) };
    expect(await run('echo', { input: {}, s3Config })).toMatchObject({ status: 200 });
    expect(faults).toEqual([]);
  });

  test('of a webhook is shortened in events if only the contract applies', async () => {
    const { run, engine, clock } = testbed({ profile: 'contract' });
    await run('echo', { input: {}, webhook: long(100_000) });
    await clock.advance(1);
    const [attempt] = engine()
      .events.list()
      .filter(({ type }) => type === 'webhookAttempted');
    expect(JSON.stringify(attempt).length).toBeLessThan(600);
    expect(attempt).toMatchObject({ host: expect.stringMatching(/^a{260}…$/) });
  });
});

test('a body with too many values is refused before it is parsed', async () => {
  const { run } = testbed();
  const parts = (count: number) => ({ input: { list: Array.from({ length: count }, () => []) } });
  // The body, its input and the list are values, too.
  const most = limits.requestParts - 3;
  expect(await run('image', parts(most))).toMatchObject({ status: 200 });
  expect(await run('image', parts(most + 1))).toMatchObject({
    status: 413,
    body: { code: 'payloadTooLarge' },
  });
});

test.each(['1e400', '""', 'null', '0'])(
  'a body with millions of %s is refused too',
  async (item) => {
    const { run } = testbed();
    const list = `${`${item},`.repeat(9_000_000 / (item.length + 1))}${item}`;
    expect(await run('echo', `{"input":{"list":[${list}]}}`)).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining(`at most ${limits.requestParts} JSON values`) },
    });
  },
);

test('bodies with one long text or an embedding are accepted', async () => {
  const { run } = testbed();
  const embedding = Array.from({ length: 50_000 }, (_, index) => index / 50_000);
  for (const input of [{ text: 'x,'.repeat(5_000_000) }, { embedding }]) {
    expect(await run('echo', { input })).toMatchObject({ status: 200 });
  }
});

describe('the memory of an account', () => {
  const memory = { accountBytes: 2 ** 20 };
  const input = (length = 300_000) => ({ input: { text: 'x'.repeat(length) } });

  test('is bounded: the jobs that ended first are removed early', async () => {
    const { run, runSync, status, engine, clock } = testbed({ memory });
    const first = runSync('echo', input());
    await expect.poll(() => engine().jobs({ limit: 0 }).total).toBe(1);
    await clock.advance(1);
    const ids: string[] = [(await first).body.id];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await run('echo', input())).body.id);
      await clock.advance(1);
    }
    const answers = await Promise.all(ids.map((id) => status('echo', id)));
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 200, 200, 200]);
    expect(engine().memory.usedBytes).toBeLessThanOrEqual(memory.accountBytes);
    const forgotten = engine()
      .events.list()
      .filter((event) => event.type === 'forgotten');
    expect(forgotten).toMatchObject(ids.slice(0, 2).map((jobId) => ({ jobId, early: true })));
  });

  test('leaves no room for another job while no stored job has ended', async () => {
    const { run, status, clock } = testbed({ memory });
    const hang = { script: { hang: true } };
    const large = () => run('script', { input: { ...hang, text: 'x'.repeat(400_000) } });
    const { body: ended } = await run('echo', input(100));
    await clock.advance(1);
    await large();
    await large();
    const refused = await large();
    expect(refused).toMatchObject({ status: 429, body: { code: 'accountFull' } });
    expect(refused.headers.get('retry-after')).toBe('1');
    // Nothing is forgotten where that does not help.
    expect((await status('echo', ended.id)).status).toBe(200);
    expect((await run('echo', input(100))).status).toBe(200);
  });

  test('includes the bodies of webhook calls until these are over', async () => {
    const { run, engine, clock } = testbed({ memory, webhookAnswers: [500, 500, 500] });
    await run('echo', { ...input(200_000), webhook: 'http://receiver.test/' });
    await clock.advance(1);
    expect(engine().memory.usedBytes).toBeGreaterThan(400_000);
    await clock.advance(30_000);
    expect(engine().memory.usedBytes).toBeLessThan(210_000);
  });

  test('is empty when all jobs are removed', async () => {
    const { run, call, engine, clock } = testbed({ memory });
    const { body: failed } = await run('script', { input: { script: { fail: 'No.' } } });
    await clock.advance(1);
    await call('POST', `/v2/script/retry/${failed.id}`);
    const chunks = [{ afterMs: 0, output: 'part' }];
    await run('script', { input: { script: { afterMs: 10, chunks } } });
    await run('echo', { ...input(1000), webhook: 'http://receiver.test/' });
    const { body: cancelled } = await run('script', { input: { script: { hang: true } } });
    await clock.advance(20);
    await call('POST', `/v2/script/cancel/${cancelled.id}`);
    expect(engine().memory.usedBytes).toBeGreaterThan(4000);
    await clock.advance(3_600_000);
    expect(engine().memory.usedBytes).toBe(0);
  });

  test('is bounded across all accounts; each account removes only its own jobs', async () => {
    const serviceBytes = 2 ** 20;
    const { run, status, call, engine, service, clock } = testbed({ memory: { serviceBytes } });
    const other = { authorization: 'Bearer other-key' };
    const runForOther = (body: unknown) => call('POST', '/v2/script/run', body, other);
    const hang = { script: { hang: true } };
    const { body: first } = await run('echo', input());
    await clock.advance(1);
    await runForOther({ input: { ...hang, text: 'x'.repeat(500_000) } });
    // The account's own ended job makes room for its next one.
    expect((await run('echo', input())).status).toBe(200);
    expect((await status('echo', first.id)).status).toBe(404);
    await clock.advance(1);
    // What the account could give up is not enough for this one.
    const refused = await run('echo', input(600_000));
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'accountFull',
        detail: expect.stringContaining(`all accounts together ${serviceBytes}.`),
      },
    });
    expect(engine().memory.whole?.usedBytes).toBeLessThanOrEqual(serviceBytes);
    expect(engine().memory.usedBytes).toBeGreaterThan(300_000);
    // An account that is closed keeps nothing.
    service.accounts.remove('other');
    expect((await run('echo', input(600_000))).status).toBe(200);
    expect(engine().memory.whole?.usedBytes).toBe(engine().memory.usedBytes);
  });

  test.each([
    ['a string', 'x'.repeat(1000), 1000, 1100],
    ['a string of wide characters', 'ж'.repeat(1000), 2000, 2100],
    ['nested arrays', Array.from({ length: 1000 }, () => [[]]), 100_000, 120_000],
    ['members', Object.fromEntries([...Array(1000).keys()].map((key) => [key, 1])), 60_000, 80_000],
    ['small values', [null, true, false], 48, 100],
  ])('is estimated for %s', (_, value, from, to) => {
    expect(memoryBytes(value)).toBeGreaterThanOrEqual(from);
    expect(memoryBytes(value)).toBeLessThanOrEqual(to);
  });
});

test('many callers can wait for an account without a listener warning', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  const { world } = testbed();
  const { closed } = world();
  for (let count = 0; count < 20; count += 1) closed.addEventListener('abort', () => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', warn);
  expect(warnings).toEqual([]);
});
