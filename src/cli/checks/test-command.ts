/** `inference-contract test`: checks a deployment against the rules of the contract. */
import type { Command } from '@commander-js/extra-typings';
import { checkDeployment, planCheck } from '../../conformance/check-deployment.ts';
import type { DeploymentReport } from '../../conformance/report/report.ts';
import { reportForms } from '../../conformance/report/report-forms.ts';
import type { Plan } from '../../conformance/run/run-plan.ts';
import { systemClock } from '../../core/clock.ts';
import { evidenceLine } from '../../evidence/evidence-line.ts';
import { reportStatusHelp } from '../shared/exit-status.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { namedFiles, type OutputFile, openOutput } from '../shared/output-file.ts';
import type { Terminal } from '../shared/terminal.ts';
import { planText } from './plan-text.ts';
import { assertPermitted, newSeed, prepareRun, runOptions, targetOfRun } from './planned-run.ts';
import { assertReports, prepareReports, reportOptions } from './report-options.ts';
import { selectionOf, selectionOptions } from './selection.ts';
import { addTestInit } from './test-init-command.ts';

/** Adds the command and `test init`. */
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
    .addOption(reportOptions.quiet)
    .option('--evidence <file>', 'Record all requests and responses in a file')
    .addHelpText(
      'after',
      reportStatusHelp({
        broken: 'a rule is violated or different, or a known violation is stale',
      }),
    )
    .addHelpText(
      'after',
      exampleLines(
        'test --base-url http://127.0.0.1:8080 --endpoint echo --api-key-env API_KEY',
        'test --target target.yaml --plan',
        'test --target target.yaml --topic webhooks --html report.html',
      ),
    );
}

async function runTest(
  { profile, evidence, quiet, seed = newSeed(), ...options }: TestOptions,
  terminal: Terminal,
): Promise<void> {
  const target = await targetOfRun(options, terminal);
  const plan = planCheck(target, profile, selectionOf(options));
  const files = { ...options, evidence };
  const read = namedFiles({ '--target': options.target });
  if (options.plan) {
    await assertReports(files, { terminal, read });
    for (const line of planText(plan, target)) terminal.print(line);
    return;
  }
  assertPermitted(plan, target, options);
  const clock = systemClock();
  const reporting = await prepareReports(files, { terminal, clock, read, quiet });
  let output: OutputFile | undefined;
  try {
    const startedMs = clock.now();
    const report = await checkPlan(plan, {
      seed,
      clock,
      terminal,
      quiet,
      target,
      whyStopped: reporting.untouchedFiles,
      baseline: reporting.baseline,
      // A report follows from here on. A check that is refused earlier leaves old files
      // unchanged.
      async onBegin() {
        if (evidence !== undefined) output = await openOutput('--evidence', evidence);
      },
      onRecord: (record) => void output?.write(evidenceLine(record)),
    });
    terminal.exitCode = await reporting.write(reportForms(report));
    // Not part of the report, which `judge` makes again from the evidence alone.
    const seconds = ((clock.now() - startedMs) / 1000).toFixed(1);
    if (!quiet) terminal.warn(`The check took ${seconds} s, judging and reports included.`);
  } finally {
    clock.clear();
    await output?.end();
  }
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
): Promise<DeploymentReport> {
  const prepared = await prepareRun(plan, prepare);
  try {
    await onBegin?.();
    return await checkDeployment(plan, {
      ...prepared.begin(),
      baseline,
      ...(onRecord && { onRecord }),
    });
  } finally {
    await prepared.end();
  }
}
