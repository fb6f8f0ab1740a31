/** What a caller may do wrong, and what it may do as well. */
import type { Defect, DefectTable } from './defect.ts';
import { legalHabitsByName } from './legal-habits.ts';
import { requestDefects } from './request-defects.ts';
import { resultDefects, swapDefects, webhookDefects } from './result-defects.ts';
import { waitingDefects } from './waiting-defects.ts';

export const defects: readonly Defect[] = named({
  ...requestDefects,
  ...waitingDefects,
  ...webhookDefects,
  ...resultDefects,
  ...swapDefects,
});

/** No rule is about it. */
export const legalHabits: readonly Defect[] = named(legalHabitsByName);

function named(table: DefectTable): Defect[] {
  return Object.entries(table).map(([name, defect]) => ({ name, ...defect }));
}
