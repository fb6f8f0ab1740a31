/** From a document to its plan, and to the list of schemas that the plan needs compiled. */

import { asObject, type JsonObject, pointerOf, valueAt } from '../../core/json.ts';
import type { DocumentProblem } from '../document-error.ts';
import type { DocumentPlan, SchemePlan } from '../plan.ts';
import { sameRequests } from '../request/path-router.ts';
import { allowsAll, type PlanContext } from './content-plans.ts';
import { resolvedPartAt } from './document-parts.ts';
import {
  type OperationLocation,
  ownOperations,
  sentOperations,
  sentRequests,
} from './find-operations.ts';
import { alternativesPlans } from './one-of-any-of.ts';
import { operationPlan, parameterNamesIn } from './operation-plan.ts';
import type { Direction } from './read-only-write-only.ts';
import { holdersOf, secretsIn } from './secret-schemas.ts';
import type { DocumentSchemas } from './walk-schemas.ts';

/** A plan with the pointers of the schemas to compile, by direction. */
export interface PlannedDocument {
  readonly plan: Omit<DocumentPlan, 'unchecked'>;
  readonly wanted: Readonly<Record<Direction, ReadonlySet<string>>>;
  /** Contradictions, unreadable parts and parts that are not checked. */
  readonly problems: readonly DocumentProblem[];
}

export interface PlanInput extends DocumentSchemas {
  readonly unchecked: readonly string[];
  readonly receives: Readonly<Record<string, string>> | undefined;
}

export function planDocument(input: PlanInput): PlannedDocument {
  const { document } = input;
  const problems: DocumentProblem[] = [];
  const wanted = { request: new Set<string>(), response: new Set<string>() };
  const contextFor = (direction: Direction): PlanContext => ({
    document,
    unchecked: new Set(input.unchecked),
    problems,
    check(keys) {
      const pointer = pointerOf(keys);
      if (allowsAll(valueAt(document, pointer))) return undefined;
      wanted[direction].add(pointer);
      return pointer;
    },
  });
  const contexts = { request: contextFor('request'), response: contextFor('response') };
  const schemes = schemePlans(document, problems);
  const locations =
    input.receives === undefined
      ? ownOperations(document)
      : sentOperations(document, input.receives, problems);
  problems.push(...problemsOfUnreceived(document, input.receives));
  const operations = locations
    .filter((location) => isRoutable(location, problems))
    .map((location) => operationPlan(contexts, location, schemes));
  const byId = new Map<string, string>();
  for (const { id, pointer } of operations) {
    const first = byId.get(id);
    if (first !== undefined) {
      problems.push({ pointer: `${pointer}/operationId`, message: `${first} has the same id.` });
    }
    byId.set(id, pointer);
  }
  problems.push(...sameRequests(operations));
  const secrets = secretsIn(input);
  return {
    plan: {
      title: String(valueAt(document, pointerOf(['info', 'title'])) ?? 'API'),
      operations,
      schemes,
      alternatives: alternativesPlans(input),
      secrets,
      secretHolders: holdersOf(secrets, input),
    },
    wanted,
    problems,
  };
}

/** Whether requests can have the path of an operation; a problem if not. */
function isRoutable(
  { path, item, sentAs }: OperationLocation,
  problems: DocumentProblem[],
): boolean {
  const names = parameterNamesIn(path);
  const isOnce = new Set(names).size === names.length;
  const isClosed = !/[{}]/.test(path.replaceAll(/\{[^{}]+\}/g, ''));
  if (path.startsWith('/') && !/[?#]/.test(path) && isOnce && isClosed) return true;
  const message = `Expected a path that begins with "/", without query and fragment, and with each parameter once and in braces, got ${path}.`;
  // The paths of what the service sends are options, not part of the document.
  problems.push(
    sentAs === undefined
      ? { pointer: pointerOf(['paths', path]), message, gap: { kind: 'path', name: path } }
      : { pointer: pointerOf(item.keys), message },
  );
  return false;
}

/** The requests of the document's service that are not received, so nothing checks them. */
function problemsOfUnreceived(
  document: JsonObject,
  receives: Readonly<Record<string, string>> = {},
): DocumentProblem[] {
  return sentRequests(document)
    .filter(({ name }) => !Object.hasOwn(receives, name))
    .map(({ name, kind, keys }) => {
      const message = `The ${kind} ${name} is checked only if the option receives names it.`;
      return { pointer: pointerOf(keys), message, gap: { kind, name, isUsual: true } };
    });
}

function schemePlans(
  document: JsonObject,
  problems: DocumentProblem[],
): Record<string, SchemePlan> {
  const declared = valueAt(document, pointerOf(['components', 'securitySchemes']));
  const plans: Record<string, SchemePlan> = {};
  for (const key of Object.keys(asObject(declared))) {
    const { keys, value } = resolvedPartAt(document, ['components', 'securitySchemes', key]);
    const { type, name } = value;
    const at = (['header', 'query', 'cookie'] as const).find((item) => item === value.in);
    if (type === 'http') plans[key] = { type, scheme: String(value.scheme).toLowerCase() };
    else if (type === 'apiKey' && at !== undefined && typeof name === 'string') {
      plans[key] = { type, in: at, name: at === 'header' ? name.toLowerCase() : name };
    } else if (type === 'oauth2' || type === 'openIdConnect' || type === 'mutualTLS') {
      plans[key] = { type };
    } else problems.push({ pointer: pointerOf(keys), message: 'Expected a security scheme.' });
  }
  return plans;
}
