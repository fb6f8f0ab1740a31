/** The time of the account, and for a manual clock a way to what is due next. */
import { accountNow, isManual, showClock } from '../account-clock.ts';
import { connection, revision } from '../live.ts';
import { useAction } from '../parts/action.tsx';
import { dueText } from '../parts/due-text.ts';
import { useLoaded } from '../parts/loaded.tsx';
import { durationText } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { control, service } from '../session.ts';

export function AccountTime() {
  if (service.value === undefined || connection.value === 'gone') return null;
  const [day, time = ''] = new Date(accountNow.value).toISOString().split('T');
  return (
    <>
      <a
        class="time"
        href={linkTo('clock')}
        title={
          isManual.value
            ? 'Manual clock: time stands still until you move it.'
            : 'The clock of this machine, in UTC'
        }
      >
        <time dateTime={`${day}T${time}`}>
          <span class="day folded">{day}</span> {time.slice(0, 8)}
        </time>
        {isManual.value && <span class="kind folded">manual clock</span>}
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
  const next =
    nextDueMs === undefined
      ? 'Nothing is due'
      : `${due[0] === undefined ? '' : `${dueText(due[0])} `}in ${durationText(Math.max(0, nextDueMs - accountNow.value))}`;
  return (
    <>
      <button
        type="button"
        class="advance"
        disabled={isBusy || nextDueMs === undefined}
        title={next}
        onClick={() => start(advance)}
      >
        <span aria-hidden="true">⏭</span> <span class="folded">Advance to next</span>
      </button>
      <span class="next quiet folded">{next}</span>
      {failure}
    </>
  );
}
