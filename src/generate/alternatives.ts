/** The setting `alternatives`, as JSON Schema made from the gaps of the document. */
import { isObject, type Json, type JsonObject, pointerIn, valueAt } from '../core/json.ts';

/**
 * A schema whose `$defs` has `Alternatives`: for each gap an alternative by its id, or an object
 * with the id and the value of the parameter that it takes.
 */
export function alternativesSchema(document: JsonObject): JsonObject {
  const gaps = objectAt(document['x-gaps']);
  const properties = Object.entries(gaps).flatMap(([id, gap]): [string, JsonObject][] => {
    const { alternatives, chosen, gap: question } = objectAt(gap);
    if (!isObject(alternatives)) return [];
    const anyOf = Object.entries(alternatives).flatMap(([name, value]) =>
      settingsOf(name, objectAt(value), document),
    );
    return [[id, { description: `${question} Default: ${chosen}.`, anyOf }]];
  });
  return {
    $defs: {
      Alternatives: {
        title: 'Alternatives',
        description:
          'What the service does where the description of the service leaves something open: an alternative for each gap.',
        type: 'object',
        properties: Object.fromEntries(properties),
        additionalProperties: false,
      },
    },
  };
}

/** The forms in which a setting can name an alternative. */
function settingsOf(name: string, alternative: JsonObject, document: JsonObject): JsonObject[] {
  const { says: description = '', parameter } = alternative;
  const plain = { const: name, description };
  if (!isObject(parameter)) return [plain];
  const value = { ...parameter, default: resolved(parameter['default'] ?? null, document) };
  const withValue = {
    description,
    type: 'object',
    properties: { [name]: value },
    required: [name],
    additionalProperties: false,
  };
  return [plain, withValue];
}

function resolved(value: Json, document: JsonObject): Json {
  if (typeof value !== 'string' || !value.startsWith('#/')) return value;
  return resolved(valueAt(document, pointerIn(value)) ?? null, document);
}

function objectAt(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
