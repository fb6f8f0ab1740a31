/** The stage: stands between application and service, does what a scenario asks for, and records everything. */
import { setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '../../core/clock.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { isObject } from '../../core/json.ts';
import { isLoopback } from '../../core/loopback.ts';
import { isSubmissionId, parseJson, readRequestTarget } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import type { FixedPlace } from '../application/application.ts';
import { type KeySearch, keySearch, withoutKeyLines } from '../application/key-search.ts';
import { askService, joinHeaderValues } from './ask-service.ts';
import { type ReplyEnd, sendReply } from './send-reply.ts';
import type { AnswerTurn, NoReply, Reply, StagedRequest } from './stage-interventions.ts';
import type { StageOptions } from './stage-options.ts';
import { handOn, StagedWebhooks } from './staged-webhooks.ts';
import { jobInReply, type StageHand, type Staging } from './staging.ts';

export interface Stage {
  /** Where the application finds the service. */
  readonly url: string;
  /** Why webhook calls could not be made, as a sentence; undefined if nothing hinders them. */
  readonly obstacle: string | undefined;
  /** Aborts when something hinders webhook calls: nothing can be learned then. */
  readonly obstructed: AbortSignal;
  /** Resolves when the application has answered all webhook calls so far. */
  waitForAnswers(): Promise<void>;
  /** From now on, the check ends the application: who leaves does not do so by itself. */
  expectEnd(): void;
  /** Meanwhile, who leaves does not do so by itself, and webhook calls wait. */
  whileAway(restart: () => Promise<void>): Promise<void>;
  /** Ends all connections, and resolves when everything is recorded. */
  close(): Promise<void>;
}

/** Listens on a free port of the loopback interface, unless the options name another place. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  // Each answer that is held waits for it.
  setMaxListeners(0, closing.signal);
  const hasKey = keySearch(options.apiKey);
  let isEnding = false;
  /** How often the application was ended. */
  let ends = 0;
  /** Resolves when nobody starts the application again. */
  let presence: Promise<void> = Promise.resolve();
  /** The host of the service, as the application names it in its first request. */
  let ownHost: string | undefined;
  const server = createServer((incoming, outgoing) => {
    const work = serve(incoming, outgoing).catch(() => void outgoing.destroy());
    underWay.add(work);
    void work.then(() => underWay.delete(work));
  });
  server.keepAliveTimeout = idleMs;
  const { host, port, reachedAs }: FixedPlace = { ...loopback, ...options.place };
  const boundPort = await listenOnPort(server, { host, port });
  const url = `http://${hostIn(reachedAs)}:${boundPort}`;
  const { answers = passOn, calls = handOn } = (options.staging ?? nothing)(handOf());
  // The service is on this machine, also where the application is not.
  const webhooks = new StagedWebhooks(
    `http://${isLoopback(host) ? hostIn(host) : '127.0.0.1'}:${boundPort}`,
    {
      ...options,
      calls: (call, deliver) =>
        calls(call, async (staged) => {
          await presence;
          return await deliver(staged);
        }),
      closing: closing.signal,
    },
  );

  function handOf(): StageHand {
    const { clock } = options;
    const openedMs = clock.now();
    return {
      now: () => clock.now() - openedMs,
      pass: (ms) => waitUnlessAborted(ms, clock, closing),
      call: (call) => webhooks.callLatest(call, { isGuess: false }),
      round: () => options.round?.() ?? 1,
      application: options.application ?? {},
      restart: () => options.restart?.() ?? Promise.resolve(),
      callByGuess: (call) => webhooks.callLatest(call, { isGuess: true }),
    };
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const path = pathAndQuery(incoming);
    const called = await webhooks.take(path, { headers: joinHeaderValues(incoming), body });
    if (called === undefined) await answer(incoming, { path, body, outgoing });
    else outgoing.writeHead(called).end();
  }

  async function answer(
    incoming: IncomingMessage,
    { path, body, outgoing }: { path: string; body: string; outgoing: ServerResponse },
  ): Promise<void> {
    const { clock, serviceUrl, lag } = options;
    const sentMs = clock.now();
    const lateMs = lag.recentMs;
    const endsBefore = ends;
    // HTTP/1.0 needs no `Host`.
    const { host = ownHost } = incoming.headers;
    ownHost ??= host;
    const method = incoming.method ?? 'GET';
    const target = host === ownHost ? path : `http://${host}${path}`;
    const request = { method, target, headers: joinHeaderValues(incoming), body };
    const { operationId } = readRequestTarget(request);
    let acceptedJob: string | undefined;
    const reply = await answers({ ...request, operationId }, async () => {
      const answer = await askService(serviceUrl, {
        ...request,
        // Addresses in answers lead to the stage, also where the application has named no host.
        headers: { host: new URL(url).host, ...withKey(request.headers, options) },
        path,
        body: webhooks.redirectWebhook(body),
      });
      if (isSubmissionId(operationId)) acceptedJob = idInReply(answer);
      return answer;
    });
    const end = await sendReply(reply, outgoing, clock);
    learnStorage(body, options.recorder);
    const wasClosed = isEnding || closing.signal.aborted || ends > endsBefore;
    const stagedReply = { reply, end, wasClosed, sentMs, lateMs, acceptedJob, hasKey };
    recordExchange(request, stagedReply, options);
    if ('status' in reply && end.failure === undefined) reply.onSent?.();
  }

  return {
    url,
    get obstacle() {
      return webhooks.obstacle;
    },
    obstructed: webhooks.obstructed,
    waitForAnswers: () => webhooks.waitForAnswers(),
    expectEnd() {
      isEnding = true;
    },
    async whileAway(restart) {
      ends += 1;
      isEnding = true;
      const isBack = restart();
      presence = isBack.catch(() => undefined);
      await isBack.finally(() => {
        isEnding = false;
      });
    },
    async close() {
      closing.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await Promise.all(underWay);
    },
  };
}

/** How long a connection may be idle: longer than applications pause between requests, in milliseconds. */
const idleMs = 120_000;

/** Path and query. A target may be a complete URL, as clients send it that take the service for a proxy. */
function pathAndQuery({ url = '/' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

const nothing: Staging = () => ({});

const passOn: AnswerTurn = (_request, forward) => forward();

function waitUnlessAborted(
  ms: number,
  clock: Clock,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clock.cancel(timer);
      resolve();
    };
    const timer = clock.schedule(clock.now() + ms, () => {
      signal.removeEventListener('abort', end);
      resolve();
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

const loopback: FixedPlace = { host: '127.0.0.1', port: 0, reachedAs: '127.0.0.1' };

function hostIn(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** The headers with the key of the account in place of the key that the application uses. */
function withKey(
  headers: StagedRequest['headers'],
  { apiKey, accountKey = apiKey }: StageOptions,
): StagedRequest['headers'] {
  const { authorization } = headers;
  if (authorization === undefined) return headers;
  return { ...headers, authorization: authorization.replace(apiKey, () => accountKey) };
}

/** Resolves with the port. */
function listenOnPort(
  server: Server,
  { host, port }: Pick<FixedPlace, 'host' | 'port'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error(`The checks cannot listen at ${host}:${port}: ${cause.message}`, { cause })),
    );
    server.listen(port, host, () => {
      const address = server.address();
      if (isTcp(address)) resolve(address.port);
      else reject(new Error('Expected a TCP address.'));
    });
  });
}

function isTcp(address: ReturnType<Server['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

function idInReply(reply: Reply): string | undefined {
  const id = jobInReply(reply)?.['id'];
  return typeof id === 'string' ? id : undefined;
}

/** Storage settings are secrets, wherever they appear from now on. */
function learnStorage(body: string, { redaction }: Recorder): void {
  const sent = body.includes('s3Config') ? parseJson(body) : undefined;
  if (isObject(sent)) redaction.learnStorage(sent['s3Config']);
}

interface StagedReply {
  readonly reply: Reply | NoReply;
  readonly end: ReplyEnd;
  /** Whether the check ended the application or the stage before the answer was sent. */
  readonly wasClosed: boolean;
  readonly sentMs: number;
  /** How much earlier the request may have arrived. */
  readonly lateMs: number;
  /** The job that the service created; undefined if it created none. */
  readonly acceptedJob: string | undefined;
  readonly hasKey: KeySearch;
}

function recordExchange(
  { method, target, headers, body }: Omit<StagedRequest, 'operationId'>,
  { reply, end, wasClosed, sentMs, lateMs, acceptedJob, hasKey }: StagedReply,
  { scenario, apiKey, recorder }: StageOptions,
): void {
  const { redaction } = recorder;
  const { authorization } = headers;
  const receivedMs = end.endedMs;
  const shownJob = 'status' in reply && end.failure === undefined ? idInReply(reply) : undefined;
  const places = placesOfKey({ target, headers, body }, { apiKey, hasKey });
  recorder.add<Exchange>(
    definedMembers({
      kind: 'exchange',
      scenario,
      label: reply.label,
      acceptedJob: acceptedJob === shownJob ? undefined : acceptedJob,
      keyIn: places.length > 0 ? places : undefined,
      key:
        authorization === undefined ? 'none' : authorization.includes(apiKey) ? 'valid' : 'wrong',
      request: {
        method,
        target: redaction.target(target),
        headers: redaction.headers(Object.entries(headers)),
        ...(body !== '' && { body: withoutKeyLines(redaction.body(body), hasKey) }),
      },
      sentMs,
      receivedMs,
      lateMs: lateMs > 0 ? lateMs : undefined,
      failure: end.failure,
      isGivenUp: end.hasLeft && wasClosed ? true : undefined,
      hangUpAfterMs: end.hasLeft && !wasClosed ? Math.max(1, receivedMs - sentMs) : undefined,
      response:
        'status' in reply && end.failure === undefined
          ? responseRecord(reply, recorder)
          : undefined,
    }),
  );
}

/** Where a request has the key in any form, besides the key itself in `Authorization`. */
function placesOfKey(
  { target, headers, body }: Pick<StagedRequest, 'target' | 'headers' | 'body'>,
  { apiKey, hasKey }: { apiKey: string; hasKey: KeySearch },
): string[] {
  return Object.entries({ ...headers, address: target, body })
    .filter(([name, text]) => hasKey(text) && !(name === 'authorization' && text.includes(apiKey)))
    .map(([name]) => name);
}

function responseRecord(
  { status, headers, body }: Reply,
  { redaction }: Recorder,
): NonNullable<Exchange['response']> {
  const isText = /json|text|xml/.test(headers['content-type'] ?? '');
  const bytes = Buffer.from(body);
  return {
    status,
    headers: redaction.headers(Object.entries(headers)),
    bytes: bytes.length,
    ...(isText && bytes.length <= longestBody && { body: redaction.text(bytes.toString()) }),
  };
}

/** A longer body is not recorded, in bytes. */
const longestBody = 100_000;
