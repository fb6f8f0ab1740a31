/**
 * Sends a given number of requests, which may all differ, over 32 connections. `load.ts` sends the same request for a
 * given time instead.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connections } from './load.ts';
import { nowMs } from './measurement.ts';

const connectionsAtOnce = 100;

export interface RequestLoad {
  readonly count: number;
  /** The message of a request, by its number. */
  readonly message: (index: number) => string;
  readonly onAnswer?: (index: number, body: string) => void;
}

/** Returns the p99 latency in milliseconds. Rejects if an answer is not 200. */
export async function sendRequests(url: string, load: RequestLoad): Promise<number> {
  const latenciesMs = new Float64Array(load.count);
  const indices = latenciesMs.keys();
  const senders = Math.min(connections, load.count);
  await Promise.all(
    Array.from({ length: senders }, () => sendInTurn(url, { load, indices, latenciesMs })),
  );
  return latenciesMs.sort()[Math.ceil(load.count * 0.99) - 1] ?? Number.NaN;
}

/** Sends a request on each of so many connections, which stay open. Returns a function that closes them. */
export async function holdRequests(
  url: string,
  { count, message }: { count: number; message: string },
): Promise<() => void> {
  const { hostname: host, port } = new URL(url);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    // Not all at once: the system refuses connections that a busy service does not accept in time.
    const batch = Array.from({ length: Math.min(connectionsAtOnce, count - sockets.length) }, () =>
      connect({ host, port: Number(port) }),
    );
    await Promise.all(batch.map((socket) => once(socket, 'connect')));
    for (const socket of batch) socket.write(message);
    sockets.push(...batch);
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** A whole request as text. */
export function requestMessage(
  method: 'GET' | 'POST',
  target: string,
  { key, body = '' }: { key: string; body?: string },
): string {
  const content =
    method === 'GET'
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n${content}\r\n${body}`;
}

interface Turns {
  readonly load: RequestLoad;
  /** The numbers of the requests that no connection has sent yet. */
  readonly indices: Iterator<number>;
  readonly latenciesMs: Float64Array;
}

/** Sends requests over one connection, each after the answer to the one before. */
function sendInTurn(url: string, { load, indices, latenciesMs }: Turns): Promise<void> {
  return new Promise((resolve, reject) => {
    let index = 0;
    let beganMs = 0;
    let text = '';
    const { hostname: host, port } = new URL(url);
    const socket = connect({ host, port: Number(port), noDelay: true }, sendNext);
    socket.setEncoding('latin1');
    socket.on('data', (piece) => {
      text += piece;
      const body = bodyIn(text);
      if (body === undefined) return;
      latenciesMs[index] = nowMs() - beganMs;
      if (!text.startsWith('HTTP/1.1 200 ')) {
        socket.destroy(new Error(`Expected status 200, got ${text}`));
        return;
      }
      text = '';
      load.onAnswer?.(index, body);
      sendNext();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The service closed a connection.')));

    function sendNext(): void {
      const next = indices.next();
      if (next.done === true) {
        resolve();
        socket.destroy();
        return;
      }
      index = next.value;
      beganMs = nowMs();
      socket.write(load.message(index));
    }
  });
}

/** The body of an answer with a character for each byte; undefined while a part is missing. */
function bodyIn(text: string): string | undefined {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
  const body = text.slice(headEnd + 4);
  return body.length < length ? undefined : body;
}
