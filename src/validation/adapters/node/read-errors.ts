/** Responses to messages that node:http cannot parse. */
import { STATUS_CODES } from 'node:http';
import { type HttpRequest, type HttpResponse, jsonResponse, problemHeaders } from '../../http.ts';

/**
 * Makes the answer of an error that no handler sees: its status, and what is wrong in a sentence.
 * The request is known once its headers have been read.
 */
export type RenderError = (
  status: number,
  detail: string,
  request: HttpRequest | undefined,
) => HttpResponse;

/** A minimal problem document (RFC 9457): status and title. */
export const renderPlainError: RenderError = (status) =>
  jsonResponse(status, { status, title: STATUS_CODES[status] }, problemHeaders);

export interface ReadFailure {
  readonly status: number;
  readonly detail: string;
}

/** What node:http reports: the code of its parser or of the system, and the bytes at fault. */
export interface ReadError extends Error {
  readonly code?: string;
  readonly rawPacket?: Uint8Array;
  /** Where in `rawPacket` the parser stopped. */
  readonly bytesParsed?: number;
}

const badFraming: ReadFailure = {
  status: 400,
  detail: 'Expected one Content-Length or else Transfer-Encoding: chunked, got something else.',
};

const failures: Readonly<Record<string, ReadFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: 'The request was not complete in time; send it again without a pause.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: 'Expected a target and headers of less than 16384 bytes in total, got more.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    detail: 'Expected chunk extensions of at most 16384 bytes, got more.',
  },
  HPE_INVALID_VERSION: {
    status: 505,
    detail: 'Expected HTTP/1.1 or HTTP/1.0, got another version.',
  },
  HPE_INVALID_CHUNK_SIZE: {
    status: 400,
    detail: 'Expected a chunked body, got a chunk without a readable size.',
  },
  HPE_INVALID_EOF_STATE: { status: 400, detail: 'The request ended before it was complete.' },
  HPE_INVALID_CONTENT_LENGTH: badFraming,
  HPE_UNEXPECTED_CONTENT_LENGTH: badFraming,
  HPE_INVALID_TRANSFER_ENCODING: badFraming,
};

const unreadable: ReadFailure = {
  status: 400,
  detail: 'Expected a request of HTTP/1.1, got something else.',
};

/** A request line whose method is a valid token (RFC 9112, section 3). */
const requestLine = /^[!#$%&'*+.^_`|~\w-]+ [^ \r\n]+ HTTP\/1\.[01]\r?\n/;

/** Undefined if the connection itself broke, so that nobody can be answered. */
export function describeReadError(error: ReadError): ReadFailure | undefined {
  const { code = '' } = error;
  if (code === 'HPE_INVALID_METHOD' && requestLine.test(startOfRequest(error))) {
    return { status: 501, detail: 'This method is not supported.' };
  }
  if (Object.hasOwn(failures, code)) return failures[code];
  return code.startsWith('HPE_') ? unreadable : undefined;
}

/** The parser stops within the line: the line began somewhere before. */
function startOfRequest({ rawPacket = new Uint8Array(), bytesParsed = 0 }: ReadError): string {
  const text = Buffer.from(rawPacket).toString('latin1');
  return text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1);
}
