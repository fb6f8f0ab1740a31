/** Sends what the application gets: an answer, part of one, or nothing. */
import type { ServerResponse } from 'node:http';
import type { Clock } from '../../core/clock.ts';
import type { NoReply, Reply } from './turns.ts';

export interface ReplyEnd {
  /** When the last of it was handed to the connection: the application had it no sooner. */
  readonly endedMs: number;
  /** Why the application did not get the whole answer; undefined if it did. */
  readonly failure?: string;
  /** Whether it closed the connection before it had the answer. */
  readonly hasLeft?: boolean;
}

function left(clock: Clock): ReplyEnd {
  const failure = 'The application closed the connection.';
  return { failure, hasLeft: true, endedMs: clock.now() };
}

/** Resolves when the answer is sent or the application has left. */
export async function sendReply(
  reply: Reply | NoReply,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<ReplyEnd> {
  if (outgoing.destroyed) return left(clock);
  if ('noReply' in reply) return await sendNothing(reply, outgoing, clock);
  const body = Buffer.from(reply.body);
  const { status, headers, cutAfterBytes } = reply;
  outgoing.writeHead(status, { 'content-length': body.length, ...headers });
  const sent = body.subarray(0, cutAfterBytes);
  for (const piece of piecesOf(sent, reply)) {
    outgoing.write(piece.bytes);
    if (piece.pauseMs > 0) await passed(piece.pauseMs, outgoing, clock);
    if (outgoing.destroyed) return left(clock);
  }
  const endedMs = clock.now();
  if (sent.length < body.length) {
    await flushed(outgoing);
    outgoing.destroy();
    const failure = `The answer broke off after ${sent.length} of ${body.length} bytes.`;
    return { failure, endedMs };
  }
  outgoing.end();
  return (await finished(outgoing)) ? { endedMs } : left(clock);
}

async function sendNothing(
  { noReply }: NoReply,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<ReplyEnd> {
  if (noReply === 'dropped') {
    const endedMs = clock.now();
    outgoing.destroy();
    return { failure: 'The connection closed without an answer.', endedMs };
  }
  await finished(outgoing);
  return left(clock);
}

/** How often a slow body goes on, in milliseconds. */
const stepMs = 100;

function piecesOf(
  body: Buffer,
  { bytesPerSecond }: Pick<Reply, 'bytesPerSecond'>,
): { bytes: Buffer; pauseMs: number }[] {
  if (bytesPerSecond === undefined) return [{ bytes: body, pauseMs: 0 }];
  const size = Math.max(1, Math.round((bytesPerSecond * stepMs) / 1000));
  const count = Math.ceil(body.length / size);
  return Array.from({ length: count }, (_, index) => ({
    bytes: body.subarray(index * size, (index + 1) * size),
    // Who has the last byte has all.
    pauseMs: index === count - 1 ? 0 : stepMs,
  }));
}

function passed(ms: number, outgoing: ServerResponse, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clock.cancel(timer);
      outgoing.off('close', end);
      resolve();
    };
    const timer = clock.schedule(clock.now() + ms, end);
    outgoing.once('close', end);
  });
}

function flushed(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => outgoing.write('', () => resolve()));
}

/** Whether everything was sent before the connection closed. */
function finished(outgoing: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    if (outgoing.destroyed) resolve(outgoing.writableFinished);
    else outgoing.once('close', () => resolve(outgoing.writableFinished));
  });
}
