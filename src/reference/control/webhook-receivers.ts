/** Webhook receivers of accounts: secret paths that record calls and answer them by a script. */
import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import { byteLength } from '../../core/bytes.ts';
import { wallClockPause } from '../../core/clock.ts';
import { unpredictableDigits } from '../../core/random.ts';
import {
  BodyTooLarge,
  type HttpRequest,
  type HttpResponse,
  NoRoomForBody,
  noRoomRetrySeconds,
} from '../../validation/http.ts';
import { pathOfTarget } from '../../validation/request/path-router.ts';
import type { Account, KeptMemory } from '../accounts/account.ts';
import { receiverPrefix } from '../http/paths-outside-api.ts';
import { Problem } from '../http/service-problem.ts';

type ScriptedResponse = components['schemas']['ReceiverResponse'];

export type ReceivedCall = components['schemas']['ReceiverCall'];

/** The responses to the next calls, in order. The last one repeats. */
export type ReceiverScript = readonly ScriptedResponse[];

export interface AccountReceiver {
  /** Never given again. */
  readonly id: string;
  readonly name: string | undefined;
  readonly account: Account;
  /** Secret, because calls need no key. */
  readonly path: string;
  script: ReceiverScript;
  calls: number;
  /** Calls before the script was set. */
  callsBefore: number;
}

/** Headers of a call that are kept; others may be secrets. */
const keptHeaders = ['accept', 'content-length', 'content-type', 'host', 'user-agent'];

const dropped: HttpResponse = { status: 200, headers: {}, drop: true };

/** The receivers of all accounts. Those of an account end when it closes. */
export class WebhookReceivers {
  readonly #byPath = new Map<string, AccountReceiver>();
  readonly #calls = new WeakMap<Account, CallLog>();
  #receiverCount = 0;

  create(account: Account, name: string | undefined, script: ReceiverScript): AccountReceiver {
    this.#receiverCount += 1;
    const id = `receiver-${this.#receiverCount}`;
    const path = `${receiverPrefix}${unpredictableDigits(16)}`;
    const receiver = { id, name, account, path, script, calls: 0, callsBefore: 0 };
    this.#byPath.set(path, receiver);
    this.#logOf(account);
    return receiver;
  }

  of(account: Account): AccountReceiver[] {
    return [...this.#byPath.values()].filter((receiver) => receiver.account === account);
  }

  /** The next call gets the first response. */
  change(receiver: AccountReceiver, script: ReceiverScript): void {
    receiver.script = script;
    receiver.callsBefore = receiver.calls;
  }

  delete({ id, account, path }: AccountReceiver): void {
    this.#byPath.delete(path);
    this.#calls.get(account)?.forget(id);
  }

  /** The latest first. */
  callsOf({ id, account }: AccountReceiver): ReceivedCall[] {
    return this.#logOf(account).callsOf(id);
  }

  /**
   * Answers a call; undefined where the path is not that of a receiver. Rejects with a `Problem` if
   * the call is refused.
   */
  answer(request: HttpRequest): Promise<HttpResponse> | undefined {
    const receiver = this.#byPath.get(pathOfTarget(request.target));
    return receiver && this.#take(receiver, request);
  }

  async #take(receiver: AccountReceiver, request: HttpRequest): Promise<HttpResponse> {
    const { method } = request;
    if (method !== 'POST') {
      const headers = { allow: 'POST' };
      throw new Problem('methodNotAllowed', `Expected POST, got ${method}.`, { headers });
    }
    const body = await readReceivedText(request);
    const { account } = receiver;
    if (body === undefined || account.closed.aborted) return dropped;
    const turn = receiver.calls - receiver.callsBefore;
    const response = receiver.script[turn] ?? receiver.script.at(-1) ?? { status: 200 };
    receiver.calls += 1;
    this.#logOf(account).add(receiver.id, {
      number: receiver.calls,
      receivedMs: account.clock.now(),
      headers: keptHeadersOf(request),
      body,
      response,
    });
    account.changes.tell('receivers');
    if ('reset' in response) return dropped;
    const { status, delayMs = 0 } = response;
    if (delayMs > 0) await wallClockPause(delayMs, [request.signal, account.closed]);
    return { status, headers: {} };
  }

  #logOf(account: Account): CallLog {
    const knownLog = this.#calls.get(account);
    if (knownLog !== undefined) return knownLog;
    const log = new CallLog(account.memory);
    this.#calls.set(account, log);
    const end = () => {
      for (const { path } of this.of(account)) this.#byPath.delete(path);
    };
    account.closed.addEventListener('abort', end, { once: true });
    return log;
  }
}

/** What a call takes in memory besides its body and headers, in bytes, rounded up. */
const callBytes = 1000;

interface LoggedCall {
  readonly receiverId: string;
  readonly call: ReceivedCall;
  readonly bodyBytes: number;
  /** What counts as stored data of the account. */
  readonly keptBytes: number;
}

/**
 * The latest calls of an account's receivers, bounded in number and bytes. They count as stored data of
 * the account, and take at most a quarter of it; a call for which there is no room is not kept.
 */
class CallLog {
  readonly #memory: KeptMemory | undefined;
  #entries: LoggedCall[] = [];
  #bodyBytes = 0;
  #keptBytes = 0;

  constructor(memory: KeptMemory | undefined) {
    this.#memory = memory;
  }

  add(receiverId: string, call: ReceivedCall): void {
    const bodyBytes = byteLength(call.body);
    // A text takes one or two bytes for each character in memory.
    const keptBytes = callBytes + 2 * (bodyBytes + JSON.stringify(call.headers).length);
    const added = { receiverId, call, bodyBytes, keptBytes };
    while (this.#entries.length > 0 && !this.#hasRoom(added))
      this.#drop(this.#entries.splice(0, 1));
    if (!this.#hasRoom(added)) return;
    this.#entries.push(added);
    this.#count(added, 1);
  }

  callsOf(receiverId: string): ReceivedCall[] {
    const entries = this.#entries.filter((entry) => entry.receiverId === receiverId);
    return entries.map(({ call }) => call).reverse();
  }

  forget(receiverId: string): void {
    this.#drop(this.#entries.filter((entry) => entry.receiverId === receiverId));
    this.#entries = this.#entries.filter((entry) => entry.receiverId !== receiverId);
  }

  #hasRoom({ bodyBytes, keptBytes }: LoggedCall): boolean {
    const { length } = this.#entries;
    if (length >= limits.receivedCalls) return false;
    if (this.#bodyBytes + bodyBytes > limits.receivedBytes) return false;
    if (this.#memory === undefined) return true;
    const isShare = this.#keptBytes + keptBytes <= this.#memory.limitBytes / 4;
    return isShare && !this.#memory.isExceededBy(keptBytes);
  }

  #drop(dropped: readonly LoggedCall[]): void {
    for (const entry of dropped) this.#count(entry, -1);
  }

  #count({ bodyBytes, keptBytes }: LoggedCall, sign: 1 | -1): void {
    this.#bodyBytes += sign * bodyBytes;
    this.#keptBytes += sign * keptBytes;
    this.#memory?.add(sign * keptBytes);
  }
}

/** Undefined if the caller disconnected. Throws a problem for a body above the limit. */
async function readReceivedText(request: HttpRequest): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await request.body(limits.requestBodyBytes));
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new Problem('payloadTooLarge', error.message);
    if (error instanceof NoRoomForBody) {
      const headers = { 'retry-after': String(noRoomRetrySeconds) };
      throw new Problem('serviceBusy', error.message, { headers });
    }
    return undefined;
  }
}

function keptHeadersOf(request: HttpRequest): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = request.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
