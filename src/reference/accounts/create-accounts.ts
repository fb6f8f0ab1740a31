/** Creates the accounts of a service. */
import { limits } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { Alternatives } from '../alternatives/account-alternatives.ts';
import { playedIn } from '../alternatives/playable-alternatives.ts';
import { Memory } from '../engine-memory/kept-bytes.ts';
import { WebhookTurns } from '../engine-memory/memory-webhooks.ts';
import type { ServiceSettings } from '../settings/check-settings.ts';
import type { AccountSettings } from './account.ts';
import type { CommonOptions } from './account-options.ts';
import { Accounts } from './accounts.ts';
import { type CurrentOptions, createAccount } from './create-account.ts';
import { assertStores } from './create-endpoint.ts';

/** The accounts that the settings of a service name, with what its settings say for all of them. */
export function accountsFromSettings(
  settings: ServiceSettings,
  commonOptions: Pick<
    CommonOptions,
    | ('clock' | 'seed' | 'send' | 'store' | 'onError' | 'onIgnoredName' | 'keptRequestBytes')
    | ('history' | 'profileAlternatives' | 'checks')
  >,
): Accounts {
  const { endpoints, memory, webhooks } = settings;
  const { accountBytes, serviceBytes } = { ...defaults.MemorySettings, ...memory };
  const { signingSecret, ...callLimits } = { ...defaults.WebhookSettings, ...webhooks };
  return createAccounts(settings.accounts, {
    ...commonOptions,
    endpoints,
    accountBytes,
    callLimits,
    signingSecret,
    serviceMemory: new Memory(serviceBytes),
    webhookTurns: new WebhookTurns(callLimits),
    webhookHosts: webhooks?.hosts,
    limits: settings.limits === 'public' ? limits.rates : undefined,
    anyOutput: settings.outputs === 'any',
    alternatives: playedIn(settings.alternatives),
    answerTimes: settings.answerTimes,
  });
}

export function createAccounts(
  settings: Readonly<Record<string, AccountSettings>>,
  common: CommonOptions,
): Accounts {
  const { serviceMemory, webhookTurns } = common;
  const alternatives = new Alternatives(common.alternatives, common.profileAlternatives);
  const current: CurrentOptions = { shared: common };
  return new Accounts(settings, {
    alternatives,
    create: (options) => createAccount(options, current),
    share({ endpoints, alternatives: chosen, answerTimes }) {
      // Before anything changes.
      assertStores(endpoints, common.store);
      const played = { alternatives: playedIn(chosen), answerTimes };
      current.shared = { ...current.shared, ...played, endpoints };
      alternatives.setInitial(current.shared.alternatives ?? {});
    },
    load: () => ({
      keptBytes: serviceMemory.usedBytes,
      keptBytesLimit: serviceMemory.limitBytes,
      waitingWebhookCalls: webhookTurns.waiting,
    }),
  });
}
