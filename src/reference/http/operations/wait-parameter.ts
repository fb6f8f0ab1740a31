/** How long a caller is prepared to wait, read from the query. */
import type { Finding } from '../../../validation/findings.ts';
import type { HttpRequest } from '../../../validation/http.ts';
import type { ParameterValidator } from '../../../validation/operation-validators.ts';
import { parameterReader } from '../read-request.ts';

/** A wait in milliseconds, and what is wrong with the query that it was read from. */
export interface Wait {
  readonly waitMs: number | undefined;
  readonly findings: readonly Finding[];
}

/** Makes the reader of an operation's `wait`; without one in the query, it is the default. */
export function waitReader(
  parameters: readonly ParameterValidator[],
  defaultMs: number,
): (request: HttpRequest) => Promise<Wait> {
  const read = parameterReader(parameters);
  return async (request) => {
    const { values, findings } = await read(request);
    return { waitMs: typeof values.wait === 'number' ? values.wait : defaultMs, findings };
  };
}
