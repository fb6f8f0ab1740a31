/** The form of the generated validators: one entry per operation or callback of a document. */

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

/** A compiled schema of what requests carry, which stops at the first error. */
export interface RequestValidate extends Validate {
  /** Loads its twin, which finds all errors. */
  readonly all: () => Promise<Validate>;
}

/** Where a request parameter travels. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** A declared parameter. */
export interface ParameterValidator {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  /** The JSON type that the text is read as before `validate` sees it. */
  readonly type: string;
  /** The value where the parameter is missing, if the document names one. */
  readonly default?: unknown;
  readonly validate: RequestValidate;
}

/** Validators by media type, such as `application/json`. */
export type ContentValidators = Readonly<Record<string, Validate>>;

/** All that can be checked of one operation. */
export interface OperationValidators {
  readonly parameters: readonly ParameterValidator[];
  /** Of a callback, which others judge, without twins. */
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, Validate & Partial<RequestValidate>>>;
  };
  /** By status as the document writes it: `200`, `4XX`, `default`. */
  readonly responses: Readonly<Record<string, ContentValidators>>;
}
