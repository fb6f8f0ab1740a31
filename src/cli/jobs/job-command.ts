/** What `run`, `status`, `cancel` and `logs` have in common: how they call a deployment, wait and end. */
import { Option } from '@commander-js/extra-typings';
import { ClientError } from '../../client/errors.ts';
import type { Job } from '../../client/job.ts';
import { systemClock } from '../../core/clock.ts';
import { filterTerminal, type Terminal } from '../shared/terminal.ts';
import { type JobDeployment, milliseconds } from './deployment-options.ts';
import { type Attempt, exitOf, explainFailure } from './job-outcome.ts';
import { printJob, showProgress } from './job-view.ts';
import type { JobMembers } from './received-job.ts';

export const waitOptions = {
  timeoutMs: new Option(
    '--timeout-ms <ms>',
    'With --wait: longest wait for an accepted job; the deployment may continue it (default: none)',
  ).argParser((text) => milliseconds('--timeout-ms', text)),
} as const;

/** The terminal without the secrets of the deployment's caller, whatever it shows. */
export function hideSecretsOnTerminal(
  terminal: Terminal,
  { secrets }: Pick<JobDeployment, 'secrets'>,
): Terminal {
  const hide = (text: string) => secrets.replaceIn(text);
  return filterTerminal(terminal, { text: hide, line: hide });
}

interface JobCommandContext {
  readonly terminal: Terminal;
  readonly json?: boolean | undefined;
  /** The exit status for the job. Default: by its outcome. */
  readonly exit?: number | undefined;
}

/**
 * Calls a deployment and prints the job. A failure becomes lines and the exit status; the job that was seen last
 * is printed then too, because a program that reads the output needs its id.
 */
export async function endWithJob(
  attempt: Attempt & { readonly deployment: JobDeployment },
  { terminal, json, exit }: JobCommandContext,
  call: (noteJob: (job: Job) => void) => Promise<Job>,
): Promise<void> {
  const { received } = attempt.deployment;
  let last: { readonly id: string; readonly members: JobMembers } | undefined;
  try {
    const job = await call((latest) => {
      last = { id: latest.id, members: received.membersOf(latest) };
    });
    printJob(received.membersOf(job), { terminal, json });
    terminal.exitCode = exit ?? exitOf(job, attempt.deployment.endings);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    const { status, lines } = explainFailure(error, { ...attempt, seenId: last?.id });
    if (last !== undefined) printJob(last.members, { terminal, json });
    for (const line of lines) terminal.warn(line);
    terminal.exitCode = status;
  }
}

/** Calls with progress on the terminal, which ends with them. */
export async function callWithProgress<Result>(
  terminal: Terminal,
  call: (onStatus: (job: Job) => void) => Promise<Result>,
): Promise<Result> {
  const clock = systemClock();
  const progress = showProgress(terminal, clock);
  try {
    return await call(progress.showJob);
  } finally {
    progress.end();
    clock.clear();
  }
}
