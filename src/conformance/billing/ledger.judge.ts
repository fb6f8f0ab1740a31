/** Rules about what the account was charged, by readings of the ledger. */
import { lifecycle, problems } from '#generated/reference/tables.js';
import { readJobId } from '../../client/job.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { isSubmission, isSuccess } from '../../evidence/operation-exchange.ts';
import {
  chargeStep,
  distinguishesRounding,
  isDoubleOf,
  isRoundingOf,
  readCost,
  roundedUp,
  writeAmount,
} from '../contract/amounts.ts';
import { pixels } from '../contract/linked-files.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { problemCode } from '../judging/jobs/job-calls.ts';
import { endsBy } from '../judging/jobs/job-ends.ts';
import { isRetriedOrCancelled, type JobHistory } from '../judging/jobs/job-history.ts';
import { declaredAs, termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
  judgeByJob,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { type ImageCost, imageCosts } from './image-costs.ts';
import { chargedIn, readingsAfter } from './ledger-readings.ts';
import { callsAfterBudget } from './spent-budget.ts';

const chargedImages = memoize((evidence: EvidenceView) => {
  const byJob = new Map(imageCosts(evidence).map((charge) => [charge.jobOutput.job, charge]));
  return [...byJob.values()].flatMap((image) => {
    const { job, sample } = image.jobOutput;
    const reading = readingsAfter(evidence, job, sample.untilMs)?.last;
    if (reading === undefined) return [];
    const charged = chargedIn(reading, job.jobId);
    return [{ image, charged, shownBy: [...image.shownBy, reading.id] }];
  });
});

const chargedByUse: Judge = (evidence) => {
  const images = chargedImages(evidence);
  const missing = images.flatMap(({ image, charged = 0n, shownBy }) =>
    charged > 0n ? [] : broken(`${jobLabel(image)} made an image, but was not charged.`, shownBy),
  );
  return [
    ...missing,
    ...chargesOfNobody(evidence),
    ...evidence.subject.endpoints.flatMap((endpoint) =>
      images
        .filter(({ image }) => image.jobOutput.endpoint === endpoint)
        .sort((left, right) => (left.image.due.exact < right.image.due.exact ? -1 : 1))
        .flatMap((more, index, all) => comparison(all[index - 1], more)),
    ),
  ];
};

/** Charges of jobs that nobody submitted. Answers that were lost, or have no id, may belong to some. */
function chargesOfNobody({ calls, jobs, ledgers }: EvidenceView): Finding[] {
  // A response may name its job without showing its state.
  const named = calls.flatMap((call) => {
    const jobId = isSubmission(call) && isSuccess(call) ? readJobId(call.answered) : undefined;
    return jobId === undefined ? [] : [{ jobId, scenario: call.exchange.scenario }];
  });
  const idsIn = new Map(
    [...groupBy([...jobs, ...named], ({ scenario }) => scenario)].map(([scenario, all]) => [
      scenario,
      new Set(all.map(({ jobId }) => jobId.toLowerCase())),
    ]),
  );
  const namelessIn = groupBy(
    calls.filter(
      (call) =>
        isSubmission(call) &&
        (call.status === undefined || (isSuccess(call) && readJobId(call.answered) === undefined)),
    ),
    ({ exchange: { scenario } }) => scenario,
  );
  return ledgers.flatMap(({ scenario, charges, id }) => {
    const unknown = new Set(
      charges
        .map(({ jobId }) => jobId)
        .filter((jobId) => idsIn.get(scenario)?.has(jobId.toLowerCase()) !== true),
    );
    const [first] = unknown;
    if (first === undefined || unknown.size <= (namelessIn.get(scenario)?.length ?? 0)) return [];
    const reason = `Expected charges of submitted jobs only, got ${unknown.size} of unknown jobs, such as ${first}.`;
    return [broken(reason, [id])];
  });
}

type ChargedImage = ReturnType<typeof chargedImages>[number];

/** A larger image is charged more. */
function comparison(less: ChargedImage | undefined, more: ChargedImage): Findings {
  if (less?.charged === undefined || more.charged === undefined) return [];
  if (pixels(less.image.actual) === pixels(more.image.actual)) return [];
  const shownBy = [...less.shownBy, ...more.shownBy];
  const reason = `Images of ${pixels(less.image.actual)} and ${pixels(more.image.actual)} pixels were charged ${writeAmount(less.charged)} and ${writeAmount(more.charged)}.`;
  // Amounts that small may be the same after rounding.
  const isTiny = more.image.due.exact - less.image.due.exact < 2n * chargeStep;
  if (less.charged < more.charged) return holds(reason, shownBy);
  return (isTiny ? unclear : broken)(reason, shownBy);
}

const reportedIsCharged: Judge = (evidence) =>
  chargedImages(evidence).map(({ image, charged = 0n, shownBy }) => {
    const { cost } = image;
    const reason = `${jobLabel(image)} reports ${writeAmount(cost)} and was charged ${writeAmount(charged)}.`;
    // It is not stated whether the reported cost is rounded; the charge is.
    const isSame = roundedUp(cost) === roundedUp(charged) || isDoubleOf(cost, charged);
    return (isSame ? holds : broken)(reason, shownBy);
  });

const chargeIsRoundedUp: Judge = (evidence) =>
  chargedImages(evidence).flatMap(({ image, charged, shownBy }) => {
    const { due } = image;
    if (charged === undefined || due.exact === due.rounded) return [];
    const reason = `${jobLabel(image)} comes to ${writeAmount(due.exact)} and was charged ${writeAmount(charged)}.`;
    if (charged === due.rounded) {
      return [(distinguishesRounding(due) ? holds : unclear)(reason, shownBy)];
    }
    // Anything else is charged wrongly for another reason.
    return [(isRoundingOf(charged, due.exact) ? broken : unclear)(reason, shownBy)];
  });

/** Whether a generation was ended without a result, by itself or by a limit. A caller who cancels one is no failure. */
const hasNoResult = memoize(
  (evidence: EvidenceView) =>
    new Set(endsBy(evidence, 'failed', 'terminated', 'expired').map(({ history }) => history)),
);

const failuresAreFree = judgeByJob((job, evidence) => {
  const terms = termsOf(job, evidence);
  const end = job.samples.find(({ job: { phase } }) => phase === 'ended');
  const isMeantToFail = terms.is('failing') && !terms.is('ordinary');
  const isFailed = isMeantToFail || hasNoResult(evidence).has(job);
  const isCompleted = job.samples.some(({ job: { phase } }) => phase === 'completed');
  if (terms.endpoint?.kind !== 'public' || !isFailed || isCompleted) return [];
  if (isRetriedOrCancelled(job)) return [];
  // A job that is declared to fail has no cost in any state, whatever its name.
  const reported = job.samples.flatMap(({ id, text, job: { status } }) => {
    const cost = readCost(text) ?? 0n;
    const declared = isMeantToFail ? ` ${declaredAs('failing', terms)}` : '';
    const reason = `Job ${job.jobId} is ${status} and reports a cost of ${writeAmount(cost)}.${declared}`;
    return cost > 0n ? broken(reason, [id]) : [];
  });
  return [...reported, ...(end === undefined ? [] : [freeOfCharge(evidence, job, end)].flat())];
});

const serverlessIsFree = judgeByJob((job, evidence) => {
  const end = job.samples.find(({ job: { phase } }) => phase === 'completed');
  if (end === undefined || termsOf(job, evidence).endpoint?.kind !== 'serverless') return [];
  return freeOfCharge(evidence, job, end);
});

function freeOfCharge(
  evidence: EvidenceView,
  job: JobHistory,
  { id, untilMs, job: { status } }: JobHistory['samples'][number],
): Findings {
  const reading = readingsAfter(evidence, job, untilMs)?.last;
  if (reading === undefined) return [];
  const charged = chargedIn(reading, job.jobId) ?? 0n;
  const reason = `Job ${job.jobId} is ${status} and was charged ${writeAmount(charged)}.`;
  return (charged > 0n ? broken : holds)(reason, [id, reading.id]);
}

const terminatedJobsStopConsuming = judgeByJob((job, evidence) => {
  const terms = termsOf(job, evidence);
  const end = job.samples.find(({ job: { phase } }) => phase === 'ended');
  const isTerminated = end?.job.status === lifecycle.transitions.terminate.to;
  if (end === undefined || !(isTerminated || terms.is('hanging'))) return [];
  if (isRetriedOrCancelled(job)) return [];
  const { first, last } = readingsAfter(evidence, job, end.untilMs) ?? {};
  if (first === undefined || last === undefined || last.atMs <= first.atMs) return [];
  const [before, after] = [first, last].map((reading) => chargedIn(reading, job.jobId) ?? 0n);
  const reason = `Job ${job.jobId} is ${end.job.status} and was charged ${writeAmount(before ?? 0n)}, then ${writeAmount(after ?? 0n)}.`;
  return [(before === after ? holds : broken)(reason, [end.id, first.id, last.id])];
});

function jobLabel({ jobOutput: { job } }: ImageCost): string {
  return `Job ${job.jobId}`;
}

const budgetProblem = problems.budgetExceeded;

const spentBudgetRefuses: Judge = (evidence) =>
  callsAfterBudget(evidence).map(({ call, spentId }) => {
    const { exchange, status } = call;
    if (spentId === undefined || status === undefined) {
      return unclear('No submission was answered after the charges had reached the budget.', [
        exchange.id,
      ]);
    }
    const shownBy = [spentId, exchange.id];
    return status === budgetProblem.status && problemCode(call) === 'budgetExceeded'
      ? holds('The submission was refused because the budget was spent.', shownBy)
      : broken(
          `Expected ${budgetProblem.status} with code budgetExceeded once the budget was spent, got ${status}.`,
          shownBy,
        );
  });

export const ledgerJudges = {
  'public-endpoints-charge-usage': chargedByUse,
  'image-charge-reported': reportedIsCharged,
  'charge-rounded-up': chargeIsRoundedUp,
  'failure-not-charged': failuresAreFree,
  'timeout-stops-consumption': terminatedJobsStopConsuming,
  'serverless-not-charged': serverlessIsFree,
  budget: spentBudgetRefuses,
} satisfies Judges;
