/** Reads how long a caller is prepared to wait. */

import type { ParameterValidator } from '../../validation/operation-validators.ts';
import { readQuery } from '../../validation/read-query.ts';
import { Problem } from '../problem.ts';
import type { Call } from './operation.ts';

/** The `wait` of the query in milliseconds, else the default. Throws the problem `invalidRequest`. */
export function readWait(
  { request }: Call,
  parameters: readonly ParameterValidator[],
  defaultMs: number,
): number {
  const { values, findings } = readQuery(request, parameters);
  if (findings.length > 0) {
    const detail = findings.map((each) => each.detail).join(' ');
    throw new Problem('invalidRequest', detail, { findings });
  }
  return typeof values.wait === 'number' ? values.wait : defaultMs;
}
