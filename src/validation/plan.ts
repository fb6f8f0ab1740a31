/** What a validator does, as plain data. A document compiles to it, in this process or to a module. */
import type { SourcePointers, WaivedItems } from './source-places.ts';

/** How a parameter is written (OpenAPI 3.1, section 4.8.12.3). */
export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

/** How a schema says that text is to be read. */
export interface Shape {
  /** JSON types of the value; empty if the schema does not name any. */
  readonly types: readonly string[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  /** Of unlisted properties; absent if the schema does not describe them. */
  readonly others?: Shape;
}

/** How the value of a parameter, a header or a form's field is read from text. */
export interface TextPlan {
  readonly shape: Shape;
  readonly style: Style;
  readonly explode: boolean;
  /** A `+` is a plus sign, not a space. */
  readonly allowReserved?: true;
  /** The media type by which the text is read instead of by its shape. */
  readonly mediaType?: string;
}

export interface ParameterPlan extends TextPlan {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly allowEmptyValue?: true;
  /** Key of the check; absent if every value is valid. */
  readonly check?: string;
  /** Where it is declared, as a pointer into the document. */
  readonly pointer: string;
}

export type ContentKind = 'json' | 'form' | 'multipart' | 'text' | 'binary';

/** A media type or range that a body may have. */
export interface ContentPlan {
  /** As the document writes it, lower-case, without parameters: `application/*`. */
  readonly mediaType: string;
  readonly check?: string;
  /** How the fields of a form are read. */
  readonly fields?: Readonly<Record<string, TextPlan>>;
}

export interface BodyPlan<Content extends ContentPlan = ContentPlan> {
  readonly required: boolean;
  readonly content: readonly Content[];
  readonly pointer: string;
}

/** A response of one status, a range or `default`. */
export interface ResponsePlan {
  readonly headers: readonly ParameterPlan[];
  readonly content: readonly ContentPlan[];
  readonly pointer: string;
}

export type SchemePlan =
  | { readonly type: 'http'; readonly scheme: string }
  | { readonly type: 'apiKey'; readonly in: 'header' | 'query' | 'cookie'; readonly name: string }
  | { readonly type: 'oauth2' | 'openIdConnect' | 'mutualTLS' };

/** Schemes that must all be satisfied, with the required scopes. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

export interface OperationPlan {
  /** `operationId`, else method and path: `GET /pets`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Paths of the servers at which the operation is offered, without a slash at the end. */
  readonly bases: readonly string[];
  readonly parameters: readonly ParameterPlan[];
  readonly body?: BodyPlan;
  /** By status as the document writes it, ranges with `XX` in capitals. */
  readonly responses: Readonly<Record<string, ResponsePlan>>;
  /** Any one of them is enough; empty if the operation needs no credentials. */
  readonly security: readonly SecurityAlternative[];
  readonly pointer: string;
}

/** Alternatives (`oneOf`, `anyOf`). Errors are about the closest one. */
export interface AlternativesPlan {
  readonly checks: readonly string[];
  readonly discriminator?: {
    readonly property: string;
    /** Index of the alternative by the property's value. */
    readonly values: Readonly<Record<string, number>>;
  };
}

/**
 * The default and the coercion of a value before its check, and the keys of the preparations of its
 * members.
 */
export interface Preparation {
  /** The value to use for a missing one. */
  readonly default?: unknown;
  readonly types?: readonly string[];
  /** Keys of the preparations that hold for the same value. */
  readonly also?: readonly string[];
  readonly properties?: Readonly<Record<string, string>>;
  /** Of members that are not among the properties. */
  readonly others?: string;
  readonly prefixItems?: readonly string[];
  /** Of items beyond the first ones. */
  readonly items?: string;
}

/** Something in a document that is not checked. */
export interface UncheckedPart {
  readonly kind:
    | 'keyword'
    | 'format'
    | 'media type'
    | 'path'
    | 'status'
    | 'callback'
    | 'webhook'
    | 'security scheme'
    /** A refused part that the option `waivers` names. */
    | 'waived';
  /** As the document writes it; media types in lower case. Of a waived part its key. */
  readonly name: string;
  /** Pointers into the document. */
  readonly places: readonly string[];
}

/** A document, ready to be validated with. */
export interface DocumentPlan {
  readonly title: string;
  readonly operations: readonly OperationPlan[];
  readonly schemes: Readonly<Record<string, SchemePlan>>;
  readonly alternatives: Readonly<Record<string, AlternativesPlan>>;
  /** Pointers of schemas whose values are never repeated in an error. */
  readonly secrets: readonly string[];
  /** Pointers of schemas that lead to secrets: errors about such a value name only its type. */
  readonly secretHolders: readonly string[];
  /** Everything in the document that is not checked. */
  readonly unchecked: readonly UncheckedPart[];
  /** Of a document of several files: which file a pointer leads to. */
  readonly sources?: SourcePointers;
  /** Items of lists that are left out, so that the later ones have other pointers than they were written at. */
  readonly waivedItems?: WaivedItems;
  /** Of requests, by the key of the check; only with the options `defaults` or `coercion`. */
  readonly preparations?: Readonly<Record<string, Preparation>>;
}

/** One failed keyword, as AJV reports it. */
export interface SchemaError {
  /** JSON pointer into the checked value; empty for the value itself. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The name at problem, where a keyword below `propertyNames` failed. */
  readonly propertyName?: string;
}

/**
 * A compiled schema: true if the value is valid; otherwise `errors` holds the reasons until the
 * next call.
 */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** Compiled checks of what travels in one direction, by key. */
export interface CheckSet {
  /** Stops at the first error. */
  readonly first: (key: string) => Validate;
  /** Finds all errors. Asked for only once a value was found to be wrong. */
  readonly all: (key: string) => Validate | Promise<Validate>;
}

/** Checks of responses, which load only if responses are checked. */
export interface ResponseChecks extends CheckSet {
  /** Loads those that stop at the first error, by their keys; undefined if they are there. */
  readonly load: (keys: readonly string[]) => Promise<void> | undefined;
}

export interface ValidatorChecks {
  readonly request: CheckSet;
  readonly response: ResponseChecks;
}
