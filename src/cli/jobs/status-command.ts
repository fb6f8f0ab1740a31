/** `inference-contract status`: the state of a job, or its end. */
import type { Command } from '@commander-js/extra-typings';
import { exampleLines } from '../shared/message-texts.ts';
import type { Terminal } from '../shared/terminal.ts';
import { deploymentOf, deploymentOptions, readId } from './deployment-options.ts';
import { callWithProgress, endWithJob, hideSecretsOnTerminal, waitOptions } from './job-command.ts';
import { jobStatusHelp } from './job-exit-status.ts';
import { viewOptions } from './job-view.ts';

export function addStatus(program: Command, terminal: Terminal): void {
  const command = statusCommand(program);
  command.action((endpoint, job, options) => status([endpoint, job], options, terminal));
}

type StatusOptions = ReturnType<ReturnType<typeof statusCommand>['opts']>;

function statusCommand(program: Command) {
  return program
    .command('status')
    .description('Show a job of a deployment')
    .argument('<endpoint>', 'Id of the endpoint', readId)
    .argument('<job>', 'Id of the job', readId)
    .option('--wait', 'Wait until the job has ended')
    .addOption(waitOptions.timeoutMs)
    .addOption(viewOptions.json)
    .addOption(deploymentOptions.baseUrl)
    .addOption(deploymentOptions.apiKeyEnv)
    .addOption(deploymentOptions.target)
    .addOption(deploymentOptions.finalStates)
    .addOption(deploymentOptions.pollMs)
    .addHelpText('after', jobStatusHelp('the job completed'))
    .addHelpText('after', exampleLines('status my-endpoint JOB --wait'));
}

async function status(
  [endpoint, jobId]: readonly [string, string],
  { json, wait, timeoutMs, ...options }: StatusOptions,
  plain: Terminal,
): Promise<void> {
  const deployment = await deploymentOf(options, plain);
  const terminal = hideSecretsOnTerminal(plain, deployment);
  const endpointId = deployment.endpointId(endpoint);
  const { client, endings } = deployment;
  const call = { signal: terminal.stop, finalStates: [...endings.keys()], timeoutMs };
  await endWithJob(
    { does: 'reads', endpointId, deployment },
    { terminal, json },
    async (noteJob) =>
      wait
        ? callWithProgress(terminal, (show) =>
            client.waitFor(endpointId, jobId, {
              ...call,
              onStatus(job) {
                noteJob(job);
                show(job);
              },
            }),
          )
        : client.status(endpointId, jobId, call),
  );
}
