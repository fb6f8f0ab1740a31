/** `inference-contract test`: checks a deployment against the rules of the contract. */
import { randomUUID } from 'node:crypto';
import { checkDeployment, planCheck } from '../conformance/check-deployment.ts';
import { preflight } from '../conformance/driving/preflight.ts';
import { type ListeningReceiver, openReceiver } from '../conformance/driving/webhook-listener.ts';
import type { Target } from '../conformance/target.ts';
import { systemClock } from '../core/clock.ts';
import { evidenceLine } from '../evidence/evidence-file.ts';
import { escapeInvisible } from '../validation/excerpt.ts';
import { defineCommand, Refusal } from './command.ts';
import { type OutputFile, openOutput } from './output-file.ts';
import { isPaid } from './paid.ts';
import { assertReports, prepareReports, reportOptions } from './report-options.ts';
import { costText, durationText, planText } from './test-plan.ts';
import { targetOf } from './test-target.ts';
import { whyNotListening } from './why-not-listening.ts';

/** Exits with 0: conforms, 1: a rule is violated, 2: could not run, 3: incomplete. */
export const test = defineCommand({
  summary: 'Check a deployment against the rules of the contract',
  options: {
    target: {
      type: 'string',
      value: 'FILE',
      description: 'What to check, and what its owner declares about it',
    },
    'base-url': {
      type: 'string',
      value: 'URL',
      description: 'Where the deployment is, up to /v2; instead of that in the file',
    },
    endpoint: { type: 'string', value: 'ID', description: 'The endpoint to check, without a file' },
    'api-key-env': {
      type: 'string',
      value: 'NAME',
      description: 'The environment variable that holds the API key, without a file',
    },
    input: {
      type: 'string',
      value: 'JSON',
      description: 'The input of an ordinary job, without a file (default: {})',
    },
    price: {
      type: 'string',
      value: 'ID',
      description: 'The price of the endpoint, if it is a public one, without a file',
    },
    'job-cost': {
      type: 'string',
      value: 'DOLLARS',
      description: 'The most that one job of the endpoint costs, without a file',
    },
    plan: { type: 'boolean', description: 'Say what would be done, and send nothing' },
    'allow-cost': { type: 'boolean', description: 'Submit jobs that may cost something' },
    'no-private-downloads': {
      type: 'boolean',
      description:
        'Fetch no file whose address, as the deployment gives it, leads to this machine or into a private network',
    },
    slow: {
      type: 'boolean',
      description: 'Take as long as the defaults of the service, up to a day and more',
    },
    seed: {
      type: 'string',
      value: 'TEXT',
      description: 'What is made by chance follows from it (default: another one each time)',
    },
    ...reportOptions,
    evidence: {
      type: 'string',
      value: 'FILE',
      description: 'Write everything that was sent and answered',
    },
  },
  async run(
    { profile, plan: isPlanOnly, 'allow-cost': mayCost, evidence, seed = newSeed(), ...options },
    terminal,
  ) {
    const declared = await targetOf(options, terminal);
    const target = options['no-private-downloads']
      ? { ...declared, limits: { ...declared.limits, privateDownloads: false } }
      : declared;
    const plan = planCheck(target, profile);
    const files = { ...options, evidence };
    const read = options.target === undefined ? [] : [{ source: '--target', path: options.target }];
    if (isPlanOnly) {
      await assertReports(files, { terminal, read });
      for (const line of planText(plan, target)) terminal.print(line);
      return 0;
    }
    if (plan.scenarios.length === 0) {
      throw new Refusal('Nothing would run. Look at what is missing with --plan.');
    }
    if (isPaid(plan, target) && !mayCost) {
      throw new Refusal(
        `This would submit ${plan.submissions} jobs: ${costText(plan, target)}. Look at it with --plan, and allow it with --allow-cost.`,
      );
    }
    const clock = systemClock();
    const reporting = await prepareReports(files, { terminal, clock, read });
    let output: OutputFile | undefined;
    const sayEnding = () =>
      terminal.warn('Calling off what was submitted; once more ends at once.');
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
        borne: reporting.borne,
        fetch,
        clock,
        signal: terminal.stop,
        newName: () => randomUUID(),
        ...(listening && { receiver: listening.receiver }),
        onRecord: (record) => void output?.write(evidenceLine(record)),
        onProgress: ({ scenario, hasEnded, running, ended, total, reserved }) => {
          if (!terminal.isInteractive || !hasEnded) return;
          const seconds = Math.round((clock.now() - startedMs) / 1000);
          const rest = running.length === 0 ? '' : `; under way: ${running.join(', ')}`;
          terminal.warn(
            `${ended}/${total}  ${seconds} s  $${reserved}  ${scenario} has ended${rest}`,
          );
        },
      });
      return await reporting.tell(report);
    } finally {
      terminal.stop.removeEventListener('abort', sayEnding);
      await listening?.close();
      clock.clear();
      await output?.end();
    }
  },
});

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
