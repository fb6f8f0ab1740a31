/** Whether the deployment can reach the webhook receiver. */

import { type Fetch, fetchWithin } from '../../client/http.ts';
import { reasonsOfError } from '../../client/request-failure.ts';
import type { Clock } from '../../core/clock.ts';
import { linkedSignal } from '../../core/signals.ts';
import type { ReceiverRecord } from '../../evidence/record-types.ts';
import { networkScopeOf } from '../target/network-scope.ts';
import { limitTime } from './time-limit.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

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
): Promise<ReceiverRecord> {
  const result = (isReachable: boolean, reason: string): ReceiverRecord => ({
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
  const late = limitTime(limitMs, `there was no answer within ${limitMs / 1000} s`, clock);
  const { signal: within, unlink } = linkedSignal([signal, late.signal]);
  let failure: string;
  try {
    const request = { method: 'POST', signal: within, redirect: 'manual' } as const;
    const response = await fetchWithin(fetch, new Request(probe.url, request), within);
    await response.body?.cancel();
    failure = `another server answered with ${response.status}`;
  } catch (error) {
    failure = reasonsOfError(late.signal.aborted ? late.signal.reason : error);
  } finally {
    late.end();
    unlink();
  }
  return probe.hasArrived
    ? result(true, 'a test request to the receiver arrived')
    : result(false, `a test request to the receiver did not arrive: ${failure}`);
}
