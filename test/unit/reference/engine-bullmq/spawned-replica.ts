/** Replicas as processes of their own, which can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import type { Answer } from './replica.ts';

/** What a replica's process is given. Its account has the key `key`. */
export interface ReplicaProcessOptions {
  readonly redisUrl: string;
  readonly endpoints: ServiceSettings['endpoints'];
  /** Short, so that another replica soon takes over what a killed one leaves. */
  readonly lockMs: number;
  /** How often replicas look for each other, in real milliseconds. */
  readonly presenceMs?: number;
  /** How many times as fast as real time the account's time passes. Default: 1. */
  readonly speed?: number;
}

export interface SpawnedReplica {
  /** Rejects if the process dies before it has answered. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Suspends the process for so many real milliseconds or until then; resolves when it goes on. */
  suspend(until: number | Promise<unknown>): Promise<void>;
  /** Kills the process at once; resolves when it is dead. */
  kill(): Promise<void>;
}

/** Starts a process; resolves when it listens. It is killed at the end of the test. */
export async function spawnReplica(options: ReplicaProcessOptions): Promise<SpawnedReplica> {
  const program = fileURLToPath(new URL('replica-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const died = exit.then(() => {
    throw new Error('The replica died before it listened.');
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), died]);
  died.catch(() => undefined);
  const url = `${line}`.trim();
  return {
    async call(method, path, body) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    async suspend(until) {
      child.kill('SIGSTOP');
      await (typeof until === 'number' ? setTimeout(until) : until);
      child.kill('SIGCONT');
    },
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
