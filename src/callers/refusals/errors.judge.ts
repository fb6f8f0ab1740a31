/** What an application does after other errors than 429, and when no answer comes. */

import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { timesText } from '../../core/sentences.ts';
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import type { WorkRecord } from '../../evidence/record-types.ts';
import {
  attemptsAfter,
  comesAfter,
  hasServerError,
  isAnsweredByProblem,
  isAtDeadline,
  isCompleted,
  isSameRequest,
  isStatusRead,
  knowsEnd,
  onlyWork,
  repetitionOf,
  reportedOutcomeText,
  requestText,
  secondsText,
  submittedAgainAfter,
  waitsForEnd,
} from '../judging/application-jobs.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import type { CallerJudges } from '../judging/verdicts.ts';
import { statusesOf } from '../rules.ts';

export const errorJudges = {
  *'does-not-repeat-400'(evidence: CallerEvidence): Iterable<Finding> {
    yield* leftAlone(evidence, 400);
  },
  *'does-not-repeat-401'(evidence: CallerEvidence): Iterable<Finding> {
    yield* leftAlone(evidence, 401);
  },
  *'does-not-repeat-404'(evidence: CallerEvidence): Iterable<Finding> {
    yield* leftAlone(evidence, 404);
  },
  *'does-not-repeat-413'(evidence: CallerEvidence): Iterable<Finding> {
    yield* leftAlone(evidence, 413);
  },
  *'repeats-reads-after-errors'(evidence: CallerEvidence): Iterable<Finding> {
    yield* readAgain(evidence, hasServerError, ({ status }) => `answered with ${status}`);
  },
  *'repeats-lost-reads'(evidence: CallerEvidence): Iterable<Finding> {
    yield* readAgain(
      evidence,
      ({ exchange }) => exchange.failure !== undefined && !wasGivenUp(exchange),
      () => 'not answered, because the connection broke',
    );
  },
  *'repeats-unanswered-reads'(evidence: CallerEvidence): Iterable<Finding> {
    yield* readAgain(
      evidence,
      wasHeld,
      ({ exchange }) => `not answered for ${secondsText(exchange.receivedMs - exchange.sentMs)}`,
    );
  },
  *'submits-once-after-lost-answer'(evidence: CallerEvidence): Iterable<Finding> {
    yield* submittedOnce(
      evidence,
      ({ exchange }) => exchange.failure !== undefined && exchange.isGivenUp !== true,
      ({ exchange }) =>
        exchange.hangUpAfterMs === undefined
          ? 'not answered, because the connection broke'
          : `given up by the application after ${secondsText(exchange.hangUpAfterMs)}`,
    );
  },
  *'submits-once-after-errors'(evidence: CallerEvidence): Iterable<Finding> {
    yield* submittedOnce(
      evidence,
      ({ status }) => status !== undefined && unknownOutcome.includes(status),
      ({ status }) => `answered with ${status}`,
    );
  },
  *'survives-error-bodies'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* survivedRefusals(scenes, (call) => !isAnsweredByProblem(call) && !isLarge(call));
  },
  *'survives-large-error-bodies'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* survivedRefusals(scenes, isLarge);
  },
} satisfies Partial<CallerJudges>;

/** After these, nobody knows whether there is a job. */
const unknownOutcome = statusesOf('submits-once-after-errors');

/** A request that is not answered for so long is held, in milliseconds. */
const longMs = 2000;

/**
 * Whether there was no answer for long while the application worked: at the end of its work, requests may be under
 * way that it needs no more.
 */
function wasHeld({ exchange }: OperationExchange, { endedMs }: WorkRecord): boolean {
  const { sentMs, receivedMs } = exchange;
  return wasGivenUp(exchange) && Math.min(receivedMs, endedMs) - sentMs >= longMs;
}

/** Whether the application or the check stopped waiting for the answer. */
function wasGivenUp({ hangUpAfterMs, isGivenUp }: OperationExchange['exchange']): boolean {
  return hangUpAfterMs !== undefined || isGivenUp === true;
}

/** Whether a request ended because the work ended: the end of a process is seen a moment later. */
function wasUnderWay({ exchange }: OperationExchange, { endedMs }: WorkRecord): boolean {
  return wasGivenUp(exchange) && exchange.receivedMs >= endedMs - endMs;
}

/** In milliseconds. */
const endMs = 500;

/**
 * Whether a request after a refusal is the refused one, unchanged in what was refused: the request, the key
 * or the address.
 */
const isUnchanged: Readonly<
  Record<number, (call: OperationExchange, other: OperationExchange) => boolean>
> = {
  400: isSameRequest,
  401: (call, other) => isAtSameTarget(call, other) && keyIdentity(call) === keyIdentity(other),
  404: isAtSameTarget,
  413: isSameRequest,
};

function isAtSameTarget(call: OperationExchange, other: OperationExchange): boolean {
  return call.exchange.request.target === other.exchange.request.target;
}

function keyIdentity({ exchange }: OperationExchange): string {
  return `${exchange.key} ${exchange.request.headers['authorization']}`;
}

/** Where the first submission was refused and none was accepted: not repeated, and reported as a failure. */
function* leftAlone({ scenes }: CallerEvidence, status: number): Iterable<Finding> {
  for (const scene of scenes) {
    const work = onlyWork(scene);
    const submitted = scene.calls.filter(isSubmission);
    const [first] = submitted;
    if (work === undefined || first?.status !== status || submitted.some(isSuccess)) continue;
    const { again: others, maybe } = attemptsAfter(first, scene);
    const again = others.filter((call) => isUnchanged[status]?.(call, first));
    const what = `${requestText(first)} was answered with ${status}`;
    const shownBy = [first, ...again].map(({ exchange }) => exchange.id);
    if (again.length > 0)
      yield broken(`${what} and sent again ${timesText(again.length)}, unchanged.`, shownBy);
    else if (work.outcome !== 'failure')
      yield broken(`${what}; ${reportedOutcomeText(work)}: expected a failure.`, [
        ...shownBy,
        work.id,
      ]);
    else if (others.length > 0)
      yield unclear(`${what} and sent again ${timesText(others.length)}, changed.`, shownBy);
    else if (maybe.length > 0)
      yield unclear(`${what}; what came next may be for another job.`, shownBy);
    else yield holds(`${what}; ${reportedOutcomeText(work)}.`, [...shownBy, work.id]);
  }
}

/** Where a status request failed: the application asks again, and its work succeeds. */
function* readAgain(
  { scenes, application }: CallerEvidence,
  failed: (call: OperationExchange, work: WorkRecord) => boolean,
  how: (call: OperationExchange) => string,
): Iterable<Finding> {
  for (const { scene, work, call } of failedReads(scenes, failed)) {
    const again = scene.calls.filter(
      (other) => isStatusRead(other) && other.jobId === call.jobId && comesAfter(other, call),
    );
    const submitted = submittedAgainAfter(call, scene);
    const isBlind = work.outcome === 'success' && !knowsEnd(scene) && waitsForEnd(scenes);
    const what = `${requestText(call)} was ${how(call)}`;
    const callIds = [call, ...again.slice(0, 3)].map(({ exchange }) => exchange.id);
    if (submitted !== undefined && !again.some(isCompleted)) {
      yield broken(`${what}; the work was submitted again.`, [...callIds, submitted.exchange.id]);
      continue;
    }
    const reaction =
      again.length === 0 ? 'did not ask again' : `asked again ${timesText(again.length)}`;
    yield readOutcome(work, again, {
      what: `${what}; the application ${reaction}`,
      shownBy: [...callIds, work.id],
      silentMs: work.endedMs - call.exchange.sentMs,
      isBlind,
      application,
    });
  }
}

/** The first failed status request for each job. */
function failedReads(
  scenes: readonly Scene[],
  failed: (call: OperationExchange, work: WorkRecord) => boolean,
): { scene: Scene; work: WorkRecord; call: OperationExchange }[] {
  return scenes.flatMap((scene) => {
    const work = onlyWork(scene);
    if (work === undefined) return [];
    const reads = scene.calls.filter((call) => isStatusRead(call) && failed(call, work));
    return [...groupBy(reads, ({ jobId }) => jobId).values()].flatMap(([call]) =>
      call === undefined ? [] : [{ scene, work, call }],
    );
  });
}

function readOutcome(
  work: WorkRecord,
  again: readonly OperationExchange[],
  {
    what,
    shownBy,
    silentMs,
    isBlind,
    application,
  }: {
    what: string;
    shownBy: readonly number[];
    silentMs: number;
    /** Whether nothing had said that the job was completed, which the application waits for elsewhere. */
    isBlind: boolean;
    application: CallerEvidence['application'];
  },
): Finding {
  const result = `${what}, and ${reportedOutcomeText(work)}`;
  if (isBlind)
    return broken(`${result}, although nothing said that the job had completed.`, shownBy);
  if (work.outcome === 'success')
    return again.some(isSuccess) ? holds(`${what}.`, shownBy) : unclear(`${result}.`, shownBy);
  if (work.outcome === 'crashed') return broken(`${result}.`, shownBy);
  // Who has asked again may be slow, or gives up and says so. So does who has come to its deadline.
  const { workMs } = application.bounds;
  const isLate = isAtDeadline(work.endedMs - work.startedMs, application.bounds);
  if (again.length > 0 || (work.outcome === 'failure' && isLate))
    return unclear(`${result}.`, shownBy);
  return work.outcome === 'failure' || silentMs >= workMs / 2
    ? broken(`${result}.`, shownBy)
    : unclear(`${result}.`, shownBy);
}

/** Where the answer to a submission says nothing about the job: no second submission of the same work. */
function* submittedOnce(
  { scenes }: CallerEvidence,
  isUnknown: (call: OperationExchange) => boolean,
  how: (call: OperationExchange) => string,
): Iterable<Finding> {
  for (const scene of scenes) {
    const work = onlyWork(scene);
    const call = scene.calls.find((candidate) => isSubmission(candidate) && isUnknown(candidate));
    if (work === undefined || call === undefined) continue;
    const { again, maybe } = attemptsAfter(call, scene);
    const what = `${requestText(call)} was ${how(call)}, so a job may run`;
    const shownBy = [call, ...again].map(({ exchange }) => exchange.id);
    if (again.length > 0) {
      const afterMs = (again[0]?.exchange.sentMs ?? 0) - call.exchange.receivedMs;
      yield broken(
        `${what}; the work was submitted again ${timesText(again.length)}, after ${secondsText(afterMs)}.`,
        shownBy,
      );
    } else if (maybe.length > 0) {
      yield unclear(`${what}; what was submitted next may be another job.`, [
        ...shownBy,
        ...maybe.map(({ exchange }) => exchange.id),
      ]);
    } else if (work.outcome === 'unfinished' || wasUnderWay(call, work)) {
      yield unclear(`${what}; ${reportedOutcomeText(work)}.`, [...shownBy, work.id]);
    } else {
      yield holds(`${what}; it was not submitted again.`, [...shownBy, work.id]);
    }
  }
}

/** The first call of a scenario that was refused with 429 and a body of some form. */
function refusedWith(
  { calls }: Scene,
  hasForm: (call: OperationExchange) => boolean,
): OperationExchange | undefined {
  return calls.find((call) => call.status === 429 && isSubmission(call) && hasForm(call));
}

/** In bytes. */
const largeBody = 500_000;

function isLarge({ exchange }: OperationExchange): boolean {
  return (exchange.response?.bytes ?? 0) >= largeBody;
}

/** An application that survives no refusal at all breaks another rule. */
function* survivedRefusals(
  scenes: readonly Scene[],
  hasForm: (call: OperationExchange) => boolean,
): Iterable<Finding> {
  if (!scenes.some((scene) => refusedWith(scene, () => true) && wasDone(scene))) return;
  for (const scene of scenes) {
    const refused = refusedWith(scene, hasForm);
    if (refused !== undefined) yield judgeSurvivalOfRefusal(scene, refused);
  }
}

function wasDone(scene: Scene): boolean {
  return onlyWork(scene)?.outcome === 'success';
}

function judgeSurvivalOfRefusal(scene: Scene, refused: OperationExchange): Finding {
  const work = onlyWork(scene);
  const again = repetitionOf(refused, scene);
  const type = refused.exchange.response?.headers['content-type'] ?? 'no content type';
  const size = refused.exchange.response?.bytes ?? 0;
  const what = `${requestText(refused)} was answered with 429 and ${size} bytes of ${type}`;
  const shownBy = [refused, ...(again === undefined ? [] : [again])].map(
    ({ exchange }) => exchange.id,
  );
  if (work === undefined) return unclear(`${what}.`, shownBy);
  const all = [...shownBy, work.id];
  if (again === undefined && attemptsAfter(refused, scene).maybe.length > 0)
    return unclear(`${what}; what came next may be for another job.`, shownBy);
  if (again === undefined)
    return broken(
      `${what}, and not repeated as after other errors; ${reportedOutcomeText(work)}.`,
      all,
    );
  if (work.outcome === 'success')
    return holds(`${what}; the application repeated the request and finished.`, all);
  return work.outcome === 'crashed'
    ? broken(`${what}; ${reportedOutcomeText(work)}.`, all)
    : unclear(
        `${what}; the application repeated the request, and ${reportedOutcomeText(work)}.`,
        all,
      );
}
