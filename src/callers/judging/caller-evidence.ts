/** The evidence about an application for judges: one part for each scenario. */
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  type OperationExchange,
  readExchange,
} from '../../evidence/operation-exchange.ts';
import type {
  ApplicationRecord,
  DeliveryRecord,
  EvidenceRecord,
  LedgerReading,
  RestartRecord,
  ScenarioEnd,
  ScenarioLeftOut,
  WorkRecord,
} from '../../evidence/record-types.ts';
import { withheldLabel } from './exchange-labels.ts';
import { Demands } from './repeated-submissions.ts';

/** What happened in one scenario. */
export interface Scene {
  readonly scenario: string;
  /** In the order in which they arrived. */
  readonly calls: readonly OperationExchange[];
  /** Webhook calls to the application. */
  readonly deliveries: readonly DeliveryRecord[];
  /** Webhook calls of the service that the application did not get. */
  readonly withheld: readonly DeliveryRecord[];
  /** The jobs of the scenario at its end, and what they were charged; undefined if that is not known. */
  readonly ledger: LedgerReading | undefined;
  /** In the order in which they ended. */
  readonly works: readonly WorkRecord[];
  /** Undefined if the check did not kill the application. */
  readonly restart: RestartRecord | undefined;
  /** What the application submits for a piece of work, the same in all scenes. */
  readonly demands: Demands;
  /** Undefined while it runs. */
  readonly end: ScenarioEnd | undefined;
}

export interface CallerEvidence {
  readonly application: ApplicationRecord;
  readonly scenes: readonly Scene[];
  readonly leftOut: readonly ScenarioLeftOut[];
}

function isWithheld({ label }: DeliveryRecord): boolean {
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
  const ledgers = new Map(of('ledger').map((reading) => [reading.scenario, reading]));
  const restarts = new Map(of('restart').map((restart) => [restart.scenario, restart]));
  const ends = new Map(of('scenario').map((end) => [end.scenario, end]));
  const names = new Set([...exchanges.keys(), ...works.keys(), ...ends.keys()]);
  const scenes = [...names].map((scenario) => ({
    scenario,
    calls: (exchanges.get(scenario) ?? [])
      .map(readExchange)
      .sort((left, right) => left.exchange.sentMs - right.exchange.sentMs),
    deliveries: (deliveries.get(scenario) ?? []).filter((call) => !isWithheld(call)),
    withheld: (deliveries.get(scenario) ?? []).filter(isWithheld),
    ledger: ledgers.get(scenario),
    works: works.get(scenario) ?? [],
    restart: restarts.get(scenario),
    end: ends.get(scenario),
  }));
  const demands = new Demands(
    scenes.filter(isUsual).map(submissionsIn),
    scenes.flatMap(submissionsIn),
  );
  return {
    application,
    leftOut: of('plan').flatMap(({ leftOut }) => leftOut),
    scenes: scenes.map((scene) => ({ ...scene, demands })),
  };
}

type SceneRecords = Omit<Scene, 'demands'>;

function submissionsIn({ calls }: Pick<Scene, 'calls'>): OperationExchange[] {
  return calls.filter(isSubmission);
}

/** Whether one piece of work succeeded, and the service did as usual. */
export function isUsual({ calls, deliveries, works, restart, end }: SceneRecords): boolean {
  return (
    works.length === 1 &&
    works[0]?.outcome === 'success' &&
    end?.alternatives === undefined &&
    restart === undefined &&
    [...calls.map(({ exchange }) => exchange), ...deliveries].every(
      ({ label }) => label === undefined,
    ) &&
    calls.every((call) => isSuccess(call) || isNoAnswer(call))
  );
}

/** Whether a request went to no operation of the service, or was left by the application, which needed it no more. */
function isNoAnswer({ operationId, exchange }: OperationExchange): boolean {
  return operationId === undefined || exchange.hangUpAfterMs !== undefined;
}

/** How often an application acts for a piece of work: once for each job, or less if it usually does. */
export function actsOfWork(scenes: readonly Scene[]): number {
  const usualActs = scenes.filter(isUsual).flatMap(({ end }) => end?.acts ?? []);
  return Math.min(scenes[0]?.demands.jobs ?? 1, Math.max(1, ...usualActs));
}
