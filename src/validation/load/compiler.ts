/** Compiles JSON Schemas to JavaScript. Only this file and `standalone-code.ts` know AJV. */
import core, {
  _,
  type KeywordCxt,
  type KeywordDefinition,
  type KeywordErrorDefinition,
} from 'ajv/dist/core.js';
import uri from 'ajv/dist/runtime/uri.js';
import draft2020 from 'ajv/dist/vocabularies/draft2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isObject, type Json, type JsonObject, pointerIn, valueAt, walk } from '../../core/json.ts';
import { DocumentError } from '../document-error.ts';
import { textFormats } from '../formats.js';
import type { Validate } from '../plan.ts';
import { pattern } from '../runtime.js';
import { documentPointer } from '../schema-variants.ts';
import {
  appendingErrors,
  type ExportedFunction,
  type StandaloneCode,
  standaloneCode,
} from './standalone-code.ts';
import { wording } from './vocabulary.ts';

/**
 * RFC 4648, section 4. The one of ajv-formats accepts a text with only one line of base64. Digits
 * are written out, because a loop over pieces of a fixed length takes no stack, however long the
 * text is.
 */
const digit = '[A-Za-z0-9+/]';
const base64 = new RegExp(`^(?:${digit.repeat(4)})*(?:${digit.repeat(2)}==|${digit.repeat(3)}=)?$`);

// Of a CommonJS module, some loaders import `exports`, others `exports.default`.
const Ajv = 'default' in core ? core.default : core;
const vocabularies = 'default' in draft2020 ? draft2020.default : draft2020;

/** Schemas in JSON Schema 2020-12, with what the compiler has to know of them. */
export interface CompilerOptions {
  /** An object that has schemas at their pointers. */
  readonly schemas: JsonObject;
  /** Called with the pointer of each schema before it is used; it may add schemas. */
  readonly prepare?: (pointer: string) => void;
  /**
   * The schemas that have an `$id`. If given, references may use names (`$id`, `$anchor`,
   * `$dynamicAnchor`), and `schemas` must be complete. Default: all references are pointers.
   */
  readonly resources?: readonly JsonObject[];
  /** Whether any schema names a property that every object inherits. */
  readonly inheritedNames: boolean;
  /** Whether any schema uses `unevaluatedItems` or `unevaluatedProperties`. */
  readonly evaluates: boolean;
  /** Whether checks stop at the first error, find all, or only say whether there are any. */
  readonly errors: 'first' | 'all' | 'none';
  /** Formats beside those of JSON Schema and OpenAPI. */
  readonly formats: Readonly<Record<string, RegExp | true>>;
  /** Whether functions are wanted for use at once or as text. */
  readonly output: 'functions' | 'text';
}

/** What AJV evaluates where only the text is wanted: to evaluate that takes a twentieth of the time of `compile`. */
const withoutEvaluation = () =>
  "return function () { throw new Error('Only the text was wanted.'); }";

/**
 * Compiles the schemas of one document. Coerces nothing and fills in no defaults. The `schemaPath`
 * of an error is a pointer into the document, whichever `$ref` led there.
 */
export class SchemaCompiler {
  readonly #schemas: JsonObject;
  readonly #prepare: CompilerOptions['prepare'];
  readonly #hasNames: boolean;
  readonly #ajv: InstanceType<typeof Ajv>;
  /** The key under which AJV knows the schema at each pointer. */
  readonly #keys = new Map<string, string>();

  /** @throws DocumentError with the pointer of a schema that is missing or wrong */
  constructor(options: CompilerOptions) {
    const { schemas, resources, errors, output } = options;
    this.#schemas = schemas;
    this.#prepare = options.prepare;
    this.#hasNames = resources !== undefined;
    this.#ajv = new Ajv({
      // The document was inspected before, with better messages.
      strict: false,
      meta: false,
      validateSchema: false,
      logger: false,
      messages: false,
      next: true,
      dynamicRef: this.#hasNames,
      unevaluated: options.evaluates,
      allErrors: errors !== 'first',
      // Or 4.02 would be no multiple of 0.01.
      multipleOfPrecision: 10,
      // Looking for own properties only costs time, and matters for names like `constructor`.
      ownProperties: options.inheritedNames,
      // A larger schema becomes a function of its own, which all that refer to it share.
      inlineRefs: maximumInlined,
      formats: { ...fullFormats, ...textFormats, byte: base64, ...options.formats },
      keywords: [
        ...vocabularies.flat().filter(isNoMark).map(withWording),
        // Only the schemas of absent members have them.
        ...marks.map((keyword) => ({ keyword, code: (context: KeywordCxt) => context.fail() })),
        { keyword: placed, schemaType: 'object', code: codeOfPlaced(errors !== 'none') },
      ],
      uriResolver: {
        ...uri.default,
        resolve: (base, reference) => this.#resolve(base, reference),
      },
      code: {
        regExp: Object.assign((source: string, flags: string) => pattern(source, flags), {
          code: 'runtime.pattern',
        }),
        formats: _`runtime.formats`,
        ...(output === 'text'
          ? { source: true, lines: true, process: withoutEvaluation }
          : { optimize: false, process: appendingErrors }),
      },
    });
    if (resources === undefined) return;
    reportErrorsAt('#', () => this.#ajv.addSchema(schemas, root));
    for (const resource of resources) {
      reportErrorsAt(String(resource.$id), () => this.#ajv.addSchema(resource));
    }
    this.#registerTargetsIn(schemas);
  }

  has(pointer: string): boolean {
    this.#prepare?.(pointer);
    return valueAt(this.#schemas, pointer) !== undefined;
  }

  /** The function that checks values against the schema at a pointer. */
  check(pointer: string): Validate {
    const check = this.#checkAt(pointer);
    const validate: Validate = (value) => {
      const valid = check(value) === true;
      validate.errors = check.errors ?? null;
      return valid;
    };
    return validate;
  }

  /**
   * The functions as text.
   * @param wanted the pointers of the schemas by names of the caller's choice
   * @param exported functions of other modules by the pointers of their schemas, which are not repeated
   */
  code(
    wanted: ReadonlyMap<string, string>,
    exported: ReadonlyMap<string, ExportedFunction> = new Map(),
  ): StandaloneCode {
    // Schemas that a later one names stay functions of their own only if they are known before.
    for (const pointer of wanted.values()) this.#register(pointer);
    const entries = [...wanted].map(([name, pointer]) => [name, this.#checkAt(pointer)] as const);
    return standaloneCode(new Map(entries), ({ schema }) =>
      isObject(schema) ? exported.get(String(schema[placed]?.pointer)) : undefined,
    );
  }

  #checkAt(pointer: string) {
    const key = this.#register(pointer);
    const compiled = reportErrorsAt(pointer, () => this.#ajv.getSchema(key));
    if (compiled === undefined) throw new Error(`There is no schema at ${pointer}.`);
    return compiled;
  }

  /**
   * Adds the schema at a pointer to AJV, once, and returns its key. AJV would report errors behind
   * a `$ref` with paths that begin at its target, so each target is wrapped in its place.
   */
  #register(pointer: string): string {
    const existingKey = this.#keys.get(pointer);
    if (existingKey !== undefined) return existingKey;
    this.#prepare?.(pointer);
    const schema = valueAt(this.#schemas, pointer);
    if (schema === undefined) throw new Error(`There is no schema at ${pointer}.`);
    const key = `${root}/${this.#keys.size}`;
    this.#keys.set(pointer, key);
    this.#ajv.addSchema({ [placed]: { pointer, schema } }, key);
    if (!this.#hasNames) this.#registerTargetsIn(schema);
    return key;
  }

  #registerTargetsIn(schemas: Json): void {
    // What leads to nothing is data: a member $ref in a const, an enum or a default.
    for (const target of targetsIn(schemas)) if (this.has(target)) this.#register(target);
  }

  /** A reference within the document becomes the key of its target. */
  #resolve(base: string, reference: string): string {
    const file = base.replace(/#.*$/, '');
    if (file !== root && !file.startsWith(`${root}/`)) return uri.default.resolve(base, reference);
    const key = this.#keys.get(pointerIn(reference));
    return key ?? (reference.startsWith('#') ? root + reference : reference);
  }
}

/** The key of the whole document. */
const root = 'document';

function reportErrorsAt<Result>(pointer: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new DocumentError([
      { pointer: documentPointer(pointer), message: `The schema is wrong: ${String(cause)}` },
    ]);
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

/** A keyword whose errors have the schema's own wording in `params.expected`, if it has one. */
function withWording(definition: KeywordDefinition | string): KeywordDefinition | string {
  if (typeof definition === 'string' || !isWorded(definition)) return definition;
  const { message = 'must be as the schema says', params: ownParams = _`{}` } =
    definition.error ?? {};
  const error: KeywordErrorDefinition = {
    message,
    params: (context) => {
      const params = typeof ownParams === 'function' ? ownParams(context) : ownParams;
      const expected = context.parentSchema?.[wording];
      return typeof expected === 'string' ? _`{...${params}, expected: ${expected}}` : params;
    },
  };
  return { ...definition, error };
}

function isWorded({ keyword }: KeywordDefinition): boolean {
  return ['pattern', 'format', 'not'].includes(String(keyword));
}

const marks: readonly string[] = ['readOnly', 'writeOnly'];

function isNoMark(definition: KeywordDefinition | string): boolean {
  return typeof definition !== 'string' || !marks.includes(definition);
}

const maximumInlined = 8;

/** Whether schemas name a property that every JavaScript object has. */
export function namesInherited(schemas: Json): boolean {
  let isInherited = false;
  walk(schemas, (value) => {
    const names = isObject(value) ? Object.keys(value) : [value];
    isInherited ||= names.some((name) => typeof name === 'string' && name in Object.prototype);
  });
  return isInherited;
}

/** The pointers that the `$ref`s of a document name. */
function targetsIn(schemas: Json): string[] {
  const targets = new Set<string>();
  walk(schemas, (value) => {
    if (!isObject(value) || typeof value.$ref !== 'string') return;
    if (value.$ref.startsWith('#/')) targets.add(pointerIn(value.$ref));
  });
  return [...targets];
}
