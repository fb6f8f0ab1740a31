/** `inference-contract worker`: runs the jobs of an endpoint in a process of its own, usually on another machine. */
import { resolve } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { systemClock } from '../../core/clock.ts';
import { whyNotRead } from '../../core/system-errors.ts';
import { ModuleWorker } from '../../reference/workers/module-worker.ts';
import { readInputText } from '../shared/input-file.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';
import { graceTime, waitForAbort } from '../shared/shutdown.ts';
import type { Terminal } from '../shared/terminal.ts';
import { createLog, type Log, loggedText } from './log.ts';
import { logOptions } from './log-options.ts';
import { readRedisUrl } from './redis-url.ts';

export function addWorker(program: Command, terminal: Terminal): void {
  const command = workerCommand(program);
  command.action((module, options) => work(module, options, terminal));
}

type WorkerOptions = ReturnType<ReturnType<typeof workerCommand>['opts']>;

function workerCommand(program: Command) {
  return program
    .command('worker')
    .description('Run jobs of a service that other machines serve, through its Redis server')
    .argument('<module>', 'JavaScript or TypeScript module with the handler as its default export')
    .requiredOption(
      '--endpoint <id>',
      'Endpoint whose jobs to run; its settings have `worker: { queue: true }`',
      endpointId,
    )
    .option('--redis <url>', 'Redis server of the service (default: $REDIS_URL)')
    .option('--concurrency <jobs>', 'Jobs to run at the same time', jobs, 1)
    .addOption(logOptions.form)
    .addOption(logOptions.level)
    .option(
      '--grace-ms <ms>',
      'Time to finish jobs after a stop signal; later, another worker runs them again',
      graceTime,
      5000,
    )
    .addHelpText(
      'after',
      exampleLines('worker greet.ts --redis redis://127.0.0.1:6379 --endpoint greet'),
    );
}

async function work(
  module: string,
  { endpoint, redis, concurrency, graceMs, log: logForm, logLevel: level }: WorkerOptions,
  terminal: Terminal,
): Promise<void> {
  const { stop } = terminal;
  const clock = systemClock();
  const url = redisUrl(redis, terminal.env.REDIS_URL);
  const form = logForm ?? (terminal.isInteractive ? 'pretty' : 'json');
  terminal.beginLog();
  const log = await createLog({ form, level, clock, terminal });
  const worker = new ModuleWorker({ module: existingModule(module) });
  try {
    await loadWorkerModule(worker, log);
    const { connectConsumer } = await import('./redis-connection.ts');
    const consumer = await connectConsumer(
      {
        url,
        endpointId: endpoint,
        worker,
        concurrency,
        clock,
        onRun: (run) => log.logExecution(endpoint, run),
      },
      { log, stop },
    );
    const many = concurrency === 1 ? 'one at a time' : `up to ${concurrency} at the same time`;
    log.note(`Taking jobs of the endpoint ${endpoint}, ${many}.`);
    await waitForAbort(stop);
    log.draining(graceMs);
    await consumer.close(graceMs);
  } finally {
    worker.close();
    clock.clear();
  }
}

/** Throws `Refusal` if the module cannot be used. What it prints while it loads is logged. */
async function loadWorkerModule(worker: ModuleWorker, log: Log): Promise<void> {
  const outcome = await worker.load((text) => {
    for (const line of text.split('\n')) log.note(loggedText(line));
  }).done;
  if (outcome.kind === 'error') throw new Refusal(outcome.message);
}

/** Throws `Refusal` unless the module can be read. A device would be read without end. */
function existingModule(module: string): string {
  const path = resolve(module);
  try {
    readInputText(path);
    return path;
  } catch (cause) {
    throw new Refusal(`Expected a module, got ${whyNotRead(cause)} (${module}).`, { cause });
  }
}

function redisUrl(option: string | undefined, variable: string | undefined): string {
  if (option !== undefined) return readRedisUrl('--redis', option);
  // An empty variable counts as unset.
  if (variable) return readRedisUrl('REDIS_URL', variable);
  throw new Refusal('--redis: expected a URL, got nothing. Set it, or $REDIS_URL.');
}

function endpointId(text: string): string {
  const accounts = { account: { keys: { key: {} } } };
  const endpoints = { [text]: { kind: 'serverless', worker: { queue: true } } };
  if (validateServiceSettings({ accounts, endpoints })) return text;
  throw new Refusal(
    `--endpoint: expected letters, digits, dots, underscores, tildes and hyphens, with a letter or digit first, got "${text}".`,
  );
}

function jobs(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Refusal(`--concurrency: expected jobs from 1 to 9999, got "${text}".`);
}
