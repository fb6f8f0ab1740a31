/** Compares the run of a deployment with that of its twin: first what callers notice, then timing. */
import { isDeepStrictEqual } from 'node:util';
import type { EvidenceRecord, ScenarioEnd } from '../../evidence/records.ts';
import { type EvidenceView, viewOf } from '../judging/evidence-view.ts';
import { endOf } from '../judging/job-history.ts';
import type { Verdict } from '../judging/verdicts.ts';
import { recognisers } from '../recognisers.ts';
import { type Bounds, boundsText, intersectionOf } from '../recognising/bounds.ts';
import { type Recognised, recognise } from '../recognising/recognise.ts';
import { type Difference, differencesBetween, type Sides } from './differences.ts';
import { type IsStandIn, observationsIn } from './observations.ts';
import { type TimingDifference, timingDifferences } from './timing.ts';

/** One of the two runs. */
export interface TwinRun {
  readonly records: readonly EvidenceRecord[];
  readonly verdicts: readonly Verdict[];
}

export interface TwinComparison {
  /** The twin as its user named it: a settings file or a URL. */
  readonly twin: string;
  readonly differences: readonly Difference[];
  readonly timing: readonly TimingDifference[];
  /** Why something was not compared, as sentences. */
  readonly notCompared: readonly string[];
}

/**
 * @param isStandIn whether what is in the output of a job says nothing there; default: where all outputs of the twin
 *   are empty
 */
export function compareTwin(
  twin: string,
  runs: Sides<TwinRun>,
  { notCompared = [], ...given }: ComparisonOptions = {},
): TwinComparison {
  const views = {
    deployment: viewOf(runs.deployment.records),
    twin: viewOf(runs.twin.records),
  };
  const isStandIn = given.isStandIn ?? emptyOutputsOf(views.twin);
  const seen = {
    deployment: observationsIn(views.deployment, isStandIn),
    twin: observationsIn(views.twin, isStandIn),
  };
  return {
    twin,
    differences: [
      ...differentVerdicts(runs),
      ...differentAlternatives(views),
      ...differentEnds(views),
      ...differencesBetween(seen),
    ],
    timing: timingDifferences(views),
    notCompared: [
      ...notCompared,
      ...outputsOf(views.deployment, isStandIn),
      ...scenariosOfOne(views),
    ],
  };
}

interface ComparisonOptions {
  readonly notCompared?: readonly string[];
  readonly isStandIn?: IsStandIn | undefined;
}

/** The jobs of endpoints that only ever completed with `{}`. */
function emptyOutputsOf({ jobs }: EvidenceView): IsStandIn {
  const completed = jobs.flatMap((job) => {
    const end = endOf(job)?.job;
    return end?.phase === 'completed' ? [{ ...job, output: end.output }] : [];
  });
  const isEmpty = (output: unknown) => isDeepStrictEqual(output, {});
  const empty = new Set(
    completed.filter(({ output }) => isEmpty(output)).map(({ endpointId }) => endpointId),
  );
  for (const { endpointId, output } of completed) if (!isEmpty(output)) empty.delete(endpointId);
  return ({ endpointId }) => empty.has(endpointId);
}

/** The rules that one of the two breaks. Other verdicts tell about the evidence. */
function differentVerdicts({ deployment, twin }: Sides<TwinRun>): Difference[] {
  const ofTwin = new Map(twin.verdicts.map((verdict) => [verdict.rule, verdict]));
  return deployment.verdicts.flatMap((here): Difference[] => {
    const there = ofTwin.get(here.rule);
    const [first, second] = [here.verdict, there?.verdict];
    if (there === undefined || first === second) return [];
    if (first !== 'violated' && second !== 'violated') return [];
    return [
      {
        ...{ kind: 'verdict', what: here.rule, count: 1 },
        did: { deployment: verdictText(here), twin: verdictText(there) },
        shownBy: { deployment: recordsOf(here), twin: recordsOf(there) },
      },
    ];
  });
}

function verdictText({ verdict, reason }: Verdict): string {
  return verdict === 'violated' ? `violated: ${reason}` : verdict;
}

function recordsOf({ findings }: Verdict): readonly number[] {
  return findings[0]?.shownBy ?? [];
}

/** The gaps about which both were seen to do something, and not the same. */
function differentAlternatives(views: Sides<EvidenceView>): Difference[] {
  const ofTwin = new Map(recognise(views.twin, { recognisers }).map((one) => [one.gap, one]));
  return recognise(views.deployment, { recognisers }).flatMap((here): Difference[] => {
    const there = ofTwin.get(here.gap);
    if (there === undefined || isSame(here, there)) return [];
    return [
      {
        ...{ kind: 'alternative', what: here.gap, count: here.count },
        did: { deployment: alternativeText(here), twin: alternativeText(there) },
        shownBy: { deployment: here.shownBy, twin: there.shownBy },
      },
    ];
  });
}

/** Whether two sightings can be of the same behaviour. What no alternative says is compared as it was seen. */
function isSame(here: Recognised, there: Recognised): boolean {
  if (here.kind === 'notSeen' || there.kind === 'notSeen') return true;
  if (here.kind === 'somethingElse' || there.kind === 'somethingElse') {
    return here.kind === there.kind;
  }
  return (
    here.alternative === there.alternative &&
    intersectionOf([boundsOf(here), boundsOf(there)]) !== 'none' &&
    (typeof here.parameter !== 'string' || here.parameter === there.parameter)
  );
}

function boundsOf({ parameter, bounds = {} }: Extract<Recognised, { kind: 'does' }>): Bounds {
  return typeof parameter === 'number' ? { atLeast: parameter, atMost: parameter } : bounds;
}

function alternativeText(recognised: Recognised): string {
  switch (recognised.kind) {
    case 'does': {
      const { alternative, parameter, bounds } = recognised;
      const value = parameter ?? (bounds && boundsText(bounds));
      return value === undefined ? alternative : `${alternative} (${value})`;
    }
    case 'somethingElse':
      return `something else: ${recognised.saw}`;
    case 'notSeen':
      return 'not seen';
  }
}

function differentEnds(views: Sides<EvidenceView>): Difference[] {
  const ofTwin = scenarioEndsIn(views.twin);
  return views.deployment.scenarios.flatMap((here): Difference[] => {
    const there = ofTwin.get(here.scenario);
    if (there === undefined || here.outcome === there.outcome) return [];
    return [
      {
        ...{ kind: 'scenario', what: here.scenario, count: 1 },
        did: { deployment: endText(here), twin: endText(there) },
        shownBy: { deployment: [], twin: [] },
      },
    ];
  });
}

function endText({ outcome, reason }: ScenarioEnd): string {
  return reason === undefined ? outcome : `${outcome}: ${reason}`;
}

function scenarioEndsIn({ scenarios }: EvidenceView): ReadonlyMap<string, ScenarioEnd> {
  return new Map(scenarios.map((one) => [one.scenario, one]));
}

function outputsOf({ jobs }: EvidenceView, isStandIn: IsStandIn): string[] {
  const standIns = jobs.flatMap(({ submission, endpointId }) =>
    endpointId !== undefined && submission !== undefined && isStandIn(submission)
      ? [endpointId]
      : [],
  );
  const ids = [...new Set(standIns)].join(', ');
  return ids === '' ? [] : [`What is in outputs of ${ids}: those of the twin say nothing.`];
}

function scenariosOfOne(views: Sides<EvidenceView>): string[] {
  const [here, there] = [scenarioEndsIn(views.deployment), scenarioEndsIn(views.twin)];
  const only = (one: typeof here, other: typeof here) =>
    [...one.keys()].filter((name) => !other.has(name));
  const lines = [
    { names: only(here, there), where: 'the deployment' },
    { names: only(there, here), where: 'the twin' },
  ];
  return lines.flatMap(({ names, where }) =>
    names.length === 0 ? [] : [`Only ${where} ran: ${names.join(', ')}.`],
  );
}
