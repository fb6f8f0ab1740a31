/** What one job of a user's worker may report, so that no worker floods the service. */
import { limits } from '#generated/reference/tables.js';
import { exceededBound } from '../../validation/json-bounds.ts';
import type { ThreadLimits } from './thread-messages.ts';

export const reportLimits: ThreadLimits = {
  outputBytes: limits.outputBytes,
  chunks: 10_000,
  remarks: 1000,
  remarkCharacters: 2 ** 20,
};

/**
 * Why a worker's JSON is refused, such as `is nested more than 200 deep`; otherwise undefined. The
 * limits are those of a request, because callers and webhooks receive it again.
 */
export function jsonFault(json: string): string | undefined {
  const { nestingDepth: depth, requestParts: parts } = limits;
  switch (exceededBound(json, { depth, parts })) {
    case 'depth':
      return `is nested more than ${depth} deep`;
    case 'parts':
      return `has more than ${parts} JSON values, each array, object, member and item counted`;
    case undefined:
      return undefined;
  }
}
