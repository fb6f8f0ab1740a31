/** What a change of a job's state does to the store: commands that run in one step with it. */
import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import { withCost } from '../engine/charges.ts';
import type { EndpointPlan } from '../engine/endpoint.ts';
import type { NewEvent } from '../engine/events.ts';
import {
  chargeFor,
  dollarsOf,
  type JobRequest,
  jobContent,
  nextState,
  type TransitionName,
} from '../engine/job.ts';
import { hostOf } from '../engine/webhook-calls.ts';
import type { StoredJob } from './record.ts';

/** A Redis command whose key lacks the base, an event (`LOG`), an announced change (`TELL`), or an ended job (`KEEP`). */
export type Command = readonly string[];

const { timers, webhook } = lifecycle;
const notifying: readonly TransitionName[] = webhook.on;

/** How a job ends. */
export interface Ending {
  readonly transition: TransitionName;
  readonly nowMs: number;
  readonly output?: unknown;
  readonly quantity?: bigint | string | undefined;
  readonly error?: string | undefined;
}

/** What an ending needs to know about the job's surroundings. */
export interface Surroundings {
  readonly endpoint: EndpointPlan;
  readonly webhookHosts: readonly string[] | undefined;
  /** A job that is never run again keeps the input and policy of a request of up to so many bytes. */
  readonly keptRequestBytes: number;
}

/** What is due after an ending, and when. */
export interface Ended {
  readonly commands: Command[];
  readonly forgetMs: number;
  /** The name of the webhook call that has to be made. */
  readonly hook: string | undefined;
}

/** Memory of a job without its request and output, in bytes. */
const jobBytes = 1024;

/** The bytes that a job's request takes. */
export function requestBytes(request: string): number {
  return jobBytes + Buffer.byteLength(request);
}

/** The name of the webhook call of a job's present attempt. */
export function hookName({ id, retries }: Pick<StoredJob, 'id' | 'retries'>): string {
  return `${id}:${retries}`;
}

/** Ends a job; undefined when the transition may not happen any more. */
export function ending(job: StoredJob, end: Ending, around: Surroundings): Ended | undefined {
  const state = nextState(job.state, end.transition);
  if (state === undefined) return undefined;
  const { endpoint, keptRequestBytes } = around;
  const { id, endpointId } = job;
  const endedMs = Math.max(end.nowMs, job.startedMs ?? job.queuedMs);
  const charge = chargeOf(endpoint, end);
  const output = isObject(end.output) ? withCost(end.output, charge?.cost) : end.output;
  const error = end.error;
  const after = { ...job, state, endedMs, output, error };
  const forgetMs = endedMs + retentionMs(job);
  const outputText = output === undefined ? undefined : JSON.stringify(output);
  const kept = restOf(job, state, keptRequestBytes);
  const request = kept === undefined ? undefined : JSON.stringify(kept);
  const bytes = jobBytes + byteLength(request) + byteLength(outputText) + byteLength(error);
  const ownBytes = job.bytes - job.chunkBytes;
  const key = `job:${id}`;
  const commands: Command[] = [
    ['HSET', key, 'state', state, 'previousState', job.state, 'endedMs', `${endedMs}`],
    ['HSET', key, 'bytes', `${bytes}`],
    ['HINCRBY', key, 'version', '1'],
    setOrDelete(key, 'output', outputText),
    setOrDelete(key, 'error', error),
    setOrDelete(key, 'request', request),
    ['INCRBY', 'bytes', `${bytes - ownBytes}`],
    ['INCRBY', 'keptBytes', `${bytes}`],
    ['KEEP', id],
    ['ZREM', 'due', `deadline:${id}`, `enqueue:${id}`],
    ['ZADD', 'due', `${forgetMs}`, `forget:${id}`],
    ...(job.state === 'IN_PROGRESS' ? releasing(job, endpoint, endedMs) : leaving(job)),
    ...(charge === undefined ? [] : charging(job, charge, endedMs)),
    log({ type: 'ended', jobId: id, endpointId, status: state, error }),
  ];
  if (state !== 'CANCELLED') {
    const count = state === 'COMPLETED' ? 'completed' : 'failed';
    commands.push(['HINCRBY', `counts:${endpointId}`, count, '1']);
  }
  const url = notifying.includes(end.transition) ? job.request?.webhook : undefined;
  const body = url === undefined ? '' : JSON.stringify(jobContent(after));
  const call = url === undefined ? undefined : notification(job, { url, body, endedMs }, around);
  commands.push(...(call?.commands ?? []), ['TELL', id]);
  return { commands, forgetMs, hook: call?.hook };
}

/** Queues an ended job again; undefined when its state does not allow it. */
export function retrying(
  job: StoredJob,
  { nowMs, ttlDueMs, enqueueDueMs }: { nowMs: number; ttlDueMs: number; enqueueDueMs: number },
): Command[] | undefined {
  const state = nextState(job.state, 'retry');
  if (state === undefined) return undefined;
  const { id, endpointId } = job;
  const key = `job:${id}`;
  const commands: Command[] = [
    ['HSET', key, 'state', state, 'previousState', job.state, 'queuedMs', `${nowMs}`],
    ['HDEL', key, 'startedMs', 'endedMs', 'workerId', 'error'],
    ['HSET', key, 'chunkBytes', '0'],
    ['HINCRBY', key, 'retries', '1'],
    ['HINCRBY', key, 'version', '1'],
    ['DEL', `parts:${id}`],
    ['INCRBY', 'bytes', `${-job.chunkBytes}`],
    ['INCRBY', 'keptBytes', `${job.chunkBytes - job.bytes}`],
    ['ZREM', 'kept', id],
    ['ZREM', 'due', `forget:${id}`],
    ['ZADD', 'due', `${ttlDueMs}`, `deadline:${id}`, `${enqueueDueMs}`, `enqueue:${id}`],
    ['ZADD', `waiting:${endpointId}`, `${nowMs}`, id],
    ['HINCRBY', `counts:${endpointId}`, 'retried', '1'],
    log({ type: 'retried', jobId: id, endpointId }),
    ['TELL', id],
  ];
  if (!job.lowPriority) commands.push(['ZADD', `demand:${endpointId}`, `${nowMs}`, id]);
  return commands;
}

/** Writes an event. */
export function log(event: NewEvent): Command {
  return ['LOG', JSON.stringify(event)];
}

interface Charge {
  readonly units: bigint;
  readonly cost: string;
  readonly quantity: string;
}

function chargeOf({ price }: EndpointPlan, { quantity }: Ending): Charge | undefined {
  if (price === undefined || quantity === undefined) return undefined;
  const units = chargeFor(price, quantity);
  return { units, cost: dollarsOf(units), quantity: quantity.toString() };
}

/** A job is charged once, because its cost is set once. */
function charging(
  { id, endpointId }: StoredJob,
  { units, cost, quantity }: Charge,
  endedMs: number,
): Command[] {
  const day = new Date(endedMs).toISOString().slice(0, 10);
  return [
    ['HSETNX', `job:${id}`, 'cost', cost],
    ['HINCRBY', 'ledger', `${day} ${endpointId} jobs`, '1'],
    ['HINCRBY', 'ledger', `${day} ${endpointId} units`, `${units}`],
    ['INCRBY', 'spent', `${units}`],
    log({ type: 'charged', jobId: id, endpointId, cost, quantity }),
  ];
}

/** The worker of a running job is free. */
function releasing(
  { endpointId, workerId = '' }: StoredJob,
  { workers }: EndpointPlan,
  endedMs: number,
): Command[] {
  return [
    ['ZINCRBY', `load:${endpointId}`, '-1', workerId],
    ['HSET', `rest:${endpointId}`, workerId, `${endedMs}`],
    ['HINCRBY', `counts:${endpointId}`, 'inProgress', '-1'],
    ['ZADD', 'due', 'LT', `${endedMs + workers.idleTimeoutMs}`, `scale:${endpointId}`],
  ];
}

/** A waiting job leaves the queue. */
function leaving({ id, endpointId }: StoredJob): Command[] {
  return [
    ['ZREM', `waiting:${endpointId}`, id],
    ['ZREM', `demand:${endpointId}`, id],
  ];
}

/** Notes that a webhook has to be called; a host that is not permitted is given up at once. */
function notification(
  job: StoredJob,
  { url, body, endedMs }: { url: string; body: string; endedMs: number },
  { webhookHosts }: Surroundings,
): { commands: Command[]; hook: string | undefined } {
  const { id: jobId, endpointId, submission } = job;
  const host = hostOf(url);
  const hook = hookName(job);
  const key = `hook:${hook}`;
  const common = ['jobId', jobId, 'endpointId', endpointId, 'operationId', submission];
  const call = ['url', url, 'body', body, 'host', host, 'taken', '0', 'attempts', '0'];
  const isPermitted = webhookHosts?.includes(new URL(url).hostname) ?? true;
  if (isPermitted) {
    const commands = [
      ['HSET', key, ...common, ...call, 'state', 'waiting'],
      ['ZADD', 'due', `${endedMs}`, `webhook:${hook}`],
    ];
    return { commands, hook };
  }
  const outcome = 'the settings forbid this host';
  const attempt = { jobId, endpointId, attempt: 1, host, outcome, acknowledged: false };
  const commands = [
    ['HSET', key, ...common, ...call, 'state', 'givenUp'],
    ['PEXPIRE', key, `${retentionMs(job)}`],
    log({ type: 'webhookAttempted', ...attempt }),
    log({ type: 'webhookGivenUp', jobId, endpointId, attempts: 0 }),
  ];
  return { commands, hook: undefined };
}

/** What stays of the request of a job; all of it if the job may run again. */
function restOf(
  { request, bytes, chunkBytes }: StoredJob,
  state: StoredJob['state'],
  keptRequestBytes: number,
): JobRequest | undefined {
  if (request === undefined || nextState(state, 'retry') !== undefined) return request;
  if (bytes - chunkBytes - jobBytes > keptRequestBytes) return undefined;
  const { input, policy } = request;
  return policy === undefined ? { input } : { input, policy };
}

/** For how long an ended job is kept, in milliseconds. */
export function retentionMs({ submission }: Pick<StoredJob, 'submission'>): number {
  return submission === 'runJobSync'
    ? timers.retentionAfterRunsync.default
    : timers.retentionAfterRun.default;
}

function setOrDelete(key: string, field: string, value: string | undefined): Command {
  return value === undefined ? ['HDEL', key, field] : ['HSET', key, field, value];
}

function byteLength(text: string | undefined): number {
  return text === undefined ? 0 : Buffer.byteLength(text);
}
