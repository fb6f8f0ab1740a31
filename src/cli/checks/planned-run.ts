/** What commands share that run scenarios against a target: options, permission, preparation, progress. */
import { randomUUID } from 'node:crypto';
import { Option } from '@commander-js/extra-typings';
import { type ListeningReceiver, openReceiver } from '../../conformance/run/listening-receiver.ts';
import { preflight } from '../../conformance/run/preflight.ts';
import type { RunOptions } from '../../conformance/run/run-options.ts';
import { isPaid, type Plan } from '../../conformance/run/run-plan.ts';
import type { Target } from '../../conformance/target/target.ts';
import type { Clock } from '../../core/clock.ts';
import { countText } from '../../core/sentences.ts';
import { whyNotListening } from '../shared/ports.ts';
import { Refusal } from '../shared/refusal.ts';
import {
  jobCost,
  jobInput,
  type TargetOptions,
  targetFromOptions,
  variableName,
} from '../shared/target-options.ts';
import type { Terminal } from '../shared/terminal.ts';
import { costText, jobsText, planDurationText } from './plan-text.ts';

export const runOptions = {
  target: new Option(
    '--target <file>',
    'Target file: the deployment and what its owner declares about it',
  ),
  baseUrl: new Option(
    '--base-url <url>',
    'Base URL of the deployment; replaces that of the target file',
  ),
  endpoint: new Option('--endpoint <id>', 'Endpoint to check, instead of a target file').conflicts(
    'target',
  ),
  apiKeyEnv: new Option('--api-key-env <name>', 'Environment variable that holds the API key')
    .argParser((text) => variableName(text))
    .conflicts('target'),
  input: new Option('--input <json>', 'Input of an ordinary job (default: {})')
    .argParser(jobInput)
    .conflicts('target'),
  price: new Option('--price <id>', 'Price of the endpoint if it is public').conflicts('target'),
  jobCost: new Option('--job-cost <dollars>', 'Maximum cost of one job, in dollars')
    .argParser(jobCost)
    .conflicts('target'),
  plan: new Option('--plan', 'Show the plan without sending anything'),
  allowCost: new Option('--allow-cost', 'Submit jobs that may cost money'),
  privateDownloads: new Option(
    '--no-private-downloads',
    'Do not fetch output files from loopback or private addresses',
  ),
  slow: new Option(
    '--slow',
    "Also run checks that take as long as the service's defaults (more than a day)",
  ),
  seed: new Option('--seed <seed>', 'Seed for random values (default: random)'),
} as const;

/** The target that the options describe. Throws a `Refusal` that names what is missing or invalid. */
export async function targetOfRun(
  options: TargetOptions & { readonly privateDownloads: boolean },
  terminal: Terminal,
): Promise<Target> {
  const declared = await targetFromOptions(options, terminal);
  return options.privateDownloads
    ? declared
    : { ...declared, limits: { ...declared.limits, privateDownloads: false } };
}

/** Throws `Refusal` if no scenario can run, or if jobs may cost money and nobody has permitted that. */
export function assertPermitted(
  plan: Plan,
  target: Target,
  { allowCost }: { readonly allowCost?: true | undefined },
): void {
  if (plan.scenarios.length === 0) {
    throw new Refusal('No scenario can run. Use --plan to see what is missing.');
  }
  if (isPaid(plan, target) && !allowCost) {
    throw new Refusal(
      `This would submit ${jobsText(plan)}: ${costText(plan, target)}. Use --plan to see the details, and --allow-cost to permit the cost.`,
    );
  }
}

export function newSeed(): string {
  return randomUUID().slice(0, 8);
}

type BegunRun = Omit<
  RunOptions,
  'scenarios' | 'leftOut' | 'selected' | 'planned' | 'profile' | 'onRecord'
>;

export interface PreparedRun {
  /** Announces the run, and shows its progress from then on. */
  begin(): BegunRun;
  /** Must be called, whether the run began or not. */
  end(): Promise<void>;
}

/**
 * Opens the webhook receiver and makes sure that the deployment answers; throws `Refusal` if not.
 * @param whyStopped lines for the end of such a refusal
 */
export async function prepareRun(
  plan: Plan,
  {
    target,
    seed,
    clock,
    terminal,
    quiet = false,
    whyStopped = async () => [],
  }: {
    readonly target: Target;
    readonly seed: string;
    readonly clock: Clock;
    readonly terminal: Terminal;
    /** Whether to show no progress. */
    readonly quiet?: boolean | undefined;
    readonly whyStopped?: () => Promise<readonly string[]>;
  },
): Promise<PreparedRun> {
  const listening = target.webhooks && (await listenForWebhooks(target.webhooks));
  const sayEnding = () =>
    terminal.warn('Cancelling submitted jobs. Press Ctrl-C again to quit immediately.');
  const end = async () => {
    terminal.stop.removeEventListener('abort', sayEnding);
    await listening?.close();
  };
  try {
    const obstacle = await preflight(target, { fetch, clock, signal: terminal.stop });
    if (obstacle !== undefined) throw new Refusal([obstacle, ...(await whyStopped())].join('\n'));
  } catch (error) {
    await end();
    clock.clear();
    throw error;
  }
  return {
    begin() {
      if (!quiet)
        terminal.warn(
          `${countText(plan.scenarios.length, 'scenario')}, ${planDurationText(plan, target)}; seed ${seed}.`,
        );
      terminal.stop.addEventListener('abort', sayEnding, { once: true });
      return {
        target,
        seed,
        fetch,
        clock,
        signal: terminal.stop,
        newName: () => randomUUID(),
        ...(listening && { receiver: listening.receiver }),
        onLate: (reason) => terminal.warn(reason),
        ...(!quiet && { onProgress: showRunProgress(terminal, clock) }),
      };
    },
    end,
  };
}

/** Shows on a terminal what runs and how much is left. The end of the run takes the line away. */
function showRunProgress(terminal: Terminal, clock: Clock): NonNullable<RunOptions['onProgress']> {
  const startedMs = clock.now();
  return ({ running, ended, total, reserved }) => {
    const seconds = Math.round((clock.now() - startedMs) / 1000);
    const left = total - ended - running.length;
    const line = `${ended}/${total}  ${seconds} s  $${reserved}  ${left} waiting; running: ${running.join(', ')}`;
    terminal.showStatus?.(ended === total ? '' : line);
  };
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
