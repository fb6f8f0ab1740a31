/** JSON with colours; long parts are folded. Everything is text, whatever it contains. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { NumberLiteral } from './json-text.ts';
import { itemCountText } from './values.tsx';

/** Members and elements that are shown at once, and characters of a text. */
const most = { members: 50, characters: 500 };

/** A value as JSON. Its first levels are open; default: 2. */
export function JsonView({ value, open = 2 }: { readonly value: unknown; readonly open?: number }) {
  return (
    <div class="json">
      <Value value={value} open={open} />
    </div>
  );
}

interface ValueProps {
  /** Of a member; undefined for an element. */
  readonly name?: string | undefined;
  readonly value: unknown;
  /** How many levels are open. */
  readonly open: number;
}

function Value({ name, value, open }: ValueProps) {
  const label = name !== undefined && <span class="name">{JSON.stringify(name)}: </span>;
  if (typeof value === 'object' && value !== null && !(value instanceof NumberLiteral)) {
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    const [start, end] = isList ? ['[', ']'] : ['{', '}'];
    if (entries.length > 0) {
      return (
        <Members
          label={label}
          start={start}
          end={end}
          entries={entries}
          open={open}
          names={!isList}
        />
      );
    }
    return (
      <>
        {label}
        {start + end}
      </>
    );
  }
  return (
    <>
      {label}
      {typeof value === 'string' ? (
        <Text text={value} />
      ) : (
        <span class={scalarType(value)}>{String(value)}</span>
      )}
    </>
  );
}

function scalarType(value: unknown): string {
  if (value === null) return 'null';
  return value instanceof NumberLiteral ? 'number' : typeof value;
}

interface MembersProps {
  readonly label: ComponentChildren;
  readonly start: string;
  readonly end: string;
  readonly entries: readonly (readonly [string, unknown])[];
  readonly open: number;
  readonly names: boolean;
}

function Members({ label, start, end, entries, open, names }: MembersProps) {
  const [visibleCount, setVisibleCount] = useState(most.members);
  const [isOpen, setOpen] = useState(open > 0 && entries.length <= most.members);
  const left = entries.length - visibleCount;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        {start}
        {!isOpen && (
          <span class="quiet">
            {` ${itemCountText(entries.length, names ? 'member' : 'element')} `}
            {end}
          </span>
        )}
      </summary>
      {isOpen && (
        <ul>
          {entries.slice(0, visibleCount).map(([name, value]) => (
            <li key={name}>
              <Value name={names ? name : undefined} value={value} open={open - 1} />
            </li>
          ))}
          {left > 0 && (
            <li>
              <button
                type="button"
                onClick={() => setVisibleCount(visibleCount + 10 * most.members)}
              >
                {`${left} more`}
              </button>
            </li>
          )}
        </ul>
      )}
      {isOpen && <span>{end}</span>}
    </details>
  );
}

function Text({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(text.length <= most.characters);
  const visibleText = isWhole ? text : text.slice(0, most.characters);
  return (
    <>
      <span class="string">{JSON.stringify(visibleText)}</span>
      {!isWhole && (
        <button type="button" onClick={() => setWhole(true)}>
          {`${text.length - most.characters} more characters`}
        </button>
      )}
    </>
  );
}
