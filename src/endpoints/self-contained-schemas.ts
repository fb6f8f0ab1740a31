/**
 * Makes the schemas of endpoints self-contained: what their references lead to, in files too, becomes `$defs`. The
 * references of a schema in settings begin at the schema itself, and those to files at the settings file.
 */
import {
  asObject,
  escapeToken,
  isArray,
  isDeeperThan,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  parseNamedJson,
  pointerIn,
  pointerOf,
  valueAt,
} from '../core/json.ts';
import { capitalise } from '../core/sentences.ts';
import { DocumentError, isTooDeep, maximumLevels, tooDeep } from '../validation/document-error.ts';
import { bundleFiles } from '../validation/load/bundle-files.ts';
import {
  AddressError,
  FileError,
  type LocalFile,
  LocalFiles,
} from '../validation/load/referenced-files.ts';
import { mapSubschemas, subschemasOf } from '../validation/load/vocabulary.ts';
import { type SourcePointers, writtenAt } from '../validation/source-places.ts';
import {
  type EndpointSchemas,
  isJsonObject,
  type SchemaRole,
  schemaRoles,
} from './endpoint-schemas.ts';
import { unusedName } from './schema-components.ts';

export interface SelfContainedSchema {
  /** All its references are `#`, or lead to one of its `$defs`. */
  readonly schema: JsonObject;
  /** Where the schema (`#`) and its `$defs` were written: `/endpoints/ID/input`, or `input.json#`. */
  readonly sources: SourcePointers;
}

export type SelfContainedSchemas = { readonly [role in SchemaRole]?: SelfContainedSchema };

export interface SchemaPlaces {
  /** The file that has the schemas, whose folder holds the files that they refer to. Default: they refer to none. */
  readonly settingsFile?: string | undefined;
  /** Is called with the path of each file before it is read. */
  readonly onFile?: ((path: string) => void) | undefined;
  /** The pointer of a schema in the file that has it. Default: `/endpoints/ID/input`. */
  readonly placeOf?: (id: string, role: SchemaRole) => string;
}

function placeInSettings(id: string, role: SchemaRole): string {
  return `/endpoints/${escapeToken(id)}/${role}`;
}

/**
 * The schemas of endpoints by their ids; endpoints without any are left out.
 * @throws DocumentError naming each file that cannot be used, and each reference to nothing. Its pointers are
 *   `/endpoints/ID/input/properties/a`, or `input.json#/properties/a` in a file
 */
export function selfContainedSchemas(
  endpoints: Readonly<Record<string, EndpointSchemas>>,
  { settingsFile, onFile = () => undefined, placeOf = placeInSettings }: SchemaPlaces = {},
): ReadonlyMap<string, SelfContainedSchemas> {
  const files = new SchemaFiles(settingsFile, onFile);
  const parts = Object.entries(endpoints).flatMap(([id, endpoint]) =>
    schemaRoles.flatMap((role) => {
      const schema = endpoint[role];
      return schema === undefined ? [] : [{ id, role, file: files.add(placeOf(id, role), schema) }];
    }),
  );
  const bundle = joinFiles(files);
  const byId = new Map<string, SelfContainedSchemas>();
  for (const { id, role, file } of parts) {
    const start = pointerOf(['$files', file.name]);
    byId.set(id, { ...byId.get(id), [role]: selfContained(bundle, start) });
  }
  return byId;
}

interface JoinedFiles {
  readonly document: JsonObject;
  readonly sources: SourcePointers | undefined;
}

function joinFiles(files: SchemaFiles): JoinedFiles {
  try {
    const { value, sources } = bundleFiles(files, files.root.content, '3.1');
    if (!isJsonObject(value)) throw new TypeError('Expected schemas of JSON.');
    return { document: value, sources };
  } catch (cause) {
    if (isTooDeep(cause)) throw tooDeep('#', cause);
    if (!(cause instanceof FileError)) throw cause;
    throw new DocumentError([{ pointer: cause.position, message: cause.message }]);
  }
}

/** The schemas of settings as files of their own, beside those on the disk. */
class SchemaFiles {
  readonly #base: URL;
  readonly #schemas = new Map<string, LocalFile>();
  readonly #settingsFile: string | undefined;
  readonly #onFile: (path: string) => void;
  #local: LocalFiles | undefined;

  constructor(settingsFile: string | undefined, onFile: (path: string) => void) {
    this.#onFile = onFile;
    this.#settingsFile = settingsFile;
    this.#base = settingsFile === undefined ? new URL('settings:///') : addressOfFile(settingsFile);
  }

  /** A document that refers to each schema. */
  get root(): LocalFile & { readonly content: JsonObject } {
    const schemas = [...this.#schemas.keys()].map((href, index) => [index, { $ref: href }]);
    return {
      name: 'settings',
      url: new URL('?', this.#base),
      text: '',
      content: {
        openapi: '3.1.0',
        info: { title: 'Schemas', version: '1' },
        paths: {},
        components: { schemas: Object.fromEntries(schemas) },
      },
    };
  }

  /** @throws DocumentError for a schema that is not JSON, or nested too deeply */
  add(name: string, schema: object): LocalFile {
    const url = new URL(`?${name}`, this.#base);
    if (isDeeperThan(maximumLevels, schema)) throw tooDeep(name);
    const text = JSON.stringify(schema);
    const file = { name, place: name, url, text, content: parseNamedJson(text, name) };
    this.#schemas.set(url.href, file);
    return file;
  }

  read(address: URL): LocalFile {
    const schema = this.#schemas.get(address.href);
    if (schema !== undefined) return schema;
    if (this.#settingsFile === undefined) {
      throw new AddressError('a part of the schema itself, since only files have a folder');
    }
    this.#local ??= new LocalFiles(this.#settingsFile);
    const path = pathOfFile(address);
    if (path !== undefined) this.#onFile(path);
    try {
      return this.#local.read(address);
    } catch (cause) {
      if (!(cause instanceof AddressError) || address.protocol !== 'file:') throw cause;
      throw new AddressError('a file within the folder of this file, with links followed');
    }
  }
}

function addressOfFile(path: string): URL {
  const { process } = globalThis;
  const url = process.getBuiltinModule('node:url');
  return url.pathToFileURL(process.getBuiltinModule('node:path').resolve(path));
}

/** Undefined for an address at which no local file can be. */
function pathOfFile(address: URL): string | undefined {
  if (address.protocol !== 'file:') return undefined;
  try {
    const { fileURLToPath } = globalThis.process.getBuiltinModule('node:url');
    return fileURLToPath(new URL(address.pathname, address));
  } catch {
    // Such as one with a host, or with %2F.
    return undefined;
  }
}

const dialect = 'https://json-schema.org/draft/2020-12/schema';

function selfContained({ document, sources }: JoinedFiles, start: string): SelfContainedSchema {
  const root = behindReferences(document, start);
  const places = new Map([[root, '#']]);
  const names = new Set<string>();
  const waiting: string[] = [];

  function placeOf(pointer: string): string {
    const earlier = places.get(pointer);
    if (earlier !== undefined) return earlier;
    const name = unusedName(definitionName(pointer), names);
    const place = `#/$defs/${name}`;
    places.set(pointer, place);
    waiting.push(pointer);
    return place;
  }

  function rewriteReference(reference: Json | undefined): Json | undefined {
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return reference;
    return placeOf(pointerIn(reference));
  }

  function copy(schema: Json, pointer: string): Json {
    if (!isObject(schema)) return schema;
    // The references of a schema with an address of its own begin there.
    if (schema.$id !== undefined && hasReferences(schema)) return schema;
    // Nothing refers to it by an address without references, which two schemas of a document cannot have.
    const { $id: _, $defs, definitions, $schema, ...rest } = schema;
    if (hasDynamicReferences(schema)) {
      for (const name of Object.keys(asObject($defs)))
        placeOf(pointerBelow(pointer, ['$defs', name]));
    }
    const copied = mapSubschemas('3.1', rest, (inner, keys) =>
      copy(inner, pointerBelow(pointer, keys)),
    );
    const $ref = rewriteReference(copied.$ref);
    return {
      ...($schema !== undefined && $schema !== dialect && { $schema }),
      ...copied,
      ...($ref !== undefined && { $ref }),
      ...(isObject(copied.discriminator) && {
        discriminator: rewriteMapping(copied.discriminator, rest),
      }),
    };
  }

  /** References get other names, which a discriminator without a mapping would mean. */
  function rewriteMapping(
    { mapping, ...discriminator }: JsonObject,
    { oneOf, anyOf }: JsonObject,
  ): JsonObject {
    const written = asObject(mapping);
    const named = new Set(Object.values(written));
    const implied = [oneOf, anyOf]
      .flatMap((list) => (isArray(list) ? list : []))
      .flatMap((item) => {
        const { $ref } = asObject(item);
        if (typeof $ref !== 'string' || !$ref.startsWith('#/') || named.has($ref)) return [];
        const name =
          keysOf(pointerIn($ref))
            .at(-1)
            ?.replace(/\.(json|ya?ml)$/, '') ?? '';
        return Object.hasOwn(written, name) ? [] : [[name, $ref] as const];
      });
    const entries = [...Object.entries(written), ...implied].map(([name, target]) => [
      name,
      rewriteReference(target) ?? '',
    ]);
    if (entries.length === 0) return discriminator;
    return { ...discriminator, mapping: Object.fromEntries(entries) };
  }

  const whole = valueAt(document, root);
  if (!isObject(whole)) {
    // A text is not repeated: the file may be another one than its owner meant.
    const got = Array.isArray(whole) ? 'an array' : `${whole ?? 'nothing'}`;
    const kind = typeof whole === 'string' || typeof whole === 'number' ? `a ${typeof whole}` : got;
    const message = `Expected a JSON Schema as an object, got ${kind}.`;
    throw new DocumentError([{ pointer: writtenAt({ sources }, root), message }]);
  }
  const schema = asObject(copy(whole, root));
  const definitions: [string, Json][] = [];
  for (let pointer = waiting.shift(); pointer !== undefined; pointer = waiting.shift()) {
    const name = keysOf(places.get(pointer) ?? '#').at(-1) ?? '';
    definitions.push([name, copy(valueAt(document, pointer) ?? true, pointer)]);
  }
  const written = [...places].map(([pointer, place]) => [place, writtenAt({ sources }, pointer)]);
  const joined =
    definitions.length === 0 ? schema : { ...schema, $defs: Object.fromEntries(definitions) };
  return {
    schema: withoutDynamicNames(joined),
    sources: Object.fromEntries(written),
  };
}

/**
 * With ordinary references in place of dynamic ones that can mean only one schema: the document of several endpoints may
 * have this schema several times.
 */
function withoutDynamicNames(schema: JsonObject): JsonObject {
  const { $defs, ...root } = schema;
  const parts = new Map<string, Json>([['#', root]]);
  for (const [name, part] of Object.entries(asObject($defs))) parts.set(`#/$defs/${name}`, part);
  const anchors = new Map<string, (string | undefined)[]>();
  const note = (part: Json, place?: string): void => {
    if (!isObject(part)) return;
    const { $dynamicAnchor: name } = part;
    if (typeof name === 'string') anchors.set(name, [...(anchors.get(name) ?? []), place]);
    for (const { schema: inner } of subschemasOf('3.1', part)) note(inner);
  };
  for (const [place, part] of parts) note(part, place);
  const placeOf = (name: string): string | undefined => {
    const [place, ...others] = anchors.get(name) ?? [];
    return others.length === 0 ? place : undefined;
  };
  const replace = (part: Json): Json => {
    if (!isObject(part)) return part;
    const { $dynamicAnchor, $dynamicRef, ...rest } = mapSubschemas('3.1', part, replace);
    const target =
      typeof $dynamicRef === 'string' && rest.$ref === undefined
        ? placeOf($dynamicRef.slice(1))
        : undefined;
    const isNeeded = typeof $dynamicAnchor === 'string' && placeOf($dynamicAnchor) === undefined;
    return {
      ...(isNeeded && { $dynamicAnchor }),
      ...rest,
      ...(target !== undefined && { $ref: target }),
      ...(target === undefined && $dynamicRef !== undefined && { $dynamicRef }),
    };
  };
  return anchors.size === 0 ? schema : asObject(replace(schema));
}

/** The pointer that references without anything beside them lead to. */
function behindReferences(document: JsonObject, start: string): string {
  const passed = new Set<string>();
  let pointer = start;
  while (!passed.has(pointer)) {
    passed.add(pointer);
    const value = valueAt(document, pointer);
    const reference = isObject(value) && Object.keys(value).length === 1 ? value.$ref : undefined;
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return pointer;
    pointer = pointerIn(reference);
  }
  return pointer;
}

function pointerBelow(pointer: string, keys: readonly string[]): string {
  return pointer + pointerOf(keys).slice(1);
}

function hasReferences(schema: JsonObject): boolean {
  return /"\$(ref|dynamicRef)"/.test(JSON.stringify(schema));
}

function hasDynamicReferences(schema: JsonObject): boolean {
  return schema.$defs !== undefined && JSON.stringify(schema).includes('"$dynamicRef"');
}

/** The last word of a pointer, such as that of a definition or a file. */
function definitionName(pointer: string): string {
  const last = keysOf(pointer).at(-1) ?? '';
  const words = last.replace(/\.(json|ya?ml)$/, '').split(/[^A-Za-z0-9]+/);
  return words.map(capitalise).join('') || 'Schema';
}
