/** `inference-contract run`: submits a job to any deployment, and waits for it if asked to. */
import { type Command, Option } from '@commander-js/extra-typings';
import { pricing } from '#generated/reference/tables.js';
import { isFinished, type Job } from '../../client/job.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';
import {
  deploymentOf,
  deploymentOptions,
  type JobDeployment,
  readId,
} from './deployment-options.ts';
import { callWithProgress, endWithJob, hideSecretsOnTerminal, waitOptions } from './job-command.ts';
import { costLine, listedPrice } from './job-cost.ts';
import { jobExit, jobStatusHelp } from './job-exit-status.ts';
import { continuation } from './job-outcome.ts';
import { type ReadRequest, readJobRequest, requestOptions } from './job-request-options.ts';
import { viewOptions } from './job-view.ts';

export function addRun(program: Command, terminal: Terminal): void {
  const command = runCommand(program);
  command.action((endpoint, options) => runJobCommand(endpoint, options, terminal));
}

type RunCommandOptions = ReturnType<ReturnType<typeof runCommand>['opts']>;

function runCommand(program: Command) {
  return program
    .command('run')
    .description('Submit a job to a deployment')
    .argument('<endpoint>', 'Id of the endpoint', readId)
    .addOption(requestOptions.input)
    .addOption(requestOptions.request)
    .addOption(requestOptions.webhook)
    .addOption(requestOptions.ttlMs)
    .addOption(requestOptions.executionTimeoutMs)
    .addOption(requestOptions.lowPriority)
    .addOption(requestOptions.s3ConfigFile)
    .addOption(requestOptions.s3ConfigEnv)
    .option('--wait', 'Wait until the job has ended')
    .option('--sync', 'Submit with runsync, which itself waits for short jobs')
    .addOption(waitOptions.timeoutMs)
    .addOption(
      new Option('--price <id>', 'Price of the endpoint, to estimate the cost').choices(
        Object.keys(pricing.prices),
      ),
    )
    .option('--plan', 'Check the request and show its cost without sending anything')
    .addOption(viewOptions.json)
    .addOption(deploymentOptions.baseUrl)
    .addOption(deploymentOptions.apiKeyEnv)
    .addOption(deploymentOptions.target)
    .addOption(deploymentOptions.finalStates)
    .addOption(deploymentOptions.pollMs)
    .addHelpText('after', jobStatusHelp('the job completed; without --wait: it was accepted'))
    .addHelpText(
      'after',
      exampleLines(
        `run my-endpoint --input @input.json --wait`,
        `run my-endpoint --input '{"prompt": "A lighthouse"}' --ttl-ms 60000 --wait --json`,
      ),
    );
}

async function runJobCommand(
  endpoint: string,
  options: RunCommandOptions,
  plain: Terminal,
): Promise<void> {
  if (options.timeoutMs !== undefined && !options.wait) {
    throw new Refusal('--timeout-ms: expected --wait, too. Without it, nothing is waited for.');
  }
  const deployment = await deploymentOf(options, plain);
  const terminal = hideSecretsOnTerminal(plain, deployment);
  const endpointId = deployment.endpointId(endpoint);
  const read = await readJobRequest(options, { terminal, secrets: deployment.secrets });
  const { price, json, wait, plan } = options;
  const terms = price === undefined ? deployment.priceOf(endpointId) : listedPrice(price);
  if (terms !== undefined || plan || terminal.isInteractive) {
    terminal.warn(costLine(terms, read.input));
  }
  if (plan) {
    terminal.warn('The request is valid. Nothing was sent.');
    return;
  }
  const isDone = wait || options.sync;
  await endWithJob(
    { does: 'submits', endpointId, deployment },
    { terminal, json, ...(!isDone && { exit: jobExit.completed }) },
    async (noteJob) => {
      const onStatus = (job: Job) => noteJob(job);
      const job = await submitThroughClient({
        deployment,
        endpointId,
        read,
        options,
        terminal,
        onStatus,
      });
      if (!isDone && !json && terminal.isInteractive) {
        for (const line of continuation(job.id, { endpointId, deployment })) terminal.warn(line);
      }
      return job;
    },
  );
}

async function submitThroughClient({
  deployment: { client, endings },
  endpointId,
  read: { request },
  options: { wait, sync, timeoutMs },
  terminal,
  onStatus,
}: {
  deployment: JobDeployment;
  endpointId: string;
  read: ReadRequest;
  options: RunCommandOptions;
  terminal: Terminal;
  onStatus: (job: Job) => void;
}): Promise<Job> {
  const call = { signal: terminal.stop, finalStates: [...endings.keys()] };
  // The limit of the wait does not end a submission: the id of a job that costs would be lost.
  if (!wait && !sync) return client.run(endpointId, request, call);
  return callWithProgress(terminal, async (show) => {
    const tell = (job: Job) => {
      onStatus(job);
      show(job);
    };
    const submission = sync
      ? client.runSync(endpointId, request, call)
      : client.run(endpointId, request, call);
    const job = await submission;
    // Said at once: whatever happens next, the job can be found again.
    terminal.warn(`Submitted the job ${job.id} to ${endpointId}.`);
    tell(job);
    if (!wait || isFinished(job)) return job;
    return client.waitFor(endpointId, job.id, { ...call, timeoutMs, onStatus: tell });
  });
}
