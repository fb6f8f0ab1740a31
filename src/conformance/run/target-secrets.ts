/** Secrets of a target: no record may contain its keys, and evidence records the target without them. */
import { bareSchemas } from '../../endpoints/declared-schemas.ts';
import type { Subject, SubjectEndpoint } from '../../evidence/record-types.ts';
import type { Redaction } from '../../evidence/redaction.ts';
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
      redaction.members(schema),
    ]),
  );
}

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
