/** How a receiver answers: the responses to its next calls, in order. The last one repeats. */
import type { ReceiverResponse } from '../../client/control.ts';
import { DurationInput } from '../parts/duration-input.tsx';
import { parseDuration } from '../parts/parse-duration.ts';

export type ScriptStep =
  | { readonly kind: 'status'; readonly status: string; readonly delay: string }
  | { readonly kind: 'reset' };

const presets: readonly {
  readonly label: string;
  readonly responses: readonly ReceiverResponse[];
}[] = [
  { label: 'Always 200', responses: [{ status: 200 }] },
  { label: 'Always 500', responses: [{ status: 500 }] },
  {
    label: '500, then 500, then 200',
    responses: [{ status: 500 }, { status: 500 }, { status: 200 }],
  },
  { label: 'Too slow: 200 after 15 s', responses: [{ status: 200, delayMs: 15_000 }] },
  { label: 'Closed connection, then 200', responses: [{ reset: true }, { status: 200 }] },
];

export function scriptSteps(responses: readonly ReceiverResponse[]): ScriptStep[] {
  return responses.map((response) => {
    if ('reset' in response) return { kind: 'reset' };
    const { status, delayMs = 0 } = response;
    return { kind: 'status', status: `${status}`, delay: `${delayMs / 1000} s` };
  });
}

/** The script that steps stand for; the service names what is wrong with it. */
export function responsesOf(steps: readonly ScriptStep[]): ReceiverResponse[] {
  return steps.map((step) => {
    if (step.kind === 'reset') return { reset: true };
    const delayMs = parseDuration(step.delay) ?? 0;
    return { status: Number(step.status), ...(delayMs > 0 && { delayMs }) };
  });
}

export function ScriptEditor({
  steps,
  onSteps,
}: {
  readonly steps: readonly ScriptStep[];
  readonly onSteps: (steps: readonly ScriptStep[]) => void;
}) {
  const replace = (index: number, ...by: readonly ScriptStep[]) =>
    onSteps(steps.toSpliced(index, 1, ...by));
  return (
    <fieldset class="script">
      <legend>Responses, in this order; the last one repeats</legend>
      <label>
        Begin with
        <select
          onChange={({ currentTarget }) => {
            const chosen = presets[Number(currentTarget.value)];
            if (chosen !== undefined) onSteps(scriptSteps(chosen.responses));
          }}
        >
          <option value="">a ready-made script…</option>
          {presets.map(({ label }, index) => (
            <option value={index} key={label}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <StepEditor
              step={step}
              number={index + 1}
              onStep={(changed) => replace(index, changed)}
            />
            <button
              type="button"
              aria-label={`Remove response ${index + 1}`}
              disabled={steps.length === 1}
              onClick={() => replace(index)}
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => onSteps([...steps, { kind: 'status', status: '200', delay: '0 s' }])}
      >
        Add a response
      </button>
    </fieldset>
  );
}

interface StepEditorProps {
  readonly step: ScriptStep;
  readonly number: number;
  readonly onStep: (step: ScriptStep) => void;
}

function StepEditor({ step, number, onStep }: StepEditorProps) {
  return (
    <>
      <label>
        {`Response ${number}`}
        <select
          value={step.kind}
          onChange={({ currentTarget }) =>
            onStep(
              currentTarget.value === 'reset'
                ? { kind: 'reset' }
                : { kind: 'status', status: '500', delay: '0 s' },
            )
          }
        >
          <option value="status">Answer with a status</option>
          <option value="reset">Close the connection</option>
        </select>
      </label>
      {step.kind === 'status' && (
        <>
          <label>
            Status
            <input
              type="number"
              min={200}
              max={599}
              required
              value={step.status}
              onInput={({ currentTarget }) => onStep({ ...step, status: currentTarget.value })}
            />
          </label>
          <DurationInput
            label="After"
            text={step.delay}
            onText={(delay) => onStep({ ...step, delay })}
          />
        </>
      )}
    </>
  );
}
