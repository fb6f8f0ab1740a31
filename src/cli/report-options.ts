/** Where and in which forms a report is told; the options that `test`, `judge` and `proxy` share. */

import {
  KnownViolationsError,
  readKnownViolations,
} from '../conformance/judging/known-violations.ts';
import { githubAnnotations, githubSummary } from '../conformance/report/github.ts';
import { htmlReport } from '../conformance/report/html.ts';
import { jsonReport } from '../conformance/report/json.ts';
import { junitReport } from '../conformance/report/junit.ts';
import { type Borne, exitStatusOf, type Report } from '../conformance/report/report.ts';
import { terminalReport } from '../conformance/report/terminal.ts';
import { rulesOf } from '../conformance/rules.ts';
import type { Clock } from '../core/clock.ts';
import { exitStatus, messageOf, Refusal, type Terminal } from './command.ts';
import {
  assertSeparate,
  assertWritable,
  type NamedFile,
  type OutputFile,
  openOutput,
} from './output-file.ts';
import { closestTo } from './suggestion.ts';
import { readYamlFile } from './yaml-file.ts';

/** The options. */
export const reportOptions = {
  profile: {
    type: 'string',
    choices: ['contract', 'reference'],
    default: 'contract',
    description: 'What is stated, or with what the reference has chosen besides',
  },
  known: {
    type: 'string',
    value: 'FILE',
    description: 'Known violations, each with a reason and the last day on which it is borne',
  },
  junit: { type: 'string', value: 'FILE', description: 'Write the report as JUnit XML' },
  json: { type: 'string', value: 'FILE', description: 'Write the report as JSON' },
  html: { type: 'string', value: 'FILE', description: 'Write the report as a page' },
} as const;

type Form = 'junit' | 'json' | 'html';

const forms: Readonly<Record<Form, (report: Report) => string>> = {
  junit: junitReport,
  json: (report) => `${JSON.stringify(jsonReport(report), null, 2)}\n`,
  html: htmlReport,
};

/** Tells reports. */
export interface Reporting {
  readonly borne: Borne | undefined;
  /**
   * Prints the report and writes it in every form that was asked for; on GitHub Actions as a summary
   * and annotations, too. Resolves with the exit status.
   */
  tell(report: Report): Promise<number>;
}

/** The files that the options of a command name. */
type Files = Readonly<Partial<Record<Form | 'known' | 'evidence', string | undefined>>>;

/**
 * Throws `Refusal` where a file that is asked for cannot be written, or is the same as another one;
 * leaves all as they are.
 * @param read what the command reads besides the known violations
 */
export async function assertReports(
  options: Files,
  { terminal, read = [] }: { terminal: Terminal; read?: readonly NamedFile[] },
): Promise<void> {
  const written = named(options, ['junit', 'json', 'html', 'evidence']);
  const summary = summaryOf(terminal);
  await assertSeparate({
    read: [...read, ...named(options, ['known'])],
    written: summary === undefined ? written : [...written, summary],
  });
  for (const { source, path } of written) await assertWritable(source, path);
}

/**
 * Opens every file at once, so that what cannot be written is told before anything is sent, and
 * before any of them is emptied. The evidence is left to the caller.
 * @param read what the command reads besides the known violations
 */
export async function openReports(
  options: Files,
  { terminal, clock, read }: { terminal: Terminal; clock: Clock; read?: readonly NamedFile[] },
): Promise<Reporting> {
  await assertReports(options, { terminal, ...(read && { read }) });
  const known = options.known === undefined ? undefined : await readKnown(options.known);
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const files: { form: Form; path: string; file: OutputFile }[] = [];
  for (const form of ['junit', 'json', 'html'] as const) {
    const path = options[form];
    if (path !== undefined) files.push({ form, path, file: await openOutput(`--${form}`, path) });
  }
  const summary = summaryOf(terminal);
  const summaryFile =
    summary && (await openOutput(summary.source, summary.path, { appends: true }));

  return {
    borne: known && { known, today },
    async tell(report) {
      const isOnActions = terminal.env['GITHUB_ACTIONS'] === 'true';
      const print = (lines: readonly string[]) => {
        for (const line of lines) terminal.print(line);
      };
      // What fails in one form leaves the others as they are.
      const written = await Promise.allSettled([
        (async () => print(terminalReport(report)))(),
        (async () => isOnActions && print(githubAnnotations(report)))(),
        ...files.map(async ({ form, file }) => {
          file.write(forms[form](report));
          await file.end();
        }),
        (async () => {
          summaryFile?.write(githubSummary(report));
          await summaryFile?.end();
        })(),
      ]);
      const failures = written.filter((result) => result.status === 'rejected');
      for (const { reason } of failures) terminal.warn(messageOf(reason));
      return failures.length > 0 ? exitStatus.refused : exitStatusOf(report);
    },
  };
}

function named(options: Files, names: readonly (keyof Files)[]): NamedFile[] {
  return names.flatMap((name) => {
    const path = options[name];
    return path === undefined ? [] : [{ source: `--${name}`, path }];
  });
}

/** Where GitHub Actions wants the summary of a step. */
function summaryOf({ env }: Terminal): NamedFile | undefined {
  const source = 'GITHUB_STEP_SUMMARY';
  const path = env[source];
  return path ? { source, path } : undefined;
}

async function readKnown(file: string): Promise<Borne['known']> {
  const { value } = await readYamlFile(file, 'a file of known violations');
  try {
    return readKnownViolations(value);
  } catch (cause) {
    if (!(cause instanceof KnownViolationsError)) throw cause;
    const unknown = /^There is no rule (\S+)\.$/.exec(cause.message)?.[1];
    const meant = unknown === undefined ? undefined : closestTo(unknown, rulesOf('reference'));
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new Refusal(`${file}: ${cause.message}${hint}`, { cause });
  }
}
