/** Finds the operation of a document that a method and a path mean. */
import { decodePercent } from '../../core/percent-encoding.ts';
import type { DocumentProblem } from '../document-error.ts';

export interface RoutableOperation {
  readonly method: string;
  /** As the document writes it: `/pets/{id}`. */
  readonly path: string;
  /** Paths of the servers at which it is offered, without a slash at the end. Default: the root. */
  readonly bases?: readonly string[];
}

export type PathMatch<Operation> =
  | {
      readonly kind: 'found';
      readonly operation: Operation;
      /** Texts of the path parameters as they were sent. */
      readonly raw: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unknownPath' }
  | { readonly kind: 'methodNotAllowed'; readonly allow: readonly string[] };

interface OperationRoute<Operation> {
  readonly operation: Operation;
  readonly names: readonly string[];
}

interface Node<Operation> {
  readonly literals: Map<string, Node<Operation>>;
  /** Segments with parameters in them, those with the most literal text first. */
  readonly templates: Template<Operation>[];
  readonly methods: Map<string, OperationRoute<Operation>>;
}

interface Template<Operation> {
  readonly source: string;
  /** Absent where the parameter is the whole segment. */
  readonly pattern: RegExp | undefined;
  readonly node: Node<Operation>;
}

/**
 * Routes by segments: one that is written out wins over one with a parameter (OpenAPI 3.1, section
 * 4.8.8), and the path decides before the method does. GET answers HEAD if HEAD has no operation.
 * @param bases prefixes of the document's paths, in place of those of its servers
 */
export function createPathRouter<Operation extends RoutableOperation>(
  operations: readonly Operation[],
  bases?: readonly string[],
): (method: string, target: string) => PathMatch<Operation> {
  const { root } = treeOf(operations, bases);
  return (method, target) => {
    const path = pathOfTarget(target);
    if (!path.startsWith('/')) return { kind: 'unknownPath' };
    const values: string[] = [];
    const node = findNode(root, path, 1, values);
    if (node === undefined) return { kind: 'unknownPath' };
    const { methods } = node;
    const route = methods.get(method === 'HEAD' && !methods.has('HEAD') ? 'GET' : method);
    if (route === undefined) {
      const head = methods.has('GET') && !methods.has('HEAD') ? ['HEAD'] : [];
      return { kind: 'methodNotAllowed', allow: [...methods.keys(), ...head] };
    }
    const raw: Record<string, string> = {};
    for (let index = 0; index < values.length; index += 1) {
      raw[route.names[index] ?? ''] = values[index] ?? '';
    }
    return { kind: 'found', operation: route.operation, raw };
  };
}

/**
 * Operations that no request can tell apart from an earlier one, such as at `/a/{x}` and `/a/{y}`.
 * @param bases as for the router
 */
export function sameRequests(
  operations: readonly (RoutableOperation & { readonly pointer: string })[],
  bases?: readonly string[],
): DocumentProblem[] {
  const under = bases === undefined ? '' : ' under these basePaths';
  return treeOf(operations, bases).clashes.map(([{ path, pointer }, first]) => ({
    pointer,
    message: `Expected a path of its own, got ${path}, which means the same requests as ${first.path} at ${first.pointer}${under}.`,
  }));
}

/** The tree of all paths, and the operations that clash with an earlier one. */
function treeOf<Operation extends RoutableOperation>(
  operations: readonly Operation[],
  bases: readonly string[] | undefined,
): {
  root: Node<Operation>;
  clashes: readonly (readonly [Operation, first: Operation])[];
} {
  const root = newNode<Operation>();
  const clashes: [Operation, Operation][] = [];
  for (const operation of operations) {
    for (const base of bases ?? operation.bases ?? ['']) {
      const first = add(root, base + operation.path, operation);
      if (first !== operation) clashes.push([operation, first]);
    }
  }
  return { root, clashes };
}

/** The path of a request target, which may be a whole address (RFC 9112, section 3.2.2). */
export function pathOfTarget(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '');
  const withoutFragment = upTo(path, '#');
  return upTo(withoutFragment, '?') || '/';
}

function upTo(text: string, mark: string): string {
  const end = text.indexOf(mark);
  return end < 0 ? text : text.slice(0, end);
}

function newNode<Operation>(): Node<Operation> {
  return { literals: new Map(), templates: [], methods: new Map() };
}

/** Returns the operation at this path; an earlier one stays. */
function add<Operation extends RoutableOperation>(
  root: Node<Operation>,
  path: string,
  operation: Operation,
): Operation {
  const names: string[] = [];
  let node = root;
  for (const segment of path.split('/').slice(1)) {
    names.push(...[...segment.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name));
    node = segment.includes('{') ? templateNode(node, segment) : literalNode(node, segment);
  }
  const route = node.methods.get(operation.method) ?? { operation, names };
  node.methods.set(operation.method, route);
  return route.operation;
}

function literalNode<Operation>(node: Node<Operation>, segment: string): Node<Operation> {
  const key = decodePercent(segment) ?? segment;
  const next = node.literals.get(key) ?? newNode<Operation>();
  node.literals.set(key, next);
  return next;
}

function templateNode<Operation>(node: Node<Operation>, segment: string): Node<Operation> {
  const source = segment
    .split(/\{[^}]+\}/)
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('(.+?)');
  const existing = node.templates.find((template) => template.source === source);
  if (existing !== undefined) return existing.node;
  const pattern = source === '(.+?)' ? undefined : new RegExp(`^${source}$`);
  const added = { source, pattern, node: newNode<Operation>() };
  node.templates.push(added);
  node.templates.sort((left, right) => right.source.length - left.source.length);
  return added.node;
}

/**
 * The node of what is left of a path. Segment by segment, since splitting the whole takes as long
 * as all the rest.
 * @param start where the next segment begins; beyond the end if there is none
 */
function findNode<Operation>(
  node: Node<Operation>,
  path: string,
  start: number,
  values: string[],
): Node<Operation> | undefined {
  if (start > path.length) return node.methods.size > 0 ? node : undefined;
  const slash = path.indexOf('/', start);
  const end = slash < 0 ? path.length : slash;
  const segment = path.slice(start, end);
  const literal =
    node.literals.size > 0 ? node.literals.get(decodePercent(segment) ?? segment) : undefined;
  if (literal !== undefined) {
    const match = findNode(literal, path, end + 1, values);
    if (match !== undefined) return match;
  }
  for (const { pattern, node: next } of node.templates) {
    const { length } = values;
    if (!capture(segment, pattern, values)) continue;
    const match = findNode(next, path, end + 1, values);
    if (match !== undefined) return match;
    values.length = length;
  }
  return undefined;
}

/** Adds the parameters in a segment to the values; false where the segment has another form. */
function capture(segment: string, pattern: RegExp | undefined, values: string[]): boolean {
  if (pattern === undefined) {
    if (segment !== '') values.push(segment);
    return segment !== '';
  }
  const captured = pattern.exec(segment);
  if (captured !== null) values.push(...captured.slice(1));
  return captured !== null;
}
