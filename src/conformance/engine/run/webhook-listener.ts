/** Listens for webhook calls on a port of this machine. */
import { defaults } from '#generated/conformance/validators.js';
import { reasonOf } from '../../../client/fetch-client.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Receiver } from '../../../evidence/calls.ts';
import type { Recorder } from '../../../evidence/recorder.ts';
import { listen } from '../../../validation/adapters/node-http.ts';
import { networkScopeOf } from '../network-scope.ts';
import type { Target } from '../target.ts';
import type { Fetch } from './requests.ts';
import { linkedSignal } from './time.ts';
import { type ClosedPlace, WebhookReceiver } from './webhook-receiver.ts';

/** A listening receiver. */
export interface ListeningReceiver {
  /** Creates the receiver of a run; earlier calls are answered with 404. */
  readonly receiver: (recorder: Recorder) => WebhookReceiver;
  close(): Promise<void>;
}

/** Listens as the target declares. Rejects with the system's error if the address is unavailable. */
export async function openReceiver(
  { host = defaults.ReceiverSettings.host, port, publicUrl }: NonNullable<Target['webhooks']>,
  newName: () => string,
): Promise<ListeningReceiver> {
  let current: WebhookReceiver | undefined;
  const { url, close } = await listen(
    (request) => current?.handle(request) ?? { status: 404, headers: {} },
    { host, port },
  );
  const opened: (() => Promise<void>)[] = [];
  /** A port that was free a moment ago. */
  async function newClosedPlace(): Promise<ClosedPlace> {
    const free = await listen(() => ({ status: 404, headers: {} }), { host, port: 0 });
    await free.close();
    return {
      url: free.url,
      async open(handler) {
        const place = await listen(handler, { host, port: Number(new URL(free.url).port) });
        opened.push(place.close);
      },
    };
  }
  return {
    receiver(recorder) {
      current =
        publicUrl === undefined
          ? new WebhookReceiver(recorder, url, newName, newClosedPlace)
          : new WebhookReceiver(recorder, publicUrl, newName);
      return current;
    },
    async close() {
      await Promise.all([close, ...opened].map((end) => end()));
    },
  };
}

/** The time limit of the suite's own request, in milliseconds. */
const limitMs = 5000;

/** Decides by both addresses whether the deployment can reach the receiver; if they leave it open, sends a test request. */
export async function reachabilityOf(
  receiver: WebhookReceiver,
  {
    baseUrl,
    fetch,
    clock,
    signal,
  }: { baseUrl: string; fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<Receiver> {
  const result = (isReachable: boolean, reason: string): Receiver => ({
    kind: 'receiver',
    isReachable,
    reason,
  });
  const [here, there] = [networkScopeOf(receiver.publicUrl), networkScopeOf(baseUrl)];
  if (here === 'loopback') {
    return there === 'loopback'
      ? result(
          true,
          'both have loopback addresses, so they are assumed to be on the same machine; set webhooks.publicUrl if the deployment runs in a container or behind a forwarded port',
        )
      : result(false, 'the receiver has a loopback address, but the deployment does not');
  }
  if (here === 'private' && there === 'public') {
    return result(false, 'the receiver has a private address, but the deployment a public one');
  }
  const probe = receiver.probe();
  const late = new AbortController();
  const timer = clock.schedule(clock.now() + limitMs, () =>
    late.abort(new Error(`there was no answer within ${limitMs / 1000} s`)),
  );
  const { signal: within, unlink } = linkedSignal([signal, late.signal]);
  let failure: string;
  try {
    const request = { method: 'POST', signal: within, redirect: 'manual' } as const;
    const response = await fetch(new Request(probe.url, request));
    await response.body?.cancel();
    failure = `another server answered with ${response.status}`;
  } catch (error) {
    failure = reasonOf(late.signal.aborted ? late.signal.reason : error);
  } finally {
    clock.cancel(timer);
    unlink();
  }
  return probe.hasArrived
    ? result(true, 'a test request to the receiver arrived')
    : result(false, `a test request to the receiver did not arrive: ${failure}`);
}
