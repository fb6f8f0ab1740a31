import type { Turns } from '../../core/event-loop-turns.ts';
import type { Engine } from '../engine/engine.ts';
import type { AccountEvent } from '../engine/event-log.ts';

/** Events that are read from the log at a time. */
const pageSize = 500;

/** What reading an event costs, in units of a turn. */
const unitsPerEvent = 4;

/** The events of an account, the oldest first, in turns of the event loop. */
export async function* loggedEvents(
  { events }: Pick<Engine, 'events'>,
  { after: first = 0, turns }: { readonly after?: number; readonly turns: Turns },
): AsyncGenerator<AccountEvent, void, void> {
  for (let after = first; ; ) {
    await turns.take(pageSize * unitsPerEvent);
    const page = await events.list({ after, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.sequence;
  }
}
