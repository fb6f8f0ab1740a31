/**
 * Checks values with a schema of the caller: Zod, Valibot, ArkType and others implement the small
 * interface Standard Schema (version 1), of which this is what the client needs.
 */

/** A schema that takes an `Input` and makes an `Output` of it. */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** One reason why a value does not fit. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly PathPart[] | undefined;
}

type PathPart = PropertyKey | { readonly key: PropertyKey };

/** What the schema makes of a value. Throws the error that `invalid` makes of its issues. */
export async function validateWith<Output>(
  schema: StandardSchema<unknown, Output>,
  value: unknown,
  invalid: (description: string, issues: readonly SchemaIssue[]) => Error,
): Promise<Output> {
  const result = await schema['~standard'].validate(value);
  if (result.issues === undefined) return result.value;
  throw invalid(result.issues.map(describeIssue).join('; '), result.issues);
}

function describeIssue({ message, path = [] }: SchemaIssue): string {
  return path.length === 0 ? message : `${path.map(pathPartText).join('.')}: ${message}`;
}

/** A part of a path as text. */
export function pathPartText(part: PathPart): string {
  return String(typeof part === 'object' ? part.key : part);
}
