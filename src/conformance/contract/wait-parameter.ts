/** The `wait` parameter: its bounds in the document, and its value in a request. */
import { parameterErrors } from '../../evidence/document-errors.ts';

export const waitBounds = { minMs: boundNear(-1), maxMs: boundNear(Number.MAX_SAFE_INTEGER) };

/** The bound that an invalid value breaks, as the document's validator reports it. */
function boundNear(value: number): number {
  const [error] = parameterErrors('runJobSync', 'wait', value);
  const { limit } = error?.params ?? {};
  return typeof limit === 'number' ? limit : value;
}

export type AskedWait =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'within'; readonly ms: number }
  | { readonly kind: 'outside'; readonly text: string };

export function askedWait(target: string): AskedWait {
  const text = new URLSearchParams(target.split('?')[1]).get('wait');
  if (text === null) return { kind: 'nothing' };
  const ms = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  const isWithin = ms >= waitBounds.minMs && ms <= waitBounds.maxMs;
  return isWithin ? { kind: 'within', ms } : { kind: 'outside', text };
}
