/** How an application waits for its jobs. */
import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { median } from '../../core/statistics.ts';
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  jobInAnswer,
  type OperationExchange,
  stateInAnswer,
} from '../../evidence/operation-exchange.ts';
import type { WorkRecord } from '../../evidence/record-types.ts';
import {
  attemptsAfter,
  comesAfter,
  isAtDeadline,
  isBeforeEnd,
  isCompleted,
  isKnownState,
  isStatusRead,
  knowsEnd,
  onlyWork,
  repetitionOf,
  reportedOutcomeText,
  requestText,
  secondsText,
  submissionElsewhere,
  submittedAgain,
  submittedAgainAfter,
  submittedIds,
  waitsForEnd,
  wasRestarted,
} from '../judging/application-jobs.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import { betweenLabel } from '../judging/exchange-labels.ts';
import { successUnder } from '../judging/under-alternatives.ts';
import type { CallerJudges } from '../judging/verdicts.ts';
import {
  enoughSilenceMs,
  isOftenAfterEnd,
  longestPauseMs,
  watchedUntilMs,
} from '../judging/watch-times.ts';

export const waitingJudges = {
  *'polls-at-declared-pace'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const { pollsPerSecond } = application.bounds;
    for (const reads of scenes.flatMap(readsByJob)) yield* judgePace(reads, pollsPerSecond);
  },
  *'varies-its-polling'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeVariety(scene);
  },
  *'stops-after-end'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* judgeStop(scenes.filter((scene) => !wasRestarted(scene)));
  },
  *'survives-unknown-states'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeUnknownState(scene);
  },
  'survives-missing-members': successUnder('survives-missing-members'),
  'survives-null-members': successUnder('survives-null-members'),
  'survives-further-members': successUnder('survives-further-members'),
  'survives-other-time-units': successUnder('survives-other-time-units'),
  *'survives-answers-without-job'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeAnswerWithoutJob(scene);
  },
  *'handles-vanished-jobs'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeVanishedJob(scene);
  },
  *'has-deadline'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const { givesUpAfterMs } = application.bounds;
    if (givesUpAfterMs === undefined) return;
    const isWaiting = waitsForEnd(scenes);
    for (const scene of scenes) yield* judgeDeadline(scene, { givesUpAfterMs, isWaiting });
  },
  *'waits-for-results'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const { givesUpAfterMs } = application.bounds;
    const isWaiting = waitsForEnd(scenes);
    for (const scene of scenes) yield* judgeOrdinaryWait(scene, { givesUpAfterMs, isWaiting });
  },
  *'uses-unfinished-answer'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeUnfinishedAnswer(scene);
  },
} satisfies Partial<CallerJudges>;

/** The status requests for each job, except those that were refused or failed. */
function readsByJob({ calls }: Scene): OperationExchange[][] {
  const answered = calls.filter(
    (call) => isStatusRead(call) && (isSuccess(call) || call.status === 404),
  );
  return [...groupBy(answered, ({ jobId = '' }) => jobId).values()].map((reads) => [...reads]);
}

/** The number of requests beyond the pace that may come at first, together, or by chance. */
const burst = 3;

/** Timers and networks vary, as a factor. */
const paceTolerance = 1.1;

function* judgePace(reads: readonly OperationExchange[], perSecond: number): Iterable<Finding> {
  const atMs = reads.map(({ exchange }) => exchange.sentMs);
  const [from] = atMs;
  const to = atMs.at(-1);
  if (from === undefined || to === undefined) return;
  const shownBy = reads.map(({ exchange }) => exchange.id);
  const fast = fastestPace(atMs, perSecond);
  if (fast !== undefined) {
    const ms = (atMs[fast.to] ?? 0) - (atMs[fast.from] ?? 0);
    const count = fast.to - fast.from + 1;
    yield broken(
      `${count} status requests for one job within ${secondsText(ms)}: expected at most ${perSecond} a second.`,
      shownBy.slice(fast.from, fast.to + 1),
    );
  } else if (atMs.length > 1 && to - from >= shortestWatchMs) {
    // A job that ended after the first requests shows nothing.
    const what = `${atMs.length} status requests for one job within ${secondsText(to - from)}`;
    yield holds(`${what}: at most ${perSecond} a second.`, shownBy);
  }
}

/** From which to which request there are the most more than the pace allows; undefined if never too many. */
function fastestPace(
  atMs: readonly number[],
  perSecond: number,
): { readonly from: number; readonly to: number } | undefined {
  let most: { from: number; to: number; excess: number } | undefined;
  for (const [from, fromMs] of atMs.entries()) {
    for (let to = from + 1; to < atMs.length; to += 1) {
      const allowed = (((atMs[to] ?? 0) - fromMs) * perSecond * paceTolerance) / 1000 + burst;
      const excess = to - from - allowed;
      if (excess > (most?.excess ?? 0)) most = { from, to, excess };
    }
  }
  return most;
}

const shortestWatchMs = 1500;

/** The number of jobs that must be polled at the same time, and how often each. */
const fewestJobs = 3;
const fewestRounds = 3;

/** Pauses that vary by less have no random part, as a share, and by more have one. A busy machine adds some. */
const leastVariation = 0.02;
const clearVariation = 0.03;

/** Requests further apart than this do not come together, in milliseconds. */
const apartMs = 300;

/** Whether different jobs are asked for together, round by round, with the same pauses. */
function* judgeVariety(scene: Scene): Iterable<Finding> {
  const byJob = readsByJob(scene).filter(({ length }) => length >= fewestRounds);
  if (byJob.length < fewestJobs) return;
  const timesMs = byJob.map((reads) => reads.map(({ exchange }) => exchange.sentMs));
  const count = Math.min(...byJob.map(({ length }) => length));
  const rounds = Array.from({ length: count }, (_, round) =>
    timesMs.map((atMs) => ({
      atMs: atMs[round] ?? 0,
      pauseMs: (atMs[round] ?? 0) - (atMs[round - 1] ?? 0),
    })),
  );
  const apart = median(
    rounds.map((round) => {
      const atMs = round.map((read) => read.atMs);
      return Math.max(...atMs) - Math.min(...atMs);
    }),
  );
  const variation = variationOf(
    rounds.slice(1).map((round) => round.map(({ pauseMs }) => pauseMs)),
  );
  const shownBy = byJob.flatMap((reads) => reads.map(({ exchange }) => exchange.id));
  const what = `${byJob.length} jobs were asked for ${count} times each, usually ${secondsText(apart)} apart, and their pauses varied by ${(variation * 100).toFixed(1)} %`;
  if (apart >= apartMs || variation >= clearVariation) yield holds(`${what}.`, shownBy);
  else if (variation <= leastVariation)
    yield broken(`${what}: expected a random part in the pauses.`, shownBy);
  else yield unclear(`${what}, which may be chance.`, shownBy);
}

/**
 * How far the pauses of a round are from each other, usually, as a share of them. Of random pauses, some are close
 * together; all of them seldom are.
 */
function variationOf(rounds: readonly (readonly number[])[]): number {
  return median(
    rounds.map(
      (pauses) => (Math.max(...pauses) - Math.min(...pauses)) / Math.max(1, median(pauses)),
    ),
  );
}

function* judgeStop(scenes: readonly Scene[]): Iterable<Finding> {
  const usualMs = Math.max(0, ...scenes.filter(isUndisturbed).map(paceIn));
  const all = scenes.flatMap((scene) => stops(scene, usualMs));
  // Who may go on asking in one scenario has not been seen to stop.
  const isDoubtful = all.some(({ goesOn }) => goesOn);
  for (const { finding } of all) {
    if (!isDoubtful || finding.outcome !== 'holds') yield finding;
  }
}

function isUndisturbed({ calls, deliveries, end }: Scene): boolean {
  return (
    (end?.alternatives ?? end?.faults) === undefined &&
    deliveries.every(({ label }) => label === undefined) &&
    calls.every(
      (call) =>
        call.exchange.label === undefined &&
        (isSuccess(call) || call.exchange.hangUpAfterMs !== undefined || call.exchange.isGivenUp),
    )
  );
}

/** The longest pause between two questions about a job. */
function paceIn(scene: Scene): number {
  return Math.max(
    0,
    ...scene.calls.filter(isStatusRead).map(({ jobId }) => longestPauseMs(scene, jobId)),
  );
}

interface Stop {
  readonly finding: Finding;
  /** Whether the application asked after the end and may go on. */
  readonly goesOn: boolean;
}

function stops(scene: Scene, usualMs: number): Stop[] {
  const byJob = groupBy(scene.calls.filter(isStatusRead), (call) => call.jobId);
  return [...byJob].flatMap(([jobId, reads]) => {
    const last = reads.find((call) => isCompleted(call) || showsFailure(call, scene));
    return jobId === undefined || last === undefined
      ? []
      : [stopAfter(last, reads, { scene, usualMs })];
  });
}

function stopAfter(
  last: OperationExchange,
  reads: readonly OperationExchange[],
  { scene, usualMs }: { scene: Scene; usualMs: number },
): Stop {
  const after = reads.filter((call) => comesAfter(call, last));
  const shownBy = [last, ...after.slice(0, 5)].map(({ exchange }) => exchange.id);
  const what = `${after.length === 0 ? 'No' : after.length} more status requests came after one had shown that the job was \`${stateInAnswer(last)}\``;
  // Each webhook call may make the application look again.
  const isOften = isOftenAfterEnd(after, scene);
  const isOpen = scene.works.some(({ outcome }) => outcome === 'unfinished');
  // Who does not know the name of a failure may wait for its deadline.
  const workMs = Math.max(0, ...scene.works.map(({ endedMs }) => endedMs));
  const afterWork = after.filter(({ exchange }) => exchange.sentMs > workMs);
  if (isOften && (isCompleted(last) || isOpen || isOftenAfterEnd(afterWork, scene)))
    return { finding: broken(`${what}.`, shownBy), goesOn: true };
  const ownMs = longestPauseMs(scene, last.jobId);
  // Several requests show a pace of their own.
  const pauseMs = reads.length > after.length + 1 ? ownMs : Math.max(usualMs, ownMs);
  const silentMs = watchedUntilMs(scene) - (reads.at(-1)?.exchange.sentMs ?? 0);
  const isSilent = pauseMs > 0 && silentMs >= enoughSilenceMs(pauseMs);
  if (scene.end?.isOver && !isOften)
    return { finding: holds(`${what}; the application had ended.`, shownBy), goesOn: false };
  if (isSilent && !isOften)
    return { finding: holds(`${what}, in ${secondsText(silentMs)}.`, shownBy), goesOn: false };
  const doubt = `${what}; the application was watched for ${secondsText(silentMs)}, and pauses for up to ${secondsText(pauseMs)}.`;
  const isUnexplained = after.length > scene.deliveries.length;
  const goesOn = isUnexplained && isCompleted(last) && silentMs < enoughSilenceMs(ownMs);
  return { finding: unclear(doubt, shownBy), goesOn };
}

/** Whether a job had failed, by a name that the document knows. */
function showsFailure(call: OperationExchange, { calls }: Scene): boolean {
  const state = stateInAnswer(call);
  return (
    state !== undefined &&
    isKnownState(state) &&
    !isBeforeEnd(state) &&
    !calls.some((other) => comesAfter(other, call) && isBeforeEnd(stateInAnswer(other)))
  );
}

/** Where a job had a state of an unknown name and completed afterwards, as the application could see. */
function* judgeUnknownState(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const odd = scene.calls.find((call) => isStatusRead(call) && isUnknown(stateInAnswer(call)));
  if (work === undefined || odd === undefined || !isBetween(odd, scene)) return;
  const next = repetitionOf(odd, scene);
  const what = `The job had the state \`${stateInAnswer(odd)}\``;
  const shownBy = [
    ...[odd, ...(next === undefined ? [] : [next])].map(({ exchange }) => exchange.id),
    work.id,
  ];
  if (work.outcome === 'success' && next !== undefined)
    yield holds(`${what}; the application asked again and finished.`, shownBy);
  else if (work.outcome === 'success')
    yield broken(`${what}; ${reportedOutcomeText(work)} without asking again.`, shownBy);
  else if (work.outcome !== 'crashed' && next !== undefined && !isSeenCompleted(odd, scene))
    yield unclear(
      `${what}; the application asked again, and ${reportedOutcomeText(work)}.`,
      shownBy,
    );
  else yield broken(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
}

/** Whether the application could see that the job completed, after another call. */
function isSeenCompleted(odd: OperationExchange, { calls }: Scene): boolean {
  return calls.some(
    (call) =>
      isStatusRead(call) && call.jobId === odd.jobId && comesAfter(call, odd) && isCompleted(call),
  );
}

function isUnknown(state: string | undefined): boolean {
  return state !== undefined && !isKnownState(state);
}

/**
 * An application that gives up at such a state sees no later one: then the stage says that there is one. Who
 * knew before that the job was completed needs no more.
 */
function isBetween(odd: OperationExchange, scene: Scene): boolean {
  const wasCompleted = scene.calls.some((call) => isCompleted(call) && comesAfter(odd, call));
  return !wasCompleted && (odd.exchange.label === betweenLabel || isSeenCompleted(odd, scene));
}

function* judgeAnswerWithoutJob(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const empty = scene.calls.filter(
    (call) => isStatusRead(call) && isSuccess(call) && stateInAnswer(call) === undefined,
  );
  if (work === undefined) return;
  const firstOfJobs = [...groupBy(empty, ({ jobId }) => jobId).values()].flatMap(
    ([first]) => first ?? [],
  );
  for (const first of firstOfJobs) yield* judgeAfterEmptyAnswer(first, work, scene);
}

function* judgeAfterEmptyAnswer(
  empty: OperationExchange,
  work: WorkRecord,
  scene: Scene,
): Iterable<Finding> {
  const what = `${requestText(empty)} was answered with 200 and no job`;
  const shownBy = [empty.exchange.id, work.id];
  const again = submittedAgainAfter(empty, scene);
  if (again !== undefined && repetitionOf(empty, scene) === undefined) {
    yield broken(`${what}; the work was submitted again.`, [empty.exchange.id, again.exchange.id]);
    return;
  }
  const isDone = scene.calls.some((call) => isCompleted(call) && isAbout(empty.jobId, call));
  switch (work.outcome) {
    case 'success':
      yield isDone
        ? holds(`${what}; the application asked again and finished.`, shownBy)
        : broken(
            `${what}; ${reportedOutcomeText(work)}, although nothing said that the job was completed.`,
            shownBy,
          );
      return;
    case 'failure':
      yield holds(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
      return;
    case 'unfinished':
      yield repetitionOf(empty, scene) === undefined
        ? broken(`${what}; ${reportedOutcomeText(work)}.`, shownBy)
        : unclear(
            `${what}; the application asked again, and ${reportedOutcomeText(work)}.`,
            shownBy,
          );
      return;
    case 'crashed':
      yield broken(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
  }
}

/** Whether a request is about a job, by its address or by its answer. */
function isAbout(jobId: string | undefined, call: OperationExchange): boolean {
  return [call.jobId, jobInAnswer(call)?.['id']].includes(jobId);
}

/** A job may be visible only after a moment, so an application may ask some more times: libraries that repeat stop at ten. */
const mostAfterGone = 10;

function* judgeVanishedJob(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const reads = scene.calls.filter(
    (call) => isStatusRead(call) && submissionElsewhere(call, scene.calls) === undefined,
  );
  // A job that was never there, such as that of a forged webhook call, is not work of the application.
  const acceptedIds = submittedIds(scene);
  const notFound = reads.find(
    ({ status, jobId }) => status === 404 && jobId !== undefined && acceptedIds.includes(jobId),
  );
  if (work === undefined || notFound === undefined) return;
  const after = reads.filter((call) => call.jobId === notFound.jobId && comesAfter(call, notFound));
  // A job that came back was not gone.
  if (after.some(({ status }) => status !== 404)) return;
  const shownBy = [...[notFound, ...after.slice(0, 5)].map(({ exchange }) => exchange.id), work.id];
  const what = `${requestText(notFound)} was answered with 404, and came ${after.length} more times`;
  const outcome = reportedOutcomeText(work);
  if (work.outcome !== 'failure') yield broken(`${what}; ${outcome}: expected a failure.`, shownBy);
  else if (after.length <= mostAfterGone) yield holds(`${what}; ${outcome}.`, shownBy);
  else
    yield broken(
      `${what}; ${outcome}: expected a failure after at most ${mostAfterGone} more.`,
      shownBy,
    );
}

/** How much later than declared an application may give up: a request may be under way. */
const lateShare = 1.25;
const lateMs = 3000;

interface Wait {
  /** The time after which the application gives up. */
  readonly givesUpAfterMs: number;
  /** Whether it waits for its jobs when nothing is unusual. */
  readonly isWaiting: boolean;
}

/** Whether an application gives up long before its time. For each of its jobs, that may be a part of the whole. */
function isTooEarly(
  { startedMs, endedMs }: WorkRecord,
  { scene, givesUpAfterMs }: { scene: Scene; givesUpAfterMs: number },
): boolean {
  const { calls, demands } = scene;
  // Who never asks for the job breaks another rule.
  return (
    calls.some(isStatusRead) &&
    !isAtDeadline((endedMs - startedMs) * demands.jobs, { givesUpAfterMs })
  );
}

/** Where nothing happened but that a job did not end. */
function* judgeDeadline(scene: Scene, { givesUpAfterMs, isWaiting }: Wait): Iterable<Finding> {
  const work = onlyWork(scene);
  const { calls, deliveries } = scene;
  // `runsync` may wait for the job, so who gives it up gives up the job.
  const submitted = calls.find(
    (call) => isSubmission(call) && (isSuccess(call) || call.operationId === 'runJobSync'),
  );
  if (work === undefined || submitted === undefined || deliveries.length > 0) return;
  if (scene.withheld.length > 0 || !calls.every(showsNoEnd)) return;
  // Who does not wait for the job at all has another fault.
  if (submittedAgain(scene).length > 0) return;
  const tookMs = work.endedMs - submitted.exchange.sentMs;
  const what = `The job did not end; after ${secondsText(tookMs)}, ${reportedOutcomeText(work)}`;
  const shownBy = [submitted.exchange.id, work.id];
  const mostMs = givesUpAfterMs * lateShare + lateMs;
  if (work.outcome === 'success' && isWaiting)
    yield broken(`${what}: expected a failure.`, shownBy);
  else if (work.outcome === 'failure' && isTooEarly(work, { scene, givesUpAfterMs }))
    yield broken(
      `${what}: expected it to wait for ${secondsText(givesUpAfterMs)}, as declared.`,
      shownBy,
    );
  else if (work.outcome === 'failure' && tookMs <= mostMs) yield holds(`${what}.`, shownBy);
  else if (work.outcome === 'success' || (work.outcome === 'unfinished' && tookMs < mostMs))
    yield unclear(`${what}.`, shownBy);
  else yield broken(`${what}: expected a failure within ${secondsText(givesUpAfterMs)}.`, shownBy);
}

/** A job that takes so long is ordinary, and one that takes this long shows whether an application waits, in milliseconds. */
const ordinaryMs = 5000;
const slowMs = 3000;

/** Where nothing was unusual but the time that a job took. Whether a declared time was waited for is a question of `has-deadline`. */
function* judgeOrdinaryWait(
  scene: Scene,
  { givesUpAfterMs, isWaiting }: { givesUpAfterMs: number | undefined; isWaiting: boolean },
): Iterable<Finding> {
  const work = onlyWork(scene);
  const submission = scene.calls.find((call) => isSubmission(call));
  if (work === undefined || submission === undefined || !isUndisturbed(scene)) return;
  const end = scene.calls.find(isCompleted);
  const tookMs = work.endedMs - submission.exchange.sentMs;
  const shownBy = [submission, ...(end === undefined ? [] : [end])].map(
    ({ exchange }) => exchange.id,
  );
  const what = `After ${secondsText(tookMs)}, ${reportedOutcomeText(work)}`;
  if (work.outcome === 'success') {
    const seenMs = (end?.exchange.receivedMs ?? 0) - submission.exchange.sentMs;
    if (isWaiting && !knowsEnd(scene) && scene.withheld.length === 0)
      yield broken(`${what}, before the job had ended: expected its result.`, [
        ...shownBy,
        work.id,
      ]);
    else if (seenMs >= slowMs) yield holds(`${what}.`, [...shownBy, work.id]);
    return;
  }
  if (work.outcome === 'unfinished' || (end === undefined && givesUpAfterMs !== undefined)) return;
  // Such as a job with a wrong input: its failure is the result.
  if (scene.calls.some(showsOtherEnd)) return;
  if (!isTooEarly(work, { scene, givesUpAfterMs: givesUpAfterMs ?? ordinaryMs })) return;
  const why = end === undefined ? 'before the job had ended' : 'although the job had completed';
  yield broken(`${what}, ${why}: expected its result.`, [...shownBy, work.id]);
}

/** Whether a request was answered with a job that had ended without completing. */
function showsOtherEnd(call: OperationExchange): boolean {
  const state = stateInAnswer(call);
  return state !== undefined && isKnownState(state) && !isBeforeEnd(state) && !isCompleted(call);
}

/** Whether a request was answered with a job before its end, or may have been under way when the work ended. */
function showsNoEnd(call: OperationExchange): boolean {
  const { hangUpAfterMs, isGivenUp, sentMs, receivedMs } = call.exchange;
  const wasLeft = hangUpAfterMs !== undefined || isGivenUp === true;
  if (wasLeft && (isSubmission(call) || receivedMs - sentMs < shortestWatchMs)) return true;
  return (isStatusRead(call) || isSubmission(call)) && isBeforeEnd(stateInAnswer(call));
}

function* judgeUnfinishedAnswer(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const early = scene.calls.find(
    (call) =>
      call.operationId === 'runJobSync' &&
      stateInAnswer(call) !== undefined &&
      isBeforeEnd(stateInAnswer(call)),
  );
  if (work === undefined || early === undefined) return;
  const id = jobInAnswer(early)?.['id'];
  const { again, maybe } = attemptsAfter(early, scene);
  const read = scene.calls.find((call) => isStatusRead(call) && call.jobId === id);
  const what = `\`runsync\` answered with a job that was \`${stateInAnswer(early)}\``;
  const shownBy = [early, ...again, ...(read === undefined ? [] : [read])].map(
    ({ exchange }) => exchange.id,
  );
  if (again.length > 0) yield broken(`${what}; the work was submitted again.`, shownBy);
  else if (work.outcome === 'success' && read !== undefined)
    yield holds(`${what}; the application waited for it.`, [...shownBy, work.id]);
  else if (work.outcome === 'unfinished' && read !== undefined)
    yield unclear(
      `${what}; the application asked for it, and ${reportedOutcomeText(work)}.`,
      shownBy,
    );
  else if (maybe.length > 0) yield unclear(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
  // Who asked and met something unusual may fail for that reason.
  else if (
    read === undefined ||
    scene.calls.every((call) => !isStatusRead(call) || isInOrder(call))
  )
    yield broken(`${what}; ${reportedOutcomeText(work)}: expected it to wait for the job.`, [
      ...shownBy,
      work.id,
    ]);
}

/** Whether a status request was answered with a job that was to come to its end, or had. */
function isInOrder(call: OperationExchange): boolean {
  return isBeforeEnd(stateInAnswer(call)) || isCompleted(call);
}
