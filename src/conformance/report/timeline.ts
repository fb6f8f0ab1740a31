/** What happened in each scenario, in order, as the HTML report draws it. */
import type {
  Delivery,
  EvidenceRecord,
  Exchange,
  LedgerReading,
  ScenarioEnd,
} from '../../evidence/records.ts';

/** Something at an instant or over a time. */
export interface TimelineEntry {
  /** Id of the record. */
  readonly id: number;
  readonly kind: 'exchange' | 'delivery' | 'ledger';
  readonly fromMs: number;
  readonly untilMs: number;
  /** In one line: `POST /v2/echo/run → 200 IN_QUEUE`. */
  readonly text: string;
  /** What was tried, in words. */
  readonly label: string | undefined;
  readonly sent: string | undefined;
  readonly received: string | undefined;
}

/** What happened in one scenario. */
export interface Timeline {
  readonly scenario: string;
  readonly end: ScenarioEnd | undefined;
  readonly startMs: number;
  readonly endMs: number;
  readonly entries: readonly TimelineEntry[];
}

/** One timeline a scenario, in the order in which they began. */
export function timelines(records: readonly EvidenceRecord[]): Timeline[] {
  const entries = new Map<string, TimelineEntry[]>();
  const ends = new Map<string, ScenarioEnd>();
  const add = (scenario: string, entry: TimelineEntry) => {
    const known = entries.get(scenario);
    if (known === undefined) entries.set(scenario, [entry]);
    else known.push(entry);
  };
  for (const record of records) {
    if ('id' in record) add(record.scenario, entryOf(record));
    if (record.kind === 'scenario') ends.set(record.scenario, record);
  }
  const names = new Set([...entries.keys(), ...ends.keys()]);
  return [...names].map((scenario) => {
    const found = (entries.get(scenario) ?? []).sort((left, right) => left.fromMs - right.fromMs);
    const end = ends.get(scenario);
    const first = found[0]?.fromMs ?? end?.startedMs ?? 0;
    const last = found.reduce((latest, { untilMs }) => Math.max(latest, untilMs), first);
    return {
      scenario,
      end,
      startMs: Math.min(first, end?.startedMs ?? first),
      endMs: Math.max(last, end?.endedMs ?? last),
      entries: found,
    };
  });
}

/** A piece of evidence as an entry. */
export function entryOf(record: Exchange | Delivery | LedgerReading): TimelineEntry {
  switch (record.kind) {
    case 'exchange':
      return entryOfExchange(record);
    case 'delivery':
      return entryOfDelivery(record);
    case 'ledger':
      return entryOfLedger(record);
  }
}

function entryOfExchange(exchange: Exchange): TimelineEntry {
  const { id, request, response, failure, sentMs, receivedMs, label, raw } = exchange;
  const answer =
    response === undefined
      ? (failure ?? 'no answer')
      : `${response.status}${stateIn(response.body)}`;
  return {
    id,
    kind: 'exchange',
    fromMs: sentMs,
    untilMs: receivedMs,
    text: `${request.method} ${request.target} → ${answer}`,
    label,
    sent: raw?.message ?? request.body,
    received: response?.body,
  };
}

function entryOfDelivery(delivery: Delivery): TimelineEntry {
  const { id, method, receivedMs, answeredMs, answeredStatus, body, hook } = delivery;
  const answer =
    answeredStatus === undefined ? 'left without an answer' : `answered ${answeredStatus}`;
  return {
    id,
    kind: 'delivery',
    fromMs: receivedMs,
    untilMs: answeredMs ?? receivedMs,
    text: `webhook ${method} ${hook}${stateIn(body)}, ${answer}`,
    label: undefined,
    sent: body,
    received: undefined,
  };
}

function entryOfLedger({ id, atMs, charges }: LedgerReading): TimelineEntry {
  return {
    id,
    kind: 'ledger',
    fromMs: atMs,
    untilMs: atMs,
    text: `what was charged: ${charges.length === 1 ? 'one job' : `${charges.length} jobs`}`,
    label: undefined,
    sent: undefined,
    received: charges.length === 0 ? undefined : JSON.stringify(charges),
  };
}

function stateIn(body: string | undefined): string {
  const state = /"status"\s*:\s*"(\w{1,40})"/.exec(body ?? '')?.[1];
  return state === undefined ? '' : ` ${state}`;
}
