import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../src/cli/log.ts';
import { connectStore } from '../../src/cli/shared-store.ts';
import { systemClock } from '../../src/core/clock.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { memoryTerminal } from './setup.ts';

test.skipIf(!hasRedis)('a connection that fails says why once, without the address', async () => {
  const locked = await RedisServer.start(['--requirepass', 'right']);
  onTestFinished(() => locked.stop());
  const gone = await RedisServer.start();
  await gone.stop();
  const clock = systemClock();
  const terminal = memoryTerminal();
  const log = await createLog({ form: 'json', level: 'info', clock, terminal });
  for (const [url, reason] of [
    [locked.url, 'Redis requires a password, as in redis://:password@host:6379.'],
    [
      locked.url.replace('//', '//:wrong@'),
      'Redis refuses the user name or password of the given address.',
    ],
    [gone.url, 'nothing listens at the given address.'],
  ] as const) {
    const connected = connectStore(url, { settings: { accounts: {}, endpoints: {} }, log, clock });
    await expect(connected).rejects.toThrow(`Cannot share jobs: ${reason}`);
  }
  expect([...terminal.printed, ...terminal.warned]).toEqual([]);
});
