/** The package entry `inference-contract/callers`: checks of an application that calls the service. */
export type { ServiceAccess } from './application/application.ts';
export type { ApplicationPromises, SubmittedBy } from './application/declared.ts';
export type { FunctionOptions, StartedApplication } from './application/function-application.ts';
export { type CheckCallerOptions, checkCaller } from './check-caller.ts';
export type { CallerSummary } from './judging/caller-summary.ts';
export type { CallerVerdict, CallerVerdictKind } from './judging/verdicts.ts';
export { callerHtml } from './report/caller-html.ts';
export { callerJson } from './report/caller-json.ts';
export { callerJunit } from './report/caller-junit.ts';
export { type CallerReport, exitStatusOfCaller } from './report/caller-report.ts';
export { callerReport } from './report/caller-text.ts';
export { type CallerRuleId, callerRules } from './rules.ts';
export type { CallerPlan, CallerSelection } from './run/plan.ts';
