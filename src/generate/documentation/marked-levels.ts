/**
 * Marks every operation, parameter, answer and field of a document as stated or chosen. What is
 * also in the contract is stated; what the overlay added or changed is chosen.
 */
import { isArray, isObject, type Json, type JsonObject, valueAt } from '../../core/json.ts';
import { methods } from '../../validation/load/methods.js';
import { badge, entriesOf, listAt, objectAt, textAt } from './markdown.ts';

/** Keywords under which a schema holds one schema, a list of them, or some by name. */
const single = ['items', 'additionalProperties', 'not', 'if', 'then', 'else'];
const listed = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** Keywords that limit nothing, or that are marked where they lead. */
const uncompared = new Set([
  ...single,
  ...listed,
  ...['$ref', 'properties', 'required', 'title', 'description', 'example', 'examples', 'summary'],
]);

/** Two documents walked side by side. */
interface Pair {
  readonly document: JsonObject;
  readonly contract: JsonObject;
}

/** Repeats `document` with the marks; parameters and answers are no longer shared by reference. */
export function markLevels(document: JsonObject, contract: JsonObject): JsonObject {
  const pair = { document, contract };
  const components = objectAt(document, 'components');
  const contractComponents = objectAt(contract, 'components');
  return {
    ...document,
    paths: markPaths(pair, objectAt(document, 'paths'), objectAt(contract, 'paths')),
    components: {
      ...components,
      schemas: mapEntries(objectAt(components, 'schemas'), (schema, name) =>
        markSchema(pair, schema, objectAt(contractComponents, 'schemas')[name]),
      ),
      callbacks: mapEntries(objectAt(components, 'callbacks'), (callback, name) =>
        markPaths(pair, callback, objectAt(objectAt(contractComponents, 'callbacks'), name)),
      ),
    },
  };
}

function markPaths(pair: Pair, paths: JsonObject, contract: JsonObject): JsonObject {
  return mapEntries(paths, (path, name) => {
    const stated = objectAt(contract, name);
    const parameters = markParameters(pair, path, stated);
    const marked = mapEntries(path, (operation, method) =>
      methods.includes(method) ? markOperation(pair, operation, stated[method]) : operation,
    );
    return parameters.length > 0 ? { ...marked, parameters } : marked;
  });
}

function markOperation(pair: Pair, operation: JsonObject, contract: Json | undefined): JsonObject {
  const parameters = markParameters(pair, operation, contract);
  const body = resolve(pair.document, operation.requestBody);
  const contractBody = resolve(
    pair.contract,
    objectAt({ contract: contract ?? null }, 'contract').requestBody,
  );
  return {
    ...operation,
    'x-badges': [
      isObject(contract) ? { name: 'Stated', color: 'green' } : { name: 'Chosen', color: 'orange' },
    ],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(isObject(body) ? { requestBody: markContent(pair, body, contractBody) } : {}),
    responses: markResponses(pair, objectAt(operation, 'responses'), contract),
  };
}

function markParameters(pair: Pair, owner: JsonObject, contract: Json | undefined): JsonObject[] {
  const resolved = (document: JsonObject, owner: Json | undefined): JsonObject[] => {
    const list = isObject(owner) ? owner.parameters : undefined;
    return (isArray(list) ? list : [])
      .map((item) => resolve(document, item))
      .filter((value) => isObject(value));
  };
  const stated = resolved(pair.contract, contract);
  return resolved(pair.document, owner).map((parameter) =>
    described(
      parameter,
      stated.some((other) => other.name === parameter.name && other.in === parameter.in)
        ? badge('stated')
        : badge('chosen'),
    ),
  );
}

function markResponses(pair: Pair, responses: JsonObject, operation: Json | undefined): JsonObject {
  const stated = isObject(operation) ? objectAt(operation, 'responses') : {};
  return mapEntries(responses, (reference, status) => {
    const response = resolve(pair.document, reference);
    if (!isObject(response)) return reference;
    const range = stated[`${status.slice(0, 1)}XX`];
    const contract = resolve(pair.contract, stated[status] ?? range);
    const badges = [
      badge(isObject(contract) ? 'stated' : 'chosen'),
      ...(stated[status] === undefined && range !== undefined ? [badge('chosen', 'status')] : []),
    ];
    const contractHeaders = isObject(contract) ? objectAt(contract, 'headers') : {};
    const headers = mapEntries(objectAt(response, 'headers'), (header, name) => {
      const found = resolve(pair.document, header);
      const level = name in contractHeaders ? 'stated' : 'chosen';
      return isObject(found) ? described(found, badge(level)) : header;
    });
    return {
      ...described(markContent(pair, response, contract), badges.join(' ')),
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
    };
  });
}

function markContent(pair: Pair, message: JsonObject, contract: Json | undefined): JsonObject {
  const stated = isObject(contract) ? objectAt(contract, 'content') : {};
  const content = mapEntries(objectAt(message, 'content'), (media, type) =>
    isObject(media.schema)
      ? { ...media, schema: markSchema(pair, media.schema, objectAt(stated, type).schema) }
      : media,
  );
  return Object.keys(content).length > 0 ? { ...message, content } : message;
}

/** Marks the properties of a schema and of all that it holds; not the schema itself. */
function markSchema(pair: Pair, schema: JsonObject, contract: Json | undefined): JsonObject {
  const stated = isObject(contract) ? contract : {};
  const marked: Record<string, Json> = { ...schema };
  for (const keyword of single) {
    const inner = schema[keyword];
    if (isObject(inner)) marked[keyword] = markSchema(pair, inner, stated[keyword]);
  }
  for (const keyword of listed) {
    const inner = schema[keyword];
    const others = stated[keyword];
    if (!isArray(inner)) continue;
    marked[keyword] = inner.map((item, index) =>
      isObject(item) ? markSchema(pair, item, isArray(others) ? others[index] : undefined) : item,
    );
  }
  if (isObject(schema.properties)) {
    marked.properties = mapEntries(schema.properties, (property, name) => {
      const statedProperty = objectAt(stated, 'properties')[name];
      const required = { now: listAt(schema, 'required'), stated: listAt(stated, 'required') };
      const isNewlyRequired = required.now.includes(name) && !required.stated.includes(name);
      const target = resolve(pair.document, property);
      const description = textAt(property, 'description') || textAt(target, 'description');
      return described(
        { ...markSchema(pair, property, statedProperty), description },
        badgesOfField(property, statedProperty, isNewlyRequired ? ['required'] : []),
      );
    });
  }
  return marked;
}

function badgesOfField(
  property: JsonObject,
  contract: Json | undefined,
  alsoChosen: readonly string[],
): string {
  if (!isObject(contract)) return badge('chosen');
  // A limit that is gone is a change as well.
  const keywords = new Set([...Object.keys(property), ...Object.keys(contract)]);
  const changed = [...keywords].filter(
    (keyword) =>
      !uncompared.has(keyword) &&
      JSON.stringify(property[keyword]) !== JSON.stringify(contract[keyword]),
  );
  const chosen = [...changed, ...alsoChosen];
  return chosen.length === 0
    ? badge('stated')
    : `${badge('stated')} ${badge('chosen', chosen.join(', '))}`;
}

function described(thing: JsonObject, badges: string): JsonObject {
  return { ...thing, description: `${badges} ${textAt(thing, 'description')}`.trim() };
}

function resolve(document: JsonObject, value: Json | undefined): Json | undefined {
  const reference = isObject(value) ? value.$ref : undefined;
  return typeof reference === 'string' ? valueAt(document, reference) : value;
}

/** Repeats an object with its members that are objects changed; others stay as they are. */
function mapEntries(
  value: JsonObject,
  change: (item: JsonObject, key: string) => Json,
): JsonObject {
  const changed = new Map(entriesOf(value).map(([key, item]) => [key, change(item, key)]));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changed.get(key) ?? item]),
  );
}
