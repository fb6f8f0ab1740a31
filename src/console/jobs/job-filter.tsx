/** Which jobs are listed, and in which order. Both are in the address, so a link shows the same jobs. */
import type { EndpointSummary } from '../../client/control.ts';
import { defaultFinalStates } from '../../client/job.ts';
import { addressFilter } from '../parts/address-filter.ts';
import { useEndpoints } from '../parts/endpoints.ts';
import {
  FilterBar,
  FilterChips,
  FilterChoice,
  type OptionGroup,
  optionsWith,
  SearchField,
} from '../parts/filter-fields.tsx';
import { JobTimes, timesOf } from './job-times.tsx';

const inAddress = addressFilter('jobs', {
  kind: '',
  endpoint: '',
  state: '',
  text: '',
  last: '',
  from: '',
  to: '',
  sort: '',
  order: '',
});

export const { read: readFilter, address: listAddress } = inAddress;

export type JobFilter = ReturnType<typeof readFilter>;

const kinds = [
  { value: '', label: 'All' },
  { value: 'serverless', label: 'Serverless' },
  { value: 'public', label: 'Public' },
];
const states = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', ...defaultFinalStates];

/** What the list can be sorted by, and the words for the highest and the lowest values first. */
const sorts = {
  number: ['Latest first', 'Oldest first'],
  delayTime: ['Longest delay', 'Shortest delay'],
  executionTime: ['Longest run', 'Shortest run'],
  cost: ['Highest cost', 'Lowest cost'],
} as const;

export type JobSort = keyof typeof sorts;

/** Whether the filter leaves out jobs. */
export function isNarrow({ sort: _, order: __, ...filter }: JobFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** How many filters besides the text leave out jobs. */
function countOf({ kind, endpoint, state, last, from, to }: JobFilter): number {
  return [kind, endpoint, state, last || from || to].filter((value) => value !== '').length;
}

/** The order of the list: that of the address, or the latest first. */
export function orderOf({ sort, order }: JobFilter) {
  return {
    sort: isSort(sort) ? sort : 'number',
    order: order === 'ascending' ? order : 'descending',
  } as const;
}

function isSort(text: string): text is JobSort {
  return Object.hasOwn(sorts, text);
}

/** The filter as the control interface takes it now. */
export function jobQuery(filter: JobFilter) {
  const { kind, endpoint, state, text } = filter;
  return {
    ...((kind === 'serverless' || kind === 'public') && ({ kind } as const)),
    ...(endpoint !== '' && { endpoint }),
    ...(state !== '' && { state }),
    ...(text !== '' && { text }),
    ...timesOf(filter),
  };
}

/** The row of filters above the list. `onLeave` moves the focus from the text to the list. */
export function JobFilters({ onLeave }: { readonly onLeave: () => void }) {
  const filter = readFilter();
  const { value: endpoints = [] } = useEndpoints();
  return (
    <FilterBar
      count={countOf(filter)}
      search={
        <SearchField
          label="Text in id, endpoint, state, worker, error, cost, webhook, input or output"
          placeholder="Search jobs ( / )"
          value={filter.text}
          onChange={(text) => inAddress.change({ text })}
          onLeave={onLeave}
        />
      }
    >
      <FilterChips
        legend="Kind of endpoint"
        options={kinds}
        value={filter.kind}
        onChange={(kind) => inAddress.change({ kind, endpoint: '' })}
      />
      <FilterChoice
        label="Endpoint"
        value={filter.endpoint}
        groups={endpointGroups(endpoints, filter)}
        onChange={(endpoint) => inAddress.change({ endpoint })}
      />
      <FilterChoice
        label="State"
        value={filter.state}
        groups={[{ options: optionsWith(states, filter.state) }]}
        onChange={(state) => inAddress.change({ state })}
      />
      <JobTimes filter={filter} onChange={inAddress.change} />
      <SortChoice filter={filter} />
    </FilterBar>
  );
}

/** Also for small screens, where most columns are missing. */
function SortChoice({ filter }: { readonly filter: JobFilter }) {
  const options = Object.entries(sorts).flatMap(([sort, [highest, lowest]]) => [
    { sort, order: 'descending', text: highest },
    { sort, order: 'ascending', text: lowest },
  ]);
  const { sort, order } = orderOf(filter);
  const chosen = options.findIndex((option) => option.sort === sort && option.order === order);
  return (
    <select
      aria-label="Order"
      value={`${chosen}`}
      onChange={(event) => {
        const { sort = '', order = '' } = options[Number(event.currentTarget.value)] ?? {};
        sortBy(sort, order);
      }}
    >
      {options.map(({ text }, index) => (
        <option value={`${index}`} key={text}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** The usual order is not in the address. */
export function sortBy(sort: string, order: string): void {
  const isUsual = sort === 'number' && order === 'descending';
  inAddress.change(isUsual ? { sort: '', order: '' } : { sort, order });
}

/** Serverless endpoints come first: their jobs have no other page. */
function endpointGroups(
  endpoints: readonly EndpointSummary[],
  { kind, endpoint }: JobFilter,
): OptionGroup[] {
  const ids = new Set(endpoints.map(({ id }) => id));
  const groups = kinds.slice(1).map((group) => ({
    label: group.label,
    options: endpoints
      .filter((summary) => summary.kind === group.value && (kind === '' || kind === summary.kind))
      .map(({ id }) => id),
  }));
  // An address can name an endpoint that there is not.
  const others = endpoint === '' || ids.has(endpoint) ? [] : [{ options: [endpoint] }];
  return [...others, ...groups.filter(({ options }) => options.length > 0)];
}
