import type { HttpRequest, HttpResponse } from '../../../validation/http.ts';
import type { Accounts } from '../accounts.ts';
import { type Renderer, serveResult } from '../results.ts';

/** Answers the file of a result; its address is enough, no key is asked for. */
export function getResult(
  request: HttpRequest,
  { account = '', until = '', file = '' }: Readonly<Record<string, string>>,
  { accounts, renderer }: { accounts: Accounts; renderer: Renderer },
): Promise<HttpResponse> {
  const nowMs = accounts.get(account)?.clock.now() ?? Number.POSITIVE_INFINITY;
  const { signal } = request;
  // A range is a matter of GET alone (RFC 9110, section 14.2).
  const range = request.method === 'GET' ? request.header('range') : undefined;
  return serveResult({ until, file, range, signal }, { nowMs, renderer });
}
