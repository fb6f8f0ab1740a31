/** Receives webhook calls: creates addresses, answers as configured, and records every call. */
import { lifecycle } from '#generated/reference/tables.js';
import type { DeliveryRecord } from '../../evidence/record-types.ts';
import { type BodyHold, bodyBounds } from '../../evidence/recorded-body-limits.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import {
  BodyIncomplete,
  BodyTooLarge,
  type HttpHandler,
  type HttpRequest,
} from '../../validation/http.ts';
import { marksSender } from '../contract/sender-marks.ts';
import type { Time } from './scenario-clock.ts';

/**
 * How a call is answered: with a status, at once or after a delay; `close` closes the connection
 * without an answer; `hang` keeps it open until the caller leaves, at most `longestHangMs`. Delays need
 * real time, because a manual clock stands still during a call.
 */
type HookAnswer = number | { readonly status: number; readonly afterMs: number } | 'close' | 'hang';

const longestHangMs = 3 * lifecycle.webhook.timeLimitMs;

export interface Hook {
  readonly name: string;
  readonly url: string;
  readonly sinceMs: number;
  readonly deliveries: readonly DeliveryRecord[];
  readonly calls: number;
  /** Whether a call could not be recorded: it was too long, or the total limit was used up. */
  readonly hasLostCall: boolean;
  /** Until when connections to it were refused; undefined if they never were. */
  readonly refusedUntilMs?: number | undefined;
}

/** A hook whose address refuses connections until it is opened. */
export interface ClosedHook extends Hook {
  /** Rejects with the system's error if the address is taken. */
  open(): Promise<void>;
}

/** An address of this machine without a listener until it is opened. */
export interface ClosedPlace {
  readonly url: string;
  open(handler: HttpHandler): Promise<void>;
}

export interface HookOptions {
  readonly scenario: string;
  readonly time: Time;
  /** The answers in order; the last one is repeated. Default: 200. */
  readonly answers?: readonly HookAnswer[];
  /** Sent with every answer, such as `location`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the path has before the name, beginning with a slash. Default: nothing. */
  readonly path?: string;
  /** The query of the address, with the question mark. Default: none. */
  readonly query?: string;
}

interface Address extends HookOptions {
  readonly deliveries: DeliveryRecord[];
  calls: number;
  hasLostCall: boolean;
}

const recordedHeaders = ['content-type', 'content-length', 'user-agent'];

export class WebhookReceiver {
  /** Where the deployment reaches `handle`, without a slash at the end. */
  readonly publicUrl: string;
  readonly #recorder: Recorder;
  readonly #newName: () => string;
  readonly #newClosedPlace: (() => Promise<ClosedPlace>) | undefined;
  readonly #addresses = new Map<string, Address>();
  readonly #hooks = new Map<string, Hook[]>();
  readonly #probes = new Map<string, () => void>();

  /** Without `newClosedPlace`, no address can refuse connections. */
  constructor(
    recorder: Recorder,
    publicUrl: string,
    newName: () => string,
    newClosedPlace?: () => Promise<ClosedPlace>,
  ) {
    this.#recorder = recorder;
    this.publicUrl = publicUrl.replace(/\/+$/, '');
    recorder.redaction.keepAddresses(`${this.publicUrl}/`);
    this.#newName = newName;
    this.#newClosedPlace = newClosedPlace;
  }

  hook(options: HookOptions): Hook {
    return this.#hookAt(this.publicUrl, options);
  }

  /** Creates one that refuses connections until it is opened; undefined if that is not possible. */
  async closedHook(options: HookOptions): Promise<ClosedHook | undefined> {
    const place = await this.#newClosedPlace?.();
    if (place === undefined) return undefined;
    this.#recorder.redaction.keepAddresses(`${place.url}/`);
    return this.#hookAt(place.url, options, place);
  }

  /** Every hook that a scenario has created. */
  hooksOf(scenario: string): readonly Hook[] {
    return this.#hooks.get(scenario) ?? [];
  }

  /** Creates an address to test that requests arrive; its requests are not recorded. */
  probe(): { readonly url: string; readonly hasArrived: boolean } {
    const name = this.#newName();
    let hasArrived = false;
    this.#probes.set(name, () => {
      hasArrived = true;
    });
    return {
      url: `${this.publicUrl}/${name}`,
      get hasArrived() {
        return hasArrived;
      },
    };
  }

  #hookAt(baseUrl: string, options: HookOptions, closed?: ClosedPlace): ClosedHook {
    const { handle } = this;
    const { time, path = '', query = '' } = options;
    const name = this.#newName();
    const address: Address = { ...options, deliveries: [], calls: 0, hasLostCall: false };
    this.#addresses.set(name, address);
    const sinceMs = time.now();
    let refusedUntilMs = closed && sinceMs;
    const hook: ClosedHook = {
      name,
      url: `${baseUrl}${path}/${name}${query}`,
      sinceMs,
      deliveries: address.deliveries,
      get calls() {
        return address.calls;
      },
      get hasLostCall() {
        return address.hasLostCall;
      },
      get refusedUntilMs() {
        return refusedUntilMs;
      },
      async open() {
        await closed?.open(handle);
        refusedUntilMs &&= time.now();
      },
    };
    this.#hooks.set(options.scenario, [...this.hooksOf(options.scenario), hook]);
    return hook;
  }

  readonly handle: HttpHandler = async (request) => {
    const [calledPath = '', query] = request.target.split('?');
    const name = calledPath.split('/').at(-1) ?? '';
    const address = this.#addresses.get(name);
    const arrive = this.#probes.get(name);
    arrive?.();
    if (address === undefined) return { status: arrive === undefined ? 404 : 200, headers: {} };
    const { time, answers = [200], path = '' } = address;
    const answer = answers[Math.min(address.calls, answers.length - 1)] ?? 200;
    const body = await readCallText(request, this.#recorder.room.hold());
    if (body === 'tooLong') address.hasLostCall = true;
    if (body === 'tooLong' || body === undefined) return { status: 400, headers: {} };
    address.calls += 1;
    const receivedMs = await time.arrival();
    const { callLag: lag } = time;
    const lateBeforeMs = lag.totalMs - lag.recentMs;
    const { redaction } = this.#recorder;
    const end = await conclude(answer, { request, time, receivedMs });
    const lateMs = lag.totalMs - lateBeforeMs;
    address.deliveries.push(
      this.#recorder.add<DeliveryRecord>({
        kind: 'delivery',
        scenario: address.scenario,
        hook: name,
        method: request.method,
        headers: redaction.headers(
          headersToKeep(request).flatMap((key): [string, string][] => {
            const value = request.header(key);
            return value === undefined ? [] : [[key, value]];
          }),
        ),
        body: redaction.text(body.text),
        receivedMs,
        ...(lateMs > 0 && { lateMs }),
        ...(query !== undefined && { query: redaction.text(`?${query}`) }),
        // What the receiver's public address has before it may be kept from it.
        ...(!decode(calledPath).endsWith(decode(`${path}/${name}`)) && {
          otherPath: redaction.text(calledPath),
        }),
        ...end,
      }),
    );
    return 'answeredStatus' in end
      ? { status: end.answeredStatus, headers: address.headers ?? {} }
      : { status: 503, headers: {}, drop: true };
  };
}

/** Which characters of a path are escaped, and how, does not matter (RFC 3986, section 6.2.2). */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The headers to keep: those that say what a call is, and those that may prove who sent it. */
function headersToKeep(request: HttpRequest): string[] {
  return [...recordedHeaders, ...Object.keys(request.headers?.() ?? {}).filter(marksSender)];
}

/** Undefined if the call did not arrive completely. */
async function readCallText(
  request: HttpRequest,
  hold: BodyHold,
): Promise<{ readonly text: string } | 'tooLong' | undefined> {
  try {
    // A body of unknown length reserves the maximum until it has arrived.
    const declared = Number(request.header('content-length') ?? bodyBounds.body);
    if (!hold.resize(Math.min(declared, bodyBounds.body))) return 'tooLong';
    const bytes = await request.body(bodyBounds.body);
    hold.resize(bytes.length);
    return { text: new TextDecoder().decode(bytes) };
  } catch (error) {
    hold.resize(0);
    if (error instanceof BodyTooLarge) return 'tooLong';
    if (error instanceof BodyIncomplete) return undefined;
    throw error;
  }
}

type End =
  | { readonly answeredMs: number; readonly answeredStatus: number }
  | { readonly givenUpMs: number }
  | { readonly droppedMs: number };

async function conclude(
  answer: HookAnswer,
  { request, time, receivedMs }: { request: HttpRequest; time: Time; receivedMs: number },
): Promise<End> {
  if (typeof answer === 'number') return { answeredMs: receivedMs, answeredStatus: answer };
  if (answer === 'close') return { droppedMs: receivedMs };
  const afterMs = answer === 'hang' ? longestHangMs : answer.afterMs;
  if (await leavesBefore(request.signal, time.pass(afterMs)))
    return { givenUpMs: await time.arrival() };
  const nowMs = await time.arrival();
  return answer === 'hang'
    ? { droppedMs: nowMs }
    : { answeredMs: nowMs, answeredStatus: answer.status };
}

/** Whether the caller leaves before the time is over; cancelling the run ends the time, too. */
async function leavesBefore(caller: AbortSignal, time: Promise<void>): Promise<boolean> {
  let leave: () => void = () => undefined;
  const departure = new Promise<true>((resolve) => {
    leave = () => resolve(true);
    caller.addEventListener('abort', leave, { once: true });
  });
  const over = time.then(
    () => false,
    () => false,
  );
  const outcome = caller.aborted || (await Promise.race([departure, over]));
  caller.removeEventListener('abort', leave);
  return outcome;
}
