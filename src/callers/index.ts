/** The package entry `inference-contract/callers`: checks of an application that calls the service. */
export type { ServiceAccess } from './application/application.ts';
export type { ApplicationPromises, SubmittedBy } from './application/declared.ts';
export type { FunctionOptions, StartedApplication } from './application/function-application.ts';
export {
  type CallerReport,
  type CheckCallerOptions,
  checkCaller,
  exitStatusOfCaller,
} from './check-caller.ts';
export type { CallerSummary } from './judging/caller-summary.ts';
export type { CallerVerdict, CallerVerdictKind } from './judging/verdicts.ts';
export { callerReport } from './report/caller-text.ts';
export { type CallerRuleId, callerRules } from './rules.ts';
export type { CallerPlan, CallerSelection } from './run/plan.ts';
