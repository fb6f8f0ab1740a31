/** Which jobs are listed. The filter is in the address, so a link shows the same jobs. */
import type { EndpointSummary } from '../../client/control.ts';
import { defaultFinalStates } from '../../client/job.ts';
import { useEndpoints } from '../parts/endpoints.ts';
import { goTo, linkTo, route } from '../router.ts';

/** What a filter asks for; empty texts ask for nothing. */
export interface JobFilter {
  readonly kind: string;
  readonly endpoint: string;
  readonly state: string;
  readonly text: string;
}

const names = ['kind', 'endpoint', 'state', 'text'] as const;
const kinds = [
  { kind: '', label: 'All' },
  { kind: 'serverless', label: 'Serverless' },
  { kind: 'public', label: 'Public' },
];
const states = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', ...defaultFinalStates];

/** The filter of the address. */
export function readFilter(): JobFilter {
  const { query } = route.value;
  const [kind = '', endpoint = '', state = '', text = ''] = names.map(
    (name) => query.get(name) ?? '',
  );
  return { kind, endpoint, state, text };
}

/** The filter as the control interface takes it. */
export function queryOf({ kind, endpoint, state, text }: JobFilter) {
  return {
    ...((kind === 'serverless' || kind === 'public') && ({ kind } as const)),
    ...(endpoint !== '' && { endpoint }),
    ...(state !== '' && { state }),
    ...(text !== '' && { text }),
  };
}

/** The address of the list of the jobs that a filter asks for. */
export function listAddress(filter: Partial<JobFilter>): string {
  const query = new URLSearchParams();
  for (const name of names) if (filter[name]) query.set(name, filter[name]);
  return linkTo('jobs', query);
}

/** The row of filters above the list. `onLeave` moves the focus from the text to the list. */
export function Filters({ onLeave }: { readonly onLeave: () => void }) {
  const filter = readFilter();
  const { value: endpoints = [] } = useEndpoints();
  const change = (to: Partial<JobFilter>) =>
    goTo(listAddress({ ...filter, ...to }), { replace: true });
  return (
    <search class="filters">
      <fieldset class="chips">
        <legend class="unseen">Kind of endpoint</legend>
        {kinds.map(({ kind, label }) => (
          <button
            type="button"
            aria-pressed={filter.kind === kind}
            key={kind}
            onClick={() => change({ kind, endpoint: '' })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <Choice
        label="Endpoint"
        value={filter.endpoint}
        groups={endpointGroups(endpoints, filter)}
        onChange={(endpoint) => change({ endpoint })}
      />
      <Choice
        label="State"
        value={filter.state}
        groups={[{ options: optionsWith(states, filter.state) }]}
        onChange={(state) => change({ state })}
      />
      <input
        type="search"
        aria-label="Text in id, endpoint, state, worker or error"
        placeholder="Search jobs ( / )"
        value={filter.text}
        onInput={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onLeave();
        }}
      />
    </search>
  );
}

interface OptionGroup {
  readonly label?: string;
  readonly options: readonly string[];
}

/** Serverless endpoints come first: their jobs have no other page. */
function endpointGroups(
  endpoints: readonly EndpointSummary[],
  { kind, endpoint }: JobFilter,
): OptionGroup[] {
  const known = new Set(endpoints.map(({ id }) => id));
  const groups = kinds.slice(1).map((group) => ({
    label: group.label,
    options: endpoints
      .filter((one) => one.kind === group.kind && (kind === '' || kind === one.kind))
      .map(({ id }) => id),
  }));
  // An address can name an endpoint that there is not.
  const others = endpoint === '' || known.has(endpoint) ? [] : [{ options: [endpoint] }];
  return [...others, ...groups.filter(({ options }) => options.length > 0)];
}

function optionsWith(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly groups: readonly OptionGroup[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, groups, onChange }: ChoiceProps) {
  const optionsOf = ({ options }: OptionGroup) =>
    options.map((option) => (
      <option value={option} key={option}>
        {option}
      </option>
    ));
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{`${label}: any`}</option>
      {groups.map((group) =>
        group.label === undefined ? (
          optionsOf(group)
        ) : (
          <optgroup label={group.label} key={group.label}>
            {optionsOf(group)}
          </optgroup>
        ),
      )}
    </select>
  );
}
