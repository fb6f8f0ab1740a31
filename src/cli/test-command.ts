/** `inference-contract test`: checks a deployment against the rules of the contract. */
import { randomUUID } from 'node:crypto';
import { type Command, Option } from '@commander-js/extra-typings';
import { declarations, pricing } from '#generated/reference/tables.js';
import { checkDeployment, planCheck } from '../conformance/check-deployment.ts';
import { type ListeningReceiver, openReceiver } from '../conformance/run/listening-receiver.ts';
import { preflight } from '../conformance/run/preflight.ts';
import { coverage, isPaid, type Plan, unknownCosts } from '../conformance/run/run-plan.ts';
import { places } from '../conformance/target/declarations.ts';
import type { Target } from '../conformance/target/target.ts';
import { systemClock } from '../core/clock.ts';
import { formatDecimal } from '../core/money.ts';
import { evidenceLine } from '../evidence/evidence-file.ts';
import { examples, Refusal, type Terminal, table, whyNotListening } from './command.ts';
import { type OutputFile, openOutput } from './output-file.ts';
import { assertReports, prepareReports, reportOptions } from './report-options.ts';
import { selectionOf, selectionOptions } from './selection.ts';
import { addTestInit, jobCost, jobInput, targetOf, variableName } from './target-options.ts';

/**
 * Adds the command and `test init`. Exits with 0: conforms, 1: a rule is violated, 2: could not
 * run, 3: incomplete.
 */
export function addTest(program: Command, terminal: Terminal): void {
  const command = testCommand(program);
  command.action((options) => runTest(options, terminal));
  addTestInit(command, terminal);
}

type TestOptions = ReturnType<ReturnType<typeof testCommand>['opts']>;

function testCommand(program: Command) {
  return program
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
      new Option('--api-key-env <name>', 'Environment variable that holds the API key')
        .argParser(variableName)
        .conflicts('target'),
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
      new Option('--job-cost <dollars>', 'Maximum cost of one job, in dollars')
        .argParser(jobCost)
        .conflicts('target'),
    )
    .addOption(selectionOptions.scenario)
    .addOption(selectionOptions.rule)
    .addOption(selectionOptions.topic)
    .option('--plan', 'Show the plan without sending anything')
    .option('--allow-cost', 'Submit jobs that may cost money')
    .option(
      '--no-private-downloads',
      'Do not fetch output files from loopback or private addresses',
    )
    .option(
      '--slow',
      "Also run checks that take as long as the service's defaults (more than a day)",
    )
    .option('--seed <seed>', 'Seed for random values (default: random)')
    .addOption(reportOptions.profile)
    .addOption(reportOptions.baseline)
    .addOption(reportOptions.junit)
    .addOption(reportOptions.json)
    .addOption(reportOptions.html)
    .option('--evidence <file>', 'Record all requests and responses in a file')
    .addHelpText(
      'after',
      examples(
        'test --base-url http://127.0.0.1:8080 --endpoint echo --api-key-env API_KEY',
        'test --target target.yaml --plan',
        'test --target target.yaml --topic webhooks --html report.html',
      ),
    );
}

async function runTest(
  { profile, evidence, seed = newSeed(), ...options }: TestOptions,
  terminal: Terminal,
): Promise<void> {
  const declared = await targetOf(options, terminal);
  const target = options.privateDownloads
    ? declared
    : { ...declared, limits: { ...declared.limits, privateDownloads: false } };
  const plan = planCheck(target, profile, selectionOf(options));
  const files = { ...options, evidence };
  const read = options.target === undefined ? [] : [{ source: '--target', path: options.target }];
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
      `This would submit ${jobsText(plan)}: ${costText(plan, target)}. Use --plan to see the details, and --allow-cost to permit the cost.`,
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
    if (obstacle !== undefined) {
      throw new Refusal([obstacle, ...(await reporting.untouched())].join('\n'));
    }
    // A report follows from here on. A check that is refused earlier leaves old files
    // unchanged.
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
      clock,
      signal: terminal.stop,
      newName: () => randomUUID(),
      ...(listening && { receiver: listening.receiver }),
      onRecord: (record) => void output?.write(evidenceLine(record)),
      onLate: (reason) => terminal.warn(reason),
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
    // Not part of the report, which `judge` makes again from the evidence alone.
    const seconds = ((clock.now() - startedMs) / 1000).toFixed(1);
    terminal.warn(`The check took ${seconds} s, judging and reports included.`);
  } finally {
    terminal.stop.removeEventListener('abort', sayEnding);
    await listening?.close();
    clock.clear();
    await output?.end();
  }
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

/** A plan as lines of text: scenarios, cost, duration, and what is left out and why. */
function planText(plan: Plan, target: Target): string[] {
  const { covered, notCovered } = coverage(plan, target);
  const reasons = [...new Set(plan.leftOut.map(({ reason }) => reason))];
  const omitted = reasons.flatMap((reason) => {
    const these = plan.leftOut.filter((one) => one.reason === reason);
    return [`  ${reason}`, `      ${these.map(({ scenario }) => scenario.name).join(', ')}`];
  });
  const undeclared = new Set(
    plan.leftOut.flatMap(({ scenario }) => scenario.needs.filter((id) => !target.claims.has(id))),
  );
  const meanings = [...undeclared].map(
    (id) => [id, `${declarations[id]} In the target file: ${places[id]}.`] as const,
  );
  return [
    `${target.baseUrl}, profile ${plan.profile}`,
    '',
    ...(plan.scenarios.length === 0
      ? ['No scenario can run.']
      : ['Scenarios to run (in parallel where possible), with worst-case figures:']),
    ...rowsOf(plan, target),
    ...(omitted.length === 0 ? [] : ['', 'Left out:', ...omitted]),
    ...(meanings.length === 0
      ? []
      : ['', 'What these declarations mean, and where they are made:', ...table(meanings)]),
    ...(notCovered.length === 0 ? [] : ['', `Not covered: ${notCovered.join(', ')}`]),
    '',
    `${counted(covered.length, 'rule')}, ${jobsText(plan)}, ${counted(plan.requests, 'request')}, ${costText(plan, target)}, ${durationText(plan, target)}`,
  ];
}

function rowsOf(plan: Plan, { control }: Target): string[] {
  const unknown = new Set(control === undefined ? unknownCosts(plan) : []);
  const rows = plan.scenarios.map((one) => {
    const isUnknown = one.uses.some(({ resource }) => unknown.has(resource));
    const known = isUnknown && one.cost === 0n ? '' : dollars(one.cost);
    return {
      name: one.scenario.name,
      figures: [
        [known, ...(isUnknown ? ['unknown'] : [])].filter(Boolean).join(' + '),
        counted(one.jobs, 'job'),
        counted(one.requests, 'request'),
        roughly(one.durationMs, Math.ceil),
      ],
      purpose: one.scenario.purpose,
    };
  });
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map(({ figures }) => figures[column]?.length ?? 0)),
  );
  return table(
    rows.map(({ name, figures, purpose }) => {
      const aligned = figures.map((figure, column) => figure.padStart(widths[column] ?? 0));
      return [name, [...aligned, purpose].join('  ')] as const;
    }),
  );
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** The jobs that a conforming deployment accepts, and those at worst. */
function jobsText({ jobs, mostJobs }: Plan): string {
  const more =
    mostJobs > jobs ? ` (at most ${mostJobs} if it accepts what it should refuse, or is busy)` : '';
  return `${counted(jobs, 'job')}${more}`;
}

function costText(plan: Plan, { control }: Target): string {
  const unknown = control === undefined ? unknownCosts(plan).map(({ name }) => name) : [];
  const rest =
    unknown.length === 0
      ? ''
      : ` and what jobs of ${unknown.join(', ')} cost (maxCost is not declared)`;
  return `${dollars(plan.cost)} at worst${rest}`;
}

/** The expected duration, the duration on a slow deployment, and the limit of the run. */
export function durationText({ durationMs, usualMs }: Plan, { control, limits }: Target): string {
  if (control?.clock === 'manual') return 'on manual clocks, so within seconds';
  const mostMs = limits.maxDurationSeconds * 1000;
  const slow =
    durationMs < mostMs ? `${roughly(durationMs, Math.ceil)} if everything is slow, ` : '';
  return `about ${roughly(usualMs, Math.round)}, ${slow}at most ${roughly(mostMs, Math.ceil)}`;
}

function dollars(amount: bigint): string {
  return `$${formatDecimal(amount, pricing.decimals)}`;
}

/** In seconds, from three minutes on in whole minutes, from three hours on in whole hours. */
function roughly(ms: number, round: (value: number) => number): string {
  const seconds = Math.max(1, round(ms / 1000));
  if (seconds < 180) return `${seconds} s`;
  const minutes = round(seconds / 60);
  return minutes < 180 ? `${minutes} min` : `${round(minutes / 60)} h`;
}
