/** The history of each webhook address: its job, the calls, and how long the receiver listened. */
import { groupBy } from '../../../evidence/indexes.ts';
import { mayMakeJob, type OperationExchange } from '../../../evidence/operation-exchange.ts';
import type { Watch } from '../../../evidence/record-types.ts';
import type { JobHistory, ReceivedWebhook } from '../jobs/job-history.ts';
import { hookOf } from './webhook-address.ts';

export interface WebhookHistory {
  readonly hook: string;
  readonly scenario: string;
  readonly submission: OperationExchange | undefined;
  /** Whether other requests named the address and may have made jobs, too. */
  readonly isShared: boolean;
  readonly job: JobHistory | undefined;
  /** In the order in which they arrived. */
  readonly calls: readonly ReceivedWebhook[];
  /** Calls that did not arrive by then were not sent; undefined if the receiver did not listen. */
  readonly watchedUntilMs: number | undefined;
  /** Until when connections to the address were refused; undefined if they never were. */
  readonly refusedUntilMs: number | undefined;
}

interface WebhookEvidence {
  readonly calls: readonly OperationExchange[];
  readonly webhookCalls: readonly ReceivedWebhook[];
  readonly watches: readonly Watch[];
  readonly jobs: readonly JobHistory[];
}

/** Gathers the histories of watched addresses. An address that several jobs share has one history per job. */
export function gatherWebhooks(evidence: WebhookEvidence): WebhookHistory[] {
  const { jobs, webhookCalls } = evidence;
  const submissions = groupBy(evidence.calls, (call) => {
    const hook = hookOf(call);
    const { scenario } = call.exchange;
    return hook === undefined ? undefined : hookKey({ scenario, hook });
  });
  const jobOf = new Map(
    jobs.flatMap((job) => (job.submission === undefined ? [] : [[job.submission, job] as const])),
  );
  const jobOfCall = new Map(jobs.flatMap((job) => job.samples.map(({ id }) => [id, job] as const)));
  const watches = groupBy(evidence.watches, hookKey);
  const arrived = groupBy(webhookCalls, ({ delivery }) => hookKey(delivery));
  const addresses = new Map(
    [...evidence.watches, ...webhookCalls.map(({ delivery }) => delivery)].map((record) => [
      hookKey(record),
      record,
    ]),
  );
  return [...addresses].flatMap(([key, { hook, scenario }]): WebhookHistory[] => {
    const naming = submissions.get(key) ?? [];
    const submission = naming.at(-1);
    const making = naming.filter(mayMakeJob);
    const isShared = making.length > 1;
    const addressWatches = watches.get(key);
    const watched = {
      watchedUntilMs: addressWatches?.reduce(
        (latestMs, { untilMs }) => Math.max(latestMs, untilMs),
        Number.NEGATIVE_INFINITY,
      ),
      refusedUntilMs: addressWatches?.find((watch) => watch.refusedUntilMs !== undefined)
        ?.refusedUntilMs,
    };
    const calls = arrived.get(key) ?? [];
    const byJob = groupBy(
      calls.filter(({ job }) => job !== undefined),
      ({ delivery }) => jobOfCall.get(delivery.id),
    );
    const sharing = making.flatMap((each) => jobOf.get(each) ?? []);
    // A call that names none of the jobs may be about any of them.
    const areAllNamed = calls.every(({ delivery }) =>
      sharing.some((job) => job === jobOfCall.get(delivery.id)),
    );
    if (isShared && sharing.length === making.length && areAllNamed) {
      return sharing.map((job) => ({
        hook,
        scenario,
        submission: job.submission,
        isShared,
        job,
        calls: byJob.get(job) ?? [],
        ...watched,
      }));
    }
    if (byJob.size <= 1) {
      const job = submission && jobOf.get(submission);
      return [{ hook, scenario, submission, isShared, job, calls, ...watched }];
    }
    return [...byJob].map(([job, about]) => {
      const { submission: jobSubmission } = job ?? {};
      return {
        hook,
        scenario,
        submission: jobSubmission,
        isShared: true,
        job,
        calls: about,
        ...watched,
      };
    });
  });
}

function hookKey({ scenario, hook }: { scenario: string; hook: string }): string {
  return JSON.stringify([scenario, hook]);
}
