/** Faults: each kind can be switched on and off, and shows how often it took effect. */
import { useState } from 'preact/hooks';
import type { DeclaredFault, Fault } from '../../client/control.ts';
import { HttpError } from '../../client/errors.ts';
import { timesText } from '../../core/sentences.ts';
import { curlCode } from '../code/curl.ts';
import { type Action, useAction } from '../parts/action.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ConfirmButton } from '../parts/dialog.tsx';
import { Show, useLoaded } from '../parts/loading.tsx';
import { useCodeContext } from '../parts/use-code-context.ts';
import { control } from '../session.ts';
import { FaultEditor } from './fault-editor.tsx';
import { allKinds, type FaultKind, faultKindOf, faultText } from './fault-kinds.ts';
import './faults.css';

export function FaultsPage() {
  const faults = useLoaded('faults', (signal) => control.listFaults({ signal }));
  const { start, failure } = useAction();
  /** Then shows what the service has, also if the change was refused. */
  const change: FaultChangeProps['change'] = async (work) => {
    try {
      await work();
    } catch (error) {
      throw isOutdated(error) ? new Error(meanwhile, { cause: error }) : error;
    } finally {
      faults.reload();
    }
  };
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
            <Kinds all={all} change={change} start={start} />
            <AllFaults all={all} change={change} />
          </>
        )}
      </Show>
    </>
  );
}

const meanwhile =
  'Something else has changed this fault meanwhile. Nothing was saved; the list shows it as it is now.';

/** Whether the fault that was to be changed is another one now, or gone. */
function isOutdated(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 412);
}

interface FaultChangeProps {
  readonly change: (work: () => Promise<unknown>) => Promise<void>;
}

interface Faults extends FaultChangeProps {
  readonly all: readonly DeclaredFault[];
}

function Kinds({ all, ...actions }: Faults & Pick<Action, 'start'>) {
  return (
    <ul class="faults">
      {allKinds.map((kind) => {
        const ofKind = all.filter(({ fault }) => faultKindOf(fault.effect) === kind);
        // The place is the key: the row of a kind stays when its first fault comes.
        return (ofKind.length === 0 ? [undefined] : ofKind).map((declared, place) => (
          <FaultRow key={`${kind.label} ${place}`} kind={kind} declared={declared} {...actions} />
        ));
      })}
    </ul>
  );
}

/** Switched on, and not used up. */
function isInForce({ fault, left }: DeclaredFault): boolean {
  return fault.enabled !== false && left !== 0;
}

function switchFault({ enabled: _, ...fault }: Fault, on: boolean): Fault {
  return on ? fault : { ...fault, enabled: false };
}

interface FaultRowProps extends FaultChangeProps, Pick<Action, 'start'> {
  readonly kind: FaultKind;
  /** Missing: the kind has no fault yet. */
  readonly declared: DeclaredFault | undefined;
}

function FaultRow({ kind, declared, change, start }: FaultRowProps) {
  /** The fault as it was when the form was opened; `another` is a new one. */
  const [editing, setEditing] = useState<DeclaredFault | 'another'>();
  const initial: Fault = { effect: kind.effect };
  const isOn = declared !== undefined && isInForce(declared);
  const isUsedUp = declared?.left === 0;
  async function save(fault: Fault): Promise<void> {
    const on = switchFault(fault, true);
    await change(() =>
      editing === undefined || editing === 'another'
        ? control.addFault(on)
        : replace(editing, on, { keepCounts: editing.left !== 0 }),
    );
    setEditing(undefined);
  }
  /** A fault that is used up begins anew. */
  const turn = () =>
    start(() =>
      change(() =>
        declared === undefined
          ? control.addFault(initial)
          : replace(declared, switchFault(declared.fault, !isOn), { keepCounts: !isUsedUp }),
      ),
    );
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
            turn();
          }}
        />
        <strong>{kind.label}</strong>
      </label>
      <div class="what">
        <p>{kind.does}</p>
        {declared !== undefined && <FaultSummary declared={declared} />}
        {editing !== undefined && (
          <FaultEditor
            fault={editing === 'another' ? initial : editing.fault}
            onSave={save}
            onClose={() => setEditing(undefined)}
          />
        )}
      </div>
      <div class="row">
        {isUsedUp && (
          <button type="button" aria-label={`Renew ${kind.label}`} onClick={turn}>
            Renew
          </button>
        )}
        <button
          type="button"
          aria-label={`Edit ${kind.label}`}
          onClick={() => setEditing(declared ?? 'another')}
        >
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
          <button
            type="button"
            aria-label={`Remove ${kind.label}`}
            onClick={() => start(() => change(() => remove(declared)))}
          >
            Remove
          </button>
        )}
      </div>
    </li>
  );
}

/** Changes a fault, unless something else has changed it since it was read. */
function replace(
  { id, etag }: DeclaredFault,
  fault: Fault,
  { keepCounts = false } = {},
): Promise<DeclaredFault> {
  return control.changeFault(id, { fault, keepCounts }, { ifMatch: etag });
}

function remove({ id, etag }: DeclaredFault): Promise<void> {
  return control.removeFault(id, { ifMatch: etag });
}

function FaultSummary({ declared }: { readonly declared: DeclaredFault }) {
  const { fault, isFromSettings } = declared;
  return (
    <p class="summary">
      <span class="fired">{fireCountText(declared)}</span>
      {` · ${faultText(fault)}`}
      {isFromSettings && <span class="quiet"> · from the account's settings</span>}
    </p>
  );
}

/** `used 3 of 3`, `fired once`. */
function fireCountText({ fired, left }: DeclaredFault): string {
  if (left !== undefined) return `used ${fired} of ${fired + left}`;
  return `fired ${timesText(fired)}`;
}

function AllFaults({ all, change }: Faults) {
  const context = useCodeContext();
  if (all.length === 0) return null;
  const body = JSON.stringify({ faults: all.map(({ fault }) => fault) });
  const curl = curlCode({ method: 'PUT', target: '/control/faults', body }, context);
  /** One by one, so that what was added meanwhile stays. */
  async function clear(): Promise<void> {
    for (const declared of all) {
      await (declared.isFromSettings
        ? replace(declared, switchFault(declared.fault, false))
        : remove(declared));
    }
  }
  return (
    <div class="row">
      <ConfirmButton
        label="Clear all faults"
        question="Faults and their counts are removed. Those of the account's settings stay in the list, switched off."
        act={() => change(clear)}
      />
      <CopyButton text={curl} label="Copy these faults as curl" />
    </div>
  );
}
