/** How an application takes webhook calls. */
import { broken, type Finding, holds, unclear } from '../../conformance/judging/judge.ts';
import { isObject } from '../../core/json.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import type { Delivery } from '../../evidence/records.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import {
  completed,
  isCompleted,
  isRead,
  isSubmission,
  jobOf,
  onlyWork,
  outcomeText,
  seconds,
} from '../judging/jobs.ts';
import { betweenLabel, forgedLabel } from '../judging/labels.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

export const webhookJudges = {
  *'acknowledges-with-200'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const call of scenes.flatMap(({ deliveries }) => deliveries).filter(isGenuine)) {
      const { id, answeredStatus } = call;
      if (answeredStatus === undefined) continue;
      yield answeredStatus === 200
        ? holds('The webhook call was answered with 200.', [id])
        : broken(`Expected 200 to a webhook call, got ${answeredStatus}.`, [id]);
    }
  },
  *'acknowledges-in-time'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const { acknowledgesWithinMs } = application.bounds;
    for (const scene of scenes) {
      for (const call of scene.deliveries) yield* inTime(call, acknowledgesWithinMs, scene);
    }
  },
  *'acknowledges-while-busy'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const { acknowledgesWithinMs } = application.bounds;
    for (const scene of scenes) {
      const together = closeTogether(scene.deliveries);
      if (together.length < fewestTogether) continue;
      for (const call of together) yield* inTime(call, acknowledgesWithinMs, scene);
    }
  },
  *'acts-once'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const [call] = scene.deliveries.filter(isGenuine);
      const same = scene.deliveries.filter(
        (other) => isGenuine(other) && jobIdOf(other) === (call && jobIdOf(call)),
      );
      if (call !== undefined && same.length > 1)
        yield* actedOnce(scene, 'The webhook call came twice', same);
    }
  },
  *'handles-early-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const work = onlyWork(scene);
      const submitted = scene.calls.find(isSubmission);
      const early = scene.deliveries.find(
        (call) => isGenuine(call) && call.receivedMs < (submitted?.exchange.receivedMs ?? 0),
      );
      if (work === undefined || early === undefined) continue;
      const what = 'The webhook call came before the answer to the submission';
      yield finished(work.outcome === 'success', `${what}; ${outcomeText(work)}.`, [
        early.id,
        work.id,
      ]);
    }
  },
  *'handles-lost-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const work = onlyWork(scene);
      // The service has called about the end of the job, and nothing else was unusual.
      const lost = scene.withheld.find((call) => jobOf(call)?.['status'] === completed);
      if (work === undefined || lost === undefined || scene.deliveries.length > 0) continue;
      if (!scene.calls.every((call) => isSuccess(call) && call.exchange.label === undefined))
        continue;
      const asked = scene.calls.filter(isRead);
      const shownBy = [lost.id, ...asked.slice(-1).map(({ exchange }) => exchange.id), work.id];
      const what = `The webhook call was lost; the application asked for the job ${asked.length} times, and ${outcomeText(work)}`;
      // Work that ends without a call or a question did not need the job.
      if (work.outcome === 'success' && asked.length === 0) continue;
      if (work.outcome === 'unfinished' && asked.length > 0 && !asked.some(isCompleted))
        yield unclear(`${what}.`, shownBy);
      else yield finished(work.outcome === 'success', `${what}.`, shownBy);
    }
  },
  *'rejects-forged-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* forged(scene);
  },
  *'survives-unknown-jobs'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const odd = scene.deliveries.find((call) => isForged(call) && !isOfScene(call, scene));
      if (odd !== undefined) yield* survived(scene, odd, 'a job that does not exist');
    }
  },
  *'survives-unknown-states-in-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const odd = scene.deliveries.find(({ label }) => label === betweenLabel);
      if (odd !== undefined) yield* survived(scene, odd, 'a state of an unknown name');
    }
  },
  *'handles-late-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const seen = scene.calls.find((call) => isRead(call) && isCompleted(call));
      const late = scene.deliveries.filter(
        (call) =>
          isGenuine(call) && seen !== undefined && call.receivedMs > seen.exchange.receivedMs,
      );
      const isFirst = late.length === scene.deliveries.length;
      if (late.length > 0 && isFirst)
        yield* actedOnce(
          scene,
          'The webhook call came after a status request had shown the end',
          late,
        );
    }
  },
} satisfies Partial<CallerJudges>;

/** Calls of the service, and not those that the check has made up. */
function isGenuine({ label }: Delivery): boolean {
  return label !== forgedLabel && label !== betweenLabel;
}

function isForged({ label }: Delivery): boolean {
  return label === forgedLabel;
}

function jobIdOf(call: Delivery): unknown {
  return jobOf(call)?.['id'];
}

/** Whether the scenario has a job with the id of the call. */
function isOfScene(call: Delivery, { calls }: Scene): boolean {
  const id = jobIdOf(call);
  return calls.some(
    (one) => isSubmission(one) && isObject(one.answered) && one.answered['id'] === id,
  );
}

function finished(isDone: boolean, what: string, shownBy: readonly number[]): Finding {
  return isDone ? holds(what, shownBy) : broken(what, shownBy);
}

/** An application that has done its work may be gone. */
function* inTime(call: Delivery, mostMs: number, { works }: Scene): Iterable<Finding> {
  const { id, receivedMs, answeredMs, givenUpMs } = call;
  const endMs = answeredMs ?? givenUpMs ?? receivedMs;
  const lastMs = Math.max(0, ...works.map(({ endedMs }) => endedMs));
  const took = seconds(endMs - receivedMs);
  if (answeredMs !== undefined && endMs - receivedMs <= mostMs)
    yield holds(`The webhook call was answered after ${took}.`, [id]);
  else if (answeredMs !== undefined || endMs - receivedMs > mostMs)
    yield broken(
      `The webhook call was ${answeredMs === undefined ? 'not ' : ''}answered after ${took}: expected at most ${seconds(mostMs)}.`,
      [id],
    );
  else if (receivedMs < lastMs)
    yield broken('The webhook call was not answered: the connection closed.', [id]);
}

const fewestTogether = 3;

/** Calls that come within this time come together, in milliseconds. */
const togetherMs = 1000;

function closeTogether(deliveries: readonly Delivery[]): readonly Delivery[] {
  const genuine = deliveries.filter(isGenuine);
  const [first] = genuine;
  if (first === undefined) return [];
  const ids = new Set(genuine.map(jobIdOf));
  const close = genuine.filter(({ receivedMs }) => receivedMs - first.receivedMs <= togetherMs);
  return ids.size < fewestTogether ? [] : close;
}

function* actedOnce(
  { end, works }: Scene,
  what: string,
  calls: readonly Delivery[],
): Iterable<Finding> {
  const acts = end?.acts;
  const shownBy = calls.map(({ id }) => id);
  if (end === undefined || works.length !== 1) return;
  if (acts === undefined)
    yield unclear(
      `${what}. Whether the application acted once cannot be told: say in its file how to count that.`,
      shownBy,
    );
  else if (acts === 1) yield holds(`${what}; the application acted once.`, shownBy);
  else if (acts === 0) yield unclear(`${what}; the application did not act.`, shownBy);
  else yield broken(`${what}; the application acted ${acts} times.`, shownBy);
}

/** A call that the service did not make said that the job had completed, which it had not. */
function* forged(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const call = scene.deliveries.find((one) => isForged(one) && isOfScene(one, scene));
  if (work === undefined || call === undefined) return;
  const genuine = scene.deliveries.find((one) => isGenuine(one));
  const seen = scene.calls.find(isCompleted);
  const knownMs = Math.min(
    genuine?.receivedMs ?? Number.POSITIVE_INFINITY,
    seen?.exchange.receivedMs ?? Number.POSITIVE_INFINITY,
  );
  const shownBy = [call.id, work.id];
  const what = 'A forged call said that the job had completed';
  // Who does not wait for the end of its job believes nobody.
  const isBelieved =
    work.outcome === 'success' && work.endedMs < knownMs && work.endedMs >= call.receivedMs;
  const { body = '' } = call;
  const repeatsIt = work.said?.includes(madeUp) === true && body.includes(madeUp);
  const acts = scene.end?.acts ?? 0;
  if (isBelieved) yield broken(`${what}; the application reported success before it had.`, shownBy);
  else if (repeatsIt)
    yield broken(`${what}; the application reported the made-up result.`, shownBy);
  else if (acts > 1) yield broken(`${what}; the application acted ${acts} times.`, shownBy);
  else if (work.outcome === 'success')
    yield holds(`${what}; the application finished only when it had.`, shownBy);
  else yield broken(`${what}; ${outcomeText(work)}.`, shownBy);
}

/** In each made-up result. */
const madeUp = 'made up by the check';

function* survived(scene: Scene, call: Delivery, about: string): Iterable<Finding> {
  const work = onlyWork(scene);
  if (work === undefined || call.receivedMs >= work.endedMs) return;
  const shownBy = [call.id, work.id];
  const what = `A webhook call was about ${about}; ${outcomeText(work)}.`;
  const knew =
    scene.deliveries.some((one) => isGenuine(one) && one.receivedMs <= work.endedMs) ||
    scene.calls.some((one) => isCompleted(one) && one.exchange.receivedMs <= work.endedMs);
  if (work.outcome !== 'success') yield broken(what, shownBy);
  else if (knew) yield holds(what, shownBy);
  else yield unclear(what, shownBy);
}
