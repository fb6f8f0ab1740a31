/** One replica of a service in this process, with its own connections to Redis. */
import { onTestFinished } from 'vitest';
import type { Engine } from '../../../../src/reference/engine/engine.ts';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import {
  createReferenceService,
  type ReferenceServiceOptions,
} from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

export interface Replica {
  readonly engine: Engine | undefined;
  call(method: string, path: string, body?: unknown, key?: string): Promise<Answer>;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Ends its connections at once, as if the process had died. */
  die(): void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ReplicaOptions
  extends Pick<ReferenceServiceOptions, 'clock' | 'sendWebhook' | 'console' | 'pages'> {
  /** Of the Redis server. */
  readonly url: string;
  /** Without accounts, there is one with the id. */
  readonly settings: Omit<ServiceSettings, 'accounts'> & Partial<Pick<ServiceSettings, 'accounts'>>;
  /** Of the account whose key is `key`. */
  readonly id: string;
  readonly lookMs?: number;
  readonly lockMs?: number;
  readonly presenceMs?: number;
  readonly onError?: (error: unknown) => void;
}

/** It closes with the test at the latest. */
export async function connectReplica({
  url,
  settings,
  id,
  lookMs = 100,
  lockMs = 500,
  presenceMs = 200,
  onError = () => undefined,
  ...options
}: ReplicaOptions): Promise<Replica> {
  const store = await RedisEngineStore.connect({
    url,
    logSize: 1000,
    lookMs,
    lockMs,
    presenceMs,
    onError,
  });
  onTestFinished(() => store.close());
  const service = createReferenceService({
    settings: { accounts: { [id]: { keys: { key: {} } } }, ...settings },
    store,
    control: { enabled: true },
    sendWebhook: async () => ({ kind: 'answered', status: 200 }),
    ...options,
  });
  const fetch = (path: string, init: RequestInit) =>
    service.fetch(new Request(`http://localhost${path}`, init));
  return {
    engine: service.accounts.get(id)?.engine,
    fetch,
    async call(method, path, body, key = 'key') {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(path, { method, headers, ...content });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    die: () => store.disconnect(),
    isReady: () => store.isUsable(),
    close: () => store.close(),
  };
}

/** The job when it has ended. */
export async function ended(
  { call }: Pick<Replica, 'call'>,
  endpointId: string,
  id: string,
): Promise<Answer['body']> {
  for (;;) {
    const { status, body } = await call('GET', `/v2/${endpointId}/status-sync/${id}?wait=5000`);
    if (status !== 200 || !['IN_QUEUE', 'IN_PROGRESS'].includes(body.status)) return body;
  }
}
