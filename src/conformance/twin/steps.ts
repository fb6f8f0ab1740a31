/** Which requests of two runs of the same scenarios are the same. */

import { createHash } from 'node:crypto';
import { isObject } from '../../core/json.ts';
import { isUrl } from '../../core/urls.ts';
import { jobKey } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import { type EvidenceView, once } from '../judging/evidence-view.ts';
import type { JobHistory } from '../judging/job-history.ts';
import { webhookAddress } from '../judging/webhook-address.ts';

export interface Steps {
  /** The scenario and the request, without what differs in each run. Polls of a job are one step. */
  stepOf(call: OperationExchange): string;
  /** The request that submitted the job that a request is about; undefined if that is not in the evidence. */
  submissionOf(call: OperationExchange): OperationExchange | undefined;
  /** The step that submitted a job; undefined if that is not in the evidence. */
  stepOfJob(job: JobHistory): string | undefined;
}

/** Jobs are known by their submission: the same submissions of a scenario are one step. */
export function stepsOf({ jobs }: EvidenceView): Steps {
  const submissions = once(
    () =>
      new Map(
        jobs.flatMap((job) =>
          job.submission === undefined ? [] : [[jobKey(job), job.submission] as const],
        ),
      ),
  );
  const submissionOf = (call: OperationExchange) =>
    call.jobId === undefined
      ? undefined
      : submissions().get(jobKey({ ...call, scenario: call.exchange.scenario }));
  const stepOf = (call: OperationExchange): string => {
    const { exchange, endpointId, operationId } = call;
    const { scenario, label, key, keyForm, request } = exchange;
    const { method, target } = request;
    const submission = submissionOf(call);
    // A request for a result is named by the step that made it; its address has ids and times.
    const path = operationId ?? (target.startsWith('http') ? 'a result' : unvarying(target));
    const [, query = ''] = target.split('?', 2);
    const parts = JSON.stringify([
      ...[scenario, label ?? null, key, keyForm ?? null, method, path],
      ...[endpointId ?? null, operationId === undefined ? null : unvarying(query)],
      request.headers['content-type'] ?? null,
      bodyOf(call) ?? null,
      submission === undefined ? null : remembered(submission),
    ]);
    // Bodies may be long.
    return createHash('sha256').update(parts).digest('base64');
  };
  const known = new Map<OperationExchange, string>();
  const remembered = (call: OperationExchange): string => {
    const step = known.get(call) ?? stepOf(call);
    known.set(call, step);
    return step;
  };
  return {
    stepOf: remembered,
    submissionOf: (call) => submissionOf(call) ?? (isObject(call.sent) ? call : undefined),
    stepOfJob: ({ submission }) => submission && remembered(submission),
  };
}

/** The body with a webhook's address reduced to its query: the rest is made up for each run. */
function bodyOf(call: OperationExchange): string | undefined {
  const { sent, exchange } = call;
  const address = webhookAddress(call);
  if (!isObject(sent) || address === undefined || !isUrl(address)) {
    return exchange.request.body === undefined ? undefined : unvarying(exchange.request.body);
  }
  const { search } = new URL(address);
  return unvarying(JSON.stringify({ ...sent, webhook: `webhook${search}` }));
}

/** A text without ids, which are made up for each run. */
function unvarying(text: string): string {
  return text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:-\w+)?|redacted-\d+/gi, '*');
}
