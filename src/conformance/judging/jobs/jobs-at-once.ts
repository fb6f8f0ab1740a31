/** How many jobs of an endpoint ran at the same time. It has at least as many workers. */
import { isFinished } from '../../../client/job.ts';
import { groupBy, intervalIndex } from '../../../evidence/indexes.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { isRetriedOrCancelled, type JobHistory, timesInState } from './job-history.ts';

/** Jobs that ran at once, the most at any time. */
export interface JobsAtOnce {
  readonly count: number;
  /** The evidence that shows them. */
  readonly ids: readonly number[];
}

/** A time in which a job surely ran: all the while, or at some moment of it. */
interface Run {
  readonly history: JobHistory;
  readonly fromMs: number;
  readonly toMs: number;
  readonly id: number;
}

/** By endpoint. Jobs count together only where the evidence leaves no doubt. */
export function jobsAtOnce(view: EvidenceView): ReadonlyMap<string, JobsAtOnce> {
  const mostByEndpoint = new Map<string, JobsAtOnce>();
  for (const jobs of groupBy(view.jobs, workersOf(view)).values()) {
    const endpointId = jobs[0]?.endpointId;
    if (endpointId === undefined) continue;
    const most = mostOf(jobs);
    if (most.count > (mostByEndpoint.get(endpointId)?.count ?? 0))
      mostByEndpoint.set(endpointId, most);
  }
  return mostByEndpoint;
}

/** Names the workers that a job may have: those of its endpoint. With a control interface, scenarios have accounts of their own. */
export function workersOf({
  subject,
}: EvidenceView): (place: Pick<JobHistory, 'scenario' | 'endpointId'>) => string {
  const isApart = subject.claims.includes('fault-source');
  return ({ scenario, endpointId }) => JSON.stringify([isApart ? scenario : '', endpointId]);
}

function mostOf(jobs: readonly JobHistory[]): JobsAtOnce {
  const allTheWhile = jobs.flatMap(runningIn);
  const during = intervalIndex(
    allTheWhile.map((run) => ({ thing: run, from: run.fromMs, to: run.toMs })),
  );
  const moments = [
    ...allTheWhile.map((run) => ({ ...run, toMs: run.fromMs })),
    ...jobs.flatMap(completedIn),
  ];
  return moments.reduce<JobsAtOnce>(
    (most, { history, fromMs, toMs, id }) => {
      // Of two that begin together, each is there when the other one begins.
      const others = during({ before: fromMs + shortestMs, beyond: toMs }).filter(
        (run) => run.history !== history,
      );
      if (others.length < most.count) return most;
      return { count: others.length + 1, ids: [id, ...others.map((run) => run.id)] };
    },
    { count: 0, ids: [] },
  );
}

/** Times are no more precise than this. */
const shortestMs = 0.001;

/** From the first to the last answer that shows a job running. */
function runningIn(history: JobHistory): Run[] {
  return timesInState(history, 'running')
    .map(({ first, last }) => ({
      history,
      fromMs: first.untilMs,
      toMs: last.fromMs,
      id: first.id,
    }))
    .filter(({ fromMs, toMs }) => fromMs <= toMs);
}

/** A job that completed has run at some moment since it was submitted. */
function completedIn(history: JobHistory): Run[] {
  const { samples, submission } = history;
  const end = samples.find(({ job }) => isFinished(job));
  if (submission === undefined || end?.job.phase !== 'completed') return [];
  if (isRetriedOrCancelled(history)) return [];
  const { sentMs } = submission.exchange;
  return [{ history, fromMs: sentMs, toMs: end.untilMs, id: end.id }];
}
