/**
 * JSON Schemas to JavaScript, for use in this process or as the text of an ES module that needs
 * neither compilation at start nor `eval` nor `require`. The one file that knows AJV's compiler.
 */

import { _, type KeywordCxt, type KeywordDefinition, type KeywordErrorDefinition } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import uri from 'ajv/dist/runtime/uri.js';
import standalone from 'ajv/dist/standalone/index.js';
import ajvFormats from 'ajv-formats';
import {
  isObject,
  type Json,
  type JsonObject,
  parseJson,
  placedIn,
  pointerOf,
  valueAt,
  walk,
} from '../../core/json.ts';
import { textFormats } from '../formats.js';
import type { Validate } from '../plan.ts';
import { documentPointer } from '../plan.ts';
import { pattern } from '../runtime.js';
import { wording } from './vocabulary.ts';

/**
 * RFC 4648, section 4. The one of ajv-formats accepts a text with only one line of base64. Digits
 * are written out, because a loop over pieces of a fixed length takes no stack, however long the
 * text is.
 */
const digit = '[A-Za-z0-9+/]';
const base64 = new RegExp(`^(?:${digit.repeat(4)})*(?:${digit.repeat(2)}==|${digit.repeat(3)}=)?$`);

/** What is compiled, and how. */
export interface CompilerOptions {
  /** Names the document in messages. */
  readonly name: string;
  /** An object with the schemas of a document at their pointers. */
  readonly schemas: JsonObject;
  /**
   * Called with the pointer of each schema before it is used; it may add schemas that nothing is
   * known to be wrong with. Default: all are there, and they are inspected.
   */
  readonly prepare?: (pointer: string) => void;
  /** Whether a schema may name a property that every object inherits. Default: looked up. */
  readonly inheritedNames?: boolean;
  /**
   * Whether a schema may use `unevaluatedItems` or `unevaluatedProperties`, which all checks then
   * have to prepare for. Default: yes.
   */
  readonly evaluates?: boolean;
  /** Schemas that the others refer to by their `$id`. Default: none. */
  readonly resources?: readonly JsonObject[];
  /** Whether to stop at the first error, to find all, or only to say whether there are any. */
  readonly errors: 'first' | 'all' | 'none';
  /** Refuses keywords and formats that are unknown, and schemas that look like mistakes. */
  readonly strict: boolean;
  /** Keywords that do not affect validity. Used only if strict. */
  readonly annotations?: readonly string[];
  /** Formats beside the usual ones. */
  readonly formats?: Readonly<Record<string, RegExp | true>>;
  /** Whether functions are wanted for use at once or as text. Default: for use. */
  readonly output?: 'functions' | 'text';
}

/** Code of a module: its imports, then one `const` per wanted function. */
export interface StandaloneCode {
  readonly imports: string;
  readonly functions: string;
}

/**
 * Compiles the schemas of one document. Coerces nothing and fills in no defaults. The `schemaPath`
 * of an error is a pointer into the document, whichever `$ref` led there.
 */
export class SchemaCompiler {
  readonly #name: string;
  readonly #errors: CompilerOptions['errors'];
  readonly #schemas: JsonObject;
  readonly #prepare: ((pointer: string) => void) | undefined;
  readonly #ajv: Ajv2020;
  /** The key under which AJV knows the schema at each pointer. */
  readonly #keys = new Map<string, string>();

  /** @throws with the name and the pointer when a schema is missing or wrong */
  constructor({ name, schemas, errors, strict, ...options }: CompilerOptions) {
    this.#name = name;
    this.#errors = errors;
    this.#schemas = schemas;
    this.#prepare = options.prepare;
    this.#ajv = new Ajv2020({
      strict,
      // A condition (`then`) may require a property that its parent describes.
      strictRequired: false,
      // What only counts errors is shorter if it never stops.
      allErrors: errors !== 'first',
      // Or 4.02 would be no multiple of 0.01.
      multipleOfPrecision: 10,
      // Looking for own properties only costs time, and matters for names like `constructor`.
      ownProperties:
        options.inheritedNames ?? namesInherited([schemas, ...(options.resources ?? [])]),
      // Schemas that are made on demand were inspected before.
      ...(options.prepare === undefined ? {} : { meta: false, validateSchema: false }),
      uriResolver: {
        ...uri.default,
        resolve: (base, reference) => this.#resolve(base, reference),
      },
      logger: false,
      // A larger schema becomes a function of its own, which all that refer to it share.
      inlineRefs: maximumInlined,
      messages: false,
      code: {
        regExp: Object.assign((source: string, flags: string) => pattern(source, flags), {
          code: 'require("runtime").pattern',
        }),
        ...(options.output === 'text'
          ? { source: true, esm: true, lines: true }
          : { optimize: false }),
      },
    });
    this.#ajv.opts.unevaluated = options.evaluates ?? true;
    // Schemas that are made on demand have no `$dynamicRef`.
    this.#ajv.opts.dynamicRef = options.prepare === undefined;
    ajvFormats.default(this.#ajv, { keywords: false });
    const own = { ...textFormats, byte: base64, ...options.formats };
    for (const [format, check] of Object.entries(own)) {
      this.#ajv.addFormat(format, check);
    }
    for (const keyword of ['pattern', 'format', 'not']) {
      const definition = this.#ajv.getKeyword(keyword);
      if (typeof definition === 'boolean') throw new Error(`AJV has no ${keyword}.`);
      this.#ajv.removeKeyword(keyword);
      this.#ajv.addKeyword({ ...definition, error: inWordsOfSchema(definition) });
    }
    this.#ajv.addKeyword({
      keyword: placed,
      schemaType: 'object',
      code: codeOfPlaced(errors !== 'none'),
    });
    if (strict) this.#ajv.addVocabulary([...(options.annotations ?? [])]);
    if (options.prepare !== undefined) return;
    this.#ajv.addSchema(schemas, name);
    for (const resource of options.resources ?? []) {
      this.#explained(String(resource.$id), () => this.#ajv.addSchema(resource));
    }
    for (const pointer of targetsIn(schemas)) {
      this.#register(pointer);
      if (documentPointer(pointer).startsWith('#/components/schemas/')) this.#inspect(pointer);
    }
  }

  /** Whether there is a schema at a pointer. */
  has(pointer: string): boolean {
    this.#prepare?.(pointer);
    return valueAt(this.#schemas, pointer) !== undefined;
  }

  /** The function that checks values against the schema at a pointer. */
  check(pointer: string): Validate {
    const key = this.#register(pointer);
    const check = this.#explained(pointer, () => this.#ajv.getSchema(key));
    if (check === undefined) throw new Error(`${this.#name}: no schema at ${pointer}`);
    const validate: Validate = (value) => {
      const valid = check(value) === true;
      validate.errors = check.errors ?? null;
      return valid;
    };
    return validate;
  }

  /**
   * The text of functions.
   * @param wanted the pointers of the schemas by the names of their functions, which must be
   *   JavaScript identifiers
   */
  module(wanted: ReadonlyMap<string, string>): StandaloneCode {
    const keys: Record<string, string> = {};
    for (const [functionName, pointer] of wanted) {
      keys[functionName] = this.#register(pointer);
      this.#inspect(pointer);
    }
    for (const [functionName, pointer] of wanted) {
      this.#explained(pointer, () => this.#ajv.getSchema(keys[functionName] ?? ''));
    }
    return asModule(standalone.default(this.#ajv, keys), [...this.#keys.keys()], this.#errors);
  }

  /**
   * Adds the schema at a pointer to AJV, once, and returns its key. AJV would report errors behind
   * a `$ref` with paths that begin at its target, so each target is wrapped in its place.
   */
  #register(pointer: string): string {
    const known = this.#keys.get(pointer);
    if (known !== undefined) return known;
    this.#prepare?.(pointer);
    const schema = valueAt(this.#schemas, pointer);
    if (schema === undefined) throw new Error(`${this.#name}: no schema at ${pointer}`);
    const key = `${this.#name}/${this.#keys.size}`;
    this.#keys.set(pointer, key);
    this.#ajv.addSchema({ [placed]: { pointer, schema } }, key);
    if (this.#prepare !== undefined) for (const target of targetsIn(schema)) this.#register(target);
    return key;
  }

  /** A reference within the document becomes the key of its target. */
  #resolve(base: string, reference: string): string {
    const file = base.replace(/#.*$/, '');
    if (file !== this.#name && !file.startsWith(`${this.#name}/`)) {
      return uri.default.resolve(base, reference);
    }
    const key = this.#keys.get(reference);
    return key ?? (reference.startsWith('#') ? this.#name + reference : reference);
  }

  #inspect(pointer: string): void {
    const schema = valueAt(this.#schemas, pointer);
    if (this.#prepare !== undefined || !isObject(schema)) return;
    this.#explained(pointer, () => this.#ajv.validateSchema(schema, true));
  }

  #explained<Result>(pointer: string, work: () => Result): Result {
    try {
      return work();
    } catch (cause) {
      const place = documentPointer(pointer);
      throw new Error(`${this.#name}: the schema at ${place} is wrong: ${String(cause)}`, {
        cause,
      });
    }
  }
}

/** Our keyword for a schema and its place: `{ placed: { pointer, schema } }`. */
const placed = 'placed';

/**
 * Code that checks like the schema itself and reports errors with paths that begin with its pointer.
 * @param createErrors whether errors say more than that they are there
 */
function codeOfPlaced(createErrors: boolean) {
  return (context: KeywordCxt): void => {
    const { gen, it } = context;
    const { pointer, schema } = context.schema;
    const valid = gen.name('valid');
    const schemaPath = _`${it.schemaPath}.placed.schema`;
    const place = { schema, schemaPath, topSchemaRef: it.topSchemaRef, errSchemaPath: pointer };
    const checked = context.subschema({ ...place, createErrors }, valid);
    context.ok(valid);
    context.mergeEvaluated(checked);
  };
}

/** The errors of a keyword, with the schema's own wording in `params.expected` if it has one. */
function inWordsOfSchema({ error }: KeywordDefinition): KeywordErrorDefinition {
  const { message = 'must be as the schema says', params: own = _`{}` } = error ?? {};
  return {
    message,
    params: (context) => {
      const params = typeof own === 'function' ? own(context) : own;
      const expected = context.parentSchema?.[wording];
      return typeof expected === 'string' ? _`{...${params}, expected: ${expected}}` : params;
    },
  };
}

/** The keys of a schema that is written out again wherever it is referred to. */
const maximumInlined = 8;

/** Whether schemas name a property that every JavaScript object has. */
export function namesInherited(schemas: Json): boolean {
  let found = false;
  walk(schemas, (value) => {
    const names = isObject(value) ? Object.keys(value) : [value];
    found ||= names.some((name) => typeof name === 'string' && name in Object.prototype);
  });
  return found;
}

/** The pointers that the `$ref`s of a document name. */
function targetsIn(schemas: Json): string[] {
  const found = new Set<string>();
  walk(schemas, (value) => {
    if (!isObject(value) || typeof value.$ref !== 'string') return;
    if (value.$ref.startsWith('#/')) found.add(value.$ref);
  });
  return [...found];
}

const runtimeModule = 'inference-contract/validation/runtime';

/** What AJV's output requires, with its names in `runtime.js`. */
const runtime: ReadonlyMap<string, string> = new Map([
  ['ajv/dist/runtime/ucs2length").default', 'characters'],
  ['ajv/dist/runtime/equal").default', 'equal'],
  ['ajv-formats/dist/formats").fullFormats', 'formats'],
  ['runtime").pattern', 'pattern'],
]);

/**
 * AJV's output loads its run time with `require` and exports every function; neither suits. Imports
 * of CommonJS modules would not: loaders and bundlers disagree about what their default is, and
 * a user's project may not have this package's dependencies.
 * @param pointers of the schemas that errors are about
 */
function asModule(
  code: string,
  pointers: readonly string[],
  errors: CompilerOptions['errors'],
): StandaloneCode {
  const used = new Set<string>();
  const bare = code
    .replace(/^"use strict";\n?/, '')
    .replaceAll(/^export const /gm, 'const ')
    .replaceAll(/\brequire\("([^"]+"\)\.\w+)/g, (_, asked: string) => {
      const name = runtime.get(asked);
      if (name === undefined) throw new Error(`Nothing stands for ${asked} in runtime.js.`);
      used.add(name);
      return name;
    });
  const short = withShortErrors(errors === 'none' ? withCountedErrors(bare) : bare, used);
  const functions = withSharedPointers(withNeededSchemas(short), pointers);
  const imports =
    used.size === 0 ? '' : `import { ${[...used].sort().join(', ')} } from '${runtimeModule}';\n`;
  return { imports, functions };
}

/** Pieces of AJV's lines: text in quotes, and anything but text. */
const quoted = String.raw`"(?:[^"\\\n]|\\.)*"`;
const expression = String.raw`(?:[^"\n]|${quoted})*?`;

/** Functions whose errors say nothing do not collect them: they only count. */
function withCountedErrors(code: string): string {
  return code
    .replaceAll(
      /^const (err\d+) = \{\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/gm,
      '',
    )
    .replaceAll(/^vErrors = vErrors === null \? .*;\nerrors = vErrors\.length;$/gm, 'errors++;')
    .replaceAll(
      /^if\(vErrors !== null\)\{\nif\((_errs\d+)\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n/gm,
      '',
    )
    .replaceAll(/^(?:let vErrors = null|validate\d+\.errors = vErrors);\n/gm, '')
    .replaceAll(/^(?:let )?passing\d+ = .*;\n/gm, '');
}

/** Errors as calls of a function, and functions without the parameters that only coercion needs. */
function withShortErrors(code: string, used: Set<string>): string {
  const add = String.raw`if\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}$`;
  const object = String.raw`\{instancePath(?::(${expression}))?,schemaPath:(${quoted}),keyword:(${quoted}),params:(.*?)(?:,propertyName:(\w+))?\}`;
  const call = (path = 'instancePath', ...rest: readonly (string | undefined)[]) => {
    used.add('schemaError');
    const given = rest.filter((argument) => argument !== undefined);
    return `schemaError(${[path, ...given].join(', ')})`;
  };
  return code
    .replaceAll(
      new RegExp(String.raw`^const (err\d+) = ${object};\n${add}`, 'gm'),
      (_, _name, ...groups: string[]) => {
        used.add('withError');
        return `vErrors = withError(vErrors, ${call(...groups.slice(0, 5))});`;
      },
    )
    .replaceAll(
      new RegExp(String.raw`^(validate\d+\.errors = )\[${object}\];$`, 'gm'),
      (_, before: string, ...groups: string[]) => `${before}[${call(...groups.slice(0, 5))}];`,
    )
    .replaceAll(
      /^(function validate\d+\(data, \{instancePath=""), parentData, parentDataProperty, rootData=data/gm,
      '$1',
    )
    .replaceAll(
      new RegExp(
        String.raw`^([^"\n]*, \{instancePath${expression}),parentData(?::\w+)?,parentDataProperty(?::(?:${quoted}|\w+))?,rootData(?=[,}])`,
        'gm',
      ),
      '$1',
    );
}

/** AJV writes out every schema, of which a function may use a list in it, or nothing. */
function withNeededSchemas(code: string): string {
  const accessor = String.raw`\.[\w$]+|\["(?:[^"\\]|\\.)*"\]|\[\d+\]`;
  const uses = new Map<string, Set<string>>();
  const use = new RegExp(String.raw`(?<!^const )\b(schema\d+)\b((?:${accessor})*)`, 'gm');
  for (const [, name = '', path = ''] of code.matchAll(use)) {
    uses.set(name, (uses.get(name) ?? new Set()).add(path));
  }
  return code.replaceAll(/^const (schema\d+) = (.*);\n/gm, (line, name: string, text: string) => {
    const paths = uses.get(name);
    if (paths === undefined) return '';
    if (paths.has('')) return line;
    const needed: Record<string, Json> = {};
    const place = placedIn(needed);
    const schema = parseJson(text, name);
    const places = [...paths].map((path) =>
      [...path.matchAll(new RegExp(accessor, 'g'))].map(([key]) =>
        key.startsWith('.') ? key.slice(1) : String(JSON.parse(key.slice(1, -1))),
      ),
    );
    const pointers = new Set(places.map(pointerOf));
    for (const keys of places) {
      // A value that is needed as a whole has what is needed of it elsewhere.
      if (keys.some((_, depth) => pointers.has(pointerOf(keys.slice(0, depth))))) continue;
      place(pointerOf(keys), valueAt(schema, pointerOf(keys)) ?? null);
    }
    return `const ${name} = ${JSON.stringify(needed)};\n`;
  });
}

/** The pointer of a schema stands once before the functions, not in each error. */
function withSharedPointers(code: string, pointers: readonly string[]): string {
  const known = new Set(pointers.map((pointer) => JSON.stringify(pointer).slice(1, -1)));
  const names = new Map<string, string>();
  const functions = code.replaceAll(
    new RegExp(
      String.raw`^((?:validate\d+\.errors = \[|vErrors = withError\(vErrors, )schemaError\(instancePath${expression}, )"(#(?:[^"\\\n]|\\.)*)"`,
      'gm',
    ),
    (whole, before: string, path: string) => {
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
        const pointer = path.slice(0, end);
        if (!known.has(pointer)) continue;
        const name = names.get(pointer) ?? `at${names.size}`;
        names.set(pointer, name);
        return `${before}${name}+"${path.slice(end)}"`;
      }
      return whole;
    },
  );
  const shared = [...names].map(([pointer, name]) => `const ${name} = "${pointer}";\n`);
  return shared.join('') + functions;
}
