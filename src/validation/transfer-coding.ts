/** Transfer codings of requests (RFC 9112, section 6.1). */

/** How a request with another one is refused. Its connection ends, because its body cannot be read. */
export const unsupportedCoding = {
  status: 501,
  detail: 'Expected no transfer coding but chunked.',
} as const;

/**
 * Whether a `transfer-encoding` header names anything but `chunked`. node:http removes only that, and hands
 * on the rest as it is.
 */
export function hasUnsupportedCoding(transferEncoding: string | undefined): boolean {
  if (transferEncoding === undefined || transferEncoding === 'chunked') return false;
  const codings = transferEncoding.split(',').map((coding) => coding.trim().toLowerCase());
  return codings.filter((coding) => coding !== '').join() !== 'chunked';
}
