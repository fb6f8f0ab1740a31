/**
 * The session of the console: its page calls the service without an API key. A cookie says that the
 * browser has loaded the page; the checks here say that the page, and no other, makes the call.
 */
import { operations } from '#generated/reference/tables.js';
import { textOf } from '../../core/bytes.ts';
import { sha256Hex } from '../../core/digest.ts';
import { isObject } from '../../core/json.ts';
import { unpredictableDigits } from '../../core/random.ts';
import { excerpt } from '../../validation/errors/excerpt.ts';
import {
  altered,
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
} from '../../validation/http.ts';
import { andThen, type MaybePromise } from '../engine/maybe-promise.ts';
import type { SharedTexts } from '../engine/shared-texts.ts';
import type { Account, Accounts } from './accounts.ts';
import { sameAs } from './control-token.ts';
import { consolePrefix, controlPrefix, sessionPath } from './own-paths.ts';
import {
  CatalogueProblem,
  Problem,
  renderFrom,
  renderProblem,
  unauthorized,
} from './service-problem.ts';

export interface ConsoleSessionOptions {
  readonly accounts: Accounts;
  /** If there is a control token, a session begins with it. Default: with the page. */
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

const sessionBodyBytes = 4096;

/**
 * Names a page's account, in percent encoding: tabs share a cookie, but may show different accounts.
 * Calls without it are about the first account.
 */
const accountHeader = 'console-account';

/** Real time after which a session ends, in milliseconds: a working day. */
const sessionMs = 12 * 3_600_000;

type Answer = HttpResponse | Promise<HttpResponse>;

/**
 * The same handler, for which calls of the console's page have a key of the page's account and the
 * control token. Calls that fail a check are as if they had no cookie. `POST /console/session` begins a
 * session, `DELETE` ends it.
 */
export function withConsoleSession(
  handler: HttpHandler,
  { accounts, token, texts, isKnownHost, refuse }: ConsoleSessionOptions,
): HttpHandler {
  const sessions = new Sessions(texts);
  const keys = new HiddenKeys(accounts);
  const isPermitted = token === undefined ? () => true : sameAs(token);

  /** A page on the same host may have another port, and cookies go to all ports of a host. */
  function hasSession(request: HttpRequest): MaybePromise<boolean> {
    if (request.header('authorization') !== undefined || !isOwnCall(request)) return false;
    return sessions.isOpen(request);
  }

  /** A call of the page, which never gets another account than the one that it names. */
  function ofPage(request: HttpRequest): Answer {
    const named = request.header(accountHeader);
    const name = named === undefined ? undefined : decoded(named);
    const account = accountNamed(name, accounts);
    if (account !== undefined) return handler(calledWith(request, keys.of(account), token));
    if (name === undefined) return handler(request);
    const detail = `There is no account ${excerpt(name)}.`;
    return renderFrom(sessionProblems, new SessionProblem('accountNotFound', detail));
  }

  async function begin(request: HttpRequest): Promise<HttpResponse> {
    const wanted = await readSession(request);
    if (!isOwnCall(request) || wanted === undefined) {
      return renderProblem(new Problem('badRequest', 'Only the console may call this.'));
    }
    // Whoever has a session may begin another one: the session counts as the token.
    if (!isPermitted(wanted.token) && !(await hasSession(request))) {
      return renderProblem(unauthorized(Problem, 'Expected the control token of this service.'));
    }
    await sessions.end(request);
    return begun(request);
  }

  async function begun(request: HttpRequest): Promise<HttpResponse> {
    const cookie = await sessions.begin(request);
    return { status: 204, headers: { 'set-cookie': cookie } };
  }

  async function end(request: HttpRequest): Promise<HttpResponse> {
    if (!isOwnCall(request)) {
      return renderProblem(new Problem('badRequest', 'Only the console may call this.'));
    }
    await sessions.end(request);
    return { status: 204, headers: { 'set-cookie': cookieOf(request, '', 0) } };
  }

  /** A page, with a session if the browser has none. */
  async function page(request: HttpRequest): Promise<HttpResponse> {
    const answer = await handler(request);
    if (answer.headers['content-type']?.startsWith('text/html') !== true) return answer;
    if (await sessions.isOpen(request)) return answer;
    const { headers } = await begun(request);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }

  function serve(request: HttpRequest): Answer {
    const { method, target } = request;
    if (called.some((prefix) => target.startsWith(prefix))) {
      const answerFor = (isOpen: boolean) => (isOpen ? ofPage(request) : handler(request));
      const isOpen = hasSession(request);
      return isOpen instanceof Promise ? isOpen.then(answerFor) : answerFor(isOpen);
    }
    if (target === sessionPath && method === 'POST') return begin(request);
    if (target === sessionPath && method === 'DELETE') return end(request);
    if (!target.startsWith(consolePrefix) || token !== undefined || !isPageLoad(request)) {
      return handler(request);
    }
    return page(request);
  }

  return (request) => {
    if (!isKnownHost(request)) return handler(request);
    const answer = serve(request);
    return answer instanceof Promise
      ? answer.catch((error: unknown) => refuse(error, request))
      : answer;
  };
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

/** Without percent encoding; as it is if that is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    const key = this.#accounts.hiddenKey(id);
    this.#keys.set(id, key);
    return key;
  }
}

/** A session is a random value in a cookie, of which only the digest is kept, with its place. */
class Sessions {
  readonly #texts: SharedTexts;

  constructor(texts: SharedTexts) {
    this.#texts = texts;
  }

  isOpen(request: HttpRequest): MaybePromise<boolean> {
    const id = readCookie(request);
    if (id === undefined) return false;
    return andThen(this.#texts.get(nameOf(id)), (text) => {
      const session: unknown = text === undefined ? undefined : JSON.parse(text);
      // A service on another port of the host gets the cookie too.
      return isObject(session) && session['place'] === cookieName(request);
    });
  }

  /** Begins a session. The header with its cookie. */
  async begin(request: HttpRequest): Promise<string> {
    const id = unpredictableDigits(32);
    const session = { place: cookieName(request) };
    await this.#texts.set(nameOf(id), JSON.stringify(session), sessionMs);
    return cookieOf(request, id, sessionMs / 1000);
  }

  async end(request: HttpRequest): Promise<void> {
    const id = readCookie(request);
    if (id !== undefined) await this.#texts.delete(nameOf(id));
  }
}

function nameOf(id: string): string {
  return `session:${sha256Hex(id)}`;
}

/** Behind a proxy with TLS the cookie is for this host alone, and never sent without TLS. */
function cookieOf(request: HttpRequest, id: string, seconds: number): string {
  const isSecure = request.header('origin')?.startsWith('https:') === true;
  const name = `${isSecure ? hostPrefix : ''}${cookieName(request)}`;
  const always = `${name}=${id}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${always}; Secure` : always;
}

/** A cookie with such a name has been set by this host, with TLS (RFC 6265bis, section 4.1.3). */
const hostPrefix = '__Host-';

/** With the port, because services on one host share its cookies. */
function cookieName({ origin }: HttpRequest): string {
  return `console-${/:(\d+)$/.exec(origin)?.[1] ?? '80'}`;
}

function readCookie(request: HttpRequest): string | undefined {
  const pairs = request.header('cookie')?.split(/;\s*/) ?? [];
  for (const name of [`${hostPrefix}${cookieName(request)}`, cookieName(request)]) {
    const pair = pairs.find((one) => one.startsWith(`${name}=`));
    if (pair !== undefined) return pair.slice(name.length + 1);
  }
  return undefined;
}

/** Whether a browser loads a page in a tab; other programs do not send this header. */
function isPageLoad(request: HttpRequest): boolean {
  return (request.header('sec-fetch-dest') ?? 'document') === 'document';
}

/**
 * Whether a page of this origin makes the call, or a person by typing the address. A call that
 * changes something must name its origin.
 */
function isOwnCall(request: HttpRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // An output can name any address of the service as its image: only scripts and tabs have a session.
  if (!['empty', 'document'].includes(request.header('sec-fetch-dest') ?? 'empty')) return false;
  const site = request.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && !(isRead && site === 'none')) return false;
  const origin = request.header('origin');
  return origin === undefined ? isRead : isOrigin(origin, request);
}

/** A proxy in front may speak TLS. */
function isOrigin(origin: string, { origin: own }: HttpRequest): boolean {
  return origin === own || origin === own.replace(/^http:/, 'https:');
}

/** The requested session; undefined if the body is not JSON of the console. */
async function readSession(request: HttpRequest): Promise<{ token?: string } | undefined> {
  // A page of another site cannot send this type without asking first.
  if (request.header('content-type') !== 'application/json') return undefined;
  try {
    const text = textOf(await request.body(sessionBodyBytes));
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return undefined;
    return 'token' in body && typeof body.token === 'string' ? { token: body.token } : {};
  } catch {
    return undefined;
  }
}

/** The call as a program would make it: with key and token, and without what browsers add. */
function calledWith(request: HttpRequest, key: string, token: string | undefined): HttpRequest {
  const own: Readonly<Record<string, string | undefined>> = {
    authorization: `Bearer ${key}`,
    'x-control-token': token,
    origin: undefined,
    cookie: undefined,
  };
  const header = (name: string) => (Object.hasOwn(own, name) ? own[name] : request.header(name));
  return altered(request, { header });
}
