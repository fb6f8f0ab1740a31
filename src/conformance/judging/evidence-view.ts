/** Evidence as judges look at it: by kind, read once. */
import { type Call, readCall } from '../../evidence/calls.ts';
import type {
  Delivery,
  EvidenceRecord,
  LedgerReading,
  Receiver,
  ScenarioEnd,
  ScenarioLeftOut,
  Subject,
  SubjectEndpoint,
  Watch,
} from '../../evidence/records.ts';
import { type JobHistory, jobHistories } from './job-history.ts';

/** All that is known of a deployment. */
export interface EvidenceView {
  readonly subject: Subject;
  /** In the order in which they were sent. */
  readonly calls: readonly Call[];
  readonly deliveries: readonly Delivery[];
  readonly watches: readonly Watch[];
  /** Whether the deployment can reach the receiver of webhooks; undefined where nobody looked. */
  readonly receiver: Receiver | undefined;
  readonly ledgers: readonly LedgerReading[];
  readonly scenarios: readonly ScenarioEnd[];
  /** Scenarios that were not to run; undefined where nobody planned what was seen. */
  readonly leftOut: readonly ScenarioLeftOut[] | undefined;
  readonly jobs: readonly JobHistory[];
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
  const calls = of('exchange')
    .map(readCall)
    .sort((left, right) => left.exchange.sentMs - right.exchange.sentMs);
  const deliveries = of('delivery').sort((left, right) => left.receivedMs - right.receivedMs);
  return {
    subject,
    calls,
    deliveries,
    watches: of('watch'),
    receiver,
    ledgers: of('ledger'),
    scenarios: of('scenario'),
    leftOut: plan?.leftOut,
    jobs: jobHistories(calls, deliveries, subject.finalStates),
    endpoint: (id) => subject.endpoints.find((endpoint) => endpoint.id === id),
  };
}

const undeclared: Subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'unknown',
  claims: [],
  endpoints: [],
};
