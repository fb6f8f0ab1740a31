/** How many jobs are paid for a piece of work, and whether their cost is reported. */
import { pricing } from '#generated/reference/tables.js';
import { broken, type Finding, holds, unclear } from '../../conformance/judging/verdicts/judge.ts';
import { charge, formatDecimal } from '../../core/money.ts';
import { countText } from '../../core/sentences.ts';
import {
  isSubmission,
  isSuccess,
  jobInAnswer,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import type { LedgerReading } from '../../evidence/record-types.ts';
import {
  completed,
  isBeforeEnd,
  knowsEnd,
  onlyWork,
  requestText,
  secondsText,
} from '../judging/application-jobs.ts';
import { type CallerEvidence, isUsual, type Scene } from '../judging/caller-evidence.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

export const paymentJudges = {
  *'pays-once'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    const [rehearsal] = scenes;
    const needed = rehearsal === undefined ? undefined : neededJobs(rehearsal);
    if (needed === undefined) return;
    const most = needed * (application.bounds.paidPerJob ?? 1);
    for (const scene of scenes) {
      for (const finding of judgePayment(scene, { needed, most })) {
        // That the rehearsal takes what it takes proves nothing.
        if (scene !== rehearsal || finding.outcome === 'broken') yield finding;
      }
    }
  },
  *'reports-exact-cost'({ scenes, application }: CallerEvidence): Iterable<Finding> {
    if (!application.declares.includes('reports-cost')) return;
    const [rehearsal] = scenes;
    const needed = rehearsal === undefined ? undefined : neededJobs(rehearsal);
    for (const scene of scenes) yield* judgeCost(scene, needed);
  },
} satisfies Partial<CallerJudges>;

interface PaidJob {
  /** In dollars. */
  readonly amount: string;
  readonly submission: OperationExchange;
}

/**
 * How many jobs a piece of work took when nothing was unusual, by its end if it waits for them; undefined if that is not
 * known.
 */
function neededJobs(rehearsal: Scene): number | undefined {
  const work = onlyWork(rehearsal);
  if (rehearsal.ledger === undefined || work === undefined) return undefined;
  const jobs = paidJobs(rehearsal, rehearsal.ledger).filter(
    ({ submission: { exchange } }) => exchange.sentMs <= work.endedMs || !knowsEnd(rehearsal),
  );
  return Math.max(1, jobs.length);
}

/** @param most how many jobs may be paid for a piece of work, which needs fewer if it declares to submit again */
function* judgePayment(
  scene: Scene,
  { needed, most }: { needed: number; most: number },
): Iterable<Finding> {
  const { ledger, works } = scene;
  if (ledger === undefined || works.length === 0) return;
  const paid = paidJobs(scene, ledger);
  const workIds = works.slice(0, 1).map(({ id }) => id);
  const what = `${countText(paid.length, 'job')} ${paid.length === 1 ? 'was' : 'were'} paid for ${works.length === 1 ? 'one piece' : `${works.length} pieces`} of work`;
  if (paid.length <= most * works.length) {
    yield holds(`${what}.`, [ledger.id, ...workIds]);
    return;
  }
  const first = paid[0]?.submission;
  const again = paid[most * works.length]?.submission;
  const lastSign =
    again === undefined || works.length > 1 ? undefined : lastSignBefore(again, scene);
  const declared = most === needed ? '' : `, and at most ${most * works.length} as declared`;
  const payment = `${what}, which ${works.length === 1 ? 'takes' : 'take'} ${countText(needed * works.length, 'job')} when nothing is unusual${declared}${amountsText(paid)}.`;
  const moment =
    again === undefined || lastSign === undefined
      ? ''
      : ` The work was submitted again ${lastSign.text}.`;
  yield broken(payment + moment, [
    ...[first, again].flatMap((call) => call?.exchange.id ?? []),
    ...(lastSign === undefined ? [] : [lastSign.id]),
    ledger.id,
    ...workIds,
  ]);
}

/**
 * The jobs of the application that completed or will, and those that were charged, but not those that it cancelled, in
 * the order of their submission. The check may have jobs of its own.
 */
function paidJobs(scene: Scene, { charges }: LedgerReading): PaidJob[] {
  const cancelledIds = new Set(
    scene.calls
      .filter((call) => call.operationId === 'cancelJob' && isSuccess(call))
      .map(({ jobId }) => jobId),
  );
  return charges
    .flatMap(({ jobId, status, amount }): PaidJob[] => {
      const submission = submissionOf(jobId, scene);
      const isPaid = status === completed || isBeforeEnd(status) || Number(amount) > 0;
      return submission === undefined || !isPaid || cancelledIds.has(jobId)
        ? []
        : [{ amount, submission }];
    })
    .sort((left, right) => left.submission.exchange.sentMs - right.submission.exchange.sentMs);
}

/** The submission that made a job, whether or not its answer showed that. */
function submissionOf(jobId: string, { calls }: Scene): OperationExchange | undefined {
  return calls.find(
    (call) =>
      isSubmission(call) &&
      (call.exchange.acceptedJob === jobId || jobInAnswer(call)?.['id'] === jobId),
  );
}

interface LastSign {
  readonly id: number;
  /** Continues `was submitted again`. */
  readonly text: string;
}

/** What the application had seen last when it submitted: an answer, a webhook call, or that no answer came. */
function lastSignBefore(
  { exchange: { id: ownId, sentMs } }: OperationExchange,
  { calls, deliveries }: Scene,
): LastSign | undefined {
  const answers = calls.filter(({ exchange }) => exchange.id !== ownId && exchange.sentMs < sentMs);
  const events = [
    ...answers.map((call) => {
      const { id, receivedMs } = call.exchange;
      return receivedMs > sentMs
        ? {
            id,
            atMs: call.exchange.sentMs,
            text: `while ${requestText(call)} had not been answered for ${secondsText(sentMs - call.exchange.sentMs)}`,
          }
        : {
            id,
            atMs: receivedMs,
            text: `${secondsText(sentMs - receivedMs)} after ${requestText(call)} ${answerText(call)}`,
          };
    }),
    ...deliveries
      .filter(({ receivedMs }) => receivedMs <= sentMs)
      .map(({ id, receivedMs }) => ({
        id,
        atMs: receivedMs,
        text: `${secondsText(sentMs - receivedMs)} after a webhook call`,
      })),
  ];
  return events.toSorted((left, right) => right.atMs - left.atMs)[0];
}

function answerText({ status, exchange }: OperationExchange): string {
  const label = exchange.label === undefined ? '' : ` (${exchange.label})`;
  return `${status === undefined ? 'got no answer' : `was answered with ${status}`}${label}`;
}

/** Where answers are unusual, they may lack what a job cost. */
function* judgeCost(scene: Scene, needed = 1): Iterable<Finding> {
  const { ledger } = scene;
  const work = onlyWork(scene);
  if (ledger === undefined || work?.outcome !== 'success') return;
  const { id, cost } = work;
  const amounts = paidJobs(scene, ledger).flatMap(({ amount }) =>
    Number(amount) > 0 ? [amount] : [],
  );
  const shownBy = [id, ledger.id];
  if (amounts.length === 0) {
    if (isUsual(scene))
      yield unclear('Its jobs cost nothing. Let it use an endpoint that charges.', shownBy);
    return;
  }
  // Which of several jobs the application takes for its own is a question of `pays-once`.
  if (amounts.length > needed && needed > 1) return;
  const total = totalOf(amounts);
  const what = `Its jobs were charged $${total}`;
  if (cost === undefined || !(Number(cost) > 0)) {
    if (isUsual(scene))
      yield broken(
        `${what}; the application reported ${cost === undefined ? 'no cost' : JSON.stringify(cost)}.`,
        shownBy,
      );
    return;
  }
  const ofJobs = amounts.length > needed ? amounts : [];
  const isExact = [total, ...ofJobs].some((amount) => Number(amount) === Number(cost));
  yield isExact
    ? holds(`${what}, as the application reported.`, shownBy)
    : broken(`${what}; the application reported ${JSON.stringify(cost)}.`, shownBy);
}

/** The exact sum, in dollars. */
function totalOf(amounts: readonly string[]): string {
  const units = amounts.map((price) => charge({ price, per: 1 }, 1n, pricing.decimals));
  return formatDecimal(
    units.reduce((left, right) => left + right, 0n),
    pricing.decimals,
  );
}

/** The most amounts that a sentence lists. At some endpoints, jobs cost nothing. */
const mostAmounts = 4;

function amountsText(paid: readonly PaidJob[]): string {
  const charged = paid.filter(({ amount }) => Number(amount) > 0);
  const amounts = charged.slice(0, mostAmounts).map(({ amount }) => `$${amount}`);
  const more = charged.length > mostAmounts ? ['…'] : [];
  return charged.length === 0 ? '' : `: ${[...amounts, ...more].join(' + ')}`;
}
