/** One instance of an application that an application file describes: its processes, and its pieces of work. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults } from '#generated/file-formats/validators.js';
import type { Clock } from '../../core/clock.ts';
import { pause, withTimeLimit } from '../../core/clock-waits.ts';
import { partAt } from '../../core/json.ts';
import { isLoopback } from '../../core/loopback.ts';
import { codeOf } from '../../core/system-errors.ts';
import { isUrl } from '../../core/urls.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { ApplicationFile } from './app-file.ts';
import {
  ApplicationError,
  type ApplicationRestarts,
  type RunningApplication,
  type ServiceAccess,
  type WorkReport,
} from './application.ts';
import { costIn, msOf } from './application-promises.ts';
import {
  type ApplicationAnswer,
  type AskedApplication,
  askApplication,
} from './ask-application.ts';
import { filledInAll, fillPlaceholders, memberFor } from './placeholders.ts';
import { kinOfProcess } from './port-listeners.ts';
import { type ReservedPort, reservePort } from './reserved-port.ts';
import { assertListener, isTaken, untilReady } from './server-readiness.ts';
import { type StartedProcess, waitAtMost } from './started-process.ts';
import { isSuccessfulWork, lastJsonIn, outcomeIn, type WorkAnswer } from './work-outcome.ts';

type PlaceholderLookup = (name: string) => string | undefined;

/** How long the application may take to tell how often it has acted, in milliseconds. */
const longestCountMs = 10_000;

/** How long after it is ready a server may begin to listen, and how often it is tried, in milliseconds. */
const lateListeningMs = 3000;
const againMs = 50;

/** How long a server that dies may take to print why and to end, in milliseconds. */
const lastWordsMs = 500;

export interface InstanceOptions {
  readonly file: ApplicationFile;
  readonly access: ServiceAccess;
  readonly clock: Clock;
  readonly usesPort: boolean;
  readonly usesDataFolder: boolean;
  /** Whether it is given the names of pieces of work as texts. */
  readonly takesTexts: boolean;
  /** A new name for a piece of work. */
  readonly newName: () => string;
  /** Of `acts.output` and `start.ready.output`. */
  readonly patterns: { readonly acts?: RegExp | undefined; readonly ready?: RegExp | undefined };
  /** Whether a process carries the mark of the check. */
  readonly isMarked: (pid: number) => boolean;
  /** Starts a process with the variables of the file. */
  readonly run: (words: readonly string[], lookup: PlaceholderLookup) => Promise<StartedProcess>;
}

export class Instance implements RunningApplication {
  readonly #options: InstanceOptions;
  readonly #processes: StartedProcess[] = [];
  #server: StartedProcess | undefined;
  /** Servers that were killed. */
  readonly #earlier: StartedProcess[] = [];
  /** While it is started again. */
  #isAway = false;
  /** The number of times that it was started again. */
  #restartCount = 0;
  /** Whether each piece of work has been taken on. */
  readonly #acceptances: Promise<unknown>[] = [];
  #dataFolder: string | undefined;
  readonly #ports: ReservedPort[] = [];
  #port: number | undefined;
  /** The port of the request that tells that the server is ready. */
  #readyPort: number | undefined;
  #hasAnswered = false;
  /** What customers gave to the application and got from it, besides what commands print. */
  readonly #givenTexts = new Set<string>();
  /** How many were run. */
  #commands = 0;
  /** What `acts.request` answered at the beginning: an application that already runs may have acted before. */
  #actsBefore = 0;

  constructor(options: InstanceOptions) {
    this.#options = options;
  }

  /** Starts the server, if there is one. Ends what it has started if it rejects. */
  async begin(signal: AbortSignal): Promise<void> {
    const { file, usesPort, usesDataFolder } = this.#options;
    try {
      if (usesPort) this.#port = await this.#reservePort();
      if (usesDataFolder) this.#dataFolder = await mkdtemp(join(tmpdir(), 'application-'));
      if (file.start !== undefined) await this.#start(file.start, signal);
      if (file.acts?.request !== undefined) this.#actsBefore = await this.#askForActs();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async work(signal: AbortSignal, piece = this.#options.newName()): Promise<WorkReport> {
    const report = await this.#doWork(signal, piece);
    return this.#options.takesTexts ? { ...report, piece } : report;
  }

  async #doWork(signal: AbortSignal, piece: string): Promise<WorkReport> {
    const { work } = this.#options.file;
    const { command, poll } = work;
    this.#givenTexts.add(piece);
    const lookup = this.#lookup({ piece });
    try {
      const taking =
        command === undefined
          ? this.#askAsCustomer(this.#requestOf(work.request ?? '', work, lookup), signal)
          : this.#runCommand(command, lookup, signal);
      this.#acceptances.push(taking.catch(() => undefined));
      const first = await taking;
      if ('outcome' in first) return first;
      if (poll === undefined) return this.#reportOf(first, outcomeIn(first, work) ?? 'failure');
      if (!isSuccessfulWork(first)) return { outcome: 'failure', said: first.text };
      return await this.#poll(poll, first, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return { outcome: 'unfinished' };
    }
  }

  #reportOf({ text, json }: WorkAnswer, outcome: WorkReport['outcome']): WorkReport {
    return { outcome, said: text, cost: costIn(json, this.#options.file.declares ?? {}) };
  }

  /** What the server has printed; commands say it with their work. */
  output(): string | undefined {
    if (this.#server === undefined) return undefined;
    return [...this.#earlier, this.#server].map(({ output }) => output.text).join('');
  }

  /**
   * A command ends with its children. It may only have told an application that already runs; and where one is called,
   * what comes later says something, too.
   */
  isOver(): boolean {
    const { webhooks, declares, service, acts } = this.#options.file;
    const runsElsewhere = (service?.port ?? 0) !== 0 || acts?.request !== undefined;
    if (runsElsewhere || webhooks !== undefined || declares?.webhooks === true) return false;
    return this.#processes.length > 0 && this.#processes.every(({ end }) => end !== undefined);
  }

  get restarts(): ApplicationRestarts | undefined {
    const { start } = this.#options.file;
    const server = this.#server;
    if (start === undefined || server === undefined) return undefined;
    return {
      waitForAcceptance: async () => void (await Promise.all(this.#acceptances)),
      kill: async () => {
        this.#isAway = true;
        this.#earlier.push(server);
        await server.kill();
        return this.#options.file.acts?.output === undefined ? undefined : this.#countInOutput();
      },
      startAgain: async (signal) => {
        this.#hasAnswered = false;
        try {
          await this.#start(start, signal);
        } finally {
          this.#restartCount += 1;
          this.#isAway = false;
        }
      },
    };
  }

  async acts(): Promise<number | undefined> {
    const { file } = this.#options;
    if (file.acts === undefined) return undefined;
    if (file.acts.request !== undefined) return (await this.#askForActs()) - this.#actsBefore;
    if (this.#processes.some(({ output }) => output.isUnread)) {
      throw new ApplicationError(
        '/acts/output: the application printed more than is read, so what it did cannot be counted. Let it print less.',
      );
    }
    return this.#countInOutput();
  }

  #countInOutput(): number {
    const { acts } = this.#options.patterns;
    return this.#processes.reduce(
      (sum, { output }) => sum + (acts === undefined ? 0 : output.countOf(acts)),
      0,
    );
  }

  webhooks(): string | undefined {
    const { webhooks } = this.#options.file;
    return webhooks === undefined ? undefined : fillPlaceholders(webhooks, this.#lookup());
  }

  givenTexts(): readonly string[] {
    const commands = this.#processes.filter((started) => started !== this.#server);
    return [...this.#givenTexts, ...commands.map(({ output }) => output.text)];
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map((child) => child.stop()));
    for (const port of this.#ports.splice(0)) port.release();
    if (this.#dataFolder !== undefined)
      await rm(this.#dataFolder, { recursive: true, force: true });
  }

  async #start(
    {
      command,
      ready = {},
      withinSeconds = defaults.ApplicationStart.withinSeconds,
    }: NonNullable<ApplicationFile['start']>,
    signal: AbortSignal,
  ): Promise<void> {
    const { clock } = this.#options;
    const lookup = this.#lookup();
    const request =
      ready.request === undefined ? undefined : fillPlaceholders(ready.request, lookup);
    if (request !== undefined && (await isTaken(request, { clock, signal }))) {
      throw new ApplicationError(
        `${request} is answered before the application is started. End what answers there, or give the application {port}.`,
      );
    }
    this.#server = await this.#run(command, lookup);
    this.#readyPort = request === undefined ? undefined : portOfRequest(request);
    await untilReady(this.#server, {
      signs: {
        request,
        output: this.#options.patterns.ready,
        port: ready.request === undefined && ready.output === undefined ? this.#port : undefined,
      },
      withinMs: msOf(withinSeconds),
      clock,
      signal,
    });
    this.#confirmListeners();
  }

  /** Ports at which nobody listened before, and where the application is expected now. */
  #confirmListeners(): void {
    const leader = this.#server?.pid;
    if (leader === undefined) return;
    for (const port of new Set([this.#port, this.#readyPort])) {
      if (port !== undefined) assertListener(port, (pid) => this.#isPartOf(leader, pid));
    }
  }

  /** Whether a process is a server, its child, or one of its group, as far as that can be told. */
  #isPartOf(leader: number, pid: number): boolean {
    for (let id = pid, kin = kinOfProcess(id); kin !== undefined; kin = kinOfProcess(id)) {
      if (id === leader || kin.group === leader) return true;
      id = kin.parent;
    }
    return this.#options.isMarked(pid);
  }

  async #reservePort(): Promise<number> {
    const port = await reservePort();
    this.#ports.push(port);
    return port.number;
  }

  async #run(words: readonly string[], lookup: PlaceholderLookup): Promise<StartedProcess> {
    const started = await this.#options.run(
      words.map((word) => fillPlaceholders(word, lookup)),
      lookup,
    );
    this.#processes.push(started);
    return started;
  }

  async #runCommand(
    words: readonly string[],
    lookup: PlaceholderLookup,
    signal: AbortSignal,
  ): Promise<WorkAnswer | WorkReport> {
    // Pieces of work that run at the same time cannot listen at one port.
    const isFirst = this.#commands === 0;
    this.#commands += 1;
    const port = isFirst || !this.#options.usesPort ? undefined : String(await this.#reservePort());
    signal.throwIfAborted();
    const started = await this.#run(words, (name) => (name === 'port' && port) || lookup(name));
    const stop = () => void started.stop();
    signal.addEventListener('abort', stop);
    const { status } = await started.ended;
    signal.removeEventListener('abort', stop);
    const output = started.output.text;
    if (signal.aborted) return { outcome: 'unfinished', said: output };
    if (status === null) return { outcome: 'crashed', said: output };
    return { from: 'command', status, text: output, json: lastJsonIn(started.answer.text) };
  }

  async #poll(
    {
      request,
      headers,
      everySeconds = defaults.OutcomePoll.everySeconds,
    }: NonNullable<ApplicationFile['work']['poll']>,
    first: WorkAnswer,
    signal: AbortSignal,
  ): Promise<WorkReport> {
    const lookup = this.#lookup({ location: first.location });
    const pollRequest = this.#requestOf(
      request,
      { headers },
      (name) => memberFor(name, first.json) ?? lookup(name),
    );
    if (!isUrl(pollRequest.url)) {
      throw new ApplicationError(
        `The request of poll: expected a URL, got ${pollRequest.url} from the answer: ${first.text.slice(0, 500)}`,
      );
    }
    for (;;) {
      const answer = await this.#askOverRestarts(pollRequest, signal);
      if (answer !== undefined) {
        if ('outcome' in answer) return answer;
        const outcome = outcomeIn(answer, this.#options.file.work);
        if (outcome !== undefined) return this.#reportOf(answer, outcome);
      }
      await pause(msOf(everySeconds), { clock: this.#options.clock, signal });
    }
  }

  #requestOf(
    line: string,
    {
      headers = {},
      body,
    }: { headers?: Readonly<Record<string, string>> | undefined; body?: unknown },
    lookup: PlaceholderLookup,
  ): AskedApplication {
    const inAddress = (name: string) =>
      name === 'piece' ? encodeURIComponent(lookup(name) ?? '') : lookup(name);
    const [method = '', url = ''] = line
      .split(' ')
      .map((part) => fillPlaceholders(part, inAddress));
    const sent = filledInAll(body, lookup);
    const isJson = sent !== undefined && typeof sent !== 'string';
    const filledHeaders = Object.entries(headers).map(([name, text]) => [
      name.toLowerCase(),
      fillPlaceholders(text, lookup),
    ]);
    return {
      method,
      url,
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...Object.fromEntries(filledHeaders),
      },
      ...(sent !== undefined && { body: isJson ? JSON.stringify(sent) : String(sent) }),
    };
  }

  async #askAsCustomer(
    request: AskedApplication,
    signal: AbortSignal,
  ): Promise<WorkAnswer | WorkReport> {
    const { url, body = '' } = request;
    this.#givenTexts.add(url).add(body);
    const answer = await this.#ask(request, signal);
    if ('text' in answer) this.#givenTexts.add(answer.text).add(answer.location ?? '');
    return answer;
  }

  /** Undefined while the application is started again, or if it was killed meanwhile. */
  async #askOverRestarts(
    request: AskedApplication,
    signal: AbortSignal,
  ): Promise<WorkAnswer | WorkReport | undefined> {
    if (this.#isAway) return undefined;
    const count = this.#restartCount;
    const answer = await this.#askAsCustomer(request, signal);
    const wasRestarted = this.#isAway || count !== this.#restartCount;
    return 'outcome' in answer && wasRestarted ? undefined : answer;
  }

  /** The answer; `crashed` if the application that was started closes the connection or ends instead. */
  async #ask(request: AskedApplication, signal: AbortSignal): Promise<WorkAnswer | WorkReport> {
    try {
      const { status, body, location } = await this.#answerTo(request, signal);
      const resolved = location === undefined ? undefined : new URL(location, request.url).href;
      return { from: 'request', status, text: body, json: parseJson(body), location: resolved };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApplicationError) throw error;
      const what = `${request.method} ${request.url} got no answer (${codeOf(error) ?? String(error)}).`;
      if (this.#server === undefined) throw new ApplicationError(what, { cause: error });
      await waitAtMost(this.#server.ended, { ms: lastWordsMs, clock: this.#options.clock });
      return { outcome: 'crashed', said: what };
    }
  }

  /** A server may say that it is ready just before it listens. */
  async #answerTo(request: AskedApplication, signal: AbortSignal): Promise<ApplicationAnswer> {
    const { clock } = this.#options;
    const lastMs = clock.now() + lateListeningMs;
    for (;;) {
      try {
        const answer = await askApplication(request, signal);
        if (!this.#hasAnswered) this.#confirmListeners();
        this.#hasAnswered = true;
        return answer;
      } catch (error) {
        const isStarting =
          this.#server !== undefined && this.#server.end === undefined && !this.#hasAnswered;
        const isRefused = codeOf(error) === 'ECONNREFUSED';
        if (!isStarting || !isRefused || clock.now() >= lastMs) throw error;
        await pause(againMs, { clock, signal });
      }
    }
  }

  async #askForActs(): Promise<number> {
    const { request = '', member } = this.#options.file.acts ?? {};
    const countRequest = this.#requestOf(request, {}, this.#lookup());
    const answer = await withTimeLimit(longestCountMs, this.#options, (signal) =>
      this.#ask(countRequest, signal),
    );
    const value =
      'outcome' in answer
        ? undefined
        : member === undefined
          ? answer.json
          : partAt(answer.json, member);
    const count = Array.isArray(value) ? value.length : value;
    if (typeof count === 'number' && Number.isInteger(count)) return count;
    const got = 'outcome' in answer ? answer.said : answer.text.slice(0, 500);
    throw new ApplicationError(`/acts: expected a number from ${request}, got ${got}`);
  }

  #lookup(more: Readonly<Record<string, string | undefined>> = {}): PlaceholderLookup {
    const { access, file } = this.#options;
    const values: Readonly<Record<string, string | undefined>> = {
      ...access,
      endpoint: file.endpoint,
      port: this.#port?.toString(),
      dataFolder: this.#dataFolder,
      ...more,
    };
    return (name) => (Object.hasOwn(values, name) ? values[name] : undefined);
  }
}

/** @param request method and URL */
function portOfRequest(request: string): number | undefined {
  const [, url = ''] = request.split(' ');
  if (!isUrl(url)) return undefined;
  const { hostname, port, protocol } = new URL(url);
  if (!isLoopback(hostname)) return undefined;
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}
