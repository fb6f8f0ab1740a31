/** What readings of a source of usage say of jobs. */
import type { LedgerReading } from '../../evidence/records.ts';
import { readAmount } from '../amounts.ts';
import type { EvidenceView } from './evidence-view.ts';
import { hasId, type JobHistory } from './job-history.ts';

/** The entries of a job in a reading; the letter case of ids is not stated. */
export function chargesFor(
  { charges }: LedgerReading,
  jobId: string,
): LedgerReading['charges'][number][] {
  return charges.filter((charge) => charge.jobId.toLowerCase() === jobId.toLowerCase());
}

/** What a reading says that a job was charged altogether; undefined where it does not have it. */
export function chargedIn(reading: LedgerReading, jobId: string): bigint | undefined {
  const amounts = chargesFor(reading, jobId).map(({ amount }) => readAmount(amount) ?? 0n);
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** The readings of a job's scenario after an instant, the first one first; none of a job whose id was not seen. */
export function readingsAfter(
  { ledgers }: EvidenceView,
  job: JobHistory,
  atMs: number,
): readonly LedgerReading[] {
  if (!hasId(job)) return [];
  const { scenario } = job;
  return ledgers
    .filter((reading) => reading.scenario === scenario && reading.atMs >= atMs)
    .sort((left, right) => left.id - right.id);
}
