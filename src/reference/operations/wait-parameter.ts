/** How long a caller is prepared to wait, read from the query. */
import type { Finding } from '../../validation/findings.ts';
import type { ParameterValidator } from '../../validation/operation-validators.ts';
import { readQuery } from '../../validation/read-query.ts';
import type { Call } from './operation.ts';

/** The `wait` in milliseconds, else the default, and what is wrong with the query. */
export function readWait(
  { request }: Call,
  parameters: readonly ParameterValidator[],
  defaultMs: number,
): { readonly waitMs: number; readonly findings: readonly Finding[] } {
  const { values, findings } = readQuery(request, parameters);
  return { waitMs: typeof values.wait === 'number' ? values.wait : defaultMs, findings };
}
