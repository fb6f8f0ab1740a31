/** Preflight: tests whether a deployment can be checked at all, before anything is submitted. */

import { operations } from '#generated/reference/tables.js';
import { createControlClient } from '../../client/control.ts';
import { ClientError, HttpError } from '../../client/errors.ts';
import { reasonOf } from '../../client/request-failure.ts';
import type { Clock } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import { parseJson } from '../../evidence/calls.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { isServerError } from '../contract/persistence.ts';
import type { Target } from '../target/target.ts';
import { learnKeys } from './learn-keys.ts';
import { linkedSignal } from './linked-signal.ts';
import { type Fetch, networkCodeOf, unknownEndpointId } from './recorded-request.ts';

/** The time limit for the preflight, in milliseconds. */
const limitMs = 15_000;

/**
 * Asks for the status of a job that does not exist, which costs nothing. Any answer that such a service
 * could give is accepted. Resolves with the problem as a sentence; undefined if there is none.
 */
export async function preflight(
  target: Target,
  options: { fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  const redaction = new Redaction();
  learnKeys(redaction, target);
  const obstacle = await obstacleOf(target, options);
  // The message may quote the deployment.
  return obstacle === undefined ? undefined : redaction.text(obstacle);
}

async function obstacleOf(
  { baseUrl, keys, endpoints, declares, control }: Target,
  { fetch, clock, signal }: { fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  const late = new AbortController();
  const timer = clock.schedule(clock.now() + limitMs, () =>
    late.abort(
      new Error(`it accepted the connection, but did not answer within ${limitMs / 1000} s`),
    ),
  );
  const { signal: within, unlink } = linkedSignal([signal, late.signal]);
  try {
    const call = (operationId: keyof typeof operations, ...ids: string[]): Promise<Response> => {
      const { method, path } = operations[operationId];
      const target = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(ids.shift() ?? ''));
      const headers = { authorization: `Bearer ${keys.valid}` };
      return fetch(
        new Request(baseUrl + target, { method, headers, signal: within, redirect: 'manual' }),
      );
    };
    const response = await call('getJobStatus', endpoints[0]?.id ?? '', 'preflight');
    const beginning = await beginningOf(response);
    const contentType = response.headers.get('content-type') ?? '';
    // With the control interface, each scenario gets an account and a key.
    if (response.status === 401 && control === undefined) {
      return `${baseUrl} answers 401 to the valid key; is it the right key for this deployment?`;
    }
    if (response.status >= 300 && response.status < 400) {
      const location = response.headers.get('location');
      const where = location === null ? '' : ` to ${location.slice(0, longestShown)}`;
      return `${baseUrl} redirects (${response.status})${where}; use the final address as the base URL.`;
    }
    // A 404 is expected, and its body may be a page.
    if (contentType.includes('text/html') && response.status !== 404) {
      return `${baseUrl} answers with an HTML page (${response.status}, ${contentType}), not with the API; is it the right base URL?`;
    }
    if (response.ok && !/json/.test(contentType) && parseJson(beginning) === undefined) {
      return `${baseUrl} answers ${response.status} for a job that does not exist, with ${contentType || 'no content type'} instead of JSON; is it the right base URL?`;
    }
    if (control === undefined && declares.operations?.includes('getEndpointHealth')) {
      for (const { id } of endpoints) {
        const health = await call('getEndpointHealth', id);
        await health.body?.cancel();
        if (health.status === 404)
          return `${baseUrl} has no endpoint ${id}: its health request is answered with 404.`;
      }
    }
    if (control !== undefined) {
      const { token } = control;
      const reason = await withoutControl({ baseUrl, token, fetch, signal: within });
      if (reason !== undefined) return reason;
    }
    const missing = await withoutOperation(endpoints, {
      async submitMalformed(id) {
        const { method, path } = operations.runJob;
        const headers = {
          authorization: `Bearer ${keys.valid}`,
          'content-type': 'application/json',
        };
        // Not JSON, so that it cannot become a job: an existing endpoint answers 400.
        const init = { method, headers, body: '{', signal: within, redirect: 'manual' } as const;
        const answer = await fetch(
          new Request(baseUrl + path.replace('{endpoint_id}', encodeURIComponent(id)), init),
        );
        const text = await beginningOf(answer);
        const isJob = answer.ok && isJobLike(parseJson(text));
        return { status: answer.status, text, isJob };
      },
      async askForNoJob(id) {
        const answer = await call('getJobStatus', id, 'preflight');
        await answer.body?.cancel();
        return answer.status;
      },
    });
    const [first] = missing;
    if (first !== undefined) {
      const isAll = missing.length === endpoints.length;
      if (isAll && isDown(first.status)) {
        return `${baseUrl} cannot be checked: every request was answered with ${first.status}, including those for an endpoint that does not exist. Is it up, and are the endpoint ids right?`;
      }
      const name = isAll ? 'no such API' : `no endpoint ${missing.map((one) => one.id).join(', ')}`;
      const advice = isAll
        ? 'Is it the right base URL, without /v2, and are the endpoint ids right?'
        : 'Is the endpoint id right?';
      return `${baseUrl} has ${name}: a malformed submission to ${first.id} is answered with ${first.status}, as for an endpoint that does not exist. ${advice}`;
    }
    return undefined;
  } catch (error) {
    if (signal.aborted) return 'The check was cancelled before anything was submitted.';
    const reason = late.signal.aborted ? late.signal.reason : error;
    return `${baseUrl} cannot be reached: ${sentenceOf(reason, baseUrl)}`;
  } finally {
    clock.cancel(timer);
    unlink();
  }
}

/** Statuses of missing paths, and of sites that do not accept submissions, such as file servers. */
const notThere: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether the service fails, rather than something being missing. */
function isDown(status: number): boolean {
  return isServerError(status) && !notThere.has(status);
}

/** An answer to a malformed submission. */
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
async function withoutOperation(
  endpoints: Target['endpoints'],
  {
    submitMalformed,
    askForNoJob,
  }: {
    submitMalformed: (id: string) => Promise<MalformedAnswer>;
    askForNoJob: (id: string) => Promise<number>;
  },
): Promise<{ id: string; status: number }[]> {
  const found: (MalformedAnswer & { id: string })[] = [];
  for (const { id } of endpoints) {
    const answer = await submitMalformed(id);
    const isTaken = answer.status >= 200 && answer.status <= 299 && !answer.isJob;
    if (notThere.has(answer.status) || isDown(answer.status) || isTaken) {
      found.push({ id, ...answer });
    }
  }
  if (found.length === 0) return [];
  const unknown = await submitMalformed(unknownEndpointId);
  const alike = found.filter(
    ({ id, status, text, isJob }) =>
      status === unknown.status &&
      isJob === unknown.isJob &&
      (isDown(status) || isAlike(withoutIds(text, id), withoutIds(unknown.text, id))),
  );
  const missing = alike.filter(({ status }) => notThere.has(status));
  const others = alike.filter(({ status }) => !notThere.has(status));
  if (others.length === 0) return missing;
  const unknownStatus = await askForNoJob(unknownEndpointId);
  for (const answer of others) {
    const isSame = unknownStatus === answer.status;
    if (isSame && (await askForNoJob(answer.id)) === unknownStatus) missing.push(answer);
  }
  return missing;
}

/** Removes an endpoint's id and the made-up one where they stand as whole words. */
function withoutIds(text: string, id: string): string {
  const names = [id, unknownEndpointId].map((name) => name.replaceAll(/[^\w]/g, '\\$&'));
  return text.replaceAll(new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g'), '');
}

/** Whether a value could be a job: it has an id or a status. */
function isJobLike(value: unknown): boolean {
  return isObject(value) && ('id' in value || 'status' in value);
}

/** Compares texts without request ids and times, which differ between answers. */
function isAlike(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => text.replaceAll(/[\da-f-]{8,}|\d+/gi, ''));
  return one === other;
}

/** The beginning of a body, enough to recognize it. Rejects if the body breaks off. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    if (chunk instanceof Uint8Array) text += decoder.decode(chunk, { stream: true });
    if (text.length > longestRead) break;
  }
  return text;
}

/** The maximum length that is read of a body, and that is shown of a header, in characters. */
const longestRead = 100_000;

const longestShown = 200;

const notTrusted = 'NODE_EXTRA_CA_CERTS can name a file with the certificate of its authority';

const wrongClock = 'is the clock of this machine right?';

/** Advice by error code. */
const advice: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  CERT_HAS_EXPIRED: wrongClock,
  CERT_NOT_YET_VALID: wrongClock,
  ERR_TLS_CERT_ALTNAME_INVALID: 'is it the right host name?',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of its answer are too long',
  ENOTFOUND: 'is the host name right?',
  ECONNREFUSED: 'no server is listening there',
};

function sentenceOf(error: unknown, baseUrl: string): string {
  const code = networkCodeOf(error);
  const reason = reasonOf(error).trim().replace(/\.$/, '');
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') {
    return 'it does not speak TLS; should the base URL begin with http:?';
  }
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') {
    const hint = baseUrl.startsWith('http:') ? '; should the base URL begin with https:?' : '.';
    return `the connection was closed before the answer was complete (${reason})${hint}`;
  }
  if (code.startsWith('HPE_')) return `it does not speak HTTP/1.1: ${reason}.`;
  if (reason === 'bad port') return 'HTTP clients block this port.';
  const isOfTls = /^ERR_(SSL|TLS)_|CERT/.test(code);
  const hint = advice[code];
  return `${isOfTls ? 'TLS failed: ' : ''}${reason}${hint === undefined ? '.' : `; ${hint}${hint.endsWith('?') ? '' : '.'}`}`;
}

const noThrowAways =
  'The deployment runs as replicas, which have no throw-away accounts. Remove `control` from the target file, and add --allow-cost: jobs then run in the account of the key.';

/** Tests the control interface: creates an account and deletes it. */
async function withoutControl({
  baseUrl,
  token,
  fetch,
  signal,
}: {
  baseUrl: string;
  token: string | undefined;
  fetch: Fetch;
  signal: AbortSignal;
}): Promise<string | undefined> {
  try {
    const client = createControlClient({ baseUrl, fetch, ...(token !== undefined && { token }) });
    const account = await client.createAccount({}, { signal });
    await account.delete({ signal });
    return undefined;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    const body = error instanceof HttpError ? error.body : undefined;
    if (isObject(body) && body.code === 'notShared') return noThrowAways;
    return `The target declares the control interface, but it cannot be used: ${error.message}`;
  }
}
