/** The faults of an endpoint as switches. More than on and off is on the page of faults. */
import type { DeclaredFault } from '../../client/control.ts';
import { allKinds, type FaultKind, faultKindOf } from '../faults/fault-kinds.ts';
import { useAction } from '../parts/action.tsx';
import { control } from '../session.ts';

interface FaultSwitchesProps {
  readonly endpointId: string;
  /** Of all endpoints. */
  readonly faults: readonly DeclaredFault[];
  readonly onChange: () => void;
}

export function FaultSwitches({ endpointId, faults, onChange }: FaultSwitchesProps) {
  const { start, isBusy, failure } = useAction();
  const faultOf = (kind: FaultKind) =>
    faults.find(
      ({ fault, left }) =>
        fault.endpoint === endpointId && left !== 0 && faultKindOf(fault.effect) === kind,
    );
  const isOn = (kind: FaultKind) => {
    const declared = faultOf(kind);
    return declared !== undefined && declared.fault.enabled !== false;
  };
  const turn = async (kind: FaultKind) => {
    const declared = faultOf(kind);
    if (declared === undefined) {
      await control.addFault({ effect: kind.effect, endpoint: endpointId });
    } else {
      const { id, etag, fault } = declared;
      const { enabled: _, ...on } = fault;
      const changed = isOn(kind) ? { ...on, enabled: false } : on;
      await control.changeFault(id, { fault: changed, keepCounts: true }, { ifMatch: etag });
    }
    onChange();
  };
  const names = allKinds.filter(isOn).map(({ label }) => label);
  return (
    <details>
      <summary>{names.length === 0 ? <span class="quiet">none</span> : names.join(', ')}</summary>
      <div class="switches">
        {allKinds.map((kind) => (
          <button
            type="button"
            role="switch"
            aria-checked={isOn(kind)}
            title={kind.does}
            disabled={isBusy}
            key={kind.label}
            onClick={() => start(() => turn(kind))}
          >
            {kind.label}
          </button>
        ))}
      </div>
      {failure}
    </details>
  );
}
