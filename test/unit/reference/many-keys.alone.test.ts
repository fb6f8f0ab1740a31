/** The work that many keys make, in entries of maps, sets and objects that are looked through. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';

/** So many accounts with so many keys each. */
function settingsOf(accounts: number, keys: number): ServiceSettings {
  const keysOf = (account: number) =>
    Object.fromEntries(
      Array.from({ length: keys }, (_, key) => [`key-${account}-${key}-0f3a9c`, {}]),
    );
  return {
    accounts: Object.fromEntries(
      Array.from({ length: accounts }, (_, account) => [`a${account}`, { keys: keysOf(account) }]),
    ),
    endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
  };
}

/** Entries that are looked through until it is stopped. */
function countingEntries() {
  let entries = 0;
  for (const { prototype } of [Map, Set]) {
    for (const name of [Symbol.iterator, 'entries', 'values', 'keys'] as const) {
      const original: () => Iterator<unknown> = Reflect.get(prototype, name);
      vi.spyOn(prototype, name as 'values').mockImplementation(function (this: Set<unknown>) {
        const iterator = original.call(this);
        const next = iterator.next.bind(iterator);
        iterator.next = () => {
          entries += 1;
          return next();
        };
        return iterator as SetIterator<unknown>;
      });
    }
  }
  for (const name of ['keys', 'values', 'entries'] as const) {
    const original: (value: object) => unknown[] = Object[name];
    vi.spyOn(Object, name).mockImplementation((value: object) => {
      const found = original(value);
      entries += found.length;
      return found as never;
    });
  }
  return () => {
    vi.restoreAllMocks();
    return entries;
  };
}

function started(settings: ServiceSettings) {
  const service = createReferenceService({ settings, onWarning: () => undefined });
  onTestFinished(() => service.close());
  const statusOf = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await service.fetch(new Request('http://test/v2/echo/health', { headers }))).status;
  };
  return { service, statusOf };
}

test.each([
  [1, 50_000],
  [500, 100],
])(
  'a request looks through none of the keys of %i accounts with %i each',
  async (accounts, keys) => {
    const { statusOf } = started(settingsOf(accounts, keys));
    // The first request prepares what all share.
    expect(await statusOf('key-0-0-0f3a9c')).toBe(200);
    const entries = countingEntries();
    expect(await statusOf(`key-${accounts - 1}-${keys - 1}-0f3a9c`)).toBe(200);
    expect(await statusOf('no-such-key')).toBe(401);
    expect(entries()).toBeLessThan(accounts + 1000);
  },
);

/** How many entries a start looks through, and how many a reload that changes one account. */
async function workWith(accounts: number, keys: number) {
  const many = settingsOf(accounts, keys);
  const startEntries = countingEntries();
  const { service, statusOf } = started(many);
  const start = startEntries();
  const a0 = { keys: { ...many.accounts.a0?.keys, 'another-key-91c2': {} } };
  const reloadEntries = countingEntries();
  service.changeSettings({ ...many, accounts: { ...many.accounts, a0 } });
  const reload = reloadEntries();
  expect(await statusOf('another-key-91c2')).toBe(200);
  return { start, reload };
}

test.each([
  [1, 10_000, 1, 20_000],
  [500, 10, 1000, 10],
])('twice as many keys make no more than twice the work: %i times %i', async (...sizes) => {
  const [accounts, keys, moreAccounts, moreKeys] = sizes;
  const some = await workWith(accounts, keys);
  const more = await workWith(moreAccounts, moreKeys);
  expect(some.start).toBeGreaterThan(0);
  expect(more.start).toBeLessThan(2.2 * some.start);
  expect(more.reload).toBeLessThan(2.2 * some.reload);
});
