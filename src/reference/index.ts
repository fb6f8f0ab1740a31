/** The package entry `inference-contract/reference`: the service in process, and its clocks. */
export { type Clock, ManualClock, type ManualClockOptions, systemClock } from '../core/clock.ts';
export { type Skip, SkippingClock, type SkippingClockOptions } from '../core/skipping-clock.ts';
export type { FetchHandler } from '../validation/adapters/fetch.ts';
export { type Listening, listen } from '../validation/adapters/node-http.ts';
export type { Account } from './accounts/account.ts';
export type { Engine } from './engine/engine.ts';
export type { AccountEvent } from './engine/event-log.ts';
export type { AttemptOutcome } from './engine/rules/webhook-attempts.ts';
export type { SendWebhook } from './engine/send-webhook.ts';
export {
  createReferenceService,
  type ReferenceService,
  type ReferenceServiceOptions,
} from './service.ts';
export type { SettingsChange } from './settings/change-settings.ts';
export type { ServiceSettings } from './settings/check-settings.ts';
export { defineSettings, type SettingsFile } from './settings/define-settings.ts';
export type { WorkerContext, WorkerHandler, WorkerJob } from './workers/worker-handler.ts';
