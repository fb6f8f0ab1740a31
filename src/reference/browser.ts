/** The package entry `inference-contract/browser`: the service in process, in browsers and service workers. */
// biome-ignore lint/performance/noBarrelFile: an entry of the package
export { type Clock, ManualClock, type ManualClockOptions, systemClock } from '../core/clock.ts';
export { type Skip, SkippingClock, type SkippingClockOptions } from '../core/skipping-clock.ts';
export type { FetchHandler } from '../validation/adapters/fetch.ts';
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
export type { ServiceSettings } from './settings/check-settings.ts';
export { demoSettings } from './settings/demo-settings.ts';
