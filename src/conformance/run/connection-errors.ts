/** Errors of connections, with advice for whoever set the base URL. */
import { reasonsOfError } from '../../client/request-failure.ts';
import { clauseOf } from '../../core/sentences.ts';
import { networkCodeOf } from './send-and-record.ts';

const notTrusted = 'NODE_EXTRA_CA_CERTS can name a file with the certificate of its authority';

const wrongClock = 'is the clock of this machine right?';

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

/** Whether the other side closed the connection before its answer was complete. */
export function isClosedConnection(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(networkCodeOf(error));
}

/** Why there was no answer, as the end of a sentence, with advice. */
export function describeConnectionError(error: unknown, baseUrl: string): string {
  const code = networkCodeOf(error);
  const reason = clauseOf(reasonsOfError(error));
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') {
    return 'it does not speak TLS; should the base URL begin with http:?';
  }
  if (isClosedConnection(error)) {
    const hint = baseUrl.startsWith('http:') ? '; should the base URL begin with https:?' : '.';
    return `the connection was closed before the answer was complete (${reason})${hint}`;
  }
  if (code.startsWith('HPE_')) return `it does not speak HTTP/1.1: ${reason}.`;
  if (reason === 'bad port') return 'HTTP clients block this port.';
  const isOfTls = /^ERR_(SSL|TLS)_|CERT/.test(code);
  const hint = advice[code];
  return `${isOfTls ? 'TLS failed: ' : ''}${reason}${hint === undefined ? '.' : `; ${hint}${hint.endsWith('?') ? '' : '.'}`}`;
}
