/** A server for a test, and a client that writes bytes as they are. */
import { connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import {
  type Listening,
  type ListenOptions,
  listen,
} from '../../../src/validation/adapters/node-http.ts';
import type { HttpHandler, HttpResponse } from '../../../src/validation/http.ts';

const open: Listening[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** The address of a server that ends with the test. */
export async function serve(
  handler: HttpHandler,
  options: Pick<ListenOptions, 'renderError' | 'onError' | 'bodiesBytes'> = {},
): Promise<string> {
  const server = await listen(handler, { host: '127.0.0.1', port: 0, ...options });
  open.push(server);
  return server.url;
}

export function text(body: string, status = 200): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain' }, body };
}

/** A connection, all that has arrived on it, and its end. */
export interface RawClient {
  readonly socket: Socket;
  readonly received: () => string;
  /** Resolves when `pattern` has arrived, or when nothing more can arrive. */
  until(pattern: RegExp): Promise<string>;
  /** All that arrived, when the server has closed its side. */
  readonly ended: Promise<string>;
  /** Resolves when the connection is closed on both sides, in peace or not. */
  readonly gone: Promise<unknown>;
}

/** Connects without ending its own side when the server ends its. */
export function rawClient(url: string): RawClient {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let received = '';
  const gone = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
  });
  const ended = new Promise<string>((resolve) => {
    socket.once('end', () => resolve(received));
    void gone.then(resolve);
  });
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {
    // Shown by what has been received.
  });
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (!pattern.test(received)) return;
        socket.off('data', look);
        resolve(received);
      };
      socket.on('data', look);
      void ended.then(resolve);
      look();
    });
  return { socket, received: () => received, until, ended, gone };
}

/** Sends one message; all that comes back until the server closes. */
export async function raw(url: string, message: string): Promise<string> {
  const client = rawClient(url);
  client.socket.write(message);
  const answer = await client.ended;
  client.socket.destroy();
  return answer;
}

/** A promise and the function that settles it. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The status of each answer in a byte stream. */
export function statuses(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
