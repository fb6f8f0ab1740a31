/** Evidence as judges look at it: by kind, read once. */
import { type Call, type OperationId, readCall } from '../../evidence/calls.ts';
import type {
  Delivery,
  EvidenceRecord,
  Exchange,
  LedgerReading,
  Receiver,
  ScenarioEnd,
  ScenarioLeftOut,
  Subject,
  SubjectEndpoint,
  Watch,
} from '../../evidence/records.ts';
import type { Between } from '../instants.ts';
import { gatherWebhooks, type WebhookHistory } from './gathered-webhooks.ts';
import { groupedBy } from './grouped-by.ts';
import { type JobHistory, jobHistories } from './job-history.ts';
import { once } from './made-once.ts';
import { findLastingFailures } from './repeated-requests.ts';
import { slowestWithin } from './slowest-within.ts';
import { readWebhookCall, type WebhookCall } from './webhook-call.ts';

/** All that is known of a deployment. */
export interface EvidenceView {
  readonly subject: Subject;
  /** In the order in which they were sent. */
  readonly calls: readonly Call[];
  /** Malformed HTTP and what came of it, in the order in which it was sent; it is in no other list. */
  readonly malformed: readonly Exchange[];
  readonly deliveries: readonly Delivery[];
  /** What was delivered, read. */
  readonly webhookCalls: readonly WebhookCall[];
  readonly watches: readonly Watch[];
  /** Whether the deployment can reach the receiver of webhooks; undefined where nobody looked. */
  readonly receiver: Receiver | undefined;
  readonly ledgers: readonly LedgerReading[];
  readonly scenarios: readonly ScenarioEnd[];
  /** Scenarios that were not to run; undefined where nobody planned what was seen. */
  readonly leftOut: readonly ScenarioLeftOut[] | undefined;
  readonly jobs: readonly JobHistory[];
  /** What became of each webhook address. */
  readonly webhooks: readonly WebhookHistory[];
  /** The calls of an operation, in the order in which they were sent. */
  callsOf(operationId: OperationId): readonly Call[];
  /** The jobs of an endpoint within a scenario. */
  jobsAt(place: Pick<JobHistory, 'scenario' | 'endpointId'>): readonly JobHistory[];
  /**
   * The longest time that any answer to a status request took which was under way in a time, in
   * milliseconds; 0 without any.
   */
  slowestLookMs(time: Between): number;
  /** The calls on which the service failed (5xx) every time, for long, while it was up for others. */
  readonly lastingFailures: ReadonlySet<Call>;
  /** The declared endpoint of an id. */
  endpoint(id: string | undefined): SubjectEndpoint | undefined;
}

/** Sorts records by kind. Without a subject the deployment is taken for one of which nothing is declared. */
export function viewOf(records: readonly EvidenceRecord[]): EvidenceView {
  const of = <Kind extends EvidenceRecord['kind']>(kind: Kind) =>
    records.filter(
      (record): record is Extract<EvidenceRecord, { kind: Kind }> => record.kind === kind,
    );
  const [subject = undeclared] = of('subject');
  const [plan] = of('plan');
  const [receiver] = of('receiver');
  const exchanges = of('exchange');
  const calls = exchanges
    .filter(({ raw }) => raw === undefined)
    .map(readCall)
    .sort((left, right) => left.exchange.sentMs - right.exchange.sentMs);
  const deliveries = of('delivery').sort((left, right) => left.receivedMs - right.receivedMs);
  const webhookCalls = deliveries.map((one) => readWebhookCall(one, subject.finalStates));
  const jobs = jobHistories(calls, webhookCalls, subject.finalStates);
  const byOperation = once(() => groupedBy(calls, ({ operationId }) => operationId));
  const byPlace = once(() => groupedBy(jobs, placeKey));
  const looks = once(() => slowestWithin(byOperation().get('getJobStatus') ?? []));
  const view = {
    subject,
    calls,
    malformed: exchanges.filter(({ raw }) => raw !== undefined),
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
      byPlace().get(placeKey(place)) ?? [],
    slowestLookMs: (time: Between) => looks()(time),
    endpoint: (id: string | undefined) => subject.endpoints.find((endpoint) => endpoint.id === id),
  };
  const webhooks = once(() => gatherWebhooks(view));
  const lasting = once(() => findLastingFailures(calls));
  return {
    ...view,
    get lastingFailures() {
      return lasting();
    },
    get webhooks() {
      return webhooks();
    },
  };
}

function placeKey({ scenario, endpointId }: Pick<JobHistory, 'scenario' | 'endpointId'>): string {
  return JSON.stringify([scenario, endpointId]);
}

const undeclared: Subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'unknown',
  claims: [],
  endpoints: [],
};
