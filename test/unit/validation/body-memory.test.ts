/**
 * Memory of bodies on their way: whatever the size of their pieces, they take about what they are long,
 * and all of them together no more than the adapter's bound.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteRoom } from '../../../src/core/growing-bytes.ts';
import { toFetch } from '../../../src/validation/adapters/fetch.ts';
import { NodeRequest } from '../../../src/validation/adapters/node/request.ts';
import { type HttpHandler, NoRoomForBody } from '../../../src/validation/http.ts';
import { rawClient, serve, statuses, text } from './raw-client.ts';

const megabyte = 1_000_000;

const answerLength: HttpHandler = async (request) => {
  try {
    return text(`${(await request.body(30 * megabyte)).length} bytes`);
  } catch (error) {
    return text('', error instanceof NoRoomForBody ? 503 : 400);
  }
};

describe('a body in pieces of one byte takes little more than its bytes', () => {
  test('on a socket', async () => {
    const { message, request } = nodeRequest(new ByteRoom(megabyte * 2));
    const body = request.body(megabyte);
    const before = usedBytes();
    for (let sent = 0; sent < megabyte; sent += 1) message.emit('data', Buffer.from([32]));
    expect(usedBytes() - before).toBeLessThan(5 * megabyte);
    message.push(null);
    message.resume();
    expect(await body).toHaveLength(megabyte);
  });

  test('in a native request', async () => {
    let sent = 0;
    let allRead: (used: number) => void = () => undefined;
    const used = new Promise<number>((resolve) => {
      allRead = resolve;
    });
    const before = usedBytes();
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (sent === megabyte / 4) {
            allRead(usedBytes());
            controller.close();
            return;
          }
          sent += 1;
          controller.enqueue(new Uint8Array([32]));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, duplex: 'half' } as const;
    const answered = toFetch(answerLength)(new Request('http://localhost/', init));
    expect((await used) - before).toBeLessThan(5 * megabyte);
    expect(await (await answered).text()).toBe('250000 bytes');
  });
});

test('bodies that arrive at the same time stay within the bound, and give it back', async () => {
  const step = fc.record({
    connection: fc.nat(19),
    bytes: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 100_000 })),
    act: fc.constantFrom('send', 'send', 'send', 'end', 'break'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 150 }), async (steps) => {
      const room = new ByteRoom(500_000);
      const connections = Array.from({ length: 20 }, () => {
        const { message, request } = nodeRequest(room);
        const ended = request.body(300_000).then(
          ({ length }) => length,
          () => 'refused',
        );
        return { message, ended, sent: 0, isOver: false };
      });
      for (const { connection, bytes, act } of steps) {
        const one = connections[connection];
        if (one === undefined || one.isOver) continue;
        if (act === 'send') {
          one.sent += bytes;
          one.message.emit('data', Buffer.alloc(bytes));
        } else {
          one.isOver = true;
          if (act === 'break') one.message.destroy();
          else one.message.push(null);
          one.message.resume();
        }
        expect(room.heldBytes).toBeLessThanOrEqual(room.limitBytes);
      }
      for (const { message } of connections) message.destroy();
      for (const { ended, sent } of connections) expect([sent, 'refused']).toContain(await ended);
      expect(room.heldBytes).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('connections that do not finish their bodies cannot stop small requests', async () => {
  const url = await serve(answerLength, { bodiesBytes: megabyte });
  const clients = Array.from({ length: 12 }, () => rawClient(url));
  const refused = new Promise<void>((resolve) => {
    let count = 0;
    for (const { socket, until } of clients) {
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n');
      socket.write('x'.repeat(199_999));
      void until(/503 Service Unavailable/).then(() => {
        count += 1;
        if (count === 8) resolve();
      });
    }
  });
  await refused;
  const response = await fetch(url, { method: 'POST', body: 'small' });
  expect(await response.text()).toBe('5 bytes');
  for (const { socket } of clients) socket.write('x');
  const answers = await Promise.all(clients.map(({ until }) => until(/bytes|503/)));
  expect(new Set(answers.flatMap(statuses))).toEqual(new Set([200, 503]));
  for (const { socket } of clients) socket.destroy();
});

test('large responses that clients do not take stay within the bound', async () => {
  const answer = 'x'.repeat(30 * megabyte);
  const url = await serve(() => text(answer), { bodiesBytes: 40 * megabyte });
  const idle = rawClient(url);
  idle.socket.pause();
  idle.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(async () => statusOf(url)).toBe(503);
  idle.socket.destroy();
  await expect.poll(async () => statusOf(url)).toBe(200);
});

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

/** A request whose body arrives as the test says. */
function nodeRequest(room: ByteRoom) {
  const message = new IncomingMessage(new Socket());
  return { message, request: new NodeRequest(message, new ServerResponse(message), { room }) };
}

/** After a full collection. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('Expected a collector.');
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
