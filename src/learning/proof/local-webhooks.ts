/** Webhook calls within this process: the service calls the receiver of the suite without a network. */
import { lifecycle } from '#generated/reference/tables.js';
import type { ClosedPlace } from '../../conformance/run/webhook-receiver.ts';
import { type Clock, waitForArrivals } from '../../core/clock.ts';
import type { HowToCall, SendWebhook } from '../../reference/engine/send-webhook.ts';
import { type FetchHandler, toFetch } from '../../validation/adapters/fetch.ts';
import type { HttpHandler } from '../../validation/http.ts';

export class LocalWebhooks {
  readonly #clock: Clock;
  readonly #handlers = new Map<string, FetchHandler>();
  #closedPlaces = 0;

  /** @param clock limits how long a call may take */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  receiveAt(origin: string, handle: HttpHandler): void {
    this.#handlers.set(origin, toFetch(handle));
  }

  /** An address that refuses connections until it is opened. */
  newClosedPlace(): ClosedPlace {
    this.#closedPlaces += 1;
    const url = `http://closed-${this.#closedPlaces}.test`;
    return { url, open: async (handle) => this.receiveAt(url, handle) };
  }

  readonly send: SendWebhook = async (url, body, how) => {
    const limit = new AbortController();
    const limitMs = how?.limitMs ?? lifecycle.webhook.timeLimitMs;
    const timer = this.#clock.schedule(this.#clock.now() + limitMs, () => limit.abort());
    const { signal } = limit;
    try {
      // The answer to the submission arrives before what a network would take longer for.
      await waitForArrivals();
      if (how?.probes) await this.#fetch(new Request(url, { signal }));
      const { status } = await this.#call(url, { body, how, signal });
      return { kind: 'answered', status };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return { kind: 'failed', reason, isLate: signal.aborted };
    } finally {
      this.#clock.cancel(timer);
    }
  };

  async #call(
    url: string,
    { body, how, signal }: { body: string; how: HowToCall | undefined; signal: AbortSignal },
  ): Promise<Response> {
    const bytes = new TextEncoder().encode(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      'user-agent': 'node',
      ...how?.headers,
    };
    const { method } = lifecycle.webhook;
    const response = await this.#fetch(new Request(url, { method, headers, body: bytes, signal }));
    const location = response.headers.get('location');
    return how?.followsRedirects && location !== null
      ? this.#call(new URL(location, url).href, { body, how, signal })
      : response;
  }

  #fetch(request: Request): Promise<Response> {
    const handler = this.#handlers.get(new URL(request.url).origin);
    if (handler === undefined) throw new TypeError('The connection was refused.');
    return handler(request);
  }
}
