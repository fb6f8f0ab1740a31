/** `inference-contract cancel`: cancels a job where the deployment offers that. */
import type { Command } from '@commander-js/extra-typings';
import { exampleLines } from '../shared/message-texts.ts';
import type { Terminal } from '../shared/terminal.ts';
import { deploymentOf, deploymentOptions, readId } from './deployment-options.ts';
import { endWithJob, hideSecretsOnTerminal } from './job-command.ts';
import { jobExit } from './job-exit-status.ts';
import { viewOptions } from './job-view.ts';

export function addCancel(program: Command, terminal: Terminal): void {
  const command = cancelCommand(program);
  command.action((endpoint, job, options) =>
    cancelJobOfCommand([endpoint, job], options, terminal),
  );
}

type CancelOptions = ReturnType<ReturnType<typeof cancelCommand>['opts']>;

function cancelCommand(program: Command) {
  return program
    .command('cancel')
    .description('Cancel a job; deployments may lack this operation')
    .argument('<endpoint>', 'Id of the endpoint', readId)
    .argument('<job>', 'Id of the job', readId)
    .addOption(viewOptions.json)
    .addOption(deploymentOptions.baseUrl)
    .addOption(deploymentOptions.apiKeyEnv)
    .addOption(deploymentOptions.target)
    .addHelpText(
      'after',
      '\nExit status: 0 if the deployment accepted the request; others as for `run`.',
    )
    .addHelpText('after', exampleLines('cancel my-endpoint JOB'));
}

async function cancelJobOfCommand(
  [endpoint, jobId]: readonly [string, string],
  { json, ...options }: CancelOptions,
  plain: Terminal,
): Promise<void> {
  const deployment = await deploymentOf(options, plain);
  const terminal = hideSecretsOnTerminal(plain, deployment);
  const endpointId = deployment.endpointId(endpoint);
  await endWithJob(
    { does: 'cancels', endpointId, deployment },
    { terminal, json, exit: jobExit.completed },
    () => deployment.client.extended.cancel(endpointId, jobId, { signal: terminal.stop }),
  );
}
