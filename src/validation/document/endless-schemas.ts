/** Finds schemas that refer back to themselves without a step into the value. */

import { isObject, type Json, type JsonObject, keysOf, pointerOf } from '../../core/json.ts';
import { targetOf } from './absences.ts';
import type { DocumentFault } from './document-error.ts';
import { type Edition, type Subschema, subschemasOf } from './vocabulary.ts';
import { isReference30, schemasAt } from './walk-schemas.ts';

/** Keywords whose schemas look at the same value. */
const inPlace = /^(allOf|anyOf|oneOf|not|if|then|else|dependentSchemas)$/;

/**
 * Lists the references by which a check would never end, whatever the value. References that go
 * round by way of members or items are none of them.
 */
export function endlessReferences(
  edition: Edition,
  document: JsonObject,
  places: ReadonlyMap<string, Json>,
): DocumentFault[] {
  const faults: DocumentFault[] = [];
  const open = new Set<Json>();
  const done = new Set<Json>();

  const follow = ({ schema, keys }: Subschema): void => {
    if (!isObject(schema) || done.has(schema)) return;
    if (open.has(schema)) {
      const message = 'The schema leads back to itself before it looks into the value.';
      faults.push({ pointer: pointerOf(keys), message });
      return;
    }
    open.add(schema);
    const target = targetOf(document, schema);
    if (target !== undefined) follow({ schema: target, keys: keysOf(String(schema.$ref)) });
    for (const item of isReference30(edition, schema) ? [] : subschemasOf(edition, schema)) {
      if (inPlace.test(item.keys[0] ?? '')) follow(within(keys, item));
    }
    open.delete(schema);
    done.add(schema);
  };

  for (const place of schemasAt(edition, places)) follow(place);
  return faults;
}

function within(keys: readonly string[], { keys: own, schema }: Subschema): Subschema {
  return { keys: [...keys, ...own], schema };
}
