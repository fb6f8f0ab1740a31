/** The fields of the row of filters above a list. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isNarrow } from '../narrow-screen.ts';
import './filter-fields.css';

interface FilterBarProps {
  /** Always in view. */
  readonly search: ComponentChildren;
  /** How many other filters narrow the list. */
  readonly count: number;
  readonly children: ComponentChildren;
}

/** The filters above a list. On a narrow screen, all but the search are folded. */
export function FilterBar({ search, count, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow.value) {
    return (
      <search class="filters">
        {children}
        {search}
      </search>
    );
  }
  return (
    <search class="filters">
      {search}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      {isOpen && <div class="filters">{children}</div>}
    </search>
  );
}

export interface OptionGroup {
  readonly label?: string;
  readonly options: readonly string[];
}

/** Options with one that an address has named, even if there is no such option. */
export function optionsWith(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}

interface FilterChoiceProps {
  readonly label: string;
  /** Empty for any. */
  readonly value: string;
  readonly groups: readonly OptionGroup[];
  readonly onChange: (value: string) => void;
  /** The text of the choice that filters nothing. Default: the label with `any`. */
  readonly any?: string;
  /** The text of an option. Default: the option itself. */
  readonly textOf?: (option: string) => string;
}

export function FilterChoice({
  label,
  value,
  groups,
  onChange,
  any = `${label}: any`,
  textOf = (option) => option,
}: FilterChoiceProps) {
  const optionsOf = ({ options }: OptionGroup) =>
    options.map((option) => (
      <option value={option} key={option}>
        {textOf(option)}
      </option>
    ));
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{any}</option>
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

interface FilterChipsProps {
  readonly legend: string;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly title?: string;
  }[];
  readonly onChange: (value: string) => void;
}

/** A choice of few, of which one is always made. */
export function FilterChips({ legend, value, options, onChange }: FilterChipsProps) {
  return (
    <fieldset class="chips">
      <legend class="unseen">{legend}</legend>
      {options.map((option) => (
        <button
          type="button"
          aria-pressed={option.value === value}
          title={option.title}
          key={option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Moves the focus from the field to the list. */
  readonly onLeave: () => void;
}

/** `/` leads to it from anywhere on the page. */
export function SearchField({ label, placeholder, value, onChange, onLeave }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      dir="auto"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
        event.preventDefault();
        onLeave();
      }}
    />
  );
}
