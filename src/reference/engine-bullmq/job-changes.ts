/** What a change of a job's state does to the store: commands that run in one step with it. */
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import { withStoppedWork } from '../engine/cancelled-work-charge.ts';
import type { EndpointPlan } from '../engine/endpoint-plan.ts';
import type { SharedEngineOptions } from '../engine/engine-store.ts';
import type { NewEvent } from '../engine/event-log.ts';
import { jobContent, type SubmitOperation } from '../engine/job-snapshot.ts';
import { retentionMs } from '../engine/rules/deadlines.ts';
import { isDeletion } from '../engine/rules/deleted-on-end.ts';
import { fieldsOfEndedJob, type JobEnding, runsAgain } from '../engine/rules/job-end.ts';
import { nextState } from '../engine/rules/job-states.ts';
import { jobBytes } from '../engine/rules/kept-request.ts';
import { webhookBody } from '../engine/rules/present-job.ts';
import { budgetLimits } from '../engine/rules/queue-and-budget-limits.ts';
import { firstDelayMs, shownHost } from '../engine/rules/webhook-attempts.ts';
import type { HashFields } from './redis-account.ts';
import type { StoredJob } from './redis-job.ts';
import { chargeArgument } from './redis-ledger.ts';
import type { ScriptArguments } from './scripts/scripts.ts';

/** A Redis command whose key lacks the base, or `LOG`, `TELL` or `DROP`: see the script `commit`. */
export type Command = readonly string[];

export interface StoredEnding extends JobEnding {
  /** Whether the replica that runs the job ends it. Any other end is announced to that replica. */
  readonly isOwn?: boolean;
}

interface EndingNow extends StoredEnding {
  readonly nowMs: number;
  /** Undefined if the settings no longer have it. */
  readonly endpoint: EndpointPlan | undefined;
}

/** What an ending needs to know about the job's account. */
export type EndingContext = Pick<
  SharedEngineOptions,
  'keptRequestBytes' | 'history' | 'alternatives' | 'random' | 'accountBytes' | 'budget'
>;

/** An ending: arguments of the script, and what is due afterwards. */
export interface EndingPlan {
  readonly args: ScriptArguments<'end'>;
  readonly fields: HashFields;
  readonly forgetMs: number;
  readonly hook: string | undefined;
  /** When it is called, unless that is at once. */
  readonly hookMs: number | undefined;
  readonly runsAgain: boolean;
}

export function requestBytes(request: string): number {
  return jobBytes + Buffer.byteLength(request);
}

/** The name of the webhook call of a job's present attempt. */
export function hookName({ id, retries }: Pick<StoredJob, 'id' | 'retries'>): string {
  return `${id}:${retries}`;
}

/** Ends a job; undefined when it may not end like this any more. */
export function endCommands(
  job: StoredJob,
  how: EndingNow,
  context: EndingContext,
): EndingPlan | undefined {
  const { nowMs, endpoint, isOwn } = how;
  const { keptRequestBytes, history, alternatives, random, accountBytes, budget } = context;
  const charged = endpoint ? withStoppedWork(how, job, { ...endpoint, random, alternatives }) : how;
  const { price } = endpoint ?? {};
  const end = fieldsOfEndedJob(job, charged, { nowMs, price, keptRequestBytes, alternatives });
  if (end === undefined) return undefined;
  const { state, endedMs, charge, count, output, error, crashed, request, webhookUrl: url } = end;
  const forgetMs = endedMs + keptMs(job.submission, alternatives);
  const outputText = output === undefined ? undefined : JSON.stringify(output);
  const requestText = request === undefined ? undefined : JSON.stringify(request);
  const bytes =
    jobBytes + storedLength(requestText) + storedLength(outputText) + storedLength(error);
  const call =
    url === undefined
      ? undefined
      : notification(
          job,
          { url, body: webhookBody(jobContent(job, end), alternatives), endedMs },
          context,
        );
  const fields = {
    output: outputText,
    error,
    crashed: crashed === true ? '1' : undefined,
    // Without alternatives, it follows from the end.
    forgetMs: alternatives.isDefault ? undefined : `${forgetMs}`,
    request: request === job.request ? undefined : requestText,
  };
  const args = {
    id: job.id,
    version: job.version,
    state,
    endedMs,
    forgetMs,
    bytes,
    accountBytes,
    moreBytes: bytes - (job.bytes - job.chunkBytes),
    idleMs: endpoint?.workers.idleTimeoutMs ?? 0,
    count,
    isOwn,
    isDeletion: isDeletion(how.transition, alternatives),
    dropsRequest: request === undefined && job.request !== undefined,
    warnAt: budgetLimits(budget).warnAt?.toString(),
    event: JSON.stringify(end.event),
    charge: charge && chargeArgument(charge, endedMs),
    further: call && JSON.stringify(call.commands),
    historyJobs: history.jobs,
    historyBytes: history.bytes,
  };
  const delayMs = firstDelayMs(alternatives);
  const hookMs = delayMs === 0 ? undefined : endedMs + delayMs;
  const again = runsAgain(how, job, alternatives);
  return { args, fields, forgetMs, hook: call?.hook, hookMs, runsAgain: again };
}

/** What only an ended job has. */
const endedFields = ['endedMs', 'error', 'crashed', 'output', 'forgetMs'];

/** Queues an ended job again; undefined when its state does not allow it. */
export function retryCommands(
  job: StoredJob,
  { nowMs, ttlDueMs, enqueueDueMs }: { nowMs: number; ttlDueMs: number; enqueueDueMs: number },
): Command[] | undefined {
  const state = nextState(job.state, 'retry');
  if (state === undefined) return undefined;
  const { id, endpointId } = job;
  const key = `job:${id}`;
  const commands: Command[] = [
    ['HSET', key, 'state', state, 'previousState', job.state, 'queuedMs', `${nowMs}`],
    ['HDEL', key, ...endedFields, 'startedMs', 'workerId'],
    ['HINCRBY', key, 'retries', '1'],
    ['HINCRBY', key, 'version', '1'],
    ['DROP', id],
    ['INCRBY', 'keptBytes', `${job.chunkBytes - job.bytes}`],
    ['ZREM', 'kept', id],
    ['ZADD', 'due', `${ttlDueMs}`, `deadline:${id}`, `${enqueueDueMs}`, `enqueue:${id}`],
    ['ZADD', `${job.lowPriority ? 'low' : 'waiting'}:${endpointId}`, `${nowMs}`, id],
    ['HINCRBY', `counts:${endpointId}`, 'retried', '1'],
    log({ type: 'retried', jobId: id, endpointId }),
    ['TELL', id],
  ];
  if (!job.lowPriority)
    commands.push(['ZADD', 'due', 'LT', `${enqueueDueMs}`, `scale:${endpointId}`]);
  return commands;
}

export function log(event: NewEvent): Command {
  return ['LOG', JSON.stringify(event)];
}

/** Notes that a webhook has to be called. */
function notification(
  job: StoredJob,
  { url, body, endedMs }: { url: string; body: string; endedMs: number },
  { alternatives }: EndingContext,
): { commands: Command[]; hook: string } {
  const { id: jobId, endpointId, submission } = job;
  const host = shownHost(url);
  const hook = hookName(job);
  const key = `hook:${hook}`;
  const common = ['jobId', jobId, 'endpointId', endpointId, 'operationId', submission];
  const call = ['url', url, 'body', body, 'host', host, 'taken', '0', 'attempts', '0'];
  const commands = [
    ['HSET', key, ...common, ...call, 'state', 'waiting'],
    ['ZADD', 'due', `${endedMs + firstDelayMs(alternatives)}`, `webhook:${hook}`],
  ];
  return { commands, hook };
}

/** Some 300 years: Redis has no times without end. */
const longestMs = 1e13;

/** How long a job that ends now is kept. */
export function keptMs(submission: SubmitOperation, alternatives: Alternatives): number {
  return Math.min(retentionMs(submission, alternatives), longestMs);
}

export function isKeptForever({ endedMs, forgetMs }: StoredJob): boolean {
  return endedMs !== undefined && forgetMs !== undefined && forgetMs - endedMs >= longestMs;
}

function storedLength(text: string | undefined): number {
  return text === undefined ? 0 : Buffer.byteLength(text);
}
