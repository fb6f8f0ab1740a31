/** The charges of jobs in readings of the ledger. */
import type { LedgerReading } from '../../evidence/records.ts';
import { readAmount } from '../engine/amounts.ts';
import { type EvidenceView, memoize } from '../engine/judging/evidence-view.ts';
import { groupBy, partitionPoint } from '../engine/judging/indexes.ts';
import { hasId, type JobHistory } from '../engine/judging/job-history.ts';

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

/** The first and the last of some readings, by their ids. */
interface Readings {
  readonly first: LedgerReading;
  readonly last: LedgerReading;
}

/** The readings of a job's scenario from an instant on; undefined if there are none or its id is not known. */
export function readingsAfter(
  evidence: EvidenceView,
  job: JobHistory,
  atMs: number,
): Readings | undefined {
  if (!hasId(job)) return undefined;
  const { instants = [], from = [] } = readingsIn(evidence).get(job.scenario) ?? {};
  return from[partitionPoint(instants, (instantMs) => instantMs < atMs)];
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
