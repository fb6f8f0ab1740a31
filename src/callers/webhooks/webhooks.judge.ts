/** How an application takes webhook calls. */

import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { isObject } from '../../core/json.ts';
import { timesText } from '../../core/sentences.ts';
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  jobInAnswer,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import type { DeliveryRecord, WorkRecord } from '../../evidence/record-types.ts';
import { lastJsonIn } from '../application/work-outcome.ts';
import {
  completed,
  isAtDeadline,
  isCompleted,
  isStatusRead,
  jobInCall,
  onlyWork,
  reportedOutcomeText,
  secondsText,
  submittedIds,
  wasRestarted,
} from '../judging/application-jobs.ts';
import {
  actsOfWork,
  type CallerEvidence,
  isUsual,
  type Scene,
} from '../judging/caller-evidence.ts';
import { betweenLabel, forgedLabel, strayLabel } from '../judging/exchange-labels.ts';
import type { CallerJudges } from '../judging/verdicts.ts';
import { isGenuine, watchedUntilMs, wouldHaveActedMs } from '../judging/watch-times.ts';

export const webhookJudges = {
  *'acknowledges-with-200'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    for (const scene of scenes) {
      for (const call of callsWhileAnswering(scene)) yield* with200(call, scene);
    }
  },
  *'acknowledges-in-time'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    const { acknowledgesWithinMs } = application.bounds;
    for (const scene of scenes) {
      for (const call of callsWhileAnswering(scene))
        yield* judgeAnswerTime(call, acknowledgesWithinMs);
    }
  },
  *'acknowledges-while-busy'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    const { acknowledgesWithinMs } = application.bounds;
    for (const scene of scenes) {
      const together = closeTogether(callsWhileAnswering(scene));
      if (together.length < fewestTogether) continue;
      for (const call of together) yield* judgeAnswerTime(call, acknowledgesWithinMs);
    }
  },
  *'acts-once'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    const most = actsOfWork(scenes);
    for (const scene of scenes) {
      const ids = groupBy(scene.deliveries.filter(isGenuine), idInCall);
      const twice = [...ids.values()].find((same) => same.length > 1);
      if (twice !== undefined) yield* actedOnce(scene, { what: callsTwice, calls: twice, most });
      else if (isUsual(scene) && lateCalls(scene).length === 0) yield* actedTooOften(scene, most);
    }
  },
  *'handles-early-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    for (const scene of scenes) {
      const work = onlyWork(scene);
      const early = scene.deliveries.find(
        (call) => isGenuine(call) && call.receivedMs < answeredMs(call, scene),
      );
      if (work === undefined || early === undefined) continue;
      const what = 'The webhook call came before the answer to the submission';
      yield holdsIf(work.outcome === 'success', `${what}; ${reportedOutcomeText(work)}.`, [
        early.id,
        work.id,
      ]);
    }
  },
  *'handles-lost-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    for (const scene of scenes) {
      const work = onlyWork(scene);
      // The service has called about the end of the job, and nothing else was unusual.
      const lost = scene.withheld.find((call) => jobInCall(call)?.['status'] === completed);
      if (work === undefined || lost === undefined || scene.deliveries.length > 0) continue;
      if (!scene.calls.every((call) => isSuccess(call) && call.exchange.label === undefined))
        continue;
      const reads = scene.calls.filter(isStatusRead);
      const shownBy = [lost.id, ...reads.slice(-1).map(({ exchange }) => exchange.id), work.id];
      const what = `The webhook call was lost; the application asked for the job ${reads.length} times, and ${reportedOutcomeText(work)}`;
      // Work that ends without a call or a question did not need the job.
      if (work.outcome === 'success' && reads.length === 0) continue;
      if (work.outcome === 'unfinished' && reads.length > 0 && !reads.some(isCompleted))
        yield unclear(
          `${what}, without an answer that the job had completed. Give it more time, at work.withinSeconds of its file, or let it ask more often.`,
          shownBy,
        );
      else yield holdsIf(work.outcome === 'success', `${what}.`, shownBy);
    }
  },
  *'rejects-forged-calls'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    const usual: UsualConduct = {
      mostActs: actsOfWork(scenes),
      acts: scenes.filter(isUsual).some(({ end }) => (end?.acts ?? 0) > 0),
      waits: waitsForJobs(scenes),
      givesUpAfterMs: application.bounds.givesUpAfterMs,
    };
    for (const scene of scenes) yield* forgedCompletion(scene, usual);
  },
  *'survives-unknown-jobs'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    for (const scene of scenes) {
      const odd = scene.deliveries.find(({ label }) => label === strayLabel);
      if (odd !== undefined) yield* judgeSurvivalOfCall(scene, odd, { scenes, ...unknownJob });
    }
  },
  *'survives-unknown-states-in-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    for (const scene of scenes) {
      const odd = scene.deliveries.find(({ label }) => label === betweenLabel);
      if (odd !== undefined) yield* judgeSurvivalOfCall(scene, odd, { scenes, ...unknownState });
    }
  },
  *'handles-late-calls'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* whyNotCalled(scenes);
    const what = 'The webhook call came after a status request had shown the end';
    const most = actsOfWork(scenes);
    for (const scene of scenes) {
      const calls = lateCalls(scene);
      const genuine = scene.deliveries.filter(isGenuine);
      if (calls.length > 0 && calls.length === genuine.length)
        yield* actedOnce(scene, { what, calls, most });
    }
  },
} satisfies Partial<CallerJudges>;

/** Where no submission had a webhook, the reason is the same for all rules. */
function* whyNotCalled(scenes: readonly Scene[]): Iterable<Finding> {
  const submissions = scenes.flatMap(({ calls }) => calls.filter(isSubmission));
  const isCalled =
    scenes.some(({ deliveries, withheld }) => deliveries.length + withheld.length > 0) ||
    submissions.some(({ sent }) => isObject(sent) && typeof sent['webhook'] === 'string');
  if (isCalled || submissions.length === 0) return;
  yield unclear(
    'No submission had a `webhook`, so nobody called the application. Let it submit one, or leave out `webhooks` in its file.',
    submissions.slice(0, 1).map(({ exchange }) => exchange.id),
  );
}

function isForged({ label }: DeliveryRecord): boolean {
  return label === forgedLabel;
}

function idInCall(call: DeliveryRecord): unknown {
  return jobInCall(call)?.['id'];
}

/** Whether the scenario has a job with the id of the call. */
function isOfScene(call: DeliveryRecord, { calls }: Scene): boolean {
  const id = idInCall(call);
  return calls.some(
    (submission) =>
      isSubmission(submission) && isObject(submission.answered) && submission.answered['id'] === id,
  );
}

function holdsIf(isDone: boolean, what: string, shownBy: readonly number[]): Finding {
  return isDone ? holds(what, shownBy) : broken(what, shownBy);
}

/**
 * The calls of the service to an application that had answered all that were made up before them: whether it survives
 * those is a question of other rules.
 */
function callsWhileAnswering({ deliveries }: Scene): DeliveryRecord[] {
  const deadly = deliveries.find((call) => !isGenuine(call) && call.answeredMs === undefined);
  const lastMs = deadly?.receivedMs ?? Number.POSITIVE_INFINITY;
  return deliveries.filter((call) => isGenuine(call) && call.receivedMs < lastMs);
}

/** How much later the end of a process may be seen, in milliseconds. */
const endMs = 500;

/** A connection that closes without an answer acknowledges nothing. An application that has done its work may be gone. */
function* with200(call: DeliveryRecord, { works }: Scene): Iterable<Finding> {
  const { id, answeredStatus, receivedMs, givenUpMs = receivedMs } = call;
  const lastMs = Math.max(0, ...works.map(({ endedMs }) => endedMs));
  if (answeredStatus === 200) yield holds('The webhook call was answered with 200.', [id]);
  else if (answeredStatus !== undefined)
    yield broken(`Expected 200 to a webhook call, got ${answeredStatus}.`, [id]);
  else if (givenUpMs - receivedMs < closedMs && givenUpMs < lastMs - endMs)
    yield broken('Expected 200 to a webhook call; the connection closed without an answer.', [id]);
}

/** A connection that closes later than this is one that was not answered, in milliseconds. */
const closedMs = 1000;

function* judgeAnswerTime({ id, ...call }: DeliveryRecord, mostMs: number): Iterable<Finding> {
  const { receivedMs, answeredMs: endMs = call.givenUpMs ?? receivedMs } = call;
  const took = secondsText(endMs - receivedMs);
  const isAnswered = call.answeredMs !== undefined;
  if (isAnswered && endMs - receivedMs <= mostMs)
    yield holds(`The webhook call was answered after ${took}.`, [id]);
  else if (endMs - receivedMs > mostMs)
    yield broken(
      `The webhook call was ${isAnswered ? '' : 'not '}answered after ${took}: expected at most ${secondsText(mostMs)}.`,
      [id],
    );
}

const fewestTogether = 3;

/** Calls that come within this time come together, in milliseconds. */
const togetherMs = 1000;

function closeTogether(deliveries: readonly DeliveryRecord[]): readonly DeliveryRecord[] {
  const genuine = deliveries.filter(isGenuine);
  const [first] = genuine;
  if (first === undefined) return [];
  const close = genuine.filter(({ receivedMs }) => receivedMs - first.receivedMs <= togetherMs);
  const ids = new Set(close.map(idInCall));
  return ids.size < fewestTogether ? [] : close;
}

const callsTwice = 'The webhook call came twice';

/** When the answer to the submission of a call's job was sent; 0 if there was none. */
function answeredMs(call: DeliveryRecord, { calls }: Scene): number {
  const id = idInCall(call);
  const submitted = calls.find(
    (candidate) => isSubmission(candidate) && jobInAnswer(candidate)?.['id'] === id,
  );
  return submitted?.exchange.receivedMs ?? 0;
}

/** When a status request showed that a job had completed; never if none did. */
function seenMs(id: unknown, { calls }: Scene): number {
  const read = calls.find((call) => isStatusRead(call) && isCompleted(call) && call.jobId === id);
  return read?.exchange.receivedMs ?? Number.POSITIVE_INFINITY;
}

/** Calls about jobs whose end a status request had shown. */
function lateCalls(scene: Scene): DeliveryRecord[] {
  return scene.deliveries.filter(
    (call) => isGenuine(call) && call.receivedMs > seenMs(idInCall(call), scene),
  );
}

function* actedOnce(
  scene: Scene,
  { what, calls, most }: { what: string; calls: readonly DeliveryRecord[]; most: number },
): Iterable<Finding> {
  const { end, works } = scene;
  const acts = end?.acts;
  const shownBy = calls.map(({ id }) => id);
  if (end === undefined || works.length !== 1 || wasRestarted(scene)) return;
  const lastMs = Math.max(...calls.map(({ receivedMs }) => receivedMs));
  const watched = `was watched for ${secondsText(watchedUntilMs(scene) - lastMs)} more`;
  if (acts === undefined)
    yield unclear(
      `${what}; how often the application acted is not known. Say at \`acts\` in its file how to count that.`,
      shownBy,
    );
  else if (acts > most) yield broken(`${what}; the application acted ${timesText(acts)}.`, shownBy);
  else if (acts === 0)
    yield unclear(
      `${what}; the application did not act, and ${watched}. Correct \`acts\` in its file so that it counts, or let the application act sooner.`,
      shownBy,
    );
  else if (acts < most)
    yield unclear(
      `${what}; the application acted ${timesText(acts)}, and ${watched}: elsewhere, it acts ${timesText(most)}. Let it act sooner, or for each of its jobs.`,
      shownBy,
    );
  else if (watchedUntilMs(scene) < wouldHaveActedMs(scene))
    yield unclear(
      `${what}; the application acted ${timesText(acts)}, and ${watched}, although it takes longer to act. Let it act sooner.`,
      shownBy,
    );
  else yield holds(`${what}; the application acted ${timesText(acts)}.`, shownBy);
}

/** An application may act twice without any repeated call, such as when it asks while it acts. */
function* actedTooOften({ end, works }: Scene, most: number): Iterable<Finding> {
  const acts = end?.acts ?? 0;
  if (acts > most)
    yield broken(
      `The application acted ${timesText(acts)} for one piece of work.`,
      works.map(({ id }) => id),
    );
}

/** What an application does when nothing is unusual. */
interface UsualConduct {
  /** How often it acts for a piece of work, at most. */
  readonly mostActs: number;
  /** Whether it was seen to act. */
  readonly acts: boolean;
  /** Whether its work ends only after its job. */
  readonly waits: boolean;
  readonly givesUpAfterMs: number | undefined;
}

function waitsForJobs(scenes: readonly Scene[]): boolean {
  return !scenes.filter(isUsual).some(endsBeforeJob);
}

/** Whether the work was done before the application could know that a job of it had completed. */
function endsBeforeJob(scene: Scene): boolean {
  const work = onlyWork(scene);
  return work !== undefined && scene.calls.some(isSubmission) && work.endedMs < completedMs(scene);
}

/** When the application could first know that a job of its own had completed; never if it could not. The end of an answer may be seen late. */
function completedMs(scene: Scene): number {
  const ids = submittedIds(scene);
  const isOwn = (id: unknown) => typeof id === 'string' && ids.includes(id);
  return Math.min(
    ...scene.deliveries
      .filter((call) => isGenuine(call) && isOwn(idInCall(call)) && isCompletedCall(call))
      .map(({ receivedMs }) => receivedMs),
    ...scene.calls
      .filter((call) =>
        isOwn(jobInAnswer(call)?.['id']) ? isCompleted(call) : hasUnreadAnswer(call),
      )
      .map(({ exchange }) => exchange.sentMs),
    Number.POSITIVE_INFINITY,
  );
}

/** Whether an answer about a job was too long to be recorded. */
function hasUnreadAnswer(call: OperationExchange): boolean {
  return isSuccess(call) && call.jobId !== undefined && call.exchange.response?.body === undefined;
}

function isCompletedCall(call: DeliveryRecord): boolean {
  return jobInCall(call)?.['status'] === completed;
}

/** Calls that the service did not make said that a job had completed while that of the application had not. */
function* forgedCompletion(scene: Scene, usual: UsualConduct): Iterable<Finding> {
  const work = onlyWork(scene);
  const forged = scene.deliveries.filter(isForged);
  const [first] = forged;
  if (work === undefined || first === undefined) return;
  const believable = forged.filter(({ receivedMs }) => receivedMs <= work.endedMs);
  const call = believable.at(-1) ?? first;
  const isAboutOwn = isOfScene(call, scene);
  const shownBy = [call.id, work.id];
  const what = isAboutOwn
    ? 'A forged call said that the job had completed'
    : 'A forged call said that another job had completed';
  const knownMs = completedMs(scene);
  const repeatsIt =
    reportIn(work).includes(madeUp) && forged.some(({ body = '' }) => body.includes(madeUp));
  const acts = scene.end?.acts ?? 0;
  const mostActs = usual.mostActs * completedJobs(scene, { isKnown: Number.isFinite(knownMs) });
  const isEarly = work.outcome === 'success' && work.endedMs < knownMs;
  if (isEarly && believable.length > 0 && usual.waits)
    yield broken(`${what}; the application reported success before its job had.`, shownBy);
  else if (repeatsIt)
    yield broken(`${what}; the application reported the made-up result.`, shownBy);
  else if (acts > mostActs)
    yield broken(`${what}; the application acted ${timesText(acts)}.`, shownBy);
  else if (isEarly) yield forgedAfterWork(what, { scene, usual, shownBy });
  else if (work.outcome === 'success')
    yield holds(`${what}; the application finished only when its job had.`, shownBy);
  else if ((isDeadline(work, usual) && work.endedMs < knownMs) || !isAboutOwn)
    yield unclear(
      `${what}; ${reportedOutcomeText(work)}. What it does when its job has completed was not seen: give it more time, at declares.givesUpAfterSeconds and work.withinSeconds of its file${isAboutOwn ? '' : ', or mend survives-unknown-jobs first if that is broken'}.`,
      shownBy,
    );
  else yield broken(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
}

/** The number of jobs that had completed: that of the application, and others that it asked for after a call. */
function completedJobs({ calls, ...scene }: Scene, { isKnown }: { isKnown: boolean }): number {
  const ids = submittedIds({ calls, ...scene });
  const others = calls.filter(
    (call) => isStatusRead(call) && isCompleted(call) && !ids.includes(call.jobId),
  );
  return new Set(others.map(({ jobId }) => jobId)).size + (isKnown ? 1 : 0);
}

/** At the end of its time, an application gives up whatever it was told. */
function isDeadline({ startedMs, endedMs, outcome }: WorkRecord, { givesUpAfterMs }: UsualConduct) {
  return outcome === 'failure' && isAtDeadline(endedMs - startedMs, { givesUpAfterMs });
}

/** Whether an application acts on a forged call whose work does not wait for the end of its job. */
function forgedAfterWork(
  what: string,
  { scene, usual, shownBy }: { scene: Scene; usual: UsualConduct; shownBy: readonly number[] },
): Finding {
  const work = 'the work of the application does not wait for the end of its job';
  if (scene.end?.acts === undefined)
    return unclear(
      `${what}; ${work}, and how often it acted is unknown. Say at \`acts\` in its file how to count that, or let its work end with its job.`,
      shownBy,
    );
  return usual.acts
    ? holds(`${what}; ${work}, and it did not act.`, shownBy)
    : unclear(
        `${what}; ${work}, and it acted neither now nor when its jobs completed. Correct \`acts\` in its file, or let its work end with its job.`,
        shownBy,
      );
}

/** What an application said last about its work: before that, it may have said what it ignores. */
function reportIn({ said: output = '' }: WorkRecord): string {
  const json = lastJsonIn(output);
  return json === undefined ? (output.trimEnd().split('\n').at(-1) ?? '') : JSON.stringify(json);
}

/** In each made-up result. */
const madeUp = 'made up by the check';

interface OddCall {
  /** What the call was about. */
  readonly about: string;
  /** Whether an answer makes the service repeat the call, or may. */
  readonly isRefusal: (status: number) => boolean;
  readonly expected: string;
  /** Whether the service may make such a call: then nobody takes it for the end of a job. */
  readonly isPossible: boolean;
}

const unknownJob: OddCall = {
  about: 'a job that does not exist',
  isRefusal: (status) => status >= 500,
  expected: '200 or 4xx',
  isPossible: false,
};

const unknownState: OddCall = {
  about: 'a state of an unknown name',
  isRefusal: (status) => status < 200 || status > 299,
  expected: '200',
  isPossible: true,
};

/** The statuses with which calls of the service were answered. */
function statusesIn(scenes: readonly Scene[]): readonly number[] {
  return scenes.flatMap(({ deliveries }) =>
    deliveries.filter(isGenuine).flatMap(({ answeredStatus }) => answeredStatus ?? []),
  );
}

function* judgeSurvivalOfCall(
  scene: Scene,
  call: DeliveryRecord,
  {
    about,
    isRefusal,
    expected,
    isPossible,
    scenes,
  }: OddCall & { readonly scenes: readonly Scene[] },
): Iterable<Finding> {
  const { answeredStatus: status } = call;
  const usualStatuses = statusesIn(scenes);
  const what = `A webhook call was about ${about}`;
  // Who refuses all calls has another fault.
  const refusesAll = usualStatuses.length > 0 && usualStatuses.every(isRefusal);
  if (status !== undefined && isRefusal(status) && !refusesAll) {
    yield broken(
      `${what}; it was answered with ${status}, after which the service may repeat it: expected ${expected}.`,
      [call.id],
    );
    return;
  }
  const work = onlyWork(scene);
  if (work === undefined) return;
  const shownBy = [call.id, work.id];
  const outcome = reportedOutcomeText(work);
  const next = scene.deliveries.find(
    (later) => isGenuine(later) && later.receivedMs > call.receivedMs,
  );
  if (call.receivedMs >= work.endedMs)
    yield next?.answeredStatus === undefined
      ? unclear(
          `${what}, and came after the work; no later call was answered. Let the work end with its job, or keep the application running.`,
          shownBy,
        )
      : holds(`${what}; the next call was answered with ${next.answeredStatus}.`, [
          call.id,
          next.id,
        ]);
  else if (work.outcome !== 'success') yield broken(`${what}; ${outcome}.`, shownBy);
  else if (completedMs(scene) <= work.endedMs) yield holds(`${what}; ${outcome}.`, shownBy);
  else if (isPossible && waitsForJobs(scenes))
    yield broken(`${what}; ${outcome} before its job had completed.`, shownBy);
  else
    yield unclear(
      `${what}; ${outcome} before its job had ended. Let its work end with its job, and compare the id in each call with that of the submission.`,
      shownBy,
    );
}
