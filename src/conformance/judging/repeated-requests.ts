/** The same request sent several times, and whether the service failed on it every time. */
import { type Call, isSuccess } from '../../evidence/calls.ts';
import { isLasting } from '../lasting-failures.ts';
import { groupedBy } from './grouped-by.ts';

/**
 * The calls that are part of a lasting failure: every time the same request was sent, the service
 * failed (5xx). None where the service never answered any request with success: then it just does
 * not work.
 */
export function lastingFailuresIn(calls: readonly Call[]): ReadonlySet<Call> {
  if (!calls.some(isSuccess)) return new Set();
  const byRequest = groupedBy(calls, ({ exchange: { key, keyForm, request } }) => {
    const { method, target, headers, body } = request;
    return JSON.stringify([key, keyForm, method, target, headers['content-type'], body]);
  });
  const lasting = [...byRequest.values()].filter((same) =>
    isLasting(same.map(({ status }) => status)),
  );
  return new Set(lasting.flat());
}
