/** Every form of the report about an application. */
import type { ReportForms } from '../../conformance/report/forms.ts';
import { callerAnnotations, callerMarkdown } from './caller-github.ts';
import { callerHtml } from './caller-html.ts';
import { callerJson } from './caller-json.ts';
import { callerJunit } from './caller-junit.ts';
import { type CallerReport, exitStatusOfCaller } from './caller-report.ts';
import { callerReport } from './caller-text.ts';
import type { ReadGuide } from './guide-sections.ts';

export function callerForms(report: CallerReport, readGuide?: ReadGuide): ReportForms {
  return {
    exitStatus: exitStatusOfCaller(report),
    text: () => callerReport(report),
    annotations: () => callerAnnotations(report),
    summary: () => callerMarkdown(report),
    junit: () => callerJunit(report),
    json: () => callerJson(report),
    html: () => callerHtml(report, readGuide),
  };
}
