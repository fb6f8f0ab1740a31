/** The setting `alternatives`, as JSON Schema made from the gaps of the document. */
import {
  asObject,
  isObject,
  type Json,
  type JsonObject,
  pointerIn,
  valueAt,
} from '../core/json.ts';

/**
 * A schema whose `$defs` has `Alternatives`: for each gap an alternative by its id, or an object
 * with the id and the value of the parameter that it takes. The ids are one `enum`, because a branch for
 * each would be ten times as much code in every validator.
 * @param options `isForEditors`: whether descriptions say what each alternative means; default: no
 */
export function alternativesSchema(
  document: JsonObject,
  { isForEditors = false }: { readonly isForEditors?: boolean } = {},
): JsonObject {
  const gaps = asObject(document['x-gaps']);
  const properties = Object.entries(gaps).flatMap(([id, gap]): [string, JsonObject][] => {
    const { alternatives, chosen, gap: question } = asObject(gap);
    if (!isObject(alternatives)) return [];
    const alternativesById = Object.entries(alternatives).map(
      ([name, value]) => [name, asObject(value)] as const,
    );
    const lines = alternativesById.map(([name, { says }]) => `- \`${name}\`: ${singleLine(says)}`);
    const about = `${singleLine(question)} Default: ${chosen}.`;
    const description = isForEditors ? [about, ...lines].join('\n') : about;
    const named = { enum: Object.keys(alternatives) };
    const valued = alternativesById.flatMap(([name, { parameter }]) =>
      isObject(parameter) ? [withParameter(name, parameter, document)] : [],
    );
    const forms = valued.length === 0 ? named : { anyOf: [named, ...valued] };
    return [[id, { description, ...forms }]];
  });
  return {
    $defs: {
      Alternatives: {
        title: 'Alternatives',
        description:
          'What the service does where the description of the service leaves something open: an alternative for each gap.',
        externalDocs: { description: 'What may differ', url: '/docs/reference/open' },
        type: 'object',
        properties: Object.fromEntries(properties),
        additionalProperties: false,
      },
    },
  };
}

/** The form of a setting that gives an alternative its value. */
function withParameter(name: string, parameter: JsonObject, document: JsonObject): JsonObject {
  const value = Object.fromEntries(
    Object.entries({ default: null, ...parameter }).map(([key, item]) => [
      key,
      resolveValue(item, document),
    ]),
  );
  return {
    type: 'object',
    properties: { [name]: value },
    required: [name],
    additionalProperties: false,
  };
}

function singleLine(text: Json | undefined): string {
  return String(text).trim().replaceAll(/\s+/g, ' ');
}

function resolveValue(value: Json, document: JsonObject): Json {
  if (typeof value !== 'string' || !value.startsWith('#/')) return value;
  return resolveValue(valueAt(document, pointerIn(value)) ?? null, document);
}
