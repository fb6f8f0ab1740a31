/**
 * The document of a deployment with certain endpoints: each operation of the contract once for each endpoint, with the
 * schemas of its jobs. No path is left that any endpoint could take, so a wrong id is no path of the document.
 */
import { inputSchemas } from '#generated/models/schemas.js';
import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  valueAt,
  walk,
} from '../core/json.ts';
import { capitalise } from '../core/sentences.ts';
import { type EndpointSchemas, isJsonObject, type SchemaRole } from './endpoint-schemas.ts';
import { componentPointer, schemaComponents, unusedName } from './schema-components.ts';
import { examplesOf } from './schema-examples.ts';

/** The part of a path that the document of certain endpoints replaces by their ids. */
const placeholder = '{endpoint_id}';

/**
 * Repeats the contract for the endpoints. Extensions of the whole document stay out: what they say is about the
 * contract's own paths.
 * @param contract OpenAPI 3.1 document of either profile
 * @param endpoints by id; their schemas refer only to themselves and their `$defs`
 */
export function endpointDocument(
  contract: JsonObject,
  endpoints: Readonly<Record<string, EndpointSchemas>>,
): JsonObject {
  const names = new Set<string>();
  const paths = new Map<string, Json>();
  const components = new Components(contract);
  const templates = Object.entries(asObject(contract.paths));
  for (const [path, item] of templates) {
    if (!path.includes(placeholder)) paths.set(path, item);
  }
  for (const [id, endpoint] of Object.entries(endpoints)) {
    const copy = new EndpointCopy(components, {
      id,
      endpoint,
      name: unusedName(endpointName(id), names),
    });
    for (const [path, item] of templates) {
      if (path.includes(placeholder)) paths.set(path.replace(placeholder, id), copy.pathItem(item));
    }
  }
  const kept = Object.entries(contract).filter(([key]) => !key.startsWith('x-'));
  const whole = { ...Object.fromEntries(kept), paths: Object.fromEntries(paths) };
  return { ...whole, components: components.neededBy(whole.paths) };
}

/** `my-model_2` is `MyModel2`. Names of components have an underscore behind it, so none is another's. */
function endpointName(id: string): string {
  return (
    id
      .split(/[^A-Za-z0-9]+/)
      .map(capitalise)
      .join('') || 'Endpoint'
  );
}

/** The components of a document, to which those of endpoints are added. */
class Components {
  readonly document: JsonObject;
  readonly #added = new Map<string, Map<string, Json>>();
  readonly #aboutJobs: ReadonlySet<string>;

  constructor(document: JsonObject) {
    this.document = document;
    this.#aboutJobs = componentsLeadingTo(
      document,
      ['JobRequest', 'Job', 'JobStream'].map(componentPointer),
    );
  }

  /** Whether what a reference leads to depends on the input or the output of jobs. */
  isAboutJobs(reference: string): boolean {
    return this.#aboutJobs.has(reference);
  }

  add(section: string, name: string, component: Json): void {
    const members = this.#added.get(section) ?? new Map<string, Json>();
    this.#added.set(section, members.set(name, component));
  }

  has(section: string, name: string): boolean {
    return this.#added.get(section)?.has(name) ?? false;
  }

  /** Those that paths lead to, and all security schemes. */
  neededBy(paths: JsonObject): JsonObject {
    const contractComponents = asObject(this.document.components);
    const sections = new Set([...Object.keys(contractComponents), ...this.#added.keys()]);
    const all: JsonObject = Object.fromEntries(
      [...sections].map((section) => [
        section,
        {
          ...asObject(contractComponents[section]),
          ...Object.fromEntries(this.#added.get(section) ?? []),
        },
      ]),
    );
    const needed = reachableFrom(paths, { components: all });
    const isNeeded = (section: string, name: string) =>
      section === 'securitySchemes' || needed.has(`#/components/${section}/${name}`);
    const entries = Object.entries(all).map(([section, members]): [string, JsonObject] => [
      section,
      Object.fromEntries(
        Object.entries(asObject(members)).filter(([name]) => isNeeded(section, name)),
      ),
    ]);
    return Object.fromEntries(entries.filter(([, members]) => Object.keys(members).length > 0));
  }
}

interface NamedEndpoint {
  readonly id: string;
  readonly name: string;
  readonly endpoint: EndpointSchemas;
}

/** Repeats the parts of the contract for one endpoint. */
class EndpointCopy {
  readonly #components: Components;
  readonly #named: NamedEndpoint;
  /** The components of its schemas. */
  readonly #schemas: { readonly [role in SchemaRole]?: string };
  readonly #examples: { readonly [role in JobRole]: readonly Json[] };
  /** Examples of streamed parts. */
  readonly #parts: readonly Json[];

  constructor(components: Components, named: NamedEndpoint) {
    this.#components = components;
    this.#named = named;
    const { input, output, progress } = schemasOf(named.endpoint, components.document);
    this.#schemas = {
      ...(input !== undefined && { input: this.#addSchema('Input', input) }),
      ...(output !== undefined && { output: this.#addSchema('Output', output) }),
      ...(progress !== undefined && { progress: this.#addSchema('Progress', progress) }),
    };
    this.#examples = { input: examplesOf(input ?? {}), output: examplesOf(output ?? {}) };
    this.#parts = examplesOf(progress ?? {});
  }

  pathItem(item: Json): Json {
    const { parameters, ...operations } = asObject(item);
    const kept = isArray(parameters) ? parameters.filter((each) => !this.#isOfEndpoint(each)) : [];
    return {
      ...(kept.length > 0 && { parameters: kept }),
      ...Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, this.#copy(operation)]),
      ),
    };
  }

  #isOfEndpoint(parameter: Json): boolean {
    return asObject(this.#resolve(parameter)).name === placeholder.slice(1, -1);
  }

  #resolve(part: Json): Json {
    const reference = isObject(part) ? part.$ref : undefined;
    if (typeof reference !== 'string') return part;
    return valueAt(this.#components.document, reference) ?? part;
  }

  #addSchema(role: 'Input' | 'Output' | 'Progress', schema: JsonObject): string {
    const name = `${this.#named.name}_${role}`;
    for (const [component, part] of Object.entries(schemaComponents(name, schema))) {
      this.#components.add('schemas', component, part);
    }
    return componentPointer(name);
  }

  /** A part of the contract with references to components of the endpoint. */
  #copy(part: Json): Json {
    if (isArray(part)) return part.map((item) => this.#copy(item));
    if (!isObject(part)) return part;
    if (typeof part.$ref === 'string') return { ...part, $ref: this.#referenceTo(part.$ref) };
    const entries = Object.entries(part).flatMap(([key, value]): [string, Json][] => {
      // Samples of code are about any endpoint.
      if (key === 'x-codeSamples') return [];
      if (key === 'operationId' && typeof value === 'string') {
        return [[key, this.#operationId(value)]];
      }
      if (key !== 'examples' || !isObject(value)) return [[key, this.#copy(value)]];
      const examples = this.#examplesFrom(value);
      return Object.keys(examples).length === 0 ? [] : [[key, examples]];
    });
    return Object.fromEntries(entries);
  }

  #operationId(operationId: string): string {
    const { name } = this.#named;
    return name.charAt(0).toLowerCase() + name.slice(1) + capitalise(operationId);
  }

  #referenceTo(reference: string): string {
    if (!this.#components.isAboutJobs(reference)) return reference;
    const [, section = '', name = ''] = keysOf(reference);
    const copyName = `${this.#named.name}_${name}`;
    if (!this.#components.has(section, copyName)) {
      const component = valueAt(this.#components.document, reference) ?? {};
      // Before its parts, which may refer to it.
      this.#components.add(section, copyName, component);
      const copy =
        section === 'schemas' ? this.#schemaCopy(name, component) : this.#copy(component);
      this.#components.add(section, copyName, copy);
    }
    return `#/components/${section}/${copyName}`;
  }

  #schemaCopy(name: string, schema: Json): Json {
    const { input, output, progress } = this.#schemas;
    const copy = asObject(this.#copy(schema));
    const titled = { ...copy, title: `${String(copy.title ?? name)} of ${this.#named.id}` };
    if (name === 'JobRequest' && input !== undefined) return withProperty(titled, 'input', input);
    if (name === 'JobStream' && progress !== undefined) return withPart(titled, progress);
    if (name !== 'Job' || output === undefined) return titled;
    const whole = withProperty(titled, 'output', output);
    return whole.then === undefined
      ? whole
      : // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        { ...whole, then: withProperty(asObject(whole.then), 'output', output) };
  }

  /**
   * The examples of the contract that fit the endpoint, after those of its schemas. Where an example of another
   * endpoint has no successor, all are left out, so that a mock makes its answer from the schema.
   */
  #examplesFrom(examples: JsonObject): JsonObject {
    const role = this.#roleOf(examples);
    if (role === undefined) return this.#withParts(examples);
    const entries = Object.entries(examples);
    const kept = entries.filter(([name, example]) => this.#fits(name, example));
    const [, replaced] = entries.find(([name, example]) => !this.#fits(name, example)) ?? [];
    if (replaced === undefined) return examples;
    const model = asObject(asObject(this.#resolve(replaced)).value);
    const schemaExamples = this.#examples[role].map((value, index): [string, Json] => [
      `${role}${index + 1}`,
      { value: role === 'input' ? { input: value } : { ...model, output: value } },
    ]);
    const hasSuccessor =
      schemaExamples.length > 0 || kept.some(([, example]) => this.#has(role, example));
    return Object.fromEntries(hasSuccessor ? [...schemaExamples, ...kept] : []);
  }

  /** Examples of a stream have the parts of the endpoint's schema; without any, a mock makes them. */
  #withParts(examples: JsonObject): JsonObject {
    if (this.#schemas.progress === undefined) return examples;
    const entries = Object.entries(examples).flatMap(([name, example]): [string, Json][] => {
      const resolved = asObject(this.#resolve(example));
      const value = asObject(resolved.value);
      if (value.stream === undefined) return [[name, example]];
      const stream = this.#parts.map((output) => ({ output }));
      return stream.length === 0 ? [] : [[name, { ...resolved, value: { ...value, stream } }]];
    });
    return Object.fromEntries(entries);
  }

  /** What examples of requests or jobs have that depends on the endpoint. */
  #roleOf(examples: JsonObject): JobRole | undefined {
    const values = Object.values(examples);
    if (values.some((example) => this.#has('input', example))) return 'input';
    return values.some((example) => this.#has('output', example)) ? 'output' : undefined;
  }

  #has(role: JobRole, example: Json): boolean {
    return asObject(asObject(this.#resolve(example)).value)[role] !== undefined;
  }

  #fits(name: string, example: Json): boolean {
    const role = this.#has('input', example) ? 'input' : 'output';
    if (!this.#has(role, example)) return true;
    const { model } = this.#named.endpoint;
    const kind = Object.keys(inputSchemas).find((each) => name.startsWith(each));
    if (kind !== undefined) return kind === model;
    return this.#schemas[role] === undefined;
  }
}

function withProperty(schema: JsonObject, name: string, reference: string): JsonObject {
  const properties = asObject(schema.properties);
  const { description } = asObject(properties[name]);
  const member = { ...(description !== undefined && { description }), $ref: reference };
  return { ...schema, properties: { ...properties, [name]: member } };
}

/** The stream of a job whose parts have a schema. */
function withPart(stream: JsonObject, reference: string): JsonObject {
  const properties = asObject(stream.properties);
  const list = asObject(properties.stream);
  const items = withProperty(asObject(list.items), 'output', reference);
  return { ...stream, properties: { ...properties, stream: { ...list, items } } };
}

/** The parts of a job that examples of requests and jobs have. */
type JobRole = 'input' | 'output';

type JsonSchemas = { readonly [role in SchemaRole]: JsonObject | undefined };

/** Those that its owner gives; for a public endpoint, those of its model. */
function schemasOf(endpoint: EndpointSchemas, document: JsonObject): JsonSchemas {
  const { model } = endpoint;
  if (model === undefined) {
    return {
      input: jsonSchema(endpoint.input),
      output: jsonSchema(endpoint.output),
      progress: jsonSchema(endpoint.progress),
    };
  }
  const schemas: Readonly<Record<string, unknown>> = inputSchemas;
  const { $schema, ...input } = jsonSchema(schemas[model]) ?? {};
  const output = asObject(asObject(asObject(document['x-models'])[model]).output).$ref;
  return {
    input,
    output: typeof output === 'string' ? asObject(valueAt(document, output)) : undefined,
    progress: undefined,
  };
}

/** Schemas in settings are JSON. */
function jsonSchema(schema: unknown): JsonObject | undefined {
  return isJsonObject(schema) ? schema : undefined;
}

/** The references to components from which any of the targets can be reached. */
function componentsLeadingTo(document: JsonObject, targets: readonly string[]): Set<string> {
  const references = new Map<string, ReadonlySet<string>>();
  for (const [section, members] of Object.entries(asObject(document.components))) {
    for (const [name, component] of Object.entries(asObject(members))) {
      references.set(`#/components/${section}/${name}`, referencesIn(component));
    }
  }
  const leading = new Set(targets.filter((target) => references.has(target)));
  for (const target of leading) {
    for (const [component, ahead] of references) if (ahead.has(target)) leading.add(component);
  }
  return leading;
}

/** The components that a part of a document leads to. */
function reachableFrom(part: Json, document: JsonObject): ReadonlySet<string> {
  const reached = new Set(referencesIn(part));
  for (const reference of reached) {
    const [, section = '', name = ''] = keysOf(reference);
    const component = valueAt(document, `#/components/${section}/${name}`);
    for (const next of referencesIn(component ?? null)) reached.add(next);
  }
  return reached;
}

/** Each `$ref`, and each component that a discriminator maps to. */
function referencesIn(part: Json): Set<string> {
  const references = new Set<string>();
  walk(part, (value) => {
    if (!isObject(value)) return;
    const { $ref, mapping } = value;
    const targets = [$ref, ...(isObject(mapping) ? Object.values(mapping) : [])];
    for (const target of targets) {
      if (typeof target === 'string' && target.startsWith('#/components/')) references.add(target);
    }
  });
  return references;
}
