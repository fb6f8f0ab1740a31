/** Creates an account: its clock, alternatives, endpoints, webhook calls, engine and limits. */
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, ManualClock, systemClock } from '../../core/clock.ts';
import { allowManyListeners } from '../../core/signal-listeners.ts';
import { SkippingClock } from '../../core/skipping-clock.ts';
import { Alternatives } from '../alternatives/account-alternatives.ts';
import { playedIn } from '../alternatives/playable-alternatives.ts';
import { RequestLimiter, requestLimit } from '../engine/request-limits.ts';
import { shownHost } from '../engine/rules/webhook-attempts.ts';
import { webhookCaller } from '../engine/webhook-call-alternatives.ts';
import type { Account, AccountSettings } from './account.ts';
import { AccountChanges } from './account-changes.ts';
import type { CommonOptions } from './account-options.ts';
import type { AccountOptions } from './accounts.ts';
import { AnswerTimes } from './answer-times.ts';
import { type ChangingAccount, changeAccount, serverlessOf } from './change-account.ts';
import { createEndpoints } from './create-endpoint.ts';
import { createEngine, seedOf } from './create-engine.ts';

/** What accounts have in common now. */
export interface CurrentOptions {
  shared: CommonOptions;
}

export function createAccount(options: AccountOptions, current: CurrentOptions): Account {
  const { id, settings } = options;
  const common = current.shared;
  const { webhookHosts, webhookTurns } = common;
  const clock = common.clock ?? createClock(settings, common);
  const alternatives = createAlternatives(settings, common);
  const endpoints = createEndpoints(options.endpointIds, common);
  const send = webhookCaller(common.send, {
    alternatives,
    secret: common.signingSecret ?? defaults.WebhookSettings.signingSecret,
    hosts: webhookHosts,
  });
  const parts = { clock, alternatives, endpoints, send };
  const { engine, faults, requests, keys, memory } = createEngine(options, common, parts);
  const changes = new AccountChanges();
  const unfollow =
    clock instanceof SkippingClock ? clock.follow(() => changes.tell('clock')) : () => undefined;
  const closing = new AbortController();
  // Callers and streams may wait for the end.
  allowManyListeners(closing.signal);
  const endpointIds = new Set(endpoints.keys());
  const account: ChangingAccount = {
    id,
    settings,
    endpointIds,
    serverlessIds: serverlessOf(endpointIds, common),
    change: engine.settings && ((changed) => changeAccount(account, changed, current.shared)),
    clock,
    engine,
    faults,
    answerTimes: new AnswerTimes(() => current.shared.answerTimes, {
      clock,
      seed: seedOf(options, common),
    }),
    alternatives,
    webhookHosts,
    callWebhook: (url, body) =>
      webhookTurns.take({ owner: closing, host: shownHost(url) }, () => send(url, body, 1)),
    delayed: new Map(),
    limiter: new RequestLimiter(
      (operationId) => requestLimit(operationId, common.limits, alternatives),
      requests,
    ),
    changes,
    sharedKeys: keys,
    memory,
    closed: closing.signal,
    close() {
      const closed = engine.close();
      unfollow();
      closing.abort();
      return closed;
    },
  };
  return account;
}

function createClock(
  { clock = defaults.AccountSettings.clock, skipping }: AccountSettings,
  { onError }: CommonOptions,
): Clock {
  switch (clock) {
    case 'manual':
      // It is advanced from outside, if at all.
      return new ManualClock({ warnAfterMs: Number.POSITIVE_INFINITY });
    case 'skipping':
      return new SkippingClock({ ...defaults.SkippingSettings, ...skipping, onError });
    case 'system':
      return systemClock(onError && { onError });
  }
}

function createAlternatives(
  { alternatives }: AccountSettings,
  common: CommonOptions,
): Alternatives {
  const settings = { ...common.alternatives, ...playedIn(alternatives) };
  return new Alternatives(settings, common.profileAlternatives);
}
