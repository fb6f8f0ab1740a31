/** The request that is being prepared: its endpoint, its input, its cost, and the request as code. */
import { useRef, useState } from 'preact/hooks';
import type { EndpointSummary } from '../../client/control.ts';
import { submissionRequest } from '../code/code-request.ts';
import { handleSubmit } from '../parts/action.tsx';
import { CopyAs } from '../parts/copy-as.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Failure } from '../parts/loading.tsx';
import { Price, quantityText } from '../parts/price.tsx';
import { Money } from '../parts/values.tsx';
import { linkTo } from '../router.ts';
import { type EstimateState, useEstimate } from './estimate.ts';
import type { Field } from './input-fields.ts';
import { Fields, InputFields } from './input-form.tsx';
import { JsonInput } from './json-input.tsx';
import {
  change,
  changeView,
  chooseEndpoint,
  draft,
  examplesOfEndpoint,
  optionFields,
  type PlaygroundRequest,
  type ReadDraft,
} from './request-draft.ts';
import { linkFragment } from './request-links.ts';
import { attemptOutcome, startAttempt } from './shown-attempt.ts';

export function RequestForm({
  endpoints,
  endpoint,
  fields,
  read: { request, inputProblems, optionProblems, jsonProblem },
}: {
  readonly endpoints: readonly EndpointSummary[];
  readonly endpoint: EndpointSummary;
  /** Undefined if the input can only be JSON. */
  readonly fields: readonly Field[] | undefined;
  readonly read: ReadDraft;
}) {
  const form = useRef<HTMLFormElement>(null);
  // Once some were given, such as by a link, they stay in view.
  const hasOptions = useRef(false);
  hasOptions.current ||= Object.values(draft.value.options).some((text) => text !== '');
  const estimated = useEstimate(inputProblems.size > 0 ? undefined : request);
  const isJson = fields === undefined || draft.value.isJson;
  const { fieldProblems, others } = problemsByField(estimated, isJson ? [] : fields);
  const problems = new Map([...fieldProblems, ...inputProblems]);
  function submit(): void {
    const isRefused = !isJson && problems.size + others.length > 0;
    if (request !== undefined && !isRefused && optionProblems.size === 0)
      void startAttempt(request, estimated.estimate?.cost);
    else showInvalid(form.current);
  }
  return (
    <form
      ref={form}
      aria-label="Request"
      noValidate
      onSubmit={handleSubmit(submit)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
      }}
    >
      <EndpointChoice endpoints={endpoints} endpoint={endpoint} />
      {fields !== undefined && <ViewChoice fields={fields} />}
      {isJson && <ExampleChoice endpoint={endpoint} />}
      {isJson ? (
        <JsonInput
          text={draft.value.json}
          problem={jsonProblem}
          onText={(json) => change({ json, isTyped: true })}
        />
      ) : (
        <InputFields
          fields={fields}
          texts={draft.value.texts}
          problems={problems}
          onChange={(texts) => change({ texts })}
        />
      )}
      <Refusals problems={others} />
      <details open={hasOptions.current}>
        <summary>Webhook and policy</summary>
        <Fields
          fields={optionFields}
          texts={draft.value.options}
          problems={optionProblems}
          onChange={(options) => change({ options })}
        />
      </details>
      <SubmissionChoice />
      <div class="submit">
        <button type="submit" class="primary" title="Ctrl + Enter">
          Run
        </button>
        <Cost endpoint={endpoint} estimated={estimated} />
      </div>
      {request !== undefined && <Copies request={request} endpoint={endpoint} />}
    </form>
  );
}

/** Leads to the first field with a problem, which may be folded away. */
function showInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

/** What the service finds wrong: in a field of the form, or elsewhere in the input. */
function problemsByField({ estimate }: EstimateState, fields: readonly Field[]) {
  const names = new Set(fields.map(({ name }) => name));
  const fieldProblems = new Map<string, string>();
  const others: string[] = [];
  for (const { pointer, detail } of estimate?.problems ?? []) {
    const [, , name = ''] = pointer.split('/');
    if (names.has(name)) fieldProblems.set(name, detail);
    else others.push(detail);
  }
  return { fieldProblems, others };
}

function EndpointChoice({
  endpoints,
  endpoint,
}: {
  readonly endpoints: readonly EndpointSummary[];
  readonly endpoint: EndpointSummary;
}) {
  const { price } = endpoint;
  return (
    <div class="field">
      <label for="endpoint">
        Endpoint
        {price !== undefined && (
          <span class="quiet">
            {' '}
            <Price price={price} />
          </span>
        )}
      </label>
      <select
        id="endpoint"
        value={endpoint.id}
        onChange={({ currentTarget }) => {
          const chosen = endpoints.find(({ id }) => id === currentTarget.value);
          if (chosen !== undefined) chooseEndpoint(chosen);
        }}
      >
        {(['public', 'serverless'] as const).map((kind) => (
          <optgroup key={kind} label={kind === 'public' ? 'Public models' : 'Serverless endpoints'}>
            {endpoints
              .filter((option) => option.kind === kind)
              .map(({ id, model }) => (
                <option key={id} value={id}>
                  {model === undefined ? id : `${id} (${model})`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function ExampleChoice({ endpoint }: { readonly endpoint: EndpointSummary }) {
  const examples = examplesOfEndpoint(endpoint);
  if (examples.length === 0) return null;
  const { json } = draft.value;
  return (
    <div class="field">
      <label for="example">Example</label>
      <select
        id="example"
        value={examples.some((example) => example.json === json) ? json : ''}
        onChange={({ currentTarget }) => change({ json: currentTarget.value, isTyped: false })}
      >
        <option value="" disabled>
          your own input
        </option>
        {examples.map(({ name, json }) => (
          <option key={name} value={json}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function ViewChoice({ fields }: { readonly fields: readonly Field[] }) {
  const [isRefused, setRefused] = useState(false);
  return (
    <fieldset>
      <legend class="quiet">Input as</legend>
      {[false, true].map((isJson) => (
        <label key={String(isJson)}>
          <input
            type="radio"
            name="view"
            checked={draft.value.isJson === isJson}
            onChange={() => setRefused(!changeView(fields, isJson))}
          />
          {isJson ? 'JSON' : 'Form'}
        </label>
      ))}
      {isRefused && draft.value.isJson && (
        <p class="problem" role="alert">
          The form cannot show this input. Correct it, or leave out what the model does not list.
        </p>
      )}
    </fieldset>
  );
}

function SubmissionChoice() {
  return (
    <fieldset>
      <legend class="quiet">Submit with</legend>
      {[false, true].map((isSync) => (
        <label key={String(isSync)}>
          <input
            type="radio"
            name="submission"
            checked={draft.value.isSync === isSync}
            onChange={() => change({ isSync })}
          />
          {isSync ? 'runsync: wait for the result' : 'run: watch the job'}
        </label>
      ))}
    </fieldset>
  );
}

/** What the model does not accept, apart from single fields. */
function Refusals({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div class="problem" aria-live="polite">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}

/** The cost before the run, or why it is not known. */
function Cost({
  endpoint: { price },
  estimated: { estimate, error },
}: {
  readonly endpoint: EndpointSummary;
  readonly estimated: EstimateState;
}) {
  if (error !== undefined) return <Failure error={error} />;
  if (estimate?.cost === undefined) {
    const isInvalid = (estimate?.problems.length ?? 0) > 0;
    return (
      <span class="quiet">
        {!isInvalid && estimate?.reason}
        {isInvalid && 'A job with this input fails.'}
        {isInvalid && !draft.value.isJson && ' To run it anyway, write it as JSON.'}
      </span>
    );
  }
  return (
    <span class="cost">
      {'Costs '}
      <Money amount={estimate.cost} />
      <span class="quiet">{` for ${quantityText(estimate.quantity ?? '', price)}`}</span>
    </span>
  );
}

function Copies({
  request,
  endpoint,
}: {
  readonly request: PlaygroundRequest;
  readonly endpoint: EndpointSummary;
}) {
  const address = `${location.origin}${linkTo()}${linkFragment(request)}`;
  return (
    <div class="copies">
      <CopyAs
        request={submissionRequest({ ...request, endpoint, outcome: attemptOutcome(request) })}
      />
      <CopyButton label="Copy a link" text={address} />
    </div>
  );
}
