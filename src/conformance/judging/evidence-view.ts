/** A view of the evidence for judges: sorted by kind, parsed once. */
import { endpointKey, groupBy, intervalIndex } from '../../evidence/indexes.ts';
import { elapsedOf, type Interval } from '../../evidence/intervals.ts';
import {
  isSuccess,
  type OperationExchange,
  type OperationId,
  readExchange,
} from '../../evidence/operation-exchange.ts';
import type {
  DeliveryRecord,
  EvidenceRecord,
  LedgerReading,
  ReceiverRecord,
  ScenarioEnd,
  ScenarioLeftOut,
  Subject,
  SubjectEndpoint,
  Watch,
} from '../../evidence/record-types.ts';
import {
  failuresByChance,
  isServerError,
  persistentFailures,
  persistentMs,
  toleranceMs,
} from '../contract/tolerances.ts';
import { joinRedirected } from './answers/redirected-calls.ts';
import {
  type JobHistory,
  jobHistories,
  type ReceivedWebhook,
  readWebhookCall,
} from './jobs/job-history.ts';
import { gatherWebhooks, type WebhookHistory } from './webhooks/webhook-history.ts';

export interface EvidenceView {
  readonly subject: Subject;
  /** In the order in which they were sent. */
  readonly calls: readonly OperationExchange[];
  readonly deliveries: readonly DeliveryRecord[];
  readonly webhookCalls: readonly ReceivedWebhook[];
  readonly watches: readonly Watch[];
  /** Whether the deployment can reach the webhook receiver; undefined if that was not tested. */
  readonly receiver: ReceiverRecord | undefined;
  readonly ledgers: readonly LedgerReading[];
  readonly scenarios: readonly ScenarioEnd[];
  readonly leftOut: readonly ScenarioLeftOut[] | undefined;
  readonly jobs: readonly JobHistory[];
  readonly webhooks: readonly WebhookHistory[];
  callsOf(operationId: OperationId): readonly OperationExchange[];
  jobsAt(place: Pick<JobHistory, 'scenario' | 'endpointId'>): readonly JobHistory[];
  /**
   * The duration of the slowest status request that overlaps an interval, in milliseconds; 0 without
   * any. A service that is starved of CPU, or far away, is as slow with everything it does.
   */
  slowestStatusMs(time: Interval): number;
  /** How long a message may have been under way in an interval, by the round trips measured in it. */
  transitMs(time: Interval): number;
  /** Calls that failed (5xx) every time over a long period, while the service answered others. */
  readonly persistentFailures: ReadonlySet<OperationExchange>;
  endpoint(id: string | undefined): SubjectEndpoint | undefined;
}

/** Sorts records by kind. Without a subject record, nothing counts as declared. */
export function viewOf(records: readonly EvidenceRecord[]): EvidenceView {
  const of = <Kind extends EvidenceRecord['kind']>(kind: Kind) =>
    records.filter(
      (record): record is Extract<EvidenceRecord, { kind: Kind }> => record.kind === kind,
    );
  const [subject = undeclared] = of('subject');
  const [plan] = of('plan');
  const [receiver] = of('receiver');
  const sent = of('exchange')
    .map(readExchange)
    .sort((left, right) => left.exchange.sentMs - right.exchange.sentMs);
  const calls = joinRedirected(sent, subject.baseUrl);
  const deliveries = of('delivery').sort((left, right) => left.receivedMs - right.receivedMs);
  const webhookCalls = deliveries.map((delivery) => readWebhookCall(delivery, subject.finalStates));
  const jobs = jobHistories(calls, webhookCalls, subject.finalStates);
  const byOperation = once(() => groupBy(calls, ({ operationId }) => operationId));
  const byPlace = once(() => groupBy(jobs, endpointKey));
  const slowest = once(() => slowestWithin(byOperation().get('getJobStatus') ?? []));
  const view = {
    subject,
    calls,
    deliveries,
    webhookCalls,
    watches: of('watch'),
    receiver,
    ledgers: of('ledger'),
    scenarios: of('scenario'),
    leftOut: plan?.leftOut,
    jobs,
    callsOf: (operationId: OperationId) => byOperation().get(operationId) ?? [],
    jobsAt: (place: Pick<JobHistory, 'scenario' | 'endpointId'>) =>
      byPlace().get(endpointKey(place)) ?? [],
    slowestStatusMs: (time: Interval) => slowest()(time),
    transitMs: (time: Interval) => Math.max(toleranceMs('transit'), 2 * slowest()(time)),
    endpoint: (id: string | undefined) => subject.endpoints.find((endpoint) => endpoint.id === id),
  };
  const webhooks = once(() => gatherWebhooks(view));
  const persistent = once(() => findPersistentFailures(calls));
  return {
    ...view,
    get persistentFailures() {
      return persistent();
    },
    get webhooks() {
      return webhooks();
    },
  };
}

const undeclared: Subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'unknown',
  claims: [],
  endpoints: [],
};

/**
 * The calls that are part of a persistent failure: a scenario sent the same request several times over
 * a long enough period, the service failed (5xx) every time, and answered another request meanwhile.
 * None if the service never answered with success: then it does not work at all. Where other requests
 * often fail by chance, so many failures may be chance too.
 */
function findPersistentFailures(
  calls: readonly OperationExchange[],
): ReadonlySet<OperationExchange> {
  const failed = calls.filter(({ status }) => isServerError(status));
  if (failed.length < persistentFailures || !calls.some(isSuccess)) return new Set();
  // Submissions to targets that never failed may be large, and are not compared.
  const failedTargets = new Set(failed.map(({ exchange }) => exchange.request.target));
  const candidates = calls.filter(
    ({ exchange: { request } }) => request.body === undefined || failedTargets.has(request.target),
  );
  const answered = groupBy(
    calls.filter(({ status }) => status !== undefined && status < 500 && status !== 429),
    ({ exchange }) => exchange.scenario,
  );
  const groups = [...groupBy(candidates, identicalRequestKey).values()];
  const always = groups.filter((same) => same.every(({ status }) => isServerError(status)));
  const byChance = chanceOfFailure(groups);
  const persistent = always.filter((same) => {
    const [first] = same;
    const last = same.at(-1);
    if (first === undefined || last === undefined) return false;
    const { scenario, receivedMs } = first.exchange;
    const { sentMs } = last.exchange;
    return (
      same.length >= persistentFailures &&
      sentMs - receivedMs >= persistentMs &&
      byChance ** same.length < failuresByChance &&
      // No request of this group is among these: the service was up for others.
      answered
        .get(scenario)
        ?.some(({ exchange }) => exchange.sentMs >= receivedMs && exchange.receivedMs <= sentMs) ===
        true
    );
  });
  return new Set(persistent.flat());
}

/** How often requests failed that the service also answered. */
function chanceOfFailure(groups: readonly (readonly OperationExchange[])[]): number {
  const answeredOnce = groups.filter((same) => !same.every(({ status }) => isServerError(status)));
  const repeated = answeredOnce.filter(({ length }) => length > 1).flat();
  const failed = repeated.filter(({ status }) => isServerError(status));
  return failed.length / Math.max(1, repeated.length);
}

/** Includes the scenario, because scenarios may have separate clocks. */
function identicalRequestKey({
  exchange: { scenario, key, keyForm, request },
}: OperationExchange): string {
  const { method, target, headers, body = null } = request;
  return [
    scenario,
    key,
    keyForm,
    method,
    target,
    headers['content-type'],
    body === null,
    body,
  ].join('\n');
}

function slowestWithin(calls: readonly OperationExchange[]): (time: Interval) => number {
  const overlapping = intervalIndex(
    calls.map(({ exchange }) => ({
      thing: elapsedOf(exchange).atMostMs,
      from: exchange.sentMs,
      to: exchange.receivedMs,
    })),
  );
  return ({ fromMs, untilMs }) =>
    overlapping({ before: untilMs + instantMs, beyond: fromMs - instantMs }).reduce(
      (slowestMs, ms) => Math.max(slowestMs, ms),
      0,
    );
}

/** Shorter than any difference of two recorded instants: intervals that touch overlap. */
const instantMs = 1e-3;

/** Computes a value once per argument, and keeps it as long as the argument is in memory. */
export function memoize<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const cache = new WeakMap<Of, Made>();
  return (of) => {
    const value = cache.get(of) ?? make(of);
    cache.set(of, value);
    return value;
  };
}

export function once<Made>(make: () => Made): () => Made {
  let result: { readonly value: Made } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
