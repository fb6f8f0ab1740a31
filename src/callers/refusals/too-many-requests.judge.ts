/** What an application does after 429. */
import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { median } from '../../core/statistics.ts';
import { groupBy } from '../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import {
  asksForSame,
  attemptsAfter,
  comesAfter,
  isAnsweredByProblem,
  isStatusRead,
  knowsEnd,
  onlyWork,
  repetitionOf,
  reportedOutcomeText,
  requestText,
  secondsText,
  waitsForEnd,
} from '../judging/application-jobs.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

export const tooManyRequestsJudges = {
  *'repeats-after-429'({ scenes }: CallerEvidence): Iterable<Finding> {
    const all = repetitionsIn(scenes);
    // Whether an unusual body or a form of `Retry-After` is the reason is a question of other rules.
    const isRepeating = all.some(({ finding }) => finding.outcome === 'holds');
    const unread = new Set(unreadIn(all));
    for (const repetition of all) {
      const { series, finding } = repetition;
      const isUsual = isRefusedByProblem(series) && !unread.has(repetition);
      if (!isRepeating || finding.outcome === 'holds' || isUsual) yield finding;
    }
  },
  *'waits-for-retry-after'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* judgeWaits(scenes, ({ exchange }) => {
      const retryAfter = exchange.response?.headers['retry-after'] ?? '';
      return /^\d+$/.test(retryAfter) ? exchange.receivedMs + Number(retryAfter) * 1000 : undefined;
    });
    yield* stoppedBy('seconds', scenes);
  },
  *'waits-for-retry-date'({ scenes }: CallerEvidence): Iterable<Finding> {
    yield* judgeWaits(scenes, dateIn);
    yield* stoppedBy('a date', scenes);
  },
  *'waits-after-429'({ scenes }: CallerEvidence): Iterable<Finding> {
    const all = scenes.flatMap(seriesOfRefusals);
    for (const series of all) yield* waitsWithoutTime(series);
    yield* firstAtOnce(all);
    yield* stoppedBy('nothing', scenes);
  },
  *'waits-longer-each-time'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) {
      for (const series of seriesOfRefusals(scene)) yield* judgeGrowth(series);
    }
  },
  *'gives-up-after-429'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* givesUp(scene, application.bounds);
  },
  *'varies-its-waits'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes) yield* varies(scene);
  },
} satisfies Partial<CallerJudges>;

/** How much earlier a request may come than it should: clocks and timers are not exact. */
const toleranceMs = 50;

/** A shorter wait is none: a slow machine or network takes as long. */
const shortestWaitMs = 100;

/** Attempts at the same, answered with 429 one after the other. */
interface Series {
  readonly refused: readonly OperationExchange[];
  /** The next attempt; undefined if none came. */
  readonly last: OperationExchange | undefined;
}

/** Only where one piece of work is done: with several, who repeats which request is unknown. */
function seriesOfRefusals(scene: Scene): Series[] {
  if (onlyWork(scene) === undefined) return [];
  const { calls } = scene;
  const firsts = calls.filter(
    (call, index) =>
      call.status === 429 &&
      calls.slice(0, index).findLast((earlier) => asksForSame(earlier, call, scene))?.status !==
        429,
  );
  return firsts.map((first) => {
    const same = calls
      .slice(calls.indexOf(first))
      .filter((call) => asksForSame(call, first, scene));
    const end = same.findIndex(({ status }) => status !== 429);
    return { refused: end === -1 ? same : same.slice(0, end), last: same[end] };
  });
}

function isRefusedByProblem({ refused: [first] }: Series): boolean {
  return first !== undefined && isAnsweredByProblem(first);
}

/** What `Retry-After` has. */
type RetryAfterForm = 'seconds' | 'a date' | 'nothing';

function retryAfterForm({ refused: [first] }: Series): RetryAfterForm {
  if (first === undefined || !namesTime(first)) return 'nothing';
  return dateIn(first) === undefined ? 'seconds' : 'a date';
}

/** The instant of a date in `Retry-After`, in milliseconds; undefined without one. */
function dateIn({ exchange }: OperationExchange): number | undefined {
  const retryAfter = exchange.response?.headers['retry-after'] ?? '';
  const atMs = /^\d*$/.test(retryAfter) ? Number.NaN : Date.parse(retryAfter);
  return Number.isNaN(atMs) ? undefined : atMs;
}

/** @param isWaiting whether the application waits for its job elsewhere */
function repeats(
  { refused, last }: Series,
  { scene, isWaiting }: { scene: Scene; isWaiting: boolean },
): Finding {
  const [first] = refused;
  const work = onlyWork(scene);
  if (first === undefined || work === undefined) return unclear('Nothing was refused.', []);
  const again = last ?? refused[1];
  if (again !== undefined) {
    const shownBy = [first.exchange.id, again.exchange.id];
    return holds(`${requestText(first)} was repeated after 429.`, shownBy);
  }
  const shownBy = [first.exchange.id, work.id];
  const what = `${requestText(first)} was answered with 429 and not repeated`;
  // One status request of many may be left to the next one, and others, such as one for the health, are not needed.
  const isNeedless = isStatusRead(first)
    ? work.outcome === 'success' && (knowsEnd(scene) || !isWaiting)
    : !isSubmission(first) && scene.calls.some((call) => comesAfter(call, first));
  const isMaybeRepeated = isSubmission(first) && attemptsAfter(first, scene).maybe.length > 0;
  return isNeedless || isMaybeRepeated
    ? unclear(`${what}, but the work went on.`, shownBy)
    : broken(`${what}; ${reportedOutcomeText(work)}.`, shownBy);
}

interface Repetition {
  readonly series: Series;
  readonly finding: Finding;
}

function repetitionsIn(scenes: readonly Scene[]): Repetition[] {
  const isWaiting = waitsForEnd(scenes);
  return scenes.flatMap((scene) =>
    seriesOfRefusals(scene).map((series) => ({
      series,
      finding: repeats(series, { scene, isWaiting }),
    })),
  );
}

/**
 * Those with a form after which an application never repeats, although it does after others: it cannot read this one.
 * Different parts of it may read the answers to status requests and to others.
 */
function unreadIn(all: readonly Repetition[]): Repetition[] {
  const isOfReads = ({ series: { refused } }: Repetition) => refused.slice(0, 1).some(isStatusRead);
  return [all.filter(isOfReads), all.filter((repetition) => !isOfReads(repetition))].flatMap(
    (part) => {
      const formsWith = (outcome: Finding['outcome']) =>
        new Set(
          part
            .filter(({ finding }) => finding.outcome === outcome)
            .map(({ series }) => retryAfterForm(series)),
        );
      const repeated = formsWith('holds');
      const stopping = formsWith('broken');
      return part.filter(({ series }) => {
        const form = retryAfterForm(series);
        return repeated.size > 0 && stopping.has(form) && !repeated.has(form);
      });
    },
  );
}

function* stoppedBy(form: RetryAfterForm, scenes: readonly Scene[]): Iterable<Finding> {
  for (const { series, finding } of unreadIn(repetitionsIn(scenes))) {
    if (
      retryAfterForm(series) === form &&
      finding.outcome === 'broken' &&
      isRefusedByProblem(series)
    )
      yield broken(
        `${finding.reason.slice(0, -1)}, although it repeats requests after other refusals.`,
        finding.shownBy,
      );
  }
}

/** @param until the instant until which the application should wait, if the answer names one */
function* judgeWaits(
  scenes: readonly Scene[],
  until: (call: OperationExchange) => number | undefined,
): Iterable<Finding> {
  for (const scene of scenes) {
    if (onlyWork(scene) === undefined) continue;
    for (const call of scene.calls) {
      const untilMs = call.status === 429 ? until(call) : undefined;
      const next = untilMs === undefined ? undefined : repetitionOf(call, scene);
      if (untilMs === undefined || next === undefined) continue;
      yield judgeWait(
        { call, next, untilMs },
        { scene, isShared: scenes.some(hasTwoPaces), usualMs: usualPauseMs(scenes) },
      );
    }
  }
}

function judgeWait(
  { call, next, untilMs }: { call: OperationExchange; next: OperationExchange; untilMs: number },
  { scene, isShared, usualMs }: { scene: Scene; isShared: boolean; usualMs: number | undefined },
): Finding {
  const { receivedMs, response, id } = call.exchange;
  const earlyMs = untilMs - next.exchange.sentMs;
  const shownBy = [id, next.exchange.id];
  const header = `\`Retry-After: ${response?.headers['retry-after']}\``;
  const what = `${requestText(call)} was answered with 429 and ${header}, and repeated after ${secondsText(next.exchange.sentMs - receivedMs)}`;
  const { lateMs = 0 } = next.exchange;
  if (earlyMs <= toleranceMs && earlyMs + lateMs > toleranceMs)
    return unclear(
      `${what}, or up to ${secondsText(lateMs)} sooner: the check itself was late then. Check again while the machine has less to do.`,
      shownBy,
    );
  if (earlyMs <= toleranceMs) {
    // Who always asks so seldom may not have seen the refusal.
    const isUsualPause = isStatusRead(call) && untilMs - receivedMs <= (usualMs ?? 0) * sameFactor;
    return isUsualPause
      ? unclear(`${what}, as after other answers.`, shownBy)
      : holds(`${what}.`, shownBy);
  }
  // Somebody else in the application may ask for the same job.
  const isOther =
    isStatusRead(call) &&
    (isShared ||
      scene.calls.some((other) => isStatusRead(other) && overlapsRepetition(other, scene)));
  return isOther
    ? unclear(`${what}, maybe by another part of the application.`, shownBy)
    : broken(`${what}: ${secondsText(earlyMs)} too early.`, shownBy);
}

/** How long the application usually waits until it asks for a job again; undefined if it was not seen. */
function usualPauseMs(scenes: readonly Scene[]): number | undefined {
  const pauses = scenes.flatMap((scene) =>
    scene.calls.flatMap((call) => {
      const next = isStatusRead(call) && isSuccess(call) ? repetitionOf(call, scene) : undefined;
      return next === undefined ? [] : [next.exchange.sentMs - call.exchange.receivedMs];
    }),
  );
  return pauses.length === 0 ? undefined : median(pauses);
}

/** The number of requests that show whether one part of an application asks, or several. */
const fewestReads = 6;

/** Whether several parts of an application ask for the same job: then many pauses are much shorter than others. */
function hasTwoPaces({ calls }: Scene): boolean {
  const reads = calls.filter((call) => isStatusRead(call) && isSuccess(call));
  return [...groupBy(reads, ({ jobId }) => jobId).values()].some((same) => {
    if (same.length < fewestReads) return false;
    const atMs = same.map(({ exchange }) => exchange.sentMs);
    const pausesMs = atMs.slice(1).map((ms, index) => ms - (atMs[index] ?? 0));
    const usual = Math.max(...pausesMs) / 2;
    return pausesMs.filter((ms) => ms < usual).length >= pausesMs.length / 3;
  });
}

/** Whether the same request was under way a second time. */
function overlapsRepetition(call: OperationExchange, scene: Scene): boolean {
  const { sentMs, receivedMs } = call.exchange;
  return scene.calls.some(
    (other) =>
      other !== call &&
      asksForSame(other, call, scene) &&
      other.exchange.sentMs < receivedMs &&
      other.exchange.receivedMs > sentMs,
  );
}

function namesTime({ exchange }: OperationExchange): boolean {
  return exchange.response?.headers['retry-after'] !== undefined;
}

/** The pauses after 429 without `Retry-After`, each until the next attempt. */
function pausesOf({ refused, last }: Series): {
  waitsMs: number[];
  /** How much each of them may be wrong, because the check itself was late. */
  lateMs: number;
  shownBy: number[];
} {
  const all = last === undefined ? refused : [...refused, last];
  const pauses = all.slice(1).flatMap((next, index) => {
    const call = all[index];
    const isWait = call !== undefined && comesAfter(next, call) && !namesTime(call);
    return isWait ? [{ call, next }] : [];
  });
  return {
    lateMs: Math.max(0, ...pauses.map(({ next }) => next.exchange.lateMs ?? 0)),
    waitsMs: pauses.map(({ call, next }) => next.exchange.sentMs - call.exchange.receivedMs),
    shownBy: [...new Set(pauses.flatMap(({ call, next }) => [call, next]))].map(
      ({ exchange }) => exchange.id,
    ),
  };
}

/** Longer pauses are none of a busy machine, in milliseconds. */
const busyMs = 250;

function repeatsAtOnce(waitsMs: readonly number[]): boolean {
  return Math.min(...waitsMs) < shortestWaitMs && Math.max(...waitsMs) < busyMs;
}

/** Random pauses may be short now and then, so all of them count together. */
function* waitsWithoutTime(series: Series): Iterable<Finding> {
  const { waitsMs, lateMs, shownBy } = pausesOf(series);
  const [first] = series.refused;
  if (first === undefined || waitsMs.length === 0) return;
  const what = `${requestText(first)} was answered with 429 without \`Retry-After\`, and repeated after ${waitsMs.map(secondsText).join(', ')}`;
  if (waitsMs.length > 1 && repeatsAtOnce(waitsMs))
    yield broken(`${what}: expected at least ${secondsText(shortestWaitMs)}.`, shownBy);
  else if (waitsMs.every((ms) => ms >= shortestWaitMs + lateMs)) yield holds(`${what}.`, shownBy);
  else if (waitsMs.every((ms) => ms >= shortestWaitMs))
    yield unclear(
      `${what}, or up to ${secondsText(lateMs)} sooner: the check itself was late then. Check again while the machine has less to do.`,
      shownBy,
    );
  else yield unclear(`${what}: not always at least ${secondsText(shortestWaitMs)}.`, shownBy);
}

/** A shorter pause counts as none, in milliseconds; so many in a row are not chance. */
const noWaitMs = 60;
const fewestAtOnce = 3;

/** Libraries that wait longer each time often do not wait at all before the first repetition. */
function* firstAtOnce(all: readonly Series[]): Iterable<Finding> {
  const firsts = all.flatMap(({ refused: [first, second], last }) => {
    const next = second ?? last;
    const isWait =
      first !== undefined && next !== undefined && comesAfter(next, first) && !namesTime(first);
    return isWait ? [{ first, next }] : [];
  });
  const waitsMs = firsts.map(({ first, next }) => next.exchange.sentMs - first.exchange.receivedMs);
  if (waitsMs.length < fewestAtOnce || waitsMs.some((ms) => ms >= noWaitMs)) return;
  yield broken(
    `The first repetition after 429 without \`Retry-After\` came after ${waitsMs.map(secondsText).join(', ')}: expected at least ${secondsText(shortestWaitMs)}.`,
    firsts.flatMap(({ first, next }) => [first.exchange.id, next.exchange.id]),
  );
}

/** Pauses that differ by less are the same, as a factor: timers and networks vary. */
const sameFactor = 1.15;

/** Pauses from this length on need not grow, in milliseconds. */
const longWaitMs = 2000;

function* judgeGrowth(series: Series): Iterable<Finding> {
  const { waitsMs, lateMs, shownBy } = pausesOf(series);
  if (waitsMs.length < 3) return;
  const what = `The waits after 429 without \`Retry-After\` were ${waitsMs.map(secondsText).join(', ')}`;
  const longest = Math.max(...waitsMs);
  const shortest = Math.min(...waitsMs);
  const grows = (isLonger: (ms: number, before: number) => boolean) =>
    waitsMs.every(
      (ms, index) => index === 0 || isLonger(ms, Math.max(waitsMs[index - 1] ?? 0, shortestWaitMs)),
    );
  // Of pauses that double and have a random part, one may be hardly longer than the one before.
  const grow =
    grows((ms, before) => ms > before * sameFactor + lateMs) ||
    (grows((ms, before) => ms > before) && longest > shortest * 2 + lateMs);
  const shrink = waitsMs
    .slice(1)
    .every((ms, index) => ms * sameFactor + lateMs < (waitsMs[index] ?? 0));
  if (grow) yield holds(`${what}.`, shownBy);
  else if (shrink) yield broken(`${what}: expected longer ones each time.`, shownBy);
  else if (shortest >= longWaitMs)
    yield unclear(`${what}: long, but not longer each time.`, shownBy);
  else if (
    repeatsAtOnce(waitsMs) ||
    longest - shortest + lateMs <= Math.max(shortest * (sameFactor - 1), toleranceMs)
  )
    yield broken(`${what}: expected longer ones each time.`, shownBy);
  // Random waits may happen to become shorter.
  else
    yield unclear(
      lateMs >= shortestWaitMs
        ? `${what}, but the check itself was up to ${secondsText(lateMs)} late. Check again while the machine has less to do.`
        : `${what}, which may be chance. Let them grow by half each time, before anything random is added.`,
      shownBy,
    );
}

/** The number of attempts that show that the application goes on as it began: many give up after ten. */
const manyAttempts = 12;

/** Only where nothing but 429 came. The last request may have been under way at the end. */
function* givesUp(
  scene: Scene,
  { givesUpAfterMs = 0 }: CallerEvidence['application']['bounds'],
): Iterable<Finding> {
  const work = onlyWork(scene);
  const answered = scene.calls.filter(
    ({ status, operationId }) => status !== undefined && operationId !== undefined,
  );
  const last = answered.at(-1);
  if (work === undefined || last === undefined) return;
  if (answered.some(({ status }) => status !== 429)) return;
  const shownBy = [last.exchange.id, work.id];
  // Several jobs of one piece of work have their attempts each.
  const attempts = Math.max(
    ...answered.map((call) => answered.filter((other) => asksForSame(other, call, scene)).length),
  );
  const times = answered.length === 1 ? 'once' : `${answered.length} times`;
  const what = `The service answered only 429, ${times}; ${reportedOutcomeText(work)}`;
  switch (work.outcome) {
    case 'failure':
      yield holds(`${what}.`, shownBy);
      return;
    case 'unfinished':
      // Who has a deadline may try until then.
      yield (attempts >= manyAttempts || attempts === 1) &&
      work.endedMs - work.startedMs > givesUpAfterMs
        ? broken(`${what}: expected a failure.`, shownBy)
        : unclear(`${what}. It may give up later.`, shownBy);
      return;
    case 'success':
    case 'crashed':
      yield broken(`${what}: expected a failure.`, shownBy);
  }
}

/** At least so many submissions must be refused together, and come again. */
const fewestTogether = 3;

/** With fewer, chance brings them closer together more often. */
const manyTogether = 4;

/** Requests that come within this time come at the same instant, as far as a busy machine shows, in milliseconds. */
const instantMs = 100;

/** Requests further apart than this do not come together, in milliseconds. */
const apartMs = 350;

/** Waits that vary by less are the same, as a share, and by more are different. A busy machine adds some. */
const leastVariation = 0.02;
const sameShare = 0.05;
const clearVariation = 0.035;

function* varies(scene: Scene): Iterable<Finding> {
  const submitted = scene.calls.filter(isSubmission);
  const [first] = submitted.filter(({ status }) => status === 429);
  if (first === undefined) return;
  const { refused, next } = comingBack(first, scene);
  const [earliest] = next;
  const latest = next.at(-1);
  if (refused.length < 2 || earliest === undefined || latest === undefined) return;
  const shownBy = [...refused, ...next].map(({ exchange }) => exchange.id);
  if (refused.length < fewestTogether) {
    yield unclear(
      `Only ${refused.length} equal submissions came at once and were refused together: at least ${fewestTogether} show whether their waits differ. Let the application submit as many at once during the check.`,
      shownBy,
    );
    return;
  }
  if (next.length < refused.length) {
    yield unclear(
      `${refused.length} submissions were refused together, and ${next.length} of them came again. Let the application repeat all of them, within work.withinSeconds of its file.`,
      shownBy,
    );
    return;
  }
  const lastMs = Math.max(...refused.map(({ exchange }) => exchange.receivedMs));
  const spreadMs = latest.exchange.sentMs - earliest.exchange.sentMs;
  const what = `${refused.length} submissions were refused together and came again within ${secondsText(spreadMs)}`;
  const atMs = next.map(({ exchange }) => exchange.sentMs);
  const usualMs = median(atMs);
  // A single one that is late, or early, may be so by chance.
  const mostMs = Math.min(spreadOf(atMs.slice(0, -1)), spreadOf(atMs.slice(1)));
  const variation = mostMs / Math.max(1, usualMs - lastMs);
  const isSame = variation <= leastVariation;
  const closeMs =
    refused.length < manyTogether ? noWaitMs : Math.max(instantMs, (usualMs - lastMs) * sameShare);
  // A check that was busy takes at once what came one after the other.
  const lateMs = Math.max(...next.map(({ exchange }) => exchange.lateMs ?? 0));
  if (!isSame && (spreadMs >= apartMs || variation >= clearVariation))
    yield holds(`${what}.`, shownBy);
  else if (isSame && spreadMs < apartMs && spreadMs + lateMs <= closeMs)
    yield broken(`${what}: expected different waits.`, shownBy);
  else if (isSame && spreadMs < apartMs && spreadMs <= closeMs)
    yield unclear(
      `${what}, or up to ${secondsText(lateMs)} apart: the check itself was late then. Check again while the machine has less to do.`,
      shownBy,
    );
  else
    yield unclear(
      `${what}, which may be chance. Let it wait for a random time of at least ${secondsText(apartMs)} more, or submit more at once during the check.`,
      shownBy,
    );
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/**
 * The submissions for one job that were refused at the same instant as the first one, and those that came next for it.
 * Of other jobs, nobody knows whether a submission is the first one.
 */
function comingBack(
  first: OperationExchange,
  scene: Scene,
): { refused: readonly OperationExchange[]; next: readonly OperationExchange[] } {
  const { calls, works } = scene;
  const same = calls.filter((call) => isSubmission(call) && asksForSame(call, first, scene));
  const end = same.findIndex((call) => !isRefusedWith(call, first));
  const refused = end === -1 ? same : same.slice(0, end);
  const later = end === -1 ? [] : same.slice(end);
  const lastMs = Math.max(...refused.map(({ exchange }) => exchange.receivedMs));
  // Those of further pieces of work, which had to wait for a free place.
  const waiting = later
    .slice(0, Math.max(0, works.length - refused.length))
    .filter(({ exchange }) => exchange.sentMs < lastMs + busyMs);
  const next = later.slice(waiting.length, waiting.length + refused.length);
  const areTogether = later.every((call) => comesAfter(call, first));
  return areTogether
    ? { refused: refused.slice(0, works.length), next }
    : { refused: [], next: [] };
}

/** Whether a submission was refused at the same instant as another one. */
function isRefusedWith({ status, exchange }: OperationExchange, other: OperationExchange): boolean {
  return status === 429 && Math.abs(exchange.receivedMs - other.exchange.receivedMs) <= instantMs;
}
