/** A webhook call as judges look at it, read once. */
import { type Job, parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/calls.ts';
import type { Delivery } from '../../evidence/records.ts';
import { arrivalOf, type Between, endingOf } from '../instants.ts';

/** A webhook call. */
export interface WebhookCall {
  readonly delivery: Delivery;
  /** The body; undefined where it is no JSON. */
  readonly content: unknown;
  /** Undefined where the body is no job. */
  readonly job: Job | undefined;
  /** When it arrived. */
  readonly arrival: Between;
  /** From then on nothing of it was under way any more; undefined where that is not known. */
  readonly end: Between | undefined;
}

/** Reads a delivery. */
export function readWebhookCall(
  delivery: Delivery,
  finalStates: readonly string[] | undefined,
): WebhookCall {
  const content = parseJson(delivery.body);
  return {
    delivery,
    content,
    job: parseJob(content, { finalStates }),
    arrival: arrivalOf(delivery),
    end: endingOf(delivery),
  };
}
