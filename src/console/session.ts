/** The service that serves this page. The page's session stands in for an API key. */
import { signal } from '@preact/signals';
import type { AccountEvent, Service } from '../client/control.ts';
import { controlClient } from '../client/control-client.ts';
import { HttpError } from '../client/errors.ts';
import { keepSetting, readSetting } from './browser-storage.ts';
import { account, showAccount } from './router.ts';

export const control = controlClient({ baseUrl: location.origin, fetch: sendNamed }, isEvent);

/** For what concerns the whole service: its calls name no account. */
export const serviceControl = controlClient(
  { baseUrl: location.origin, fetch: sendInSession },
  isEvent,
);

/** The page comes from the service that sends the events, so none of them is unknown to it. */
function isEvent(event: unknown): event is AccountEvent {
  return event !== undefined;
}

/** The run of the service to which the page is connected, and the account; undefined at first. */
export const service = signal<Service | undefined>(undefined);

/** Calls stay with the account of the page when another tab opens another one. */
export function sendNamed(request: Request): Promise<Response> {
  const accountId = account.peek();
  if (accountId !== undefined)
    request.headers.set('console-account', encodeURIComponent(accountId));
  return sendInSession(request);
}

/** Tabs share it. The browser gives it to pages of this host and port only, and to no server. */
const sessionSetting = 'session';

/** That of this page, if the browser forbids storage. */
let lastToken: string | undefined;

function sendInSession(request: Request): Promise<Response> {
  const token = readSetting(sessionSetting) ?? lastToken;
  if (token !== undefined) request.headers.set('console-session-token', token);
  return fetch(request);
}

export async function readService(): Promise<Service> {
  const read = await control.getService();
  if (account.peek() === undefined) showAccount(read.account);
  service.value = read;
  return read;
}

/** Whether a call failed because there is no account of the page's name. */
export function isAccountGone(error: unknown): boolean {
  return problemInError(error)['code'] === 'accountNotFound';
}

/** What went wrong, in one sentence: what the service says, or why it could not be reached. */
export function errorSentence(error: unknown): string {
  const detail = problemInError(error)['detail'];
  if (typeof detail === 'string') return detail;
  return error instanceof Error ? error.message : String(error);
}

/** The problem that the service has answered with; without members for any other error. */
export function problemInError(error: unknown): Readonly<Record<string, unknown>> {
  return error instanceof HttpError ? { ...Object(error.body) } : {};
}

/**
 * Begins a session or goes on with that of the browser; with the control token, if the service asks for one. False if
 * the token is wrong.
 */
export async function openSession(token?: string): Promise<boolean> {
  const response = await postJson('/console/session', { token });
  if (!response.ok) return false;
  const body: { readonly sessionToken: string } = await response.json();
  lastToken = body.sessionToken;
  keepSetting(sessionSetting, lastToken);
  return true;
}

/** Opens a page of the service in a tab of its own, which cannot send headers. */
export async function openTab(path: string): Promise<void> {
  const response = await postJson('/console/ticket', { target: path });
  if (!response.ok) throw new Error(`The service refused to open it (${response.status}).`);
  const body: { readonly target: string } = await response.json();
  window.open(body.target, '_blank', 'noopener');
}

function postJson(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return sendNamed(new Request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}
