/** The project's own schemas as JavaScript. */
import { isObject, type JsonObject, pointerOf } from '../core/json.ts';
import { propertyName } from '../samples/literals.ts';
import { schemaPartAt } from '../validation/load/document-parts.ts';
import { readDocument } from '../validation/load/read-document.ts';
import { moduleTextOf } from '../validation/load/standalone-code.ts';
import { header } from './generated-files.ts';

/** Declaration of the errors that every generated function leaves behind. */
export const schemaErrorDeclaration = `
/** One failed keyword. */
export interface SchemaError {
  /** JSON pointer into the checked value; empty for the value itself. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
`;

/**
 * Compiles schemas of one document to constants of a module, with the functions' imports.
 * @param document an OpenAPI 3.1 document
 * @param wanted the pointers of the schemas by the names of their constants
 * @param errors whether the functions report all errors or only say whether there are any
 * @throws DocumentError where a schema is wrong, or has an unknown keyword or format
 */
export function standaloneValidators(
  document: JsonObject,
  wanted: ReadonlyMap<string, string>,
  errors: 'all' | 'none',
): string {
  const compiler = readDocument(document, { strict: true }).compiler('response', {
    errors,
    output: 'text',
  });
  const { declarations, functions } = compiler.code(wanted);
  const constants = [...functions].map(([name, target]) => `const ${name} = ${target};\n`);
  return `${moduleTextOf([...declarations.values()])}${constants.join('')}`;
}

export function schemasIn(document: JsonObject): [string, JsonObject][] {
  const components = isObject(document.components) ? document.components.schemas : {};
  const entries = Object.entries(isObject(components) ? components : {});
  return entries.flatMap(([name, schema]) => (isObject(schema) ? [[name, schema]] : []));
}

export function schemaPointer(name: string): string {
  return pointerOf(['components', 'schemas', name]);
}

export function propertyDefaults(schema: JsonObject): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      isObject(property) && property.default !== undefined ? [[name, property.default]] : [],
    ),
  );
}

/** Checks of single schemas that narrow what they accept, as modules with their declarations. */
const guardDeclaration = `
/** True if the value is valid; otherwise \`errors\` has the reasons until the next call. */
export interface Guard<Value> {
  (value: unknown): value is Value;
  errors?: readonly SchemaError[] | null;
}
`;

/**
 * Makes the module of a document's guards: `is<Name>` for each schema that is named, and
 * `modelOutputs`, the guards of the outputs in `x-models` by kind of model.
 * @param errors whether the guards report all errors or only say whether there are any
 */
export function guards(
  document: JsonObject,
  schemas: readonly string[],
  errors: 'all' | 'none' = 'all',
): { readonly code: string; readonly declarations: string } {
  const models = document['x-models'];
  const outputs = Object.keys(isObject(models) ? models : {}).map((kind) => {
    const { keys } = schemaPartAt(document, ['x-models', kind, 'output']);
    return { kind: propertyName(kind), schema: String(keys.at(-1)), pointer: pointerOf(keys) };
  });
  const named = schemas.map((schema) => ({
    schema,
    pointer: pointerOf(['components', 'schemas', schema]),
  }));
  const pointers = new Map(
    [...named, ...outputs].map(({ schema, pointer }) => [`is${schema}`, pointer]),
  );
  const functions = standaloneValidators(document, pointers, errors);
  const entries = (text: (output: (typeof outputs)[number]) => string) =>
    `{\n${outputs.map((output) => `  ${text(output)}\n`).join('')}}`;
  return {
    code: `${header}${functions}
export { ${[...pointers.keys()].join(', ')} };

export const modelOutputs = ${entries(({ kind, schema }) => `${kind}: is${schema},`)};
`,
    declarations: `${header}import type { components } from './types.js';
${schemaErrorDeclaration}${guardDeclaration}
${[...pointers.keys()].map((guard) => `export declare const ${guard}: ${guardType(guard.slice('is'.length))};\n`).join('')}
/** By kind of model: the output of a completed job of a public endpoint. */
export declare const modelOutputs: ${entries(({ kind, schema }) => `readonly ${kind}: ${guardType(schema)};`)};
`,
  };
}

function guardType(schema: string): string {
  return `Guard<components['schemas']['${schema}']>`;
}
