/** Accounts for tests of engines and of what stands on them: by default in memory, without limits. */
import { limits } from '#generated/reference/tables.js';
import type { CommonOptions } from '../../../../src/reference/accounts/account-options.ts';
import { createAccounts } from '../../../../src/reference/accounts/create-accounts.ts';
import { Memory } from '../../../../src/reference/engine-memory/kept-bytes.ts';
import { WebhookTurns } from '../../../../src/reference/engine-memory/memory-webhooks.ts';
import type { EngineSetup } from './engine-contract.ts';

type Given = Pick<CommonOptions, 'clock' | 'endpoints'> & Partial<CommonOptions>;

export function newAccounts(accounts: Parameters<typeof createAccounts>[0], given: Given) {
  return createAccounts(accounts, {
    seed: 'test',
    send: async () => ({ kind: 'answered', status: 200 }),
    limits: undefined,
    accountBytes: 2 ** 30,
    serviceMemory: new Memory(2 ** 30),
    webhookTurns: new WebhookTurns({ concurrentCalls: 64, concurrentCallsPerHost: 64 }),
    keptRequestBytes: 16_384,
    ...given,
  });
}

/** One account for the suite of all engines. */
export function newAccount(
  id: string,
  setup: EngineSetup,
  given: Pick<CommonOptions, 'clock' | 'store'>,
) {
  const calls: unknown[] = [];
  const { endpoints, accountBytes, history } = setup;
  const accounts = newAccounts(
    { [id]: { ...setup.account, keys: {} } },
    {
      ...{ endpoints, accountBytes, history, ...given },
      limits: setup.limits ? limits.rates : undefined,
      send: async (_url, body) => {
        calls.push(JSON.parse(body));
        return { kind: 'answered', status: setup.webhookStatus };
      },
    },
  );
  const engine = accounts.get(id)?.engine;
  if (engine === undefined) throw new Error('Expected the account.');
  return { engine, calls };
}
