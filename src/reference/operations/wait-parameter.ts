/** How long a caller is prepared to wait, read from the query. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Finding } from '../../validation/findings.ts';
import type { ParameterValidator } from '../../validation/operation-validators.ts';
import { readQuery } from '../../validation/read-query.ts';
import type { Call } from './operation.ts';

/** The `wait` in milliseconds, else the document's default, and what is wrong with the query. */
export function readWait(
  { request }: Call,
  parameters: readonly ParameterValidator[],
): { readonly waitMs: number; readonly findings: readonly Finding[] } {
  const { values, findings } = readQuery(request, parameters);
  const { default: defaultMs } = lifecycle.timers.runsyncWait;
  return { waitMs: typeof values.wait === 'number' ? values.wait : defaultMs, findings };
}
