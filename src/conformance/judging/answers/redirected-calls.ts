/** Requests that were redirected, each as one call with the answer that the redirects led to. */
import { isUrl } from '../../../core/urls.ts';
import { groupBy } from '../../../evidence/indexes.ts';
import type { OperationExchange } from '../../../evidence/operation-exchange.ts';
import { answeredBy, isRedirect, redirectAddress } from '../../contract/redirects.ts';

/** Joins the requests of callers that followed a redirect. Downloads of files stay as they are. */
export function joinRedirected(
  calls: readonly OperationExchange[],
  baseUrl: string,
): readonly OperationExchange[] {
  if (!calls.some(isRedirected)) return calls;
  const waiting = new Map(
    [
      ...groupBy(calls, ({ exchange }) =>
        redirectedRequestKey(exchange, exchange.request.target, baseUrl),
      ),
    ].map(([key, same]) => [key, [...same]]),
  );
  const followed = new Set<OperationExchange>();
  const next = ({ exchange }: OperationExchange): OperationExchange | undefined => {
    const address = redirectAddress(exchange, baseUrl);
    const same = address && waiting.get(redirectedRequestKey(exchange, address, baseUrl));
    if (!same) return undefined;
    while (same[0] !== undefined && same[0].exchange.id <= exchange.id) same.shift();
    return same.shift();
  };
  return calls.flatMap((call) => {
    if (followed.has(call)) return [];
    const redirects: OperationExchange[] = [];
    let last = call;
    while (isRedirected(last)) {
      const answer = next(last);
      if (answer === undefined) break;
      followed.add(answer);
      redirects.push(last);
      last = answer;
    }
    return redirects.length === 0 ? [call] : [joinRedirects(call, last, redirects)];
  });
}

function isRedirected({ operationId, status }: OperationExchange): boolean {
  return operationId !== 'getResult' && isRedirect(status);
}

/** The same caller sends the same request, to an address that its own origin may name otherwise. */
function redirectedRequestKey(
  { scenario, key, request: { method, body } }: OperationExchange['exchange'],
  target: string,
  baseUrl: string,
): string {
  const address = target.startsWith('/') ? baseUrl + target : target;
  const { pathname, search } = isUrl(address) ? new URL(address) : { pathname: target, search: '' };
  return JSON.stringify([scenario, key, method, pathname, search, body]);
}

function joinRedirects(
  call: OperationExchange,
  last: OperationExchange,
  redirects: readonly OperationExchange[],
): OperationExchange {
  const exchange = answeredBy(call.exchange, last.exchange);
  return { ...call, exchange, answered: last.answered, status: last.status, redirects };
}
