/** Timelines: the records of each scenario in order, and descriptions of evidence. */
import { clauseOf, countText } from '../../core/sentences.ts';
import type {
  DeliveryRecord,
  EvidenceRecord,
  Exchange,
  LedgerReading,
  RestartRecord,
  ScenarioEnd,
  WorkRecord,
} from '../../evidence/record-types.ts';
import { excerpt } from '../../validation/errors/excerpt.ts';
import type { Finding } from '../judging/verdicts/judge.ts';
import { evidenceIdsOf, type KeptFindings } from '../judging/verdicts/kept-findings.ts';

export interface TimelineEntry {
  readonly id: number;
  readonly fromMs: number;
  readonly untilMs: number;
  /** In one line: `POST /v2/echo/run → 200 IN_QUEUE`. */
  readonly text: string;
  /** The caller's part; undefined without one. */
  readonly caller?: string | undefined;
  /** The service's part; undefined without one. */
  readonly service?: string | undefined;
  readonly label?: string | undefined;
  readonly sent?: string | undefined;
  readonly received?: string | undefined;
}

export interface Timeline {
  readonly scenario: string;
  readonly end: ScenarioEnd | undefined;
  readonly startMs: number;
  /** From which times are counted: the start of the work of an application; otherwise, `startMs`. */
  readonly originMs: number;
  readonly endMs: number;
  readonly entries: readonly TimelineEntry[];
}

/** One timeline per scenario, in the order in which they began. */
export function timelines(records: readonly EvidenceRecord[]): Timeline[] {
  const entries = new Map<string, TimelineEntry[]>();
  const ends = new Map<string, ScenarioEnd>();
  const works = new Map<string, number>();
  const add = (scenario: string, entry: TimelineEntry) => {
    const scenarioEntries = entries.get(scenario);
    if (scenarioEntries === undefined) entries.set(scenario, [entry]);
    else scenarioEntries.push(entry);
  };
  for (const record of records) {
    if ('id' in record) add(record.scenario, timelineEntry(record));
    if (record.kind === 'work') {
      const { scenario, startedMs } = record;
      works.set(scenario, Math.min(startedMs, works.get(scenario) ?? startedMs));
    }
    if (record.kind === 'scenario') ends.set(record.scenario, record);
  }
  const names = new Set([...entries.keys(), ...ends.keys()]);
  return [...names].map((scenario) => {
    const sorted = (entries.get(scenario) ?? []).sort((left, right) => left.fromMs - right.fromMs);
    const end = ends.get(scenario);
    const first = sorted[0]?.fromMs ?? end?.startedMs ?? 0;
    const last = sorted.reduce((latest, { untilMs }) => Math.max(latest, untilMs), first);
    const startMs = Math.min(first, end?.startedMs ?? first);
    return {
      scenario,
      end,
      startMs,
      originMs: works.get(scenario) ?? startMs,
      endMs: Math.max(last, end?.endedMs ?? last),
      entries: sorted,
    };
  });
}

function timelineEntry(
  record: Exchange | DeliveryRecord | LedgerReading | WorkRecord | RestartRecord,
): TimelineEntry {
  switch (record.kind) {
    case 'exchange':
      return entryOfExchange(record);
    case 'delivery':
      return entryOfDelivery(record);
    case 'ledger':
      return entryOfLedger(record);
    case 'work':
      return entryOfWork(record);
    case 'restart':
      return entryOfRestart(record);
  }
}

function entryOfExchange(exchange: Exchange): TimelineEntry {
  const { id, request, response, failure, sentMs, receivedMs, label, acceptedJob } = exchange;
  const answer =
    response === undefined
      ? (failure ?? 'no answer')
      : `${response.status}${stateSuffix(response.body)}`;
  const service =
    acceptedJob === undefined
      ? answer
      : `${clauseOf(answer)}; the service has made job ${acceptedJob}`;
  const caller = `${request.method} ${request.target}`;
  return {
    id,
    fromMs: sentMs,
    untilMs: receivedMs,
    text: `${caller} → ${service}`,
    caller,
    service,
    label,
    sent: request.body,
    received: response?.body,
  };
}

function entryOfDelivery(delivery: DeliveryRecord): TimelineEntry {
  const { id, method, receivedMs, answeredMs, answeredStatus, body, hook, label } = delivery;
  const caller = answeredStatus === undefined ? 'not answered' : `answered ${answeredStatus}`;
  const service = `webhook ${method} ${hook}${stateSuffix(body)}`;
  return {
    id,
    fromMs: receivedMs,
    untilMs: answeredMs ?? receivedMs,
    text: `${service}, ${caller}`,
    caller,
    service,
    label,
    sent: body,
  };
}

/** The most jobs of a ledger that are listed in a line. */
const mostCharges = 3;

function entryOfLedger({ id, atMs, charges }: LedgerReading): TimelineEntry {
  const jobs = charges
    .slice(0, mostCharges)
    .flatMap(({ jobId, status, amount }) =>
      status === undefined ? [] : [`${jobId} ${status} $${amount}`],
    );
  const more = charges.length > mostCharges && jobs.length > 0 ? ['…'] : [];
  const list = [...jobs, ...more].join(', ');
  return {
    id,
    fromMs: atMs,
    untilMs: atMs,
    text: `ledger: ${countText(charges.length, 'job')}${list === '' ? '' : `, ${list}`}`,
    ...(list !== '' && { service: `charged ${list}` }),
    received: charges.length === 0 ? undefined : JSON.stringify(charges),
  };
}

/** Work starts where the times of a timeline do. */
function entryOfWork({ id, startedMs, endedMs, outcome, said: output }: WorkRecord): TimelineEntry {
  const seconds = ((endedMs - startedMs) / 1000).toFixed(1);
  const caller = {
    success: `reported success after ${seconds} s`,
    failure: `reported a failure after ${seconds} s`,
    unfinished: `reported nothing within ${seconds} s`,
    crashed: `died after ${seconds} s`,
  }[outcome];
  const text = `the application ${caller}`;
  return { id, fromMs: endedMs, untilMs: endedMs, text, caller, received: output };
}

function entryOfRestart({ id, killedMs, readyMs, reason }: RestartRecord): TimelineEntry {
  const text = `killed by the check, and ${readyMs === undefined ? 'not ready again' : 'started again'}`;
  return {
    id,
    fromMs: killedMs,
    untilMs: readyMs ?? killedMs,
    text: `the application was ${text}`,
    caller: text,
    received: reason,
  };
}

function stateSuffix(body: string | undefined): string {
  const state = /"status"\s*:\s*"(\w{1,40})"/.exec(body ?? '')?.[1];
  return state === undefined ? '' : ` ${state}`;
}

const mostIds = 8;

/** The most records of a finding that are described in a line each. */
const mostLines = 3;

const longestText = 160;

/** Lists ids: `evidence 1, 2`; of many, the first and how many more. `idText` writes an id. */
export function evidenceText(
  shownBy: readonly number[],
  idText: (id: number) => string = String,
): string {
  const ids = [...new Set(shownBy)];
  if (ids.length === 0) return '';
  const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : '';
  return `evidence ${ids.slice(0, mostIds).map(idText).join(', ')}${more}`;
}

export type EvidenceLines = (shownBy: readonly number[]) => string[];

/** Describes the first three records, and lists the ids of the others. */
export function evidenceLinesOf(records: readonly EvidenceRecord[]): EvidenceLines {
  const recordsById = new Map(
    records.flatMap((record) => ('id' in record ? [[record.id, record]] : [])),
  );
  return (shownBy) => {
    const ids = [...new Set(shownBy)];
    const described = ids.slice(0, mostLines).map((id) => {
      const record = recordsById.get(id);
      if (record === undefined) return `evidence ${id}`;
      const { text, label } = timelineEntry(record);
      const about = label === undefined ? '' : ` (${excerpt(label, longestText)})`;
      return `evidence ${id}: ${excerpt(text, longestText)}${about} in ${record.scenario}`;
    });
    const rest = ids.slice(mostLines);
    return rest.length === 0 ? described : [...described, `and ${evidenceText(rest)}`];
  };
}

/** How a record counts for a rule, the most serious first. */
export const weights = ['violated', 'notice', 'inconclusive', 'verified'] as const;

export type VerdictWords = Readonly<Record<(typeof weights)[number], string>>;

/** The words for verdicts about deployments. */
export const verdictWords = {
  violated: 'violated',
  notice: 'notice',
  inconclusive: 'inconclusive',
  verified: 'verified',
} as const satisfies VerdictWords;

export interface ShownRule {
  readonly rule: string;
  readonly as: (typeof weights)[number];
}

interface DecidedRule extends Pick<KeptFindings<Finding>, 'said' | 'unsaid'> {
  readonly rule: string;
  readonly verdict: string;
  /** Default: none. */
  readonly notices?: readonly Finding[];
}

/** The rules that each record decides, by its id, the most serious first. */
export function rulesByEvidence(
  verdicts: readonly DecidedRule[],
  words: VerdictWords = verdictWords,
): ReadonlyMap<number, readonly ShownRule[]> {
  const shownRules = new Map<number, ShownRule[]>();
  for (const as of weights) {
    for (const { rule, verdict, said: saidFindings, unsaid, notices = [] } of verdicts) {
      const ids =
        as === 'notice'
          ? notices.flatMap(({ shownBy }) => shownBy)
          : evidenceIdsOf({ said: saidFindings, unsaid });
      const matchingIds = as === 'notice' || verdict === words[as] ? ids : [];
      for (const id of new Set(matchingIds)) {
        shownRules.set(id, [...(shownRules.get(id) ?? []), { rule, as }]);
      }
    }
  }
  return shownRules;
}

export function capItems<Item>(
  items: readonly Item[],
  most: number,
  rest: (left: number) => Item,
): readonly Item[] {
  return items.length <= most ? items : [...items.slice(0, most), rest(items.length - most)];
}
