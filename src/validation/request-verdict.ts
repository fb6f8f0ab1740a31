/** What a request turns out to be, step by step. */
import type { HttpRequest } from './http.ts';
import type { AnyOperation, BodyOf, OperationType, ParametersOf } from './operation-types.ts';
import type { OperationPlan } from './plan.ts';
import type { Refusal } from './problem.ts';

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
  readonly parameters: ParametersOf<Type>;
  /** The parsed body; undefined where there is none. */
  readonly body: BodyOf<Type>;
  /** What the security handlers made of the caller, by scheme. */
  readonly identities: Readonly<Record<string, unknown>>;
}

/** A path that the document does not have, where such requests pass. */
export interface Undocumented {
  readonly kind: 'undocumented';
}

/** What a request turned out to be. */
export type RequestVerdict = ValidRequest | Refusal | Undocumented;
