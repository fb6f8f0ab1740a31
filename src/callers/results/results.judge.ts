/** What an application does with results. */

import {
  broken,
  brokenInTime,
  type Finding,
  holds,
  unclear,
} from '../../conformance/judging/verdicts/judge.ts';
import { isObject, textsWithin } from '../../core/json.ts';
import { timesText } from '../../core/sentences.ts';
import { isUrl } from '../../core/urls.ts';
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  jobInAnswer,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import {
  comesAfter,
  completed,
  isBeforeEnd,
  isCompleted,
  isKnownState,
  jobInCall,
  onlyWork,
  reportedOutcomeText,
  requestText,
  secondsText,
} from '../judging/application-jobs.ts';
import { type CallerEvidence, isUsual, type Scene } from '../judging/caller-evidence.ts';
import { betweenLabel, forgedLabel, stalledLabel, strayLabel } from '../judging/exchange-labels.ts';
import type { CallerJudges } from '../judging/verdicts.ts';
import { isGenuine } from '../judging/watch-times.ts';
import { unchanged, variedLabel } from './varied-outputs.ts';

export const resultJudges = {
  *'downloads-in-time'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { scene, first, endMs } of scenes.flatMap(firstDownloads)) {
      const afterMs = first.exchange.sentMs - endMs;
      const what = `${requestText(first)} came ${secondsText(afterMs)} after the job was known to be completed, and was answered with ${first.status}`;
      const shownBy = [first.exchange.id];
      if (isMissingFile(first) && afterMs >= lateMs) yield broken(`${what}.`, shownBy);
      else if (isSuccess(first) && isShortLived(scene)) yield holds(`${what}.`, shownBy);
    }
  },
  *'key-stays-with-service'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeIgnoredRedirect(scene);
    for (const { exchange } of scenes.flatMap(({ calls }) => calls)) {
      const { id, key, keyIn, request } = exchange;
      if (!isElsewhere(request.target)) continue;
      const hasKey = key === 'valid' || keyIn !== undefined;
      const what = `${request.method} ${request.target} is at another origin`;
      yield hasKey
        ? broken(`${what}, and has the API key.`, [id])
        : holds(`${what}, and has no key.`, [id]);
    }
  },
  *'handles-missing-results'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const work = onlyWork(scene);
      const tried = downloadsOfOutputs(scene);
      const missing = tried.find(isMissingFile);
      if (work === undefined || missing === undefined || tried.some(isSuccess)) continue;
      const what = `${requestText(missing)} was answered with ${missing.status}; ${reportedOutcomeText(work)}`;
      const shownBy = [missing.exchange.id, work.id];
      yield work.outcome === 'failure'
        ? holds(`${what}.`, shownBy)
        : broken(`${what}: expected a failure.`, shownBy);
    }
  },
  *'survives-slow-downloads'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      const work = onlyWork(scene);
      const slow = downloadsOfOutputs(scene).find(isSlow);
      if (work === undefined || slow === undefined) continue;
      const { sentMs, receivedMs, id } = slow.exchange;
      const took = secondsText(receivedMs - sentMs);
      const shownBy = [id, work.id];
      if (isSuccess(slow)) {
        const what = `${requestText(slow)} took ${took}; ${reportedOutcomeText(work)}`;
        yield work.outcome === 'success'
          ? holds(`${what}.`, shownBy)
          : unclear(`${what}.`, shownBy);
      } else {
        const what = `The application left ${requestText(slow)} after ${took}, before its end`;
        const isWhole = downloadsOfOutputs(scene).some(isSuccess);
        // At the end of its time, it may have been the check that ended the download.
        const isEnd = work.outcome === 'unfinished';
        yield isEnd || (isWhole && work.outcome === 'success')
          ? unclear(`${what}; ${reportedOutcomeText(work)}.`, shownBy)
          : broken(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
      }
    }
  },
  *'notices-cut-downloads'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeCutDownload(scene);
  },
  *'gives-up-stalled-downloads'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeStalledDownload(scene);
  },
  *'reports-failed-jobs'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeFailedJob(scene);
  },
  *'acts-on-results-only'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const needsOutput =
      !application.declares.includes('ignores-output') && scenes.some(showsOutput);
    const hasActed = scenes.some((scene) => (scene.end?.acts ?? 0) > 0 && isUsual(scene));
    for (const scene of scenes) {
      if (!mayHaveResult(scene, { needsOutput }))
        yield* judgeActsWithoutResult(scene, { hasActed });
    }
  },
  *'needs-output'({ scenes }: CallerEvidence): Iterable<Finding> {
    const hasAny = scenes.some(showsOutput);
    for (const finding of scenes.flatMap((scene) => [...judgeMissingOutput(scene)])) {
      yield hasAny || finding.outcome !== 'broken'
        ? finding
        : unclear(
            'No job had an output, so nobody can tell whether the application needs one. Give it work that has, or declare that it ignores outputs.',
            finding.shownBy,
          );
    }
  },
  *'copes-with-outputs'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* judgeVariedOutputs(scene);
  },
} satisfies Partial<CallerJudges>;

/** The work of each round, by what was different about the output that it got. */
function* judgeVariedOutputs(scene: Scene): Iterable<Finding> {
  const rounds = scene.works.flatMap((work) => {
    const messages = [...scene.calls.map(({ exchange }) => exchange), ...scene.deliveries];
    const during = messages.filter(
      ({ label, receivedMs }) =>
        label?.startsWith(variedLabel) &&
        receivedMs >= work.startedMs &&
        receivedMs <= work.endedMs,
    );
    const [first] = during;
    if (first?.label === undefined) return [];
    return [{ work, change: first.label.slice(variedLabel.length), id: first.id }];
  });
  const usual = rounds.find(({ change }) => change === unchanged);
  for (const { work, change, id } of rounds) {
    const shownBy = [id, work.id];
    const what = `An output that fits the schema (${change}): ${reportedOutcomeText(work)}`;
    if (work.outcome === 'success') yield holds(`${what}.`, shownBy);
    else if (change !== unchanged && usual !== undefined && usual.work.outcome !== 'success') {
      // It may fail for a reason that all these outputs have.
      yield unclear(`${what}, as with the first of these outputs.`, shownBy);
    } else if (work.outcome === 'unfinished') {
      yield brokenInTime(`${what}: expected success.`, shownBy);
    } else yield broken(`${what}: expected success.`, shownBy);
  }
}

/** A request was redirected to another origin, to which none came. */
function* judgeIgnoredRedirect({ calls, works }: Scene): Iterable<Finding> {
  const redirect = calls.find(({ exchange: { request, response } }) => {
    const { location = '' } = response?.headers ?? {};
    if (isElsewhere(request.target) || !isElsewhere(location) || !isUrl(location)) return false;
    return new URL(location).host !== request.headers['host'];
  });
  if (redirect === undefined || works.length === 0) return;
  if (calls.some(({ exchange }) => isElsewhere(exchange.request.target))) return;
  yield holds(
    `${requestText(redirect)} was redirected to another origin; the application did not follow.`,
    [redirect.exchange.id, ...works.map(({ id }) => id)],
  );
}

/** A download that takes longer is slow, in milliseconds. */
const slowMs = 2000;

/** Whether it was sent slowly to its end, or the application left before. */
function isSlow(call: OperationExchange): boolean {
  if (isStalled(call)) return false;
  const { sentMs, receivedMs, hangUpAfterMs, isGivenUp } = call.exchange;
  const wasLeft = hangUpAfterMs !== undefined || isGivenUp === true;
  return wasLeft || (isSuccess(call) && receivedMs - sentMs >= slowMs);
}

/** A download that begins so long after the end of the job is late, in milliseconds. */
const lateMs = 3000;

interface FirstDownload {
  readonly scene: Scene;
  readonly first: OperationExchange;
  /** When the application could first know that the job of the result was completed. */
  readonly endMs: number;
}

/** The first download of each result. */
function firstDownloads(scene: Scene): FirstDownload[] {
  const { calls, deliveries } = scene;
  const completions = [
    ...calls
      .filter(isCompleted)
      .map((call) => ({ job: jobInAnswer(call), atMs: call.exchange.receivedMs })),
    ...deliveries
      .filter(isGenuine)
      .map((call) => ({ job: jobInCall(call), atMs: call.receivedMs }))
      .filter(({ job }) => job?.['status'] === completed),
  ];
  return [...groupBy(downloadsOfOutputs(scene), pathOfDownload).values()].flatMap(([first]) => {
    const target = first?.exchange.request.target ?? '';
    const ends = completions.filter(({ job }) =>
      addressesIn(job?.['output']).some((address) => isAt(address, target)),
    );
    const endMs = Math.min(...ends.map(({ atMs }) => atMs));
    return first === undefined || ends.length === 0 ? [] : [{ scene, first, endMs }];
  });
}

/** Requests for addresses that outputs of the scenario name. */
function downloadsOfOutputs({ calls, deliveries }: Scene): OperationExchange[] {
  const addresses = [
    ...calls.map((call) => jobInAnswer(call)),
    ...deliveries.map(jobInCall),
  ].flatMap((job) => addressesIn(job?.['output']));
  return calls.filter(
    ({ exchange: { request } }) =>
      request.method === 'GET' && addresses.some((address) => isAt(address, request.target)),
  );
}

function addressesIn(output: unknown): URL[] {
  return textsWithin(output)
    .filter((text) => /^https?:/.test(text) && isUrl(text))
    .map((text) => new URL(text));
}

/** Whether a request for a target, a path or a complete URL, is one for an address. */
function isAt(address: URL, target: string): boolean {
  const [path = ''] = target.split('?');
  return path === (isElsewhere(target) ? address.origin + address.pathname : address.pathname);
}

function isElsewhere(target: string): boolean {
  return /^https?:/.test(target);
}

function isMissingFile({ status }: OperationExchange): boolean {
  return status === 404 || status === 410;
}

/** Whether results could be downloaded for a short time only. */
function isShortLived({ end }: Scene): boolean {
  return end?.alternatives?.['result-lifetime'] !== undefined;
}

function isStalled({ exchange }: OperationExchange): boolean {
  return exchange.label === stalledLabel;
}

/** An application that hangs in a download for less may have a longer time limit, in milliseconds. */
const longestStallMs = 20_000;

function* judgeStalledDownload(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const tried = downloadsOfOutputs(scene);
  const stalled = tried.find(isStalled);
  if (work === undefined || stalled === undefined) return;
  const { sentMs, receivedMs, id } = stalled.exchange;
  const stalledMs = Math.min(receivedMs, work.endedMs) - sentMs;
  const what = `${requestText(stalled)} stopped in the middle, and was left after ${secondsText(stalledMs)}`;
  const again = tried.find(
    (call) => isSuccess(call) && pathOfDownload(call) === pathOfDownload(stalled),
  );
  const isUnderWay = stalled.exchange.isGivenUp === true || receivedMs >= work.endedMs;
  const result = `${what}; ${reportedOutcomeText(work)}.`;
  const shownBy = [id, ...(again === undefined ? [] : [again.exchange.id]), work.id];
  switch (work.outcome) {
    case 'failure':
      yield holds(result, shownBy);
      return;
    case 'crashed':
      yield broken(result, shownBy);
      return;
    case 'success':
      if (again !== undefined) yield holds(`${what}; the application downloaded again.`, shownBy);
      // It may be the same result at another address, or another one.
      else if (tried.some(isSuccess)) yield unclear(result, shownBy);
      else yield broken(result, shownBy);
      return;
    case 'unfinished':
      yield isUnderWay && stalledMs >= longestStallMs
        ? broken(result, shownBy)
        : unclear(result, shownBy);
  }
}

function isCut({ exchange }: OperationExchange): boolean {
  return (
    exchange.failure !== undefined &&
    exchange.hangUpAfterMs === undefined &&
    exchange.isGivenUp !== true
  );
}

function* judgeCutDownload(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const tried = downloadsOfOutputs(scene);
  const cut = tried.find(isCut);
  if (work === undefined || cut === undefined) return;
  const later = tried.filter((call) => isSuccess(call) && comesAfter(call, cut));
  const again = later.find((call) => isWholeDownload(call, cut));
  const [other] = later;
  const shownBy = [cut, ...(again === undefined ? [] : [again])].map(({ exchange }) => exchange.id);
  const what = `${requestText(cut)} broke off`;
  if (again !== undefined && work.outcome === 'success')
    yield holds(`${what}; the application downloaded again.`, [...shownBy, work.id]);
  else if (work.outcome === 'failure')
    yield holds(`${what}; ${reportedOutcomeText(work)}.`, [...shownBy, work.id]);
  else if (other !== undefined && work.outcome === 'success')
    // It may be the same result at another address, or another one.
    yield unclear(`${what}; the application downloaded ${requestText(other)}.`, [
      ...shownBy,
      other.exchange.id,
    ]);
  else if (work.outcome === 'success' && tried.some((call) => isWholeDownload(call, cut)))
    yield unclear(`${what}; the application had downloaded the whole before.`, shownBy);
  else yield broken(`${what}; ${reportedOutcomeText(work)}.`, [...shownBy, work.id]);
}

function isWholeDownload(call: OperationExchange, cut: OperationExchange): boolean {
  return isSuccess(call) && pathOfDownload(call) === pathOfDownload(cut);
}

function pathOfDownload({ exchange }: OperationExchange): string | undefined {
  return exchange.request.target.split('?')[0];
}

/** Where every submitted job ended without a result, as an answer or a webhook call showed. */
function* judgeFailedJob(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const state = failureIn(scene);
  if (work === undefined || state === undefined) return;
  const what = `The job ended as \`${state.name}\`; ${reportedOutcomeText(work)}`;
  const shownBy = [state.id, work.id];
  switch (work.outcome) {
    case 'failure':
      yield holds(`${what}.`, shownBy);
      return;
    case 'unfinished':
      yield state.isKnown
        ? broken(`${what}: expected a failure.`, shownBy)
        : unclear(`${what}. It may take the state for one in between.`, shownBy);
      return;
    case 'success':
      yield work.endedMs < state.atMs
        ? unclear(
            `${what} before that. Let its work end with its job: work.poll in its file asks for the outcome.`,
            shownBy,
          )
        : broken(`${what}: expected a failure.`, shownBy);
      return;
    case 'crashed':
      yield broken(`${what}: expected a failure.`, shownBy);
  }
}

interface FailureState {
  readonly name: string;
  /** Whether it is a name that the local service uses by default. */
  readonly isKnown: boolean;
  readonly id: number;
  /** When the application could first see it. */
  readonly atMs: number;
}

/** Whether a request is answered with the state of a job as the service has it: also one for streamed parts. */
function showsState(call: OperationExchange): boolean {
  const { jobId, operationId } = call;
  return isSubmission(call) || (jobId !== undefined && operationId !== 'cancelJob');
}

/** The last state of the jobs; undefined unless it is the end without a result. */
function failureIn({ calls, deliveries, end }: Scene): FailureState | undefined {
  const sightings = [
    ...calls.filter(showsState).map((call) => ({
      job: jobInAnswer(call),
      id: call.exchange.id,
      atMs: call.exchange.sentMs,
      label: call.exchange.label,
    })),
    ...deliveries.map((call) => ({
      job: jobInCall(call),
      id: call.id,
      atMs: call.receivedMs,
      label: call.label,
    })),
  ].filter(({ label }) => ![betweenLabel, forgedLabel, strayLabel].includes(label ?? ''));
  const states = sightings.flatMap(({ job, id, atMs }) =>
    typeof job?.['status'] === 'string' ? [{ name: job['status'], id, atMs }] : [],
  );
  if (states.some(({ name }) => name === completed)) return undefined;
  const last = states.find(({ name }) => !isBeforeEnd(name));
  if (last === undefined) return undefined;
  const isNamed = end?.alternatives?.['failure-state'] !== undefined;
  const isKnown = isKnownState(last.name);
  return isKnown || isNamed ? { ...last, isKnown } : undefined;
}

/** Whether the application could take a job for completed, or was told so by a forged call. */
function mayHaveResult(scene: Scene, { needsOutput }: { needsOutput: boolean }): boolean {
  const { calls, deliveries } = scene;
  const isTold = deliveries.some((call) => jobInCall(call)?.['status'] === completed);
  const isForged = deliveries.some(({ label }) => label === forgedLabel || label === strayLabel);
  // An answer may be too long to be recorded.
  const isUnknown = calls.some(
    (call) => showsState(call) && isSuccess(call) && call.exchange.response?.body === undefined,
  );
  if (isForged || isUnknown) return true;
  return (isTold || calls.some(isCompleted)) && (!needsOutput || showsOutput(scene));
}

/** Where no job completed with a result: the application must not have acted. */
function* judgeActsWithoutResult(
  scene: Scene,
  { hasActed }: { hasActed: boolean },
): Iterable<Finding> {
  const { end, works, calls } = scene;
  const acts = end?.acts;
  if (acts === undefined || works.length === 0) return;
  const state = failureIn(scene);
  const hasFailed = state !== undefined || everyJobFails(scene);
  const why =
    state !== undefined
      ? `the job ended as \`${state.name}\``
      : hasFailed
        ? 'the job failed'
        : calls.some(isCompleted)
          ? 'the job completed without an output'
          : 'no job had completed';
  const shownBy = [...(state === undefined ? [] : [state.id]), ...works.map(({ id }) => id)];
  // Who takes a failure for a success has another fault.
  const takesForResult = works.some(
    ({ outcome, endedMs }) =>
      outcome === 'success' && (state === undefined ? !hasFailed : endedMs >= state.atMs),
  );
  const what = `Nothing was to act on, because ${why}`;
  if (acts > 0 && !takesForResult)
    yield broken(`${what}; the application acted ${timesText(acts)}.`, shownBy);
  else if (acts === 0 && hasFailed)
    yield hasActed
      ? holds(`${what}; the application did not act.`, shownBy)
      : unclear(
          `${what}, and the application did not act, but neither did it when its job completed. Correct \`acts\` in its file, so that it counts.`,
          shownBy,
        );
}

/** Whether the local service was told to let every job fail. */
function everyJobFails({ end }: Scene): boolean {
  return (
    end?.faults?.some(
      ({ effect, count }) =>
        count === undefined && isObject(effect) && effect['worker'] === 'crash',
    ) === true
  );
}

/** Whether a job had something in its output. */
function showsOutput({ calls, deliveries }: Pick<Scene, 'calls' | 'deliveries'>): boolean {
  return [...calls.map((call) => jobInAnswer(call)), ...deliveries.map(jobInCall)].some(
    hasOutputContent,
  );
}

function hasOutputContent(job: Readonly<Record<string, unknown>> | undefined): boolean {
  const { output, stream } = job ?? {};
  return (
    (isObject(output) && Object.keys(output).length > 0) ||
    (Array.isArray(stream) && stream.length > 0)
  );
}

/** Where jobs completed, and no output of one had anything in it. */
function* judgeMissingOutput(scene: Scene): Iterable<Finding> {
  const work = onlyWork(scene);
  const jobs = [
    ...scene.calls.map((call) => ({ job: jobInAnswer(call), id: call.exchange.id })),
    ...scene.deliveries.filter(isGenuine).map((call) => ({ job: jobInCall(call), id: call.id })),
  ].filter(({ job }) => job?.['status'] === completed);
  const [first] = jobs;
  if (work === undefined || first === undefined) return;
  // Parts may have been streamed before the end.
  const all = [...scene.calls.map((call) => jobInAnswer(call)), ...jobs.map(({ job }) => job)];
  if (all.some(hasOutputContent)) return;
  const what = `The job completed without an output; ${reportedOutcomeText(work)}`;
  const shownBy = [first.id, work.id];
  switch (work.outcome) {
    case 'failure':
      yield holds(`${what}.`, shownBy);
      return;
    case 'success':
    case 'crashed':
      yield broken(`${what}: expected a failure.`, shownBy);
      return;
    case 'unfinished':
      yield unclear(`${what}.`, shownBy);
  }
}
