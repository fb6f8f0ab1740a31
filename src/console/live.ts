/** What happens in the account, as it happens. Pages read the signals and need no timers. */
import { signal } from '@preact/signals';
import type { AccountEvent } from '../client/control.ts';
import { HttpError } from '../client/errors.ts';
import { pause } from './browser.ts';
import { beginSession, control } from './service.ts';

/** The state of the connection; `locked` needs the control token. */
export const connection = signal<'connecting' | 'live' | 'lost' | 'locked'>('connecting');

/** Counts up with every event, and when the connection is back: what was read before may be old. */
export const revision = signal(0);

/** The last event. */
export const lastEvent = signal<AccountEvent | undefined>(undefined);

const longestPauseMs = 10_000;

/** Follows the events of the account until the page closes, and connects again after failures. */
export async function followEvents(): Promise<never> {
  let after: number | undefined;
  for (let failures = 0; ; failures += 1) {
    try {
      for await (const event of control.streamEvents(after === undefined ? {} : { after })) {
        failures = 0;
        after = event.sequence;
        connection.value = 'live';
        lastEvent.value = event;
        revision.value += 1;
      }
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) await renewSession();
    }
    if (connection.value === 'live') connection.value = 'lost';
    await pause(Math.min(longestPauseMs, 250 * 2 ** failures));
  }
}

async function renewSession(): Promise<void> {
  const isOpen = await beginSession().catch(() => true);
  if (!isOpen) connection.value = 'locked';
}
