/** Whether a deployment can reach the webhook receiver, so that a call which is missing was not made. */
import { reasonOf } from '../../client/fetch-client.ts';
import type { Clock } from '../../core/clock.ts';
import type { Receiver } from '../../evidence/records.ts';
import { placeOf } from '../network-place.ts';
import { linkedSignal } from './linked-signal.ts';
import type { Fetch } from './requests.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

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
  const [here, there] = [placeOf(receiver.publicUrl), placeOf(baseUrl)];
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
