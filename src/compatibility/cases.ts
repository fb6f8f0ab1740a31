/** The cases in which a schema takes values: its alternatives, its values, the kinds of its values. */
import { isArray, isObject, type Json } from '../core/json.ts';
import { alternativesIn, type Conjunction, objectIn } from './conjunction.ts';
import { areDisjoint } from './disjoint.ts';
import { madeSchema, type SchemaAt, schemaBelow } from './schema-at.ts';

/** Above so many values, each is not compared by itself. */
const mostValues = 200;

/** The cases in which a schema takes values; undefined if it has no alternatives. */
export function alternativeCases(schema: Conjunction): Conjunction[] | undefined {
  for (const part of schema.parts) {
    const { if: condition } = part.schema;
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const alternatives = alternativesIn(part, [keyword]);
      if (alternatives.length === 0) continue;
      return alternatives.map((alternative) => {
        const only = schema.replace(part, [keyword], [alternative]);
        if (keyword === 'anyOf') return only;
        const others = alternatives.filter(
          (other) => other !== alternative && !areDisjoint(only, other),
        );
        return schema.replace(part, [keyword], [alternative, ...others.map(without)]);
      });
    }
    if (condition !== undefined) {
      const at = schemaBelow(part, condition, 'if');
      const [yes, no] = ['then', 'else'].map((keyword) => {
        const item = part.schema[keyword];
        return item === undefined ? [] : [schemaBelow(part, item, keyword)];
      });
      const keywords = ['if', 'then', 'else'];
      return [
        schema.replace(part, keywords, [at, ...(yes ?? [])]),
        schema.replace(part, keywords, [without(at), ...(no ?? [])]),
      ];
    }
    const [dependent] = Object.entries(objectIn(part.schema.dependentSchemas));
    if (dependent !== undefined) {
      const [name, item] = dependent;
      const { [name]: _, ...others } = objectIn(part.schema.dependentSchemas);
      const more =
        Object.keys(others).length === 0 ? [] : [madeSchema(part, { dependentSchemas: others })];
      const absent = madeSchema(part, { properties: { [name]: false } });
      const present = madeSchema(part, { required: [name] });
      const at = schemaBelow(part, item, 'dependentSchemas', name);
      return [
        schema.replace(part, ['dependentSchemas'], [...more, present, at]),
        schema.replace(part, ['dependentSchemas'], [...more, absent]),
      ];
    }
  }
  return undefined;
}

function without(at: SchemaAt): SchemaAt {
  return madeSchema(at, { not: at.schema });
}

export function casesOfValues(schema: Conjunction): Conjunction[] | undefined {
  const values = schema.values();
  const isOneValue = schema.parts.some(
    (part) => part.isMade && part.schema['const'] !== undefined && part.schema.type !== undefined,
  );
  if (values === undefined || values.length > mostValues || isOneValue) return undefined;
  const part =
    schema.parts.find(
      ({ schema: { enum: list, const: value } }) => (list ?? value) !== undefined,
    ) ?? schema.parts[0];
  if (part === undefined) return undefined;
  return values.map((value) => {
    return schema.replace(part, ['enum', 'const'], [madeSchema(part, schemaOfValue(value))]);
  });
}

/** A schema that takes one value and says so by all keywords. */
function schemaOfValue(value: Json): Record<string, Json> {
  const exactly = { const: value };
  if (typeof value === 'number')
    return { ...exactly, type: 'number', minimum: value, maximum: value };
  if (typeof value === 'string') {
    const { length } = [...value];
    return { ...exactly, type: 'string', minLength: length, maxLength: length };
  }
  if (isArray(value)) {
    return {
      ...exactly,
      type: 'array',
      ...(value.length > 0 && { prefixItems: value.map((item) => ({ const: item })) }),
      items: false,
      minItems: value.length,
      maxItems: value.length,
    };
  }
  if (!isObject(value)) return { ...exactly, type: value === null ? 'null' : 'boolean' };
  const members = Object.entries(value).map(([name, member]): [string, Json] => [
    name,
    { const: member },
  ]);
  return {
    ...exactly,
    type: 'object',
    properties: Object.fromEntries(members),
    required: Object.keys(value),
    additionalProperties: false,
  };
}

export function casesOfKinds(schema: Conjunction): Conjunction[] | undefined {
  const names = [...schema.kinds].map((kind) => (kind === 'fraction' ? 'number' : kind));
  const types = names.filter((name) => name !== 'integer' || !names.includes('number'));
  if (types.length < 2) return undefined;
  return types.map((type) => schema.and(madeSchema(schema.place, { type })));
}
