/** Options of an account's engine, the same for all engines. */
import type { Clock } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import type { EndpointPlan, QueueLimits } from './endpoint-plan.ts';
import type { BudgetSettings } from './rules/queue-and-budget-limits.ts';
import type { CallWebhook } from './webhook-call-alternatives.ts';

/** The most that is kept; the oldest is dropped first. No jobs means no history. */
export interface HistoryBounds {
  readonly jobs: number;
  readonly bytes: number;
}

export interface EngineOptions {
  readonly clock: Clock;
  /** By id. The engine closes their workers. */
  readonly endpoints: ReadonlyMap<string, EndpointPlan>;
  /** For what workers draw at random. */
  readonly random: Random;
  /** For the ids of jobs and workers. Replicas must not share its seed. */
  readonly ids: Random;
  readonly budget: BudgetSettings | undefined;
  readonly queueLimits: QueueLimits | undefined;
  readonly send: CallWebhook;
  /** The address of a file that a job offers now; `origin` is the one that its caller used. */
  readonly resultUrl: (file: string, origin: string) => string;
  /** Whether every output is passed on as it is, even one that is not an object. Default: no. */
  readonly anyOutput?: boolean | undefined;
  /** Maximum size, in bytes, of a request whose input and policy are kept after the job has ended. */
  readonly keptRequestBytes: number;
  /** Of the ended jobs that only their account sees, because callers cannot read them any more. */
  readonly history: HistoryBounds;
  /** Read at the time of use. */
  readonly alternatives: Alternatives;
}
