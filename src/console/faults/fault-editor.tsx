/** The form of a fault: what it does, to which requests and how often. */
import { useState } from 'preact/hooks';
import type { Fault } from '../../client/control.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { handleSubmit, useAction } from '../parts/action.tsx';
import { Choice } from '../parts/choice.tsx';
import { DurationInput } from '../parts/duration-input.tsx';
import { useEndpoints } from '../parts/endpoints.ts';
import { parseDuration } from '../parts/parse-duration.ts';
import {
  type Effect,
  faultKindOf,
  type Latency,
  operationOf,
  operationsOfFaultKind,
} from './fault-kinds.ts';

interface FaultEditorProps {
  readonly fault: Fault;
  readonly onSave: (fault: Fault) => Promise<void>;
  readonly onClose: () => void;
}

export function FaultEditor({ fault, onSave, onClose }: FaultEditorProps) {
  const [draft, setDraft] = useState(fault);
  const { start, failure } = useAction();
  const kind = faultKindOf(draft.effect);
  const change = (parts: FaultParts) => setDraft((old) => withoutEmptyParts({ ...old, ...parts }));
  return (
    <form aria-label={kind.label} onSubmit={handleSubmit(() => start(() => onSave(draft)))}>
      <EffectFields effect={draft.effect} onEffect={(effect) => change({ effect })} />
      <Choice
        label="Operation"
        value={draft.operation ?? ''}
        options={operationsOfFaultKind(kind)}
        onChoice={(name) => change({ operation: operationOf(name, kind) })}
      />
      <EndpointField endpoint={draft.endpoint} onEndpoint={(endpoint) => change({ endpoint })} />
      <NumberField
        label="Probability, from 0 to 1"
        value={draft.probability ?? 1}
        min={0}
        max={1}
        step="any"
        onValue={(probability) => change({ probability })}
      />
      <NumberField
        label="Maximum number of times (empty: no limit)"
        value={draft.count}
        min={1}
        onValue={(count) => change({ count })}
      />
      <div class="row">
        <button type="submit" class="primary">
          Save and switch on
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      {failure}
    </form>
  );
}

/** Parts of a fault; undefined removes one that may be missing. */
type FaultParts = Partial<Pick<Fault, 'effect'>> & {
  readonly [Part in OptionalFaultPart]?: Fault[Part] | undefined;
};
type OptionalFaultPart = 'operation' | 'endpoint' | 'probability' | 'count';

/** JSON has no undefined: a part without a value is left out. */
function withoutEmptyParts({
  operation,
  endpoint,
  probability,
  count,
  ...fault
}: Omit<Fault, OptionalFaultPart> & FaultParts): Omit<Fault, OptionalFaultPart> &
  Pick<Fault, OptionalFaultPart> {
  return definedMembers({
    ...fault,
    operation,
    endpoint,
    probability,
    count,
  });
}

function EndpointField({
  endpoint,
  onEndpoint,
}: {
  readonly endpoint: string | undefined;
  readonly onEndpoint: (endpoint: string | undefined) => void;
}) {
  const { value: endpoints = [] } = useEndpoints();
  const ids = new Set([
    ...(endpoint === undefined ? [] : [endpoint]),
    ...endpoints.map(({ id }) => id),
  ]);
  return (
    <Choice
      label="Endpoint"
      value={endpoint ?? ''}
      options={[...ids]}
      onChoice={(id) => onEndpoint(id || undefined)}
    />
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: string;
  readonly required?: boolean;
}

function NumberField({ label, value, onValue, ...limits }: NumberFieldProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        value={value ?? ''}
        {...limits}
        onInput={({ currentTarget: { value: text, valueAsNumber } }) =>
          onValue(text === '' ? undefined : valueAsNumber)
        }
      />
    </label>
  );
}

function EffectFields({
  effect,
  onEffect,
}: {
  readonly effect: Effect;
  readonly onEffect: (effect: Effect) => void;
}) {
  if ('latency' in effect) {
    return (
      <LatencyFields latency={effect.latency} onLatency={(latency) => onEffect({ latency })} />
    );
  }
  if (!('status' in effect)) return null;
  const { status, retryAfterSeconds } = effect;
  return (
    <>
      <NumberField
        label="Status"
        value={status}
        min={400}
        max={599}
        required
        onValue={(next = 500) => onEffect({ ...effect, status: next })}
      />
      <NumberField
        label="Retry-After in seconds (empty: none)"
        value={retryAfterSeconds}
        min={0}
        onValue={(next) =>
          onEffect({ status, ...(next !== undefined && { retryAfterSeconds: next }) })
        }
      />
    </>
  );
}

/** What each distribution begins with. */
const latencies = {
  fixed: { distribution: 'fixed', ms: 2000 },
  uniform: { distribution: 'uniform', minMs: 100, maxMs: 2000 },
  lognormal: { distribution: 'lognormal', medianMs: 200, sigma: 0.5 },
} as const satisfies { readonly [Name in Latency['distribution']]: Latency };

function LatencyFields({
  latency,
  onLatency,
}: {
  readonly latency: Latency;
  readonly onLatency: (latency: Latency) => void;
}) {
  return (
    <>
      <label>
        Delay
        <select
          value={latency.distribution}
          onChange={({ currentTarget: { value } }) => {
            const chosen = Object.values(latencies).find(
              ({ distribution }) => distribution === value,
            );
            if (chosen !== undefined) onLatency(chosen);
          }}
        >
          <option value="fixed">always the same</option>
          <option value="uniform">between two limits</option>
          <option value="lognormal">as in real networks</option>
        </select>
      </label>
      {latency.distribution === 'fixed' && (
        <MsField label="Duration" ms={latency.ms} onMs={(ms) => onLatency({ ...latency, ms })} />
      )}
      {latency.distribution === 'uniform' && (
        <>
          <MsField
            label="From"
            ms={latency.minMs}
            onMs={(minMs) => onLatency({ ...latency, minMs })}
          />
          <MsField
            label="To"
            ms={latency.maxMs}
            onMs={(maxMs) => onLatency({ ...latency, maxMs })}
          />
        </>
      )}
      {latency.distribution === 'lognormal' && (
        <>
          <MsField
            label="Median"
            ms={latency.medianMs}
            onMs={(medianMs) => onLatency({ ...latency, medianMs })}
          />
          <NumberField
            label="Spread, from 0 to 5"
            value={latency.sigma}
            min={0}
            max={5}
            step="any"
            required
            onValue={(sigma = 0) => onLatency({ ...latency, sigma })}
          />
        </>
      )}
    </>
  );
}

interface MsFieldProps {
  readonly label: string;
  readonly ms: number;
  readonly onMs: (ms: number) => void;
}

function MsField({ label, ms, onMs }: MsFieldProps) {
  const [text, setText] = useState(`${ms} ms`);
  return (
    <DurationInput
      label={label}
      text={text}
      onText={(next) => {
        setText(next);
        const duration = parseDuration(next);
        if (duration !== undefined) onMs(duration);
      }}
    />
  );
}
