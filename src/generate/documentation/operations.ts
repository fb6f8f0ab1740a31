/** The operations of a document, with what they refer to. */
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerIn,
  valueAt,
} from '../../core/json.ts';
import { objectEntries, objectMember, textMember } from './markdown.ts';

/** An operation and its place in the document. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
  /** With the ones of its path. */
  readonly parameters: readonly JsonObject[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** The operations of a document, in its order. */
export function listOperations(document: JsonObject): ApiOperation[] {
  return objectEntries(objectMember(document, 'paths')).flatMap(([path, item]) =>
    objectEntries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        id: textMember(operation, 'operationId'),
        method: method.toUpperCase(),
        path,
        operation,
        parameters: [...listItems(item.parameters), ...listItems(operation.parameters)].map(
          (parameter) => resolve(document, parameter),
        ),
      })),
  );
}

/** The items of a list; none of anything else. */
export function listItems(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : [];
}

/** The value, or what its `$ref` leads to. */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  const reference = isObject(value) ? value.$ref : undefined;
  const target = typeof reference === 'string' ? valueAt(document, pointerIn(reference)) : value;
  if (!isObject(target)) return {};
  return target.$ref === undefined ? target : resolve(document, target);
}
