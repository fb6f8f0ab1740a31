/** Reads what is due next in an account. */
import type { Due } from '../engine/engine.ts';
import { isFinal } from '../engine/rules/job-states.ts';
import type { RedisJobs } from './redis-jobs.ts';

/**
 * The first entries of the due list that say something to callers. When work will end is known to
 * the replica that runs it alone, so a running job has its execution timeout only.
 */
export async function upcoming(jobs: RedisJobs, limit: number): Promise<Due[]> {
  const { account } = jobs.options;
  const list = await account.ask((redis) =>
    redis.zrange(`${account.base}due`, '0', `${limit - 1}`, 'WITHSCORES'),
  );
  const entries = list.flatMap((entry, index) => {
    const atMs = Number(list[index + 1]);
    const [kind = '', ...name] = entry.split(':');
    return index % 2 === 0 ? [dueOf(jobs, { atMs, kind, name: name.join(':') })] : [];
  });
  return (await Promise.all(entries)).flatMap((due) => due ?? []);
}

async function dueOf(
  jobs: RedisJobs,
  { atMs, kind, name }: { atMs: number; kind: string; name: string },
): Promise<Due | undefined> {
  const { account } = jobs.options;
  switch (kind) {
    case 'deadline': {
      const job = await jobs.find(name);
      if (job === undefined) return undefined;
      const { id: jobId, endpointId, startedMs, state } = job;
      const deadline = startedMs === undefined ? 'expiry' : 'executionTimeout';
      return { atMs, kind: isFinal(state) ? 'forgotten' : deadline, jobId, endpointId };
    }
    case 'webhook': {
      const hook = await jobs.hook(name);
      // During an attempt, the entry is there in case its replica dies.
      if (hook?.progress.attempts !== hook?.taken) return undefined;
      return (
        hook && { atMs, kind: 'webhookAttempt', jobId: hook.jobId, endpointId: hook.endpointId }
      );
    }
    case 'scale': {
      const ready = await account.ask((redis) =>
        redis.zcount(`${account.base}starting:${name}`, atMs, atMs),
      );
      return { atMs, kind: ready > 0 ? 'workerReady' : 'workerStops', endpointId: name };
    }
    default:
      return undefined;
  }
}
