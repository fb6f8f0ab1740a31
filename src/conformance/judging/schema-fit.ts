/** Whether a recorded value fits the schema that an owner declares. */
import { partAt } from '../../core/json.ts';
import { type CompiledSchema, isUnfinishedCheck } from '../../endpoints/compile-schemas.ts';
import { hasRedactedPart } from '../../evidence/placeholders.ts';
import { type InvalidSchemaValue, invalidValues } from '../../validation/errors/invalid-values.ts';
import type { SchemaError } from '../../validation/plan.ts';

export interface SchemaFit {
  /** What does not fit for sure. */
  readonly misfits: readonly InvalidSchemaValue[];
  /** Why it is not known whether all of it fits, as a sentence; undefined if it is known. */
  readonly doubt: string | undefined;
}

/**
 * @param base the pointer of the value, for messages: `/input`
 * @param isSecret whether messages leave a value out. Default: none
 */
export function schemaFit(
  schema: CompiledSchema,
  value: unknown,
  { base, isSecret }: { readonly base: string; readonly isSecret?: () => boolean },
): SchemaFit {
  const errors = schema.errorsIn(value);
  if (isUnfinishedCheck(errors)) {
    return { misfits: [], doubt: 'The patterns of the schema take too long for the value.' };
  }
  const certain = errors.filter((error) => !mayBeOfRedaction(error, value));
  const misfits = invalidValues(certain, {
    value,
    location: 'body',
    base,
    ...(isSecret && { isSecret }),
  });
  const isDoubtful = certain.length < errors.length;
  return { misfits, doubt: isDoubtful ? 'A part that may not fit is redacted.' : undefined };
}

/** Keywords about which members and how many items there are, which redaction leaves as they are. */
const structural: ReadonlySet<string> = new Set([
  ...['required', 'dependentRequired', 'minProperties', 'maxProperties', 'propertyNames'],
  ...['additionalProperties', 'unevaluatedProperties', 'minItems', 'maxItems', 'unevaluatedItems'],
]);

function mayBeOfRedaction(
  { keyword, instancePath, schemaPath }: SchemaError,
  value: unknown,
): boolean {
  // A redacted text may have chosen the alternative.
  const isChosen = /\/(?:anyOf|oneOf|if|then|else|not)(?:\/|$)/.test(schemaPath);
  return (isChosen || !structural.has(keyword)) && hasRedactedPart(partAt(value, instancePath));
}
