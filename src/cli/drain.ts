/** The end of a service: without haste, but within a time. */
import type { Clock } from '../core/clock.ts';
import type { ReferenceService } from '../reference/service.ts';
import type { Listening } from '../validation/adapters/node-http.ts';

/** How long the answers of callers that waited in vain may take on their way, in milliseconds. */
const lastAnswersMs = 1000;

/**
 * Takes no more connections and lets the answers that are under way finish; after `graceMs` callers
 * that still wait are answered with their jobs as they are. Resolves when all have been answered,
 * or when those last answers have had their time.
 */
export async function drain(
  { listening, service }: { listening: Listening; service: Pick<ReferenceService, 'close'> },
  { graceMs, clock }: { graceMs: number; clock: Clock },
): Promise<void> {
  const closed = listening.close();
  await within(graceMs, closed, clock);
  service.close();
  await within(lastAnswersMs, closed, clock);
}

/** Rejects only with the work itself. */
function within(ms: number, work: Promise<void>, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = clock.schedule(clock.now() + ms, resolve);
    work.finally(() => clock.cancel(late)).then(resolve, reject);
  });
}
