/** The account's clock, what is due next, and buttons that move it. */
import { useState } from 'preact/hooks';
import type { AccountEvent, ClockAdvance, ControlledClock, Due } from '../../client/control.ts';
import { accountNow, showClock } from '../account-clock.ts';
import { lastEvent } from '../live-events.ts';
import { handleSubmit, useAction } from '../parts/action.tsx';
import { dueText, untilText } from '../parts/due-text.ts';
import { DurationInput } from '../parts/duration-input.tsx';
import { useEndpoints } from '../parts/endpoints.ts';
import { eventText } from '../parts/event-text.ts';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { parseDuration } from '../parts/parse-duration.ts';
import { durationText, Time } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import { ExampleButton } from './example-button.tsx';
import { ManualClockOffer } from './manual-clock-offer.tsx';
import './clock.css';

export function ClockPage() {
  const clock = useLoaded('clock', async (signal) => {
    const read = await control.getClock({ signal, foldDeletions: true });
    showClock(read);
    return read;
  });
  return (
    <div class="clock">
      <Show loaded={clock}>
        {(read) => (
          <>
            <Now kind={read.kind} />
            {read.kind === 'skipping' && (
              <SkippingClockView clock={read} onChanged={clock.reload} />
            )}
            {read.kind === 'system' ? (
              <>
                <ManualClockOffer />
                <DueList due={read.due} />
              </>
            ) : (
              <MovableClock clock={read} onMoved={clock.reload} />
            )}
          </>
        )}
      </Show>
    </div>
  );
}

function Now({ kind }: { readonly kind: ControlledClock['kind'] }) {
  const [day, time = ''] = new Date(accountNow.value).toISOString().split('T');
  return (
    <>
      <p class="now">
        <time dateTime={`${day}T${time}`}>{`${day} ${time.replace(/(\.\d+)?Z$/, '')}`}</time> UTC
      </p>
      <p>{kinds[kind]}</p>
    </>
  );
}

const kinds: Readonly<Record<ControlledClock['kind'], string>> = {
  manual:
    'A manual clock: time stands still until you move it. Jobs, timeouts and webhooks wait with it.',
  skipping:
    'A skipping clock: when nobody does anything, it skips to what is due next, so that nobody has to wait.',
  system: 'The clock of this machine: time passes by itself and cannot be moved.',
};

function SkippingClockView({
  clock: { isPaused = false, skippedMs = 0 },
  onChanged,
}: {
  readonly clock: ControlledClock;
  readonly onChanged: () => void;
}) {
  const { start, isBusy, failure } = useAction();
  async function change(): Promise<void> {
    await control.changeClock({ isPaused: !isPaused });
    onChanged();
  }
  return (
    <>
      {failure}
      <div class="row">
        <button type="button" disabled={isBusy} onClick={() => start(change)}>
          {isPaused ? 'Resume skips' : 'Pause skips'}
        </button>
        <span class="quiet">{`Skipped ${durationText(skippedMs)} in total`}</span>
      </div>
    </>
  );
}

interface ClockMove {
  readonly fromMs: number;
  readonly toMs: number;
  readonly events: readonly AccountEvent[];
}

const mostEvents = 200;

function MovableClock({
  clock,
  onMoved,
}: {
  readonly clock: ControlledClock;
  readonly onMoved: () => void;
}) {
  const [outcome, setOutcome] = useState<ClockMove>();
  const { start, isBusy: isMoving, failure } = useAction();
  async function move(by: ClockAdvance): Promise<void> {
    const after = lastEvent.peek()?.sequence ?? 0;
    try {
      const moved = await control.advanceClock(by);
      const events = await control.listEvents({ after, limit: mostEvents });
      showClock(moved);
      setOutcome({ fromMs: clock.nowMs, toMs: moved.nowMs, events });
    } finally {
      onMoved();
    }
  }
  const onMove = (by: ClockAdvance) => start(() => move(by));
  return (
    <>
      <Buttons clock={clock} isMoving={isMoving} onMove={onMove} />
      {failure}
      <div role="status">
        {isMoving && 'Moving the clock. Webhook calls take real time…'}
        {!isMoving && outcome !== undefined && <OutcomeView outcome={outcome} />}
      </div>
      <DueList due={clock.due} {...(!isMoving && { onMove })} />
    </>
  );
}

interface ButtonsProps {
  readonly clock: ControlledClock;
  readonly isMoving: boolean;
  readonly onMove: (by: ClockAdvance) => void;
}

function Buttons({ clock: { nextDueMs, nowMs }, isMoving, onMove }: ButtonsProps) {
  const [text, setText] = useState('10 min');
  const ms = parseDuration(text);
  return (
    <div class="row">
      <button
        type="button"
        class="primary"
        disabled={isMoving || nextDueMs === undefined}
        onClick={() => onMove({ toNext: true })}
      >
        {nextDueMs === undefined
          ? 'Nothing is due'
          : `Advance to the next event (${untilText(nextDueMs - nowMs)})`}
      </button>
      {[10_000, 60_000, 3_600_000].map((step) => (
        <button type="button" disabled={isMoving} onClick={() => onMove({ ms: step })} key={step}>
          {`+ ${durationText(step)}`}
        </button>
      ))}
      <form
        onSubmit={handleSubmit(() => {
          if (ms !== undefined) onMove({ ms });
        })}
      >
        <DurationInput label="By" text={text} onText={setText} />
        <button type="submit" disabled={isMoving || ms === undefined}>
          Advance
        </button>
      </form>
    </div>
  );
}

function OutcomeView({ outcome: { fromMs, toMs, events } }: { readonly outcome: ClockMove }) {
  const { value: endpoints = [] } = useEndpoints();
  const priceOf = (event: AccountEvent) =>
    endpoints.find(({ id }) => 'endpointId' in event && id === event.endpointId)?.price;
  return (
    <section class="happened">
      <h2>{`Advanced by ${durationText(toMs - fromMs)}`}</h2>
      {events.length === 0 ? (
        <p>Nothing was due in between.</p>
      ) : (
        <ol>
          {events.map((event) => (
            <li key={event.sequence}>
              <Time ms={event.atMs} /> {eventText(event, { price: priceOf(event) })}{' '}
              {'endpointId' in event && <JobOrEndpointLink {...event} />}
            </li>
          ))}
        </ol>
      )}
      {events.length === mostEvents && (
        <p>
          These are the first {mostEvents} events. <a href={linkTo('jobs')}>See all jobs</a>
        </p>
      )}
    </section>
  );
}

/** The job of something, as a link; its endpoint if it has no job. */
function JobOrEndpointLink({
  jobId,
  endpointId,
}: {
  readonly jobId?: string | undefined;
  readonly endpointId?: string | undefined;
}) {
  return (
    <span class="subject">
      {endpointId} {jobId !== undefined && <a href={linkTo('jobs', jobId)}>{jobId}</a>}
    </span>
  );
}

function isJobTimeout({ kind }: Due): boolean {
  return kind === 'executionTimeout' || kind === 'expiry';
}

/** All deletions as one entry. The service has folded those of jobs that are kept for equally long. */
function foldDeletions(due: readonly Due[]): readonly Due[] {
  const deletions = due.filter(({ kind }) => kind === 'forgotten');
  const [first, ...others] = deletions;
  if (first === undefined || others.length === 0) return due;
  const folded = {
    ...first,
    jobs: deletions.reduce((sum, { jobs = 1 }) => sum + jobs, 0),
    lastMs: Math.max(...deletions.map(({ atMs, lastMs = atMs }) => lastMs)),
  };
  return due.flatMap((item) =>
    item.kind !== 'forgotten' ? [item] : item === first ? [folded] : [],
  );
}

function DueList({
  due,
  onMove,
}: {
  readonly due: readonly Due[];
  /** Missing: the clock cannot be moved now. */
  readonly onMove?: (by: ClockAdvance) => void;
}) {
  return (
    <section>
      <h2>Due next</h2>
      {due.length === 0 ? (
        <Empty title="Nothing is due">
          <p>
            Jobs that run, wait or are retried appear here. <a href={linkTo()}>Submit a job</a> in
            the playground, or see what happens to one that hangs:
          </p>
          <ExampleButton />
        </Empty>
      ) : (
        <ol class="due">
          {foldDeletions(due).map((item) => (
            <li key={`${item.atMs} ${item.kind} ${item.jobId ?? item.endpointId}`}>
              <Time ms={item.atMs} />
              <span>
                {isJobTimeout(item) ? <strong>{dueText(item)}</strong> : dueText(item)}
                {item.lastMs === undefined ? (
                  <>
                    {' '}
                    <JobOrEndpointLink {...item} />
                  </>
                ) : (
                  <>
                    {', the last one '}
                    <Time ms={item.lastMs} />
                  </>
                )}
              </span>
              {onMove !== undefined && (
                <button type="button" onClick={() => onMove({ untilMs: item.atMs })}>
                  Advance to it
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
