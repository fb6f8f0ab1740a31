/** `inference-contract test`: checks a deployment against the rules of the contract. */
import type { Command } from '@commander-js/extra-typings';
import { checkDeployment, planCheck, type Selection } from '../conformance/check-deployment.ts';
import { reportForms } from '../conformance/report/forms.ts';
import type { Report } from '../conformance/report/report.ts';
import type { Plan } from '../conformance/run/run-plan.ts';
import { compareTwin, type TwinComparison } from '../conformance/twin/compare-twin.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { evidenceLine } from '../evidence/evidence-line.ts';
import { examples, Refusal, type Terminal } from './command.ts';
import { type NamedFile, type OutputFile, openOutput } from './output-file.ts';
import { planText } from './plan-text.ts';
import { assertPermitted, newSeed, prepareRun, runOptions, targetOfRun } from './planned-run.ts';
import { assertReports, prepareReports, reportOptions } from './report-options.ts';
import { selectionOf, selectionOptions } from './selection.ts';
import { addTestInit } from './target-options.ts';
import { openTwin, type Twin, twinOptions } from './twin.ts';

/**
 * Adds the command and `test init`. Exits with 0: conforms, 1: a rule is violated or different, 2: could not
 * run, 3: incomplete. Differences from a twin do not change that.
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
    .addOption(runOptions.target)
    .addOption(runOptions.baseUrl)
    .addOption(runOptions.endpoint)
    .addOption(runOptions.apiKeyEnv)
    .addOption(runOptions.input)
    .addOption(runOptions.price)
    .addOption(runOptions.jobCost)
    .addOption(selectionOptions.scenario)
    .addOption(selectionOptions.rule)
    .addOption(selectionOptions.topic)
    .addOption(runOptions.plan)
    .addOption(runOptions.allowCost)
    .addOption(runOptions.privateDownloads)
    .addOption(runOptions.slow)
    .addOption(runOptions.seed)
    .addOption(reportOptions.profile)
    .addOption(reportOptions.baseline)
    .addOption(reportOptions.junit)
    .addOption(reportOptions.json)
    .addOption(reportOptions.html)
    .option('--evidence <file>', 'Record all requests and responses in a file')
    .addOption(twinOptions.twin)
    .addOption(twinOptions.twinKeyEnv)
    .addHelpText(
      'after',
      examples(
        'test --base-url http://127.0.0.1:8080 --endpoint echo --api-key-env API_KEY',
        'test --target target.yaml --plan',
        'test --target target.yaml --topic webhooks --html report.html',
        'test --target target.yaml --twin service.yaml',
      ),
    );
}

async function runTest(
  { profile, evidence, seed = newSeed(), ...options }: TestOptions,
  terminal: Terminal,
): Promise<void> {
  const target = await targetOfRun(options, terminal);
  const selection = selectionOf(options);
  const plan = planCheck(target, profile, selection);
  const files = { ...options, evidence };
  const read = named({ '--target': options.target, '--twin': options.twin });
  if (options.plan) {
    await assertReports(files, { terminal, read });
    for (const line of planText(plan, target)) terminal.print(line);
    if (options.twin !== undefined) {
      terminal.print(`Then the same scenarios run on the twin ${options.twin}, at no cost.`);
    }
    return;
  }
  assertPermitted(plan, target, options);
  const clock = systemClock();
  const reporting = await prepareReports(files, { terminal, clock, read });
  const twin =
    options.twin === undefined
      ? undefined
      : await openTwin(options.twin, { target, terminal, keyEnv: options.twinKeyEnv });
  let output: OutputFile | undefined;
  const around = { seed, clock, terminal, whyStopped: reporting.untouched };
  try {
    const startedMs = clock.now();
    const report = await checkPlan(plan, {
      ...{ ...around, target, baseline: reporting.baseline },
      // A report follows from here on. A check that is refused earlier leaves old files
      // unchanged.
      async onBegin() {
        if (evidence !== undefined) output = await openOutput('--evidence', evidence);
      },
      onRecord: (record) => void output?.write(evidenceLine(record)),
    });
    const compared = twin && (await compare(report, twin, { ...around, selection }));
    terminal.exitCode = await reporting.write(reportForms({ ...report, twin: compared }));
    // Not part of the report, which `judge` makes again from the evidence alone.
    const seconds = ((clock.now() - startedMs) / 1000).toFixed(1);
    terminal.warn(`The check took ${seconds} s, judging and reports included.`);
  } finally {
    await twin?.close();
    clock.clear();
    await output?.end();
  }
}

interface Around {
  readonly seed: string;
  readonly clock: Clock;
  readonly terminal: Terminal;
}

async function checkPlan(
  plan: Plan,
  {
    onBegin,
    onRecord,
    baseline,
    ...prepare
  }: Parameters<typeof prepareRun>[1] &
    Pick<Parameters<typeof checkDeployment>[1], 'baseline' | 'onRecord'> & {
      readonly onBegin?: () => Promise<void>;
    },
): Promise<Report> {
  const prepared = await prepareRun(plan, prepare);
  try {
    await onBegin?.();
    return await checkDeployment(plan, {
      ...{ ...prepared.begin(), baseline },
      ...(onRecord && { onRecord }),
    });
  } finally {
    await prepared.end();
  }
}

/** Runs the scenarios on the twin, after the deployment, which then has nothing to share with it. */
async function compare(
  report: Report,
  { name, target, lacks, isStandIn }: Twin,
  { selection, ...around }: Around & { readonly selection: Selection },
): Promise<TwinComparison> {
  const { terminal, seed } = around;
  const missing = lacks.map((id) => `The twin has no endpoint ${id}.`);
  const plan = planCheck(target, report.profile, selection);
  try {
    if (terminal.stop.aborted) throw new Refusal('The check was cancelled.');
    if (plan.scenarios.length === 0) throw new Refusal('None of the scenarios can run there.');
    terminal.warn(`The deployment has been checked; now the twin ${name}.`);
    const twin = await checkPlan(plan, { ...around, target, seed });
    return compareTwin(name, { deployment: report, twin }, { notCompared: missing, isStandIn });
  } catch (cause) {
    // What was seen of the deployment is reported all the same.
    if (!(cause instanceof Refusal)) throw cause;
    const reason = `The twin was not run: ${cause.message}`;
    return { twin: name, differences: [], timing: [], notCompared: [...missing, reason] };
  }
}

/** The files that options name. */
function named(options: Readonly<Record<string, string | undefined>>): NamedFile[] {
  return Object.entries(options).flatMap(([source, path]) =>
    path === undefined || /^https?:/i.test(path) ? [] : [{ source, path }],
  );
}
