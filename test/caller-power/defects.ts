/** What a caller may do wrong, and what it may do as well. */
import type { Defect, DefectTable } from './defect.ts';
import { legalHabitsByName } from './legal-habits.ts';
import { refusalDefects } from './refusal-defects.ts';
import { requestDefects, textDefects } from './request-defects.ts';
import { restartDefects } from './restart-defects.ts';
import { costDefects, resultDefects, swapDefects, webhookDefects } from './result-defects.ts';
import { waitingDefects } from './waiting-defects.ts';

export const defects: readonly Defect[] = named({
  ...requestDefects,
  ...refusalDefects,
  ...waitingDefects,
  ...webhookDefects,
  ...resultDefects,
  ...swapDefects,
  ...textDefects,
  ...costDefects,
  ...restartDefects,
});

/** No rule is about it. */
export const legalHabits: readonly Defect[] = named(legalHabitsByName);

function named(table: DefectTable): Defect[] {
  return Object.entries(table).map(([name, defect]) => ({ name, ...defect }));
}
