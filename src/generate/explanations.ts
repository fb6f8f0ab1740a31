/** What messages about a file format need beside the errors: its alternatives, and the keys that it has. */
import { isArray, isObject, type Json, type JsonObject, pointerOf, valueAt } from '../core/json.ts';
import { readDocument } from '../validation/load/read-document.ts';
import { schemaPointer } from './standalone-validators.ts';

export interface FormatExplanation {
  readonly alternatives: Readonly<Record<string, { readonly checks: readonly string[] }>>;
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** @param except definitions whose errors are explained elsewhere */
export function explanationOf(
  document: JsonObject,
  format: string,
  except: ReadonlySet<string>,
): FormatExplanation {
  const { plan } = readDocument(document, { strict: true });
  const alternatives: Record<string, { readonly checks: readonly string[] }> = {};
  const keys: Record<string, readonly string[]> = {};
  const visited = new Set([...except].map(schemaPointer));
  const look = (part: Json | undefined, path: readonly string[]): void => {
    if (isArray(part)) {
      for (const [index, item] of part.entries()) look(item, [...path, `${index}`]);
    }
    if (!isObject(part)) return;
    for (const keyword of ['oneOf', 'anyOf']) {
      const pointer = pointerOf([...path, keyword]);
      const alternativesPlan = plan.alternatives[pointer];
      if (alternativesPlan !== undefined) alternatives[pointer] = alternativesPlan;
    }
    if (part.additionalProperties === false) {
      const { properties } = part;
      keys[pointerOf([...path, 'additionalProperties'])] = Object.keys(
        isObject(properties) ? properties : {},
      );
    }
    if (typeof part.$ref === 'string') follow(part.$ref);
    for (const [key, item] of Object.entries(part)) look(item, [...path, key]);
  };
  const follow = (pointer: string): void => {
    if (visited.has(pointer)) return;
    visited.add(pointer);
    look(valueAt(document, pointer), pointer.slice(2).split('/'));
  };
  follow(schemaPointer(format));
  return { alternatives, keys };
}

/** Declaration of `explanations`, by the name of the format. */
export function explanationsDeclaration(formats: readonly string[]): string {
  return `
/** What explains the errors of a format's function. */
export interface Explanation {
  readonly alternatives: { readonly [pointer: string]: { readonly checks: readonly string[] } };
  readonly checks: {
    readonly [pointer: string]: {
      (value: unknown): boolean;
      errors?: readonly SchemaError[] | null;
    };
  };
  readonly keys: { readonly [pointer: string]: readonly string[] };
}

export declare const explanations: {
${formats.map((format) => `  readonly ${format}: Explanation;\n`).join('')}};
`;
}
