/** Rules that say that an application copes with what the service does in an open point. */

import { gapNamed } from '#generated/reference/tables.js';
import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { jobInAnswer } from '../../evidence/operation-exchange.ts';
import type { WorkRecord } from '../../evidence/record-types.ts';
import { type CallerRuleId, callerRules } from '../rules.ts';
import {
  isCompleted,
  knowsEnd,
  onlyWork,
  reportedOutcomeText,
  submittedAgain,
  waitsForEnd,
} from './application-jobs.ts';
import type { CallerEvidence, Scene } from './caller-evidence.ts';

/** Where the service did something else than usual in a gap of the rule: the work succeeds all the same. */
export function successUnder(rule: CallerRuleId): (evidence: CallerEvidence) => Iterable<Finding> {
  return function* judge({ scenes }) {
    for (const scene of scenes) {
      const alternatives = alternativesOfRule(rule, scene);
      const work = onlyWork(scene);
      const jobCall = scene.calls.find((call) => jobInAnswer(call) !== undefined);
      const [call] = scene.deliveries;
      const shownId = jobCall?.exchange.id ?? call?.id;
      if (alternatives.length === 0 || work === undefined || shownId === undefined) continue;
      const what = alternatives.join(' ');
      const shownBy = [shownId, work.id];
      const [first, ...others] = submittedAgain(scene);
      const isBlind = work.outcome === 'success' && !knowsEnd(scene) && waitsForEnd(scenes);
      if (isBlind)
        yield broken(
          `${what} Then ${reportedOutcomeText(work)}, although nothing said that the job had completed.`,
          shownBy,
        );
      else if (first !== undefined)
        yield broken(
          `${what} Then the application submitted again ${others.length === 0 ? 'once' : `${others.length + 1} times`}, although the job was accepted.`,
          [...shownBy, first.exchange.id],
        );
      else if (work.outcome === 'success')
        yield holds(`${what} The application finished.`, shownBy);
      else if (work.outcome === 'unfinished' && isBusy(scene, work))
        yield unclear(`${what} Then ${reportedOutcomeText(work)}, but was still asking.`, shownBy);
      else yield broken(`${what} Then ${reportedOutcomeText(work)}.`, shownBy);
    }
  };
}

/** Whether an application that has not finished has sent a request in the second half of its time. */
function isBusy({ calls }: Scene, { startedMs, endedMs }: WorkRecord): boolean {
  const lastMs = calls.at(-1)?.exchange.sentMs ?? startedMs;
  return lastMs >= (startedMs + endedMs) / 2 && !calls.some(isCompleted);
}

/** What the service did in the gaps of a rule, as sentences; empty where it did as usual. */
function alternativesOfRule(rule: CallerRuleId, { end }: Scene): string[] {
  const ruleGaps: readonly string[] = callerRules[rule].gaps ?? [];
  return Object.entries(end?.alternatives ?? {}).flatMap(([gap, id]) =>
    ruleGaps.includes(gap) ? [saysOf(gap, id)] : [],
  );
}

function saysOf(gap: string, id: string): string {
  return gapNamed(gap)?.alternatives?.[id]?.says ?? `${gap} is ${id}.`;
}
