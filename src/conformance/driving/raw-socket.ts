/** Sends bytes over a socket, as no HTTP client would. */
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectWithTls } from 'node:tls';
import { wallClockLimit } from '../../core/clock.ts';
import type { RawAnswer, SendRaw } from './raw-exchange.ts';

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
    let failure = new Error(`There was no connection within ${limitMs / 1000} s.`);
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
  // An address is no name that a certificate is chosen by.
  const name = isIP(host) === 0 ? { servername: host } : {};
  return connectWithTls(
    { host, port: Number(port || 443), ALPNProtocols: ['http/1.1'], ...name },
    onConnected,
  );
}
