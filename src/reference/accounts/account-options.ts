/** What the accounts of a service have in common. */
import type { components } from '#generated/service-settings/types.d.ts';
import type { Clock } from '../../core/clock.ts';
import type { ServiceChecks } from '../../endpoints/service-checks.ts';
import type { AlternativeSettings } from '../alternatives/account-alternatives.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import type { EngineStore } from '../engine/engine-store.ts';
import type { RequestLimits } from '../engine/request-limits.ts';
import type { CallLimits } from '../engine/rules/webhook-concurrency.ts';
import type { SendWebhook } from '../engine/send-webhook.ts';
import type { Memory } from '../engine-memory/kept-bytes.ts';
import type { WebhookTurns } from '../engine-memory/memory-webhooks.ts';
import type { OnIgnoredName } from '../models/unlisted-names.ts';
import type { AnswerTimeSettings } from './answer-times.ts';

export type EndpointSettings = components['schemas']['EndpointSettings'];

export type ServerlessEndpointSettings = components['schemas']['ServerlessEndpointSettings'];

export interface CommonOptions extends Pick<EngineOptions, 'anyOutput' | 'keptRequestBytes'> {
  /** Default: no history. */
  readonly history?: EngineOptions['history'];
  /** The only hosts that webhooks may have; undefined for any. */
  readonly webhookHosts?: readonly string[] | undefined;
  readonly send: SendWebhook;
  readonly endpoints: Readonly<Record<string, EndpointSettings>>;
  /** Of accounts without their own. Default: those of the profile. */
  readonly alternatives?: AlternativeSettings | undefined;
  /**
   * What the profile chooses, which must change nothing at the edge of HTTP. Default: what the document
   * chooses.
   */
  readonly profileAlternatives?: AlternativeSettings | undefined;
  /** How long answers are held back. Default: not at all. */
  readonly answerTimes?: AnswerTimeSettings | undefined;
  /** Replaces the clocks of the settings. */
  readonly clock: Clock | undefined;
  /** Seed of the accounts' random values, unless their settings have one. */
  readonly seed: string;
  readonly limits: RequestLimits | undefined;
  /** The most that an account may keep, in bytes. */
  readonly accountBytes: number;
  readonly serviceMemory: Memory;
  /** Shared by all accounts. */
  readonly webhookTurns: WebhookTurns;
  /** Key of the signatures of webhook calls. Default: that of the settings. */
  readonly signingSecret?: string;
  readonly callLimits?: CallLimits;
  /** Where replicas keep the jobs that they share. Default: each process keeps its own in memory. */
  readonly store?: EngineStore | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly onIgnoredName?: OnIgnoredName;
  /** Of endpoints with schemas. Default: nobody is told of wrong ones, but their jobs. */
  readonly checks?: ServiceChecks | undefined;
}
