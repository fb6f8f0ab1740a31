/** Looks whether a deployment can be checked at all, before anything is submitted. */
import { operations } from '#generated/contract/tables.js';
import { createControlClient } from '../../client/control.ts';
import { ClientError } from '../../client/errors.ts';
import { reasonOf } from '../../client/fetch-client.ts';
import type { Clock } from '../../clock.ts';
import { Redaction } from '../../evidence/redaction.ts';
import type { Target } from '../target.ts';
import { learnKeys } from './learn-keys.ts';
import { linkedSignal } from './linked-signal.ts';
import type { Fetch } from './requests.ts';

/** How long the first answer may take, in milliseconds. */
const limitMs = 15_000;

/**
 * Asks for a job that nobody has, which costs nothing and to which every answer will do that could
 * be one of such a service. Resolves with what is wrong, as a sentence; undefined where nothing is.
 */
export async function preflight(
  target: Target,
  options: { fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  const redaction = new Redaction();
  learnKeys(redaction, target);
  const obstacle = await obstacleOf(target, options);
  // It may repeat what the deployment says.
  return obstacle === undefined ? undefined : redaction.text(obstacle);
}

async function obstacleOf(
  { baseUrl, keys, endpoints, control }: Target,
  { fetch, clock, signal }: { fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<string | undefined> {
  const late = new AbortController();
  const timer = clock.schedule(clock.now() + limitMs, () =>
    late.abort(new Error(`it takes connections, and has not answered within ${limitMs / 1000} s`)),
  );
  const { signal: within, unlink } = linkedSignal([signal, late.signal]);
  try {
    const { method, path } = operations.getJobStatus;
    const ids = [endpoints[0]?.id ?? '', 'preflight'];
    const target = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(ids.shift() ?? ''));
    const headers = { authorization: `Bearer ${keys.valid}` };
    const response = await fetch(
      new Request(baseUrl + target, { method, headers, signal: within, redirect: 'manual' }),
    );
    await response.body?.cancel();
    const contentType = response.headers.get('content-type') ?? '';
    // In an account of its own a scenario has a key of its own.
    if (response.status === 401 && control === undefined) {
      return `${baseUrl} answers 401 to the valid key; is it the right key for this deployment?`;
    }
    if (response.status >= 300 && response.status < 400) {
      return `${baseUrl} redirects (${response.status}); give the address to which it leads.`;
    }
    // Nobody has this job, and the body of an error may be a page.
    if (contentType.includes('text/html') && response.status !== 404) {
      return `${baseUrl} answers with a page (${response.status}, ${contentType}), not with the interface; is it the base URL?`;
    }
    if (control === undefined) return undefined;
    return await withoutControl({ baseUrl, token: control.token, fetch, signal: within });
  } catch (error) {
    if (signal.aborted) return 'The check was called off before anything was submitted.';
    const reason = late.signal.aborted ? late.signal.reason : error;
    return `${baseUrl} cannot be reached: ${sentenceOf(reason)}`;
  } finally {
    clock.cancel(timer);
    unlink();
  }
}

function sentenceOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') {
    return 'it does not speak TLS; should the address begin with http:?';
  }
  const reason = reasonOf(error).trim();
  const told = code.startsWith('ERR_SSL_') ? `TLS failed: ${reason}` : reason;
  return told.endsWith('.') ? told : `${told}.`;
}

/** Whether accounts can be made, as the target says. */
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
    return `The target declares the control interface, which cannot be used: ${error.message}`;
  }
}
