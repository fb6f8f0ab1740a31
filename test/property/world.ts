/** A service on a manual clock, called without sockets, with all that leaves it recorded. */
import { ManualClock } from '../../src/core/clock.ts';
import type { Account } from '../../src/reference/accounts/account.ts';
import type { AccountEvent } from '../../src/reference/engine/event-log.ts';
import type { AttemptOutcome } from '../../src/reference/engine/rules/webhook-attempts.ts';
import { MemoryEngine } from '../../src/reference/engine-memory/memory-engine.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { type AccountId, accountIds, type Plan, type Reception } from './plan.ts';

export interface Watched extends Pick<Account, 'id' | 'clock'> {
  readonly engine: MemoryEngine;
}

/** An account whose engine can be looked into. */
export type Inspected = Omit<Account, 'engine'> & Watched;

export interface Delivery {
  readonly atMs: number;
  /** Number of the submission that named the address. */
  readonly submission: number;
  readonly body: string;
}

export interface Answer {
  readonly atMs: number;
  readonly status: number;
  readonly dropped: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

export interface Ask {
  readonly account: AccountId;
  readonly method: 'GET' | 'POST';
  /** Below the API's version, such as `script/run`. */
  readonly path: string;
  readonly body?: unknown;
}

/** Who hears of what leaves the accounts, as it happens. */
export interface Witness {
  event(account: AccountId, event: AccountEvent): void;
  delivery(account: AccountId, delivery: Delivery): void;
}

export interface World {
  readonly clock: ManualClock;
  readonly service: ReferenceService;
  account(id: AccountId): Inspected;
  ask(request: Ask): Promise<Answer>;
  /** An address whose receiver acts as told, one call after another. */
  receiver(account: AccountId, submission: number, receptions: readonly Reception[]): string;
}

const nothing = new Uint8Array();

export function createWorld(plan: Plan, witness: Witness): World {
  const clock = new ManualClock();
  const receivers = new Map<string, (body: string) => AttemptOutcome>();
  const keys = (id: AccountId) => ({ [id]: {} });
  const service = createReferenceService({
    settings: {
      accounts: Object.fromEntries(
        accountIds.map((id) => [
          id,
          {
            keys: keys(id),
            faults: [...plan.faults],
            ...(plan.budget !== undefined && { budget: plan.budget }),
          },
        ]),
      ),
      endpoints: plan.endpoints,
      limits: plan.limits,
    },
    clock,
    seed: plan.seed,
    sendWebhook: async (url, body) => {
      const receive = receivers.get(url);
      if (receive === undefined) throw new Error(`Nobody named ${url}.`);
      return receive(body);
    },
    onError: (error) => {
      throw error;
    },
  });

  function account(id: AccountId): Inspected {
    const found = service.accounts.get(id);
    if (!(found?.engine instanceof MemoryEngine)) throw new Error(`Expected the account ${id}.`);
    return { ...found, engine: found.engine };
  }

  for (const id of accountIds) {
    account(id).engine.events.subscribe((event) => witness.event(id, event));
  }

  return {
    clock,
    service,
    account,
    async ask({ account: id, method, path, body }) {
      const headers: Record<string, string> = {
        authorization: `Bearer ${id}`,
        'content-type': 'application/json',
      };
      const bytes = body === undefined ? nothing : Buffer.from(JSON.stringify(body));
      const answer = await service.handle({
        method,
        target: `/v2/${path}`,
        origin: 'http://service.test',
        header: (name) => headers[name],
        body: () => Promise.resolve(bytes),
        signal: new AbortController().signal,
      });
      return {
        atMs: clock.now(),
        status: answer.status,
        dropped: answer.drop === true,
        body: JSON.parse(String(answer.body)),
      };
    },
    receiver(id, submission, receptions) {
      const url = `http://receiver.test/${id}/${submission}`;
      let calls = 0;
      receivers.set(url, (body) => {
        witness.delivery(id, { atMs: clock.now(), submission, body });
        const reception = receptions[calls % receptions.length] ?? 'accept';
        calls += 1;
        return outcomes[reception];
      });
      return url;
    },
  };
}

const outcomes: Readonly<Record<Reception, AttemptOutcome>> = {
  accept: { kind: 'answered', status: 200 },
  refuse: { kind: 'answered', status: 503 },
  almost: { kind: 'answered', status: 204 },
  reset: { kind: 'failed', reason: 'ECONNRESET' },
};

/** Lets all promise work run that needs no time to pass. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
