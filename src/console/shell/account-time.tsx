/** The time of the account, and for a manual clock a way to what is due next. */
import type { ControlledClock } from '../../client/control.ts';
import { accountNow, clockKind, isManual, showClock } from '../account-clock.ts';
import { connection, revision } from '../live-events.ts';
import { useAction } from '../parts/action.tsx';
import { dueText, untilText } from '../parts/due-text.ts';
import { useLoaded } from '../parts/loading.tsx';
import { linkTo } from '../router.ts';
import { control, service } from '../session.ts';

const titles: Readonly<Record<ControlledClock['kind'], string>> = {
  manual: 'Manual clock: time stands still until you move it.',
  skipping: 'Skipping clock: it skips to what is due next when nobody does anything.',
  system: 'The clock of this machine, in UTC',
};

export function AccountTime() {
  if (service.value === undefined || connection.value === 'gone') return null;
  const [day, time = ''] = new Date(accountNow.value).toISOString().split('T');
  return (
    <>
      <a class="time" href={linkTo('clock')} title={titles[clockKind.value]}>
        <time dateTime={`${day}T${time}`}>
          <span class="day folded">{day}</span> {time.slice(0, 8)}
        </time>
        {clockKind.value !== 'system' && (
          <span class="kind folded">{`${clockKind.value} clock`}</span>
        )}
      </a>
      {isManual.value && <Advance />}
    </>
  );
}

function Advance() {
  const clock = useLoaded('next due', (signal) => control.getClock({ signal }));
  const { start, isBusy, failure } = useAction();
  const { nextDueMs, due = [] } = clock.value ?? {};
  async function advance(): Promise<void> {
    showClock(await control.advanceClock({ toNext: true }));
    // Not everything that is due has an event.
    revision.value += 1;
  }
  const what = due[0] === undefined ? '' : dueText(due[0]);
  const next =
    nextDueMs === undefined
      ? 'Nothing is due'
      : `${what} ${untilText(nextDueMs - accountNow.value)}`.trim();
  return (
    <>
      <button
        type="button"
        class="advance"
        disabled={isBusy || nextDueMs === undefined}
        title={next}
        onClick={() => start(advance)}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path fill="currentColor" d="M1 1v10l7-5zM9 1h2v10h-2z" />
        </svg>{' '}
        <span class="folded">Advance to next</span>
      </button>
      <span class="next quiet folded">{next}</span>
      {failure}
    </>
  );
}
