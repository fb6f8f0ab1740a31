/** The package entry `inference-contract/control`: the control interface of the local service. */
import { createParser } from 'eventsource-parser';
import { isAccountEvent } from '#generated/control/guards.js';
import { operations as calls } from '#generated/control/tables.js';
import type { components, paths, operations as typedOperations } from '#generated/control/types.js';
import { InvalidAnswerError, type RequestContext } from './errors.ts';
import { apiKeySecret, connectionError, type Hide, readBaseUrl, type Secret } from './exchange.ts';
import { createFetchClient, type Received } from './fetch-client.ts';

type Schemas = components['schemas'];
type QueryOf<Id extends keyof typeof calls> = NonNullable<
  typedOperations[Id]['parameters']['query']
>;

/** The time of an account's clock. */
export type ControlledClock = Schemas['Clock'];
/** Something that happens at an instant of a clock. */
export type Due = Schemas['Due'];
/** How far to move a clock. */
export type ClockAdvance = Schemas['ClockAdvance'];
/** An event of an account, discriminated by `type`. */
export type AccountEvent = Schemas['AccountEvent'];
/** The running service, and the account of the calls. */
export type Service = Schemas['Service'];
/** An endpoint with its price, input schema, jobs and workers. */
export type EndpointSummary = Schemas['EndpointSummary'];
/** What a job will cost, and what is wrong with its input. */
export type Estimate = Schemas['Estimate'];
/** Jobs without their inputs and outputs, the last one first. */
export type JobList = Schemas['JobList'];
/** A job with its request, without its output. */
export type JobDetails = Schemas['JobDetails'];
/** An attempt to call a webhook. */
export type Delivery = Schemas['Delivery'];
/** The charges of an account's jobs. */
export type Ledger = Schemas['Ledger'];
/** A fault to inject. */
export type Fault = Schemas['Fault'];
/** A fault, how often it took effect, and how many more times it can. */
export type DeclaredFault = Schemas['DeclaredFault'];
/** An API key without its value. */
export type Key = Schemas['Key'];
/** What a new key is called and may do. */
export type NewKey = Schemas['NewKey'];
/** The properties of a key to replace. */
export type KeyChange = Schemas['KeyChange'];
/** The id and the value of a new key. */
export type CreatedKey = Schemas['CreatedKey'];
/** The results of a check of a deployment, by rule. */
export type Report = Schemas['Report'];
/** A webhook receiver of the service. */
export type Receiver = Schemas['Receiver'];
/** Options of a receiver. */
export type NewReceiver = Schemas['NewReceiver'];
/** How a receiver answers a call. */
export type ReceiverResponse = Schemas['ReceiverResponse'];
/** A call that a receiver took. */
export type ReceiverCall = Schemas['ReceiverCall'];
/** Options of an account. */
export type NewAccount = Schemas['NewAccount'];

/** The service to call, and the credentials. */
export interface ControlClientOptions {
  /** Scheme, host and port of the service. */
  readonly baseUrl: string;
  /** A key of the account that the calls are about. Creating an account needs none. */
  readonly apiKey?: string;
  /** The control token, if the service was given one. */
  readonly token?: string;
  /** Default: the global `fetch`. It must respect the request's `redirect: 'manual'`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Options of one call. */
export interface ControlCallOptions {
  /** Cancels the request, which rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Options of `declareFaults`. */
export interface DeclareFaultsOptions extends ControlCallOptions {
  /** Whether faults that are declared already go on with their counts. Default: they start again. */
  readonly keepCounts?: boolean;
}

/** A throw-away account. */
export interface ThrowAwayAccount {
  readonly id: string;
  /** Its API key, which may do everything. */
  readonly apiKey: string;
  /** Calls about this account. */
  readonly control: ControlClient;
  /** Deletes the account with its jobs. */
  delete(options?: ControlCallOptions): Promise<void>;
}

/**
 * The operations of the control interface, each by its name in the document. All reject with a
 * `ClientError` (`HttpError`, `ConnectionError`, `InvalidAnswerError`) or with the signal's reason.
 */
export interface ControlClient {
  getService(options?: ControlCallOptions): Promise<Service>;
  listEndpoints(options?: ControlCallOptions): Promise<EndpointSummary[]>;
  /** Submits nothing. */
  estimateCost(job: Schemas['EstimateRequest'], options?: ControlCallOptions): Promise<Estimate>;
  getClock(options?: ControlCallOptions): Promise<ControlledClock>;
  /** Resolves when everything due by then has happened, including webhooks. */
  advanceClock(advance: ClockAdvance, options?: ControlCallOptions): Promise<ControlledClock>;
  /** The oldest first, at most 100 unless `limit` says otherwise. */
  listEvents(filter?: QueryOf<'listEvents'>, options?: ControlCallOptions): Promise<AccountEvent[]>;
  /** Yields past and then new events, until the loop ends or the account is deleted. */
  streamEvents(
    filter?: QueryOf<'streamEvents'>,
    options?: ControlCallOptions,
  ): AsyncGenerator<AccountEvent, void, undefined>;
  /** The last one first, at most 100 unless `limit` says otherwise. */
  listJobs(filter?: QueryOf<'listJobs'>, options?: ControlCallOptions): Promise<JobList>;
  getJob(id: string, options?: ControlCallOptions): Promise<JobDetails>;
  /** The last one first. */
  listDeliveries(
    filter?: QueryOf<'listDeliveries'>,
    options?: ControlCallOptions,
  ): Promise<Delivery[]>;
  getLedger(options?: ControlCallOptions): Promise<Ledger>;
  /** Rejects with an `HttpError` of status 404 if the service was started without `--report`. */
  getReport(options?: ControlCallOptions): Promise<Report>;
  /** The report as an HTML page. */
  getReportPage(options?: ControlCallOptions): Promise<string>;
  listFaults(options?: ControlCallOptions): Promise<DeclaredFault[]>;
  /** Replaces all faults. */
  declareFaults(faults: readonly Fault[], options?: DeclareFaultsOptions): Promise<DeclaredFault[]>;
  clearFaults(options?: ControlCallOptions): Promise<void>;
  /** The oldest first, without their values. */
  listKeys(options?: ControlCallOptions): Promise<Key[]>;
  /** Only this result contains the value of the key. */
  createKey(key: NewKey, options?: ControlCallOptions): Promise<CreatedKey>;
  changeKey(id: string, change: KeyChange, options?: ControlCallOptions): Promise<Key>;
  /** The next request with the key gets 401. */
  revokeKey(id: string, options?: ControlCallOptions): Promise<void>;
  /** The oldest first. */
  listReceivers(options?: ControlCallOptions): Promise<Receiver[]>;
  /** Jobs name the `url` of the result as their `webhook`. */
  createReceiver(receiver?: NewReceiver, options?: ControlCallOptions): Promise<Receiver>;
  /** The next call gets the first response; the last one repeats. */
  changeReceiver(
    id: string,
    responses: readonly ReceiverResponse[],
    options?: ControlCallOptions,
  ): Promise<Receiver>;
  deleteReceiver(id: string, options?: ControlCallOptions): Promise<void>;
  /** The last one first. */
  listReceiverCalls(
    id: string,
    filter?: QueryOf<'listReceiverCalls'>,
    options?: ControlCallOptions,
  ): Promise<ReceiverCall[]>;
  /** Resets the account: initial keys, faults and random values, but new job ids. */
  resetAccount(options?: ControlCallOptions): Promise<void>;
  createAccount(account?: NewAccount, options?: ControlCallOptions): Promise<ThrowAwayAccount>;
  /** Needs a key of that account, or the control token. */
  deleteAccount(id: string, options?: ControlCallOptions): Promise<void>;
}

/**
 * Makes a client; nothing is sent yet. Throws a `TypeError` for a `baseUrl`, a key or a token that
 * cannot be sent; the error does not repeat them.
 */
export function createControlClient(options: ControlClientOptions): ControlClient {
  const calling = createCalls(options);
  const { http, send, receive, receiveEvents } = calling;
  return {
    getService: (call = {}) =>
      receive(calls.getService, () => http.GET(calls.getService.path, { ...call }), call),
    async listEndpoints(call = {}) {
      const request = () => http.GET(calls.listEndpoints.path, { ...call });
      return (await receive(calls.listEndpoints, request, call)).endpoints;
    },
    estimateCost(body, call = {}) {
      const request = () => http.POST(calls.estimateCost.path, { body, ...call });
      return receive(calls.estimateCost, request, call);
    },
    getClock: (call = {}) =>
      receive(calls.getClock, () => http.GET(calls.getClock.path, { ...call }), call),
    advanceClock: (body, call = {}) =>
      receive(
        calls.advanceClock,
        () => http.POST(calls.advanceClock.path, { body, ...call }),
        call,
      ),
    async listEvents(query = {}, call = {}) {
      const { path } = calls.listEvents;
      const request = () => http.GET(path, { params: { query }, ...call });
      return (await receive(calls.listEvents, request, call)).events;
    },
    streamEvents(query = {}, call = {}) {
      const { path } = calls.streamEvents;
      const request = () => http.GET(path, { params: { query }, parseAs: 'stream', ...call });
      return receiveEvents(calls.streamEvents, request, call);
    },
    listJobs(query = {}, call = {}) {
      const { path } = calls.listJobs;
      return receive(calls.listJobs, () => http.GET(path, { params: { query }, ...call }), call);
    },
    getJob(id, call = {}) {
      const params = { path: { job_id: id } };
      return receive(calls.getJob, () => http.GET(calls.getJob.path, { params, ...call }), call);
    },
    async listDeliveries(query = {}, call = {}) {
      const { path } = calls.listDeliveries;
      const request = () => http.GET(path, { params: { query }, ...call });
      return (await receive(calls.listDeliveries, request, call)).deliveries;
    },
    getLedger: (call = {}) =>
      receive(calls.getLedger, () => http.GET(calls.getLedger.path, { ...call }), call),
    getReport: (call = {}) =>
      receive(calls.getReport, () => http.GET(calls.getReport.path, { ...call }), call),
    getReportPage: (call = {}) =>
      receive(
        calls.getReportPage,
        () => http.GET(calls.getReportPage.path, { parseAs: 'text', ...call }),
        call,
      ),
    ...faultCalls(calling),
    ...keyCalls(calling),
    ...receiverCalls(calling),
    async resetAccount(call = {}) {
      await send(calls.resetAccount, () => http.POST(calls.resetAccount.path, { ...call }), call);
    },
    async createAccount(body = {}, call = {}) {
      const request = () => http.POST(calls.createAccount.path, { body, ...call });
      const { id, key } = await receive(calls.createAccount, request, call);
      const control = createControlClient({ ...options, apiKey: key });
      const remove = (deletion?: ControlCallOptions) => control.deleteAccount(id, deletion);
      return { id, apiKey: key, control, delete: remove };
    },
    async deleteAccount(id, call = {}) {
      const params = { path: { account_id: id } };
      const request = () => http.DELETE(calls.deleteAccount.path, { params, ...call });
      await send(calls.deleteAccount, request, call);
    },
  };
}

type Calling = ReturnType<typeof createCalls>;

/** The operations on faults. */
function faultCalls({
  http,
  send,
  receive,
}: Calling): Pick<ControlClient, 'listFaults' | 'declareFaults' | 'clearFaults'> {
  return {
    async listFaults(call = {}) {
      const request = () => http.GET(calls.listFaults.path, { ...call });
      return (await receive(calls.listFaults, request, call)).faults;
    },
    async declareFaults(faults, { keepCounts, ...call } = {}) {
      const body = { faults: [...faults], ...(keepCounts !== undefined && { keepCounts }) };
      const request = () => http.PUT(calls.declareFaults.path, { body, ...call });
      return (await receive(calls.declareFaults, request, call)).faults;
    },
    async clearFaults(call = {}) {
      await send(calls.clearFaults, () => http.DELETE(calls.clearFaults.path, { ...call }), call);
    },
  };
}

/** The operations on API keys. */
function keyCalls({
  http,
  send,
  receive,
}: Calling): Pick<ControlClient, 'listKeys' | 'createKey' | 'changeKey' | 'revokeKey'> {
  const pathOf = (id: string) => ({ path: { key_id: id } });
  return {
    async listKeys(call = {}) {
      const request = () => http.GET(calls.listKeys.path, { ...call });
      return (await receive(calls.listKeys, request, call)).keys;
    },
    createKey(body, call = {}) {
      const request = () => http.POST(calls.createKey.path, { body, ...call });
      return receive(calls.createKey, request, call);
    },
    changeKey(id, body, call = {}) {
      const params = pathOf(id);
      const request = () => http.PATCH(calls.changeKey.path, { params, body, ...call });
      return receive(calls.changeKey, request, call);
    },
    async revokeKey(id, call = {}) {
      const request = () => http.DELETE(calls.revokeKey.path, { params: pathOf(id), ...call });
      await send(calls.revokeKey, request, call);
    },
  };
}

/** The operations on webhook receivers. */
function receiverCalls({
  http,
  send,
  receive,
}: Calling): Pick<
  ControlClient,
  'listReceivers' | 'createReceiver' | 'changeReceiver' | 'deleteReceiver' | 'listReceiverCalls'
> {
  const pathOf = (id: string) => ({ path: { receiver_id: id } });
  return {
    async listReceivers(call = {}) {
      const request = () => http.GET(calls.listReceivers.path, { ...call });
      return (await receive(calls.listReceivers, request, call)).receivers;
    },
    createReceiver(body = {}, call = {}) {
      const request = () => http.POST(calls.createReceiver.path, { body, ...call });
      return receive(calls.createReceiver, request, call);
    },
    changeReceiver(id, responses, call = {}) {
      const options = { params: pathOf(id), body: { responses: [...responses] }, ...call };
      const request = () => http.PUT(calls.changeReceiver.path, options);
      return receive(calls.changeReceiver, request, call);
    },
    async deleteReceiver(id, call = {}) {
      const request = () => http.DELETE(calls.deleteReceiver.path, { params: pathOf(id), ...call });
      await send(calls.deleteReceiver, request, call);
    },
    async listReceiverCalls(id, query = {}, call = {}) {
      const params = { ...pathOf(id), query };
      const request = () => http.GET(calls.listReceiverCalls.path, { params, ...call });
      return (await receive(calls.listReceiverCalls, request, call)).calls;
    },
  };
}

/** An operation, as the document has it. */
interface Operation {
  readonly method: string;
  readonly path: string;
}

/** What all operations share: how a request is sent, and how its answer is read. */
function createCalls({ baseUrl: givenUrl, apiKey, token, fetch }: ControlClientOptions) {
  const baseUrl = readBaseUrl(givenUrl);
  const { http, hide, exchange } = createFetchClient<paths>({
    baseUrl,
    secrets: [
      ...(apiKey !== undefined ? [apiKeySecret(apiKey)] : []),
      ...(token !== undefined ? [tokenSecret(token)] : []),
    ],
    fetch,
  });
  const contextOf = ({ method, path }: Operation) => ({ method, url: baseUrl + path });

  /** Resolves with the answer's body; undefined if it has none. */
  async function send<Data>(
    operation: Operation,
    request: () => Promise<Received<Data>>,
    { signal }: ControlCallOptions,
  ): Promise<Data | undefined> {
    const context = contextOf(operation);
    const readable = () =>
      request().catch((error: unknown) => {
        if (error instanceof SyntaxError) throw invalidAnswer(context, 200, hide(error.message));
        throw error;
      });
    return exchange(context, readable, signal);
  }

  /** Like `send`, for operations whose answer has a body. */
  async function receive<Data>(...call: Parameters<typeof send<Data>>): Promise<Data> {
    const data = await send(...call);
    if (data === undefined) throw invalidAnswer(contextOf(call[0]), 200, '');
    return data;
  }

  /** Yields the events of a stream until it ends. */
  async function* receiveEvents(
    ...call: Parameters<typeof send<ReadableStream<Uint8Array> | null>>
  ): AsyncGenerator<AccountEvent, void, undefined> {
    const stream = await receive(...call);
    if (stream === null) return;
    const [operation, , { signal }] = call;
    const context = contextOf(operation);
    for await (const data of whole(serverSentEvents(stream), { context, signal, hide })) {
      const event = readEvent(data);
      if (event === undefined) {
        const expected = 'an event';
        throw new InvalidAnswerError(context, { status: 200, expected, text: hide(data) });
      }
      yield event;
    }
  }

  return { http, send, receive, receiveEvents };
}

function tokenSecret(token: string): Secret {
  return {
    option: 'a token',
    placeholder: '[control token]',
    value: token,
    header: { name: 'x-control-token', value: token },
  };
}

/** The pieces of an answer. Rejects with a `ConnectionError` if the connection breaks. */
async function* whole(
  pieces: AsyncGenerator<string, void, undefined>,
  {
    context,
    signal,
    hide,
  }: { context: RequestContext; signal: AbortSignal | undefined; hide: Hide },
): AsyncGenerator<string, void, undefined> {
  try {
    yield* pieces;
  } catch (cause) {
    signal?.throwIfAborted();
    throw connectionError(context, cause, hide);
  }
  signal?.throwIfAborted();
}

function readEvent(data: string): AccountEvent | undefined {
  try {
    const event: unknown = JSON.parse(data);
    return isAccountEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function invalidAnswer(context: RequestContext, status: number, text: string): InvalidAnswerError {
  return new InvalidAnswerError(context, { status, expected: 'JSON of the document', text });
}

/** The longest event, in characters. A longer one is an error. */
const maxBufferSize = 2 ** 20;

/**
 * The `data` of each event, in order. Rejects with the stream's error, or with a `ParseError` for
 * an event of more than 1,048,576 characters. If the reader stops, the stream ends.
 */
export async function* serverSentEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize,
    onEvent: ({ data }) => void events.push(data),
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parser.feed(decoder.decode(next.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}
