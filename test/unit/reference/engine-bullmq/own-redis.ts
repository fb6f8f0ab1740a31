/** Redis servers that only one test uses, and what connects to them. All of it ends with the test. */

import { onTestFinished } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import type { EndpointPlan } from '../../../../src/reference/engine/endpoint-plan.ts';
import { RedisAccount } from '../../../../src/reference/engine-bullmq/redis-account.ts';
import { RedisConnections } from '../../../../src/reference/engine-bullmq/redis-connections.ts';
import { RedisJobs } from '../../../../src/reference/engine-bullmq/redis-jobs.ts';
import { RedisServer } from './redis-server.ts';

export const base = 'inference:{test}:';

export async function ownServer(): Promise<RedisServer> {
  const server = await RedisServer.start();
  onTestFinished(() => server.stop());
  return server;
}

export async function connectionsTo(url: string): Promise<RedisConnections> {
  const store = await RedisConnections.connect(url, () => undefined);
  onTestFinished(() => store.close());
  return store;
}

/** A server with one account. */
export async function ownRedis(clock = new ManualClock()) {
  const server = await ownServer();
  const store = await connectionsTo(server.url);
  return { server, store, clock, account: new RedisAccount({ store, base, clock, logSize: 100 }) };
}

/** The jobs of an account without limits but its memory. */
export function jobsOf(
  account: RedisAccount,
  { endpoints = {}, accountBytes = 2 ** 20, onError = () => undefined }: JobsOptions = {},
): RedisJobs {
  return new RedisJobs({
    ...{
      account,
      accountBytes,
      onError,
      keptRequestBytes: 0,
      history: { jobs: 0, bytes: 0 },
      alternatives: new Alternatives(),
      random: seededRandom('test'),
      endpoints: new Map(Object.entries(endpoints)),
    },
    ...{ budget: undefined, queueLimits: undefined },
  });
}

interface JobsOptions {
  readonly endpoints?: Readonly<Record<string, EndpointPlan>>;
  readonly accountBytes?: number;
  readonly onError?: (error: unknown) => void;
}
