/** Answers a request as the injected faults and the answer times of its account say. */
import type { OperationId } from '#generated/reference/tables.js';
import { isSubmissionId } from '../../evidence/operation-exchange.ts';
import { type HttpResponse, jsonResponse, problemHeaders } from '../../validation/http.ts';
import type { Account } from '../accounts/account.ts';
import type { FaultSettings, FaultTarget } from '../engine/injected-faults.ts';
import type { Operation, OperationRequest } from './operations/operation.ts';
import { noteFault } from './request-record.ts';
import { waitOnClock } from './served-callers.ts';

/**
 * A fault with a status replaces the handler; one that delays or drops comes after it. Errors of the
 * handler become rejections, so the caller also releases the limit then.
 */
export async function answerWithFaults<Id extends OperationId>(
  operation: Operation<Id>,
  call: OperationRequest<Id>,
  target: FaultTarget,
): Promise<HttpResponse> {
  const { faults, answerTimes } = call.account;
  const answerMs = answerTimes.drawMs(target.operationId ?? '');
  if (faults.none && answerMs === 0) return await operation.handle(call);
  const noted = { ...target, onStruck: (fault: FaultSettings) => noteFault(call.request, fault) };
  const refusal = faults.strike('status', noted);
  if (refusal !== undefined) {
    if (isAccepted(refusal, call, target)) await operation.handle(call);
    return injectedAnswer(refusal);
  }
  const answer = await operation.handle(call);
  const latencyMs = answerMs + faults.latencyMs(noted);
  if (latencyMs > 0) {
    const { account, endpointId } = call;
    await waitOnClock(account.clock, delay(account, { ms: latencyMs, endpointId }));
  }
  return faults.strike('drop', noted) === undefined ? answer : { ...answer, drop: true };
}

/** Whether a submission takes effect although a fault answers it. */
function isAccepted(
  { status }: { readonly status: number },
  { account: { alternatives } }: Pick<OperationRequest, 'account'>,
  { operationId }: FaultTarget,
): boolean {
  const isServerError = isSubmissionId(operationId) && status >= 500;
  return isServerError && alternatives.id('refused-request-effect') === 'server-errors';
}

function injectedAnswer({
  status,
  retryAfterSeconds,
}: {
  readonly status: number;
  readonly retryAfterSeconds?: number;
}): HttpResponse {
  const detail = 'An injected fault of this account answered the request.';
  const retry = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return jsonResponse(
    status,
    { status, title: 'Injected fault', detail, code: 'injectedFault' },
    { ...problemHeaders, ...retry },
  );
}

/** Ends early when the account is closed. */
function delay(
  { clock, closed, delayed }: Account,
  { ms, endpointId }: { ms: number; endpointId: string },
): Promise<void> {
  if (closed.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clock.cancel(timer);
      delayed.delete(timer);
      closed.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.schedule(clock.now() + ms, end);
    delayed.set(timer, endpointId);
    closed.addEventListener('abort', end);
  });
}
