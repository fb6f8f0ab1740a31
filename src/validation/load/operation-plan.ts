/** Plans the checks of one operation. */

import { asObject, isArray, type JsonObject, pointerOf, valueAt } from '../../core/json.ts';
import type { DocumentProblem } from '../document-error.ts';
import type {
  DocumentPlan,
  OperationPlan,
  ParameterPlan,
  ResponsePlan,
  SecurityAlternative,
} from '../plan.ts';
import { contentPlans, type PlanContext, parameterPlan } from './content-plans.ts';
import { type DocumentPart, resolvedPartAt } from './document-parts.ts';
import type { OperationLocation } from './find-operations.ts';
import type { Direction } from './read-only-write-only.ts';
import { serverPaths } from './server-paths.ts';
import { shortenedJson } from './walk-schemas.ts';

const locations = ['path', 'query', 'header', 'cookie'] as const;

export function operationPlan(
  { request, response }: Readonly<Record<Direction, PlanContext>>,
  { path, method, item, sentAs }: OperationLocation,
  schemes: DocumentPlan['schemes'],
): OperationPlan {
  const { document, problems } = request;
  const { keys, value } = resolvedPartAt(document, [...item.keys, method]);
  const pointer = pointerOf(keys);
  const parameters = parameterPlans(request, path, [item.keys, keys]);
  const body =
    value.requestBody === undefined
      ? undefined
      : resolvedPartAt(document, [...keys, 'requestBody']);
  const responses = Object.keys(asObject(value.responses)).filter((key) =>
    isResponseStatus(key, [...keys, 'responses', key], problems),
  );
  const name = sentAs ?? `${method.toUpperCase()} ${path}`;
  return {
    id: typeof value.operationId === 'string' ? value.operationId : name,
    method: method.toUpperCase(),
    path,
    bases:
      sentAs === undefined
        ? serverPaths(document, serversOf(document, [keys, item.keys]), problems)
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
        responsePlan(response, resolvedPartAt(document, [...keys, 'responses', status])),
      ]),
    ),
    security: securityPlan(request, { keys, value }, { sentAs, schemes }),
    pointer,
  };
}

/** The parameters of an operation, those of its path item included. */
function parameterPlans(
  context: PlanContext,
  path: string,
  [itemKeys, keys]: readonly [readonly string[], readonly string[]],
): ParameterPlan[] {
  const { problems } = context;
  // The operation's own parameter takes precedence over one of the same name and location.
  const declared = new Map([
    ...distinctParametersAt(context, itemKeys),
    ...distinctParametersAt(context, keys),
  ]);
  const parameters = [...declared.values()].flatMap((part): ParameterPlan[] => {
    const location = locations.find((candidate) => candidate === part.value.in);
    if (location === undefined || typeof part.value.name !== 'string') {
      const message = `Expected a name, and one of ${locations.join(', ')} in "in".`;
      problems.push({ pointer: pointerOf(part.keys), message });
      return [];
    }
    const plan = parameterPlan(context, part, { name: part.value.name, location });
    return plan === undefined ? [] : [plan];
  });
  const inTemplate = new Set(parameterNamesIn(path));
  const inPath = new Set(parameters.filter(({ in: at }) => at === 'path').map(({ name }) => name));
  for (const name of symmetricDifference(inTemplate, inPath)) {
    const message = `The path parameter ${name} must be both in the path ${path} and declared.`;
    problems.push({ pointer: pointerOf(keys), message });
  }
  return parameters;
}

function securityPlan(
  { document, problems }: PlanContext,
  { keys, value }: DocumentPart,
  {
    sentAs,
    schemes,
  }: { readonly sentAs: string | undefined; readonly schemes: DocumentPlan['schemes'] },
): SecurityAlternative[] {
  // The document's own servers and security are about the requests that it takes.
  const security = value.security ?? (sentAs === undefined ? document.security : undefined) ?? [];
  if (!isArray(security)) {
    const at = value.security === undefined ? ['security'] : [...keys, 'security'];
    const message = `Expected a list of security requirements, got ${shortenedJson(security)}.`;
    problems.push({ pointer: pointerOf(at), message });
  }
  return (isArray(security) ? security : []).map((alternative) =>
    Object.fromEntries(
      Object.entries(asObject(alternative)).map(([name, scopes]) => {
        if (!Object.hasOwn(schemes, name)) {
          problems.push({
            pointer: pointerOf(keys),
            message: `There is no security scheme ${name}.`,
          });
        }
        return [name, isArray(scopes) ? scopes.map(String) : []];
      }),
    ),
  );
}

/** Whether a parameter takes all names of a query that no other parameter has, so it is read last. */
function takesRest({ in: at, style, explode, shape }: ParameterPlan): boolean {
  return at === 'query' && style === 'form' && explode && shape.others !== undefined;
}

/** The keys of the innermost servers at these places, else of the document's. */
function serversOf(document: JsonObject, places: readonly (readonly string[])[]): string[] {
  const nearest = places.find(
    (keys) => valueAt(document, pointerOf([...keys, 'servers'])) !== undefined,
  );
  return [...(nearest ?? []), 'servers'];
}

function symmetricDifference<Item>(left: ReadonlySet<Item>, right: ReadonlySet<Item>): Item[] {
  return [
    ...[...left].filter((item) => !right.has(item)),
    ...[...right].filter((item) => !left.has(item)),
  ];
}

function responsePlan(context: PlanContext, part: DocumentPart): ResponsePlan {
  const headers = Object.keys(asObject(part.value.headers)).flatMap((name) => {
    const header = resolvedPartAt(context.document, [...part.keys, 'headers', name]);
    const plan = parameterPlan(context, header, { name, location: 'header' });
    return plan === undefined ? [] : [plan];
  });
  return { headers, content: contentPlans(context, part), pointer: pointerOf(part.keys) };
}

/** The parameters of a path item or an operation, by their places and names; no two are the same. */
function distinctParametersAt(
  { document, problems }: PlanContext,
  keys: readonly string[],
): ReadonlyMap<string, DocumentPart> {
  const list = valueAt(document, pointerOf([...keys, 'parameters']));
  const parameters = new Map<string, DocumentPart>();
  for (const index of (isArray(list) ? list : []).keys()) {
    const place = [...keys, 'parameters', String(index)];
    const part = resolvedPartAt(document, place);
    const { in: location, name } = part.value;
    const key = `${location} ${location === 'header' ? String(name).toLowerCase() : name}`;
    const first = parameters.get(key);
    if (first !== undefined) {
      const message = `Expected each parameter once, got ${name} in ${location} again; it is also at ${pointerOf(first.keys)}.`;
      problems.push({ pointer: pointerOf(place), message });
    }
    parameters.set(key, part);
  }
  return parameters;
}

/** Whether a response can have the status that stands at a key; a problem if not. */
function isResponseStatus(
  status: string,
  keys: readonly string[],
  problems: DocumentProblem[],
): boolean {
  if (status === 'default' || /^[1-5](\d\d|xx)$/i.test(status)) return true;
  if (!status.startsWith('x-')) {
    const message = `Expected a status such as 200, a range such as 2XX, or default, got ${status}.`;
    const gap = { kind: 'status', name: status } as const;
    problems.push({ pointer: pointerOf(keys), message, gap });
  }
  return false;
}

/** The names of the parameters in a path. */
export function parameterNamesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}
