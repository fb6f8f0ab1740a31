/** Every form of a report. */
import { githubAnnotations, githubSummary } from './github-report.ts';
import { htmlReport } from './html-report.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { type DeploymentReport, exitStatusOf } from './report.ts';
import { terminalReport } from './terminal-report.ts';

/** Whoever writes reports need not know what they are about. */
export interface ReportForms {
  readonly exitStatus: number;
  text(): readonly string[];
  /** Workflow commands for GitHub Actions. */
  annotations(): readonly string[];
  /** Markdown for GitHub Actions. */
  summary(): string;
  junit(): string;
  json(): object;
  html(): string;
}

export function reportForms(report: DeploymentReport): ReportForms {
  return {
    exitStatus: exitStatusOf(report),
    text: () => terminalReport(report),
    annotations: () => githubAnnotations(report),
    summary: () => githubSummary(report),
    junit: () => junitReport(report),
    json: () => jsonReport(report),
    html: () => htmlReport(report),
  };
}
