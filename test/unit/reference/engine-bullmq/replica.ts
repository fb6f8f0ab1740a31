/** One replica of a service in this process, with its own connections to Redis. */
import type { Clock } from '../../../../src/core/clock.ts';
import type { SendWebhook } from '../../../../src/reference/engine/send-webhook.ts';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import { createReferenceService, type ServiceSettings } from '../../../../src/reference/service.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

export interface Replica {
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Ends its connections at once, as if the process had died. */
  die(): void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  /** Of the Redis server. */
  readonly url: string;
  /** Without accounts, there is one with the id. */
  readonly settings: Omit<ServiceSettings, 'accounts'> & Partial<Pick<ServiceSettings, 'accounts'>>;
  /** Of the account whose key is `key`. */
  readonly id: string;
  readonly sendWebhook?: SendWebhook;
  /** Default: the system's. */
  readonly clock?: Clock;
  readonly lookMs?: number;
  readonly lockMs?: number;
  /** Told of lost connections and of work that failed and is done again. */
  readonly onError?: (error: unknown) => void;
}

export async function connectReplica({
  url,
  settings,
  id,
  sendWebhook = async () => ({ kind: 'answered', status: 200 }),
  lookMs = 100,
  lockMs = 500,
  onError = () => undefined,
  ...options
}: ReplicaOptions): Promise<Replica> {
  const store = await RedisEngineStore.connect({ url, logSize: 1000, lookMs, lockMs, onError });
  const service = createReferenceService({
    settings: { accounts: { [id]: { keys: { key: {} } } }, ...settings },
    store,
    control: { enabled: true },
    sendWebhook,
    ...options,
  });
  return {
    async call(method, path, body) {
      const response = await service.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
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
  { call }: Replica,
  endpointId: string,
  id: string,
): Promise<Answer['body']> {
  for (;;) {
    const { status, body } = await call('GET', `/v2/${endpointId}/status-sync/${id}?wait=5000`);
    if (status !== 200 || !['IN_QUEUE', 'IN_PROGRESS'].includes(body.status)) return body;
  }
}
