/** Checks a deployment: plans scenarios, runs them, judges the evidence and makes a report. */
import type { EvidenceRecord } from '../evidence/record-types.ts';
import { type Profile, type RuleId, rulesOf } from './contract/rules.ts';
import { wasMachineSlow } from './contract/tolerances.ts';
import { judges } from './judges.ts';
import { viewOf } from './judging/evidence-view.ts';
import type { Baseline } from './judging/verdicts/known-violations.ts';
import { scenariosOfSlowMachine } from './judging/verdicts/slow-machine.ts';
import { judgeEach } from './judging/verdicts/verdicts.ts';
import { cheapestShowing } from './learning-plan.ts';
import { createReport, type DeploymentReport } from './report/report.ts';
import { runAllScenarios } from './run/run.ts';
import type { RunOptions, SpentBudget } from './run/run-options.ts';
import { makePlan, type Plan, type SelectedParts, undeclaredFor } from './run/run-plan.ts';
import type { Scenario } from './run/scenario.ts';
import { learningScenarios, scenarios, scenariosByTopic } from './scenarios.ts';
import type { Target } from './target/target.ts';

/** The scenarios to run: those that any of the lists names. */
export interface Selection {
  readonly scenarios?: readonly string[] | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly topics?: readonly string[] | undefined;
}

/** Plans a check without sending anything. Default: all scenarios. */
export function planCheck(target: Target, profile: Profile, selection: Selection = {}): Plan {
  const selected = selectedBy(selection, profile);
  if (selected === undefined) return makePlan(target, { profile, scenarios });
  // A rule that the target lets nobody decide needs no requests.
  const rules = selection.rules?.filter((rule) => undeclaredFor(rule, target).length === 0);
  const { scenarios: useful } = selectedBy({ ...selection, rules }, profile) ?? selected;
  return makePlan(target, { profile, scenarios, selected: { ...selected, scenarios: useful } });
}

/**
 * Plans a run that shows what a deployment does, without sending anything. Default: the cheapest scenarios that
 * together show all open points that any scenario shows of this target within the limits of the run.
 */
export function planLearning(target: Target, selection: Selection = {}): Plan {
  // Other scenarios may spend what is left of the budget.
  const planOf = (chosen: readonly Scenario[]) =>
    makePlan(target, { profile: 'reference', scenarios: [...learningScenarios, ...chosen] });
  const { scenarios: selected } = selectedBy(selection, 'reference') ?? {};
  if (selected !== undefined) return planOf(scenarios.filter((scenario) => selected.has(scenario)));
  const single = scenarios.map((scenario) =>
    makePlan(target, { profile: 'reference', scenarios: [scenario] }),
  );
  const leftOut = single.flatMap((plan) => plan.leftOut);
  let candidates = single.flatMap((plan) => plan.scenarios);
  for (;;) {
    const chosen = cheapestShowing(candidates, target).map(({ scenario }) => scenario);
    const plan = planOf(scenarios.filter((scenario) => chosen.includes(scenario)));
    const tooMuch = plan.leftOut.filter(({ scenario }) => !learningScenarios.includes(scenario));
    // Others may show the same for less.
    candidates = candidates.filter((candidate) =>
      tooMuch.every((out) => out.scenario !== candidate.scenario),
    );
    leftOut.push(...tooMuch);
    if (tooMuch.length === 0) {
      const others = candidates.filter((candidate) => !chosen.includes(candidate.scenario));
      const needless = others.map(({ scenario }) => ({
        scenario,
        reason: showsNothingMore,
        isUndeclared: false,
      }));
      return { ...plan, leftOut: [...plan.leftOut, ...leftOut, ...needless] };
    }
  }
}

const showsNothingMore = 'Shows no open point that the others do not show.';

/** The rules that a selection decides, in the order of the document. Default: all. */
export function selectedRules(selection: Selection, profile: Profile): readonly RuleId[] {
  return selectedBy(selection, profile)?.rules ?? rulesOf(profile);
}

/** Undefined if nothing is selected. A selected rule runs scenarios, whose other rules are not selected. */
function selectedBy(
  { rules, topics, ...named }: Selection,
  profile: Profile,
): SelectedParts | undefined {
  if ((named.scenarios ?? rules ?? topics) === undefined) return undefined;
  const ofTopics = Object.entries(scenariosByTopic)
    .filter(([topic]) => topics?.includes(topic))
    .flatMap(([, topicScenarios]) => topicScenarios);
  const whole = [...ofTopics, ...scenarios.filter(({ name }) => named.scenarios?.includes(name))];
  const ofRules = scenarios.filter((scenario) =>
    scenario.rules.some((rule) => rules?.includes(rule)),
  );
  const decided = new Set([...(rules ?? []), ...whole.flatMap((scenario) => scenario.rules)]);
  return {
    scenarios: new Set([...whole, ...ofRules]),
    rules: rulesOf(profile).filter((rule) => decided.has(rule)),
  };
}

type CheckOptions = Omit<
  RunOptions,
  'scenarios' | 'leftOut' | 'selected' | 'planned' | 'profile' | 'toRepeat'
>;

/** Runs a plan, without judging. Never rejects: what stops the run is part of the evidence. */
export async function gatherEvidence(
  plan: Plan,
  options: CheckOptions & Pick<RunOptions, 'toRepeat'>,
): Promise<readonly EvidenceRecord[]> {
  const { records } = await runAllScenarios({
    ...options,
    profile: plan.profile,
    // On a manual clock, planned durations are not real time.
    ...(options.target.control?.clock !== 'manual' && {
      planned: { usualMs: plan.usualMs, longestMs: plan.durationMs },
    }),
    scenarios: plan.scenarios.map(({ scenario }) => scenario),
    leftOut: plan.leftOut.map(({ scenario: { name }, ...why }) => ({ scenario: name, ...why })),
    selected: plan.selected,
  });
  return records;
}

/** Gathers evidence and judges it. `baseline` lists known violations. */
export async function checkDeployment(
  plan: Plan,
  { baseline, ...options }: CheckOptions & { baseline?: Baseline | undefined },
): Promise<DeploymentReport> {
  const { limits } = options.target;
  const toRepeat: RunOptions['toRepeat'] = (records, spent) =>
    repeatsOf(plan, { records, spent, limits });
  const records = await gatherEvidence(plan, { ...options, toRepeat });
  return createReport(records, { profile: plan.profile, baseline });
}

/**
 * The scenarios to repeat because only the slowness of this machine left a rule open, as far as what the plan states
 * has not been spent.
 */
function repeatsOf(
  plan: Plan,
  {
    records,
    spent,
    limits,
  }: { records: readonly EvidenceRecord[]; spent: SpentBudget; limits: Target['limits'] },
): Scenario[] {
  const evidence = viewOf(records);
  if (!evidence.scenarios.some(wasMachineSlow)) return [];
  const { profile, selected: rules } = plan;
  // The report says which judge fails.
  const onError = () => undefined;
  const judging = { judges, scenarios, profile, onError, ...(rules && { rules }) };
  const names = scenariosOfSlowMachine([...judgeEach(evidence, judging)], scenarios, evidence);
  const left = {
    cost: plan.cost - spent.cost,
    requests: plan.requests - spent.requests,
    durationMs: limits.maxDurationSeconds * 1000 - spent.durationMs,
  };
  return plan.scenarios
    .filter(({ scenario }) => names.includes(scenario.name))
    .filter(({ cost, reservedRequests, usualMs }) => {
      const fits =
        cost <= left.cost && reservedRequests <= left.requests && usualMs <= left.durationMs;
      if (!fits) return false;
      left.cost -= cost;
      left.requests -= reservedRequests;
      left.durationMs -= usualMs;
      return true;
    })
    .map(({ scenario }) => scenario);
}
