/** What became of each webhook address: whose it was, which calls came, how long they were waited for. */
import { lifecycle } from '#generated/reference/tables.js';
import { type Job, parseJob } from '../../client/job.ts';
import { type Call, isObject, parseJson } from '../../evidence/calls.ts';
import type { Delivery } from '../../evidence/records.ts';
import { nextCallMs } from '../webhook-calls.ts';
import type { EvidenceView } from './evidence-view.ts';
import { arrivalOf, type Between, endingOf } from './instants.ts';
import type { JobHistory } from './job-history.ts';
import { type Finding, type Judge, unclear } from './judge.ts';

const { webhook } = lifecycle;

/** A webhook call. */
export interface WebhookCall {
  readonly delivery: Delivery;
  /** The body; undefined where it is no JSON. */
  readonly content: unknown;
  /** Undefined where the body is no job. */
  readonly job: Job | undefined;
  /** When it arrived. */
  readonly arrival: Between;
  /** From then on nothing of it was under way any more; undefined where that is not known. */
  readonly end: Between | undefined;
}

/** An address, and all that is known of it. */
export interface WebhookHistory {
  readonly hook: string;
  readonly scenario: string;
  /** The request that names the address; undefined where there was none. */
  readonly submission: Call | undefined;
  /** The job of that request; undefined where it was not accepted. */
  readonly job: JobHistory | undefined;
  /** In the order in which they arrived. */
  readonly calls: readonly WebhookCall[];
  /** What has not arrived until then has not been sent; undefined where nobody watched. */
  readonly watchedUntilMs: number | undefined;
  /** Until when connections to the address were refused; undefined where they never were. */
  readonly refusedUntilMs: number | undefined;
}

/** Gathers the histories of the addresses at which somebody listened, job by job where several share one. */
export function webhookHistories(evidence: EvidenceView): WebhookHistory[] {
  const { deliveries, watches, subject, jobs } = evidence;
  const keyOf = (record: { scenario: string; hook: string }) =>
    JSON.stringify([record.scenario, record.hook]);
  const submissions = new Map(
    evidence.calls.flatMap((call) => {
      const hook = hookOf(call);
      const { scenario } = call.exchange;
      return hook === undefined ? [] : [[keyOf({ scenario, hook }), call] as const];
    }),
  );
  const jobOf = new Map(
    jobs.flatMap((job) => (job.submission === undefined ? [] : [[job.submission, job] as const])),
  );
  const addresses = new Map([...watches, ...deliveries].map((record) => [keyOf(record), record]));
  return [...addresses].flatMap(([key, { hook, scenario }]): WebhookHistory[] => {
    const submission = submissions.get(key);
    const own = watches.filter((watch) => keyOf(watch) === key);
    const untils = own.map(({ untilMs }) => untilMs);
    const refusedUntilMs = own.find((watch) => watch.refusedUntilMs !== undefined)?.refusedUntilMs;
    const watched = {
      watchedUntilMs: untils.length === 0 ? undefined : Math.max(...untils),
      refusedUntilMs,
    };
    const calls = deliveries
      .filter((delivery) => keyOf(delivery) === key)
      .map((delivery) => readWebhookCall(delivery, subject.finalStates));
    const ids = new Set(calls.flatMap(({ job }) => (job === undefined ? [] : [job.id])));
    if (ids.size <= 1) {
      const job = submission && jobOf.get(submission);
      return [{ hook, scenario, submission, job, calls, ...watched }];
    }
    return [...ids].map((id) => {
      const job = jobs.find((one) => one.jobId === id && one.scenario === scenario);
      const about = calls.filter((call) => call.job?.id === id);
      return { hook, scenario, submission: job?.submission, job, calls: about, ...watched };
    });
  });
}

function readWebhookCall(
  delivery: Delivery,
  finalStates: readonly string[] | undefined,
): WebhookCall {
  const content = parseJson(delivery.body);
  return {
    delivery,
    content,
    job: parseJob(content, { finalStates }),
    arrival: arrivalOf(delivery),
    end: endingOf(delivery),
  };
}

/** The name of the address that a request to submit gives as its webhook. */
function hookOf({ operationId, sent }: Call): string | undefined {
  if (operationId !== 'runJob' && operationId !== 'runJobSync') return undefined;
  if (!isObject(sent) || typeof sent['webhook'] !== 'string') return undefined;
  return sent['webhook']
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1);
}

/** The query of the address that a request gives as its webhook, empty where it has none. */
export function hookQuery({ submission }: WebhookHistory): string {
  const { sent } = submission ?? {};
  const address = isObject(sent) ? sent['webhook'] : undefined;
  return typeof address === 'string' ? (/\?[^#]*/.exec(address)?.[0] ?? '') : '';
}

/**
 * The calls about one end of a job: a job that fails and is queued again may be announced twice, each
 * time anew.
 */
export function notificationsOf({ calls, job }: WebhookHistory): WebhookCall[][] {
  const begunAnew = job?.calls.some(({ operationId }) => operationId === 'retryJob') ?? false;
  if (begunAnew) return [];
  const found = new Map<string, WebhookCall[]>();
  for (const call of calls) {
    const key = call.job?.status ?? '';
    found.set(key, [...(found.get(key) ?? []), call]);
  }
  return [...found.values()];
}

/** Whether calls do not get lost: the address of the webhook is on the loopback interface. */
export function isOnLoopback({ submission }: WebhookHistory): boolean {
  const { sent } = submission ?? {};
  const address = isObject(sent) ? sent['webhook'] : undefined;
  return (
    typeof address === 'string' &&
    /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])([:/?#]|$)/i.test(address)
  );
}

/**
 * Whether the deployment is known to reach the receiver, so that calls which did not arrive were not
 * made. Where nobody looked, the address of the webhook tells.
 */
export function isReachable(history: WebhookHistory, { receiver }: EvidenceView): boolean {
  return receiver?.isReachable ?? isOnLoopback(history);
}

/** Whether a call was answered with the status that acknowledges it. */
export function isAcknowledged({ delivery }: WebhookCall): boolean {
  return delivery.answeredStatus === webhook.acknowledgedBy;
}

/**
 * How a call has failed by any reading; undefined where it has not, or that is not known: other
 * successes and redirects are left open.
 */
export function failureOf({ delivery }: WebhookCall): string | undefined {
  const { answeredStatus, givenUpMs, droppedMs } = delivery;
  if (answeredStatus !== undefined) {
    return answeredStatus >= 400 ? `answered with ${answeredStatus}` : undefined;
  }
  if (givenUpMs !== undefined) return 'given up without an answer';
  return droppedMs === undefined ? undefined : 'whose connection was closed without an answer';
}

/**
 * Why no webhook call arrived at all, for rules of which nothing is known then; undefined where one
 * arrived, or nobody listened for any.
 */
function whyNoCall(evidence: EvidenceView): Finding | undefined {
  const { deliveries, watches, receiver } = evidence;
  if (deliveries.length > 0 || watches.length === 0) return undefined;
  return unclear(
    receiver?.isReachable
      ? 'No webhook call arrived, though the deployment can reach the receiver: see webhook-on-completion.'
      : unreachable(evidence),
    [],
  );
}

/** Says that it is not known whether calls can arrive, why, and what to do about that. */
export function unreachable({ receiver }: EvidenceView): string {
  const why = receiver === undefined ? '' : ` (${receiver.reason})`;
  return `No webhook call arrived, and it is not known whether the deployment can reach the receiver${why}. Set webhooks.publicUrl to an address that leads from the deployment to the receiver.`;
}

/** Adds to a judge why there is nothing to judge, where no webhook call arrived at all. */
export function orWhyNoCall(judge: Judge): Judge {
  return (evidence) => {
    const findings = judge(evidence);
    if (findings.length > 0) return findings;
    const why = whyNoCall(evidence);
    return why === undefined ? [] : [why];
  };
}

/** Whether somebody watched for so long that a further call would have been seen. */
export function isSilentAfter(call: WebhookCall, { watchedUntilMs }: WebhookHistory): boolean {
  const { end } = call;
  return (
    end !== undefined && watchedUntilMs !== undefined && watchedUntilMs >= end.untilMs + nextCallMs
  );
}
