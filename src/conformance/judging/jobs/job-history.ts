/** The history of each job: samples in order, each with the interval in which it was taken. */
import {
  defaultFinalStates,
  type FinalStatesOption,
  type Job,
  parseJob,
} from '../../../client/job.ts';
import { groupBy, jobKey } from '../../../evidence/indexes.ts';
import { arrivalOf, deliveryEnd, type Interval } from '../../../evidence/intervals.ts';
import {
  isSubmission,
  isSuccess,
  type OperationExchange,
  type OperationId,
  parseJson,
} from '../../../evidence/operation-exchange.ts';
import type { DeliveryRecord } from '../../../evidence/record-types.ts';
import { hookOf } from '../webhooks/webhook-address.ts';
import { recogniseMissingJobs } from './missing-jobs.ts';

/** A job at an instant between `fromMs` and `untilMs`. */
export interface Sample {
  readonly job: Job;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly id: number;
  readonly by: 'runJob' | 'runJobSync' | 'getJobStatus' | 'other operation' | 'webhook';
  readonly text: string;
  /** Whether it may say instead, by a state of an unknown name, that there is no such job. Default: no. */
  readonly isDoubtful?: true;
}

export interface JobHistory {
  readonly jobId: string;
  readonly scenario: string;
  readonly endpointId: string | undefined;
  /** The call that submitted it; undefined if it is not in the evidence. */
  readonly submission: OperationExchange | undefined;
  /** In the order in which they were sent. */
  readonly samples: readonly Sample[];
  /** The calls that name the job in their path and ask for it or may change it, whatever their answer. */
  readonly calls: readonly OperationExchange[];
  /** Those of them that ask for its status and are told that there is no such job. */
  readonly missing: readonly OperationExchange[];
}

/** A history while it is gathered. */
interface Draft {
  readonly jobId: string;
  readonly scenario: string;
  endpointId: string | undefined;
  /** More than one if a service gives an id twice. */
  readonly submissions: OperationExchange[];
  readonly samples: Sample[];
  readonly calls: OperationExchange[];
  readonly missing: OperationExchange[];
}

/** Gathers drafts by scenario, endpoint and id: each endpoint may count the ids of `runsync` for itself. */
class Drafts {
  readonly #byKey = new Map<string, Draft>();
  readonly #byId = new Map<string, Draft>();

  get all(): Iterable<Draft> {
    return this.#byKey.values();
  }

  at(place: Pick<Draft, 'scenario' | 'endpointId' | 'jobId'>): Draft {
    const key = jobKey(place);
    const existing = this.#byKey.get(key);
    if (existing !== undefined) return existing;
    const { scenario, endpointId, jobId } = place;
    const draft: Draft = {
      jobId,
      scenario,
      endpointId,
      submissions: [],
      samples: [],
      calls: [],
      missing: [],
    };
    this.#byKey.set(key, draft);
    const anywhere = jobKey({ ...place, endpointId: undefined });
    if (!this.#byId.has(anywhere)) this.#byId.set(anywhere, draft);
    return draft;
  }

  /** The job at the endpoint, or else one with the same id: a call may come to the wrong endpoint. */
  nearest(place: Pick<Draft, 'scenario' | 'endpointId' | 'jobId'>): Draft {
    const anywhere = { ...place, endpointId: undefined };
    return this.#byKey.get(jobKey(place)) ?? this.#byId.get(jobKey(anywhere)) ?? this.at(anywhere);
  }
}

export function jobHistories(
  calls: readonly OperationExchange[],
  webhookCalls: readonly ReceivedWebhook[],
  finalStates: readonly string[] | undefined,
): JobHistory[] {
  const drafts = new Drafts();
  const missingness = recogniseMissingJobs(calls, {
    announced: webhookCalls.flatMap(({ job }) => job?.status ?? []),
    final: finalStates ?? defaultFinalStates,
  });
  // Submissions first: they tell to which endpoint and account a job belongs.
  for (const call of calls.filter(isSubmission)) {
    const job = isSuccess(call) ? jobIn(call, { finalStates }) : undefined;
    if (job === undefined) continue;
    const { scenario } = call.exchange;
    const draft = drafts.at({ scenario, endpointId: call.endpointId, jobId: job.id });
    draft.submissions.push(call);
    draft.samples.push(sampleOfCall(call, job));
  }
  const submissions = submissionsByHook(calls);
  for (const { delivery, job, arrival } of webhookCalls) {
    if (job === undefined) continue;
    const { scenario, id, hook, body: text = '' } = delivery;
    const submission = submissions.get(hook)?.at(-1);
    const place = { scenario, endpointId: submission?.endpointId, jobId: job.id };
    // Only a call of its webhook tells the job of a submission without a response.
    const unanswered = submission?.status === undefined ? submission : undefined;
    const draft = unanswered === undefined ? drafts.nearest(place) : drafts.at(place);
    draft.samples.push({ job, by: 'webhook', id, text, ...arrival });
    if (unanswered !== undefined && draft.submissions.length === 0) {
      draft.submissions.push(unanswered);
    }
  }
  for (const call of calls) {
    const { exchange, jobId, endpointId } = call;
    if (jobId === undefined || isAskedInVain(call)) continue;
    const draft = drafts.nearest({ scenario: exchange.scenario, endpointId, jobId });
    const isOwn = isOfJob(call, draft);
    if (isOwn || mayChange(call)) draft.calls.push(call);
    const missing = missingness(call);
    if (missing === 'missing') {
      if (isOwn) draft.missing.push(call);
      continue;
    }
    const job = isOwn && isSuccess(call) ? jobIn(call, { finalStates }) : undefined;
    if (job === undefined) continue;
    draft.endpointId ??= endpointId;
    const sample = sampleOfCall(call, job);
    draft.samples.push(missing === 'doubtful' ? { ...sample, isDoubtful: true } : sample);
  }
  return [...drafts.all].map(
    ({ jobId, scenario, endpointId, submissions: [submission], samples, calls, missing }) => ({
      jobId,
      scenario,
      endpointId,
      submission,
      samples: samples.toSorted(
        (left, right) => noticedMs(left) - noticedMs(right) || left.id - right.id,
      ),
      calls: [...calls],
      missing: [...missing],
    }),
  );
}

function sampleOfCall({ exchange, operationId }: OperationExchange, job: Job): Sample {
  return {
    job,
    by: sampleSource(operationId),
    id: exchange.id,
    text: exchange.response?.body ?? '',
    fromMs: exchange.sentMs,
    untilMs: exchange.receivedMs,
  };
}

/** Whether a request is sent for the sake of an id that nothing has, maybe one close to that of a job. */
function isAskedInVain({ exchange: { probes = [] } }: OperationExchange): boolean {
  return probes.includes('unknown-job-is-404') || probes.includes('unknown-endpoint-is-404');
}

/**
 * Whether a call asks for a job at its endpoint, with a key that may be its owner's. Any other answer
 * tells about endpoints and keys, not about the job.
 */
function isOfJob(
  { endpointId, exchange: { key } }: OperationExchange,
  job: Pick<Draft, 'endpointId' | 'submissions'>,
): boolean {
  const isThere = job.endpointId === undefined || job.endpointId === endpointId;
  const isOwners =
    key === 'valid' ||
    key === 'unknown' ||
    job.submissions.some((submission) => submission.exchange.key === key);
  return isThere && isOwners;
}

/** Whether a call may change a job, whatever its answer tells about it: it was not refused. */
function mayChange({ operationId, status = 0 }: OperationExchange): boolean {
  const isRefused = status >= 400 && status < 500 && status !== 408;
  return !isRefused && operationId !== undefined && changing.includes(operationId);
}

const changing: readonly OperationId[] = ['cancelJob', 'retryJob', 'streamJob', 'streamJobByPost'];

/** The submissions that name a webhook address, whatever their answer. */
function submissionsByHook(
  calls: readonly OperationExchange[],
): ReadonlyMap<string | undefined, readonly OperationExchange[]> {
  return groupBy(calls, hookOf);
}

/** The description requires no member of a job: answers to `status` and `runsync` may leave out the id. */
export function jobIn(
  { answered, jobId, operationId, exchange }: OperationExchange,
  options: FinalStatesOption = {},
): Job | undefined {
  const unnamed = operationId === 'runJobSync' ? `without id in ${exchange.id}` : undefined;
  return parseJob(answered, { ...options, id: jobId ?? unnamed });
}

/** Whether the id of a job was seen; without it, no other evidence can be assigned to the job. */
export function hasId({ samples, calls }: JobHistory): boolean {
  return calls.length > 0 || samples.some(({ job: { raw } }) => 'id' in raw);
}

/** A webhook call is sorted by when it was recorded, although it may have arrived earlier. */
function noticedMs({ by, fromMs, untilMs }: Sample): number {
  return by === 'webhook' ? untilMs : fromMs;
}

/** The samples that show a whole job; other operations may show only a part. */
export function fullSamples({ samples }: Pick<JobHistory, 'samples'>): readonly Sample[] {
  return samples.filter(({ by }) => by !== 'other operation' && by !== 'runJob');
}

export type Observation = Pick<Sample, 'fromMs' | 'untilMs' | 'id'>;

/** Whether one observation was surely after another. If the clock stands still, their ids decide. */
export function follows(later: Observation, earlier: Observation): boolean {
  return later.fromMs >= earlier.untilMs && later.id > earlier.id;
}

export function observationOf({
  exchange: { sentMs, receivedMs, id },
}: OperationExchange): Observation {
  return { fromMs: sentMs, untilMs: receivedMs, id };
}

/** A period in which every sample showed the same phase, without a restart. */
export interface TimeInState {
  readonly first: Sample;
  readonly last: Sample;
  readonly atLeastMs: number;
  readonly next: Sample | undefined;
}

/** The periods in which a job was seen in a phase. A retry, or another worker, begins a new one. */
export function timesInState(history: JobHistory, phase: Job['phase']): TimeInState[] {
  const retries = retriesOf(history);
  const periods: { -readonly [Key in keyof TimeInState]: TimeInState[Key] }[] = [];
  let current: (typeof periods)[number] | undefined;
  let previous: Sample | undefined;
  for (const sample of history.samples) {
    if (current !== undefined && current.last === previous) current.next = sample;
    if (sample.job.phase === phase) {
      if (current !== undefined && previous !== undefined && continues(previous, sample, retries)) {
        current.last = sample;
        current.next = undefined;
      } else {
        current = { first: sample, last: sample, atLeastMs: 0, next: undefined };
        periods.push(current);
      }
      current.atLeastMs = Math.max(0, current.last.fromMs - current.first.untilMs);
    }
    previous = sample;
  }
  return periods;
}

function continues(
  previous: Sample,
  sample: Sample,
  retries: readonly OperationExchange[],
): boolean {
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

export function isRetriedOrCancelled(history: JobHistory): boolean {
  return retriedOrCancelledMs(history) < Number.POSITIVE_INFINITY;
}

/** The retries of a job that were not refused: they may have started it again. */
export function retriesOf({ calls }: JobHistory): readonly OperationExchange[] {
  return calls.filter((call) => call.operationId === 'retryJob' && mayChange(call));
}

/** When a caller first retried or cancelled the job, and was not refused; infinity if none did. */
export function retriedOrCancelledMs({ calls }: JobHistory): number {
  return calls
    .filter(({ operationId }) => operationId === 'retryJob' || operationId === 'cancelJob')
    .filter(mayChange)
    .reduce(
      (firstMs, { exchange }) => Math.min(firstMs, exchange.sentMs),
      Number.POSITIVE_INFINITY,
    );
}

function sampleSource(operationId: OperationExchange['operationId']): Sample['by'] {
  switch (operationId) {
    case 'runJob':
    case 'runJobSync':
    case 'getJobStatus':
      return operationId;
    default:
      return 'other operation';
  }
}

export interface ReceivedWebhook {
  readonly delivery: DeliveryRecord;
  readonly content: unknown;
  readonly job: Job | undefined;
  readonly arrival: Interval;
  readonly end: Interval | undefined;
}

export function readWebhookCall(
  delivery: DeliveryRecord,
  finalStates: readonly string[] | undefined,
): ReceivedWebhook {
  const content = parseJson(delivery.body);
  return {
    delivery,
    content,
    job: parseJob(content, { finalStates }),
    arrival: arrivalOf(delivery),
    end: deliveryEnd(delivery),
  };
}
