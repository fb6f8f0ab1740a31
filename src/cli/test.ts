/** `inference-contract test`: checks a deployment against the rules of the contract. */
import { randomUUID } from 'node:crypto';
import { type Command, Option } from '@commander-js/extra-typings';
import { checkDeployment, planCheck } from '../conformance/check-deployment.ts';
import { isPaid } from '../conformance/engine/plan.ts';
import { preflight } from '../conformance/engine/run/preflight.ts';
import { sendRaw } from '../conformance/engine/run/raw-socket.ts';
import {
  type ListeningReceiver,
  openReceiver,
} from '../conformance/engine/run/webhook-listener.ts';
import type { Target } from '../conformance/engine/target.ts';
import { systemClock } from '../core/clock.ts';
import { evidenceLine } from '../evidence/evidence-file.ts';
import { escapeInvisible } from '../validation/errors/excerpt.ts';
import { Refusal, type Terminal } from './command.ts';
import { whyNotListening } from './listening.ts';
import { type OutputFile, openOutput } from './output-file.ts';
import { assertReports, prepareReports, reportOptions } from './report-options.ts';
import { addTestInit } from './test-init.ts';
import { costText, durationText, planText } from './test-plan.ts';
import { jobCost, jobInput, targetOf } from './test-target.ts';

/**
 * Adds the command and `test init`. Exits with 0: conforms, 1: a rule is violated, 2: could not run,
 * 3: incomplete.
 */
export function addTest(program: Command, terminal: Terminal): void {
  const command = program
    .command('test')
    .description('Check a deployment against the rules of the contract')
    .option('--target <file>', 'Target file: the deployment and what its owner declares about it')
    .option('--base-url <url>', 'Base URL of the deployment; replaces that of the target file')
    .addOption(
      new Option('--endpoint <id>', 'Endpoint to check, instead of a target file').conflicts(
        'target',
      ),
    )
    .addOption(
      new Option('--api-key-env <name>', 'Environment variable that holds the API key').conflicts(
        'target',
      ),
    )
    .addOption(
      new Option('--input <json>', 'Input of an ordinary job (default: {})')
        .argParser(jobInput)
        .conflicts('target'),
    )
    .addOption(
      new Option('--price <id>', 'Price of the endpoint if it is public').conflicts('target'),
    )
    .addOption(
      new Option('--job-cost <dollars>', 'Most that one job costs')
        .argParser(jobCost)
        .conflicts('target'),
    )
    .option('--plan', 'Show what would run, and send nothing')
    .option('--allow-cost', 'Submit jobs that may cost money')
    .option(
      '--no-private-downloads',
      'Do not fetch output files from loopback or private addresses',
    )
    .option('--slow', "Wait as long as the service's defaults, up to a day and more")
    .option('--seed <seed>', 'Seed for random values (default: random)')
    .addOption(reportOptions.profile)
    .addOption(reportOptions.baseline)
    .addOption(reportOptions.junit)
    .addOption(reportOptions.json)
    .addOption(reportOptions.html)
    .option('--evidence <file>', 'Record all requests and answers in a file')
    .action(async ({ profile, evidence, seed = newSeed(), ...options }) => {
      const declared = await targetOf(options, terminal);
      const target = options.privateDownloads
        ? declared
        : { ...declared, limits: { ...declared.limits, privateDownloads: false } };
      const plan = planCheck(target, profile);
      const files = { ...options, evidence };
      const read =
        options.target === undefined ? [] : [{ source: '--target', path: options.target }];
      if (options.plan) {
        await assertReports(files, { terminal, read });
        for (const line of planText(plan, target)) terminal.print(line);
        return;
      }
      if (plan.scenarios.length === 0) {
        throw new Refusal('No scenario can run. Use --plan to see what is missing.');
      }
      if (isPaid(plan, target) && !options.allowCost) {
        throw new Refusal(
          `This would submit ${plan.submissions} jobs: ${costText(plan, target)}. Use --plan to see the details, and --allow-cost to permit the cost.`,
        );
      }
      const clock = systemClock();
      const reporting = await prepareReports(files, { terminal, clock, read });
      let output: OutputFile | undefined;
      const sayEnding = () =>
        terminal.warn('Cancelling submitted jobs. Press Ctrl-C again to quit immediately.');
      let listening: ListeningReceiver | undefined;
      try {
        listening = target.webhooks && (await listenForWebhooks(target.webhooks));
        const obstacle = await preflight(target, { fetch, clock, signal: terminal.stop });
        if (obstacle !== undefined) throw new Refusal(escapeInvisible(obstacle));
        // From here on there will be a report. Until then old files stay as they are.
        if (evidence !== undefined) output = await openOutput('--evidence', evidence);
        terminal.warn(
          `${plan.scenarios.length} scenarios, ${durationText(plan, target)}; seed ${seed}.`,
        );
        terminal.stop.addEventListener('abort', sayEnding, { once: true });
        const startedMs = clock.now();
        const report = await checkDeployment(plan, {
          target,
          seed,
          baseline: reporting.baseline,
          fetch,
          sendRaw,
          clock,
          signal: terminal.stop,
          newName: () => randomUUID(),
          ...(listening && { receiver: listening.receiver }),
          onRecord: (record) => void output?.write(evidenceLine(record)),
          onProgress: ({ scenario, hasEnded, running, ended, total, reserved }) => {
            if (!terminal.isInteractive || !hasEnded) return;
            const seconds = Math.round((clock.now() - startedMs) / 1000);
            const rest = running.length === 0 ? '' : `; running: ${running.join(', ')}`;
            terminal.warn(
              `${ended}/${total}  ${seconds} s  $${reserved}  ${scenario} has ended${rest}`,
            );
          },
        });
        terminal.exitCode = await reporting.write(report);
      } finally {
        terminal.stop.removeEventListener('abort', sayEnding);
        await listening?.close();
        clock.clear();
        await output?.end();
      }
    });
  addTestInit(command, terminal);
}

function newSeed(): string {
  return randomUUID().slice(0, 8);
}

async function listenForWebhooks(
  settings: NonNullable<Target['webhooks']>,
): Promise<ListeningReceiver> {
  try {
    return await openReceiver(settings, randomUUID);
  } catch (cause) {
    const reason = whyNotListening(cause, { host: '/webhooks/host', port: '/webhooks/port' });
    throw new Refusal(`Webhooks cannot be received on port ${settings.port}: ${reason}.`, {
      cause,
    });
  }
}
