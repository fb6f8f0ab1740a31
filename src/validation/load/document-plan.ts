/** From a document to its plan, and to the list of schemas that the plan needs compiled. */

import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  pointerOf,
  valueAt,
} from '../../core/json.ts';
import type { DocumentFault } from '../document-error.ts';
import type {
  AlternativesPlan,
  DocumentPlan,
  OperationPlan,
  ParameterPlan,
  ResponsePlan,
  SchemePlan,
} from '../plan.ts';
import { sameRequests } from '../request/path-router.ts';
import { allowsAll, contentPlans, type PlanContext, parameterPlan } from './content-plans.ts';
import {
  type OperationPlace,
  ownPlaces,
  type Part,
  partAt,
  sentPlaces,
  sentRequests,
  serverPaths,
} from './parts.ts';
import { mappedReference } from './schema-faults.ts';
import type { Direction } from './translation.ts';
import type { OpenApiVersion } from './vocabulary.ts';
import { linkedSchemas, schemasAt, written } from './walk-schemas.ts';

const locations = ['path', 'query', 'header', 'cookie'] as const;

/** A plan with the pointers of the schemas to compile, by direction. */
export interface PlannedDocument {
  readonly plan: Omit<DocumentPlan, 'unchecked'>;
  readonly wanted: Readonly<Record<Direction, ReadonlySet<string>>>;
  /** All that contradicts itself, cannot be read or is not checked. */
  readonly faults: readonly DocumentFault[];
}

/** What the plan is made from. */
export interface PlanInput {
  readonly version: OpenApiVersion;
  readonly document: JsonObject;
  /** Outermost schemas by pointer. */
  readonly places: ReadonlyMap<string, Json>;
  readonly unchecked: readonly string[];
  readonly receives: Readonly<Record<string, string>> | undefined;
}

export function planDocument(input: PlanInput): PlannedDocument {
  const { document } = input;
  const faults: DocumentFault[] = [];
  const wanted = { request: new Set<string>(), response: new Set<string>() };
  const contextFor = (direction: Direction): PlanContext => ({
    document,
    unchecked: new Set(input.unchecked),
    faults,
    check(keys) {
      const pointer = pointerOf(keys);
      if (allowsAll(valueAt(document, pointer))) return undefined;
      wanted[direction].add(pointer);
      return pointer;
    },
  });
  const contexts = { request: contextFor('request'), response: contextFor('response') };
  const schemes = schemePlans(document, faults);
  const places =
    input.receives === undefined
      ? ownPlaces(document)
      : sentPlaces(document, input.receives, faults);
  faults.push(...unreceived(document, input.receives));
  const operations = places
    .filter((place) => isRoutable(place, faults))
    .map((place) => operationPlan(contexts, place, schemes));
  const byId = new Map<string, string>();
  for (const { id, pointer } of operations) {
    const first = byId.get(id);
    if (first !== undefined) {
      faults.push({ pointer: `${pointer}/operationId`, message: `${first} has the same id.` });
    }
    byId.set(id, pointer);
  }
  faults.push(...sameRequests(operations));
  const alternatives = alternativesIn(input);
  const title = valueAt(document, pointerOf(['info', 'title']));
  const secrets = secretsIn(input);
  const secretHolders = holdersOf(secrets, input);
  return {
    plan: {
      title: String(title ?? 'API'),
      operations,
      schemes,
      alternatives,
      secrets,
      secretHolders,
    },
    wanted,
    faults,
  };
}

/** Whether requests can have the path of an operation; a fault if not. */
function isRoutable({ path, item, sentAs }: OperationPlace, faults: DocumentFault[]): boolean {
  const names = parametersIn(path);
  const isOnce = new Set(names).size === names.length;
  const isClosed = !/[{}]/.test(path.replaceAll(/\{[^{}]+\}/g, ''));
  if (path.startsWith('/') && !/[?#]/.test(path) && isOnce && isClosed) return true;
  const message = `Expected a path that begins with "/", without query and fragment, and with each parameter once and in braces, got ${path}.`;
  // The paths of what the service sends are options, not part of the document.
  faults.push(
    sentAs === undefined
      ? { pointer: pointerOf(['paths', path]), message, gap: { kind: 'path', name: path } }
      : { pointer: pointerOf(item.keys), message },
  );
  return false;
}

function parametersIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}

/** The requests of the document's service that are not received, so nothing checks them. */
function unreceived(
  document: JsonObject,
  receives: Readonly<Record<string, string>> = {},
): DocumentFault[] {
  return sentRequests(document)
    .filter(({ name }) => !Object.hasOwn(receives, name))
    .map(({ name, kind, keys }) => {
      const message = `The ${kind} ${name} is checked only if the option receives names it.`;
      return { pointer: pointerOf(keys), message, gap: { kind, name, isUsual: true } };
    });
}

function operationPlan(
  { request, response }: Readonly<Record<Direction, PlanContext>>,
  { path, method, item, sentAs }: OperationPlace,
  schemes: DocumentPlan['schemes'],
): OperationPlan {
  const { document, faults } = request;
  const { keys, value } = partAt(document, [...item.keys, method]);
  const pointer = pointerOf(keys);
  // The same name in the same place: the operation's own parameter wins.
  const declared = new Map([...parametersAt(request, item.keys), ...parametersAt(request, keys)]);
  const parameters = [...declared.values()].flatMap((part): ParameterPlan[] => {
    const location = locations.find((known) => known === part.value.in);
    if (location === undefined || typeof part.value.name !== 'string') {
      const message = `Expected a name, and one of ${locations.join(', ')} in "in".`;
      faults.push({ pointer: pointerOf(part.keys), message });
      return [];
    }
    const plan = parameterPlan(request, part, { name: part.value.name, location });
    return plan === undefined ? [] : [plan];
  });
  const inTemplate = new Set(parametersIn(path));
  const inPath = new Set(parameters.filter(({ in: at }) => at === 'path').map(({ name }) => name));
  for (const name of differences(inTemplate, inPath)) {
    const message = `The path parameter ${name} must be both in the path ${path} and declared.`;
    faults.push({ pointer, message });
  }
  const body =
    value.requestBody === undefined ? undefined : partAt(document, [...keys, 'requestBody']);
  const responses = Object.keys(asObject(value.responses)).filter((key) =>
    isStatus(key, [...keys, 'responses', key], faults),
  );
  // The document's own servers and security are about the requests that it takes.
  const security = value.security ?? (sentAs === undefined ? document.security : undefined) ?? [];
  if (!isArray(security)) {
    const at = value.security === undefined ? ['security'] : [...keys, 'security'];
    const message = `Expected a list of security requirements, got ${written(security)}.`;
    faults.push({ pointer: pointerOf(at), message });
  }
  const name = sentAs ?? `${method.toUpperCase()} ${path}`;
  return {
    id: typeof value.operationId === 'string' ? value.operationId : name,
    method: method.toUpperCase(),
    path,
    bases:
      sentAs === undefined
        ? serverPaths(document, serversOf(document, [keys, item.keys]), faults)
        : [''],
    parameters: [...parameters.filter((plan) => !takesRest(plan)), ...parameters.filter(takesRest)],
    ...(body === undefined
      ? {}
      : {
          body: {
            required: body.value.required === true,
            content: contentPlans(request, body),
            pointer: pointerOf(body.keys),
          },
        }),
    responses: Object.fromEntries(
      responses.map((status) => [
        /^\dxx$/i.test(status) ? status.toUpperCase() : status,
        responsePlan(response, partAt(document, [...keys, 'responses', status])),
      ]),
    ),
    security: (isArray(security) ? security : []).map((alternative) =>
      Object.fromEntries(
        Object.entries(asObject(alternative)).map(([name, scopes]) => {
          if (!Object.hasOwn(schemes, name)) {
            faults.push({ pointer, message: `There is no security scheme ${name}.` });
          }
          return [name, isArray(scopes) ? scopes.map(String) : []];
        }),
      ),
    ),
    pointer,
  };
}

/** Whether a parameter takes all of a query that others have left, which is read after them. */
function takesRest({ in: at, style, explode, shape }: ParameterPlan): boolean {
  return at === 'query' && style === 'form' && explode && shape.others !== undefined;
}

/** The keys of the servers that hold in the innermost of these places, else of the document's. */
function serversOf(document: JsonObject, places: readonly (readonly string[])[]): string[] {
  const own = places.find(
    (keys) => valueAt(document, pointerOf([...keys, 'servers'])) !== undefined,
  );
  return [...(own ?? []), 'servers'];
}

function differences<Item>(left: ReadonlySet<Item>, right: ReadonlySet<Item>): Item[] {
  return [
    ...[...left].filter((item) => !right.has(item)),
    ...[...right].filter((item) => !left.has(item)),
  ];
}

function responsePlan(context: PlanContext, part: Part): ResponsePlan {
  const headers = Object.keys(asObject(part.value.headers)).flatMap((name) => {
    const header = partAt(context.document, [...part.keys, 'headers', name]);
    const plan = parameterPlan(context, header, { name, location: 'header' });
    return plan === undefined ? [] : [plan];
  });
  return { headers, content: contentPlans(context, part), pointer: pointerOf(part.keys) };
}

function schemePlans(document: JsonObject, faults: DocumentFault[]): Record<string, SchemePlan> {
  const declared = valueAt(document, pointerOf(['components', 'securitySchemes']));
  const plans: Record<string, SchemePlan> = {};
  for (const key of Object.keys(asObject(declared))) {
    const { keys, value } = partAt(document, ['components', 'securitySchemes', key]);
    const { type, name } = value;
    const at = (['header', 'query', 'cookie'] as const).find((item) => item === value.in);
    if (type === 'http') plans[key] = { type, scheme: String(value.scheme).toLowerCase() };
    else if (type === 'apiKey' && at !== undefined && typeof name === 'string') {
      plans[key] = { type, in: at, name: at === 'header' ? name.toLowerCase() : name };
    } else if (type === 'oauth2' || type === 'openIdConnect' || type === 'mutualTLS') {
      plans[key] = { type };
    } else faults.push({ pointer: pointerOf(keys), message: 'Not a security scheme.' });
  }
  return plans;
}

function alternativesIn(input: PlanInput): Record<string, AlternativesPlan> {
  const found: Record<string, AlternativesPlan> = {};
  for (const { schema, keys } of ownSchemas(input)) {
    for (const keyword of ['oneOf', 'anyOf']) {
      const list = schema[keyword];
      if (!isArray(list) || list.length < 2) continue;
      const checks = list.map((item, index) =>
        isObject(item) && typeof item.$ref === 'string' && item.$ref.startsWith('#/')
          ? pointerOf(keysOf(item.$ref))
          : pointerOf([...keys, keyword, String(index)]),
      );
      const discriminator = isObject(schema.discriminator)
        ? { discriminator: discriminatorOf(schema.discriminator, checks) }
        : {};
      found[pointerOf([...keys, keyword])] = { checks, ...discriminator };
    }
  }
  return found;

  function discriminatorOf({ propertyName, mapping }: JsonObject, checks: readonly string[]) {
    // Without a mapping the value is the name of a component (OpenAPI 3.1, section 4.8.25).
    const values = Object.fromEntries(
      checks.map((pointer, index) => [keysOf(pointer).at(-1) ?? '', index]),
    );
    for (const [value, reference] of Object.entries(asObject(mapping))) {
      const target = pointerOf(keysOf(mappedReference(String(reference))));
      if (checks.includes(target)) values[value] = checks.indexOf(target);
    }
    return { property: String(propertyName), values };
  }
}

/**
 * Schemas of passwords and of what only ever travels towards the server, and the schemas that these
 * refer to.
 */
function secretsIn(input: PlanInput): string[] {
  const marked = [...ownSchemas(input)]
    .filter(({ schema }) => schema.format === 'password' || schema.writeOnly === true)
    .map(({ keys }) => pointerOf(keys));
  const reached = [...linkedSchemas(input.version, input.document, everythingFrom(marked))];
  const targets = reached.flatMap(({ parts }) => parts.filter(({ keys }) => keys[0] === '$ref'));
  return [...new Set([...marked, ...targets.map(({ pointer }) => pointer)])];
}

/** Schemas that lead to secrets, by `$ref` or because these are within them. */
function holdersOf(secrets: readonly string[], { version, document, places }: PlanInput): string[] {
  if (secrets.length === 0) return [];
  const around = new Map<string, string[]>();
  for (const { pointer, parts } of linkedSchemas(
    version,
    document,
    everythingFrom(places.keys()),
  )) {
    for (const part of parts) {
      around.set(part.pointer, [...(around.get(part.pointer) ?? []), pointer]);
    }
  }
  const found = new Set<string>();
  const waiting = [...secrets];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const holders = (around.get(next) ?? []).filter((holder) => !found.has(holder));
    for (const holder of holders) found.add(holder);
    waiting.push(...holders);
  }
  return [...found];
}

const everythingFrom = (pointers: Iterable<string>) => ({ pointers, follow: () => true });

/**
 * Schemas whose references lead into the document: not those of schemas with an `$id` of their own.
 */
function* ownSchemas({
  version,
  places,
}: PlanInput): Generator<{ schema: JsonObject; keys: readonly string[] }> {
  for (const { schema, keys, resource } of schemasAt(version, places)) {
    if (isObject(schema) && resource === undefined) yield { schema, keys };
  }
}

/** The parameters of a path item or an operation, by their places and names; no two are the same. */
function parametersAt(
  { document, faults }: PlanContext,
  keys: readonly string[],
): ReadonlyMap<string, Part> {
  const list = valueAt(document, pointerOf([...keys, 'parameters']));
  const found = new Map<string, Part>();
  for (const index of (isArray(list) ? list : []).keys()) {
    const place = [...keys, 'parameters', String(index)];
    const part = partAt(document, place);
    const { in: location, name } = part.value;
    const key = `${location} ${location === 'header' ? String(name).toLowerCase() : name}`;
    const first = found.get(key);
    if (first !== undefined) {
      const message = `Expected each parameter once, got ${name} in ${location} again; it is also at ${pointerOf(first.keys)}.`;
      faults.push({ pointer: pointerOf(place), message });
    }
    found.set(key, part);
  }
  return found;
}

/** Whether a response can have the status that stands at a key; a fault if not. */
function isStatus(status: string, keys: readonly string[], faults: DocumentFault[]): boolean {
  if (status === 'default' || /^[1-5](\d\d|xx)$/i.test(status)) return true;
  if (!status.startsWith('x-')) {
    const message = `Expected a status such as 200, a range such as 2XX, or default, got ${status}.`;
    const gap = { kind: 'status', name: status } as const;
    faults.push({ pointer: pointerOf(keys), message, gap });
  }
  return false;
}
