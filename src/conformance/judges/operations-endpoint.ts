/** Rules about an endpoint as a whole: emptying its queue, and how it is. */
import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import {
  answerFaults,
  type Call,
  describeFault,
  isSuccess,
  type OperationId,
} from '../../evidence/calls.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { around, tellsNothing, unanswered } from '../judging/job-calls.ts';
import type { JobHistory } from '../judging/job-history.ts';
import { broken, type Finding, holds, unclear } from '../judging/judge.ts';
import { stateNames } from '../judging/state-names.ts';
import type { Judges } from '../judging/verdicts.ts';

const { purge, fail, terminate, expire } = lifecycle.transitions;

const purged: string = purge.to;
const failures: readonly string[] = [fail, terminate, expire].map(({ to }) => to);

function callsOf({ subject, calls }: EvidenceView, operationId: OperationId): readonly Call[] {
  if (subject.operations?.includes(operationId) !== true) return [];
  return calls.filter((call) => call.operationId === operationId && call.exchange.key === 'valid');
}

function jobsAt({ jobs }: EvidenceView, { endpointId, exchange }: Call): readonly JobHistory[] {
  return jobs.filter((job) => job.endpointId === endpointId && job.scenario === exchange.scenario);
}

function empties(evidence: EvidenceView): Finding[] {
  return callsOf(evidence, 'purgeQueue').flatMap((call): Finding[] => {
    const { id } = call.exchange;
    if (tellsNothing(call)) return [unclear(unanswered('The request', call), [id])];
    if (!isSuccess(call)) return [broken(`Expected how many, got ${call.status}.`, [id])];
    const [fault] = answerFaults(call, 'reference') ?? [];
    if (fault !== undefined) {
      return [broken(describeFault(fault, call.answered), [id])];
    }
    const seen = jobsAt(evidence, call).map((job) => around(job, call));
    const findings: Finding[] = [];
    let removed = 0;
    let isCertain = true;
    for (const { before, after } of seen) {
      const [next] = after;
      if (before === undefined || next === undefined) continue;
      const shownBy = [before.id, id, next.id];
      const was = before.job.phase;
      const { status, phase: is } = next.job;
      if (was === 'waiting' && is === 'waiting') {
        findings.push(broken('A job still waits.', shownBy));
      } else if (was === 'waiting' && status === purged) removed += 1;
      // A job that waited may have been taken before its queue was emptied.
      else if (was === 'waiting') isCertain = false;
      else if (was === 'running' && status === purged) {
        findings.push(broken('A job that ran was called off.', shownBy));
      }
    }
    const told = isObject(call.answered) ? call.answered['removed'] : undefined;
    // Others may have jobs there, unless the request was made for the rule on an endpoint of its own.
    const isAlone = call.exchange.probes?.includes('purge-queue') === true && isCertain;
    if (typeof told === 'number' && (told < removed || (isAlone && told > removed))) {
      findings.push(broken(`${removed} jobs were called off, and ${told} are told.`, [id]));
    }
    if (findings.length > 0) return findings;
    return removed > 0
      ? [holds(`${removed} jobs that waited were called off.`, [id])]
      : [
          unclear(
            'No job that waited was seen; one that waits before and is called off afterwards would tell.',
            [id],
          ),
        ];
  });
}

/** The least that an endpoint has of each kind, by what was seen of its jobs in one scenario. */
function leastCounts(jobs: readonly JobHistory[], { exchange }: Call) {
  const { id, sentMs, receivedMs } = exchange;
  const least = { completed: 0, failed: 0, inProgress: 0, inQueue: 0, retried: 0 };
  for (const { samples, calls } of jobs) {
    const sent = samples.filter((sample) => sample.id < id && sample.untilMs <= sentMs);
    const later = samples.filter((sample) => sample.id > id && sample.fromMs >= receivedMs);
    const statuses = new Set(sent.map(({ job }) => job.status));
    if (statuses.has(stateNames.completed)) least.completed += 1;
    if (failures.some((state) => statuses.has(state))) least.failed += 1;
    least.retried += calls.filter(
      (call) =>
        call.operationId === 'retryJob' && isSuccess(call) && call.exchange.receivedMs <= sentMs,
    ).length;
    const before = sent.findLast(({ by }) => by !== 'webhook')?.job.phase;
    const after = later.find(({ by }) => by !== 'webhook')?.job.phase;
    const isRetried = calls.some(({ operationId }) => operationId === 'retryJob');
    if (before === 'running' && after === 'running' && !isRetried) least.inProgress += 1;
    if (before === 'waiting' && after === 'waiting' && !isRetried) least.inQueue += 1;
  }
  return least;
}

function tellsHealth(evidence: EvidenceView): Finding[] {
  return callsOf(evidence, 'getEndpointHealth').flatMap((call): Finding[] => {
    const { id } = call.exchange;
    if (tellsNothing(call)) return [unclear(unanswered('The request', call), [id])];
    if (!isSuccess(call)) return [broken(`Expected counts, got ${call.status}.`, [id])];
    const [fault] = answerFaults(call, 'reference') ?? [];
    if (fault !== undefined) {
      return [broken(describeFault(fault, call.answered), [id])];
    }
    const health = isObject(call.answered) ? call.answered : {};
    const told = numbersIn(health['jobs']);
    const workers = numbersIn(health['workers']);
    const least = leastCounts(jobsAt(evidence, call), call);
    const missing = Object.entries(least).find(([name, count]) => (told[name] ?? 0) < count);
    if (missing !== undefined) {
      const [name, count] = missing;
      return [broken(`At least ${count} jobs are ${name}, and ${told[name]} are told.`, [id])];
    }
    const { idle = 0, running = 0, ready = 0 } = workers;
    if (idle + running !== ready) {
      return [broken(`${ready} workers are ready, ${idle} idle and ${running} running.`, [id])];
    }
    if (least.inProgress > 0 && running === 0) {
      return [broken('A job is in progress, and no worker runs.', [id])];
    }
    const counted = Object.values(least).some((count) => count > 0);
    return counted
      ? [holds('The counts agree with the jobs that were seen.', [id])]
      : [
          unclear(
            'No job was seen that would have to be counted; one that waits or runs would tell.',
            [id],
          ),
        ];
  });
}

function numbersIn(value: unknown): Readonly<Record<string, number>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, count]) =>
      typeof count === 'number' ? [[name, count]] : [],
    ),
  );
}

/** By rule. */
export const endpointJudges = {
  'purge-queue': empties,
  'endpoint-health': tellsHealth,
} satisfies Judges;
