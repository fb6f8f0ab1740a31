/** The history of each webhook address: its job, the calls, and how long the receiver listened. */
import { groupBy, jobKey } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { Watch } from '../../evidence/records.ts';
import type { JobHistory, WebhookCall } from './job-history.ts';
import { hookOf } from './webhook-address.ts';

export interface WebhookHistory {
  readonly hook: string;
  readonly scenario: string;
  readonly submission: OperationExchange | undefined;
  readonly job: JobHistory | undefined;
  /** In the order in which they arrived. */
  readonly calls: readonly WebhookCall[];
  /** Calls that did not arrive by then were not sent; undefined if the receiver did not listen. */
  readonly watchedUntilMs: number | undefined;
  /** Until when connections to the address were refused; undefined if they never were. */
  readonly refusedUntilMs: number | undefined;
}

interface Gathered {
  readonly calls: readonly OperationExchange[];
  readonly webhookCalls: readonly WebhookCall[];
  readonly watches: readonly Watch[];
  readonly jobs: readonly JobHistory[];
}

/** Gathers the histories of watched addresses. An address that several jobs share has one history per job. */
export function gatherWebhooks(evidence: Gathered): WebhookHistory[] {
  const { jobs, webhookCalls } = evidence;
  const submissions = new Map(
    evidence.calls.flatMap((call) => {
      const hook = hookOf(call);
      const { scenario } = call.exchange;
      return hook === undefined ? [] : [[hookKey({ scenario, hook }), call] as const];
    }),
  );
  const jobOf = new Map(
    jobs.flatMap((job) => (job.submission === undefined ? [] : [[job.submission, job] as const])),
  );
  const jobById = new Map(jobs.map((job) => [jobKey(job), job]));
  const watches = groupBy(evidence.watches, hookKey);
  const arrived = groupBy(webhookCalls, ({ delivery }) => hookKey(delivery));
  const addresses = new Map(
    [...evidence.watches, ...webhookCalls.map(({ delivery }) => delivery)].map((record) => [
      hookKey(record),
      record,
    ]),
  );
  return [...addresses].flatMap(([key, { hook, scenario }]): WebhookHistory[] => {
    const submission = submissions.get(key);
    const own = watches.get(key);
    const watched = {
      watchedUntilMs: own?.reduce(
        (latestMs, { untilMs }) => Math.max(latestMs, untilMs),
        Number.NEGATIVE_INFINITY,
      ),
      refusedUntilMs: own?.find((watch) => watch.refusedUntilMs !== undefined)?.refusedUntilMs,
    };
    const calls = arrived.get(key) ?? [];
    const byJob = groupBy(
      calls.filter(({ job }) => job !== undefined),
      ({ job }) => job?.id ?? '',
    );
    if (byJob.size <= 1) {
      const job = submission && jobOf.get(submission);
      return [{ hook, scenario, submission, job, calls, ...watched }];
    }
    return [...byJob].map(([jobId, about]) => {
      const job = jobById.get(jobKey({ scenario, jobId }));
      return { hook, scenario, submission: job?.submission, job, calls: about, ...watched };
    });
  });
}

function hookKey({ scenario, hook }: { scenario: string; hook: string }): string {
  return JSON.stringify([scenario, hook]);
}
