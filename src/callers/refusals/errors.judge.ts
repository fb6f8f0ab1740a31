/** What an application does after other errors than 429, and when no answer comes. */
import { broken, type Finding, holds, unclear } from '../../conformance/judging/judge.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import {
  comesAfter,
  isRead,
  isSameRequest,
  isServerError,
  isSubmission,
  onlyWork,
  outcomeText,
  repetitionOf,
  requestText,
  seconds,
} from '../judging/jobs.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

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
  *'repeats-reads-after-errors'(evidence: CallerEvidence): Iterable<Finding> {
    yield* readAgain(evidence, isServerError, ({ status }) => `answered with ${status}`);
  },
  *'repeats-lost-reads'(evidence: CallerEvidence): Iterable<Finding> {
    yield* readAgain(
      evidence,
      ({ exchange }) => exchange.failure !== undefined && !wasHeld(exchange),
      () => 'not answered, because the connection broke',
    );
  },
  *'repeats-unanswered-reads'(evidence: CallerEvidence): Iterable<Finding> {
    yield* readAgain(
      evidence,
      ({ exchange }) => wasHeld(exchange),
      ({ exchange }) => `not answered for ${seconds(exchange.receivedMs - exchange.sentMs)}`,
    );
  },
  *'submits-once-after-lost-answer'(evidence: CallerEvidence): Iterable<Finding> {
    yield* submittedOnce(
      evidence,
      ({ exchange }) => exchange.failure !== undefined,
      () => 'not answered',
    );
  },
  *'submits-once-after-500'(evidence: CallerEvidence): Iterable<Finding> {
    yield* submittedOnce(
      evidence,
      ({ status }) => status !== undefined && unknownOutcome.includes(status),
      ({ status }) => `answered with ${status}`,
    );
  },
  *'survives-error-bodies'({ scenes }: CallerEvidence): Iterable<Finding> {
    const usual = scenes.some((scene) => refusedWith(scene, isProblem) && wasDone(scene));
    // An application that does not survive any refusal breaks another rule.
    for (const scene of usual ? scenes : []) {
      const refused = refusedWith(scene, (call) => !isProblem(call) && !isLarge(call));
      if (refused !== undefined) yield survived(scene, refused);
    }
  },
  *'survives-large-error-bodies'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const refused = refusedWith(scene, isLarge);
      if (refused !== undefined) yield survived(scene, refused);
    }
  },
} satisfies Partial<CallerJudges>;

/** After these, nobody knows whether there is a job. */
const unknownOutcome: readonly number[] = [500, 502, 504];

/** Whether there was no answer until the application or the check stopped waiting. */
function wasHeld({ hangUpAfterMs, isGivenUp }: OperationExchange['exchange']): boolean {
  return hangUpAfterMs !== undefined || isGivenUp === true;
}

/** Where every submission was answered with a status: not repeated, and reported as a failure. */
function* leftAlone({ scenes }: CallerEvidence, status: number): Iterable<Finding> {
  for (const scene of scenes) {
    const work = onlyWork(scene);
    const submitted = scene.calls.filter(isSubmission);
    const [first] = submitted;
    if (work === undefined || first === undefined) continue;
    if (!submitted.every((call) => call.status === status)) continue;
    const again = repetitionOf(first, scene);
    const what = `${requestText(first)} was answered with ${status}`;
    if (again !== undefined) {
      const shownBy = submitted.map(({ exchange }) => exchange.id);
      yield broken(`${what} and sent again ${times(submitted.length - 1)}, unchanged.`, shownBy);
    } else if (work.outcome === 'failure') {
      yield holds(`${what}; ${outcomeText(work)}.`, [first.exchange.id, work.id]);
    } else {
      yield broken(`${what}; ${outcomeText(work)}: expected a failure.`, [
        first.exchange.id,
        work.id,
      ]);
    }
  }
}

/** Where a status request failed: the application asks again, and its work succeeds. */
function* readAgain(
  { scenes }: CallerEvidence,
  failed: (call: OperationExchange) => boolean,
  how: (call: OperationExchange) => string,
): Iterable<Finding> {
  for (const scene of scenes) {
    const work = onlyWork(scene);
    const call = scene.calls.find((one) => isRead(one) && failed(one));
    if (work === undefined || call === undefined) continue;
    const next = scene.calls.find(
      (other) => isRead(other) && comesAfter(other, call) && !failed(other),
    );
    const what = `${requestText(call)} was ${how(call)}`;
    const shownBy = [call.exchange.id, ...(next === undefined ? [] : [next.exchange.id]), work.id];
    if (work.outcome === 'success' && next !== undefined) {
      yield holds(`${what}; the application asked again.`, shownBy);
    } else if (work.outcome === 'success') {
      yield unclear(`${what}; ${outcomeText(work)} without asking again.`, shownBy);
    } else {
      const asked = next === undefined ? 'did not ask again' : 'asked again';
      yield broken(`${what}; the application ${asked}, and ${outcomeText(work)}.`, shownBy);
    }
  }
}

/** Where the answer to a submission says nothing about the job: no second submission of the same work. */
function* submittedOnce(
  { scenes }: CallerEvidence,
  isUnknown: (call: OperationExchange) => boolean,
  how: (call: OperationExchange) => string,
): Iterable<Finding> {
  for (const scene of scenes) {
    const work = onlyWork(scene);
    const call = scene.calls.find((one) => isSubmission(one) && isUnknown(one));
    if (work === undefined || call === undefined) continue;
    const again = scene.calls.filter((other) => isSubmission(other) && comesAfter(other, call));
    const what = `${requestText(call)} was accepted and ${how(call)}`;
    if (again.length > 0) {
      const shownBy = [call, ...again].map(({ exchange }) => exchange.id);
      yield broken(`${what}; the work was submitted again ${times(again.length)}.`, shownBy);
    } else if (work.outcome === 'unfinished') {
      yield unclear(`${what}; ${outcomeText(work)}.`, [call.exchange.id, work.id]);
    } else {
      yield holds(`${what}; it was not submitted again.`, [call.exchange.id, work.id]);
    }
  }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** The first call of a scenario that was refused with 429 and a body of some form. */
function refusedWith(
  { calls }: Scene,
  hasForm: (call: OperationExchange) => boolean,
): OperationExchange | undefined {
  return calls.find((call) => call.status === 429 && isSubmission(call) && hasForm(call));
}

function isProblem({ exchange }: OperationExchange): boolean {
  return (
    exchange.response?.headers['content-type']?.startsWith('application/problem+json') === true
  );
}

/** In bytes. */
const largeBody = 500_000;

function isLarge({ exchange }: OperationExchange): boolean {
  return (exchange.response?.bytes ?? 0) >= largeBody;
}

function wasDone(scene: Scene): boolean {
  return onlyWork(scene)?.outcome === 'success';
}

function survived(scene: Scene, refused: OperationExchange): Finding {
  const work = onlyWork(scene);
  const again = scene.calls.find(
    (call) => comesAfter(call, refused) && isSameRequest(call, refused),
  );
  const type = refused.exchange.response?.headers['content-type'] ?? 'no content type';
  const size = refused.exchange.response?.bytes ?? 0;
  const what = `${requestText(refused)} was answered with 429 and ${size} bytes of ${type}`;
  const shownBy = [refused, ...(again === undefined ? [] : [again])].map(
    ({ exchange }) => exchange.id,
  );
  if (work === undefined) return unclear(`${what}.`, shownBy);
  return work.outcome === 'success' && again !== undefined
    ? holds(`${what}; the application repeated the request and finished.`, [...shownBy, work.id])
    : broken(`${what}; ${outcomeText(work)}.`, [...shownBy, work.id]);
}
