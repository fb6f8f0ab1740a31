/** Modules of the demo models and of the demo settings. */
import { asObject, type JsonObject } from '../core/json.ts';
import { propertyName } from '../samples/literals.ts';
import { schemaDocument } from '../validation/load/document-of-schemas.ts';
import { documentTypes } from './document-types.ts';
import { header } from './generated-files.ts';
import {
  propertyDefaults,
  schemaErrorDeclaration,
  schemaPointer,
  standaloneValidators,
} from './standalone-validators.ts';
import { TableTypes } from './table-types.ts';
import { readYaml } from './yaml-files.js';

/**
 * Makes `models`, the validator, the defaults and the listed names of each model's input, and `inputSchemas`, a
 * separate module because few need it.
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
  const functions = standaloneValidators(document, wanted, 'all');
  const types = new TableTypes(new Map());
  const entries = [...schemas].map(([model, schema]) => {
    const defaults = propertyDefaults(schema);
    const names = Object.keys(asObject(schema.properties ?? {}));
    return {
      code: `  ${propertyName(model)}: {
    validateInput: ${functionOf(model)},
    defaults: ${JSON.stringify(defaults)},
    names: ${JSON.stringify(names)},
  },
`,
      declaration: `  readonly ${propertyName(model)}: {
    readonly validateInput: {
      (value: unknown): value is components['schemas']['${model}'];
      errors?: readonly SchemaError[] | null;
    };
    readonly defaults: ${types.typeOf([defaults], '').replaceAll('\n', '\n    ')};
    readonly names: readonly string[];
  };
`,
    };
  });
  const code = `${header}${functions}
export const models = {
${entries.map((entry) => entry.code).join('')}};
`;
  const declarations = `${header}import type { components } from './types.js';
${schemaErrorDeclaration}
/** By model: \`validateInput\` leaves in \`errors\`, until the next call, why an input is wrong; \`names\` are those that the schema lists. */
export declare const models: {
${entries.map((entry) => entry.declaration).join('')}};
`;
  return [
    ['types.d.ts', await documentTypes(document)],
    ['validators.js', code],
    ['validators.d.ts', declarations],
    [
      'schemas.js',
      `${header}export const inputSchemas = ${JSON.stringify(Object.fromEntries(schemas), null, 2)};\n`,
    ],
    [
      'schemas.d.ts',
      `${header}/** By model: the JSON Schema of its input. */
export declare const inputSchemas: {
${[...schemas.keys()].map((model) => `  readonly ${propertyName(model)}: { readonly [keyword: string]: unknown };\n`).join('')}};
`,
    ],
  ];
}

/** Makes `demo`: the content of the settings file, with its paths unresolved. */
export function demoSettingsFiles(file: string): [path: string, text: string][] {
  const declarations = `${header}import type { components } from './types.js';

export declare const demo: components['schemas']['ServiceSettings'];
`;
  return [
    ['demo.js', `${header}export const demo = ${JSON.stringify(readYaml(file), null, 2)};\n`],
    ['demo.d.ts', declarations],
  ];
}
