/** What became of a job or a request, in plain words with what to do next. */
import { lifecycle } from '#generated/reference/tables.js';
import {
  AbortError,
  type ClientError,
  ConnectionError,
  HttpError,
  InvalidAnswerError,
  TimeoutError,
} from '../../client/errors.ts';
import type { Job } from '../../client/job.ts';
import { refusedSubmission } from '../../client/retry.ts';
import { splitList } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';
import { jobExit } from './job-exit-status.ts';

/** How a job can end without a result. */
export type JobFailure = 'failed' | 'timedOut' | 'cancelled';

/** What the states mean that end a job without a result, by name. */
export type Endings = ReadonlyMap<string, JobFailure>;

const { fail, terminate, expire, cancel, purge } = lifecycle.transitions;

/** The names that the document chooses. */
export const usualEndings: Endings = new Map<string, JobFailure>([
  [fail.to, 'failed'],
  [terminate.to, 'timedOut'],
  [expire.to, 'timedOut'],
  [cancel.to, 'cancelled'],
  [purge.to, 'cancelled'],
]);

const endingsByWord: Readonly<Record<string, JobFailure>> = {
  failed: 'failed',
  'timed-out': 'timedOut',
  cancelled: 'cancelled',
};

/** Reads an option: names of states, each with what it means unless that is a failure. */
export function readEndings(text: string): Endings {
  const items = splitList(text);
  const entries = (items.length === 0 ? [''] : items).map((item): [string, JobFailure] => {
    const [name = '', word = 'failed', ...rest] = item.split('=');
    const ending = Object.hasOwn(endingsByWord, word) ? endingsByWord[word] : undefined;
    if (name.trim() !== '' && rest.length === 0 && ending !== undefined) return [name, ending];
    throw new Refusal(
      `--final-states: expected names of states, such as ERROR,ABANDONED=cancelled, with one of ${Object.keys(endingsByWord).join(', ')} behind =, got "${item}".`,
    );
  });
  return new Map(entries);
}

export function exitOf(job: Job, endings: Endings): number {
  switch (job.phase) {
    case 'completed':
      return jobExit.completed;
    case 'ended':
      return jobExit[endings.get(job.status) ?? 'failed'];
    case 'waiting':
    case 'running':
    case 'unknown':
      return jobExit.notEnded;
  }
}

/** What a command was doing when it failed. */
export interface Attempt {
  readonly does: 'submits' | 'reads' | 'cancels' | 'streams' | 'controls';
  readonly endpointId: string;
  /** The id of the job, once the deployment has shown it. */
  readonly seenId?: string | undefined;
  readonly deployment: {
    /** Where the key comes from. */
    readonly keySource: string;
    /** A command line about the same deployment. */
    again(...words: readonly string[]): string;
  };
}

/** The exit status, and lines that say what happened and what to do next. */
export function explainFailure(
  error: ClientError,
  attempt: Attempt,
): { status: number; lines: readonly string[] } {
  const jobId = error.jobId ?? attempt.seenId;
  const goOn = jobId === undefined ? [] : continuation(jobId, attempt);
  if (error instanceof AbortError) {
    const lines =
      jobId === undefined
        ? [`Interrupted. ${unknownJob(error, attempt)}`.trim()]
        : ['Interrupted.'];
    return { status: jobExit.interrupted, lines: [...lines, ...goOn] };
  }
  if (error instanceof TimeoutError) {
    if (jobId === undefined) {
      return { status: jobExit.noAnswer, lines: [error.message, unknownJob(error, attempt)] };
    }
    return { status: jobExit.notEnded, lines: [error.message, ...goOn] };
  }
  if (attempt.does === 'submits' && jobId !== undefined) {
    const isUnknown = error instanceof HttpError && error.status === 404;
    const advice = isUnknown ? [forgottenJob] : [...adviceOnStatus(error, attempt), ...goOn];
    return { status: jobExit.noAnswer, lines: [error.message, ...advice] };
  }
  const lines = [error.message, ...adviceOn(error, attempt)].filter((line) => line !== '');
  const isRefused = error instanceof HttpError && !mayHaveWorked(error);
  return { status: isRefused ? jobExit.refused : jobExit.noAnswer, lines };
}

const forgottenJob =
  'The deployment accepted this job and does not know it now. A deployment may delete ended jobs after a while.';

/** How to go on with a job that may continue without this command. */
export function continuation(
  jobId: string,
  { endpointId, deployment }: Pick<Attempt, 'endpointId' | 'deployment'>,
): string[] {
  const command = (name: string, ...options: readonly string[]) =>
    `  ${deployment.again(name, endpointId, jobId, ...options)}`;
  return [
    'The deployment may continue the job and charge for it. To wait for it again, or to stop it:',
    command('status', '--wait'),
    command('cancel'),
  ];
}

function unknownJob(error: ClientError, { does }: Attempt): string {
  if (does !== 'submits' || refusedSubmission(error)) return '';
  return 'The job may have been accepted, and may cost money: its id is not known. Look at the requests of your deployment before you submit it again.';
}

function adviceOn(error: ClientError, attempt: Attempt): string[] {
  const { endpointId, does } = attempt;
  if (error instanceof ConnectionError) {
    return [
      unknownJob(error, attempt),
      'Check the base URL, and that the deployment runs. `npx inference-contract serve` starts one on this machine.',
    ];
  }
  if (error instanceof InvalidAnswerError) {
    return [
      unknownJob(error, attempt),
      'Check the base URL: it is the part of the address before /v2.',
    ];
  }
  if (!(error instanceof HttpError)) return [];
  const { status } = error;
  if (status === 404 && does === 'submits') {
    return [`Check the id of the endpoint, ${JSON.stringify(endpointId)}, and the base URL.`];
  }
  const isUnknown = [404, 405, 501].includes(status);
  if (isUnknown && (does === 'cancels' || does === 'streams')) {
    return [
      "Either the endpoint or the job does not exist (any more), or this deployment has no such operation: the service's description does not state it.",
    ];
  }
  if (status === 404) {
    return [
      'Check the ids of the endpoint and of the job. A deployment may delete ended jobs after a while.',
    ];
  }
  if (mayHaveWorked(error)) return [unknownJob(error, attempt)];
  return adviceOnStatus(error, attempt);
}

/** A failure in the middle of the work: all of it may have been done. 501 says that there is no such operation. */
function mayHaveWorked({ status }: HttpError): boolean {
  return status >= 500 && status !== 501;
}

/** What a status means for each request. */
function adviceOnStatus(error: ClientError, { deployment }: Attempt): string[] {
  if (!(error instanceof HttpError)) return [];
  const { status, retryAfterMs } = error;
  if (status === 401 || status === 403) {
    return [`Check the key in ${deployment.keySource}: it is wrong, or lacks a permission.`];
  }
  if (status !== 429) return [];
  const wait = retryAfterMs === undefined ? '' : ` in ${Math.ceil(retryAfterMs / 1000)} s`;
  return [`Too many requests. Try again${wait || ' later'}.`];
}
