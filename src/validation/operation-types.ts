/**
 * What the compiler knows of a document's requests, from the interface `operations` that
 * openapi-typescript makes of the document, and what a validator says about a request.
 */
import type { NumberLiterals } from '../core/number-literals.ts';
import type { Refusal } from './errors/problem-response.ts';
import type { HttpRequest } from './http.ts';
import type { OperationPlan, ParameterLocation } from './plan.ts';

export interface OperationType {
  readonly parameters: { readonly [In in ParameterLocation]?: object | undefined };
  readonly requestBody?: { readonly content: object } | undefined;
}

/** The types of all operations, by their ids. */
export type OperationTypes<Types> = { readonly [Id in keyof Types]: OperationType };

/** The operations of a document whose types are not known. */
export type AnyOperations = Readonly<Record<string, AnyOperation>>;

export interface AnyOperation {
  readonly parameters: { readonly [In in ParameterLocation]: Readonly<Record<string, unknown>> };
  readonly requestBody: { readonly content: Readonly<Record<string, unknown>> };
}

/** Values of parameters by name, in the places in which they travel; headers in lower case. */
export type TypedParameters<Type extends OperationType> = {
  readonly [In in ParameterLocation]: In extends 'header'
    ? LowerCaseNames<MembersOf<Type['parameters'][In]>>
    : MembersOf<Type['parameters'][In]>;
};

/** The parsed body; undefined where there is none. */
export type TypedBody<Type extends OperationType> =
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

/** A request whose path and method mean an operation. */
export interface RoutedRequest<Id = string> {
  readonly kind: 'routed';
  readonly request: HttpRequest;
  readonly operationId: Id;
  readonly operation: OperationPlan;
  /** Texts of the path parameters as they were sent, still percent-encoded. */
  readonly raw: Readonly<Record<string, string>>;
}

/** A request that matches the document. */
export interface ValidRequest<Type extends OperationType = AnyOperation> {
  readonly kind: 'valid';
  readonly operation: OperationPlan;
  readonly parameters: TypedParameters<Type>;
  /** The parsed body; undefined where there is none. */
  readonly body: TypedBody<Type>;
  /**
   * The numbers of a JSON body that `JSON.stringify` would write in another way than the caller has, as they
   * were written: by name or index, within objects like this one. Undefined without any, and for a body that
   * was parsed before.
   */
  readonly numberLiterals?: NumberLiterals | undefined;
  /** What the security handlers returned for the caller, by scheme. */
  readonly identities: Readonly<Record<string, unknown>>;
}

/** A path that the document does not have, where such requests pass. */
export interface UndocumentedRequest {
  readonly kind: 'undocumented';
}

export type RequestVerdict = ValidRequest | Refusal | UndocumentedRequest;
