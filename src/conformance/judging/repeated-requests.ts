/** The same request sent several times, and whether the service failed on it every time. */
import { type Call, isSuccess } from '../../evidence/calls.ts';
import { isFailure, lastingFailures, lastingMs } from '../repetitions.ts';
import { groupedBy } from './grouped-by.ts';

/**
 * The calls that are part of a lasting failure: every time a scenario sent the same request, the
 * service failed (5xx), often enough and for long enough, and answered another request meanwhile.
 * None where the service never answered any request with success: then it just does not work.
 */
export function findLastingFailures(calls: readonly Call[]): ReadonlySet<Call> {
  const failed = calls.filter(({ status }) => isFailure(status));
  if (failed.length < lastingFailures || !calls.some(isSuccess)) return new Set();
  // What was never failed on, such as a large submission, is not compared.
  const failedTargets = new Set(failed.map(({ exchange }) => exchange.request.target));
  const candidates = calls.filter(({ exchange }) => failedTargets.has(exchange.request.target));
  const answered = groupedBy(
    calls.filter(({ status }) => status !== undefined && status < 500 && status !== 429),
    ({ exchange }) => exchange.scenario,
  );
  const lasting = [...groupedBy(candidates, requestKey).values()].filter((same) => {
    const [first] = same;
    const last = same.at(-1);
    if (first === undefined || last === undefined) return false;
    const { scenario, receivedMs } = first.exchange;
    const { sentMs } = last.exchange;
    return (
      same.length >= lastingFailures &&
      sentMs - receivedMs >= lastingMs &&
      same.every(({ status }) => isFailure(status)) &&
      // No request of this group is among these: the service was up for others.
      answered
        .get(scenario)
        ?.some(({ exchange }) => exchange.sentMs >= receivedMs && exchange.receivedMs <= sentMs) ===
        true
    );
  });
  return new Set(lasting.flat());
}

/** Each scenario may have a time of its own, so that only its own requests are compared. */
function requestKey({ exchange: { scenario, key, keyForm, request } }: Call): string {
  const { method, target, headers, body = null } = request;
  return [
    scenario,
    key,
    keyForm,
    method,
    target,
    headers['content-type'],
    body === null,
    body,
  ].join('\n');
}
