/**
 * JSON Schemas to JavaScript: one function per schema, in an ES module that needs neither
 * compilation at start nor `eval` nor `require`. The one file that knows AJV's compiler.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SchemaEnv } from 'ajv/dist/compile/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { isArray, isObject, type Json, type JsonObject, valueAt, walk } from './json.ts';

/** Keywords that say nothing about validity but may stand in a schema of an OpenAPI document. */
const annotations = ['discriminator', 'example', 'externalDocs', 'xml'];

/** The parts of an OpenAPI document in which schemas stand; AJV gets to see no others. */
const partsWithSchemas = ['components', 'paths'];

/** Declaration of the errors that every generated function leaves behind. */
export const schemaErrorDeclaration = `
/** One failed keyword. */
export interface SchemaError {
  /** JSON pointer into the checked value; empty for the value itself. */
  readonly instancePath: string;
  /** Pointer of the keyword in the document. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
`;

/** Code of a module: its imports, then one `const` per wanted function. */
export interface StandaloneCode {
  readonly imports: string;
  readonly functions: string;
}

/**
 * Compiles schemas of one document. AJV runs in strict mode, so an unknown keyword or format fails
 * here; it reports all errors, coerces nothing and fills in no defaults. The `schemaPath` of an
 * error is a pointer into the document, whichever `$ref` led there.
 *
 * @param name names the document in messages
 * @param document an OpenAPI 3.1 document
 * @param wanted the pointers of the schemas by the names of their functions, which must be
 *   JavaScript identifiers
 * @throws with the name and the pointer when a schema is missing or wrong
 */
export function standaloneValidators(
  name: string,
  document: JsonObject,
  wanted: ReadonlyMap<string, string>,
): StandaloneCode {
  const ajv = new Ajv2020({
    strict: true,
    // A condition (`then`) may require a property that its parent describes.
    strictRequired: false,
    allErrors: true,
    code: { source: true, esm: true, lines: true },
  });
  formats.default(ajv, { keywords: false });
  ajv.addVocabulary([...annotations, ...partsWithSchemas, ...extensionsIn(document)]);
  const schemas = withoutProse(document);
  ajv.addSchema(schemas, name);
  const root = ajv.schemas[name];
  if (root === undefined) throw new Error(`AJV did not register ${name}.`);

  const explained = (pointer: string, check: () => void) => {
    try {
      check();
    } catch (cause) {
      throw new Error(`${name}: the schema at ${pointer} is wrong: ${String(cause)}`, { cause });
    }
  };
  for (const pointer of new Set([...wanted.values(), ...targetsIn(schemas)])) {
    const schema = valueAt(schemas, pointer);
    if (!isObject(schema)) throw new Error(`${name}: no schema at ${pointer}`);
    // Registered by hand, because only so does AJV know where in the document a schema stands.
    const place = { schema, root, baseId: name, schemaId: '$id', schemaPath: pointer } as const;
    ajv.refs[name + pointer] ??= new SchemaEnv(place);
    if (!pointer.startsWith('#/components/schemas/')) continue;
    explained(pointer, () => ajv.validateSchema(schema, true));
  }
  const references: Record<string, string> = {};
  for (const [functionName, pointer] of wanted) {
    references[functionName] = name + pointer;
    explained(pointer, () => ajv.getSchema(name + pointer));
  }
  return asModule(standalone.default(ajv, references));
}

/** The parts with schemas, without what is written for people: it would only swell the functions. */
function withoutProse(document: JsonObject): JsonObject {
  const parts = partsWithSchemas.flatMap((key): [string, Json][] =>
    document[key] === undefined ? [] : [[key, document[key]]],
  );
  return Object.fromEntries(parts.map(([key, part]) => [key, stripped(part)]));
}

function stripped(value: Json): Json {
  if (isArray(value)) return value.map(stripped);
  if (!isObject(value)) return value;
  // A property may be named so, too: then an object stands here and not a text or a list.
  const isProse = ([key, item]: [string, Json]) =>
    (['title', 'description'].includes(key) && typeof item === 'string') ||
    (key === 'examples' && isArray(item));
  const kept = Object.entries(value).filter((entry) => !isProse(entry));
  return Object.fromEntries(kept.map(([key, item]) => [key, stripped(item)]));
}

/** The `x-` keys of a document, all of which a schema may carry. */
function extensionsIn(document: JsonObject): string[] {
  const found = new Set<string>();
  walk(document, (value) => {
    if (!isObject(value)) return;
    for (const key of Object.keys(value)) if (key.startsWith('x-')) found.add(key);
  });
  return [...found];
}

/** The pointers that the `$ref`s of a document name. */
function targetsIn(document: JsonObject): string[] {
  const found = new Set<string>();
  walk(document, (value) => {
    if (isObject(value) && typeof value.$ref === 'string') found.add(value.$ref);
  });
  return [...found];
}

/** AJV's output loads its run time with `require` and exports every function; neither suits. */
function asModule(code: string): StandaloneCode {
  const modules = new Map<string, string>();
  const functions = code
    .replace(/^"use strict";\n?/, '')
    .replaceAll(/^export const /gm, 'const ')
    .replaceAll(/\brequire\("([^"]+)"\)/g, (_, module: string) => {
      const path = module.endsWith('.js') ? module : `${module}.js`;
      const binding = path.replace(/^.*\/|\.js$/g, '');
      modules.set(path, binding);
      return binding;
    });
  // A default import of a CommonJS module is its `module.exports`: what `require` returns.
  const imports = [...modules]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([path, binding]) => `import ${binding} from '${path}';\n`)
    .join('');
  return { imports, functions };
}
