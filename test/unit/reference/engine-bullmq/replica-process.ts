/**
 * One replica as a process of its own, with `ReplicaProcessOptions` as JSON. Writes its address, and
 * serves until it is killed.
 */
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { listen } from '../../../../src/validation/adapters/node-http.ts';
import { fastClock } from './fast-clock.ts';
import type { ReplicaProcessOptions } from './spawned-replica.ts';

const [json = ''] = process.argv.slice(2);
const {
  redisUrl,
  endpoints,
  lockMs,
  presenceMs,
  speed = 1,
}: ReplicaProcessOptions = JSON.parse(json);
const store = await RedisEngineStore.connect({
  url: redisUrl,
  logSize: 10_000,
  lookMs: 100 * speed,
  lockMs,
  ...(presenceMs !== undefined && { presenceMs }),
  onError: () => undefined,
});
const service = createReferenceService({
  settings: { accounts: { demo: { keys: { key: {} } } }, endpoints },
  store,
  ...(speed === 1 ? {} : { clock: fastClock(speed) }),
  control: { enabled: true },
});
const { url: address } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
process.stdout.write(`${address}\n`);
