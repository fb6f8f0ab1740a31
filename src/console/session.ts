/** The service that serves this page. The page's session stands in for an API key. */
import { signal } from '@preact/signals';
import { createClient } from '../client/client.ts';
import { createControlClient, type Service } from '../client/control.ts';
import { HttpError } from '../client/errors.ts';

export const client = createClient({ baseUrl: location.origin, fetch: sendNamed });

export const control = createControlClient({ baseUrl: location.origin, fetch: sendNamed });

/** The run of the service to which the page is connected, and the account; undefined at first. */
export const service = signal<Service | undefined>(undefined);

/** The account that the page shows. Calls stay with it when another tab opens another account. */
let shown: string | undefined;

function sendNamed(request: Request): Promise<Response> {
  if (shown !== undefined) request.headers.set('console-account', encodeURIComponent(shown));
  return fetch(request);
}

export async function readService(): Promise<Service> {
  const read = await control.getService();
  shown = read.account;
  service.value = read;
  return read;
}

/** What went wrong, in one sentence: what the service says, or why it could not be reached. */
export function textOf(error: unknown): string {
  const detail = problemOf(error)['detail'];
  if (typeof detail === 'string') return detail;
  return error instanceof Error ? error.message : String(error);
}

/** The problem that the service has answered with; without members for any other error. */
export function problemOf(error: unknown): Readonly<Record<string, unknown>> {
  return error instanceof HttpError ? { ...Object(error.body) } : {};
}

/** The account of the page's address; later addresses do not repeat it. */
const account = new URLSearchParams(location.search).get('account') ?? undefined;

/**
 * Begins a session, with the control token if the service asks for one; false if the token is
 * wrong. The account is the one so far, or that of the page's address, or else the first.
 */
export async function beginSession(token?: string): Promise<boolean> {
  const known = shown ?? account;
  if (known !== undefined && (await postSession({ token, account: known }))) return true;
  if (!(await postSession({ token }))) return false;
  shown = undefined;
  return true;
}

/** Goes on with another account at a page of the console, which is loaded anew. */
export async function openAccount(id: string, address: string): Promise<void> {
  if (!(await postSession({ account: id }))) throw new Error(`The account ${id} cannot be opened.`);
  location.assign(address);
}

async function postSession(session: {
  readonly token?: string | undefined;
  readonly account?: string | undefined;
}): Promise<boolean> {
  const { ok } = await fetch('/console/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(session),
  });
  return ok;
}
