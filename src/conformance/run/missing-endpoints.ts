/** Finds declared endpoints that seem not to exist, without submitting a job. */
import type { operations } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { isServerError } from '../contract/tolerances.ts';
import type { Target } from '../target/target.ts';
import { unknownEndpointId } from './send-and-record.ts';

/** Calls an operation of an endpoint with the valid key; a job in its path does not exist. */
export type CallOperation = (
  operationId: keyof typeof operations,
  endpointId: string,
  body?: string,
) => Promise<Response>;

/** Statuses of missing paths, and of sites that do not accept submissions, such as file servers. */
const notThere: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether the service fails, rather than something being missing. */
export function isDown(status: number): boolean {
  return isServerError(status) && !notThere.has(status);
}

interface MalformedAnswer {
  readonly status: number;
  readonly text: string;
  readonly isJob: boolean;
}

/**
 * The declared endpoints that seem not to exist, with their status: they answer a malformed submission
 * exactly as a made-up endpoint does. If the answer is 5xx or a success, the status of an unknown job
 * must agree as well.
 */
export async function missingEndpoints(
  endpoints: Target['endpoints'],
  call: CallOperation,
): Promise<{ id: string; status: number }[]> {
  const suspects: (MalformedAnswer & { id: string })[] = [];
  for (const { id } of endpoints) {
    const answer = await submitMalformed(id, call);
    const isTaken = answer.status >= 200 && answer.status <= 299 && !answer.isJob;
    if (notThere.has(answer.status) || isDown(answer.status) || isTaken) {
      suspects.push({ id, ...answer });
    }
  }
  if (suspects.length === 0) return [];
  const unknown = await submitMalformed(unknownEndpointId, call);
  const alike = suspects.filter(
    ({ id, status, text, isJob }) =>
      status === unknown.status &&
      isJob === unknown.isJob &&
      (isDown(status) || isAlike(withoutIds(text, id), withoutIds(unknown.text, id))),
  );
  const missing = alike.filter(({ status }) => notThere.has(status));
  const others = alike.filter(({ status }) => !notThere.has(status));
  if (others.length === 0) return missing;
  const unknownStatus = await statusOfNoJob(unknownEndpointId, call);
  for (const answer of others) {
    const isSame = unknownStatus === answer.status;
    if (isSame && (await statusOfNoJob(answer.id, call)) === unknownStatus) missing.push(answer);
  }
  return missing;
}

/** Removes an endpoint's id and the made-up one where they stand as whole words. */
function withoutIds(text: string, id: string): string {
  const names = [id, unknownEndpointId].map((name) => name.replaceAll(/[^\w]/g, '\\$&'));
  return text.replaceAll(new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g'), '');
}

function isJobLike(value: unknown): boolean {
  return isObject(value) && ('id' in value || 'status' in value);
}

/** Compares texts without request ids and times, which differ between answers. */
function isAlike(left: string, right: string): boolean {
  const [leftText, rightText] = [left, right].map((text) =>
    text.replaceAll(/[\da-f-]{8,}|\d+/gi, ''),
  );
  return leftText === rightText;
}

/** Sends what is not JSON, so that it cannot become a job: an existing endpoint answers 400. */
export async function submitMalformed(id: string, call: CallOperation): Promise<MalformedAnswer> {
  const answer = await call('runJob', id, '{');
  const text = await readBeginning(answer);
  return { status: answer.status, text, isJob: answer.ok && isJobLike(parseJson(text)) };
}

export async function statusOfNoJob(id: string, call: CallOperation): Promise<number> {
  const answer = await call('getJobStatus', id);
  await answer.body?.cancel();
  return answer.status;
}

/** The beginning of a body, enough to recognize it. Rejects if the body breaks off. */
export async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    if (chunk instanceof Uint8Array) text += decoder.decode(chunk, { stream: true });
    if (text.length > longestRead) break;
  }
  return text;
}

const longestRead = 100_000;
