/**
 * What the compiler knows of a document's requests: the interface `operations` that
 * openapi-typescript makes of the document.
 */
/** The types of one operation. */
export interface OperationType {
  readonly parameters: { readonly [In in ParameterLocation]?: object | undefined };
  readonly requestBody?: { readonly content: object } | undefined;
}

/** The types of all operations, by their ids. */
export type OperationTypes<Types> = { readonly [Id in keyof Types]: OperationType };

/** The operations of a document whose types are not known. */
export type AnyOperations = Readonly<Record<string, AnyOperation>>;

/** An operation whose types are not known. */
export interface AnyOperation {
  readonly parameters: { readonly [In in ParameterLocation]: Readonly<Record<string, unknown>> };
  readonly requestBody: { readonly content: Readonly<Record<string, unknown>> };
}

/** Values of parameters by name, in the places in which they travel; headers in lower case. */
export type ParametersOf<Type extends OperationType> = {
  readonly [In in ParameterLocation]: In extends 'header'
    ? LowerCaseNames<MembersOf<Type['parameters'][In]>>
    : MembersOf<Type['parameters'][In]>;
};

/** The parsed body; undefined where there is none. */
export type BodyOf<Type extends OperationType> =
  | ContentOf<NonNullable<Type['requestBody']>>
  | (undefined extends Type['requestBody'] ? undefined : never);

type MembersOf<Members> = [NonNullable<Members>] extends [never]
  ? Readonly<Record<never, never>>
  : Readonly<NonNullable<Members>>;

type LowerCaseNames<Members> = string extends keyof Members
  ? Members
  : { readonly [Name in keyof Members as Lowercase<Name & string>]: Members[Name] };

type ContentOf<Body> = Body extends { readonly content: infer Content }
  ? Content[keyof Content]
  : never;

/** The form of compiled schemas, and of the errors that they leave behind. */

/** One failed keyword, as AJV reports it. */
export interface SchemaError {
  /** JSON pointer into the checked value; empty for the value itself. */
  readonly instancePath: string;
  /** Where the keyword stands in the document. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The name at fault, where a keyword below `propertyNames` failed. */
  readonly propertyName?: string;
}

/** A compiled schema: true when the value is valid, else `errors` tells why until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** Where a request parameter travels. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';
