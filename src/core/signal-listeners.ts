/** Warnings of Node about signals. There are none in browsers, for which `signal-listeners.browser.ts` stands. */
import { setMaxListeners } from 'node:events';

/** Any number of listeners may wait for a signal; Node warns from the eleventh on. */
export function allowManyListeners(signal: AbortSignal): void {
  setMaxListeners(0, signal);
}
