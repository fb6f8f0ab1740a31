/** Types, validators and defaults of the inputs of the demo models. */

import type { JsonObject } from '../core/json.ts';
import { header } from './generated-files.ts';
import { documentTypes } from './sources.ts';
import {
  defaultsOf,
  schemaDocument,
  schemaErrorDeclaration,
  schemaPointer,
  standaloneValidators,
} from './standalone-validators.ts';
import { propertyName, TableTypes } from './tables.ts';
import { readYaml } from './yaml-files.js';

/**
 * Makes `models`: by the name of a model a validator of its input, and the input's defaults.
 * @param schemas JSON Schemas of the inputs by the name of the model
 */
export async function demoModels(
  schemas: ReadonlyMap<string, JsonObject>,
): Promise<[path: string, text: string][]> {
  const document = schemaDocument(schemas);
  const functionOf = (model: string) => `validate_${model.replaceAll(/\W/g, '_')}`;
  const wanted = new Map(
    [...schemas.keys()].map((model) => [functionOf(model), schemaPointer(model)]),
  );
  const { imports, functions } = standaloneValidators('demo models', document, wanted, 'all');
  const types = new TableTypes(new Map());
  const entries = [...schemas].map(([model, schema]) => {
    const defaults = defaultsOf(schema);
    return {
      code: `  ${propertyName(model)}: {
    validateInput: ${functionOf(model)},
    defaults: ${JSON.stringify(defaults)},
  },
`,
      declaration: `  readonly ${propertyName(model)}: {
    readonly validateInput: {
      (value: unknown): value is components['schemas']['${model}'];
      errors?: readonly SchemaError[] | null;
    };
    readonly defaults: ${types.typeOf([defaults], '').replaceAll('\n', '\n    ')};
  };
`,
    };
  });
  const code = `${header}${imports}
${functions}
export const models = {
${entries.map((entry) => entry.code).join('')}};
`;
  const declarations = `${header}import type { components } from './types.js';
${schemaErrorDeclaration}
/** By model: \`validateInput\` leaves in \`errors\`, until the next call, why an input is wrong. */
export declare const models: {
${entries.map((entry) => entry.declaration).join('')}};
`;
  return [
    ['types.d.ts', await documentTypes(document)],
    ['validators.js', code],
    ['validators.d.ts', declarations],
  ];
}

/** Makes `demo`: what the file says, paths as they are written there. */
export function demoSettings(file: string): [path: string, text: string][] {
  const declarations = `${header}import type { components } from './types.js';

export declare const demo: components['schemas']['ServiceSettings'];
`;
  return [
    ['demo.js', `${header}export const demo = ${JSON.stringify(readYaml(file), null, 2)};\n`],
    ['demo.d.ts', declarations],
  ];
}
