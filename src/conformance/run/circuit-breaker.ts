/** Ends a run when its exchanges show that the deployment is down or unusable. */
import { parseJob } from '../../client/job.ts';
import { jobKey } from '../../evidence/indexes.ts';
import { isEndless, operationsAt, readExchange } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { toleranceMs } from '../contract/tolerances.ts';

/** The maximum of consecutive endless answers; each takes a minute, or 4 MB. */
const mostEndless = 3;

const mostUnreached = 5;

const mostUnanswered = 10;

/** The maximum of accepted jobs that are unknown, if no job is known. */
const mostUnknownJobs = 5;

/** Creates a function that takes every exchange and returns why the run must end, or undefined. */
export function circuitBreaker(): (exchange: Exchange) => string | undefined {
  let endless = 0;
  let unreached = 0;
  let unanswered = 0;
  let isJobKnown = false;
  const acceptedMs = new Map<string, number>();
  const unknown = new Set<string>();

  /** A new job may take a while to become visible, so only later status requests count. */
  function trackJobs(exchange: Exchange): void {
    const [path = ''] = exchange.request.target.split(/[?#]/);
    if (isJobKnown || !operationsAt(path).some((id) => id === 'runJob' || id === 'getJobStatus')) {
      return;
    }
    const { operationId, status = 0, answered, jobId, endpointId } = readExchange(exchange);
    const { scenario, sentMs, receivedMs } = exchange;
    // At another endpoint, a job is unknown.
    const keyOf = (id: string | undefined) => jobKey({ scenario, endpointId, jobId: id });
    if (operationId === 'runJob' && status < 300) {
      const job = parseJob(answered);
      if (job !== undefined) acceptedMs.set(keyOf(job.id), receivedMs);
    }
    if (operationId !== 'getJobStatus') return;
    const job = keyOf(jobId);
    const sinceMs = acceptedMs.get(job);
    if (sinceMs === undefined) return;
    if (status < 300) isJobKnown = true;
    if (status === 404 && sentMs >= sinceMs + toleranceMs('unknownJob')) unknown.add(job);
  }

  return (exchange) => {
    const { response, hangUpAfterMs, isUnsent, isGivenUp } = exchange;
    endless = isEndless(exchange) ? endless + 1 : 0;
    if (endless === mostEndless) return `${mostEndless} consecutive answers did not end.`;
    if (response !== undefined) {
      [unreached, unanswered] = [0, 0];
      trackJobs(exchange);
      return !isJobKnown && unknown.size === mostUnknownJobs
        ? `The status of ${mostUnknownJobs} accepted jobs was answered with 404, and no other job was found.`
        : undefined;
    }
    // The caller ended these, or they are counted above.
    if (hangUpAfterMs !== undefined || isGivenUp) return undefined;
    unreached = isUnsent ? unreached + 1 : 0;
    unanswered += 1;
    if (unreached === mostUnreached) {
      return `${mostUnreached} consecutive connections failed: ${exchange.failure}`;
    }
    return unanswered === mostUnanswered
      ? `${mostUnanswered} consecutive requests had no answer: ${exchange.failure}`
      : undefined;
  };
}
