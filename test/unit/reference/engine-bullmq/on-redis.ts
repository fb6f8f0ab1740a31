/** Engines on Redis for the suite of all engines, with time that passes when the suite says so. */
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { ManualClock, macrotask } from '../../../../src/core/clock.ts';
import type { Engine } from '../../../../src/reference/engine/engine.ts';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import type { EngineSetup, EngineWorld } from '../engine/engine-contract.ts';
import { newAccount } from '../engine/new-accounts.ts';

let accounts = 0;

/** An account of its own on a server. Its connections end with the test. */
export async function onRedis(url: string, setup: EngineSetup): Promise<EngineWorld> {
  const clock = new ManualClock();
  const failures: unknown[] = [];
  const store = await RedisEngineStore.connect({
    url,
    logSize: 10_000,
    // The suite's replica misses nothing, so that time can pass in few steps.
    lookMs: 3_600_000,
    onError: (error) => failures.push(error),
  });
  onTestFinished(() => store.close());
  accounts += 1;
  const id = `account-${accounts}`;
  const { engine, calls } = newAccount(id, setup, { clock, store });
  const redis = new Redis(url);
  onTestFinished(() => redis.disconnect());
  let isClosed = false;
  const close = engine.close.bind(engine);
  engine.close = () => {
    isClosed = true;
    return close();
  };
  const place = { clock, engine, id, endpoints: Object.keys(setup.endpoints) };
  const pass = passing(redis, place, failures);
  return {
    engine,
    calls,
    pass: (ms) => (isClosed ? clock.advanceTo(clock.now() + ms) : pass(ms)),
  };
}

interface Place {
  readonly clock: ManualClock;
  readonly engine: Engine;
  /** Of the account. */
  readonly id: string;
  readonly endpoints: readonly string[];
}

/** Lets time pass, as far as all that happens in it has happened. Throws what has failed. */
export function passing(
  redis: Redis,
  place: Place,
  failures: readonly unknown[],
): (ms: number) => Promise<void> {
  const { clock } = place;
  const settle = settling(redis, place);
  return async (ms) => {
    const targetMs = clock.now() + ms;
    for (;;) {
      await settle();
      if (failures.length > 0) throw failures[0];
      const nextMs = clock.nextDueMs;
      if (nextMs === undefined || nextMs > targetMs) break;
      await clock.advanceTo(Math.max(nextMs, clock.now()));
    }
    await clock.advanceTo(targetMs);
    await settle();
  };
}

/** Looks at most so often, so that a test that waits in vain says what it waits for. */
const mostLooks = 5000;

/**
 * Waits until all that can happen at this instant has happened: every entry that the workers may
 * take is taken, every run is under way or over, and followers have heard all events.
 */
function settling(redis: Redis, { clock, engine, id, endpoints }: Place): () => Promise<void> {
  let heard = 0;
  engine.events.subscribe(({ sequence }) => {
    heard = sequence;
  });

  async function entriesOf(key: string) {
    const [waiting, active, capacity] = await Promise.all([
      redis.llen(`${key}:wait`),
      redis.llen(`${key}:active`),
      redis.hget(`${key}:meta`, 'concurrency'),
    ]);
    return { waiting, active, capacity: Number(capacity) };
  }

  async function unsettled(): Promise<string | undefined> {
    const calls = await entriesOf(`inference-calls:{${id}}:webhook-calls`);
    if (calls.waiting + calls.active > 0) return `webhook calls: ${JSON.stringify(calls)}`;
    for (const endpointId of endpoints) {
      const { waiting, active, capacity } = await entriesOf(
        `inference-queue:{${id}:${endpointId}}:${endpointId}`,
      );
      const inProgress = Number(
        (await redis.hget(`inference:{${id}}:counts:${endpointId}`, 'inProgress')) ?? 0,
      );
      if ((waiting === 0 || active >= capacity) && active === inProgress) continue;
      return `${endpointId}: ${JSON.stringify({ waiting, active, capacity, inProgress })}`;
    }
    const last = Number((await redis.get(`inference:{${id}}:sequence`)) ?? 0);
    return heard === last ? undefined : `events: ${heard} of ${last}`;
  }

  return async () => {
    let reason: string | undefined;
    let settled = 0;
    for (let looks = 0; settled < 2; looks += 1) {
      await clock.advance(0);
      await macrotask();
      reason = await unsettled();
      settled = reason === undefined ? settled + 1 : 0;
      if (looks === mostLooks) throw new Error(`Not settled: ${reason}`);
    }
  };
}
