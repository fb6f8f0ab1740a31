/** Which requests are listed. The filter is in the address, so a link shows the same requests. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { isNarrow } from '../narrow-screen.ts';
import { addressFilter } from '../parts/address-filter.ts';
import { useEndpoints } from '../parts/endpoints.ts';
import {
  FilterBar,
  FilterChips,
  FilterChoice,
  optionsWith,
  SearchField,
} from '../parts/filter-fields.tsx';
import { useLoaded } from '../parts/loading.tsx';
import { readServiceDocument } from '../parts/service-document.ts';
import { control } from '../session.ts';

const inAddress = addressFilter('requests', {
  scope: '',
  status: '',
  operation: '',
  key: '',
  endpoint: '',
  job: '',
  text: '',
});

export const { read: readFilter, address: listAddress } = inAddress;

export type RequestListFilter = ReturnType<typeof readFilter>;

const scopes = [
  {
    value: '',
    label: 'All',
    title: 'Also without an account. Other accounts have their own lists.',
  },
  { value: 'account', label: 'This account' },
  { value: 'none', label: 'No account' },
];

const statuses = ['2xx', '4xx', '5xx', 'dropped', 'waiting', 'refused'];
/** As the control interface takes it. */
const statusPattern = /^([1-5][0-9][0-9]|[1-5]xx|dropped|waiting|refused)$/;

/** The filter as the control interface takes it. Those who look for a reason do not know yet whose it is. */
export function requestQuery({ scope, ...filter }: RequestListFilter) {
  const entries = Object.entries(filter).filter(([, value]) => value !== '');
  const isOne = scope === 'account' || scope === 'none';
  return { ...Object.fromEntries(entries), scope: isOne ? scope : 'all' } as const;
}

interface RequestFiltersProps {
  readonly onLeave: () => void;
  /** Of the list, for a narrow screen. */
  readonly actions: ComponentChildren;
}

/** The row of filters above the list. `onLeave` moves the focus from the text to the list. */
export function RequestFilters({ onLeave, actions }: RequestFiltersProps) {
  const filter = readFilter();
  const { scope, status, job, text } = filter;
  const { value: endpoints = [] } = useEndpoints();
  const { value: keys = [] } = useLoaded('keys', (signal) => control.listKeys({ signal }));
  const { value: operations = [] } = useLoaded('operations', readOperationIds, { once: true });
  const keyNames = [...keys.map(({ id, name }) => name ?? id), 'console'];
  const choice = (
    name: 'operation' | 'key' | 'endpoint',
    { label, options }: { label: string; options: readonly string[] },
  ) => (
    <FilterChoice
      label={label}
      value={filter[name]}
      groups={[{ options: optionsWith([...new Set(options)], filter[name]) }]}
      onChange={(value) => inAddress.change({ [name]: value })}
    />
  );
  return (
    <FilterBar
      count={Object.values({ ...filter, text: '' }).filter((value) => value !== '').length}
      search={
        <SearchField
          label="Text in path, reason, headers or bodies"
          placeholder="Search requests ( / )"
          value={text}
          onChange={(to) => inAddress.change({ text: to })}
          onLeave={onLeave}
        />
      }
    >
      <FilterChips
        legend="Whose requests"
        options={scopes}
        value={scope}
        onChange={(to) => inAddress.change({ scope: to })}
      />
      <button
        type="button"
        aria-pressed={status === 'refused'}
        onClick={() => inAddress.change({ status: status === 'refused' ? '' : 'refused' })}
      >
        Refused
      </button>
      <StatusField value={status} onChange={(to) => inAddress.change({ status: to })} />
      {choice('operation', { label: 'Operation', options: operations })}
      {choice('key', { label: 'Key', options: keyNames })}
      {choice('endpoint', { label: 'Endpoint', options: endpoints.map(({ id }) => id) })}
      {job !== '' && (
        <button
          type="button"
          title="Show requests of all jobs"
          onClick={() => inAddress.change({ job: '' })}
        >
          Job <bdi class="id">{job}</bdi> ×
        </button>
      )}
      {isNarrow.value && actions}
    </FilterBar>
  );
}

interface StatusFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A code or a class of them; for what is neither, all are listed. */
function StatusField({ value, onChange }: StatusFieldProps) {
  const [typed, setTyped] = useState({ value, text: value });
  const list = useId();
  const text = typed.value === value ? typed.text : value;
  const isStatus = (text: string) => text === '' || statusPattern.test(text);
  return (
    <>
      <input
        class="status-filter"
        list={list}
        aria-label="Status"
        placeholder="Status: any"
        title="A code such as 404, a class such as 4xx, dropped, waiting or refused"
        autoComplete="off"
        size={9}
        value={text}
        aria-invalid={!isStatus(text)}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value.trim().toLowerCase();
          const status = isStatus(text) ? text : '';
          setTyped({ value: status, text });
          onChange(status);
        }}
      />
      <datalist id={list}>
        {statuses.map((status) => (
          <option value={status} key={status} />
        ))}
      </datalist>
    </>
  );
}

/** The operations of the document of the service. */
async function readOperationIds(signal: AbortSignal): Promise<readonly string[]> {
  const { paths } = await readServiceDocument(signal);
  return valuesOfAny(paths)
    .flatMap(valuesOfAny)
    .map((operation) => Object(operation).operationId)
    .filter((id) => typeof id === 'string');
}

function valuesOfAny(value: unknown): unknown[] {
  return Object.values(Object(value));
}
