/** Reads the report of `inference-contract test` that `serve --report` shows in the console. */
import { readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { components } from '#generated/conformance/types.d.ts';
import { validateReportFile } from '#generated/conformance/validators.js';
import type { ReportSource, ReportWithPage } from '../reference/control/suite-report.ts';
import { messageOf, Refusal, whyNotRead } from './command.ts';

type ReportFile = components['schemas']['ReportFile'];

/**
 * Gives the report of a file, and reads it again when the file has changed. A page is the file of
 * the same name that ends with `.html`. Throws `Refusal` if the file is not a report; later, a file
 * that is no longer one leaves the report as it was.
 */
export function suiteReport(file: string): ReportSource {
  let last = { changedMs: changeOf(file), report: read(file) };
  return () => {
    try {
      const changedMs = changeOf(file);
      if (changedMs !== last.changedMs) last = { changedMs, report: read(file) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return withPage(file, last.report);
  };
}

/** When the file was changed; undefined if there is none. */
function changeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function read(file: string): ReportFile {
  const refusal = (got: string, cause?: unknown) =>
    new Refusal(
      `--report: expected the file of \`inference-contract test --json ${file}\`, got ${got}.`,
      { cause },
    );
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw refusal(whyNotRead(cause), cause);
  }
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch (cause) {
    throw refusal(`no JSON: ${messageOf(cause)}`, cause);
  }
  if (validateReportFile(report)) return report;
  const [error] = validateReportFile.errors ?? [];
  const what = `${error?.keyword} ${JSON.stringify(error?.params)}`;
  throw refusal(`another one: at "${error?.instancePath}", ${what}`);
}

/** Field by field: the console shows no evidence. */
function withPage(file: string, { run, verdicts, ...report }: ReportFile): ReportWithPage {
  const { dir, name } = parse(file);
  const page = join(dir, `${name}.html`);
  const hasPage = statSync(page, { throwIfNoEntry: false })?.isFile() === true;
  const { baseUrl, profile, headline } = report;
  return {
    report: {
      baseUrl,
      profile,
      headline,
      ...(run !== undefined && { startedMs: run.startedMs }),
      hasPage,
      verdicts: verdicts.map(({ rule, claim, verdict, reason, seenWith, known }) => ({
        rule,
        claim,
        verdict,
        reason,
        ...(seenWith !== undefined && { seenWith }),
        ...(known !== undefined && { known: `${known.reason} (until ${known.until})` }),
      })),
    },
    page: hasPage ? () => readFileSync(page) : undefined,
  };
}
