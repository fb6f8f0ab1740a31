/** A plan of a run in words: scenarios, cost, duration, and what is left out and why. */

import { declarations, pricing } from '#generated/reference/tables.js';
import { pointsInPlan } from '../../conformance/learning-plan.ts';
import {
  coverage,
  type Plan,
  undeclaredFor,
  unknownCosts,
} from '../../conformance/run/run-plan.ts';
import { describeMissing, places } from '../../conformance/target/declarations.ts';
import type { Target } from '../../conformance/target/target.ts';
import { formatDecimal } from '../../core/money.ts';
import { countText } from '../../core/sentences.ts';
import { alignColumns } from '../shared/message-texts.ts';

/** The lines that `test --plan` prints. */
export function planText(plan: Plan, target: Target): string[] {
  const { covered, notCovered } = coverage(plan, target);
  return [
    ...scenariosText(plan, target),
    ...undecidedText(plan, target),
    ...(notCovered.length === 0 ? [] : ['', `Rules without a verdict: ${notCovered.join(', ')}`]),
    '',
    `${countText(covered.length, 'rule')}, ${figuresText(plan, target)}`,
  ];
}

/** The selected rules that this target lets nobody decide, and what it does not declare. */
function undecidedText({ selected = [] }: Plan, target: Target): string[] {
  const lines = selected.flatMap((rule) => {
    const needs = undeclaredFor(rule, target);
    if (needs.length === 0) return [];
    return [`${rule} cannot be decided. ${describeMissing(needs)}`];
  });
  return lines.length === 0 ? [] : ['', ...lines];
}

/** The lines that `learn --plan` prints: the open points that it can show, and why not the others. */
export function learningText(plan: Plan, target: Target): string[] {
  const { shown: shownPoints, notShown } = pointsInPlan(plan, target);
  const reasons = [...new Set(notShown.map(({ why }) => why))];
  const missed = reasons.flatMap((reason) => {
    const gaps = notShown.filter(({ why }) => why === reason).map(({ gap }) => gap);
    return [`  ${reason}`, `      ${gaps.join(', ')}`];
  });
  return [
    ...scenariosText(plan, target),
    '',
    'Open points that these scenarios can show:',
    `  ${shownPoints.join(', ')}`,
    ...(missed.length === 0 ? [] : ['', 'Open points that they cannot show:', ...missed]),
    '',
    `${shownPoints.length} of ${shownPoints.length + notShown.length} open points, ${figuresText(plan, target)}`,
  ];
}

function figuresText(plan: Plan, target: Target): string {
  return `${jobsText(plan)}, ${countText(plan.requests, 'request')}, ${costText(plan, target)}, ${planDurationText(plan, target)}`;
}

/** What runs, and what does not and why. */
function scenariosText(plan: Plan, target: Target): string[] {
  const reasons = [...new Set(plan.leftOut.map(({ reason }) => reason))];
  const omitted = reasons.flatMap((reason) => {
    const these = plan.leftOut.filter((omission) => omission.reason === reason);
    return [`  ${reason}`, `      ${these.map(({ scenario }) => scenario.name).join(', ')}`];
  });
  const undeclared = new Set(
    plan.leftOut.flatMap(({ scenario }) => scenario.needs.filter((id) => !target.claims.has(id))),
  );
  const meanings = [...undeclared].map(
    (id) => [id, `${declarations[id]} In the target file: ${places[id]}.`] as const,
  );
  return [
    `${target.baseUrl}, profile ${plan.profile}`,
    '',
    ...(plan.scenarios.length === 0
      ? ['No scenario can run.']
      : ['Scenarios to run (in parallel where possible), with worst-case figures:']),
    ...rowsOf(plan, target),
    ...(omitted.length === 0 ? [] : ['', 'Left out:', ...omitted]),
    ...(meanings.length === 0
      ? []
      : ['', 'What these declarations mean, and where they are made:', ...alignColumns(meanings)]),
  ];
}

function rowsOf(plan: Plan, { control }: Target): string[] {
  const unknown = new Set(control === undefined ? unknownCosts(plan) : []);
  const rows = plan.scenarios.map((planned) => {
    const isUnknown = planned.uses.some(({ resource }) => unknown.has(resource));
    const knownCost = isUnknown && planned.cost === 0n ? '' : dollars(planned.cost);
    return {
      name: planned.scenario.name,
      figures: [
        [knownCost, ...(isUnknown ? ['unknown'] : [])].filter(Boolean).join(' + '),
        countText(planned.jobs, 'job'),
        countText(planned.requests, 'request'),
        roundedDurationText(planned.durationMs, Math.ceil),
      ],
      purpose: planned.scenario.purpose,
    };
  });
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map(({ figures }) => figures[column]?.length ?? 0)),
  );
  return alignColumns(
    rows.map(({ name, figures, purpose }) => {
      const aligned = figures.map((figure, column) => figure.padStart(widths[column] ?? 0));
      return [name, [...aligned, purpose].join('  ')] as const;
    }),
  );
}

/** The jobs that a conforming deployment accepts, and those at worst. */
export function jobsText({ jobs, mostJobs }: Plan): string {
  const more =
    mostJobs > jobs ? ` (at most ${mostJobs} if it accepts what it should refuse, or is busy)` : '';
  return `${countText(jobs, 'job')}${more}`;
}

export function costText(plan: Plan, { control }: Target): string {
  const unknown = control === undefined ? unknownCosts(plan).map(({ name }) => name) : [];
  const rest =
    unknown.length === 0
      ? ''
      : ` plus the cost of jobs of ${unknown.join(', ')} (unknown: declare maxCost in the target file, or add --job-cost)`;
  return `${dollars(plan.cost)} at worst${rest}`;
}

/** The expected duration, the duration on a slow deployment, and the limit of the run. */
export function planDurationText(
  { durationMs, usualMs }: Plan,
  { control, limits }: Target,
): string {
  if (control?.clock === 'manual') return 'on manual clocks, so within seconds';
  const mostMs = limits.maxDurationSeconds * 1000;
  const slow =
    durationMs < mostMs
      ? `${roundedDurationText(durationMs, Math.ceil)} if everything is slow, `
      : '';
  return `about ${roundedDurationText(usualMs, Math.round)}, ${slow}at most ${roundedDurationText(mostMs, Math.ceil)}`;
}

function dollars(amount: bigint): string {
  return `$${formatDecimal(amount, pricing.decimals)}`;
}

/** In seconds, from three minutes on in whole minutes, from three hours on in whole hours. */
function roundedDurationText(ms: number, round: (value: number) => number): string {
  const seconds = Math.max(1, round(ms / 1000));
  if (seconds < 180) return `${seconds} s`;
  const minutes = round(seconds / 60);
  return minutes < 180 ? `${minutes} min` : `${round(minutes / 60)} h`;
}
