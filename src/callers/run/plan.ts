/** Chooses the scenarios of a check, and says how long they take. */
import type { Application } from '../application/application.ts';
import {
  type CallerDeclarationId,
  type CallerRuleId,
  callerRuleIds,
  callerRules,
  declarationsNeededBy,
  exemptionsOf,
  notDeclared,
  rulesEverywhere,
  whyExempt,
} from '../rules.ts';
import { fewestAtOnce, lanesOf } from './concurrency.ts';
import { type CallerScenario, longestWatchMs } from './scenario.ts';

/** What to check: what any of the lists names. Default: everything. */
export interface CallerSelection {
  readonly scenarios?: readonly string[] | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly topics?: readonly string[] | undefined;
}

export interface CallerPlan {
  /** What runs. The first one is the rehearsal, chosen or not: it runs alone, and without success in it nothing else runs. */
  readonly scenarios: readonly CallerScenario[];
  /** What was chosen and does not run, and why. */
  readonly leftOut: readonly { readonly scenario: CallerScenario; readonly reason: string }[];
  /** The rules that decide, in the document's order. */
  readonly rules: readonly CallerRuleId[];
  /** Whether these are only some of all rules. */
  readonly isSelection: boolean;
  /** Rules of these that get no verdict, and why. */
  readonly notCovered: readonly { readonly rule: CallerRuleId; readonly reason: string }[];
  /** For an application that works in a second, in milliseconds. */
  readonly usualMs: number;
  readonly longestMs: number;
}

/**
 * How long a scenario takes on average for an application that works in a second: in many, the service makes it
 * wait or ask again. In milliseconds.
 */
const usualWorkMs = 4000;

/** @param scenarios all; the first one is the rehearsal */
export function planCaller(
  scenarios: readonly CallerScenario[],
  application: Pick<
    Application,
    'declares' | 'bounds' | 'schemas' | 'instances' | 'readyMs' | 'takesTexts'
  >,
  selection: CallerSelection = {},
): CallerPlan {
  const chosen = scenarios.filter((scenario) => isSelectedScenario(scenario, selection));
  const rules = callerRuleIds.filter((rule) => decidesRule(rule, chosen, selection));
  const { declares } = application;
  const leftOut = chosen.flatMap((scenario) => {
    const reason = whyLeftOut(scenario, application);
    return reason === undefined ? [] : [{ scenario, reason }];
  });
  const possible = chosen.filter((scenario) => !leftOut.some((left) => left.scenario === scenario));
  const run = possible.length === 0 ? [] : [...new Set([...scenarios.slice(0, 1), ...possible])];
  return {
    scenarios: run,
    leftOut,
    rules,
    isSelection: isSelective(selection),
    notCovered: rules.flatMap((rule) => {
      const reason = whyNotCovered(rule, { declares, run, leftOut });
      return reason === undefined ? [] : [{ rule, reason }];
    }),
    ...estimateDuration(run, application),
  };
}

function whyLeftOut(
  { rules, piece }: CallerScenario,
  { declares, takesTexts = false }: Pick<Application, 'declares' | 'takesTexts'>,
): string | undefined {
  if (piece !== undefined && !takesTexts) return noTexts;
  const missing = lackingFor(rules, declares);
  return missing.length === 0 ? undefined : notDeclared(missing);
}

const noTexts =
  'It takes no text: its file has {piece} neither in a JSON body nor as a word of the command of its work.';

/** The declarations without which none of the rules can be claimed: those of the first rule; empty if one can. */
function lackingFor(
  rules: readonly CallerRuleId[],
  declares: ReadonlySet<CallerDeclarationId>,
): readonly CallerDeclarationId[] {
  // What every scenario shows is no reason to run one.
  const lists = rules
    .filter((rule) => !rulesEverywhere.includes(rule))
    .map((rule) => declarationsNeededBy(rule).filter((need) => !declares.has(need)));
  return lists.some((list) => list.length === 0) ? [] : (lists[0] ?? []);
}

function isSelective({ scenarios, rules, topics }: CallerSelection): boolean {
  return (scenarios ?? rules ?? topics) !== undefined;
}

function isSelectedScenario(
  { name, rules: scenarioRules }: CallerScenario,
  selection: CallerSelection,
): boolean {
  const { scenarios, rules, topics } = selection;
  return (
    !isSelective(selection) ||
    scenarios?.includes(name) === true ||
    scenarioRules.some((rule) => rules?.includes(rule) || topics?.includes(callerRules[rule].topic))
  );
}

/** A scenario that was chosen by its name decides all its rules. */
function decidesRule(
  rule: CallerRuleId,
  chosen: readonly CallerScenario[],
  selection: CallerSelection,
): boolean {
  const { scenarios, rules, topics } = selection;
  return (
    !isSelective(selection) ||
    rules?.includes(rule) === true ||
    topics?.includes(callerRules[rule].topic) === true ||
    chosen.some(
      ({ name, rules: scenarioRules }) => scenarios?.includes(name) && scenarioRules.includes(rule),
    )
  );
}

function whyNotCovered(
  rule: CallerRuleId,
  {
    declares,
    run,
    leftOut,
  }: {
    declares: ReadonlySet<CallerDeclarationId>;
    run: readonly CallerScenario[];
    leftOut: CallerPlan['leftOut'];
  },
): string | undefined {
  const exempts = exemptionsOf(rule).find((id) => declares.has(id));
  if (exempts !== undefined) return whyExempt(exempts);
  const missing = declarationsNeededBy(rule).filter((need) => !declares.has(need));
  if (missing.length > 0) return notDeclared(missing);
  if (run.some(({ rules }) => rules.includes(rule))) return undefined;
  const left = leftOut.find(({ scenario }) => scenario.rules.includes(rule));
  return left?.reason ?? 'No scenario of it runs.';
}

/** What a service does to a piece of work makes it take longer than declared, and several may take turns. */
const moreTime = 1.5;
const moreTimeForSeveral = 2;

/** The longest time of a piece of work in a scenario, in milliseconds. */
export function longestWorkMs(
  { pieces = 1, workMs }: Pick<CallerScenario, 'pieces' | 'workMs'>,
  bounds: Application['bounds'],
): number {
  return workMs?.(bounds) ?? bounds.workMs * (pieces === 1 ? moreTime : moreTimeForSeveral);
}

/** The longest time of a scenario without the start of its application, in milliseconds. */
export function longestScenarioMs(
  scenario: CallerScenario,
  { bounds, schemas }: Pick<Application, 'bounds' | 'schemas'>,
): number {
  const rounds = scenario.rounds?.(schemas) ?? 1;
  return rounds * longestWorkMs(scenario, bounds) + watchAfterWorkMs(scenario);
}

/** The rehearsal runs alone. After it, each lane takes the next one: about the sum divided by the lanes. */
function estimateDuration(
  scenarios: readonly CallerScenario[],
  application: Pick<Application, 'bounds' | 'schemas' | 'instances' | 'readyMs'>,
): Pick<CallerPlan, 'usualMs' | 'longestMs'> {
  const { readyMs = 0 } = application;
  const lanes = lanesOf(application);
  const total = (each: (scenario: CallerScenario) => number, atOnce: number) => {
    const [rehearsal = 0, ...others] = scenarios.map(each);
    const sum = others.reduce((left, right) => left + right, 0);
    return rehearsal + Math.max(...others, sum / atOnce, 0);
  };
  return {
    usualMs: total(
      ({ watchesForMs = 0, rounds }) =>
        (rounds?.(application.schemas) ?? 1) * usualWorkMs + watchesForMs,
      lanes,
    ),
    longestMs: total(
      (scenario) => readyMs + longestScenarioMs(scenario, application),
      Math.min(lanes, fewestAtOnce),
    ),
  };
}

/** How long an application may be watched after its work, in milliseconds. */
function watchAfterWorkMs({ watchesForMs = 0, watchesUntilMs }: CallerScenario): number {
  return watchesUntilMs === undefined ? watchesForMs : longestWatchMs;
}
