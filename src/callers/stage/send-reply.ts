/** Sends what the application gets: an answer, part of one, or nothing. */
import type { ServerResponse } from 'node:http';
import type { Clock } from '../../core/clock.ts';
import type { NoReply, Reply } from './stage-interventions.ts';

export interface ReplyEnd {
  /** When the last of it was handed to the connection: the application had it no sooner. */
  readonly endedMs: number;
  /** Why the application did not get the whole answer; undefined if it did. */
  readonly failure?: string;
  /** Whether it closed the connection before it had the answer. */
  readonly hasLeft?: boolean;
}

function endByApplication(clock: Clock): ReplyEnd {
  const failure = 'The application closed the connection.';
  return { failure, hasLeft: true, endedMs: clock.now() };
}

/** Resolves when the answer is sent or the application has left. */
export async function sendReply(
  reply: Reply | NoReply,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<ReplyEnd> {
  if (outgoing.destroyed) return endByApplication(clock);
  if ('noReply' in reply) return await sendNothing(reply, outgoing, clock);
  const body = Buffer.from(reply.body);
  const { status, headers, cutAfterBytes, stallsAfterBytes } = reply;
  outgoing.writeHead(status, { 'content-length': body.length, ...headers });
  const sent = body.subarray(0, cutAfterBytes ?? stallsAfterBytes);
  await sendAtRate(sent, outgoing, { clock, bytesPerSecond: reply.bytesPerSecond });
  if (outgoing.destroyed) return endByApplication(clock);
  if (stallsAfterBytes !== undefined) {
    await waitForClose(outgoing);
    return endByApplication(clock);
  }
  const endedMs = clock.now();
  if (sent.length < body.length) {
    await flush(outgoing);
    outgoing.destroy();
    const failure = `The answer broke off after ${sent.length} of ${body.length} bytes.`;
    return { failure, endedMs };
  }
  outgoing.end();
  return (await waitForClose(outgoing)) ? { endedMs } : endByApplication(clock);
}

async function sendNothing(
  { noReply, longestMs }: NoReply,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<ReplyEnd> {
  if (noReply === 'held' && longestMs !== undefined)
    await waitUnlessClosed(longestMs, outgoing, clock);
  if (noReply === 'dropped' || (longestMs !== undefined && !outgoing.destroyed)) {
    const endedMs = clock.now();
    outgoing.destroy();
    return { failure: 'The connection closed without an answer.', endedMs };
  }
  await waitForClose(outgoing);
  return endByApplication(clock);
}

/** How often a slow body goes on, in milliseconds. */
const stepMs = 100;

/** By the time that has passed, so that a busy machine is not slower. Ends early if the application leaves. */
async function sendAtRate(
  body: Buffer,
  outgoing: ServerResponse,
  {
    clock,
    bytesPerSecond = Number.POSITIVE_INFINITY,
  }: { clock: Clock; bytesPerSecond?: number | undefined },
): Promise<void> {
  const startMs = clock.now();
  for (let count = 0; count < body.length && !outgoing.destroyed; ) {
    const dueMs = clock.now() - startMs + stepMs;
    const due = Math.min(
      body.length,
      Math.max(count + 1, Math.floor((dueMs * bytesPerSecond) / 1000)),
    );
    outgoing.write(body.subarray(count, due));
    count = due;
    // Who has the last byte has all.
    if (count < body.length) await waitUnlessClosed(stepMs, outgoing, clock);
  }
}

function waitUnlessClosed(ms: number, outgoing: ServerResponse, clock: Clock): Promise<void> {
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

function flush(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => outgoing.write('', () => resolve()));
}

/** Whether everything was sent before the connection closed. */
function waitForClose(outgoing: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    if (outgoing.destroyed) resolve(outgoing.writableFinished);
    else outgoing.once('close', () => resolve(outgoing.writableFinished));
  });
}
