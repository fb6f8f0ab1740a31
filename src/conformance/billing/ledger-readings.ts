/** The charges of jobs in readings of the ledger. */
import { groupBy, partitionPoint } from '../../evidence/indexes.ts';
import type { LedgerReading } from '../../evidence/record-types.ts';
import { readAmount } from '../contract/amounts.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { hasId, type JobHistory } from '../judging/jobs/job-history.ts';

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
