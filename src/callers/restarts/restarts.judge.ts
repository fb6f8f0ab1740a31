/** What an application does after it was killed and started again. */
import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { timesText } from '../../core/sentences.ts';
import {
  isSubmission,
  isSuccess,
  jobInAnswer,
  mayMakeJob,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import type { DeliveryRecord, RestartRecord, WorkRecord } from '../../evidence/record-types.ts';
import {
  attemptsAfter,
  completed,
  isAtDeadline,
  isCompleted,
  jobInCall,
  onlyWorkOverRestarts,
  reportedOutcomeText,
  requestText,
  secondsText,
} from '../judging/application-jobs.ts';
import { actsOfWork, type CallerEvidence, type Scene } from '../judging/caller-evidence.ts';
import type { CallerJudges } from '../judging/verdicts.ts';
import { isGenuine } from '../judging/watch-times.ts';

export const restartJudges = {
  *'resumes-after-restart'(evidence: CallerEvidence): Iterable<Finding> {
    for (const restarted of evidence.scenes.flatMap(restartsIn)) {
      if (answeredCall(restarted) === undefined) yield* judgeResumedWork(restarted, evidence);
    }
  },
  *'keeps-acknowledged-calls'(evidence: CallerEvidence): Iterable<Finding> {
    for (const restarted of evidence.scenes.flatMap(restartsIn)) {
      if (answeredCall(restarted) !== undefined) yield* judgeResumedWork(restarted, evidence);
    }
  },
  *'works-once-after-restart'({ scenes }: CallerEvidence): Iterable<Finding> {
    const most = actsOfWork(scenes);
    for (const restarted of scenes.flatMap(restartsIn)) yield judgeSecondWork(restarted, most);
  },
} satisfies Partial<CallerJudges>;

/** A scenario in which the application was killed after a submission for its only piece of work was accepted. */
interface RestartedScene {
  readonly scene: Scene;
  readonly restart: RestartRecord;
  readonly work: WorkRecord;
  /** What was accepted before, the first one apart. */
  readonly first: OperationExchange;
  readonly others: readonly OperationExchange[];
}

function restartsIn(scene: Scene): RestartedScene[] {
  const { restart } = scene;
  const work = onlyWorkOverRestarts(scene);
  if (restart === undefined || work === undefined) return [];
  const [first, ...others] = scene.calls.filter(
    (call) =>
      isSubmission(call) &&
      jobInAnswer(call) !== undefined &&
      call.exchange.receivedMs <= restart.killedMs,
  );
  return first === undefined ? [] : [{ scene, restart, work, first, others }];
}

/** The webhook call about the end of a job that the application had answered with success when it was killed. */
function answeredCall({ scene, restart }: RestartedScene): DeliveryRecord | undefined {
  return scene.deliveries.find(
    (call) =>
      isGenuine(call) &&
      jobInCall(call)?.['status'] === completed &&
      isSuccess({ status: call.answeredStatus }) &&
      (call.answeredMs ?? Number.POSITIVE_INFINITY) <= restart.killedMs,
  );
}

/** The answer by which it knew the end of a job when it was killed. */
function completedAnswer({ scene, restart }: RestartedScene): OperationExchange | undefined {
  return scene.calls.find(
    (call) => isCompleted(call) && call.exchange.receivedMs <= restart.killedMs,
  );
}

/** Where the application was killed before it reported the end of its work: it finishes. */
function* judgeResumedWork(
  restarted: RestartedScene,
  { application }: CallerEvidence,
): Iterable<Finding> {
  const { restart, work } = restarted;
  // It had no work left.
  if (work.endedMs <= restart.killedMs) return;
  const what = killText(restarted);
  const shownBy = idsOf(restarted);
  const { workMs } = application.bounds;
  if (restart.reason !== undefined) {
    const [why = ''] = restart.reason.split('\n');
    yield broken(`${what}, and did not get ready again: ${why}`, shownBy);
    return;
  }
  const result = `${what}, and started again; ${reportedOutcomeText(work)}.`;
  const isLate = isAtDeadline(work.endedMs - work.startedMs, application.bounds);
  const hadTime = work.endedMs - (restart.readyMs ?? work.endedMs) >= workMs / 2;
  const mayLackTime =
    !hadTime && (work.outcome === 'unfinished' || (work.outcome === 'failure' && isLate));
  if (work.outcome === 'success') yield holds(result, shownBy);
  else yield mayLackTime ? unclear(result, shownBy) : broken(result, shownBy);
}

/** No second submission of what was accepted, and no second act. */
function judgeSecondWork(restarted: RestartedScene, most: number): Finding {
  const { scene, restart, work, first, others } = restarted;
  const what = killText(restarted);
  const shownBy = idsOf(restarted);
  const attempts = [first, ...others].map((call) => attemptsAfterRestart(call, restarted));
  const again = attempts.flatMap((attempt) => attempt.again);
  const maybe = attempts.flatMap((attempt) => attempt.maybe);
  if (again.length > 0) {
    const afterMs = (again[0]?.exchange.sentMs ?? 0) - restart.killedMs;
    return broken(
      `${what}; ${secondsText(afterMs)} later, it submitted the work again, although the first job was accepted.`,
      [...shownBy, ...again.map(({ exchange }) => exchange.id)],
    );
  }
  const acts = scene.end?.acts ?? 0;
  if (acts > most) {
    const acted = `${what}; in both of its lives together, it acted ${timesText(acts)}`;
    return canTellActs(restarted)
      ? broken(`${acted}.`, shownBy)
      : unclear(`${acted}, perhaps at the moment when it was killed.`, shownBy);
  }
  if (maybe.length > 0)
    return unclear(`${what}; what it submitted next may be another job.`, [
      ...shownBy,
      ...maybe.map(({ exchange }) => exchange.id),
    ]);
  return work.outcome === 'success'
    ? holds(`${what}; after its restart, the work was not submitted again.`, shownBy)
    : unclear(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
}

/** Submissions after the restart that may make another job for one that was accepted and not cancelled. */
function attemptsAfterRestart(
  call: OperationExchange,
  { scene, restart }: RestartedScene,
): ReturnType<typeof attemptsAfter> {
  const id = jobInAnswer(call)?.['id'];
  const cancelled = scene.calls.find(
    ({ operationId, jobId, ...other }) =>
      operationId === 'cancelJob' && jobId === id && isSuccess(other),
  );
  const untilMs = cancelled?.exchange.sentMs ?? Number.POSITIVE_INFINITY;
  const isMeant = (other: OperationExchange) =>
    other.exchange.sentMs > restart.killedMs &&
    other.exchange.sentMs < untilMs &&
    mayMakeJob(other);
  const { again, maybe } = attemptsAfter(call, scene);
  return { again: again.filter(isMeant), maybe: maybe.filter(isMeant) };
}

/**
 * Whether a second act is one too many: nobody can act and note it in one step, so an application that is killed in the
 * moment when it learns of the end may have acted without knowing it later.
 */
function canTellActs(restarted: RestartedScene): boolean {
  const { restart, work } = restarted;
  const wasReported = work.outcome === 'success' && work.endedMs <= restart.killedMs;
  const knew = answeredCall(restarted) ?? completedAnswer(restarted);
  return wasReported || restart.acts === 0 || knew === undefined;
}

/** When the application was killed, without a full stop. */
function killText(restarted: RestartedScene): string {
  const { restart, first, work } = restarted;
  const call = answeredCall(restarted);
  const end = completedAnswer(restarted);
  const ofMoment = (): [number, string] => {
    if (work.endedMs <= restart.killedMs) return [work.endedMs, reportedOutcomeText(work)];
    if (call?.answeredMs !== undefined)
      return [call.answeredMs, 'it had answered the webhook call about the end of its job'];
    if (end !== undefined)
      return [end.exchange.receivedMs, `${requestText(end)} had shown the end of its job`];
    return [first.exchange.receivedMs, `${requestText(first)} was answered`];
  };
  const [sinceMs, moment] = ofMoment();
  return `The application was killed ${secondsText(restart.killedMs - sinceMs)} after ${moment}`;
}

function idsOf(restarted: RestartedScene): number[] {
  const end = completedAnswer(restarted);
  const call = answeredCall(restarted);
  return [
    restarted.first.exchange.id,
    ...(end === undefined ? [] : [end.exchange.id]),
    ...(call === undefined ? [] : [call.id]),
    restarted.restart.id,
    restarted.work.id,
  ];
}
