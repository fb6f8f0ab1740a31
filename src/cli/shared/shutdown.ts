/** How commands that serve end: at a signal, with time for what is under way. */
import { Refusal } from './refusal.ts';

export function graceTime(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Refusal(`--grace-ms: expected milliseconds from 0 to 999999, got "${text}".`);
}

export function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
