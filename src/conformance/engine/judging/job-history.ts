/** What was seen of each job, in order, with the instants between which it was so. */
import { type FinalStatesOption, isFinished, type Job, parseJob } from '../../../client/job.ts';
import { type Call, parseJson } from '../../../evidence/calls.ts';
import type { Delivery } from '../../../evidence/records.ts';
import { arrivalOf, endingOf, type Interval } from '../intervals.ts';

/** A job at an instant between `fromMs` and `untilMs`. */
export interface Sample {
  readonly job: Job;
  readonly fromMs: number;
  readonly untilMs: number;
  /** The id of the exchange or delivery that shows it. */
  readonly id: number;
  readonly by: 'runJob' | 'runJobSync' | 'getJobStatus' | 'other operation' | 'webhook';
  /** The JSON text that shows it. */
  readonly text: string;
}

/** All that was seen of one job. */
export interface JobHistory {
  readonly jobId: string;
  readonly scenario: string;
  readonly endpointId: string | undefined;
  /** The call that submitted it; undefined where it was not seen. */
  readonly submission: Call | undefined;
  /** In the order in which they were sent. */
  readonly samples: readonly Sample[];
  /** Every call that names the job in its path, whatever came of it. */
  readonly calls: readonly Call[];
}

/** Gathers the histories. A job of one scenario is not one of another, even under the same id. */
export function jobHistories(
  calls: readonly Call[],
  webhookCalls: readonly WebhookCall[],
  finalStates: readonly string[] | undefined,
): JobHistory[] {
  const options = finalStates === undefined ? {} : { finalStates };
  const found = new Map<string, JobHistory & { samples: Sample[]; calls: Call[] }>();
  const historyOf = (scenario: string, jobId: string) => {
    const key = JSON.stringify([scenario, jobId]);
    const known = found.get(key);
    if (known !== undefined) return known;
    const made = {
      jobId,
      scenario,
      endpointId: undefined,
      submission: undefined,
      samples: [],
      calls: [],
    };
    found.set(key, made);
    return made;
  };
  for (const call of calls) {
    const { exchange, operationId, status = 0, jobId: asked } = call;
    const { scenario } = exchange;
    if (asked !== undefined) historyOf(scenario, asked).calls.push(call);
    if (status < 200 || status > 299) continue;
    const job = jobIn(call, options);
    if (job === undefined) continue;
    const history = historyOf(scenario, asked ?? job.id);
    const by = sampleSource(operationId);
    const isSubmission = by === 'runJob' || by === 'runJobSync';
    history.samples.push({
      job,
      by,
      id: exchange.id,
      text: exchange.response?.body ?? '',
      fromMs: exchange.sentMs,
      untilMs: exchange.receivedMs,
    });
    found.set(JSON.stringify([scenario, asked ?? job.id]), {
      ...history,
      endpointId: history.endpointId ?? call.endpointId,
      submission: history.submission ?? (isSubmission ? call : undefined),
    });
  }
  for (const { delivery, job, arrival } of webhookCalls) {
    if (job === undefined) continue;
    const { scenario, id, body: text = '' } = delivery;
    historyOf(scenario, job.id).samples.push({ job, by: 'webhook', id, text, ...arrival });
  }
  return [...found.values()].map((history) => ({
    ...history,
    samples: history.samples.sort(
      (left, right) => noticedMs(left) - noticedMs(right) || left.id - right.id,
    ),
  }));
}

/**
 * The job in an answer; undefined where it has none. Which members a job has is not stated: the answer
 * to a status request may leave out the id, which was asked for, and so may that of `runsync`.
 */
export function jobIn(
  { answered, jobId, operationId, exchange }: Call,
  options: FinalStatesOption = {},
): Job | undefined {
  const unnamed = operationId === 'runJobSync' ? `without id in ${exchange.id}` : undefined;
  return parseJob(answered, { ...options, id: jobId ?? unnamed });
}

/** Whether the id of a job was seen; without it no other source can name the job. */
export function hasId({ samples, calls }: JobHistory): boolean {
  return calls.length > 0 || samples.some(({ job: { raw } }) => 'id' in raw);
}

/** A webhook call may have come long before it was noted, which is no reason to put it there. */
function noticedMs({ by, fromMs, untilMs }: Sample): number {
  return by === 'webhook' ? untilMs : fromMs;
}

/** The samples that show a whole job; other operations tell no more than they are about. */
export function fullSamples({ samples }: Pick<JobHistory, 'samples'>): readonly Sample[] {
  return samples.filter(({ by }) => by !== 'other operation' && by !== 'runJob');
}

/** Something that was seen between two instants. */
export type Observation = Pick<Sample, 'fromMs' | 'untilMs' | 'id'>;

/** Whether one look was surely after another. Where time stands still their numbers tell. */
export function follows(later: Observation, earlier: Observation): boolean {
  return later.fromMs >= earlier.untilMs && later.id > earlier.id;
}

/** A call as a look. */
export function observationOf({ exchange: { sentMs, receivedMs, id } }: Call): Observation {
  return { fromMs: sentMs, untilMs: receivedMs, id };
}

/** The first sample in which the job does not change any more. */
export function endOf({ samples }: JobHistory): Sample | undefined {
  return samples.find(({ job }) => isFinished(job));
}

/** A time in which every look at a job showed the same phase, and none that it began anew. */
export interface TimeInState {
  readonly first: Sample;
  readonly last: Sample;
  /** It lasted for this long at least. */
  readonly atLeastMs: number;
  /** The longest time between two looks. */
  readonly longestGapMs: number;
  /** What was seen next, of whatever phase; undefined where nothing was. */
  readonly next: Sample | undefined;
}

/** The times in which a job was seen in a phase. A retry, or another worker, begins a new one. */
export function timesInState(history: JobHistory, phase: Job['phase']): TimeInState[] {
  const retries = history.calls.filter(({ operationId }) => operationId === 'retryJob');
  const stays: { -readonly [Key in keyof TimeInState]: TimeInState[Key] }[] = [];
  let stay: (typeof stays)[number] | undefined;
  let previous: Sample | undefined;
  for (const sample of history.samples) {
    if (stay !== undefined && stay.last === previous) stay.next = sample;
    if (sample.job.phase === phase) {
      if (stay !== undefined && previous !== undefined && continues(previous, sample, retries)) {
        stay.longestGapMs = Math.max(stay.longestGapMs, sample.fromMs - previous.untilMs);
        stay.last = sample;
        stay.next = undefined;
      } else {
        stay = { first: sample, last: sample, atLeastMs: 0, longestGapMs: 0, next: undefined };
        stays.push(stay);
      }
      stay.atLeastMs = Math.max(0, stay.last.fromMs - stay.first.untilMs);
    }
    previous = sample;
  }
  return stays;
}

function continues(previous: Sample, sample: Sample, retries: readonly Call[]): boolean {
  const { job: before } = previous;
  const { job: after } = sample;
  if (before.phase !== after.phase) return false;
  const isElsewhere =
    before.workerId !== undefined &&
    after.workerId !== undefined &&
    before.workerId !== after.workerId;
  const isRetried = retries.some(
    ({ exchange }) => exchange.sentMs <= sample.untilMs && exchange.receivedMs >= previous.fromMs,
  );
  return !isElsewhere && !isRetried;
}

/** Whether somebody asked for a job to be retried or called off. */
export function isRetriedOrCancelled(history: JobHistory): boolean {
  return retriedOrCancelledMs(history) < Number.POSITIVE_INFINITY;
}

/** When somebody first asked for a job to be retried or called off; infinity where nobody did. */
export function retriedOrCancelledMs({ calls }: JobHistory): number {
  return calls
    .filter(({ operationId }) => operationId === 'retryJob' || operationId === 'cancelJob')
    .reduce(
      (firstMs, { exchange }) => Math.min(firstMs, exchange.sentMs),
      Number.POSITIVE_INFINITY,
    );
}

/** The first call at which a job was not found, and was not found any more at any later one. */
export function notFoundAt({ calls, samples }: JobHistory): Call | undefined {
  const asked = calls.filter(({ operationId }) => operationId === 'getJobStatus');
  const lastSeenMs = samples
    .filter(({ by }) => by !== 'webhook')
    .reduce((latestMs, { untilMs }) => Math.max(latestMs, untilMs), Number.NEGATIVE_INFINITY);
  return asked.find(({ status, exchange }) => status === 404 && exchange.sentMs >= lastSeenMs);
}

function sampleSource(operationId: Call['operationId']): Sample['by'] {
  switch (operationId) {
    case 'runJob':
    case 'runJobSync':
    case 'getJobStatus':
      return operationId;
    default:
      return 'other operation';
  }
}

/** A webhook call. */
export interface WebhookCall {
  readonly delivery: Delivery;
  /** The body; undefined where it is no JSON. */
  readonly content: unknown;
  /** Undefined where the body is no job. */
  readonly job: Job | undefined;
  /** When it arrived. */
  readonly arrival: Interval;
  /** From then on nothing of it was under way any more; undefined where that is not known. */
  readonly end: Interval | undefined;
}

/** Reads a delivery. */
export function readWebhookCall(
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
