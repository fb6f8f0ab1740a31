/** A worker behind HTTP, in any language: the job is posted to it, its answer is the output. */

import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { exactDurationText } from '../../core/duration-text.ts';
import { GrowingBytes } from '../../core/growing-bytes.ts';
import { writeWithLiterals } from '../../core/number-literals.ts';
import { mostOfCutSecret } from '../../core/secrets.ts';
import { codeOf } from '../../core/system-errors.ts';
import { isUrl } from '../../core/urls.ts';
import type { JobTask, JobWorker, TaskOutcome } from '../engine/job-worker.ts';
import { storageRedaction } from '../engine/storage-redaction.ts';
import { BoundedWork, crash, failedOutcome, type WorkLimit } from './bounded-work.ts';
import { jsonFault, reportLimits } from './output-limits.ts';

export interface HttpWorkerOptions extends WorkLimit {
  /** Address of scheme http or https that jobs are posted to. May hold a user name and password. */
  readonly url: string;
  /** The longest pause within an answer, in milliseconds of real time. Default: 30000. */
  readonly silenceLimitMs?: number;
}

/** How much of an answer of failure is read, in bytes, and shown, in characters. */
const excerpt = { bytes: 16_384, characters: 300 };

/**
 * Posts each job as JSON, `{id, input, s3Config}`. A 2xx answer is the output. The job fails with a
 * message if there is no answer, or if it has another status, is not JSON, is too large or too
 * deep, or never ends. Redirects are not followed. When a job ends, its connection is closed.
 */
export function httpWorker({
  url,
  wallClockLimitMs,
  silenceLimitMs = 30_000,
}: HttpWorkerOptions): JobWorker {
  const work = new BoundedWork(wallClockLimitMs);
  // The error of the platform would repeat the address, and a password in it.
  if (!isUrl(url)) throw new TypeError('The address of an HTTP worker cannot be called.');
  const address = new URL(url);
  return {
    begin: (task) => work.begin((signal) => runJob(task, { url: address, silenceLimitMs, signal })),
    close: () => work.close(),
  };
}

interface Posting {
  readonly url: URL;
  readonly silenceLimitMs: number;
  readonly signal: AbortSignal;
}

async function runJob(
  task: JobTask,
  { url, silenceLimitMs, signal }: Posting,
): Promise<TaskOutcome> {
  const { jobId: id, input, s3Config, numberLiterals } = task;
  const body = writeWithLiterals({ id, input, s3Config }, numberLiterals);
  // Redacts before cutting off, because half a secret would not be recognised.
  const hide = storageRedaction(s3Config, numberLiterals?.['s3Config']);
  let answer: IncomingMessage;
  try {
    answer = await postTask(url, body, signal);
  } catch (error) {
    return crash(
      `The worker at ${url.host} could not be reached: ${connectionFailureCode(error)}.`,
    );
  }
  const { statusCode: status = 0 } = answer;
  if (status >= 300 && status < 400) {
    answer.destroy();
    return failedOutcome(`The worker answered with status ${status}; redirects are not followed.`);
  }
  if (status < 200) {
    answer.destroy();
    const statusText = String(status).padStart(3, '0');
    return failedOutcome(
      `The worker answered with status ${statusText}, which is not a final status.`,
    );
  }
  const limitBytes = status < 300 ? reportLimits.outputBytes : excerpt.bytes;
  const received = await readAnswer(answer, { limitBytes, silenceLimitMs });
  if (status >= 300) {
    const excerptText = excerptOf(received, hide);
    return failedOutcome(
      `The worker answered with status ${status}${excerptText && `: ${excerptText}`}`,
    );
  }
  switch (received.end) {
    case 'broken':
      return crash(`The worker's answer broke off: ${received.reason}.`);
    case 'tooLarge':
      return failedOutcome(`The worker's answer exceeds ${reportLimits.outputBytes} bytes.`);
    case 'whole':
      return parseWorkerAnswer(received, hide);
  }
}

/** The maximum number of 1xx answers before the final one. */
const interimAnswers = 100;

/** One connection per job: an idle connection may close just as the next job starts. */
function postTask(url: URL, body: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    let interim = 0;
    const posted = request(url, { method: 'POST', headers, agent: false, signal }, resolve)
      .on('error', reject)
      .on('information', () => {
        interim += 1;
        if (interim > interimAnswers) posted.destroy(new Error('too many interim answers'));
      })
      // Status 101: the connection has switched to another protocol.
      .on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve(answer);
      });
    posted.end(body);
  });
}

type Body = { readonly bytes: Uint8Array } & (
  | { readonly end: 'whole' | 'tooLarge' }
  | { readonly end: 'broken'; readonly reason: string }
);

async function readAnswer(
  answer: IncomingMessage,
  { limitBytes, silenceLimitMs }: { limitBytes: number; silenceLimitMs: number },
): Promise<Body> {
  const collected = new GrowingBytes({ mostBytes: limitBytes });
  let isSilent = false;
  answer.setTimeout(silenceLimitMs, () => {
    isSilent = true;
    answer.destroy(new Error('silence'));
  });
  try {
    for await (const part of answer) {
      collected.add(part);
      // Leaving the loop closes the connection.
      if (collected.length > limitBytes) return { bytes: collected.bytes(), end: 'tooLarge' };
    }
  } catch (error) {
    const reason = isSilent
      ? `nothing came for ${exactDurationText(silenceLimitMs)}`
      : connectionFailureCode(error);
    return { bytes: collected.bytes(), end: 'broken', reason };
  }
  return { bytes: collected.bytes(), end: 'whole' };
}

function parseWorkerAnswer(body: Body, hide: (text: string) => string): TaskOutcome {
  const { bytes } = body;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const fault = jsonFault(text);
    if (fault !== undefined) return failedOutcome(`The worker's answer ${fault}.`);
    return { kind: 'output', output: JSON.parse(text) };
  } catch {
    // The parser's message may quote a part of a secret, which redaction would not recognise.
    return failedOutcome(
      `The worker's answer is not JSON: ${excerptOf(body, hide) || 'it is empty.'}`,
    );
  }
}

/** Only the code: messages of the system may hold addresses with a password. */
function connectionFailureCode(error: unknown): string {
  return codeOf(error) ?? 'the connection failed';
}

/** The beginning of an answer in one line. What may be the beginning of a secret is left out. */
function excerptOf({ bytes, end }: Body, hide: (text: string) => string): string {
  const isWhole = end === 'whole' && bytes.length <= excerpt.bytes;
  const text = hide(new TextDecoder().decode(bytes.subarray(0, excerpt.bytes)));
  const safeText = isWhole ? text : text.slice(0, -mostOfCutSecret);
  const line = safeText.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > excerpt.characters ? `${line.slice(0, excerpt.characters)}…` : line;
}
