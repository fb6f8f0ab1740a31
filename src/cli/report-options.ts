/** Where and in which forms a report is told; the options that `test`, `judge` and `proxy` share. */
import type { Clock } from '../clock.ts';
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
import { exitStatus, messageOf, Refusal, type Terminal } from './command.ts';
import { assertWritable, type OutputFile, openOutput } from './output-file.ts';
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

/** Throws `Refusal` where a file that is asked for cannot be written, and leaves all as they are. */
export async function assertReports(
  options: Readonly<Partial<Record<Form | 'evidence', string | undefined>>>,
): Promise<void> {
  for (const name of ['junit', 'json', 'html', 'evidence'] as const) {
    const path = options[name];
    if (path !== undefined) await assertWritable(`--${name}`, path);
  }
}

/** Opens every file at once, so that what cannot be written is told before anything is sent. */
export async function openReports(
  options: Readonly<Partial<Record<Form | 'known', string | undefined>>>,
  { terminal, clock }: { terminal: Terminal; clock: Clock },
): Promise<Reporting> {
  const known = options.known === undefined ? undefined : await readKnown(options.known);
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const files: { form: Form; path: string; file: OutputFile }[] = [];
  for (const form of ['junit', 'json', 'html'] as const) {
    const path = options[form];
    if (path !== undefined) files.push({ form, path, file: await openOutput(`--${form}`, path) });
  }
  const summaryPath = terminal.env['GITHUB_STEP_SUMMARY'];
  const summaryFile = summaryPath
    ? await openOutput('GITHUB_STEP_SUMMARY', summaryPath, { appends: true })
    : undefined;

  return {
    borne: known && { known, today },
    async tell(report) {
      for (const line of terminalReport(report)) terminal.print(line);
      if (terminal.env['GITHUB_ACTIONS'] === 'true') {
        for (const line of githubAnnotations(report)) terminal.print(line);
      }
      summaryFile?.write(githubSummary(report));
      for (const { form, file } of files) file.write(forms[form](report));
      const written = await Promise.allSettled([
        ...files.map(({ file }) => file.end()),
        summaryFile?.end(),
      ]);
      const failures = written.filter((result) => result.status === 'rejected');
      for (const { reason } of failures) terminal.warn(messageOf(reason));
      return failures.length > 0 ? exitStatus.refused : exitStatusOf(report);
    },
  };
}

async function readKnown(file: string): Promise<Borne['known']> {
  const { value } = await readYamlFile(file, 'a file of known violations');
  try {
    return readKnownViolations(value);
  } catch (cause) {
    if (!(cause instanceof KnownViolationsError)) throw cause;
    throw new Refusal(`${file}: ${cause.message}`, { cause });
  }
}
