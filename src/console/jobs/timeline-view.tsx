/** The timeline of a job: drawn to scale with its instants, and as a list of its events. */
import { useRef } from 'preact/hooks';
import type { JobDetails } from '../../client/control.ts';
import { accountNow } from '../account-clock.ts';
import { eventText } from '../parts/event-text.ts';
import type { EndpointPrice } from '../parts/price.tsx';
import { durationText } from '../parts/values.tsx';
import { type AttemptSpan, isInTimeline, type JobEvent, timelineOfJob } from './job-timeline.ts';

const spanNames: Readonly<Record<AttemptSpan['kind'], string>> = {
  queue: 'In the queue',
  run: 'On a worker',
  webhook: 'Calling the webhook',
};

interface TimelineProps {
  readonly job: JobDetails;
  readonly events: readonly JobEvent[];
  /** Whether the service no longer has the job: its time has stopped. */
  readonly isGone: boolean;
  readonly price: EndpointPrice | undefined;
}

export function TimelineView({ job, events, isGone, price }: TimelineProps) {
  const now = useRef(accountNow.value);
  if (!isGone) now.current = accountNow.value;
  const { fromMs, toMs, spans } = timelineOfJob(job, events, now.current);
  const percent = (ms: number) => (100 * (ms - fromMs)) / Math.max(1, toMs - fromMs);
  const texts = spans.map(spanText);
  return (
    <>
      <div class="timeline" role="img" aria-label={texts.join(', ')}>
        {spans.map((span, index) => (
          <div
            class={spanClass(span)}
            key={`${span.kind} ${span.fromMs} ${index}`}
            title={texts[index]}
            style={{
              left: `${percent(span.fromMs)}%`,
              width: `${percent(span.toMs) - percent(span.fromMs)}%`,
            }}
          >
            {percent(span.toMs) - percent(span.fromMs) >= closestPercent &&
              durationText(span.toMs - span.fromMs)}
          </div>
        ))}
        {marksOf(events, percent).map(({ at, numbers }) => (
          <div class={at > 90 ? 'mark late' : 'mark'} key={numbers} style={{ left: `${at}%` }}>
            {numbers}
          </div>
        ))}
      </div>
      <p class="scale quiet">
        <span>0</span>
        <span>
          {legendOf(spans).map(({ name, ...span }) => (
            <span class={`legend ${spanClass(span)}`} key={name}>
              {name}
            </span>
          ))}
        </span>
        <span>{durationText(toMs - fromMs)}</span>
      </p>
      <EventList events={events} fromMs={fromMs} price={price} />
    </>
  );
}

type SpanKind = Pick<AttemptSpan, 'kind' | 'hasFailed'>;

function spanText({ fromMs, toMs, ...span }: AttemptSpan): string {
  return `${spanName(span)}: ${durationText(toMs - fromMs)}`;
}

function spanName({ kind, hasFailed }: SpanKind): string {
  return hasFailed ? `${spanNames[kind]}, failed` : spanNames[kind];
}

function spanClass({ kind, hasFailed }: SpanKind): string {
  return `span ${hasFailed ? 'failed' : kind}`;
}

/** Each kind of span that there is, once. */
function legendOf(spans: readonly AttemptSpan[]): (SpanKind & { readonly name: string })[] {
  const kinds = spans.map((span) => ({
    kind: span.kind,
    hasFailed: span.hasFailed,
    name: spanName(span),
  }));
  return [...new Map(kinds.map((kind) => [kind.name, kind])).values()];
}

/** Instants that are closer to each other have one mark, in percent of the line. */
const closestPercent = 4;

/** Where the numbers of the listed events stand on the line: `3`, or `3–5` where they are close. */
function marksOf(
  events: readonly JobEvent[],
  percent: (ms: number) => number,
): { readonly at: number; readonly numbers: string }[] {
  const groups: { at: number; first: number; last: number }[] = [];
  for (const [index, event] of events.entries()) {
    if (!isInTimeline(event)) continue;
    const at = Math.min(100, Math.max(0, percent(event.atMs)));
    const open = groups.at(-1);
    if (open !== undefined && at - open.at < closestPercent) open.last = index + 1;
    else groups.push({ at, first: index + 1, last: index + 1 });
  }
  return groups.map(({ at, first, last }) => ({
    at,
    numbers: first === last ? `${first}` : `${first}–${last}`,
  }));
}

const mostListed = 20;

function EventList({
  events,
  fromMs,
  price,
}: Pick<TimelineProps, 'events' | 'price'> & { readonly fromMs: number }) {
  let parts = 0;
  const lines = events.map((event) => {
    if (event.type === 'retried') parts = 0;
    if (event.type === 'streamed') parts += 1;
    return { ...event, text: eventText(event, { part: parts, price }) };
  });
  const list = (
    <ol class="events">
      {lines.map(({ sequence, atMs, text, ...event }, index) => (
        <li key={sequence} class={isBad(event) ? 'bad' : undefined}>
          <span class="number quiet">{index + 1}</span>
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

/** Whether an event is a failure. */
function isBad({ type, ...event }: { readonly type: JobEvent['type'] }): boolean {
  if (type === 'faultInjected' || type === 'webhookGivenUp') return true;
  if ('acknowledged' in event) return event.acknowledged === false;
  return 'status' in event && (event.status === 'FAILED' || event.status === 'TIMED_OUT');
}
