/** What jobs were charged: the costs of images by the pixels of the downloaded files, and readings of the ledger. */
import { groupBy, partitionPoint } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { LedgerReading } from '../../evidence/record-types.ts';
import {
  type AmountDue,
  due,
  isDoubleOfDue,
  isDue,
  isRoundingOf,
  readAmount,
} from '../contract/amounts.ts';
import { pixels, type Size } from '../contract/linked-files.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { follows, hasId, type JobHistory, observationOf } from '../judging/jobs/job-history.ts';
import { type ShownOutput, shownOutputs } from '../judging/jobs/outputs.ts';
import { askedSize, filesIn, makesImages, sharedAddresses } from '../judging/jobs/result-files.ts';

/** A downloaded image, and the cost of its job in one response or webhook call. */
export interface ImageCost {
  readonly jobOutput: ShownOutput;
  readonly cost: bigint;
  readonly actual: Size;
  readonly requested: Size | undefined;
  readonly due: AmountDue;
  /**
   * - due: the cost is what is due, before or after rounding.
   * - double: it is that amount in double-precision arithmetic, a few units in the last place away.
   * - digits: it may result from another rounding, or from coarser arithmetic.
   * - asked: it is what is due for the requested size, which the image does not have.
   * - other: it is something else.
   */
  readonly cause: 'due' | 'double' | 'digits' | 'asked' | 'other';
  readonly shownBy: readonly number[];
}

/** Every cost of a job that made an image of known size, the one at `image_url`: the formula does not count images. */
export const imageCosts = memoize((evidence: EvidenceView): readonly ImageCost[] => {
  const files = filesIn(evidence);
  // Whose image such an address shows is not known, so it says nothing about costs.
  const shared = new Set(sharedAddresses(evidence).flatMap(({ outputs }) => outputs));
  return shownOutputs(evidence, makesImages).flatMap((jobOutput) => {
    const { cost, endpoint, sample } = jobOutput;
    const { price } = endpoint;
    if (cost === undefined || price === undefined || shared.has(jobOutput)) return [];
    const download = files(jobOutput).find(({ response }) => response?.image !== undefined);
    const image = download?.response?.image;
    if (download === undefined || image === undefined) return [];
    const actual = { width: image.widthPx, height: image.heightPx };
    const requested = askedSize(jobOutput);
    const expected = due(price, pixels(actual));
    const fromAsked = requested && due(price, pixels(requested));
    return [
      {
        jobOutput,
        cost,
        actual,
        requested,
        due: expected,
        cause: causeOf(cost, expected, fromAsked),
        shownBy: [sample.id, download.id],
      },
    ];
  });
});

function causeOf(
  cost: bigint,
  expected: AmountDue,
  fromAsked: AmountDue | undefined,
): ImageCost['cause'] {
  if (isDue(cost, expected)) return 'due';
  if (fromAsked !== undefined && isDue(cost, fromAsked)) return 'asked';
  if (isDoubleOfDue(cost, expected)) return 'double';
  if (fromAsked !== undefined && isDoubleOfDue(cost, fromAsked)) return 'asked';
  return isRoundingOf(cost, expected.exact) ? 'digits' : 'other';
}

// The charges of jobs in readings of the ledger.

/** The entries of a job in a reading; the letter case of ids is not stated. */
export function chargesFor(
  reading: LedgerReading,
  jobId: string,
): readonly LedgerReading['charges'][number][] {
  return chargesByJob(reading).get(jobId.toLowerCase()) ?? [];
}

const chargesByJob = memoize(({ charges }: LedgerReading) =>
  groupBy(charges, ({ jobId }) => jobId.toLowerCase()),
);

/** The total charge of a job in a reading; undefined if the job is not in it. */
export function chargedIn(reading: LedgerReading, jobId: string): bigint | undefined {
  const amounts = chargesFor(reading, jobId).map(({ amount }) => readAmount(amount) ?? 0n);
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + amount, 0n);
}

interface Readings {
  readonly first: LedgerReading;
  readonly last: LedgerReading;
}

/**
 * The readings of a job's scenario from an instant on; undefined if there are none, if its id is not known,
 * or if a job of another endpoint has the same: charges name the id alone.
 */
export function readingsAfter(
  evidence: EvidenceView,
  job: JobHistory,
  atMs: number,
): Readings | undefined {
  if (!hasId(job) || sharedIds(evidence).has(idKey(job))) return undefined;
  const { instants = [], from = [] } = readingsIn(evidence).get(job.scenario) ?? {};
  return from[partitionPoint(instants, (instantMs) => instantMs < atMs)];
}

const sharedIds = memoize(({ jobs }: EvidenceView): ReadonlySet<string> => {
  const alike = [...groupBy(jobs, idKey)].filter(([, { length }]) => length > 1);
  return new Set(alike.map(([key]) => key));
});

function idKey({ scenario, jobId }: JobHistory): string {
  return JSON.stringify([scenario, jobId.toLowerCase()]);
}

/** For each scenario, the instants of its readings in order, and the readings from each instant on. */
const readingsIn = memoize(
  ({ ledgers }: EvidenceView) =>
    new Map(
      [...groupBy(ledgers, ({ scenario }) => scenario)].map(([scenario, readings]) => {
        const inOrder = [...readings].sort((left, right) => left.atMs - right.atMs);
        const from: Readings[] = [];
        let later: Readings | undefined;
        for (const reading of inOrder.toReversed()) {
          later = {
            first: later === undefined || reading.id < later.first.id ? reading : later.first,
            last: later === undefined || reading.id > later.last.id ? reading : later.last,
          };
          from.push(later);
        }
        return [scenario, { instants: inOrder.map(({ atMs }) => atMs), from: from.reverse() }];
      }),
    ),
);

interface AfterBudget {
  readonly call: OperationExchange;
  /** What shows that the budget was spent by then; undefined if nothing does. */
  readonly spentId: number | undefined;
}

/** The submissions that were sent to see what a spent budget does. */
export function callsAfterBudget(evidence: EvidenceView): AfterBudget[] {
  const charged = shownOutputs(evidence, makesImages).filter(({ cost = 0n }) => cost > 0n);
  return evidence.calls
    .filter(({ exchange: { probes = [] } }) => probes.includes('budget'))
    .map((call) => {
      const spent = charged.find(
        ({ job, sample }) =>
          job.scenario === call.exchange.scenario && follows(observationOf(call), sample),
      );
      return { call, spentId: spent?.sample.id };
    });
}
