/** Evidence about an application, written by hand. */
import { callerJudges } from '../../../src/callers/judges.ts';
import { callerEvidence } from '../../../src/callers/judging/caller-evidence.ts';
import type { CallerRuleId } from '../../../src/callers/rules.ts';
import type {
  ApplicationRecord,
  DeliveryRecord,
  EvidenceRecord,
  Exchange,
  LedgerReading,
  RestartRecord,
  ScenarioEnd,
  WorkRecord,
} from '../../../src/evidence/record-types.ts';

/** What happened, with times in milliseconds after the scenario began. */
export interface Told {
  readonly scenario?: string;
  readonly calls?: readonly ToldCall[];
  readonly deliveries?: readonly ToldDelivery[];
  readonly works?: readonly Partial<WorkRecord>[];
  /** The jobs of the account at the end. Default: that is not known. */
  readonly charges?: LedgerReading['charges'];
  /** Default: the check did not kill the application. */
  readonly restart?: Partial<RestartRecord>;
  readonly end?: Partial<ScenarioEnd>;
}

export interface ToldCall extends Partial<Omit<Exchange, 'response' | 'request'>> {
  /** From when to when. */
  readonly at: readonly [number, number];
  /** The input of a submission; a request with a job is a status request. */
  readonly input?: unknown;
  readonly endpoint?: string;
  readonly job?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer?: unknown;
  /** Size of the answer in bytes: a longer one is not recorded. Default: 1. */
  readonly bytes?: number;
  /** Of the request, instead of what its job or its input makes. */
  readonly request?: Partial<Exchange['request']>;
}

export interface ToldDelivery extends Partial<DeliveryRecord> {
  readonly at: readonly [number, number];
  readonly job: string;
  readonly status?: string;
}

const longestRecorded = 100_000;

let ids = 0;

function evidenceOf(
  scenes: readonly Told[],
  application: Partial<ApplicationRecord> = {},
): ReturnType<typeof callerEvidence> {
  const bounds = { workMs: 10_000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 };
  const about: ApplicationRecord = {
    ...{ kind: 'application', format: 1, name: 'told', declares: [], bounds },
    ...application,
  };
  return callerEvidence([about, ...scenes.flatMap(recordsOf)]);
}

/** What a judge finds, as outcomes with their reasons. */
export function found(
  rule: CallerRuleId,
  scenes: readonly Told[],
  application?: Partial<ApplicationRecord>,
): string[] {
  const findings = callerJudges[rule](evidenceOf(scenes, application));
  return [...findings].map(({ outcome, reason }) => `${outcome}: ${reason}`);
}

/** The outcomes alone, each once. */
export function outcomes(...told: Parameters<typeof found>): string[] {
  return [...new Set(found(...told).map((text) => text.split(':')[0] ?? ''))].sort();
}

function recordsOf(told: Told): EvidenceRecord[] {
  ids += 1;
  const {
    scenario = `scenario-${ids}`,
    calls = [],
    deliveries = [],
    works = [{}],
    charges,
    restart,
    end,
  } = told;
  const times = [...calls, ...deliveries].map(({ at }) => at[1]);
  const endedMs = Math.max(0, ...times) + 10;
  return [
    ...calls.map((call) => exchangeOf(call, scenario)),
    ...deliveries.map((call) => deliveryOf(call, scenario)),
    ...works.map((work): WorkRecord => {
      ids += 1;
      return {
        ...{ kind: 'work', id: ids, scenario, startedMs: 0, endedMs, outcome: 'success' },
        ...work,
      };
    }),
    ...(charges === undefined ? [] : [ledgerOf(charges, { scenario, atMs: endedMs })]),
    ...(restart === undefined ? [] : [restartOf(restart, scenario)]),
    { kind: 'scenario', scenario, startedMs: 0, endedMs, outcome: 'completed', ...end },
  ];
}

function exchangeOf(
  {
    at: [sentMs, receivedMs],
    input,
    job,
    endpoint = 'echo',
    status = 200,
    headers = {},
    answer = { id: job ?? `job-${ids + 1}`, status: 'IN_QUEUE' },
    bytes = 1,
    request = {},
    ...other
  }: ToldCall,
  scenario: string,
): Exchange {
  ids += 1;
  const isRead = job !== undefined && input === undefined;
  const target = `/v2/${endpoint}/${isRead ? `status/${job}` : 'run'}`;
  return {
    ...{ kind: 'exchange', id: ids, scenario, key: 'valid', sentMs, receivedMs },
    request: {
      method: isRead ? 'GET' : 'POST',
      target,
      headers: {},
      ...(!isRead && { body: JSON.stringify({ input }) }),
      ...request,
    },
    ...(other.failure === undefined && {
      response: {
        ...{ status, headers, bytes },
        ...(bytes <= longestRecorded && { body: JSON.stringify(answer) }),
      },
    }),
    ...other,
  };
}

function ledgerOf(
  charges: LedgerReading['charges'],
  { scenario, atMs }: Pick<LedgerReading, 'scenario' | 'atMs'>,
): LedgerReading {
  ids += 1;
  return { kind: 'ledger', id: ids, scenario, atMs, charges };
}

function restartOf(restart: Partial<RestartRecord>, scenario: string): RestartRecord {
  ids += 1;
  return { kind: 'restart', id: ids, scenario, killedMs: 0, ...restart };
}

function deliveryOf(
  { at: [receivedMs, answeredMs], job, status = 'COMPLETED', ...other }: ToldDelivery,
  scenario: string,
): DeliveryRecord {
  ids += 1;
  return {
    ...{ kind: 'delivery', id: ids, scenario, hook: '/hook', method: 'POST', headers: {} },
    body: JSON.stringify({ id: job, status, output: {} }),
    receivedMs,
    ...(other.givenUpMs === undefined && { answeredMs, answeredStatus: 200 }),
    ...other,
  };
}
