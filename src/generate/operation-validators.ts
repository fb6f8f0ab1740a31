/**
 * The validators of a bundle: of each operation its parameters, request body and responses, and of
 * each kind of model the output of its jobs.
 */

import { isObject, type JsonObject, pointerOf } from '../core/json.ts';
import {
  type DocumentOperation,
  documentOperations,
  type Part,
  schemaPartAt,
} from '../validation/document/parts.ts';
import { header } from './generated-files.ts';
import { schemaErrorDeclaration, standaloneValidators } from './standalone-validators.ts';
import { propertyName, quote } from './table-types.ts';

/** The modules of a document's validators, each with its declarations. */
export interface ValidatorModules {
  /** Validators that stop at the first error, for what has to be fast. */
  readonly firstError: Module;
  /**
   * The same which find all errors, and those of the outputs in `x-models`, where the document has
   * it: loaded when an error was found, or by what is not in a hurry.
   */
  readonly allErrors: Module;
}

interface Module {
  readonly code: string;
  readonly declarations: string;
}

/**
 * Makes the validators of every operation and callback of a document, keyed by operationId or by
 * the callback's name, and those of the outputs in `x-models`, where the document has it. A schema
 * that several places refer to becomes one function.
 * @param name names the document in messages
 */
export function operationValidators(name: string, document: JsonObject): ValidatorModules {
  const functions = new Functions(document);
  const operations = documentOperations(document);
  const entries = operations.map((operation) => entryOf(operation, functions));
  const first = standaloneValidators(name, document, functions.wanted, 'first');
  const outputs = modelOutputs(document, functions);
  const all = standaloneValidators(name, document, functions.wanted, 'all');
  const ofRequests = [...functions.ofRequests];
  const validators = `export const validators = {\n${entries.map(({ code }) => code).join('')}};\n`;
  return {
    firstError: {
      code:
        `${header}${first.imports}\n${first.functions}\n` +
        `${ofRequests.map((each) => `${each}.all = async () => (await import('./all-errors.js')).${each};\n`).join('')}\n` +
        validators,
      declarations: declarations(entries),
    },
    allErrors: {
      code:
        `${header}${all.imports}\n${all.functions}\nexport { ${ofRequests.join(', ')} };\n\n` +
        `${validators}\nexport const outputValidators = ${outputs.code};\n`,
      declarations: allErrorsDeclarations(entries, outputs),
    },
  };
}

/** Names the functions to be made, one for each schema. */
class Functions {
  readonly #document: JsonObject;
  readonly #byPointer = new Map<string, string>();
  readonly #ofRequests = new Set<string>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** Pointers by function name. */
  get wanted(): ReadonlyMap<string, string> {
    return new Map([...this.#byPointer].map(([pointer, name]) => [name, pointer]));
  }

  /** The names of those that check what requests carry. */
  get ofRequests(): ReadonlySet<string> {
    return this.#ofRequests;
  }

  /** Like `schemaOf`, of a part of a request. */
  requestSchemaOf(place: readonly string[]): NamedSchema {
    const found = this.schemaOf(place);
    this.#ofRequests.add(found.name);
    return found;
  }

  /**
   * Of the parameter or media type at a place: the schema, the name of the function that checks
   * it, and the type that the function narrows to.
   */
  schemaOf(place: readonly string[]): NamedSchema {
    return this.schemaAt([...place, 'schema']);
  }

  /** The same of the schema at a place. */
  schemaAt(place: readonly string[]): NamedSchema {
    const { keys, value: schema } = schemaPartAt(this.#document, place);
    const pointer = pointerOf(keys);
    const name = this.#byPointer.get(pointer) ?? this.#nameFor(pointer);
    const [component, ...deeper] = pointer.replace('#/components/schemas/', '').split('/');
    const narrows = deeper.length > 0 ? 'unknown' : `components['schemas']['${component}']`;
    return { schema, name, narrows };
  }

  #nameFor(pointer: string): string {
    const words = pointer.replace('#/components/schemas/', '').match(/[A-Za-z0-9]+/g) ?? [];
    const name = `check_${words.join('_')}`;
    if (this.wanted.has(name)) {
      throw new Error(`Two schemas would share the function ${name}; the second is at ${pointer}`);
    }
    this.#byPointer.set(pointer, name);
    return name;
  }
}

interface NamedSchema {
  readonly schema: JsonObject;
  readonly name: string;
  readonly narrows: string;
}

/** Empty where the document has no kinds of models. */
function modelOutputs(document: JsonObject, functions: Functions): Entry {
  const models = document['x-models'];
  const found = Object.keys(isObject(models) ? models : {}).map((kind) => {
    const { name, narrows } = functions.schemaAt(['x-models', kind, 'output']);
    const key = propertyName(kind);
    return { code: `  ${key}: ${name},\n`, type: `  readonly ${key}: Guard<${narrows}>;\n` };
  });
  return {
    code: `{\n${found.map(({ code }) => code).join('')}}`,
    type: `{\n${found.map(({ type }) => type).join('')}}`,
  };
}

function entryOf(operation: DocumentOperation, functions: Functions): Entry {
  const parameters = operation.parameters.map((part) => {
    const { name, schema } = functions.requestSchemaOf(part.keys);
    const { value } = part;
    return (
      `      { name: ${quote(String(value.name))}, in: ${quote(String(value.in))}, ` +
      `required: ${value.required === true}, type: ${quote(typeOf(schema))}, ` +
      `${schema.default === undefined ? '' : `default: ${JSON.stringify(schema.default)}, `}` +
      `validate: ${name} },\n`
    );
  });
  // Of responses and callbacks the service is not the judge.
  const received = {
    guard: 'Guard',
    schemaOf: (place: readonly string[]) => functions.schemaOf(place),
  };
  const responses = [...operation.responses].map(([status, part]) => ({
    status: quote(status),
    content: contentOf(part, received),
  }));
  const body = operation.requestBody && {
    required: operation.requestBody.value.required === true,
    content:
      operation.kind === 'callback'
        ? contentOf(operation.requestBody, received)
        : contentOf(operation.requestBody, {
            guard: 'RequestGuard',
            schemaOf: (place) => functions.requestSchemaOf(place),
          }),
  };
  const id = propertyName(operation.id);
  return {
    code: `  ${id}: {
    parameters: [
${parameters.join('')}    ],
${body ? `    requestBody: { required: ${body.required}, content: ${body.content.code} },\n` : ''}\
    responses: {
${responses.map(({ status, content }) => `      ${status}: ${content.code},\n`).join('')}    },
  },
`,
    type: `  readonly ${id}: {
    readonly parameters: readonly ParameterValidator[];
${body ? `    readonly requestBody: { readonly required: ${body.required}; readonly content: ${body.content.type} };\n` : ''}\
    readonly responses: {
${responses.map(({ status, content }) => `      readonly ${status}: ${content.type};\n`).join('')}    };
  };
`,
  };
}

/** What an object is in the module, and its type in the declarations. */
interface Entry {
  readonly code: string;
  readonly type: string;
}

function contentOf(
  part: Part,
  { guard, schemaOf }: { guard: string; schemaOf: Functions['schemaOf'] },
): Entry {
  const content = part.value.content;
  const checks = Object.entries(isObject(content) ? content : {})
    .filter(([, media]) => isObject(media) && media.schema !== undefined)
    .map(([type]) => ({ type, ...schemaOf([...part.keys, 'content', type]) }));
  if (checks.length === 0) return { code: '{}', type: 'Readonly<Record<never, never>>' };
  return {
    code: `{ ${checks.map(({ type, name }) => `${quote(type)}: ${name}`).join(', ')} }`,
    type: `{ ${checks.map(({ type, narrows }) => `readonly ${quote(type)}: ${guard}<${narrows}>`).join('; ')} }`,
  };
}

/** The JSON type that a parameter's text is read as; a schema without one takes text. */
function typeOf(schema: JsonObject): string {
  const types = [schema.type].flat().filter((type) => typeof type === 'string' && type !== 'null');
  return String(types[0] ?? 'string');
}

const guards = `
/** True when the value is valid; otherwise \`errors\` tells why, until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** The same, of a schema that has a name. */
export interface Guard<Value> {
  (value: unknown): value is Value;
  errors?: readonly SchemaError[] | null;
}
`;

function declarations(entries: readonly Entry[]): string {
  return `${header}import type { components } from './types.js';
${schemaErrorDeclaration}${guards}
/** The same, of what a request carries. It stops at the first error; \`all\` loads its twin that does not. */
export interface RequestGuard<Value> extends Guard<Value> {
  readonly all: () => Promise<Validate>;
}
${validatorDeclarations(entries, 'RequestGuard<unknown>')}`;
}

/** What finds all errors has no twin. */
function allErrorsDeclarations(entries: readonly Entry[], outputs: Entry): string {
  const plain = entries.map((entry) => ({
    ...entry,
    type: entry.type.replaceAll('RequestGuard<', 'Guard<'),
  }));
  return `${header}import type { components } from './types.js';
${schemaErrorDeclaration}${guards}${validatorDeclarations(plain, 'Validate')}
/** By kind of model: the output of a completed job of a public endpoint. */
export declare const outputValidators: ${outputs.type};
`;
}

function validatorDeclarations(entries: readonly Entry[], ofParameters: string): string {
  return `
/** A declared parameter; \`type\` is what its text is read as before it is validated. */
export interface ParameterValidator {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly type: string;
  readonly default?: unknown;
  readonly validate: ${ofParameters};
}

/** By operationId, or by the name of a callback; responses by status or \`default\`. */
export declare const validators: {
${entries.map(({ type }) => type).join('')}};
`;
}
