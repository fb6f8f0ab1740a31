/** Sends what the application gets: an answer, part of one, or nothing. */
import type { ServerResponse } from 'node:http';
import type { Clock } from '../../core/clock.ts';
import type { NoReply, Reply } from './turns.ts';

export interface ReplyEnd {
  /** Why the application did not get the whole answer; undefined if it did. */
  readonly failure?: string;
  /** Whether it closed the connection before it had the answer. */
  readonly hasLeft?: boolean;
}

const left: ReplyEnd = { failure: 'The application closed the connection.', hasLeft: true };

/** Resolves when the answer is sent or the application has left. */
export async function sendReply(
  reply: Reply | NoReply,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<ReplyEnd> {
  if (outgoing.destroyed) return left;
  if ('noReply' in reply) return await sendNothing(reply, outgoing);
  const body = Buffer.from(reply.body);
  const { status, headers, cutAfterBytes } = reply;
  outgoing.writeHead(status, { ...headers, 'content-length': body.length });
  const sent = body.subarray(0, cutAfterBytes);
  for (const piece of piecesOf(sent, reply)) {
    outgoing.write(piece.bytes);
    if (piece.pauseMs > 0) await passed(piece.pauseMs, outgoing, clock);
    if (outgoing.destroyed) return left;
  }
  if (sent.length < body.length) {
    await flushed(outgoing);
    outgoing.destroy();
    return { failure: `The answer broke off after ${sent.length} of ${body.length} bytes.` };
  }
  outgoing.end();
  return (await finished(outgoing)) ? {} : left;
}

async function sendNothing({ noReply }: NoReply, outgoing: ServerResponse): Promise<ReplyEnd> {
  if (noReply === 'dropped') {
    outgoing.destroy();
    return { failure: 'The connection closed without an answer.' };
  }
  await finished(outgoing);
  return left;
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
    pauseMs: stepMs,
  }));
}

function passed(ms: number, outgoing: ServerResponse, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.schedule(clock.now() + ms, resolve);
    outgoing.once('close', () => {
      clock.cancel(timer);
      resolve();
    });
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
