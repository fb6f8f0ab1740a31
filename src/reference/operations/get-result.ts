import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Accounts } from '../accounts.ts';
import { serveResult } from '../results.ts';

/** Answers the file of a result; its address is enough, no key is asked for. */
export function getResult(
  request: HttpRequest,
  { account = '', until = '', file = '' }: Readonly<Record<string, string>>,
  accounts: Accounts,
): Promise<HttpResponse> {
  const nowMs = accounts.get(account)?.clock.now() ?? Number.POSITIVE_INFINITY;
  return serveResult({ until, file, range: request.header('range') }, nowMs);
}
