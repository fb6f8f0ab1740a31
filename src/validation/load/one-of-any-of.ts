/** Finds the alternatives (`oneOf`, `anyOf`) of a document's schemas. */
import {
  asObject,
  isArray,
  isObject,
  type JsonObject,
  keysOf,
  pointerIn,
  pointerOf,
} from '../../core/json.ts';
import type { AlternativesPlan } from '../plan.ts';
import { mappedReference } from './schema-problems.ts';
import { type DocumentSchemas, ownSchemas } from './walk-schemas.ts';

export function alternativesPlans(input: DocumentSchemas): Record<string, AlternativesPlan> {
  const plans: Record<string, AlternativesPlan> = {};
  for (const { schema, keys } of ownSchemas(input)) {
    for (const keyword of ['oneOf', 'anyOf']) {
      const list = schema[keyword];
      if (!isArray(list) || list.length < 2) continue;
      const checks = list.map((item, index) =>
        isObject(item) && typeof item.$ref === 'string' && item.$ref.startsWith('#/')
          ? pointerIn(item.$ref)
          : pointerOf([...keys, keyword, String(index)]),
      );
      const discriminator = isObject(schema.discriminator)
        ? { discriminator: discriminatorOf(schema.discriminator, checks) }
        : {};
      plans[pointerOf([...keys, keyword])] = { checks, ...discriminator };
    }
  }
  return plans;

  function discriminatorOf({ propertyName, mapping }: JsonObject, checks: readonly string[]) {
    // Without a mapping the value is the name of a component (OpenAPI 3.1, section 4.8.25).
    const values = Object.fromEntries(
      checks.map((pointer, index) => [keysOf(pointer).at(-1) ?? '', index]),
    );
    for (const [value, reference] of Object.entries(asObject(mapping))) {
      const target = pointerIn(mappedReference(String(reference)));
      if (checks.includes(target)) values[value] = checks.indexOf(target);
    }
    return { property: String(propertyName), values };
  }
}
