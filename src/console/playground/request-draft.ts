/** The request being prepared. It survives visits to other pages. */

import { signal } from '@preact/signals';
import type { EndpointSummary } from '../../client/control.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { isObject } from '../../core/json.ts';
import { mistakeText, type ParsedObject, valueOrMistake } from '../parts/json-text.ts';
import {
  type Field,
  fieldsOfSchema,
  inputOfForm,
  type Texts,
  textsForInput,
  withExample,
} from './input-fields.ts';

/** A request to an endpoint; `body` is what is sent. */
export interface PlaygroundRequest {
  readonly endpointId: string;
  /** Whether the response contains the result, or only the job's id. */
  readonly isSync: boolean;
  readonly body: RequestBody;
}

/** Storage settings are secret, so the playground has none. */
export interface RequestBody {
  readonly input: ParsedObject;
  readonly webhook?: string;
  readonly policy?: ParsedObject;
}

export interface RequestDraft {
  /** Empty before one was chosen. */
  readonly endpointId: string;
  readonly isSync: boolean;
  /** Whether the input is typed as JSON, as for endpoints whose input has no schema. */
  readonly isJson: boolean;
  readonly texts: Texts;
  readonly json: string;
  /** Whether somebody has typed the JSON, which then stays when the endpoint changes. */
  readonly isTyped: boolean;
  readonly options: Texts;
}

/** The fields for everything in a request except the input. The service knows their limits. */
export const optionFields: readonly Field[] = fieldsOfSchema({
  properties: {
    webhook: { type: 'string', description: 'URL that is called when the job has ended.' },
    executionTimeout: { type: 'integer', description: 'Longest run time, in milliseconds.' },
    ttl: { type: 'integer', description: 'Longest time in the queue, in milliseconds.' },
    lowPriority: { type: 'boolean', description: 'Whether the job starts no workers.' },
  },
});

export const draft = signal<RequestDraft>({
  endpointId: '',
  isSync: false,
  isJson: false,
  texts: {},
  json: '{}',
  isTyped: false,
  options: {},
});

export function change(parts: Partial<RequestDraft>): void {
  draft.value = { ...draft.value, ...parts };
}

/** Undefined if there is no schema, or none that lists properties. */
export function fieldsFor({ inputSchema }: EndpointSummary): readonly Field[] | undefined {
  const fields = inputSchema && fieldsOfSchema(inputSchema);
  return fields?.length === 0 ? undefined : fields;
}

/** The examples of an endpoint, with their inputs as they are shown. */
export function examplesOfEndpoint({
  examples = [],
}: EndpointSummary): readonly { readonly name: string; readonly json: string }[] {
  return examples.map(({ name, input }) => {
    return { name, json: JSON.stringify(input, null, 2) };
  });
}

/** Chooses an endpoint. Texts of fields with the same name stay. */
export function chooseEndpoint(endpoint: EndpointSummary): void {
  const fields = fieldsFor(endpoint);
  const { texts, json, isTyped } = draft.value;
  const [first] = examplesOfEndpoint(endpoint);
  change({
    endpointId: endpoint.id,
    isJson: fields === undefined,
    json: isTyped ? json : (first?.json ?? '{}'),
    texts: fields === undefined ? texts : withExample(fields, texts, endpoint.examples?.[0]?.input),
  });
}

/** Shows a request: one that was run before, or that of a link. */
export function showRequest(endpoint: EndpointSummary, request: PlaygroundRequest): void {
  const { endpointId, isSync, body } = request;
  const { input, webhook, policy } = body;
  const fields = fieldsFor(endpoint);
  const texts = fields && textsForInput(fields, input);
  const options = textsForInput(optionFields, {
    ...policy,
    ...(webhook !== undefined && { webhook }),
  });
  draft.value = {
    endpointId,
    isSync,
    isJson: texts === undefined,
    texts: texts ?? {},
    json: JSON.stringify(input, null, 2),
    isTyped: true,
    options: options ?? {},
  };
}

/** Changes between the form and JSON; false if the form cannot show the JSON. */
export function changeView(fields: readonly Field[], isJson: boolean): boolean {
  const { texts, json } = draft.value;
  if (isJson) {
    change({ isJson, json: JSON.stringify(inputOfForm(fields, texts).input, null, 2) });
    return true;
  }
  const read = valueOrMistake(json);
  const newTexts =
    'value' in read && isObject(read.value) ? textsForInput(fields, read.value) : undefined;
  if (newTexts !== undefined) change({ isJson, texts: newTexts });
  return newTexts !== undefined;
}

/** The draft as a request, and what keeps it from being one. */
export interface ReadDraft {
  /** Undefined unless the input is a JSON object. */
  readonly request: PlaygroundRequest | undefined;
  readonly inputProblems: ReadonlyMap<string, string>;
  readonly optionProblems: ReadonlyMap<string, string>;
  readonly jsonProblem: { readonly text: string; readonly at: number } | undefined;
}

export function readDraft(
  { endpointId, isSync, isJson, texts, json, options }: RequestDraft,
  fields: readonly Field[] | undefined,
): ReadDraft {
  const { input: optionInput, problems: optionProblems } = inputOfForm(optionFields, options);
  const { webhook, ...policy } = optionInput;
  const requestFor = (input: ParsedObject): PlaygroundRequest => ({
    endpointId,
    isSync,
    body: definedMembers({
      input,
      webhook: typeof webhook === 'string' ? webhook : undefined,
      policy: Object.keys(policy).length > 0 ? policy : undefined,
    }),
  });
  if (!isJson && fields !== undefined) {
    const { input, problems: inputProblems } = inputOfForm(fields, texts);
    const request = requestFor(input);
    return { request, inputProblems, optionProblems, jsonProblem: undefined };
  }
  const rest = { inputProblems: new Map(), optionProblems };
  const read = valueOrMistake(json);
  if ('mistake' in read) {
    const { mistake } = read;
    const jsonProblem = { text: mistakeText(mistake), at: mistake.at };
    return { ...rest, request: undefined, jsonProblem };
  }
  const { value } = read;
  if (isObject(value)) return { ...rest, request: requestFor(value), jsonProblem: undefined };
  const jsonProblem = { text: 'Expected an object, such as {"prompt": "Hello"}.', at: 0 };
  return { ...rest, request: undefined, jsonProblem };
}
