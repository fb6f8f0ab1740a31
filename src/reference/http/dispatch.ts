/** From a routed request to its answer: key, endpoint, limits, injected faults, handler. */
import type { OperationId } from '#generated/reference/tables.js';
import type { operations } from '#generated/reference/types.d.ts';
import { excerpt } from '../../validation/errors/excerpt.ts';
import { type HttpResponse, jsonResponse } from '../../validation/http.ts';
import type { FaultTarget } from '../engine/faults.ts';
import type { Account, Accounts } from './accounts.ts';
import { authenticate } from './authentication.ts';
import type { Call, Operation } from './operations/operation.ts';
import { Problem } from './problem.ts';
import type { Routed } from './read-request.ts';

/** What of the service an operation is answered with. */
export interface DispatchContext {
  readonly accounts: Accounts;
  readonly stopping: AbortSignal;
}

/**
 * Answers a request. Key and endpoint are looked at before anything of the body is read. A fault
 * that answers stands in for the handler; one that delays or drops comes after it.
 *
 * @rule unknown-endpoint-is-404
 * @rule error-precedence
 * @rule endpoint-id-identifies
 * @rule endpoint-code
 */
export function dispatch<Id extends OperationId>(
  operation: Operation<Id>,
  { operationId, request, path, read }: Routed<operations, Id>,
  { accounts, stopping }: DispatchContext,
): HttpResponse | Promise<HttpResponse> {
  const { endpoint_id: endpointId = '' } = path;
  const { need } = operation;
  const account = authenticate(request.header('authorization'), { need, endpointId, accounts });
  if (!account.endpointIds.has(endpointId)) {
    throw new Problem('endpointNotFound', `There is no endpoint ${excerpt(endpointId)}.`);
  }
  const target = { operationId, endpointId };
  const release = admit(account, target);
  const call = { request, path, account, endpointId, stopping, read };
  if (release === undefined && account.faults.none) return operation.handle(call);
  return answerWithFaults(operation, call, target).finally(release);
}

/** @rule retry-after */
function admit(
  { limiter, engine }: Account,
  { operationId, endpointId }: { operationId: string; endpointId: string },
): (() => void) | undefined {
  const admission = limiter?.admit(operationId, endpointId);
  switch (admission?.kind) {
    case undefined:
      return undefined;
    case 'admitted':
      return admission.release;
    case 'refused': {
      engine.events.append({ type: 'limited', operationId, endpointId });
      const { reason, retryAfterSeconds } = admission;
      throw new Problem('tooManyRequests', `The limit is reached: ${reason}.`, {
        headers: { 'retry-after': String(retryAfterSeconds) },
      });
    }
  }
}

/** Whatever the handler throws comes as a rejection, after which a limit is released too. */
async function answerWithFaults<Id extends OperationId>(
  operation: Operation<Id>,
  call: Call<Id>,
  target: FaultTarget,
): Promise<HttpResponse> {
  const { faults } = call.account;
  if (faults.none) return await operation.handle(call);
  const refusal = faults.strike('status', target);
  if (refusal !== undefined) return refuse(refusal);
  const answer = await operation.handle(call);
  const latencyMs = faults.latencyMs(target);
  if (latencyMs > 0) await pause(call.account, latencyMs);
  return faults.strike('drop', target) === undefined ? answer : { ...answer, drop: true };
}

function refuse({
  status,
  retryAfterSeconds,
}: {
  readonly status: number;
  readonly retryAfterSeconds?: number;
}): HttpResponse {
  const detail = 'A fault that was declared for this account answers the request.';
  const answer = jsonResponse(
    status,
    { status, title: 'Injected fault', detail, code: 'injectedFault' },
    'application/problem+json',
  );
  if (retryAfterSeconds === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfterSeconds) } };
}

/** Ends early when the account is closed. */
function pause({ clock, closed }: Account, ms: number): Promise<void> {
  if (closed.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clock.cancel(timer);
      closed.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.schedule(clock.now() + ms, end);
    closed.addEventListener('abort', end);
  });
}
