/** How an application waits for its jobs. */
import { lifecycle } from '#generated/reference/tables.js';
import { broken, type Finding, holds, unclear } from '../../conformance/judging/judge.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import {
  comesAfter,
  isCompleted,
  isRead,
  isSubmission,
  jobIn,
  onlyWork,
  outcomeText,
  requestText,
  seconds,
  stateIn,
} from '../judging/jobs.ts';
import { betweenLabel } from '../judging/labels.ts';
import { successUnder } from '../judging/under-alternatives.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

export const waitingJudges = {
  *'polls-at-declared-pace'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const { pollsPerSecond } = application.bounds;
    for (const reads of scenes.flatMap(readsByJob)) yield* pace(reads, pollsPerSecond);
  },
  *'varies-its-polling'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* variety(scene);
  },
  *'stops-after-end'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* stops(scene);
  },
  *'survives-unknown-states'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* unknownState(scene);
  },
  'survives-missing-members': successUnder('survives-missing-members'),
  'survives-null-members': successUnder('survives-null-members'),
  'survives-further-members': successUnder('survives-further-members'),
  'survives-other-time-units': successUnder('survives-other-time-units'),
  *'survives-answers-without-job'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* withoutJob(scene);
  },
  *'handles-vanished-jobs'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* vanished(scene);
  },
  *'has-deadline'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const { givesUpAfterMs } = application.bounds;
    if (givesUpAfterMs === undefined) return;
    for (const scene of scenes) yield* deadline(scene, givesUpAfterMs);
  },
  *'uses-unfinished-answer'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* unfinished(scene);
  },
} satisfies Partial<CallerJudges>;

/** The answered status requests for each job. */
function readsByJob({ calls }: Scene): OperationExchange[][] {
  const answered = calls.filter((call) => isRead(call) && isSuccess(call));
  return [...groupBy(answered, ({ jobId = '' }) => jobId).values()].map((reads) => [...reads]);
}

/** So many requests show a pace. */
const fewestReads = 5;

/** Timers and networks vary, as a factor. */
const paceTolerance = 1.1;

function* pace(reads: readonly OperationExchange[], perSecond: number): Iterable<Finding> {
  const atMs = reads.map(({ exchange }) => exchange.sentMs);
  const shownBy = reads.map(({ exchange }) => exchange.id);
  for (let first = 0; first + fewestReads <= atMs.length; first += 1) {
    const from = atMs[first] ?? 0;
    const to = atMs[first + fewestReads - 1] ?? 0;
    const rate = ((fewestReads - 1) * 1000) / Math.max(1, to - from);
    if (rate <= perSecond * paceTolerance) continue;
    const what = `${fewestReads} status requests for one job within ${seconds(to - from)}`;
    yield broken(
      `${what}: expected at most ${perSecond} a second.`,
      shownBy.slice(first, first + fewestReads),
    );
    return;
  }
  const [from] = atMs;
  const to = atMs.at(-1);
  if (atMs.length < 2 || from === undefined || to === undefined) return;
  // A job that ended after the first requests shows nothing.
  if (to - from < shortestWatchMs) return;
  const what = `${atMs.length} status requests for one job within ${seconds(to - from)}`;
  yield holds(`${what}: at most ${perSecond} a second.`, shownBy);
}

const shortestWatchMs = 1500;

/** So many jobs must be polled at the same time, each so often. */
const fewestJobs = 3;
const fewestPauses = 2;

/** Pauses of different jobs that differ by less are the same, as a share. */
const sameShare = 0.03;

function* variety(scene: Scene): Iterable<Finding> {
  const pauses = readsByJob(scene)
    .map((reads) =>
      reads
        .slice(1)
        .map(({ exchange }, index) => exchange.sentMs - (reads[index]?.exchange.sentMs ?? 0)),
    )
    .filter(({ length }) => length >= fewestPauses);
  if (pauses.length < fewestJobs) return;
  const count = Math.min(...pauses.map(({ length }) => length));
  const shares = Array.from({ length: count }, (_, index) => {
    const same = pauses.map((own) => own[index] ?? 0);
    return (Math.max(...same) - Math.min(...same)) / Math.max(1, Math.max(...same));
  });
  const shownBy = scene.calls.filter(isRead).map(({ exchange }) => exchange.id);
  const largest = Math.max(...shares);
  const what = `The pauses between status requests of ${pauses.length} jobs differed by at most ${Math.round(largest * 100)} %`;
  if (largest <= sameShare) yield broken(`${what}: expected a random part.`, shownBy);
  else if (largest >= 2 * sameShare) yield holds(`${what}.`, shownBy);
  else yield unclear(`${what}, which may be chance.`, shownBy);
}

/** So many more status requests after the end may have been under way, or confirm it. */
const mostAfterEnd = 2;

function* stops({ calls, deliveries, works, end }: Scene): Iterable<Finding> {
  for (const [jobId, reads] of groupBy(calls.filter(isRead), (call) => call.jobId)) {
    const last = reads.find(isCompleted);
    if (jobId === undefined || last === undefined) continue;
    const after = reads.filter((call) => comesAfter(call, last));
    // Each webhook call may make the application look again.
    const most = mostAfterEnd + deliveries.length;
    const shownBy = [last, ...after].map(({ exchange }) => exchange.id);
    if (after.length > most) {
      yield broken(
        `${after.length} status requests came after one had shown that the job was completed.`,
        shownBy,
      );
    } else if (works.length > 0 && end !== undefined) {
      yield holds('No more status requests came after the job was completed.', shownBy);
    }
  }
}

/** Where a job had a state of an unknown name and completed afterwards, as the application could see. */
function* unknownState(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const odd = scene.calls.find((call) => isRead(call) && isUnknown(stateIn(call)));
  if (work === undefined || odd === undefined || !isBetween(odd, scene)) return;
  const next = scene.calls.find((call) => isRead(call) && comesAfter(call, odd));
  const what = `The job had the state \`${stateIn(odd)}\``;
  const shownBy = [
    ...[odd, ...(next === undefined ? [] : [next])].map(({ exchange }) => exchange.id),
    work.id,
  ];
  if (work.outcome === 'success' && next !== undefined)
    yield holds(`${what}; the application asked again and finished.`, shownBy);
  else if (work.outcome === 'success')
    yield broken(`${what}; ${outcomeText(work)} without asking again.`, shownBy);
  else yield broken(`${what}; ${outcomeText(work)}.`, shownBy);
}

function isUnknown(state: string | undefined): boolean {
  return state !== undefined && !Object.hasOwn(lifecycle.states, state);
}

/** An application that gives up at such a state sees no later one: then the stage says that there is one. */
function isBetween(odd: OperationExchange, { calls }: Scene): boolean {
  return (
    odd.exchange.label === betweenLabel ||
    calls.some((call) => comesAfter(call, odd) && isCompleted(call))
  );
}

function* withoutJob(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const empty = scene.calls.find(
    (call) => isRead(call) && isSuccess(call) && stateIn(call) === undefined,
  );
  if (work === undefined || empty === undefined) return;
  const what = `${requestText(empty)} was answered with 200 and no job`;
  const shownBy = [empty.exchange.id, work.id];
  const isDone = scene.calls.some(isCompleted);
  switch (work.outcome) {
    case 'success':
      yield isDone
        ? holds(`${what}; the application asked again and finished.`, shownBy)
        : broken(
            `${what}; ${outcomeText(work)}, although nothing said that the job was completed.`,
            shownBy,
          );
      return;
    case 'failure':
      yield holds(`${what}; ${outcomeText(work)}.`, shownBy);
      return;
    case 'crashed':
    case 'unfinished':
      yield broken(`${what}; ${outcomeText(work)}.`, shownBy);
  }
}

/** A job may be visible only after a moment, so an application may ask some more times. */
const mostAfterGone = 5;

function* vanished(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const reads = scene.calls.filter(isRead);
  const gone = reads.find(({ status }) => status === 404);
  if (work === undefined || gone === undefined) return;
  const after = reads.filter((call) => comesAfter(call, gone));
  // A job that came back was not gone.
  if (after.some(({ status }) => status !== 404)) return;
  const shownBy = [...[gone, ...after].map(({ exchange }) => exchange.id), work.id];
  const what = `${requestText(gone)} was answered with 404, and asked again ${after.length} times`;
  if (after.length > mostAfterGone) yield broken(`${what}.`, shownBy);
  else if (work.outcome === 'failure') yield holds(`${what}; ${outcomeText(work)}.`, shownBy);
  else yield broken(`${what}; ${outcomeText(work)}: expected a failure.`, shownBy);
}

/** How much later than declared an application may give up: a request may be under way. */
const lateShare = 1.25;
const lateMs = 1500;

/** Where a job was submitted and seen in progress, and did not end. */
function* deadline(scene: Scene, givesUpAfterMs: number): Iterable<Finding> {
  const work = onlyWork(scene);
  const { calls } = scene;
  const submitted = calls.find((call) => isSubmission(call) && (isSuccess(call) || wasLeft(call)));
  if (work === undefined || submitted === undefined) return;
  const isHanging =
    !calls.some((call) => isCompleted(call) || (call.status ?? 0) >= 400) &&
    !scene.deliveries.some(({ body = '' }) => body.includes('"COMPLETED"')) &&
    work.endedMs - submitted.exchange.sentMs > shortestWatchMs;
  if (!isHanging) return;
  const tookMs = work.endedMs - submitted.exchange.sentMs;
  const what = `The job did not end; after ${seconds(tookMs)}, ${outcomeText(work)}`;
  const shownBy = [submitted.exchange.id, work.id];
  const mostMs = givesUpAfterMs * lateShare + lateMs;
  if (work.outcome === 'failure' && tookMs <= mostMs) yield holds(`${what}.`, shownBy);
  else if (work.outcome === 'failure')
    yield broken(`${what}: expected it within ${seconds(givesUpAfterMs)}.`, shownBy);
  else yield broken(`${what}: expected a failure within ${seconds(givesUpAfterMs)}.`, shownBy);
}

function wasLeft({ exchange }: OperationExchange): boolean {
  return exchange.hangUpAfterMs !== undefined;
}

function* unfinished(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const early = scene.calls.find(
    (call) =>
      call.operationId === 'runJobSync' &&
      stateIn(call) !== undefined &&
      isBeforeEnd(stateIn(call)),
  );
  if (work === undefined || early === undefined) return;
  const id = jobIn(early)?.['id'];
  const again = scene.calls.filter((call) => isSubmission(call) && comesAfter(call, early));
  const asked = scene.calls.find((call) => isRead(call) && call.jobId === id);
  const what = `\`runsync\` answered with a job that was \`${stateIn(early)}\``;
  const shownBy = [early, ...again, ...(asked === undefined ? [] : [asked])].map(
    ({ exchange }) => exchange.id,
  );
  if (again.length > 0) yield broken(`${what}; the work was submitted again.`, shownBy);
  else if (work.outcome === 'success' && asked !== undefined)
    yield holds(`${what}; the application waited for it.`, [...shownBy, work.id]);
  else
    yield broken(`${what}; ${outcomeText(work)}: expected it to wait for the job.`, [
      ...shownBy,
      work.id,
    ]);
}

function isBeforeEnd(state: string | undefined): boolean {
  return Object.entries(lifecycle.states).some(([name, { final }]) => name === state && !final);
}
