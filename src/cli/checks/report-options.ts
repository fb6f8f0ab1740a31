/** Report options of `test`, `judge`, `proxy` and `check-app`, and the writing of reports. */
import { Option } from '@commander-js/extra-typings';
import { rulesOf } from '../../conformance/contract/rules.ts';
import {
  type Baseline,
  BaselineError,
  readBaseline,
} from '../../conformance/judging/verdicts/known-violations.ts';
import type { ReportForms } from '../../conformance/report/report-forms.ts';
import type { Clock } from '../../core/clock.ts';
import { closestTo } from '../../core/closest-names.ts';
import { exitStatus } from '../shared/exit-status.ts';
import { messageOf } from '../shared/message-texts.ts';
import {
  appendTo,
  assertSeparate,
  assertWritable,
  isOldFile,
  type NamedFile,
  namedFiles,
  replaceFile,
  standardOutput,
} from '../shared/output-file.ts';
import { Refusal } from '../shared/refusal.ts';
import { besidesJson, type Terminal } from '../shared/terminal.ts';
import { readYamlFile } from '../shared/yaml-file.ts';

export const reportOptions = {
  profile: new Option(
    '--profile <profile>',
    'Judge only what the description states, or also the choices of the local service',
  )
    .choices(['contract', 'reference'] as const)
    .default('contract' as const),
  baseline: new Option('--baseline <file>', 'Known violations, each with a reason and an end date'),
  junit: new Option('--junit <file>', 'Write the report as JUnit XML'),
  json: new Option('--json <file>', 'Write the report as JSON; - for standard output'),
  html: new Option('--html <file>', 'Write the report as an HTML page'),
  quiet: new Option('--quiet', 'Print only the last line of the report, and no progress'),
} as const;

type ReportForm = 'junit' | 'json' | 'html';

const files: Readonly<Record<ReportForm, (report: ReportForms) => string>> = {
  junit: (report) => report.junit(),
  json: (report) => `${JSON.stringify(report.json(), null, 2)}\n`,
  html: (report) => report.html(),
};

export interface ReportPlan {
  readonly baseline: Baseline | undefined;
  /**
   * Prints the report and writes all requested files; on GitHub Actions also a summary and
   * annotations. Resolves with the exit status.
   */
  write(report: ReportForms): Promise<number>;
  /** A line that names the files of an earlier run that stay as they are; none without any. */
  untouchedFiles(): Promise<string[]>;
}

/** The files that the options of a command name. */
type ReportFiles = Readonly<
  Partial<Record<ReportForm | 'baseline' | 'evidence', string | undefined>>
>;

/**
 * Throws `Refusal` if a file cannot be written, or if two options name the same file. Changes no
 * file.
 * @param read what the command reads besides the baseline
 */
export async function assertReports(
  options: ReportFiles,
  { terminal, read = [] }: { terminal: Terminal; read?: readonly NamedFile[] },
): Promise<void> {
  const summary = summaryOf(terminal);
  const written = writtenFiles(options);
  if (summary !== undefined) written.push(summary);
  await assertSeparate({
    read: [...read, ...namedFiles({ '--baseline': options.baseline })],
    written,
  });
  for (const { source, path } of written) await assertWritable(source, path);
}

/**
 * Throws like `assertReports`, before the caller sends anything. Old files stay unchanged until
 * there is a report. The caller writes the evidence.
 * @param read what the command reads besides the baseline
 * @param quiet whether to print the last line of the report only
 * @param rules ids of those that the baseline may name. Default: those for deployments
 */
export async function prepareReports(
  options: ReportFiles,
  {
    terminal,
    clock,
    read,
    quiet = false,
    rules = rulesOf('reference'),
  }: {
    terminal: Terminal;
    clock: Clock;
    read?: readonly NamedFile[];
    quiet?: boolean | undefined;
    rules?: readonly string[] | undefined;
  },
): Promise<ReportPlan> {
  await assertReports(options, { terminal, ...(read && { read }) });
  const knownViolations =
    options.baseline === undefined ? undefined : await readBaselineFile(options.baseline, rules);
  const today = new Date(clock.now()).toISOString().slice(0, 10);

  return {
    baseline: knownViolations && { known: knownViolations, today },
    async untouchedFiles() {
      const old = await Promise.all(
        writtenFiles(options).map(async ({ path }) => ((await isOldFile(path)) ? [path] : [])),
      );
      const unchanged = old.flat();
      return unchanged.length === 0
        ? []
        : [`No report was written. From an earlier run, unchanged: ${unchanged.join(', ')}.`];
    },
    async write(report) {
      const texts = besidesJson(terminal, options.json);
      const isOnActions = terminal.env['GITHUB_ACTIONS'] === 'true';
      const print = (lines: readonly string[]) => {
        for (const line of lines) texts.print(line);
      };
      // If one form fails, the others are still written.
      const written = await Promise.allSettled([
        (async () => print(quiet ? report.text().slice(-1) : report.text()))(),
        (async () => isOnActions && print(report.annotations()))(),
        ...(['junit', 'json', 'html'] as const).map(async (form) => {
          const path = options[form];
          if (path === undefined) return;
          const text = files[form](report);
          if (form === 'json' && path === standardOutput) terminal.print(text.trimEnd());
          else await replaceFile({ source: `--${form}`, path }, text);
        }),
        (async () => {
          const summary = summaryOf(terminal);
          if (summary !== undefined) await appendTo(summary, report.summary());
        })(),
      ]);
      const failures = written.filter((result) => result.status === 'rejected');
      for (const { reason } of failures) terminal.warn(messageOf(reason));
      return failures.length > 0 ? exitStatus.refused : report.exitStatus;
    },
  };
}

function writtenFiles({ junit, json, html, evidence }: ReportFiles): NamedFile[] {
  return namedFiles({ '--junit': junit, '--json': json, '--html': html, '--evidence': evidence });
}

function summaryOf({ env }: Terminal): NamedFile | undefined {
  const source = 'GITHUB_STEP_SUMMARY';
  const path = env[source];
  return path ? { source, path } : undefined;
}

async function readBaselineFile(
  file: string,
  rules: readonly string[],
): Promise<Baseline['known']> {
  const { value } = await readYamlFile(file, 'a file of known violations');
  try {
    return readBaseline(value, rules);
  } catch (cause) {
    if (!(cause instanceof BaselineError)) throw cause;
    const unknown = /^There is no rule (\S+)\.$/.exec(cause.message)?.[1];
    const meant = unknown === undefined ? undefined : closestTo(unknown, rules);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new Refusal(`${file}: ${cause.message}${hint}`, { cause });
  }
}
