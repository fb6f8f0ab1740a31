/** What callers notice in the evidence of a run, as values that two runs of the same scenarios can share. */
import { operations } from '#generated/reference/tables.js';
import { type Job, parseJob } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { endOf, type JobHistory } from '../judging/job-history.ts';
import type { WebhookHistory } from '../judging/webhook-history.ts';
import { type Steps, stepsOf } from './steps.ts';

export type Noticed = 'status' | 'state' | 'webhook' | 'header' | 'member';

export interface Observation {
  /** The same in both runs for the same request, or for the job that the same request submitted. */
  readonly step: string;
  readonly kind: Noticed;
  /** What has the value: `content-type of an error`. For members, what they belong to. */
  readonly about: string;
  /** The path of a member, such as `output.cost`; empty: the whole body. Only with kind `member`. */
  readonly member?: string;
  readonly value: string;
  /** The exchange or the delivery that shows it. */
  readonly id: number;
}

/** Stands for the end of a job that was not seen. */
export const notEnded = 'has not ended';

/** Stands for a member or a header that is not there. */
export const missing = 'missing';

/** Everything that callers notice, without what differs in each run: ids, dates, hosts and texts. */
export function observationsIn(
  evidence: EvidenceView,
  isStandIn: IsStandIn = () => false,
): Observation[] {
  const steps = stepsOf(evidence);
  return [
    ...evidence.calls.flatMap((call) => inCall(call, { steps, isStandIn })),
    ...evidence.jobs.flatMap((job) => inJob(job, steps)),
    ...evidence.webhooks.flatMap((webhook) => inWebhook(webhook, { steps, isStandIn })),
  ];
}

/** Whether the twin's output of a job only stands for one: what is in it is not compared. */
export type IsStandIn = (submission: OperationExchange) => boolean;

interface Around {
  readonly steps: Steps;
  readonly isStandIn: IsStandIn;
}

function inCall(call: OperationExchange, { steps, isStandIn }: Around): Observation[] {
  const { exchange, status, answered } = call;
  const { id, response } = exchange;
  const step = steps.stepOf(call);
  const seen = { step, id };
  const answer: Observation = {
    ...seen,
    kind: 'status',
    about: `HTTP status of ${requestName(call)}`,
    value: status === undefined ? 'no response' : `${status}`,
  };
  if (response === undefined || status === undefined) return [answer];
  const about = answerName(call);
  return [
    answer,
    ...headersOf(response.headers, status).map(
      ([name, value]): Observation => ({
        ...{ ...seen, kind: 'header', about: `\`${name}\` of ${about}` },
        value,
      }),
    ),
    ...membersOf(answered, steps.submissionOf(call), isStandIn).map(
      ([member, value]): Observation => ({ ...seen, kind: 'member', about, member, value }),
    ),
  ];
}

/** As people call a request: `run`, or what is behind an address. */
function requestName({ operationId, exchange }: OperationExchange): string {
  if (operationId !== undefined) return `\`${nameOf(operationId)}\``;
  return exchange.request.target.startsWith('http') ? 'a result' : 'another path';
}

/** The last stated part of a path: `status-sync`. */
function nameOf(operationId: keyof typeof operations): string {
  const parts = operations[operationId].path.split('/');
  return parts.findLast((part) => !part.startsWith('{')) ?? operationId;
}

function answerName(call: OperationExchange): string {
  const { status = 0, answered } = call;
  if (status >= 400) return 'an error';
  if (status >= 300) return 'a redirect';
  const state = isObject(answered) ? answered['status'] : undefined;
  if (typeof state !== 'string') return `a response of ${requestName(call)}`;
  return call.operationId === 'runJob' ? 'a response of `run`' : `a job in ${state}`;
}

/** The headers that callers of any deployment may read; others belong to the server. */
const readHeaders = ['content-type', 'location', 'www-authenticate', 'allow'];

function headersOf(
  headers: Readonly<Record<string, string>>,
  status: number,
): (readonly [string, string])[] {
  const names = status === 429 || status === 503 ? [...readHeaders, 'retry-after'] : readHeaders;
  return names.map((name) => [name, headerValue(name, headers[name])] as const);
}

function headerValue(name: string, value: string | undefined): string {
  if (value === undefined) return missing;
  if (name === 'content-type') return value.toLowerCase().replaceAll(/\s*;\s*/g, '; ');
  if (name === 'retry-after') return /^\d+$/.test(value.trim()) ? 'seconds' : 'date';
  return 'present';
}

/** How deep the members of an answer are compared: `output.cost`, `error.message`. */
const deepest = 3;

/** The paths of a JSON value and of all its members, with the JSON types of their values. */
function members(value: unknown, path = '', depth = 0): (readonly [string, string])[] {
  const own = [path, typeName(value)] as const;
  if (depth === deepest) return [own];
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((item) => members(item, `${path}[]`, depth + 1))];
  }
  const further = Object.entries(isObject(value) ? value : {}).flatMap(([name, item]) =>
    members(item, path === '' ? name : `${path}.${name}`, depth + 1),
  );
  return [own, ...further];
}

/** The members of a job's answer, without what is in an output that only stands for one. */
function membersOf(
  answer: unknown,
  submission: OperationExchange | undefined,
  isStandIn: IsStandIn,
): (readonly [string, string])[] {
  const all = members(answer);
  if (submission === undefined || !isStandIn(submission)) return all;
  return all.filter(([path]) => !/^output[.[]/.test(path));
}

function typeName(value: unknown): string {
  if (value === undefined) return 'no JSON';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function inJob(job: JobHistory, { stepOfJob }: Steps): Observation[] {
  const step = stepOfJob(job);
  const last = endOf(job) ?? job.samples.at(-1);
  if (step === undefined || last === undefined || isCancelledTooLate(job)) return [];
  const value = endName(last.job);
  return [{ step, kind: 'state', about: 'end of a job', value, id: last.id }];
}

/** Whether a job had completed before it was cancelled: which of both comes first is chance. */
function isCancelledTooLate(job: JobHistory): boolean {
  return (
    endOf(job)?.job.phase === 'completed' &&
    job.calls.some(
      (call) =>
        call.operationId === 'cancelJob' &&
        (!isSuccess(call) || parseJob(call.answered)?.phase === 'completed'),
    )
  );
}

/** A state with an unknown name may be final. */
function endName({ phase, status }: Job): string {
  return phase === 'waiting' || phase === 'running' ? notEnded : status;
}

function inWebhook(webhook: WebhookHistory, around: Around): Observation[] {
  const { job, calls, watchedUntilMs, refusedUntilMs } = webhook;
  const step = job && around.steps.stepOfJob(job);
  const end = job && endOf(job);
  if (step === undefined || end === undefined) return [];
  const [first] = calls;
  const isWatched = watchedUntilMs !== undefined && refusedUntilMs === undefined;
  const called: Observation = {
    ...{ step, kind: 'webhook', id: first?.delivery.id ?? end.id },
    about: `webhook of a job that ended as ${end.job.status}`,
    value: first === undefined ? 'not called' : 'called',
  };
  const attempts: Observation = {
    ...called,
    about: `calls of a webhook that answers ${calls.map(({ delivery }) => delivery.answeredStatus ?? 'nothing')[0]} first`,
    value: `${calls.length}`,
  };
  return [
    ...(isWatched || first !== undefined ? [called] : []),
    ...(isWatched && first !== undefined ? [attempts] : []),
    ...calls.flatMap((call) =>
      inWebhookCall(call, { step, submission: job?.submission, isStandIn: around.isStandIn }),
    ),
  ];
}

interface SubmittedJob extends Pick<Around, 'isStandIn'> {
  readonly step: string;
  readonly submission: OperationExchange | undefined;
}

function inWebhookCall(
  { delivery, content }: WebhookHistory['calls'][number],
  { step, submission, isStandIn }: SubmittedJob,
): Observation[] {
  const { id, headers } = delivery;
  const state = parseJob(content)?.status;
  const about = state === undefined ? 'a webhook call' : `a webhook call for a job in ${state}`;
  const own = Object.keys(headers).filter((name) => webhookHeader.test(name));
  return [
    ...[...new Set(['content-type', 'user-agent', ...own])].map(
      (name): Observation => ({
        ...{ step, id, kind: 'header', about: `\`${name}\` of a webhook call` },
        value:
          name === 'user-agent' ? (headers[name] ?? missing) : headerValue(name, headers[name]),
      }),
    ),
    ...membersOf(content, submission, isStandIn).map(
      ([member, value]): Observation => ({ step, id, kind: 'member', about, member, value }),
    ),
  ];
}

/** Headers by which a receiver could know or check a webhook call. */
const webhookHeader = /signature|hmac|webhook|event|delivery/;
