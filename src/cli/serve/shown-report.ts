/** Reads the reports of `inference-contract test` and `check-app` that `serve --report` shows in the console. */
import { statSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { components as controlComponents } from '#generated/control/types.d.ts';
import type { components } from '#generated/file-formats/types.d.ts';
import {
  validateCallerReportFile,
  validateReportFile,
} from '#generated/file-formats/validators.js';
import { definedMembers } from '../../core/defined-members.ts';
import { isObject } from '../../core/json.ts';
import { whyNotRead } from '../../core/system-errors.ts';
import type { ReportSources, WithPage } from '../../reference/control/report-sources.ts';
import type { SchemaError } from '../../validation/plan.ts';
import { readInputFile, readInputText } from '../shared/input-file.ts';
import { Refusal } from '../shared/refusal.ts';

type Schemas = components['schemas'];
type Reports = controlComponents['schemas'];

/**
 * Gives the reports of files, at most one about a deployment and one about an application, and reads each again when
 * its file has changed. A page is the file of the same name that ends with `.html`. Throws `Refusal` if a file is not
 * a report, or if two are about the same; later, a file that is no longer one leaves the report as it was.
 */
export function shownReports(files: readonly string[]): ReportSources {
  const sources: ReportSources[] = files.map((file) => {
    // Only a report about an application names one.
    const value = readReportJson(file);
    return isObject(value) && 'application' in value
      ? { application: reportSource(file, applicationIn) }
      : { deployment: reportSource(file, deploymentIn) };
  });
  const kinds = ['deployment', 'application'] as const;
  const two = kinds.find(
    (kind) => sources.filter((source) => source[kind] !== undefined).length > 1,
  );
  if (two !== undefined) {
    throw new Refusal(`--report: expected one report about ${articles[two]} ${two}, got several.`);
  }
  return Object.assign({}, ...sources);
}

const articles = { deployment: 'a', application: 'an' };

type Read<Report> = (file: string, hasPage: boolean) => Report;

function reportSource<Report>(file: string, readReport: Read<Report>): () => WithPage<Report> {
  const { dir, name } = parse(file);
  const page = join(dir, `${name}.html`);
  const state = () => ({ changedMs: changeOf(file), hasPage: isReportFile(page) });
  const readNow = ({ changedMs, hasPage }: ReturnType<typeof state>) => ({
    changedMs,
    hasPage,
    report: readReport(file, hasPage),
  });
  let last = readNow(state());
  return () => {
    const now = state();
    try {
      if (now.changedMs !== last.changedMs || now.hasPage !== last.hasPage) last = readNow(now);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return { report: last.report, page: now.hasPage ? () => readInputFile(page) : undefined };
  };
}

/** When the file was changed; undefined if there is none. */
function changeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function isReportFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function reportRefusal(file: string, got: string, cause?: unknown): Refusal {
  return new Refusal(
    `--report: expected the file of \`inference-contract test --json ${file}\` or of \`check-app --json ${file}\`, got ${got}.`,
    { cause },
  );
}

function readReportJson(file: string): unknown {
  let text: string;
  try {
    text = readInputText(file);
  } catch (cause) {
    throw reportRefusal(file, whyNotRead(cause), cause);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw reportRefusal(file, 'another text, which is not JSON', cause);
  }
}

interface ReportValidator<Value> {
  (value: unknown): value is Value;
  errors?: readonly SchemaError[] | null;
}

function readReportAs<Value>(file: string, validate: ReportValidator<Value>): Value {
  const value = readReportJson(file);
  if (validate(value)) return value;
  const [error] = validate.errors ?? [];
  const what = `${error?.keyword} ${JSON.stringify(error?.params)}`;
  throw reportRefusal(file, `another one: at "${error?.instancePath}", ${what}`);
}

/** Member by member: the console shows no evidence. */
function deploymentIn(file: string, hasPage: boolean): Reports['Report'] {
  const { run, verdicts, ...report } = readReportAs<Schemas['ReportFile']>(
    file,
    validateReportFile,
  );
  const { baseUrl, profile, headline } = report;
  return {
    baseUrl,
    profile,
    headline,
    hasPage,
    ...(run !== undefined && { startedMs: run.startedMs }),
    verdicts: verdicts.map(({ rule, claim, verdict, reason, seenWith, known: knownViolation }) =>
      definedMembers({
        rule,
        claim,
        verdict,
        reason,
        seenWith,
        known:
          knownViolation === undefined
            ? undefined
            : `${knownViolation.reason} (until ${knownViolation.until})`,
      }),
    ),
  };
}

function applicationIn(file: string, hasPage: boolean): Reports['ApplicationReport'] {
  const report = readReportAs<Schemas['CallerReportFile']>(file, validateCallerReportFile);
  const { application, headline, obstacle, startedMs, verdicts, timelines } = report;
  return definedMembers({
    application,
    headline,
    hasPage,
    obstacle,
    startedMs,
    verdicts: verdicts.map(
      ({ rule, level, says, matters, guide, findings, known: knownViolation, ...rest }) => ({
        rule,
        level,
        says,
        matters,
        guide,
        verdict: rest.verdict,
        reason: rest.reason,
        ...(knownViolation !== undefined && {
          known: `${knownViolation.reason} (until ${knownViolation.until})`,
        }),
        shownBy: findings[0]?.shownBy ?? [],
      }),
    ),
    timelines: timelines.map(({ scenario, happens, entries }) => ({ scenario, happens, entries })),
  });
}
