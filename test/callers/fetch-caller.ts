/** A caller written on `fetch` alone, whose habits can be changed one by one. Its defaults are sound. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type {
  Application,
  RunningApplication,
  ServiceAccess,
  WorkReport,
} from '../../src/callers/application/application.ts';
import type { CallerDeclarationId } from '../../src/callers/rules.ts';
import { type Clock, systemClock, type Timer } from '../../src/core/clock.ts';
import { pause, withTimeLimit } from '../../src/core/clock-waits.ts';
import { isObject } from '../../src/core/json.ts';
import { seededRandom } from '../../src/core/random.ts';
import { linkedSignal, untilAborted } from '../../src/core/signals.ts';

export interface Sent {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** `failed`: the answer, or undefined if none came. */
export interface Failure {
  readonly answer: Answer | undefined;
  readonly isRead: boolean;
  /** 1 after the first one. */
  readonly attempt: number;
  readonly sentMs: number;
  readonly nowMs: number;
  readonly random: () => number;
}

export type Job = Readonly<Record<string, unknown>>;

/** What the caller knows while it does a piece of work. */
export interface Hands extends ServiceAccess {
  readonly signal: AbortSignal;
  readonly habits: Habits;
  /** Where it receives webhook calls; undefined if it does not. */
  readonly receiver: Receiver | undefined;
  readonly acts: Acts;
  /** What it was asked for. Default: it asks for what it likes. */
  readonly piece?: string;
  /** How long a download may take. Default: 10 s. */
  readonly downloadMs?: number;
  /** What it stores about the piece of work, and has after a restart. */
  readonly kept: Kept;
  /** What it reports about the piece of work. */
  readonly report: { cost?: string };
  readonly clock: Clock;
  readonly random: () => number;
}

export interface Kept {
  job?: Job;
  isDone?: boolean;
}

export interface Habits {
  readonly declares: readonly CallerDeclarationId[];
  /** The schemas of its endpoint, if it declares any. */
  readonly schemas: NonNullable<Application['schemas']>;
  readonly workMs: number;
  readonly givesUpAfterMs: number;
  readonly endpoint: string;
  readonly operation: 'run' | 'runsync';
  /** Of requests to the service. */
  readonly headers: (apiKey: string) => Record<string, string>;
  readonly contentType: string | undefined;
  /** The members of a submission. */
  readonly submission: (
    webhook: string | undefined,
    apiKey: string,
    piece?: string,
  ) => Record<string, unknown>;
  /** Changes the address of a request. */
  readonly address: (url: string, apiKey: string) => string;
  /** The webhook address, given the one of the receiver. */
  readonly webhookAddress: (url: string, apiKey: string) => string;
  /** What its customers know. */
  readonly givenTexts: () => readonly string[];
  /** Sends one request. */
  readonly transport: (sent: Sent, signal: AbortSignal) => Promise<Answer>;
  readonly isRepeated: (failure: Failure) => boolean;
  readonly attempts: number;
  readonly pauseMs: (failure: Failure) => number;
  /** After which a status request is given up, in milliseconds. */
  readonly readTimeoutMs: number;
  readonly submitTimeoutMs: number;
  /** Reads an error for its message. */
  readonly readError: (answer: Answer) => string;
  readonly isAccepted: (answer: Answer) => boolean;
  readonly parseJob: (answer: Answer) => Job | undefined;
  /** The pause before each status request. */
  readonly pollPauseMs: (count: number, random: () => number) => number;
  readonly asksAgainAfterMissingJob: boolean;
  readonly deadlineMs: number;
  readonly endOf: (job: Job) => 'open' | 'completed' | 'failed';
  /** What it reports as the cost of a job. */
  readonly costOf: (job: Job) => string | undefined;
  /** After the job has been seen completed, and before the work ends. */
  readonly afterEnd: (hands: Hands, job: Job) => Promise<void>;
  /** How webhook calls are answered: with a status, after a time. */
  readonly acknowledges: (call: Job) => { status: number; afterMs: number };
  /** What a webhook call does. */
  readonly onCall: (
    call: Job,
    hands: Pick<Hands, 'acts' | 'receiver' | 'clock'>,
    path: string,
  ) => void;
  /** Takes the place of waiting for the job. */
  readonly wait: (hands: Hands, submitted: Job) => Promise<Job>;
  /** Takes the place of checking and downloading the result. */
  readonly take: (hands: Hands, job: Job) => Promise<void>;
  /** Takes the place of all of it. */
  readonly work: (hands: Hands) => Promise<void>;
  /** What it does about a piece of work when it has been started again. */
  readonly resume: (hands: Hands) => Promise<void>;
  readonly reports: (error: unknown, apiKey: string) => WorkReport;
  readonly says: (apiKey: string) => string | undefined;
}

/** How often the caller has acted on results. */
export class Acts {
  count = 0;
  readonly #ids = new Set<unknown>();

  once(id: unknown): void {
    if (this.#ids.has(id)) return;
    this.#ids.add(id);
    this.again();
  }

  again(): void {
    this.count += 1;
  }
}

/** A webhook server. */
export interface Receiver {
  readonly url: string;
  /** Calls by job id. */
  readonly calls: Map<string, Job>;
  /** Resolves when a call about the job has come, or the time is over. */
  called(id: string, ms: number, signal: AbortSignal): Promise<Job | undefined>;
  readonly wake: () => void;
  close(): Promise<void>;
}

export async function fetchOnce(
  { method, url, headers, body }: Sent,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers,
    signal,
    ...(body !== undefined && { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

export function textOf({ bytes }: Answer): string {
  return new TextDecoder().decode(bytes);
}

export function jsonOf(answer: Answer): unknown {
  try {
    return JSON.parse(textOf(answer));
  } catch {
    return undefined;
  }
}

export function retryAfterMs({ answer, nowMs }: Pick<Failure, 'answer' | 'nowMs'>): number {
  const given = answer?.headers['retry-after'];
  if (given === undefined) return 0;
  return /^\d+$/.test(given) ? Number(given) * 1000 : Math.max(0, Date.parse(given) - nowMs);
}

export const sound: Habits = {
  declares: ['downloads', 'gives-up'],
  schemas: {},
  workMs: 12_000,
  givesUpAfterMs: 8000,
  endpoint: 'black-forest-labs-flux-1-schnell',
  operation: 'run',
  headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  contentType: 'application/json',
  submission: (webhook, _apiKey, piece = 'a lighthouse') => ({
    input: { prompt: piece, width: 256, height: 256 },
    ...(webhook !== undefined && { webhook }),
  }),
  address: (url) => url,
  webhookAddress: (url) => url,
  givenTexts: () => [],
  transport: fetchOnce,
  isRepeated: ({ answer, isRead }) =>
    answer?.status === 429 || (isRead && (answer === undefined || answer.status >= 500)),
  attempts: 6,
  pauseMs: (failure) =>
    Math.max(retryAfterMs(failure), 250 * 2 ** failure.attempt) * (1 + failure.random() / 3),
  readTimeoutMs: 3000,
  submitTimeoutMs: 60_000,
  readError: textOf,
  isAccepted: ({ status }) => status >= 200 && status <= 299,
  parseJob: (answer) => {
    const job = jsonOf(answer);
    return isObject(job) && typeof job['status'] === 'string' ? job : undefined;
  },
  pollPauseMs: (_count, random) => 550 + 250 * random(),
  asksAgainAfterMissingJob: true,
  deadlineMs: 7000,
  endOf: ({ status, error }) => {
    if (status === 'COMPLETED') return 'completed';
    const isFailure = /^(FAILED|TIMED_OUT|CANCELLED|ERROR)$/i.test(String(status));
    return isFailure || typeof error === 'string' ? 'failed' : 'open';
  },
  costOf: ({ output }) => {
    const cost = isObject(output) ? output['cost'] : undefined;
    return cost === undefined ? undefined : String(cost);
  },
  afterEnd: () => Promise.resolve(),
  acknowledges: () => ({ status: 200, afterMs: 0 }),
  onCall: (call, { receiver }) => {
    receiver?.calls.set(String(call['id']), call);
    receiver?.wake();
  },
  wait: waitForJob,
  take: takeResult,
  work: doWork,
  resume: resumeWork,
  reports: (error) => ({ outcome: 'failure', said: String(error) }),
  says: () => undefined,
};

/** Sends a request until it is answered with success, or may not be repeated. */
export async function send(hands: Hands, sent: Sent): Promise<Answer> {
  const { habits, signal, apiKey, clock } = hands;
  const isRead = sent.method !== 'POST';
  for (let attempt = 1; ; attempt += 1) {
    let error: unknown;
    const sentMs = clock.now();
    const longestMs = isRead ? habits.readTimeoutMs : habits.submitTimeoutMs;
    const answer = await withTimeLimit(longestMs, { clock, signal }, (until) =>
      habits.transport({ ...sent, url: habits.address(sent.url, apiKey) }, until),
    ).catch((cause: unknown) => {
      error = cause;
      return undefined;
    });
    signal.throwIfAborted();
    if (answer !== undefined && habits.isAccepted(answer)) return answer;
    const failure = { answer, isRead, attempt, sentMs, nowMs: clock.now(), random: hands.random };
    if (attempt >= habits.attempts || !habits.isRepeated(failure)) {
      if (answer === undefined) throw error;
      throw new Refused(answer.status, sent, habits.readError(answer));
    }
    if (answer !== undefined) habits.readError(answer);
    await pause(habits.pauseMs(failure), { clock, signal });
  }
}

export class Refused extends Error {
  readonly status: number;
  readonly isSubmission: boolean;
  readonly isDownload: boolean;

  constructor(status: number, { method, url }: Sent, message: string) {
    super(`${status} ${message.slice(0, 200)}`);
    this.status = status;
    this.isSubmission = method === 'POST';
    this.isDownload = !url.includes('/v2/');
  }
}

export async function submit(hands: Hands): Promise<Job> {
  const { baseUrl, apiKey, habits, receiver } = hands;
  const { endpoint, operation, contentType } = habits;
  const webhook = receiver && habits.webhookAddress(receiver.url, apiKey);
  const answer = await send(hands, {
    method: 'POST',
    url: `${baseUrl}/v2/${endpoint}/${operation}`,
    headers: {
      ...habits.headers(apiKey),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    body: JSON.stringify(habits.submission(webhook, apiKey, hands.piece)),
  });
  const job = habits.parseJob(answer);
  if (job === undefined) throw new Error('The submission was answered without a job.');
  return job;
}

/** Asks for a job once. */
export async function look(hands: Hands, id: string): Promise<Job | undefined> {
  const { baseUrl, apiKey, habits } = hands;
  const url = `${baseUrl}/v2/${habits.endpoint}/status/${id}`;
  const answer = await send(hands, { method: 'GET', url, headers: habits.headers(apiKey) });
  return habits.parseJob(answer);
}

/** Polls; a webhook call makes it ask at once. */
async function waitForJob(hands: Hands, submitted: Job): Promise<Job> {
  const { habits, signal, receiver, clock } = hands;
  const id = String(submitted['id']);
  const startMs = clock.now();
  let job: Job | undefined = submitted;
  for (let count = 1; job === undefined || habits.endOf(job) === 'open'; count += 1) {
    if (clock.now() - startMs > habits.deadlineMs) throw new Error('The job did not end.');
    const ms = habits.pollPauseMs(count, hands.random);
    if (receiver === undefined) await pause(ms, { clock, signal });
    else await receiver.called(id, ms, signal);
    job = await look(hands, id);
    if (job === undefined && !habits.asksAgainAfterMissingJob) throw new Error('There is no job.');
  }
  return job;
}

async function takeResult(hands: Hands, job: Job): Promise<void> {
  const { habits } = hands;
  if (habits.endOf(job) !== 'completed') throw new Error(`The job ended as ${job['status']}.`);
  const { output } = job;
  const url = isObject(output) ? output['image_url'] : undefined;
  if (typeof url !== 'string') throw new Error('The job has no result.');
  await download(hands, url);
}

export async function download(hands: Hands, url: string): Promise<Answer> {
  const quick = { ...hands.habits, readTimeoutMs: hands.downloadMs ?? 10_000 };
  const answer = await send({ ...hands, habits: quick }, { method: 'GET', url, headers: {} });
  if (answer.bytes.length === 0) throw new Error('The result is empty.');
  return answer;
}

async function doWork(hands: Hands): Promise<void> {
  const submitted = await submit(hands);
  hands.kept.job = submitted;
  await finishWork(hands, submitted);
}

async function finishWork(hands: Hands, submitted: Job): Promise<void> {
  const { habits, acts, kept, report } = hands;
  const job = habits.endOf(submitted) === 'open' ? await habits.wait(hands, submitted) : submitted;
  await habits.take(hands, job);
  acts.once(job['id']);
  const cost = habits.costOf(job);
  if (cost !== undefined) report.cost = cost;
  kept.isDone = true;
  await habits.afterEnd(hands, job);
}

async function resumeWork(hands: Hands): Promise<void> {
  const { job, isDone } = hands.kept;
  if (isDone) return;
  if (job === undefined) throw new Error('Whether the job was submitted is not known.');
  await finishWork(hands, job);
}

/** The caller as an application; with a webhook server if it declares webhooks. */
export function caller(name: string, changed: Partial<Habits> = {}): Application {
  const habits = { ...sound, ...changed };
  const { declares, workMs, givesUpAfterMs } = habits;
  return {
    name,
    declares: new Set(declares),
    schemas: habits.schemas,
    takesTexts: true,
    bounds: {
      ...{ workMs, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 },
      ...(declares.includes('gives-up') && { givesUpAfterMs }),
      ...(declares.includes('submits-again') && { paidPerJob: 2 }),
    },
    async open(access): Promise<RunningApplication> {
      const acts = new Acts();
      const clock = systemClock();
      const { next: random } = seededRandom(access.apiKey);
      const receiver = declares.includes('webhooks')
        ? await openReceiver(habits, { acts, clock })
        : undefined;
      const hands = { ...access, habits, receiver, acts, clock, random };
      const lives = new Lives();
      return {
        work: (signal, asked = 'a harbour at night') => {
          const report: Hands['report'] = {};
          return untilAborted(
            signal,
            lives.run(signal, {
              first: (piece) => habits.work({ ...hands, ...piece, report, piece: asked }),
              next: (piece) => habits.resume({ ...hands, ...piece, report, piece: asked }),
            }),
          ).then(
            (): WorkReport => ({
              outcome: 'success',
              piece: asked,
              said: habits.says(access.apiKey),
              ...report,
            }),
            (error: unknown): WorkReport =>
              signal.aborted
                ? { outcome: 'unfinished' }
                : { piece: asked, ...habits.reports(error, access.apiKey) },
          );
        },
        acts: () => Promise.resolve(acts.count),
        givenTexts: habits.givenTexts,
        restarts: {
          waitForAcceptance: () => Promise.resolve(),
          kill() {
            lives.end();
            receiver?.calls.clear();
            return Promise.resolve(acts.count);
          },
          startAgain() {
            lives.begin();
            return Promise.resolve();
          },
        },
        close: async () => {
          clock.clear();
          await receiver?.close();
        },
      };
    },
  };
}

type Piece = Pick<Hands, 'signal' | 'kept'>;

/** What a process does between two restarts: in the next life, all pieces of work are resumed. */
class Lives {
  #life = new AbortController();
  #begins: () => void = () => undefined;
  #next = this.#untilNext();
  readonly #ended: (() => void)[] = [];

  end(): void {
    this.#life.abort();
  }

  begin(): void {
    const begin = this.#begins;
    this.#life = new AbortController();
    this.#next = this.#untilNext();
    begin();
    for (const resume of this.#ended.splice(0)) resume();
  }

  /** Does a piece of work to its end, in as many lives as that takes. */
  async run(
    signal: AbortSignal,
    {
      first,
      next,
    }: { first: (piece: Piece) => Promise<void>; next: (piece: Piece) => Promise<void> },
  ): Promise<void> {
    const kept: Kept = {};
    for (let step = first; ; step = next) {
      const life = this.#life.signal;
      const begins = this.#next;
      const until = linkedSignal([signal, life]);
      const ends = await untilAborted(life, step({ kept, signal: until.signal })).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      until.unlink();
      if (life.aborted && !signal.aborted) {
        await begins;
        continue;
      }
      // Also what has ended is looked at in the next life.
      this.#ended.push(() => {
        void next({ kept, signal: this.#life.signal }).catch(() => undefined);
      });
      if (ends !== undefined) throw ends.error;
      return;
    }
  }

  #untilNext(): Promise<void> {
    return new Promise((resolve) => {
      this.#begins = resolve;
    });
  }
}

async function openReceiver(
  habits: Habits,
  { acts, clock }: Pick<Hands, 'acts' | 'clock'>,
): Promise<Receiver> {
  const calls = new Map<string, Job>();
  const waiting = new Set<() => void>();
  const server = createServer((incoming, outgoing) => {
    void bodyOf(incoming).then((call) => {
      const { status, afterMs } = habits.acknowledges(call);
      clock.schedule(clock.now() + afterMs, () => outgoing.writeHead(status).end());
      habits.onCall(call, { acts, receiver, clock }, incoming.url ?? '/');
    });
  });
  const { url, close } = await listening(server);
  const receiver: Receiver = {
    url: `${url}/hooks/jobs`,
    calls,
    wake() {
      for (const resume of [...waiting]) resume();
    },
    async called(id, ms, signal) {
      let timer: Timer | undefined;
      const until = new Promise<void>((resolve) => {
        const resume = () => {
          if (calls.has(id)) resolve();
        };
        waiting.add(resume);
        resume();
        timer = clock.schedule(clock.now() + ms, resolve);
      });
      await untilAborted(signal, until);
      if (timer !== undefined) clock.cancel(timer);
      const call = calls.get(id);
      calls.delete(id);
      return call;
    },
    close,
  };
  return receiver;
}

export async function listening(
  server: Server,
): Promise<{ url: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Job> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  const call: unknown = JSON.parse(text);
  return isObject(call) ? call : {};
}
