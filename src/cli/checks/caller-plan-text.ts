/** Describes the plan of an application check in words. */

import type { Application } from '../../callers/application/application.ts';
import { callerRules } from '../../callers/rules.ts';
import type { CallerPlan } from '../../callers/run/plan.ts';
import { countText } from '../../core/sentences.ts';
import { alignColumns } from '../shared/message-texts.ts';

/** The lines that `check-app --plan` prints. */
export function callerPlanText(plan: CallerPlan, application: Application): string[] {
  const { scenarios, leftOut, rules, notCovered } = plan;
  const open = new Set(notCovered.map(({ rule }) => rule));
  const covered = rules.filter((rule) => !open.has(rule));
  return [
    ...[`${application.name}, endpoint ${application.endpoint}`, ''],
    scenarios.length === 0 ? 'No scenario can run.' : 'Scenarios to run:',
    ...(scenarios.length === 0
      ? []
      : alignColumns(
          scenarios.map(
            ({ name, happens }, index) =>
              [name, index === 0 ? `${happens} ${rehearsed}` : happens] as const,
          ),
        )),
    ...groupByReason(
      'Left out:',
      leftOut.map(({ scenario, reason }) => [scenario.name, reason] as const),
    ),
    ...(covered.length === 0
      ? []
      : [
          '',
          'Rules:',
          ...alignColumns(
            covered.map(
              (rule) => [rule, `${callerRules[rule].says} (${callerRules[rule].level})`] as const,
            ),
          ),
        ]),
    ...groupByReason(
      'Rules without a verdict:',
      notCovered.map(({ rule, reason }) => [rule, reason] as const),
    ),
    ...(application.countsActs === false && application.declares.has('webhooks')
      ? [
          '',
          'The file lacks `acts`, so the check cannot tell whether the application acts only once on a repeated call.',
        ]
      : []),
    '',
    `${countText(scenarios.length, 'scenario')}, ${countText(covered.length, 'rule')}, ${callerDurationText(plan)}`,
  ];
}

const rehearsed = 'It runs first: if the application fails in it, nothing else runs.';

/** For an application that works in a second, and the limit. */
export function callerDurationText({ usualMs, longestMs }: CallerPlan): string {
  return `about ${wholeSecondsText(usualMs)} for an application that answers in a second, at most ${wholeSecondsText(longestMs)}`;
}

/** Names by their reason. */
function groupByReason(
  title: string,
  entries: readonly (readonly [name: string, reason: string])[],
): string[] {
  const reasons = [...new Set(entries.map(([, reason]) => reason))];
  const lines = reasons.flatMap((reason) => {
    const these = entries.filter(([, entryReason]) => entryReason === reason).map(([name]) => name);
    return [`  ${reason}`, `      ${these.join(', ')}`];
  });
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function wholeSecondsText(ms: number): string {
  return `${Math.max(1, Math.ceil(ms / 1000))} s`;
}
