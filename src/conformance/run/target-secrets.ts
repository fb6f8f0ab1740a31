/** Secrets of a target: no record may contain its keys, and evidence records the target without them. */
import { isObject, type Json, parseNamedJson, partAt, pointerOf } from '../../core/json.ts';
import { bareSchemas } from '../../endpoints/declared-schemas.ts';
import type { Subject, SubjectEndpoint } from '../../evidence/record-types.ts';
import type { Redaction } from '../../evidence/redaction.ts';
import { mapSubschemas } from '../../validation/load/vocabulary.ts';
import type { Target } from '../target/target.ts';

export function learnKeys(redaction: Redaction, { keys, control }: Target): void {
  const secrets: Readonly<Record<string, string | undefined>> = {
    'API key': keys.valid,
    'forbidden key': keys.forbidden,
    'read-only key': keys.readOnly,
    'one-endpoint key': keys.oneEndpoint?.key,
    'control token': control?.token,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret !== undefined) redaction.learn(secret, name);
  }
}

type Inputs = NonNullable<SubjectEndpoint['inputs']>;

/** Redacts free texts only: the structure stays valid even if a key equals one of the format's own words. */
export function redactedSubject(subject: Subject, redaction: Redaction): Subject {
  const { baseUrl, endpoints, finalStates, oneEndpoint } = subject;
  return {
    ...subject,
    baseUrl: redaction.text(baseUrl),
    endpoints: endpoints.map(({ inputs, ...endpoint }) => ({
      ...endpoint,
      ...redactedSchemas(endpoint, redaction),
      id: redaction.text(endpoint.id),
      ...(inputs !== undefined && { inputs: redactedInputs(inputs, redaction) }),
    })),
    ...(finalStates !== undefined && {
      finalStates: finalStates.map((state) => redaction.text(state)),
    }),
    ...(oneEndpoint !== undefined && { oneEndpoint: redaction.text(oneEndpoint) }),
  };
}

/** Without remarks and examples, which may be private. */
export function redactedSchemas(
  endpoint: Pick<SubjectEndpoint, 'input' | 'output'>,
  redaction: Redaction,
): Pick<SubjectEndpoint, 'input' | 'output'> {
  return Object.fromEntries(
    Object.entries(bareSchemas(endpoint)).map(([role, schema]) => [
      role,
      redactedSchema(schema, [], redaction),
    ]),
  );
}

/**
 * Redacts only the values that a schema lists: its keywords have to stay as they are to be checked.
 * @param names of the properties that enclose it, which say what is secret
 */
function redactedSchema(schema: Json, names: readonly string[], redaction: Redaction): Json {
  if (!isObject(schema)) return schema;
  const redacted = mapSubschemas('3.1', schema, (part, [keyword, name = '']) =>
    redactedSchema(part, keyword === 'properties' ? [...names, name] : names, redaction),
  );
  const listed = Object.entries(schema).filter(([keyword]) => listing.has(keyword));
  const values = listed.map(([keyword, value]) => {
    const enclosed = names.reduceRight<Json>((inside, name) => ({ [name]: inside }), value);
    const hidden = partAt(redaction.value(enclosed), pointerOf(names));
    return [keyword, parseNamedJson(JSON.stringify(hidden), 'A listed value')];
  });
  return { ...redacted, ...Object.fromEntries(values) };
}

const listing: ReadonlySet<string> = new Set(['const', 'enum']);

function redactedInputs({ slow, streaming, ...plain }: Inputs, redaction: Redaction): Inputs {
  const inputs: Omit<Inputs, 'slow' | 'streaming'> = Object.fromEntries(
    Object.entries(plain).map(([kind, input]) => [kind, redaction.members(input)]),
  );
  return {
    ...inputs,
    ...(slow !== undefined && { slow: { ...slow, input: redaction.members(slow.input) } }),
    ...(streaming !== undefined && {
      streaming: {
        input: redaction.members(streaming.input),
        parts: streaming.parts.map((part) => redaction.value(part)),
      },
    }),
  };
}
