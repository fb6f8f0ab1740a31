/** What a slow machine left open: the checks themselves were late, so that no declaration is to blame. */
import { countText } from '../../../core/sentences.ts';
import { nameOfScenario } from '../../../evidence/repeated-scenarios.ts';
import type { RuleId } from '../../contract/rules.ts';
import { wasMachineSlow } from '../../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import type { Finding } from './judge.ts';
import type { EvidenceMaker } from './missing-evidence.ts';

/** What a slow machine may have left undecided. */
interface JudgedRule {
  readonly rule: RuleId;
  readonly verdict: string;
}

/**
 * A finding in which a time decides shows nothing where the machine was slow: the checks, and often the deployment on the
 * same machine, did everything late.
 */
export function withoutSlowTimes(
  { isTimed, ...finding }: Finding,
  evidence: EvidenceView,
): Finding {
  const { outcome, margin, shownBy } = finding;
  if (outcome !== 'broken' || !(isTimed ?? margin !== undefined)) return finding;
  const ids = idsOfSlowMachine(evidence);
  return shownBy.some((id) => ids.has(id)) ? { ...finding, outcome: 'unclear' } : finding;
}

/** The ids of what was recorded while the machine was slow. */
const idsOfSlowMachine = memoize(({ scenarios, calls, deliveries }: EvidenceView) => {
  const slow = new Set(scenarios.filter(wasMachineSlow).map(({ scenario }) => scenario));
  const recorded = slow.size === 0 ? [] : [...calls.map(({ exchange }) => exchange), ...deliveries];
  return new Set(recorded.flatMap(({ id, scenario }) => (slow.has(scenario) ? [id] : [])));
});

/** The scenarios of rules that are open, and in whose last run the checks were late. */
export function scenariosOfSlowMachine(
  verdicts: readonly JudgedRule[],
  scenarios: readonly EvidenceMaker[],
  evidence: Pick<EvidenceView, 'scenarios'>,
): readonly string[] {
  const last = lastEnds(evidence);
  const open = verdicts.filter(isUndecided).map(({ rule }) => rule);
  return scenarios
    .filter(({ rules }) => rules.some((rule) => open.includes(rule)))
    .map(({ name }) => name)
    .filter((name) => wasMachineSlow(last.get(name) ?? {}));
}

/** Says so in a sentence, and what to do; nothing if the machine was fast enough. */
export function slowMachineObstacle(
  verdicts: readonly JudgedRule[],
  scenarios: readonly EvidenceMaker[],
  evidence: Pick<EvidenceView, 'scenarios'>,
): string[] {
  const names = scenariosOfSlowMachine(verdicts, scenarios, evidence);
  if (names.length === 0) return [];
  const last = lastEnds(evidence);
  const shares = names.map((name) => last.get(name)?.lateShare ?? 0);
  const rules = verdicts.filter(
    (verdict) =>
      isUndecided(verdict) &&
      scenarios.some(
        (scenario) => names.includes(scenario.name) && scenario.rules.includes(verdict.rule),
      ),
  );
  return [
    `The machine was too busy: the checks were late for up to ${Math.round(100 * Math.max(...shares))} % of the time. This may be why ${countText(rules.length, 'rule')} ${rules.length === 1 ? 'is' : 'are'} undecided. Run these again on a less busy machine: --scenario ${names.join(',')}`,
  ];
}

/** How the last run of each scenario ended. */
function lastEnds({
  scenarios,
}: Pick<EvidenceView, 'scenarios'>): ReadonlyMap<string, EvidenceView['scenarios'][number]> {
  return new Map(scenarios.map((end) => [nameOfScenario(end.scenario), end]));
}

function isUndecided({ verdict }: JudgedRule): boolean {
  return verdict === 'inconclusive' || verdict === 'not run';
}
