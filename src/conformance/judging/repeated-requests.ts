/** The same request sent several times, and whether the service failed on it every time. */
import { type Call, isSuccess } from '../../evidence/calls.ts';
import { isLasting } from '../lasting-failures.ts';

/**
 * The calls that are part of a lasting failure: every time the same request was sent, the service
 * failed (5xx). None where the service never answered any request with success: then it just does
 * not work.
 */
export function lastingFailuresIn(calls: readonly Call[]): ReadonlySet<Call> {
  if (!calls.some(isSuccess)) return new Set();
  const byRequest = new Map<string, Call[]>();
  for (const call of calls) {
    const { key, keyForm, request } = call.exchange;
    const { method, target, headers, body } = request;
    const type = headers['content-type'];
    const sent = JSON.stringify([key, keyForm, method, target, type, body]);
    byRequest.set(sent, [...(byRequest.get(sent) ?? []), call]);
  }
  const lasting = [...byRequest.values()].filter((same) =>
    isLasting(same.map(({ status }) => status)),
  );
  return new Set(lasting.flat());
}
