/** `inference-contract logs`: what happens to a job of any deployment, or in an account of the local service. */
import type { Command } from '@commander-js/extra-typings';
import type { ControlClient } from '../../client/control.ts';
import { ClientError } from '../../client/errors.ts';
import type { Job } from '../../client/job.ts';
import { type Clock, settledWithin, systemClock } from '../../core/clock.ts';
import { linkedSignal } from '../../core/signals.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';
import { pastEvents, pastRequests } from './account-log.ts';
import { controlOf, controlOptions } from './control-access.ts';
import {
  deploymentOf,
  deploymentOptions,
  type JobDeployment,
  readId,
} from './deployment-options.ts';
import { hideSecretsOnTerminal } from './job-command.ts';
import { jobExit, jobStatusHelp } from './job-exit-status.ts';
import { type Attempt, exitOf, explainFailure } from './job-outcome.ts';
import { unknownStateAdvice, viewOptions } from './job-view.ts';
import { type LogEntry, logPrinter } from './log-lines.ts';

export function addLogs(program: Command, terminal: Terminal): void {
  const command = logsCommand(program);
  command.action((endpoint, job, options) => logs(endpoint, job, options, terminal));
}

type LogsOptions = ReturnType<ReturnType<typeof logsCommand>['opts']>;

function logsCommand(program: Command) {
  return program
    .command('logs')
    .description('Show what happens to a job; on the local service, also to all jobs and requests')
    .argument('[endpoint]', 'Id of the endpoint', readId)
    .argument('[job]', 'Id of the job', readId)
    .option('--follow', 'Continue until the job has ended; without a job, until Ctrl-C')
    .option(
      '--no-parts',
      'Do not read streamed parts of the output: a deployment sends each part only once',
    )
    .option('--last <n>', 'Without a job: how many past entries to show', readLineCount, 20)
    .addOption(viewOptions.json)
    .addOption(deploymentOptions.baseUrl)
    .addOption(deploymentOptions.apiKeyEnv)
    .addOption(deploymentOptions.target)
    .addOption(deploymentOptions.finalStates)
    .addOption(deploymentOptions.pollMs)
    .addOption(controlOptions.tokenEnv)
    .addHelpText('after', jobStatusHelp('the job completed; without a job: all was shown'))
    .addHelpText('after', exampleLines('logs my-endpoint JOB --follow', 'logs --follow'));
}

interface FollowPlan {
  readonly deployment: JobDeployment;
  readonly options: LogsOptions;
  readonly terminal: Terminal;
  readonly print: (entry: LogEntry) => void;
  readonly control: ControlClient | undefined;
  readonly clock: Clock;
}

async function logs(
  endpoint: string | undefined,
  jobId: string | undefined,
  options: LogsOptions,
  plain: Terminal,
): Promise<void> {
  if (endpoint !== undefined && jobId === undefined) {
    throw new Refusal('logs: expected an endpoint and a job, or neither, got only an endpoint.');
  }
  const deployment = await deploymentOf(options, plain);
  const terminal = hideSecretsOnTerminal(plain, deployment);
  const print = logPrinter(terminal, options);
  const endpointId = deployment.endpointId(endpoint ?? '');
  const isOfJob = jobId !== undefined;
  const attempt: Attempt = { does: isOfJob ? 'reads' : 'controls', endpointId, deployment };
  try {
    const control = await controlOf(deployment, { terminal, tokenEnv: options.controlTokenEnv });
    const following = { deployment, options, terminal, print, control, clock: systemClock() };
    if (isOfJob) await jobLog(following, { ...attempt, jobId });
    else await accountLog(following);
  } catch (error) {
    // To stop is how following an account ends.
    if (terminal.stop.aborted && !isOfJob) return;
    if (terminal.stop.aborted && !(error instanceof ClientError)) {
      terminal.exitCode = jobExit.interrupted;
      return;
    }
    if (!(error instanceof ClientError)) throw error;
    const { status, lines } = explainFailure(error, attempt);
    for (const line of lines) terminal.warn(line);
    terminal.exitCode = status;
  }
}

async function accountLog({ control, options, terminal, print }: FollowPlan): Promise<void> {
  if (control === undefined) {
    throw new Refusal(
      'This deployment has no control interface (only the local service has one), or a wrong control token was sent. Without it, logs shows one job: logs ENDPOINT JOB.',
    );
  }
  const { stop: signal } = terminal;
  const events = await pastEvents(control, { signal });
  const after = events.at(-1)?.sequence ?? 0;
  const requests = await pastRequests(control, { limit: options.last, signal });
  const past: LogEntry[] = [...events, ...requests].sort((a, b) => a.atMs - b.atMs);
  for (const entry of past.slice(-options.last)) print(entry);
  if (!options.follow) return;
  for await (const event of control.streamEvents({ after, requests: true }, { signal })) {
    if (event.type !== 'changed') print(event);
  }
}

type JobAttempt = Attempt & { readonly jobId: string };

async function jobLog(following: FollowPlan, attempt: JobAttempt): Promise<void> {
  const { deployment, terminal, control, options } = following;
  const { endpointId, jobId } = attempt;
  const { client, endings } = deployment;
  const call = { signal: terminal.stop, finalStates: [...endings.keys()] };
  // A job that does not exist is said at once, and without having asked for its parts.
  const current = await client.status(endpointId, jobId, call);
  if (options.follow) {
    const job = await followJob(following, attempt);
    terminal.exitCode = exitOf(job, endings);
    return;
  }
  if (control === undefined) printStatus(following, current);
  else {
    const events = await pastEvents(control, { job: jobId, signal: terminal.stop });
    for (const event of events) following.print(event);
  }
  terminal.exitCode = exitOf(current, endings);
}

/** How long the parts of an output may come after the end of a job: the last answer has the rest of them. */
const lastPartsMs = 5000;

/** Prints states or events, and parts of the output, until the job has ended. */
async function followJob(following: FollowPlan, attempt: JobAttempt): Promise<Job> {
  const { deployment, terminal, control, options } = following;
  const { endpointId, jobId } = attempt;
  const call = { signal: terminal.stop, finalStates: [...deployment.endings.keys()] };
  const ended = new AbortController();
  const parts = options.parts ? printParts(following, attempt, ended.signal) : Promise.resolve();
  try {
    if (control !== undefined) await printEvents(following, { control, jobId });
    let last: string | undefined;
    const job = await deployment.client.waitFor(endpointId, jobId, {
      ...call,
      onStatus(latest) {
        if (control === undefined && latest.status !== last) printStatus(following, latest);
        last = latest.status;
      },
    });
    await settledWithin(lastPartsMs, parts);
    return job;
  } finally {
    ended.abort();
    await parts;
  }
}

function printStatus({ print, terminal, clock }: FollowPlan, job: Job): void {
  const { id, status, raw, phase } = job;
  if (phase === 'unknown') terminal.warn(unknownStateAdvice(status));
  const entry = { atMs: clock.now(), type: 'status', job: { id, status, ...raw } };
  print(entry);
}

/** The events of a job until it has ended for the last time. */
async function printEvents(
  { print, terminal }: FollowPlan,
  { control, jobId }: { control: ControlClient; jobId: string },
): Promise<void> {
  const signal = terminal.stop;
  for await (const event of control.streamEvents({}, { signal })) {
    if (!('jobId' in event) || event.jobId !== jobId) continue;
    print(event);
    if (event.type !== 'ended') continue;
    // What its end has caused, such as a charge. A job that failed may have been put into the queue again.
    const rest = await pastEvents(control, { job: jobId, after: event.sequence, signal });
    if (rest.some(({ type }) => type === 'retried')) continue;
    for (const furtherEvent of rest) print(furtherEvent);
    return;
  }
}

/** Never rejects: the states are followed in any case. */
async function printParts(
  { deployment: { client, endings }, print, terminal, clock }: FollowPlan,
  { endpointId, jobId }: { endpointId: string; jobId: string },
  ended: AbortSignal,
): Promise<void> {
  const { signal, unlink } = linkedSignal([terminal.stop, ended]);
  try {
    const call = { signal, finalStates: [...endings.keys()] };
    for await (const part of client.extended.stream(endpointId, jobId, call)) {
      const entry = { atMs: clock.now(), type: 'part', part };
      print(entry);
    }
  } catch (error) {
    if (signal.aborted) return;
    terminal.warn(
      `Streamed parts of the output are not shown: ${error instanceof Error ? error.message : String(error)}. The service's description states no stream; this deployment may have none.`,
    );
  } finally {
    unlink();
  }
}

function readLineCount(text: string): number {
  if (/^[1-9]\d{0,2}$|^1000$/.test(text)) return Number(text);
  throw new Refusal(`--last: expected a number from 1 to 1000, got "${text}".`);
}
