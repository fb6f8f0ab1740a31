/**
 * Types, validators, defaults and joined schemas of the files that people write or programs read.
 */
import { isArray, isObject, type JsonObject } from '../core/json.ts';
import { documentTypes } from './document-types.ts';
import { header } from './generated-files.ts';
import {
  defaultsOf,
  schemaDocument,
  schemaErrorDeclaration,
  schemaPointer,
  schemasIn,
  standaloneValidators,
} from './standalone-validators.ts';
import { propertyName, TableTypes } from './table-types.ts';
import { readYaml } from './yaml-files.js';

/**
 * Makes the types of the formats, a function `validate<Name>` for each, and `defaults`: what a file
 * means where it is silent, by schema and property. `schema.json` is what the pointers in the
 * validators' errors point into. A format that is a choice (`oneOf`) of named schemas gets a
 * function for each of these instead: only the errors of the one that was meant say what is wrong.
 * @param formats JSON Schema of each format, by the format's name
 * @param neighbours the other schemas that these refer to, by the path that they refer to them by
 */
export async function fileFormats(
  formats: ReadonlyMap<string, JsonObject>,
  neighbours: ReadonlyMap<string, JsonObject> = new Map(),
): Promise<[path: string, text: string][]> {
  const document = schemaDocument(formats, neighbours);
  const names = [...formats].flatMap(([format, schema]) => choicesOf(schema) ?? [format]);
  const wanted = new Map(names.map((format) => [`validate${format}`, schemaPointer(format)]));
  const functions = standaloneValidators(document, wanted, 'all');
  const defaults = Object.fromEntries(
    schemasIn(document)
      .map(([key, value]) => [key, defaultsOf(value)] as const)
      .filter(([, values]) => Object.keys(values).length > 0),
  );
  const code = `${header}${functions}
export { ${[...wanted.keys()].join(', ')} };

export const defaults = ${JSON.stringify(defaults, null, 2)};
`;
  const declarations = `${header}import type { components } from './types.js';
${schemaErrorDeclaration}${names.map(declaration).join('')}
/** What a file means where it is silent, by schema and property. */
export declare const defaults: ${new TableTypes(new Map()).typeOf([defaults], '')};
`;
  return [
    ['schema.json', `${JSON.stringify(document, null, 2)}\n`],
    ['types.d.ts', await documentTypes(document)],
    ['validators.js', code],
    ['validators.d.ts', declarations],
  ];
}

/** The names of the schemas that a format chooses among; undefined without \`oneOf\`. */
function choicesOf({ oneOf }: JsonObject): string[] | undefined {
  if (!isArray(oneOf)) return undefined;
  return oneOf.map((choice) => {
    const [, name] = /^#\/\$defs\/(\w+)$/.exec(isObject(choice) ? `${choice['$ref']}` : '') ?? [];
    if (name === undefined) throw new Error('Expected every choice of a format to be in $defs.');
    return name;
  });
}

function declaration(name: string): string {
  return `
/** True if the value is valid; otherwise \`errors\` has the reasons until the next call. */
export declare const validate${name}: {
  (value: unknown): value is components['schemas']['${name}'];
  errors?: readonly SchemaError[] | null;
};
`;
}

// The demo models.

/**
 * Makes `models`: by the name of a model a validator of its input, and the input's defaults; and
 * `inputSchemas`, apart because few need them.
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
  const code = `${header}${functions}
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
