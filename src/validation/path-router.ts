/** Finds the operation of a document that a method and a path mean. */
import type { OperationPlan } from './plan.ts';

/** What a request's method and path lead to. */
export type PathMatch =
  | {
      readonly kind: 'found';
      readonly operation: OperationPlan;
      /** Texts of the path parameters as they were sent. */
      readonly raw: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unknownPath' }
  | { readonly kind: 'methodNotAllowed'; readonly allow: readonly string[] };

interface Route {
  readonly operation: OperationPlan;
  readonly names: readonly string[];
}

interface Node {
  readonly literals: Map<string, Node>;
  /** Segments with parameters in them, the ones with most other text first. */
  readonly templates: { readonly source: string; readonly pattern: RegExp; readonly node: Node }[];
  readonly methods: Map<string, Route>;
}

/**
 * Routes by segments: one that is written out wins over one with a parameter (OpenAPI 3.1, section
 * 4.8.8), and the path decides before the method does. GET answers HEAD where nothing else does.
 * @param bases paths that stand before those of the document, in place of those of its servers
 */
export function createPathRouter(
  operations: readonly OperationPlan[],
  bases?: readonly string[],
): (method: string, target: string) => PathMatch {
  const root = newNode();
  for (const operation of operations) {
    for (const base of bases ?? operation.bases) add(root, base + operation.path, operation);
  }
  return (method, target) => {
    const segments = pathOf(target).split('/');
    const values: string[] = [];
    const node = find(root, segments, 1, values);
    if (node === undefined) return { kind: 'unknownPath' };
    const { methods } = node;
    const found = methods.get(method === 'HEAD' && !methods.has('HEAD') ? 'GET' : method);
    if (found === undefined) {
      const head = methods.has('GET') && !methods.has('HEAD') ? ['HEAD'] : [];
      return { kind: 'methodNotAllowed', allow: [...methods.keys(), ...head] };
    }
    const raw: Record<string, string> = {};
    for (const [index, name] of found.names.entries()) raw[name] = values[index] ?? '';
    return { kind: 'found', operation: found.operation, raw };
  };
}

/** The path of a request target, which may be a whole address (RFC 9112, section 3.2.2). */
function pathOf(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '');
  const end = path.search(/[?#]/);
  const whole = end < 0 ? path : path.slice(0, end);
  return whole === '' ? '/' : whole;
}

function newNode(): Node {
  return { literals: new Map(), templates: [], methods: new Map() };
}

function add(root: Node, path: string, operation: OperationPlan): void {
  const names: string[] = [];
  let node = root;
  for (const segment of path.split('/').slice(1)) {
    names.push(...[...segment.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name));
    node = segment.includes('{') ? templateNode(node, segment) : literalNode(node, segment);
  }
  const known = node.methods.get(operation.method);
  if (known !== undefined && known.operation !== operation) {
    throw new Error(`${operation.pointer} means the same requests as ${known.operation.pointer}`);
  }
  node.methods.set(operation.method, { operation, names });
}

function literalNode(node: Node, segment: string): Node {
  const key = decoded(segment);
  const next = node.literals.get(key) ?? newNode();
  node.literals.set(key, next);
  return next;
}

function templateNode(node: Node, segment: string): Node {
  const source = segment
    .split(/\{[^}]+\}/)
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('(.+?)');
  const known = node.templates.find((template) => template.source === source);
  if (known !== undefined) return known.node;
  const made = { source, pattern: new RegExp(`^${source}$`), node: newNode() };
  node.templates.push(made);
  node.templates.sort((left, right) => right.source.length - left.source.length);
  return made.node;
}

function find(
  node: Node,
  segments: readonly string[],
  index: number,
  values: string[],
): Node | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.methods.size > 0 ? node : undefined;
  const literal = node.literals.get(decoded(segment));
  if (literal !== undefined) {
    const found = find(literal, segments, index + 1, values);
    if (found !== undefined) return found;
  }
  for (const { source, pattern, node: next } of node.templates) {
    const captured = source === '(.+?)' ? whole(segment) : pattern.exec(segment)?.slice(1);
    if (captured === undefined) continue;
    const length = values.length;
    values.push(...captured);
    const found = find(next, segments, index + 1, values);
    if (found !== undefined) return found;
    values.length = length;
  }
  return undefined;
}

function whole(segment: string): readonly string[] | undefined {
  return segment === '' ? undefined : [segment];
}

/** A segment that cannot be decoded is equal to itself only. */
function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
