/** Members that the document describes, stated or chosen. */
import { createRequire } from 'node:module';
import { asObject, type Json, pointerIn, valueAt } from '../../core/json.ts';

const load = createRequire(import.meta.url);
const document: Json = load('#generated/reference/openapi.json');
const contract: Json = load('#generated/contract/openapi.json');

function propertiesAt(pointer: string, profile = document): [string, Json][] {
  return Object.entries(asObject(valueAt(profile, `${pointer}/properties`)));
}

/** Every member of a job. */
export const jobMembers: readonly string[] = propertiesAt('#/components/schemas/Job').map(
  ([name]) => name,
);

const stated = new Set(propertiesAt('#/components/schemas/Job', contract).map(([name]) => name));

/** The members of a job whose type is not stated, so that they can be `null`. */
export const untypedJobMembers: readonly string[] = jobMembers.filter((name) => !stated.has(name));

/** By kind of model, the texts in its output. */
const outputTexts = Object.entries(asObject(valueAt(document, '#/x-models'))).map(
  ([kind, model]): [string, [string, Json][]] => {
    const { $ref } = asObject(asObject(model)['output']);
    const members = typeof $ref === 'string' ? propertiesAt(pointerIn($ref)) : [];
    return [kind, members.filter(([, schema]) => asObject(schema)['type'] === 'string')];
  },
);

/** By kind of model, the texts in its output: the result. */
export const resultMembers: ReadonlyMap<string, readonly string[]> = new Map(
  outputTexts.map(([kind, texts]) => [kind, texts.map(([name]) => name)]),
);

/** The text in the output of a model of this kind. */
export function textOfOutput(
  kind: string,
  output: Readonly<Record<string, unknown>>,
): string | undefined {
  const [text] = (resultMembers.get(kind) ?? []).map((name) => output[name]);
  return typeof text === 'string' ? text : undefined;
}

/** By kind of model, the members of its output that lead to files. */
const addresses = outputTexts.map(([kind, texts]): [string, string[]] => [
  kind,
  texts.flatMap(([name, schema]) => (asObject(schema)['format'] === 'uri' ? [name] : [])),
]);

/** The members of outputs that lead to files. */
export const fileMembers: readonly string[] = addresses.flatMap(([, names]) => names);

/** The kinds of models that make files. */
export const fileKinds: ReadonlySet<string> = new Set(
  addresses.flatMap(([kind, names]) => (names.length > 0 ? [kind] : [])),
);
