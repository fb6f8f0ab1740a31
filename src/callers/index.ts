/** The package entry `inference-contract/callers`: checks of an application that calls the service. */

export type { ReportForms } from '../conformance/report/report-forms.ts';
export type { ServiceAccess } from './application/application.ts';
export type { ApplicationPromises, SubmittedBy } from './application/application-promises.ts';
export type { FunctionOptions, StartedApplication } from './application/function-application.ts';
export { type CheckCallerOptions, checkCaller } from './check-caller.ts';
export type { CallerSummary } from './judging/caller-summary.ts';
export type { CallerVerdict, CallerVerdictKind } from './judging/verdicts.ts';
export type { CallerReport } from './report/caller-report.ts';
export { callerForms } from './report/caller-report-forms.ts';
export type { ReadGuide } from './report/guide-sections.ts';
export type { CallerRuleId } from './rules.ts';
export type { CallerSelection } from './run/plan.ts';
