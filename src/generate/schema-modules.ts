/** Types, validators, defaults and joined schemas of file formats, such as target files. */
import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';
import { schemaDocument } from '../validation/load/document-of-schemas.ts';
import { documentTypes } from './document-types.ts';
import { explanationOf, explanationsDeclaration } from './explanations.ts';
import { header } from './generated-files.ts';
import {
  propertyDefaults,
  schemaErrorDeclaration,
  schemaPointer,
  schemasIn,
  standaloneValidators,
} from './standalone-validators.ts';
import { TableTypes } from './table-types.ts';

export interface FormatOptions {
  /** The other schemas that the formats refer to, by the path that they refer to them by. */
  readonly neighbours?: ReadonlyMap<string, JsonObject>;
  /** Further definitions that get a function. Their errors are explained elsewhere. */
  readonly parts?: readonly string[];
  /** The formats that people write, whose errors are explained in full. */
  readonly explained: readonly string[];
}

/**
 * Makes the types of the formats, a function `validate<Name>` for each, `defaults`: what a file
 * means where it is silent, by schema and property, and `explanations`. A format that is a choice
 * (`oneOf`) of named schemas gets a function for each of these instead: only the errors of the one that was
 * meant say what is wrong.
 * @param formats JSON Schema of each format, by the format's name
 */
export async function fileFormats(
  formats: ReadonlyMap<string, JsonObject>,
  { neighbours = new Map(), parts = [], explained }: FormatOptions,
): Promise<[path: string, text: string][]> {
  const document = schemaDocument(formats, neighbours);
  const whole = [...formats].flatMap(([format, schema]) => namesOfChoices(schema) ?? [format]);
  const names = [...whole, ...parts];
  const wanted = new Map(names.map((format) => [`validate${format}`, schemaPointer(format)]));
  const explanations = explained.map(
    (format) => [format, explanationOf(document, format, new Set(parts))] as const,
  );
  const branches = new Set(
    explanations.flatMap(([, { alternatives }]) =>
      Object.values(alternatives).flatMap(({ checks }) => checks),
    ),
  );
  const checks = new Map([...branches].map((pointer, index) => [pointer, `check${index}`]));
  const constants = new Map([...wanted, ...[...checks].map(([key, name]) => [name, key] as const)]);
  const functions = standaloneValidators(document, constants, 'all');
  const defaults = Object.fromEntries(
    schemasIn(document)
      .map(([key, value]) => [key, propertyDefaults(value)] as const)
      .filter(([, values]) => Object.keys(values).length > 0),
  );
  const code = `${header}${functions}
export { ${[...wanted.keys()].join(', ')} };

export const defaults = ${JSON.stringify(defaults, null, 2)};

const checks = {
${[...checks].map(([pointer, name]) => `  '${pointer}': ${name},\n`).join('')}};

export const explanations = {
${explanations.map(([format, { alternatives, keys }]) => `  ${format}: { alternatives: ${JSON.stringify(alternatives)}, keys: ${JSON.stringify(keys)}, checks },\n`).join('')}};
`;
  const declarations = `${header}import type { components } from './types.js';
${schemaErrorDeclaration}${names.map(declaration).join('')}
/** What a file means where it is silent, by schema and property. */
export declare const defaults: ${new TableTypes(new Map()).typeOf([defaults], '')};
${explanationsDeclaration(explained)}`;
  return [
    ['types.d.ts', await documentTypes(document)],
    ['validators.js', code],
    ['validators.d.ts', declarations],
  ];
}

/** The JSON Schema of a format with all definitions that it needs, for editors: it names no other file. */
export function joinedSchema(schema: JsonObject, all: readonly JsonObject[]): string {
  const definitions: JsonObject = Object.assign({}, ...all.map(({ $defs }) => $defs));
  const { $defs: _own, ...root } = schema;
  const needed = new Set<string>();
  const collect = (part: Json): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/\$defs\/(\w+)"/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      collect(definitions[name] ?? null);
    }
  };
  collect(root);
  const $defs = Object.fromEntries(
    [...needed].sort().map((name) => [name, definitions[name] ?? true]),
  );
  const text = JSON.stringify({ ...root, $defs }, null, 2);
  return `${text.replaceAll(/("\$ref": ")[^"#]+(?=#\/\$defs\/)/g, '$1')}\n`;
}

/** The names of the schemas that a format chooses among; undefined without `oneOf`. */
function namesOfChoices({ oneOf }: JsonObject): string[] | undefined {
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
