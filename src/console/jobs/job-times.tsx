/** The time that listed jobs are from: up to now, or between two instants. */
import { definedMembers } from '../../core/defined-members.ts';
import { accountNow } from '../account-clock.ts';
import { FilterChoice } from '../parts/filter-fields.tsx';

/** As the address has it: `from` and `to` are UTC. Empty texts leave a side open. */
export interface TimeRange {
  readonly last: string;
  readonly from: string;
  readonly to: string;
}

const spans: Readonly<Record<string, { readonly text: string; readonly ms: number }>> = {
  '5min': { text: 'Last 5 minutes', ms: 300_000 },
  '1h': { text: 'Last hour', ms: 3_600_000 },
  '24h': { text: 'Last 24 hours', ms: 86_400_000 },
};

const between = 'between';

/** The range as the control interface takes it, at the account's present time. */
export function timesOf({ last, from, to }: TimeRange): { fromMs?: number; toMs?: number } {
  const span = spans[last];
  if (span !== undefined) return { fromMs: Math.max(0, accountNow.peek() - span.ms) };
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  return definedMembers({
    fromMs: fromMs >= 0 ? fromMs : undefined,
    toMs: toMs >= 0 ? toMs : undefined,
  });
}

export function JobTimes({
  filter: { last, from, to },
  onChange,
}: {
  readonly filter: TimeRange;
  readonly onChange: (range: Partial<TimeRange>) => void;
}) {
  const isBetween = from !== '' || to !== '';
  function choose(choice: string): void {
    const ms = accountNow.peek() - (spans[last]?.ms ?? 3_600_000);
    onChange(
      choice === between
        ? { last: '', from: new Date(ms).toISOString() }
        : { last: choice, from: '', to: '' },
    );
  }
  return (
    <>
      <FilterChoice
        label="Submitted"
        any="Any time"
        value={isBetween ? between : last}
        groups={[{ options: [...Object.keys(spans), between] }]}
        textOf={(option) => spans[option]?.text ?? 'Between …'}
        onChange={choose}
      />
      {isBetween && (
        <>
          <InstantInput label="From" value={from} onChange={(from) => onChange({ from })} />
          <InstantInput label="Until" value={to} onChange={(to) => onChange({ to })} />
        </>
      )}
    </>
  );
}

interface InstantProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (utc: string) => void;
}

/** People read and write the time of their own zone. */
function InstantInput({ label, value, onChange }: InstantProps) {
  const ms = Date.parse(value);
  const local = Number.isNaN(ms)
    ? ''
    : new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  return (
    <label class="instant">
      {label}
      <input
        type="datetime-local"
        step="1"
        value={local}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? '' : new Date(value).toISOString())
        }
      />
    </label>
  );
}
