/** The evidence about an application for judges: one part for each scenario. */
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSuccess,
  type OperationExchange,
  readExchange,
} from '../../evidence/operation-exchange.ts';
import type {
  ApplicationRecord,
  Delivery,
  EvidenceRecord,
  ScenarioEnd,
  ScenarioLeftOut,
  WorkRecord,
} from '../../evidence/records.ts';
import { withheldLabel } from './labels.ts';

/** What happened in one scenario. */
export interface Scene {
  readonly scenario: string;
  /** In the order in which they arrived. */
  readonly calls: readonly OperationExchange[];
  /** Webhook calls to the application. */
  readonly deliveries: readonly Delivery[];
  /** Webhook calls of the service that the application did not get. */
  readonly withheld: readonly Delivery[];
  /** In the order in which they ended. */
  readonly works: readonly WorkRecord[];
  /** Whether a piece of work submits several different jobs, as the application does when nothing is unusual. */
  readonly isOfSeveralJobs: boolean;
  /** Undefined while it runs. */
  readonly end: ScenarioEnd | undefined;
}

export interface CallerEvidence {
  readonly application: ApplicationRecord;
  readonly scenes: readonly Scene[];
  readonly leftOut: readonly ScenarioLeftOut[];
}

function isWithheld({ label }: Delivery): boolean {
  return label === withheldLabel;
}

const undeclared: ApplicationRecord = {
  kind: 'application',
  format: 1,
  name: 'unknown',
  declares: [],
  bounds: { workMs: 10_000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 },
};

export function callerEvidence(records: readonly EvidenceRecord[]): CallerEvidence {
  const of = <Kind extends EvidenceRecord['kind']>(kind: Kind) =>
    records.filter(
      (record): record is Extract<EvidenceRecord, { kind: Kind }> => record.kind === kind,
    );
  const [application = undeclared] = of('application');
  const exchanges = groupBy(of('exchange'), ({ scenario }) => scenario);
  const deliveries = groupBy(of('delivery'), ({ scenario }) => scenario);
  const works = groupBy(of('work'), ({ scenario }) => scenario);
  const ends = new Map(of('scenario').map((end) => [end.scenario, end]));
  const names = new Set([...exchanges.keys(), ...works.keys(), ...ends.keys()]);
  const scenes = [...names].map((scenario) => ({
    scenario,
    calls: (exchanges.get(scenario) ?? [])
      .map(readExchange)
      .sort((left, right) => left.exchange.sentMs - right.exchange.sentMs),
    deliveries: (deliveries.get(scenario) ?? []).filter((call) => !isWithheld(call)),
    withheld: (deliveries.get(scenario) ?? []).filter(isWithheld),
    works: works.get(scenario) ?? [],
    end: ends.get(scenario),
  }));
  const isOfSeveralJobs = scenes.some(submitsSeveral);
  return {
    application,
    leftOut: of('plan').flatMap(({ leftOut }) => leftOut),
    scenes: scenes.map((scene) => ({ ...scene, isOfSeveralJobs })),
  };
}

/** Whether one piece of work submitted different jobs, although the service answered everything as usual. */
function submitsSeveral({ calls, works }: Pick<Scene, 'calls' | 'works'>): boolean {
  const isUsual = calls.every((call) => isSuccess(call) && call.exchange.label === undefined);
  if (!isUsual || works.length !== 1) return false;
  const submitted = calls.filter(
    ({ operationId }) => operationId === 'runJob' || operationId === 'runJobSync',
  );
  return new Set(submitted.map(({ exchange }) => exchange.request.body)).size > 1;
}
