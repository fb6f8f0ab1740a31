/** Sends malformed HTTP over a raw socket. */

import { type IncomingMessage, request as requestOver } from 'node:http';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectWithTls } from 'node:tls';
import { reasonOf } from '../../client/exchange.ts';
import { wallClockLimit } from '../../core/clock.ts';
import type { Exchange } from '../../evidence/calls.ts';
import { type Deployment, PrerequisiteFailed } from './deployment.ts';
import type { SenderParts } from './sender.ts';

/** Sends with node:net or, to an `https:` URL, with node:tls. */
export const sendRaw: SendRaw = ({ url, bytes, maxBytes, limitMs, signal }) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const limit = wallClockLimit(limitMs);
    const chunks: Buffer[] = [];
    let length = 0;
    let isConnected = false;
    const socket = connectTo(new URL(url), () => {
      isConnected = true;
      socket.write(bytes);
    });
    let failure = new Error(`The connection was not established within ${limitMs / 1000} s.`);
    const settle = ({ isClosed }: { isClosed: boolean }) => {
      limit.release();
      limit.signal.removeEventListener('abort', stop);
      signal.removeEventListener('abort', stop);
      socket.destroy();
      if (isConnected) resolve({ bytes: Buffer.concat(chunks), isClosed });
      else reject(failure);
    };
    const stop = () => settle({ isClosed: false });
    limit.signal.addEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk.subarray(0, maxBytes - length));
      length += chunk.length;
      if (length >= maxBytes) stop();
    });
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => settle({ isClosed: true }));
    if (signal.aborted) stop();
  });

function connectTo({ protocol, hostname, port }: URL, onConnected: () => void): Socket {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return connectPlain(Number(port || 80), host, onConnected);
  // SNI does not allow IP addresses.
  const name = isIP(host) === 0 ? { servername: host } : {};
  return connectWithTls(
    { host, port: Number(port || 443), ALPNProtocols: ['http/1.1'], ...name },
    onConnected,
  );
}

/** Bytes to send unchanged. */
export interface RawMessage {
  /** Its scheme, host and port. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** The maximum that is read of the answer. */
  readonly maxBytes: number;
  /** The time limit for the connection, in milliseconds of real time. */
  readonly limitMs: number;
  /** Cancels the connection. */
  readonly signal: AbortSignal;
}

/** The bytes of the answer. */
export interface RawAnswer {
  readonly bytes: Uint8Array;
  /** Whether the other side closed the connection; otherwise the message's limits ended it. */
  readonly isClosed: boolean;
}

/**
 * Sends bytes on a separate connection, and reads until the other side closes it or a limit of the
 * message is reached. Rejects only if there is no connection.
 */
export type SendRaw = (message: RawMessage) => Promise<RawAnswer>;

/** The maximum that is read of an answer to malformed HTTP. */
const maxAnswerBytes = 64_000;

/** How long a service may take to answer malformed HTTP and to close the connection, in milliseconds. */
export const closingLimitMs = 10_000;

/** Creates a scenario's sender of malformed HTTP. It sends no key. */
export function createRawSender(
  parts: SenderParts & { readonly sendRaw?: SendRaw | undefined },
): Deployment['sendRaw'] {
  const { sendRaw, baseUrl, time, recorder, signal, scenario } = parts;
  const { redaction } = recorder;
  return async ({ method, target, message }, { label, probes = [] } = {}) => {
    if (sendRaw === undefined)
      throw new PrerequisiteFailed('This run cannot send malformed HTTP (`sendRaw`).');
    parts.budget.reserve(0n);
    await parts.pace();
    signal.throwIfAborted();
    const sentMs = time.now();
    const came = await attempt(sendRaw, {
      url: baseUrl,
      bytes: Buffer.from(message, 'latin1'),
      maxBytes: maxAnswerBytes,
      limitMs: closingLimitMs,
      signal,
    });
    signal.throwIfAborted();
    const { failure, isUnsent, answer, isClosed } = came;
    return recorder.add<Exchange>({
      kind: 'exchange',
      scenario,
      ...(label !== undefined && { label }),
      probes: [...probes],
      key: 'none',
      request: { method, target: redaction.text(target), headers: {} },
      raw: { message: redaction.text(message), isClosed },
      sentMs,
      receivedMs: await time.arrival(),
      ...(failure !== undefined && { failure: redaction.text(failure) }),
      ...(isUnsent && { isUnsent }),
      ...(answer !== undefined && {
        response: {
          status: answer.status,
          headers: redaction.headers(answer.headers),
          bytes: answer.body.length,
          body: redaction.text(new TextDecoder().decode(answer.body)),
        },
      }),
    });
  };
}

interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

interface Came {
  readonly isClosed: boolean;
  readonly answer?: HttpAnswer;
  readonly failure?: string;
  readonly isUnsent?: true;
}

async function attempt(sendRaw: SendRaw, message: RawMessage): Promise<Came> {
  let received: RawAnswer;
  try {
    received = await sendRaw(message);
  } catch (error) {
    return { isClosed: false, failure: reasonOf(error), isUnsent: true };
  }
  const { bytes, isClosed } = received;
  if (bytes.length === 0) {
    const failure = isClosed
      ? 'The connection was closed without an answer.'
      : `There was no answer within ${message.limitMs / 1000} s.`;
    return { isClosed, failure };
  }
  try {
    return { isClosed, answer: await readAnswer(bytes) };
  } catch (error) {
    return { isClosed, failure: `The answer is not a complete HTTP response: ${reasonOf(error)}` };
  }
}

/** Parses an answer with node:http, from a connection that delivers these bytes and ends. */
async function readAnswer(bytes: Uint8Array): Promise<HttpAnswer> {
  const connection = new Duplex({
    read() {
      this.push(bytes);
      this.push(null);
    },
    write: (_chunk, _encoding, written) => written(),
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    requestOver({ createConnection: () => connection })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return { status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}
