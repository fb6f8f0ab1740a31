/** What happens in the account, as it happens. Pages read the signals and need no timers. */
import { effect, signal } from '@preact/signals';
import type { AccountEvent } from '../client/control.ts';
import { holdClock, moveTime, showClock, showInstant } from './account-clock.ts';
import { pauseUnlessAborted } from './browser-clock.ts';
import { forgetFailures, noteFailure } from './failures/failure-log.ts';
import { control, isAccountGone, openSession, readService, service } from './session.ts';

/** `locked`: the service asks for its control token; `gone`: it has no account of the page's name. */
export const connection = signal<'connecting' | 'live' | 'lost' | 'locked' | 'gone'>('connecting');

/** How often the service has restarted since the page was loaded: its jobs are then gone. */
export const restarts = signal(0);

/** Counts up with every event, and when the connection is back: what was read before may be old. */
export const revision = signal(0);

/** Counts up with every request to the API, too, which by itself changes nothing else. */
export const requestRevision = signal(0);

/** Resolves when the revision is not the given one any more, or when the signal aborts. */
export async function nextRevision(
  lastRevision: number,
  signal: AbortSignal,
  counter: typeof revision = revision,
): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (counter.value !== lastRevision || signal.aborted) resolve();
    });
    over.signal.addEventListener('abort', stop);
    signal.addEventListener('abort', () => resolve(), { signal: over.signal });
  });
  over.abort();
}

export const lastEvent = signal<AccountEvent | undefined>(undefined);

const longestPauseMs = 10_000;

/** The longest pause that browsers keep, in milliseconds. */
const untilAsked = 2 ** 31 - 1;

/** Ends the pause before the next attempt. */
let retryNow: (() => void) | undefined;

/** Connects at once: after the token was entered, or on request. */
export function reconnect(): void {
  connection.value = 'connecting';
  retryNow?.();
}

/** Follows the account until the page closes, and connects again after failures. */
export async function followAccount(): Promise<never> {
  void moveTime();
  let after = 0;
  for (let failures = 0; ; failures += 1) {
    try {
      if (await openSession()) {
        if (await isRestarted()) after = 0;
        showClock(await control.getClock());
        const query = { after, requestChanges: true, brief: true };
        const events = control.streamEvents(query, { onOpen });
        for await (const event of events) {
          failures = 0;
          after = event.sequence;
          handleEvent(event);
        }
        // A stream that ends without an error ends with the service or the account.
        after = 0;
      } else {
        connection.value = 'locked';
      }
    } catch (error) {
      if (isAccountGone(error)) connection.value = 'gone';
    }
    const isWaiting = connection.value === 'locked' || connection.value === 'gone';
    if (!isWaiting) connection.value = 'lost';
    holdClock();
    const ending = new AbortController();
    retryNow = () => ending.abort();
    const pauseMs = Math.min(longestPauseMs, 250 * 2 ** failures);
    await pauseUnlessAborted(isWaiting ? untilAsked : pauseMs, ending.signal);
  }
}

/** What was read before may be old. */
function onOpen(): void {
  connection.value = 'live';
  revision.value += 1;
  requestRevision.value += 1;
}

function handleEvent(event: AccountEvent): void {
  requestRevision.value += 1;
  if (event.type === 'changed' && event.what === 'requests') return;
  noteFailure(event);
  lastEvent.value = event;
  revision.value += 1;
  showInstant(event.atMs);
}

/** Whether the service is another run than before: its events begin again. */
async function isRestarted(): Promise<boolean> {
  const before = service.peek()?.instanceId;
  const { instanceId } = await readService();
  if (before === undefined || before === instanceId) return false;
  forgetFailures();
  restarts.value += 1;
  return true;
}
