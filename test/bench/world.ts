/** One account with one endpoint, without sockets. */
import type { Clock } from '../../src/core/clock.ts';
import { createAccounts, type EndpointSettings } from '../../src/reference/account.ts';
import type { Engine } from '../../src/reference/engine/engine.ts';
import type { JobRequest } from '../../src/reference/engine/job-snapshot.ts';
import { Memory } from '../../src/reference/engine-memory/kept-bytes.ts';
import { WebhookTurns } from '../../src/reference/engine-memory/memory-webhooks.ts';

const endpointId = 'bench';

export interface World {
  readonly engine: Engine;
  readonly endpointId: string;
  /** Submits with `run`, in process: no HTTP, no validation. */
  submit(request: JobRequest): void;
  close(): void;
}

/** No worker ever comes up here, so that every job waits. */
export const withoutWorkers: EndpointSettings = {
  kind: 'serverless',
  worker: 'echo',
  workers: { max: 0 },
};

/** Builds the world; webhooks are acknowledged in process. */
export function createWorld(settings: EndpointSettings, clock: Clock): World {
  const accounts = createAccounts(
    { bench: { keys: { key: {} } } },
    {
      endpoints: { [endpointId]: settings },
      clock,
      seed: 'bench',
      accountBytes: 2 ** 40,
      serviceMemory: new Memory(2 ** 40),
      webhookTurns: new WebhookTurns(10_000),
      send: () => Promise.resolve({ kind: 'answered', status: 200 }),
      webhookHosts: undefined,
      limits: undefined,
      objectOutputOnly: true,
      keptRequestBytes: 0,
    },
  );
  const account = accounts.get('bench');
  if (account === undefined) throw new Error('Expected the account.');
  const { engine } = account;
  return {
    engine,
    endpointId,
    submit: (request) => {
      void engine.submit({
        endpointId,
        request,
        submission: 'runJob',
        origin: 'http://127.0.0.1:8080',
      });
    },
    close: () => accounts.close(),
  };
}
