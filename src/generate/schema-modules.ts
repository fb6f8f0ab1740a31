/** Types, validators, defaults and joined schemas of file formats, such as target files. */
import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';
import { schemaDocument } from '../validation/load/document-of-schemas.ts';
import { documentTypes } from './document-types.ts';
import { header } from './generated-files.ts';
import {
  defaultsOf,
  schemaErrorDeclaration,
  schemaPointer,
  schemasIn,
  standaloneValidators,
} from './standalone-validators.ts';
import { TableTypes } from './table-types.ts';

/**
 * Makes the types of the formats, a function `validate<Name>` for each, and `defaults`: what a file
 * means where it is silent, by schema and property. `<name>.schema.json` is what an editor reads, and as a
 * document what the pointers in the validators' errors point into. A format that is a choice
 * (`oneOf`) of named schemas gets a function for each of these instead: only the errors of the one that was
 * meant say what is wrong.
 * @param formats JSON Schema of each format, by the format's name
 * @param neighbours the other schemas that these refer to, by the path that they refer to them by
 * @param parts further definitions that get a function
 */
export async function fileFormats(
  formats: ReadonlyMap<string, JsonObject>,
  neighbours: ReadonlyMap<string, JsonObject> = new Map(),
  parts: readonly string[] = [],
): Promise<[path: string, text: string][]> {
  const document = schemaDocument(formats, neighbours);
  const whole = [...formats].flatMap(([format, schema]) => choicesOf(schema) ?? [format]);
  const names = [...whole, ...parts];
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
    ['types.d.ts', await documentTypes(document)],
    ['validators.js', code],
    ['validators.d.ts', declarations],
    ...[...formats].map(([name, schema]): [string, string] => [
      `${kebabCase(name)}.schema.json`,
      joinedSchema(schema, [...formats.values(), ...neighbours.values()]),
    ]),
  ];
}

/** The JSON Schema of a format with all definitions that it needs, for editors. */
function joinedSchema(schema: JsonObject, all: readonly JsonObject[]): string {
  const known: JsonObject = Object.assign({}, ...all.map(({ $defs }) => $defs));
  const { $defs: _own, ...root } = schema;
  const needed = new Set<string>();
  const collect = (part: Json): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/\$defs\/(\w+)"/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      collect(known[name] ?? null);
    }
  };
  collect(root);
  const $defs = Object.fromEntries([...needed].sort().map((name) => [name, known[name] ?? true]));
  const text = JSON.stringify({ ...root, $defs }, null, 2);
  return `${text.replaceAll(/("\$ref": ")[^"#]+(?=#\/\$defs\/)/g, '$1')}\n`;
}

function kebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** The names of the schemas that a format chooses among; undefined without `oneOf`. */
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
