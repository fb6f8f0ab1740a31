/** Answers requests from a recording, and counts those that it cannot answer. */
import {
  type IncomingMessage,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { Exchange } from '../evidence/record-types.ts';
import type { Redaction } from '../evidence/redaction.ts';
import { answerProblem, connectionHeaders } from './forward.ts';
import type { Recording } from './recording.ts';

/** A request that was not answered from the recording. */
export interface UnmatchedRequest {
  readonly method: string;
  readonly target: string;
  /** What differs from the nearest recorded request. */
  readonly why: string;
}

/** The most different requests that the list of those without a match holds. */
const mostListed = 100;

/** Headers about the form of the body on the connection: the recorded one is decoded. */
const formHeaders = new Set([...connectionHeaders, 'content-encoding', 'content-length', 'date']);

/**
 * Headers that speak for the recorded origin, or for the way to it: what a browser keeps for the origin (cookies, a
 * duty of TLS, another server, where to report), and whom it lets read the answer. The replay is another origin.
 */
const originHeaders = new RegExp(
  `^(?:${[
    ...['set-cookie2?', 'access-control-.*', 'cross-origin-.*', 'timing-allow-origin'],
    ...[
      'strict-transport-security',
      'public-key-pins.*',
      'expect-ct',
      'alt-svc',
      'clear-site-data',
    ],
    ...['content-security-policy.*', 'permissions-policy.*', 'feature-policy', 'x-frame-options'],
    ...[
      'report-to',
      'reporting-endpoints',
      'nel',
      'accept-ch',
      'critical-ch',
      'origin-agent-cluster',
    ],
    ...['service-worker-allowed', 'via', 'x-forwarded-.*', 'forwarded', 'server', 'x-powered-by'],
  ].join('|')})$`,
);

export interface ReplayOptions {
  readonly redaction: Redaction;
  /** Whether no deployment is asked before. Then trying again does not help, and what has no match gets 404, else 502. */
  readonly isAlone: boolean;
  readonly onUnmatched: (request: UnmatchedRequest) => void;
}

export class Replay {
  readonly #recording: Recording;
  readonly #redaction: Redaction;
  readonly #isAlone: boolean;
  readonly #onUnmatched: (request: UnmatchedRequest) => void;
  readonly #listed = new Map<string, UnmatchedRequest & { count: number }>();
  #answered = 0;
  #unmatched = 0;

  constructor(recording: Recording, { redaction, isAlone, onUnmatched }: ReplayOptions) {
    this.#recording = recording;
    this.#redaction = redaction;
    this.#isAlone = isAlone;
    this.#onUnmatched = onUnmatched;
  }

  /** The number of requests that were answered from the recording. */
  get answered(): number {
    return this.#answered;
  }

  /** The number of requests that were not. */
  get unmatched(): number {
    return this.#unmatched;
  }

  /** The first 100 different ones of them, and how often each came. */
  get listed(): readonly (UnmatchedRequest & { readonly count: number })[] {
    return [...this.#listed.values()];
  }

  /**
   * Sends the recorded answer, or a problem.
   * @param body decoded; undefined if it was too long to keep or cannot be decoded
   */
  async answer(
    { method = 'GET', url = '/', headers }: IncomingMessage,
    outgoing: ServerResponse,
    body: Uint8Array | undefined,
  ): Promise<void> {
    const redaction = this.#redaction.forExchange(headers.authorization);
    const target = redaction.target(url);
    const refuseUnmatched = (why: string) => {
      this.#count({ method, target, why });
      const detail = `The recording has no answer to ${method} ${target}: ${why}.`;
      answerProblem(outgoing, detail, { status: this.#isAlone ? 404 : 502, code: 'notRecorded' });
    };
    if (body === undefined) {
      refuseUnmatched('its body is too long to keep, or cannot be decoded');
      return;
    }
    const sent = redaction.body(new TextDecoder().decode(body));
    const hasKey = headers.authorization !== undefined;
    const request = { method, target, body: sent, hasKey };
    try {
      const recorded = await this.#recording.next(request);
      if (recorded === undefined) {
        refuseUnmatched(await this.#recording.nearest(request));
        return;
      }
      this.#answered += 1;
      replayAnswer(recorded, outgoing);
    } catch {
      refuseUnmatched('the recording has changed since it was read');
    }
  }

  #count(request: UnmatchedRequest): void {
    this.#unmatched += 1;
    this.#onUnmatched(request);
    const key = JSON.stringify(request);
    const listedRequest = this.#listed.get(key);
    if (listedRequest !== undefined) listedRequest.count += 1;
    else if (this.#listed.size < mostListed) this.#listed.set(key, { ...request, count: 1 });
  }
}

/** Sends an answer as recorded. A header names its record. */
function replayAnswer({ id, response }: Exchange, outgoing: ServerResponse): void {
  for (const [name, value] of Object.entries(response?.headers ?? {})) {
    const isForOthers =
      formHeaders.has(name.toLowerCase()) || originHeaders.test(name.toLowerCase());
    if (!isForOthers && isHeader(name, value)) outgoing.setHeader(name, value);
  }
  outgoing.setHeader('x-replayed-record', id);
  outgoing.writeHead(response?.status ?? 502).end(response?.body ?? '');
}

/** False for what Node refuses to send: a recording may come from anywhere. */
function isHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
