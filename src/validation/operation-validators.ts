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
