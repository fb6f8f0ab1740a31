/** Receives webhook calls on a port of this machine. */
import { defaults } from '#generated/conformance/validators.js';
import { reasonOf } from '../../../client/fetch-client.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Recorder } from '../../../evidence/recorder.ts';
import type { Receiver } from '../../../evidence/records.ts';
import { listen } from '../../../validation/adapters/node-http.ts';
import { networkScopeOf } from '../network-scope.ts';
import type { Target } from '../target.ts';
import type { Fetch } from './requests.ts';
import { linkedSignal } from './time.ts';
import { type ClosedPlace, WebhookReceiver } from './webhook-receiver.ts';

/** A listening receiver. */
export interface ListeningReceiver {
  /** Makes the receiver of a run; calls before that are answered with 404. */
  readonly receiver: (recorder: Recorder) => WebhookReceiver;
  close(): Promise<void>;
}

/** Listens as the target says. Rejects with the system's error when the address cannot be had. */
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

/** How long the suite's own request may take, in milliseconds. */
const limitMs = 5000;

/** Looks at both addresses, and sends a request of its own where they leave it open. */
export async function reachabilityOf(
  receiver: WebhookReceiver,
  {
    baseUrl,
    fetch,
    clock,
    signal,
  }: { baseUrl: string; fetch: Fetch; clock: Clock; signal: AbortSignal },
): Promise<Receiver> {
  const told = (isReachable: boolean, reason: string): Receiver => ({
    kind: 'receiver',
    isReachable,
    reason,
  });
  const [here, there] = [networkScopeOf(receiver.publicUrl), networkScopeOf(baseUrl)];
  if (here === 'loopback') {
    return there === 'loopback'
      ? told(
          true,
          'both have loopback addresses, which are taken for the same machine; set webhooks.publicUrl if the deployment runs in a container or behind a forwarded port',
        )
      : told(false, 'the receiver has a loopback address, and the deployment has another one');
  }
  if (here === 'private' && there === 'public') {
    return told(false, 'the receiver has a private address, and the deployment a public one');
  }
  const probe = receiver.probe();
  const late = new AbortController();
  const timer = clock.schedule(clock.now() + limitMs, () =>
    late.abort(new Error(`there was no answer within ${limitMs / 1000} s`)),
  );
  const { signal: within, unlink } = linkedSignal([signal, late.signal]);
  let met: string;
  try {
    const request = { method: 'POST', signal: within, redirect: 'manual' } as const;
    const response = await fetch(new Request(probe.url, request));
    await response.body?.cancel();
    met = `it was answered with ${response.status} by somebody else`;
  } catch (error) {
    met = reasonOf(late.signal.aborted ? late.signal.reason : error);
  } finally {
    clock.cancel(timer);
    unlink();
  }
  return probe.hasArrived
    ? told(true, 'a request of the suite to the address of the receiver has arrived')
    : told(false, `a request of the suite to the address of the receiver did not arrive: ${met}`);
}
