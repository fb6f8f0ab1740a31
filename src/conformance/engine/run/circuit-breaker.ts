/** When a run goes no further: from what its exchanges show, nothing more can be learnt. */
import { isEndless, operationsAt, readCall } from '../../../evidence/calls.ts';
import type { Exchange } from '../../../evidence/records.ts';
import { toleranceMs } from '../tolerances.ts';

/** After so many answers in a row without an end: each takes a minute, or 4 MB. */
const mostEndless = 3;

/** After so many connections in a row that could not be made. */
const mostUnreached = 5;

/** After so many requests in a row without an answer, for whatever reason. */
const mostUnanswered = 10;

/** After so many jobs that were accepted and are not known, where no other is known either. */
const mostUnknownJobs = 5;

/** Makes a function that is told of every exchange, and says why the run ends, if it does. */
export function circuitBreaker(): (exchange: Exchange) => string | undefined {
  let endless = 0;
  let unreached = 0;
  let unanswered = 0;
  let isJobKnown = false;
  const acceptedMs = new Map<string, number>();
  const unknown = new Set<string>();

  /** A job may take a while to be known everywhere, so that only a later look counts. */
  function lookForJobs(exchange: Exchange): void {
    const [path = ''] = exchange.request.target.split(/[?#]/);
    if (isJobKnown || !operationsAt(path).some((id) => id === 'runJob' || id === 'getJobStatus')) {
      return;
    }
    const { operationId, status = 0, answered, jobId } = readCall(exchange);
    const { scenario, sentMs, receivedMs } = exchange;
    if (operationId === 'runJob' && status < 300) {
      const id = typeof answered === 'object' && answered !== null && 'id' in answered;
      if (id) acceptedMs.set(JSON.stringify([scenario, answered.id]), receivedMs);
    }
    if (operationId !== 'getJobStatus') return;
    const job = JSON.stringify([scenario, jobId]);
    const sinceMs = acceptedMs.get(job);
    if (sinceMs === undefined) return;
    if (status < 300) isJobKnown = true;
    if (status === 404 && sentMs >= sinceMs + toleranceMs('unknownJob')) unknown.add(job);
  }

  return (exchange) => {
    const { response, hangUpAfterMs, isUnsent, isGivenUp, raw } = exchange;
    // What is no request need not be answered.
    if (raw !== undefined) return undefined;
    endless = isEndless(exchange) ? endless + 1 : 0;
    if (endless === mostEndless) return `${mostEndless} answers in a row had no end.`;
    if (response !== undefined) {
      [unreached, unanswered] = [0, 0];
      lookForJobs(exchange);
      return !isJobKnown && unknown.size === mostUnknownJobs
        ? `The status of ${mostUnknownJobs} accepted jobs was answered with 404, and of none with a job.`
        : undefined;
    }
    // A caller that hangs up, or gives up after a minute, has been counted or has no answer by its own will.
    if (hangUpAfterMs !== undefined || isGivenUp) return undefined;
    unreached = isUnsent ? unreached + 1 : 0;
    unanswered += 1;
    if (unreached === mostUnreached) {
      return `${mostUnreached} connections in a row could not be made: ${exchange.failure}`;
    }
    return unanswered === mostUnanswered
      ? `${mostUnanswered} requests in a row had no answer: ${exchange.failure}`
      : undefined;
  };
}
