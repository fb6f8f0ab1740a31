/** The timeline of a job: drawn to scale, and as a list of its events. */
import type { JobDetails } from '../../client/control.ts';
import { accountNow } from '../account-clock.ts';
import { eventText } from '../parts/event-text.ts';
import { durationText } from '../parts/values.tsx';
import { type JobEvent, type Span, timelineOf } from './job-timeline.ts';

const spanNames: Readonly<Record<Span['kind'], string>> = {
  queue: 'In the queue',
  run: 'On a worker',
  webhook: 'Calling the webhook',
};

/** Events that are marked on the line; the others begin or end a span. */
const marked = new Set(['progressed', 'streamed', 'webhookAttempted', 'charged', 'ended']);

export function TimelineView({
  job,
  events,
}: {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
}) {
  const { fromMs, toMs, spans } = timelineOf(job, events, accountNow.value);
  const percent = (ms: number) => (100 * (ms - fromMs)) / Math.max(1, toMs - fromMs);
  const spanTexts = spans.map(
    (span) => `${spanNames[span.kind]}: ${durationText(span.toMs - span.fromMs)}`,
  );
  return (
    <>
      <div class="timeline" role="img" aria-label={spanTexts.join(', ')}>
        {spans.map(({ kind, fromMs: start, toMs: end }, index) => (
          <div
            class={`span ${kind}`}
            key={`${kind} ${start} ${index}`}
            title={spanTexts[index]}
            style={{ left: `${percent(start)}%`, width: `${percent(end) - percent(start)}%` }}
          />
        ))}
        {events
          .filter(({ type }) => marked.has(type))
          .map((event) => (
            <div
              class={`mark ${event.type}`}
              key={event.sequence}
              title={`+${durationText(event.atMs - fromMs)}: ${event.type}`}
              style={{ left: `${percent(event.atMs)}%` }}
            />
          ))}
      </div>
      <p class="scale quiet">
        <span>0</span>
        <span>
          {(['queue', 'run', 'webhook'] as const)
            .filter((kind) => spans.some((span) => span.kind === kind))
            .map((kind) => (
              <span class={`legend ${kind}`} key={kind}>
                {spanNames[kind]}
              </span>
            ))}
        </span>
        <span>{durationText(toMs - fromMs)}</span>
      </p>
      <EventList events={events} fromMs={fromMs} />
    </>
  );
}

const mostListed = 20;

function EventList({
  events,
  fromMs,
}: {
  readonly events: readonly JobEvent[];
  readonly fromMs: number;
}) {
  let parts = 0;
  const lines = events.map((event) => {
    if (event.type === 'retried') parts = 0;
    if (event.type === 'streamed') parts += 1;
    return { ...event, text: eventText(event, parts) };
  });
  const list = (
    <ol class="events">
      {lines.map(({ sequence, atMs, text }) => (
        <li key={sequence}>
          <time
            class="number quiet"
            dateTime={new Date(atMs).toISOString()}
            title={new Date(atMs).toISOString()}
          >
            {`+${durationText(atMs - fromMs)}`}
          </time>
          <span class="untrusted">{text}</span>
        </li>
      ))}
    </ol>
  );
  if (events.length <= mostListed) return list;
  return (
    <details>
      <summary>{`${events.length} events`}</summary>
      {list}
    </details>
  );
}
