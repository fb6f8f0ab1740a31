/** What was seen of a history, and what has to hold for it. */
import { lifecycle } from '#generated/reference/tables.js';
import type { AccountEvent } from '../../src/reference/engine/event-log.ts';
import { dollarsOf, unitsOf } from '../../src/reference/engine/rules/job-charges.ts';
import { type EndpointId, endpointIds, endpoints } from './replica-history.ts';
import { Violation } from './violation.ts';

/** The member of each input that names its submission. */
export const markerName = 'marker';

export interface AcceptedJob {
  readonly id: string;
  readonly endpoint: EndpointId;
  /** Which submission it comes from. */
  readonly marker: number;
  readonly hasWebhook: boolean;
  /** When the submission was sent and answered. */
  readonly sentMs: number;
  readonly receivedMs: number;
}

/** Counts of an endpoint, as `health` reports them. */
export interface Health {
  readonly jobs: Readonly<
    Record<'completed' | 'failed' | 'retried' | 'inProgress' | 'inQueue', number>
  >;
  readonly workers: Readonly<Record<'initializing' | 'ready' | 'idle' | 'running', number>>;
}

/** What was seen until nothing happened any more. */
export interface Story {
  /** The markers of all submissions, whether they were answered or not, and their endpoints. */
  readonly sent: ReadonlyMap<number, EndpointId>;
  /** By the id of a job: the marker in its input. */
  readonly markers: ReadonlyMap<string, unknown>;
  readonly accepted: readonly AcceptedJob[];
  readonly events: readonly AccountEvent[];
  /** What `status` answers for an accepted job. */
  readonly answers: ReadonlyMap<string, { readonly status: number; readonly state: unknown }>;
  readonly health: Readonly<Record<EndpointId, Health>>;
  readonly ledger: { readonly total: string; readonly jobs: number };
  readonly calls: readonly string[];
}

/** Throws a `Violation` that says what does not hold. */
export function assertStory(story: Story): void {
  assertIds(story);
  assertOrigins(story);
  for (const events of byJob(story.events).values()) assertWay(events);
  assertEnds(story);
  assertCharges(story);
  assertCalls(story);
  assertOrder(story);
  for (const id of endpointIds) assertWorkers(id, story.events);
  assertHealth(story);
}

function assertIds({ accepted, events }: Story): void {
  const submitted = idsOf(events, 'submitted');
  if (new Set(submitted).size !== submitted.length) throw new Violation('an id was given twice');
  const ids = accepted.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Violation('two callers got one id');
  const lost = ids.find((id) => !submitted.includes(id));
  if (lost !== undefined) throw new Violation(`${lost} was accepted and is unknown`);
}

/**
 * Every job, and so every charge, comes from a submission that was sent, and none from the same as another. Responses
 * may be lost, so callers need not know of it.
 */
function assertOrigins({ accepted, events, sent, markers }: Story): void {
  const origins = new Map<unknown, string>();
  for (const event of events) {
    if (event.type !== 'submitted') continue;
    const { jobId, endpointId } = event;
    // Missing only if the job was kept for too short to be looked at.
    if (!markers.has(jobId)) continue;
    const marker = markers.get(jobId);
    if (typeof marker !== 'number' || sent.get(marker) !== endpointId) {
      throw new Violation(`nobody sent what made ${jobId} on ${endpointId}: ${marker}`);
    }
    const other = origins.get(marker);
    if (other !== undefined) throw new Violation(`${other} and ${jobId} come from one submission`);
    origins.set(marker, jobId);
  }
  for (const { id, marker } of accepted) {
    if (markers.has(id) && markers.get(id) !== marker) {
      throw new Violation(`${id} has the input of submission ${markers.get(id)}, not of ${marker}`);
    }
  }
  const submitted = idsOf(events, 'submitted');
  if (submitted.length > sent.size) throw new Violation('there are more jobs than submissions');
  const charged = events.flatMap((event) => (event.type === 'charged' ? [event.jobId] : []));
  const unknown = charged.find((id) => !submitted.includes(id));
  if (unknown !== undefined) throw new Violation(`${unknown} was charged and never submitted`);
}

/** What may follow what. A job starts again if the replica that ran it has died. */
const next: Readonly<Record<string, readonly string[]>> = {
  '': ['submitted'],
  submitted: ['started', 'ended'],
  started: ['started', 'ended'],
  ended: ['retried', 'forgotten'],
  retried: ['started', 'ended'],
  forgotten: [],
};

function assertWay(events: readonly AccountEvent[]): void {
  let last = '';
  for (const event of events) {
    if (!(event.type in next)) continue;
    if (next[last]?.includes(event.type) !== true) {
      throw new Violation(`after "${last}" came ${JSON.stringify(event)}`);
    }
    last = event.type;
  }
}

function assertEnds({ accepted, events, answers }: Story): void {
  const jobs = byJob(events);
  for (const { id } of accepted) {
    const types = jobs.get(id) ?? [];
    const last = types.findLast(({ type }) => type in next);
    const answer = answers.get(id);
    const isKnown =
      last?.type === 'ended' && answer?.status === 200 && answer.state === last.status;
    const isForgotten = last?.type === 'forgotten' && answer?.status === 404;
    // It may have been forgotten since the events were read.
    const isLeaving = last?.type === 'ended' && answer?.status === 404 && id.startsWith('sync-');
    if (isKnown || isForgotten || isLeaving) continue;
    throw new Violation(`${id} ends with ${JSON.stringify(last)}, ${JSON.stringify(answer)}`);
  }
}

/** Each job that completes on the endpoint with a price is charged once, and no other one. */
function assertCharges({ events, ledger }: Story): void {
  const completed = events.flatMap((event) =>
    event.type === 'ended' && event.status === 'COMPLETED' && event.endpointId === 'image'
      ? [event.jobId]
      : [],
  );
  const charges = events.flatMap((event) => (event.type === 'charged' ? [event] : []));
  same('charged jobs', charges.map(({ jobId }) => jobId).toSorted(), completed.toSorted());
  const total = charges.reduce((sum, { cost }) => sum + unitsOf(cost), 0n);
  same('the ledger', [ledger.total, ledger.jobs], [dollarsOf(total), completed.length]);
}

/** All calls of one attempt of a job say the same. */
function assertCalls({ accepted, events, calls }: Story): void {
  const counts = new Map<string, number>();
  for (const body of calls) counts.set(body, (counts.get(body) ?? 0) + 1);
  for (const [body, count] of counts) {
    if (count > lifecycle.webhook.retries + 1) throw new Violation(`${count} calls of ${body}`);
  }
  const called = new Set(calls.map((body): unknown => JSON.parse(body).id));
  const completed = new Set(
    events.flatMap((event) =>
      event.type === 'ended' && event.status === 'COMPLETED' ? [event.jobId] : [],
    ),
  );
  const missed = accepted.find(
    ({ id, hasWebhook }) => hasWebhook && completed.has(id) && !called.has(id),
  );
  if (missed !== undefined) throw new Violation(`no webhook call for ${missed.id}`);
}

/**
 * Jobs leave the queue in the order of their submissions: of two submissions, one of which was
 * answered before the other one was sent, the first one's job starts first.
 */
function assertOrder({ accepted, events }: Story): void {
  const starts = new Map<string, number>();
  for (const event of events) {
    if (event.type !== 'started' || starts.has(event.jobId)) continue;
    starts.set(event.jobId, event.sequence);
  }
  // After a retry, it is another attempt that starts first.
  const retried = new Set(idsOf(events, 'retried'));
  const started = accepted.flatMap((job) => {
    const sequence = starts.get(job.id);
    const counts = job.endpoint === 'line' && sequence !== undefined && !retried.has(job.id);
    return counts ? [{ ...job, sequence }] : [];
  });
  for (const one of started) {
    for (const other of started) {
      if (one.receivedMs < other.sentMs && one.sequence > other.sequence) {
        throw new Violation(`${other.id} started before ${one.id}, which was submitted before it`);
      }
    }
  }
}

/** Never more jobs in progress than the workers of an endpoint may run. */
function assertWorkers(endpointId: EndpointId, events: readonly AccountEvent[]): void {
  const running = new Set<string>();
  for (const event of events) {
    if (!('jobId' in event) || event.jobId === undefined) continue;
    if (event.endpointId !== endpointId) continue;
    if (event.type === 'started') running.add(event.jobId);
    if (event.type === 'ended') running.delete(event.jobId);
    if (running.size > mostRunning(endpointId)) {
      throw new Violation(`too many jobs in progress at ${JSON.stringify(event)}`);
    }
  }
}

function mostRunning(id: EndpointId): number {
  const { workers } = endpoints[id];
  return workers.max * ('jobsPerWorker' in workers ? workers.jobsPerWorker : 1);
}

function assertHealth({ events, health }: Story): void {
  for (const id of endpointIds) {
    const own = events.filter((event) => 'endpointId' in event && event.endpointId === id);
    const ends = own.flatMap((event) => (event.type === 'ended' ? [event.status] : []));
    const completed = ends.filter((status) => status === 'COMPLETED').length;
    const cancelled = ends.filter((status) => status === 'CANCELLED').length;
    const { jobs, workers } = health[id];
    same(`the jobs of ${id}`, jobs, {
      completed,
      failed: ends.length - completed - cancelled,
      retried: idsOf(own, 'retried').length,
      inProgress: 0,
      inQueue: 0,
    });
    same(`the running workers of ${id}`, workers.running, 0);
    const isWithin = workers.initializing + workers.ready <= endpoints[id].workers.max;
    if (!isWithin) throw new Violation(`${id} has too many workers: ${JSON.stringify(workers)}`);
  }
}

function byJob(events: readonly AccountEvent[]): ReadonlyMap<string, readonly AccountEvent[]> {
  const jobs = new Map<string, AccountEvent[]>();
  for (const event of events) {
    if (!('jobId' in event) || event.jobId === undefined) continue;
    jobs.set(event.jobId, [...(jobs.get(event.jobId) ?? []), event]);
  }
  return jobs;
}

function idsOf(events: readonly AccountEvent[], type: 'submitted' | 'retried'): string[] {
  return events.flatMap((event) => (event.type === type ? [event.jobId] : []));
}

function same(what: string, seen: unknown, expected: unknown): void {
  const [one, other] = [seen, expected].map((value) => JSON.stringify(sorted(value)));
  if (one !== other) throw new Violation(`${what}: seen ${one}, expected ${other}`);
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
