/** Calls the control interface of the local service. */
import { type OperationId, operations } from '#generated/control/tables.js';
import type { components, operations as OperationTypes } from '#generated/control/types.js';
import { systemTimers } from '../core/clock.ts';
import { definedMembers } from '../core/defined-members.ts';
import { isObject } from '../core/json.ts';
import { createRequests } from './api-request.ts';
import { apiKeySecret, readBaseUrl, type Secret } from './credentials.ts';
import { InvalidAnswerError } from './errors.ts';
import { type Fetch, parseJsonOr, stringifyJson } from './http.ts';
import { createConnectionError } from './request-failure.ts';
import { serverSentEvents } from './server-sent-events.ts';

type Schemas = components['schemas'];

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
/** A job with its request and its output. */
export type JobDetails = Schemas['JobDetails'];
/** A request to the API without headers and bodies, with the reason if it was refused. */
export type RequestSummary = Schemas['RequestSummary'];
/** Recorded requests, the latest first. */
export type RequestList = Schemas['RequestList'];
/** A request and its answer, with headers and bodies. */
export type RequestDetails = Schemas['RequestDetails'];
/** Recorded requests in the format HAR 1.2. */
export type HttpArchive = Schemas['HttpArchive'];
/** An attempt to call a webhook. */
export type Delivery = Schemas['Delivery'];
/** How a webhook call that was asked for has ended. */
export type ResentWebhook = Schemas['ResentWebhook'];
/** The charges of an account's jobs. */
export type Ledger = Schemas['Ledger'];
/** A fault to inject. */
export type Fault = Schemas['Fault'];
/** A fault, how often it took effect, and how many more times it can. */
export type DeclaredFault = Schemas['DeclaredFault'];
/** What an account does in a gap of the service's description, and who chose it. */
export type AlternativeInForce = Schemas['AlternativeInForce'];
/** An alternative for each gap, by its id, or with its parameter. */
export type Alternatives = Schemas['Alternatives'];
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
export type ApplicationReport = Schemas['ApplicationReport'];
/** A webhook receiver of the service. */
export type Receiver = Schemas['Receiver'];
/** Options of a receiver. */
export type NewReceiver = Schemas['NewReceiver'];
/** How a receiver answers a call. */
export type ReceiverResponse = Schemas['ReceiverResponse'];
/** A call that a receiver took. */
export type ReceiverCall = Schemas['ReceiverCall'];
/** Accounts of the service. */
export type AccountList = Schemas['AccountList'];
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
  readonly fetch?: Fetch;
  /** The longest body of a response, in bytes, at least 1. Default: 100,000,000. */
  readonly maxResponseBytes?: number;
}

/** Options of one call. */
export interface ControlCallOptions {
  /** Cancels the request, which rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of `streamEvents`. */
export interface StreamEventsOptions extends ControlCallOptions {
  /** Called when the stream is open: it yields everything that happens from now on. */
  readonly onOpen?: () => void;
}

/** Options of `declareFaults`. */
export interface DeclareFaultsOptions extends ControlCallOptions {
  /** Whether faults that are already declared keep their counts. Default: counts start again. */
  readonly keepCounts?: boolean;
}

/** Options of `getLedger`. */
export interface LedgerOptions extends ControlCallOptions {
  /** Whether the last charges are also listed by minute and hour. Default: no. */
  readonly slots?: boolean;
}

/** Options of `getClock`. */
export interface ClockOptions extends ControlCallOptions {
  /** Whether deletions of jobs that are kept for equally long are one entry. Default: no. */
  readonly foldDeletions?: boolean;
}

/** Options of `changeFault` and `removeFault`. */
export interface OneFaultOptions extends ControlCallOptions {
  /**
   * The `etag` of the fault as it was read: if it has been changed since, the call rejects with an
   * `HttpError` of status 412. Default: it is not checked.
   */
  readonly ifMatch?: string;
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

type OperationSummary = (typeof operations)[OperationId];

/** What a request has besides key and token. */
interface RequestParts {
  readonly query?: object;
  readonly body?: unknown;
  readonly options?: { readonly signal?: AbortSignal | undefined; readonly ifMatch?: string };
}

type ParametersOf<Id extends OperationId> = OperationTypes[Id]['parameters'];
type QueryOf<Id extends OperationId> = NonNullable<ParametersOf<Id>['query']>;
type RequestBodyOf<Id extends OperationId> = NonNullable<OperationTypes[Id]['requestBody']>;
type BodyOf<Id extends OperationId> = [RequestBodyOf<Id>] extends [never]
  ? never
  : RequestBodyOf<Id>['content']['application/json'];

/** As `takes` of the operations table lists them. */
type MethodArguments<Id extends OperationId> = [
  ...(ParametersOf<Id> extends { path: object } ? [id: string] : []),
  ...([QueryOf<Id>] extends [never] ? [] : [filter?: QueryOf<Id>]),
  ...([BodyOf<Id>] extends [never]
    ? []
    : undefined extends OperationTypes[Id]['requestBody']
      ? [body?: BodyOf<Id>]
      : [body: BodyOf<Id>]),
  options?: ControlCallOptions,
];

type DataOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : never;
type ResultOf<Id extends OperationId> = OperationTypes[Id]['responses'] extends
  | { 200: infer Response }
  | { 201: infer Response }
  ? Id extends `list${string}`
    ? ListOf<DataOf<Response>>
    : DataOf<Response>
  : undefined;

/** The only member of an answer, if that is a list. */
type ListOf<Data> = Data[keyof Data] extends readonly unknown[] ? Data[keyof Data] : Data;

type Methods = {
  [Id in keyof typeof operations]: (...args: MethodArguments<Id>) => Promise<ResultOf<Id>>;
};

/**
 * The operations of the control interface, each by its name in the document. All reject with a
 * `ClientError` (`HttpError`, `ConnectionError`, `InvalidAnswerError`) or with the signal's reason.
 */
export interface ControlClient
  extends Omit<
    Methods,
    | 'streamEvents'
    | 'getLedger'
    | 'getClock'
    | 'declareFaults'
    | 'changeFault'
    | 'removeFault'
    | 'chooseAlternatives'
    | 'randomizeAlternatives'
    | 'createReceiver'
    | 'changeReceiver'
    | 'createAccount'
  > {
  /** Yields past and then new events, until the loop ends or the account is deleted. */
  streamEvents(
    filter?: QueryOf<'streamEvents'>,
    options?: StreamEventsOptions,
  ): AsyncGenerator<AccountEvent, void, undefined>;
  /** The time of the account's clock, and what is due next. */
  getClock(options?: ClockOptions): Promise<ControlledClock>;
  /** The charges: in total, by day and endpoint. */
  getLedger(options?: LedgerOptions): Promise<Ledger>;
  /** Replaces all faults. */
  declareFaults(faults: readonly Fault[], options?: DeclareFaultsOptions): Promise<DeclaredFault[]>;
  /** Replaces one fault, by its id. */
  changeFault(
    id: string,
    change: BodyOf<'changeFault'>,
    options?: OneFaultOptions,
  ): Promise<DeclaredFault>;
  /** Removes one fault, by its id. */
  removeFault(id: string, options?: OneFaultOptions): Promise<void>;
  /** Replaces all earlier choices. Gaps that are left out are as the settings say. */
  chooseAlternatives(
    alternatives: Alternatives,
    options?: ControlCallOptions,
  ): Promise<AlternativeInForce[]>;
  /** For each gap of which the settings say nothing. The same seed gives the same choices. */
  randomizeAlternatives(
    random: BodyOf<'randomizeAlternatives'>,
    options?: ControlCallOptions,
  ): Promise<AlternativeInForce[]>;
  /** Jobs name the `url` of the result as their `webhook`. */
  createReceiver(receiver?: NewReceiver, options?: ControlCallOptions): Promise<Receiver>;
  /** The next call gets the first response; the last one repeats. */
  changeReceiver(
    id: string,
    responses: readonly ReceiverResponse[],
    options?: ControlCallOptions,
  ): Promise<Receiver>;
  createAccount(account?: NewAccount, options?: ControlCallOptions): Promise<ThrowAwayAccount>;
}

/** Makes a client that yields the events which `isEvent` accepts, and rejects with any other. */
export function controlClient(
  options: ControlClientOptions,
  isEvent: (value: unknown) => value is AccountEvent,
): ControlClient {
  const { apiKey, token } = options;
  const baseUrl = readBaseUrl(options.baseUrl);
  const secrets: Secret[] = [];
  if (apiKey !== undefined) secrets.push(apiKeySecret(apiKey));
  if (token !== undefined) secrets.push(tokenSecret(token));
  const prepare = createRequests(options, baseUrl, secrets, systemTimers());

  const prepareOperation = (
    { method, path, answers }: OperationSummary,
    { query, body, options, ...ids }: RequestParts,
  ) =>
    prepare(method, path, ids, {
      params: { query, header: { 'if-match': options?.ifMatch } },
      body: () => (body === undefined ? undefined : stringifyJson(body)),
      isStream: answers === 'text/event-stream',
    });

  const methodOf =
    (operation: OperationSummary) =>
    async (...args: readonly unknown[]) => {
      const { operationId, takes, answers } = operation;
      const names = [...takes, 'options'];
      const parts: RequestParts = Object.fromEntries(
        names.map((name, index) => [name, args[index]]),
      );
      const answer = await prepareOperation(operation, parts).send(signalOf(parts.options));
      if (answers === null) return undefined;
      if (answers !== 'application/json') return answer.text;
      const data = parseJsonOr(answer.text, (expected) =>
        answer.refuse(`${expected} of the document`),
      );
      return operationId.startsWith('list') ? onlyMember(data) : data;
    };
  // The arguments have the types that the document gives them, and so has what the service sends.
  const methods = Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [id, methodOf(operation)]),
  ) as unknown as Methods;

  return {
    ...methods,

    async *streamEvents(query = {}, call = {}) {
      const request = prepareOperation(operations.streamEvents, { query });
      const { response } = await request.send(signalOf(call));
      if (response.body === null) return;
      call.onOpen?.();
      const events = serverSentEvents(response.body, call.signal);
      try {
        for (;;) {
          const next = await events.next().catch((cause: unknown) => {
            call.signal?.throwIfAborted();
            throw createConnectionError(request, cause);
          });
          call.signal?.throwIfAborted();
          if (next.done) return;
          const event = parseJsonOr(next.value, () => undefined);
          if (!isEvent(event)) {
            const text = request.hide(next.value);
            throw new InvalidAnswerError(request, { status: 200, expected: 'an event', text });
          }
          yield event;
        }
      } finally {
        // A reader that stops early would otherwise leave the connection open.
        await events.return();
      }
    },

    getClock: ({ foldDeletions, ...call } = {}) =>
      methods.getClock(definedMembers({ foldDeletions }), call),

    getLedger: ({ slots, ...call } = {}) => methods.getLedger(definedMembers({ slots }), call),

    async declareFaults(faults, { keepCounts, ...call } = {}) {
      const body = { faults: [...faults], ...definedMembers({ keepCounts }) };
      return (await methods.declareFaults(body, call)).faults;
    },

    async chooseAlternatives(chosen, call) {
      return (await methods.chooseAlternatives(chosen, call)).alternatives;
    },

    async randomizeAlternatives(random, call) {
      return (await methods.randomizeAlternatives(random, call)).alternatives;
    },

    createReceiver: (receiver = {}, call) => methods.createReceiver(receiver, call),

    changeReceiver: (id, responses, call) =>
      methods.changeReceiver(id, { responses: [...responses] }, call),

    async createAccount(account = {}, call) {
      const { id, key } = await methods.createAccount(account, call);
      const control = controlClient({ ...options, apiKey: key }, isEvent);
      return { id, apiKey: key, control, delete: (call) => control.deleteAccount(id, call) };
    },
  };
}

/** The signal of a call, or one that never aborts. */
function signalOf({ signal = new AbortController().signal }: ControlCallOptions = {}): AbortSignal {
  return signal;
}

/** As the type of the same name says. */
function onlyMember(data: unknown): unknown {
  const members = isObject(data) ? Object.values(data) : [];
  return members.length === 1 ? members[0] : data;
}

function tokenSecret(token: string): Secret {
  return {
    option: 'a token',
    placeholder: '[control token]',
    value: token,
    header: ['x-control-token', token],
  };
}
