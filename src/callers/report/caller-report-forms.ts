/** Every form of the report about an application. */
import type { ReportForms } from '../../conformance/report/report-forms.ts';
import { callerAnnotations, callerMarkdown } from './caller-github.ts';
import { callerHtml } from './caller-html.ts';
import { callerJson } from './caller-json.ts';
import { callerJunit } from './caller-junit.ts';
import type { CallerReport } from './caller-report.ts';
import { callerText } from './caller-text.ts';
import type { ReadGuide } from './guide-sections.ts';

/** @param readGuide for the sections of the guides in the HTML report. Default: it has none */
export function callerForms(report: CallerReport, readGuide?: ReadGuide): ReportForms {
  return {
    exitStatus: report.summary.exitStatus,
    text: () => callerText(report),
    annotations: () => callerAnnotations(report),
    summary: () => callerMarkdown(report),
    junit: () => callerJunit(report),
    json: () => callerJson(report),
    html: () => callerHtml(report, readGuide),
  };
}
