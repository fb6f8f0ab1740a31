/** Faults: each kind can be switched on and off, and shows how often it took effect. */
import { useState } from 'preact/hooks';
import type { DeclaredFault, Fault } from '../../client/control.ts';
import { curlCode } from '../code/curl.ts';
import { type Action, useAction } from '../parts/action.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ConfirmButton } from '../parts/dialog.tsx';
import { Show, useLoaded } from '../parts/loaded.tsx';
import { useCodeContext } from '../parts/use-code-context.ts';
import { control } from '../session.ts';
import { FaultEditor } from './fault-editor.tsx';
import { allKinds, faultText, type Kind, kindOf } from './fault-kinds.ts';
import './faults.css';

export function FaultsPage() {
  const faults = useLoaded('faults', (signal) => control.listFaults({ signal }));
  const { start, failure } = useAction();
  /** Replaces the list; what stays the same keeps its count. */
  async function declare(next: readonly Fault[]): Promise<void> {
    await control.declareFaults(next, { keepCounts: true });
    faults.reload();
  }
  return (
    <>
      <p>
        Switch on what your program should survive. Faults affect all requests and jobs of this
        account, including those of the playground. If several apply, the first one that takes
        effect counts.
      </p>
      {failure}
      <Show loaded={faults}>
        {(all) => (
          <>
            <Kinds all={all} declare={declare} start={start} />
            <AllFaults all={all} declare={declare} />
          </>
        )}
      </Show>
    </>
  );
}

interface Faults {
  readonly all: readonly DeclaredFault[];
  readonly declare: (faults: readonly Fault[]) => Promise<void>;
}

function Kinds({ all, declare, start }: Faults & Pick<Action, 'start'>) {
  /** The faults, with one replaced, added at the end or removed. */
  const replaced = (index: number, ...by: readonly Fault[]) =>
    all.map(({ fault }) => fault).toSpliced(index < 0 ? all.length : index, 1, ...by);
  const act = (next: readonly Fault[]) => start(() => declare(next));
  return (
    <ul class="faults">
      {allKinds.map((kind) => {
        const places = [...all.keys()].filter((index) => kindOfFault(all[index]) === kind);
        return (places.length === 0 ? [-1] : places).map((index) => (
          <FaultRow
            key={`${kind.label} ${index}`}
            kind={kind}
            declared={all[index]}
            onChange={(fault) => declare(replaced(index, fault))}
            onSwitch={(fault) => act(replaced(index, fault))}
            onRemove={() => act(replaced(index))}
            onAdd={(fault) => declare(replaced(-1, fault))}
          />
        ));
      })}
    </ul>
  );
}

function kindOfFault(declared: DeclaredFault | undefined): Kind | undefined {
  return declared && kindOf(declared.fault.effect);
}

interface FaultRowProps {
  readonly kind: Kind;
  /** Missing: the kind has no fault yet. */
  readonly declared: DeclaredFault | undefined;
  readonly onChange: (fault: Fault) => Promise<void>;
  readonly onSwitch: (fault: Fault) => void;
  readonly onRemove: () => void;
  readonly onAdd: (fault: Fault) => Promise<void>;
}

function FaultRow({ kind, declared, onChange, onSwitch, onRemove, onAdd }: FaultRowProps) {
  const [editing, setEditing] = useState<'this' | 'another'>();
  const initial: Fault = { effect: kind.effect };
  const fault = declared?.fault ?? initial;
  const isOn = declared !== undefined && fault.enabled !== false;
  async function save(changed: Fault): Promise<void> {
    const { enabled: _, ...on } = changed;
    await (editing === 'another' ? onAdd(on) : onChange(on));
    setEditing(undefined);
  }
  return (
    <li>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onClick={(event) => {
            // The box shows what the service says, also if the call fails.
            event.preventDefault();
            const { enabled: _, ...on } = fault;
            onSwitch(isOn ? { ...fault, enabled: false } : on);
          }}
        />
        <strong>{kind.label}</strong>
      </label>
      <div class="what">
        <p>{kind.does}</p>
        {declared !== undefined && <Summary declared={declared} />}
        {editing !== undefined && (
          <FaultEditor
            fault={editing === 'another' ? initial : fault}
            onSave={save}
            onClose={() => setEditing(undefined)}
          />
        )}
      </div>
      <div class="row">
        <button type="button" aria-label={`Edit ${kind.label}`} onClick={() => setEditing('this')}>
          Edit
        </button>
        {declared !== undefined && (
          <button
            type="button"
            aria-label={`Add another ${kind.label}`}
            onClick={() => setEditing('another')}
          >
            Add another
          </button>
        )}
        {declared !== undefined && !declared.isFromSettings && (
          <button type="button" aria-label={`Remove ${kind.label}`} onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
    </li>
  );
}

function Summary({
  declared: { fault, fired, left, isFromSettings },
}: {
  readonly declared: DeclaredFault;
}) {
  return (
    <p class="summary">
      <span class="fired">{`fired ${fired === 1 ? 'once' : `${fired} times`}`}</span>
      {left !== undefined && `, ${left} left`}
      {` · ${faultText(fault)}`}
      {isFromSettings && <span class="quiet"> · from the account's settings</span>}
    </p>
  );
}

function AllFaults({ all, declare }: Faults) {
  const context = useCodeContext();
  if (all.length === 0) return null;
  const off = (list: readonly DeclaredFault[]) =>
    list.map(({ fault }) => ({ ...fault, enabled: false }));
  const own = all.filter(({ isFromSettings }) => isFromSettings);
  const body = JSON.stringify({ faults: all.map(({ fault }) => fault) });
  const curl = curlCode({ method: 'PUT', target: '/control/faults', body }, context);
  return (
    <div class="row">
      <ConfirmButton
        label="Clear all faults"
        question="Faults and their counts are removed. Those of the account's settings stay in the list, switched off."
        act={() => declare(off(own))}
      />
      <CopyButton text={curl} label="Copy these faults as curl" />
    </div>
  );
}
