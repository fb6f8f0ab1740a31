/** `inference-contract judge`: judges recorded evidence, without the network. */
import { setFlagsFromString } from 'node:v8';
import type { Command } from '@commander-js/extra-typings';
import type { CallerReportOptions } from '../../callers/report/caller-report.ts';
import { type DeploymentReport, reportInSteps } from '../../conformance/report/report.ts';
import { type ReportForms, reportForms } from '../../conformance/report/report-forms.ts';
import { macrotask, systemClock } from '../../core/clock.ts';
import type { EvidenceRecord } from '../../evidence/record-types.ts';
import { reportStatusHelp } from '../shared/exit-status.ts';
import { readGuide } from '../shared/guide-file.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';
import { evidenceIn } from './evidence-input.ts';
import { prepareReports, reportOptions } from './report-options.ts';

const stopped = 'Stopped before all evidence was judged: there is no verdict.';

/** Exits like `test`. */
export function addJudge(program: Command, terminal: Terminal): void {
  program
    .command('judge')
    .description('Judge recorded evidence again, without the network')
    .argument(
      '<file>',
      'Evidence that test, proxy or check-app recorded with --evidence; - for standard input',
    )
    .addOption(reportOptions.profile)
    .addOption(reportOptions.baseline)
    .addOption(reportOptions.junit)
    .addOption(reportOptions.json)
    .addOption(reportOptions.html)
    .addOption(reportOptions.quiet)
    .option('--strict', 'For an application: fail also if advice is not followed')
    .addHelpText(
      'after',
      reportStatusHelp({
        broken: 'a rule is violated, different or broken, or a known violation is stale',
      }),
    )
    .addHelpText('after', exampleLines('judge evidence.ndjson --html report.html'))
    .action(async (file, { profile, strict = false, quiet, ...options }) => {
      collectSooner();
      const context = { terminal, whenStopped: stopped };
      const records = await evidenceIn(file, context);
      const isAboutApplication = records[0]?.kind === 'application';
      assertFits(isAboutApplication, { file, profile, strict });
      const reporting = await prepareReports(options, {
        terminal,
        clock: systemClock(),
        quiet,
        read: [{ source: 'FILE', path: file }],
        rules: isAboutApplication
          ? (await import('../../callers/rules.ts')).callerRuleIds
          : undefined,
      });
      const { baseline } = reporting;
      if (isAboutApplication) {
        terminal.exitCode = await reporting.write(
          await applicationForms(records, { isStrict: strict, baseline }),
        );
        return;
      }
      const report = await stopWithTerminal(
        reportInSteps(records, { profile, baseline }),
        terminal,
      );
      terminal.exitCode = await reporting.write(reportForms(report));
    });
}

/** Throws `Refusal` for an option that means nothing for what the evidence is about. */
function assertFits(
  isAboutApplication: boolean,
  options: {
    readonly file: string;
    readonly profile: string;
    readonly strict: boolean;
  },
): void {
  const { file, profile, strict } = options;
  if (!isAboutApplication && strict) {
    throw new Refusal(
      `--strict: expected evidence about an application in ${file}, got a deployment.`,
    );
  }
  if (isAboutApplication && profile !== 'contract') {
    throw new Refusal(
      `--profile: expected evidence about a deployment in ${file}, got an application.`,
    );
  }
}

/** Loads the rules for applications only if they are needed. */
async function applicationForms(
  records: readonly EvidenceRecord[],
  options: CallerReportOptions,
): Promise<ReportForms> {
  const { callerReportOf } = await import('../../callers/report/caller-report.ts');
  const { callerForms } = await import('../../callers/report/caller-report-forms.ts');
  return callerForms(callerReportOf(records, options), readGuide);
}

/**
 * Lets the heap grow by 60 % between collections. By default V8 lets it grow to four times what is in use,
 * and most of what judges make is garbage at once: for 100,000 records, 600 MB instead of 370.
 */
function collectSooner(): void {
  setFlagsFromString('--heap-growing-percent=60');
}

/** Judges rule by rule, and stops if the process is asked to. */
async function stopWithTerminal(
  steps: Generator<void, DeploymentReport>,
  { stop }: Terminal,
): Promise<DeploymentReport> {
  let step = steps.next();
  while (step.done !== true) {
    // Signals are delivered between turns of the event loop.
    await macrotask();
    if (stop.aborted) throw new Refusal(stopped, { cause: stop.reason });
    step = steps.next();
  }
  return step.value;
}
