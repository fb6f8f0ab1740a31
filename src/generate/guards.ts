/** Checks of single schemas that narrow what they accept, as modules with their declarations. */
import { isObject, type JsonObject, pointerOf } from '../core/json.ts';
import { schemaPartAt } from '../validation/load/parts.ts';
import { header } from './generated-files.ts';
import { schemaErrorDeclaration, standaloneValidators } from './standalone-validators.ts';
import { propertyName } from './table-types.ts';

const guardDeclaration = `
/** True when the value is valid; otherwise \`errors\` tells why, until the next call. */
export interface Guard<Value> {
  (value: unknown): value is Value;
  errors?: readonly SchemaError[] | null;
}
`;

/**
 * Makes the module of a document's guards: `is<Name>` for each schema that is named, and
 * `modelOutputs`, the guards of the outputs in `x-models` by kind of model. Each finds all errors.
 * @param name names the document in messages
 */
export function guards(
  name: string,
  document: JsonObject,
  schemas: readonly string[],
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
  const { imports, functions } = standaloneValidators(name, document, pointers, 'all');
  const entries = (text: (output: (typeof outputs)[number]) => string) =>
    `{\n${outputs.map((output) => `  ${text(output)}\n`).join('')}}`;
  return {
    code: `${header}${imports}
${functions}
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
