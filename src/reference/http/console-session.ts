/**
 * The session of the console: its page calls the service without an API key. A cookie says that the
 * browser has loaded the page; the checks here say that the page, and no other, makes the call.
 */
import { createHmac } from 'node:crypto';
import { operations } from '#generated/reference/tables.js';
import type { HttpHandler, HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Accounts } from './accounts.ts';
import { sameAs } from './control-token.ts';
import { Problem, renderProblem, unauthorized } from './service-problem.ts';

export interface ConsoleSessionOptions {
  readonly accounts: Accounts;
  /** If there is a control token, a session begins with it. Default: with the page. */
  readonly token?: string | undefined;
  /** Cookies are derived from it: replicas with the same secret accept each other's sessions. */
  readonly secret: string;
  /** Whether the request was sent to a host of this service (see `knownHosts`). */
  readonly isKnownHost: (request: HttpRequest) => boolean;
}

/** What the paths begin with that the console calls. */
const called = [operations.runJob.path.slice(0, operations.runJob.path.indexOf('{')), '/control/'];

const pagePrefix = '/console/';
const sessionPath = '/console/session';
const sessionBodyBytes = 4096;

/** Names a page's account, in percent encoding: tabs share a cookie, but may show different accounts. */
const accountHeader = 'console-account';

/**
 * The same handler, for which calls of the console's page have a key of the session's account and
 * the control token. Calls that fail a check are as if they had no cookie. `POST /console/session`
 * begins a session.
 */
export function withConsoleSession(
  handler: HttpHandler,
  { accounts, token, secret, isKnownHost }: ConsoleSessionOptions,
): HttpHandler {
  const sessions = new Sessions({ accounts, token, secret });
  const isPermitted = token === undefined ? () => true : sameAs(token);

  /** A page on the same host may have another port, and cookies go to all ports of a host. */
  function keyOf(request: HttpRequest): string | undefined {
    if (request.header('authorization') !== undefined || !isOwnCall(request)) return undefined;
    return sessions.keyOf(readCookie(request), request.header(accountHeader));
  }

  async function begin(request: HttpRequest): Promise<HttpResponse> {
    const wanted = await readSession(request);
    if (!isOwnCall(request) || wanted === undefined) {
      return renderProblem(new Problem('badRequest', 'Only the console may call this.'));
    }
    // Whoever has a session may begin one for another account: the session counts as the token.
    if (!isPermitted(wanted.token) && keyOf(request) === undefined) {
      return renderProblem(unauthorized(Problem, 'Expected the control token of this service.'));
    }
    if (wanted.account !== undefined && accounts.get(wanted.account) === undefined) {
      return renderProblem(new Problem('badRequest', 'Expected the name of an account.'));
    }
    return { status: 204, headers: { 'set-cookie': sessions.cookie(request, wanted.account) } };
  }

  return (request) => {
    const { method, target } = request;
    if (!isKnownHost(request)) return handler(request);
    if (called.some((prefix) => target.startsWith(prefix))) {
      const key = keyOf(request);
      return handler(key === undefined ? request : calledWith(request, key, token));
    }
    if (method === 'POST' && target === sessionPath) return begin(request);
    if (!target.startsWith(pagePrefix) || token !== undefined || !isPageLoad(request)) {
      return handler(request);
    }
    const query = target.slice(`${target}?`.indexOf('?'));
    const wanted = new URLSearchParams(query).get('account') ?? undefined;
    if (wanted === undefined && sessions.keyOf(readCookie(request)) !== undefined) {
      return handler(request);
    }
    return withCookie(handler(request), () => sessions.cookie(request, wanted));
  };
}

/**
 * One session for each account: a cookie for browsers, and a key that never leaves the process. The
 * cookie follows from the secret, so all processes with the same one accept it.
 */
class Sessions {
  readonly #accounts: Accounts;
  readonly #cookieOf: (accountId: string) => string;
  /** By the id of the account. */
  readonly #keys = new Map<string, string>();

  constructor({ accounts, secret, token }: Omit<ConsoleSessionOptions, 'isKnownHost'>) {
    this.#accounts = accounts;
    this.#cookieOf = (accountId) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([accountId, token]))
        .digest('hex');
  }

  /**
   * The key for calls with this cookie, as long as the account of the session exists: the key of the
   * wanted account, or else of the session's.
   */
  keyOf(cookie: string | undefined, wanted?: string): string | undefined {
    if (cookie === undefined) return undefined;
    const accounts = [...this.#accounts.all()];
    const own = accounts.find(({ id }) => sameAs(this.#cookieOf(id))(cookie));
    if (own === undefined || wanted === undefined) return own && this.#keyOf(own.id);
    const account = accounts.find(({ id }) => encodeURIComponent(id) === wanted);
    return account && this.#keyOf(account.id);
  }

  /** The header that sets the cookie of an account: the one with this id, or else the first. */
  cookie(request: HttpRequest, wanted?: string): string {
    const [first] = this.#accounts.all();
    const account = this.#accounts.get(wanted ?? '') ?? first;
    const value = account === undefined ? '' : this.#cookieOf(account.id);
    return `${cookieName(request)}=${value}; Path=/; HttpOnly; SameSite=Strict`;
  }

  #keyOf(accountId: string): string {
    const known = this.#keys.get(accountId);
    if (known !== undefined) return known;
    const key = this.#accounts.hiddenKey(accountId);
    this.#keys.set(accountId, key);
    return key;
  }
}

/** With the port, because services on one host share its cookies. */
function cookieName({ origin }: HttpRequest): string {
  return `console-${/:(\d+)$/.exec(origin)?.[1] ?? '80'}`;
}

function readCookie(request: HttpRequest): string | undefined {
  const start = `${cookieName(request)}=`;
  const pairs = request.header('cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
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
async function readSession(
  request: HttpRequest,
): Promise<{ token?: string; account?: string } | undefined> {
  // A page of another site cannot send this type without asking first.
  if (request.header('content-type') !== 'application/json') return undefined;
  try {
    const text = Buffer.from(await request.body(sessionBodyBytes)).toString();
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return undefined;
    return {
      ...('token' in body && typeof body.token === 'string' && { token: body.token }),
      ...('account' in body && typeof body.account === 'string' && { account: body.account }),
    };
  } catch {
    return undefined;
  }
}

/** The call as a program would make it: with key and token, and without what browsers add. */
function calledWith(request: HttpRequest, key: string, token: string | undefined): HttpRequest {
  const { method, target, origin, authority } = request;
  const own: Readonly<Record<string, string | undefined>> = {
    authorization: `Bearer ${key}`,
    'x-control-token': token,
    origin: undefined,
    cookie: undefined,
  };
  return {
    method,
    target,
    origin,
    authority,
    header: (name) => (Object.hasOwn(own, name) ? own[name] : request.header(name)),
    body: (limitBytes) => request.body(limitBytes),
    get signal() {
      return request.signal;
    },
  };
}

/** The answer, with a cookie if it is a page. */
function withCookie(
  answer: HttpResponse | Promise<HttpResponse>,
  cookie: () => string,
): HttpResponse | Promise<HttpResponse> {
  const add = (one: HttpResponse) =>
    one.headers['content-type']?.startsWith('text/html') === true
      ? { ...one, headers: { ...one.headers, 'set-cookie': cookie() } }
      : one;
  return answer instanceof Promise ? answer.then(add) : add(answer);
}
