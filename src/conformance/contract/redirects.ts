/** Where redirects lead, and which ones a caller follows with its key. */
import { isUrl } from '../../core/urls.ts';
import type { Exchange } from '../../evidence/record-types.ts';

/** How many redirects of a request are followed. */
export const mostRedirects = 5;

interface AnsweredRequest {
  readonly request: Pick<Exchange['request'], 'method' | 'target'>;
  readonly response?: Pick<NonNullable<Exchange['response']>, 'status' | 'headers'>;
}

/** Whether a status says that the answer is elsewhere. */
export function isRedirect(status: number | undefined): boolean {
  return status !== undefined && [301, 302, 303, 307, 308].includes(status);
}

/** The address to which an answer redirects; undefined if it does not, or to one that cannot be fetched. */
export function redirectAddress(
  { request: { target }, response }: AnsweredRequest,
  baseUrl: string,
): string | undefined {
  const location = response?.headers['location'];
  const from = target.startsWith('/') ? baseUrl + target : target;
  if (!isRedirect(response?.status) || location === undefined) return undefined;
  if (!isUrl(location, from)) return undefined;
  const { href, protocol } = new URL(location, from);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/**
 * The target at which a caller sends the same request again: within the origin, so that its key stays there, and
 * with the same method. Undefined if there is none.
 */
export function followedTo(answered: AnsweredRequest, baseUrl: string): string | undefined {
  const address = redirectAddress(answered, baseUrl);
  const { request, response } = answered;
  const keepsMethod = request.method === 'GET' || request.method === 'HEAD';
  const isSame = keepsMethod || response?.status === 307 || response?.status === 308;
  if (address === undefined || !isSame || !isUrl(baseUrl)) return undefined;
  if (new URL(address).origin !== new URL(baseUrl).origin) return undefined;
  return address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : address;
}

/** A request with the answer that its redirects led to. */
export function answeredBy(first: Exchange, last: Exchange): Exchange {
  const { request, sentMs } = first;
  const lateMs = (first.lateMs ?? 0) + (last.lateMs ?? 0);
  return { ...last, request, sentMs, ...(lateMs > 0 && { lateMs }) };
}
