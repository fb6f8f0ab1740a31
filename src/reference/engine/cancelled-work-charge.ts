/** What a job that was cancelled before its end is charged for. */
import type { EndpointPlan } from './endpoint-plan.ts';
import type { EngineOptions } from './engine-options.ts';
import type { KeptJob } from './job-snapshot.ts';
import type { JobEnding } from './rules/job-end.ts';

interface StoppedWorkContext
  extends Pick<EndpointPlan, 'worker' | 'price'>,
    Pick<EngineOptions, 'random' | 'alternatives'> {}

/**
 * An ending with what the job would have made, where that is charged: the model says it at once, as it does
 * for every simulated job.
 */
export function withStoppedWork(
  how: JobEnding,
  job: KeptJob,
  context: StoppedWorkContext,
): JobEnding {
  const { worker, price, random, alternatives } = context;
  if (alternatives.isDefault || price === undefined || job.startedMs === undefined) return how;
  if (how.transition !== 'cancel' || alternatives.id('cancellation-charge') === 'free') return how;
  const ignore = () => undefined;
  const work = worker.begin({
    jobId: job.id,
    retries: job.retries,
    endpointId: job.endpointId,
    input: job.request?.input ?? {},
    s3Config: undefined,
    random,
    alternatives,
    offer: () => '',
    note: ignore,
    chunk: ignore,
    progress: ignore,
  });
  if (work.kind !== 'simulated' || work.outcome.kind !== 'output') return how;
  return { ...how, quantity: work.outcome.quantity };
}
