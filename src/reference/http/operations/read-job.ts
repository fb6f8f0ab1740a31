import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { FaultSettings } from '../../engine/injected-faults.ts';
import { type JobSnapshot, staleJobContent } from '../../engine/job-snapshot.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import { noteFault } from '../request-record.ts';
import { waitOnClock } from '../served-callers.ts';
import {
  answerJob,
  findJob,
  jobNamed,
  jobNotFound,
  type Operation,
  type OperationRequest,
} from './operation.ts';

/**
 * Answers the current job, whichever way it was submitted; with a `stale` fault, its previous
 * state.
 *
 * @rule status-is-current
 * @rule output-at-status
 * @rule status-takes-run-id
 * @rule status-takes-sync-id
 * @rule success-is-200
 */
export const getJobStatus: Operation = {
  need: 'read',
  handle(call) {
    return andThen(findJob(call), (job) => {
      const isStale = !call.account.faults.none && strikesStale(job, call);
      return answerJob(job, call, isStale ? staleJobContent(job) : undefined);
    });
  },
};

function strikesStale(
  { id: jobId, endpointId }: JobSnapshot,
  { account, request }: Pick<OperationRequest, 'account' | 'request'>,
): boolean {
  const onStruck = (fault: FaultSettings) => noteFault(request, fault);
  const target = { operationId: 'getJobStatus', endpointId, jobId, onStruck };
  return account.faults.strike('stale', target) !== undefined;
}

/**
 * Answers a job when it has ended or the wait is over.
 *
 * @rule status-sync-waits
 * @rule extended-permissions
 */
export const getJobStatusSync: Operation<'getJobStatusSync' | 'getJobStatusSyncByPost'> = {
  need: 'read',
  async handle(call) {
    await findJob(call);
    const { parameters } = await call.read();
    const name = jobNamed(call);
    const { clock, engine } = call.account;
    const wait = { limitMs: parameters.query.wait, signal: call.request.signal };
    const job = await waitOnClock(clock, engine.wait(name, wait));
    if (job === undefined) throw jobNotFound(name);
    return answerJob(job, call);
  },
};

/**
 * Answers the parts of the output that no earlier call has taken. Waits a little if there are none
 * yet, so that callers without a pause do not spin.
 *
 * @rule stream-waits
 * @rule stream-each-part-once
 * @rule stream-end-carries-rest
 * @rule extended-permissions
 */
export const streamJob: Operation = {
  need: 'read',
  handle(call) {
    const name = jobNamed(call);
    const { method, signal } = call.request;
    const { default: limitMs } = lifecycle.timers.streamWait;
    // HEAD sees the same parts but leaves them for the next GET.
    const taking = { limitMs, signal, keep: method === 'HEAD' };
    const { clock, engine } = call.account;
    return andThen(waitOnClock(clock, engine.takeParts(name, taking)), (job) => {
      if (job === undefined) throw jobNotFound(name);
      return jsonResponse(200, {
        status: job.state,
        stream: job.parts.map((output) => ({ output })),
      } satisfies components['schemas']['JobStream']);
    });
  },
};
