/**
 * Proves learned settings: the scenarios that showed them run against the local service with these settings, and what
 * their evidence shows is compared with that of the deployment, except for times.
 */
import { judges } from '../../conformance/judges.ts';
import { type EvidenceView, viewOf } from '../../conformance/judging/evidence-view.ts';
import { judgeEach, type Verdict } from '../../conformance/judging/verdicts/verdicts.ts';
import { scenarios } from '../../conformance/scenarios.ts';
import { wallClockLimit } from '../../core/clock.ts';
import { clauseOf, countText } from '../../core/sentences.ts';
import { linkedSignal } from '../../core/signals.ts';
import { groupBy } from '../../evidence/indexes.ts';
import type { EvidenceRecord, ScenarioEnd } from '../../evidence/record-types.ts';
import { nameOfScenario } from '../../evidence/repeated-scenarios.ts';
import { checkedFile } from '../../reference/settings/define-settings.ts';
import { changeTexts } from '../changes-report.ts';
import { compareSettings, type UncomparedSetting } from '../compare-settings.ts';
import { type LearningResult, learn } from '../learn.ts';
import type { LearnedSetting } from '../learned-setting.ts';
import { settingsFromPoints } from '../possible-settings.ts';
import { observedIn } from '../settings-file.ts';
import { runLocally } from './local-run.ts';
import { localTarget } from './local-target.ts';

export interface Proof {
  /** The scenarios that ran against the local service. */
  readonly scenarios: readonly string[];
  readonly differences: readonly ProofDifference[];
  /** The paths of the settings that are the same. */
  readonly proved: readonly string[];
  /** The settings of which this run shows too little. */
  readonly notProved: readonly UncomparedSetting[];
  /** Why nothing was proved, as a sentence. Default: it was. */
  readonly obstacle?: string;
}

export interface ProofDifference {
  /** The path of a setting, the id of a rule, or the name of a scenario. */
  readonly what: string;
  readonly deployment: string;
  readonly local: string;
}

/** How long it may take in real time. */
const longestMs = 180_000;

/** @param signal ends it early */
export async function proveSettings(
  learned: LearningResult,
  { evidence, signal }: { evidence: readonly (readonly EvidenceRecord[])[]; signal: AbortSignal },
): Promise<Proof> {
  const ends = new Map(evidence.map(viewOf).flatMap(scenarioEnds));
  const subject = evidence.flat().find((record) => record.kind === 'subject');
  if (ends.size === 0 || subject === undefined) {
    return proofObstacle('The evidence has no scenario of the suite that could run again.');
  }
  const checked = checkedFile(settingsFromPoints(learned));
  if ('mistakes' in checked) {
    const messages = checked.mistakes.map(({ message }) => message);
    return proofObstacle(`The local service refuses the settings: ${messages.join('; ')}.`);
  }
  const { settings } = checked;
  const target = localTarget(subject, new Set(Object.keys(settings.endpoints)));
  const chosen = scenarios.filter(
    ({ name, needs }) => ends.has(name) && needs.every((need) => target.claims.has(need)),
  );
  const limit = wallClockLimit(longestMs);
  const end = linkedSignal([signal, limit.signal]);
  try {
    const { records, errors } = await runLocally(settings, {
      target,
      scenarios: chosen,
      signal: end.signal,
    });
    const [error] = errors;
    if (signal.aborted) return proofObstacle('The proof was cancelled.');
    if (limit.signal.aborted)
      return proofObstacle(`The proof took longer than ${longestMs / 1000} s.`);
    if (error !== undefined) return proofObstacle(`The proof itself failed: ${error.message}`);
    const { changes, same, notCompared } = compareSettings(
      { ...settings, observed: observedIn(learned.points) },
      { points: withoutTimes(learn([records]).points) },
    );
    return {
      scenarios: chosen.map(({ name }) => name),
      differences: [
        ...changes.map((change) => {
          const { from, to } = changeTexts(change);
          return { what: change.path.join('/'), deployment: from, local: to };
        }),
        ...verdictDifferences(evidence, records),
        ...endDifferences(ends, records),
      ],
      proved: same.map(({ path }) => path.join('/')),
      notProved: notCompared,
    };
  } finally {
    end.unlink();
    limit.release();
  }
}

/** While anything in this process takes real time, its clock may skip: times measure nothing. */
function withoutTimes(points: readonly LearnedSetting[]): LearnedSetting[] {
  return points.flatMap((point): LearnedSetting[] => {
    const { measure } = point;
    if (measure?.kind === 'times' || measure?.kind === 'answerTimes') return [];
    return [measure?.kind === 'script' ? { ...point, measure: { ...measure, ms: [] } } : point];
  });
}

/** The end of each scenario by its name: that of its last run. */
function scenarioEnds({ scenarios: ends }: EvidenceView): (readonly [string, ScenarioEnd])[] {
  return ends.map((end) => [nameOfScenario(end.scenario), end]);
}

function proofObstacle(obstacle: string): Proof {
  return { scenarios: [], differences: [], proved: [], notProved: [], obstacle };
}

/** The scenarios that ran to their end at one of the two only. Why not at the deployment may be private. */
function endDifferences(
  deployment: ReadonlyMap<string, ScenarioEnd>,
  records: readonly EvidenceRecord[],
): ProofDifference[] {
  return viewOf(records).scenarios.flatMap((there) => {
    const here = deployment.get(there.scenario);
    if (here === undefined || here.outcome === there.outcome) return [];
    return [{ what: there.scenario, deployment: here.outcome, local: outcomeText(there) }];
  });
}

function outcomeText({ outcome, reason }: ScenarioEnd): string {
  return reason === undefined ? outcome : `${outcome} (${clauseOf(reason)})`;
}

/** The rules of the contract that one of the two keeps and the other one breaks. */
function verdictDifferences(
  evidence: readonly (readonly EvidenceRecord[])[],
  records: readonly EvidenceRecord[],
): ProofDifference[] {
  const local = new Map(contractVerdicts(records).map((verdict) => [verdict.rule, verdict]));
  const all = evidence.flatMap((source) => contractVerdicts(source));
  return [...groupBy(all, ({ rule }) => rule)].flatMap(([rule, verdicts]): ProofDifference[] => {
    const deployment =
      verdicts.find(({ verdict }) => verdict === 'violated') ??
      verdicts.find(({ verdict }) => verdict === 'verified');
    const there = local.get(rule);
    if (deployment === undefined || there === undefined) return [];
    const kinds = new Set([deployment.verdict, there.verdict]);
    return kinds.has('violated') && kinds.has('verified')
      ? [{ what: rule, deployment: deployment.verdict, local: there.verdict }]
      : [];
  });
}

function contractVerdicts(records: readonly EvidenceRecord[]): Verdict[] {
  return [...judgeEach(viewOf(records), { judges, scenarios, profile: 'contract' })];
}

/** The lines that say what was proved. */
export function proofText({
  scenarios: names,
  differences,
  proved,
  notProved,
  obstacle,
}: Proof): string[] {
  if (obstacle !== undefined) return [`Not proved: ${obstacle}`];
  const counts = `${countText(names.length, 'scenario')} ran against the local service with these settings: ${countText(proved.length, 'setting')} proved`;
  return [
    differences.length === 0 ? `${counts}.` : `${counts}, ${differences.length} not as learned:`,
    ...differences.map(
      ({ what, deployment, local }) =>
        `  ${what}: ${deployment} at the deployment, ${local} at the local service`,
    ),
    ...(notProved.length === 0
      ? []
      : [`Seen too little of: ${notProved.map(({ path }) => path.join('/')).join(', ')}.`]),
  ];
}
