/**
 * The session of the console: its page calls the service without an API key. Scripts of the page send the session's
 * token in a header. Browsers add it to nothing by themselves, as they do with cookies, which reach all ports of a host.
 */

import { operations } from '#generated/reference/tables.js';
import { textOf } from '../../core/bytes.ts';
import { sha256Hex } from '../../core/digest.ts';
import { isObject } from '../../core/json.ts';
import { decodePercent } from '../../core/percent-encoding.ts';
import { unpredictableDigits } from '../../core/random.ts';
import { excerpt } from '../../validation/errors/excerpt.ts';
import {
  alterRequest,
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
} from '../../validation/http.ts';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { andThen, type MaybePromise } from '../engine/maybe-promise.ts';
import type { SharedTexts } from '../engine/shared-texts.ts';
import { sameAs } from './control-token.ts';
import { controlPrefix, sessionPath, ticketPath } from './paths-outside-api.ts';
import {
  CatalogueProblem,
  Problem,
  renderFrom,
  renderProblem,
  unauthorizedProblem,
} from './service-problem.ts';

export interface ConsoleSessionOptions {
  readonly accounts: Accounts;
  /** If there is a control token, a session begins with it. Default: the page needs none. */
  readonly token?: string | undefined;
  /** Where sessions are kept: replicas that share them accept each other's. */
  readonly texts: SharedTexts;
  /** Answers while they are away. */
  readonly refuse: (error: unknown, request: HttpRequest) => HttpResponse;
  /** Whether the request was sent to a host of this service (see `knownHosts`). */
  readonly isKnownHost: (request: HttpRequest) => boolean;
}

/** What the paths begin with that the console calls. */
const called = [
  operations.runJob.path.slice(0, operations.runJob.path.indexOf('{')),
  controlPrefix,
];

const bodyBytes = 4096;

/** Has the token of the session. */
const sessionHeader = 'console-session-token';

/**
 * Names a page's account, in percent encoding: tabs share a session, but may show different accounts.
 * Calls without it are about the first account.
 */
const accountHeader = 'console-account';

/** Real time after which a session ends, in milliseconds: a working day. */
const sessionMs = 12 * 3_600_000;

/** Real time in which a tab has to be opened, in milliseconds. */
const ticketMs = 60_000;

/** The parameter of an address that opens it once, in a tab of its own. */
const ticketParameter = '?ticket=';

/**
 * The same handler, for which calls in a session have a key of the page's account and the control token.
 * Calls that fail a check are as if they were in none. `POST /console/session` begins a session, or goes on with that of
 * the call; `DELETE` ends it. `POST /console/ticket` makes an address that works once, for a tab that the page opens:
 * it sends no headers.
 */
export function withConsoleSession(
  handler: HttpHandler,
  { accounts, token, texts, isKnownHost, refuse }: ConsoleSessionOptions,
): HttpHandler {
  const sessions = new Sessions(texts);
  const keys = new HiddenKeys(accounts);
  const isPermitted = token === undefined ? () => true : sameAs(token);

  function hasSession(request: HttpRequest): MaybePromise<boolean> {
    if (request.header('authorization') !== undefined || !isOwnCall(request)) return false;
    return sessions.isOpen(request);
  }

  /** A call of the page, which never gets another account than the one that it names. */
  function ofPage(request: HttpRequest): MaybePromise<HttpResponse> {
    const named = request.header(accountHeader);
    const name = named === undefined ? undefined : (decodePercent(named) ?? named);
    const account = accountNamed(name, accounts);
    if (account !== undefined) return handler(calledWith(request, keys.of(account), token));
    if (name === undefined) return handler(request);
    const detail = `There is no account ${excerpt(name)}.`;
    return renderFrom(sessionProblems, new SessionProblem('accountNotFound', detail));
  }

  async function begin(request: HttpRequest): Promise<HttpResponse> {
    const wanted = await readOwnBody(request);
    if (wanted === undefined) return onlyForConsole();
    const text = wanted['token'];
    const isOpen = await sessions.isOpen(request);
    if (!isOpen && !isPermitted(typeof text === 'string' ? text : undefined)) {
      return renderProblem(
        unauthorizedProblem(Problem, 'Expected the control token of this service.'),
      );
    }
    const sessionToken = isOpen ? request.header(sessionHeader) : await sessions.begin();
    return secretResponse({ sessionToken });
  }

  async function end(request: HttpRequest): Promise<HttpResponse> {
    const isProgram = !isOfBrowser(request) && (await sessions.isOpen(request));
    if (!isProgram && !isOwnCall(request)) return onlyForConsole();
    await sessions.end(request);
    return { status: 204, headers: {} };
  }

  async function admitTab(request: HttpRequest): Promise<HttpResponse> {
    const target = (await readOwnBody(request))?.['target'];
    if (typeof target !== 'string' || !isCalled(target)) return onlyForConsole();
    if (!(await hasSession(request))) {
      return renderProblem(unauthorizedProblem(Problem, 'Expected a session of the console.'));
    }
    const ticket = await sessions.beginTicket(target, request.header(accountHeader));
    return secretResponse({ target: `${target}${ticketParameter}${ticket}` });
  }

  /** A tab with a ticket of its address, which it uses up. */
  async function ofTab(request: HttpRequest, ticket: string): Promise<HttpResponse> {
    const target = request.target.slice(0, request.target.indexOf(ticketParameter));
    const admitted = await sessions.useTicket(ticket, target);
    if (admitted === undefined) return handler(request);
    const header = (name: string) =>
      name === accountHeader ? admitted.account : request.header(name);
    return ofPage(alterRequest(request, { target, header }));
  }

  /** Undefined for a request that has nothing to do with the console. */
  function serve(request: HttpRequest): MaybePromise<HttpResponse> | undefined {
    const { method, target } = request;
    if (isCalled(target)) {
      const ticket = ticketIn(request);
      if (ticket !== undefined) return ofTab(request, ticket);
      const isOpen = hasSession(request);
      if (!isOpen) return undefined;
      return andThen(isOpen, (open) => (open ? ofPage(request) : handler(request)));
    }
    if (target === sessionPath && method === 'POST') return begin(request);
    if (target === sessionPath && method === 'DELETE') return end(request);
    if (target === ticketPath && method === 'POST') return admitTab(request);
    return undefined;
  }

  return (request) => {
    const answer = isKnownHost(request) ? serve(request) : undefined;
    if (answer === undefined) return handler(request);
    return answer instanceof Promise
      ? answer.catch((error: unknown) => refuse(error, request))
      : answer;
  };
}

function isCalled(target: string): boolean {
  return called.some((prefix) => target.startsWith(prefix));
}

/** The ticket in the address of a request; undefined without one. */
function ticketIn({ method, target }: HttpRequest): string | undefined {
  const start = method === 'GET' ? target.indexOf(ticketParameter) : -1;
  return start < 0 ? undefined : target.slice(start + ticketParameter.length);
}

function onlyForConsole(): HttpResponse {
  return renderProblem(new Problem('badRequest', 'Only the console may call this.'));
}

function secretResponse(body: object): HttpResponse {
  const answer = jsonResponse(200, body);
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}

const sessionProblems = { accountNotFound: { status: 404, title: 'Account not found' } };

class SessionProblem extends CatalogueProblem<keyof typeof sessionProblems> {
  override readonly name = 'SessionProblem';
}

/** The account of this name; the first one without a name. */
function accountNamed(name: string | undefined, accounts: Accounts): Account | undefined {
  if (name !== undefined) return accounts.get(name);
  const [first] = accounts.all();
  return first;
}

/** The keys of the pages' calls, one for each account. They never leave the process. */
class HiddenKeys {
  readonly #accounts: Accounts;
  /** By the id of the account. */
  readonly #keys = new Map<string, string>();

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  of({ id }: Account): string {
    const knownKey = this.#keys.get(id);
    if (knownKey !== undefined) return knownKey;
    const key = this.#accounts.hiddenKey(id);
    this.#keys.set(id, key);
    return key;
  }
}

/** What a ticket admits to. */
interface Ticket {
  readonly account: string | undefined;
}

/** Sessions and tickets are random values, of which only the digests are kept. */
class Sessions {
  readonly #texts: SharedTexts;

  constructor(texts: SharedTexts) {
    this.#texts = texts;
  }

  isOpen(request: HttpRequest): MaybePromise<boolean> {
    const id = request.header(sessionHeader);
    if (id === undefined) return false;
    return andThen(this.#texts.get(sessionTextName('session', id)), (text) => text !== undefined);
  }

  /** Begins a session. Its token. */
  async begin(): Promise<string> {
    const id = unpredictableDigits(32);
    await this.#texts.set(sessionTextName('session', id), '', sessionMs);
    return id;
  }

  async end(request: HttpRequest): Promise<void> {
    const id = request.header(sessionHeader);
    if (id !== undefined) await this.#texts.delete(sessionTextName('session', id));
  }

  async beginTicket(target: string, account: string | undefined): Promise<string> {
    const id = unpredictableDigits(32);
    await this.#texts.set(
      sessionTextName('ticket', id),
      JSON.stringify({ target, account }),
      ticketMs,
    );
    return id;
  }

  /** Undefined if there is no such ticket, or if it is for another address. */
  async useTicket(id: string, target: string): Promise<Ticket | undefined> {
    const text = await this.#texts.take(sessionTextName('ticket', id));
    const ticket: unknown = text === undefined ? undefined : JSON.parse(text);
    if (!isObject(ticket) || ticket['target'] !== target) return undefined;
    const { account } = ticket;
    return { account: typeof account === 'string' ? account : undefined };
  }
}

function sessionTextName(kind: 'session' | 'ticket', id: string): string {
  return `${kind}:${sha256Hex(id)}`;
}

/** Browsers name the origin of each call that changes something. */
function isOfBrowser(request: HttpRequest): boolean {
  return ['origin', 'sec-fetch-site', 'sec-fetch-dest'].some(
    (name) => request.header(name) !== undefined,
  );
}

/**
 * Whether a script of this origin makes the call, as far as the request says. A call that changes something must name
 * its origin.
 */
function isOwnCall(request: HttpRequest): boolean {
  if ((request.header('sec-fetch-dest') ?? 'empty') !== 'empty') return false;
  if ((request.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return false;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const origin = request.header('origin');
  return origin === undefined ? isRead : isServiceOrigin(origin, request);
}

/** A proxy in front may speak TLS. */
function isServiceOrigin(origin: string, { origin: serviceOrigin }: HttpRequest): boolean {
  return origin === serviceOrigin || origin === serviceOrigin.replace(/^http:/, 'https:');
}

/** The body of a call of the page; undefined if it is not JSON of the console. */
async function readOwnBody(
  request: HttpRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  // A page of another site cannot send this type without asking first.
  if (!isOwnCall(request) || request.header('content-type') !== 'application/json')
    return undefined;
  try {
    const body: unknown = JSON.parse(textOf(await request.body(bodyBytes)));
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The call as a program would make it: with key and token, and without what browsers add. */
function calledWith(request: HttpRequest, key: string, token: string | undefined): HttpRequest {
  const overrides: Readonly<Record<string, string | undefined>> = {
    authorization: `Bearer ${key}`,
    'x-control-token': token,
    origin: undefined,
    [sessionHeader]: undefined,
  };
  const header = (name: string) =>
    Object.hasOwn(overrides, name) ? overrides[name] : request.header(name);
  return alterRequest(request, { header });
}
