/** Finds the operation that a method and a path mean. */

/** A templated path with its operation. */
export interface Route<Operation> {
  readonly method: string;
  /** As the document writes it: `/v2/{endpoint_id}/run`. */
  readonly path: string;
  readonly operation: Operation;
}

/** What a request's method and path lead to. */
export type Match<Operation> =
  | {
      readonly kind: 'found';
      readonly operation: Operation;
      readonly parameters: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unknownPath' }
  | { readonly kind: 'badEncoding' }
  | { readonly kind: 'methodNotAllowed'; readonly allow: readonly string[] };

interface Node<Operation> {
  readonly literal: Map<string, Node<Operation>>;
  parameter?: Node<Operation>;
  readonly methods: Map<string, { operation: Operation; names: readonly string[] }>;
}

/**
 * Routes by path segments; a literal segment wins over a parameter (OpenAPI 3.1, Paths Object).
 * `OPTIONS *` is told all methods that there are.
 */
export function createRouter<Operation>(
  routes: Iterable<Route<Operation>>,
): (method: string, target: string) => Match<Operation> {
  const root = newNode<Operation>();
  const allMethods = new Set<string>();
  for (const { method, path, operation } of routes) {
    const names: string[] = [];
    let node = root;
    for (const segment of path.slice(1).split('/')) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name === undefined) {
        const next = node.literal.get(segment) ?? newNode<Operation>();
        node.literal.set(segment, next);
        node = next;
      } else {
        names.push(name);
        node.parameter ??= newNode<Operation>();
        node = node.parameter;
      }
    }
    allMethods.add(method);
    node.methods.set(method, { operation, names });
  }

  return (method, target) => {
    if (!target.startsWith('/')) {
      return target === '*' && method === 'OPTIONS'
        ? { kind: 'methodNotAllowed', allow: [...allMethods] }
        : { kind: 'unknownPath' };
    }
    const query = target.indexOf('?');
    const segments = (query < 0 ? target : target.slice(0, query)).slice(1).split('/');
    const values: string[] = [];
    const node = find(root, segments, 0, values);
    if (node === undefined) return { kind: 'unknownPath' };
    // Whatever answers GET answers HEAD, without the body (RFC 9110, section 9.3.2).
    const found = node.methods.get(method === 'HEAD' && !node.methods.has('HEAD') ? 'GET' : method);
    if (found === undefined) return { kind: 'methodNotAllowed', allow: [...node.methods.keys()] };
    const parameters: Record<string, string> = Object.create(null);
    for (const [index, name] of found.names.entries()) {
      const value = decode(values[index] ?? '');
      if (value === undefined) return { kind: 'badEncoding' };
      parameters[name] = value;
    }
    return { kind: 'found', operation: found.operation, parameters };
  };
}

function newNode<Operation>(): Node<Operation> {
  return { literal: new Map(), methods: new Map() };
}

function find<Operation>(
  node: Node<Operation>,
  segments: readonly string[],
  index: number,
  values: string[],
): Node<Operation> | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.methods.size > 0 ? node : undefined;
  const literal = node.literal.get(segment);
  if (literal !== undefined) {
    const found = find(literal, segments, index + 1, values);
    if (found !== undefined) return found;
  }
  if (node.parameter === undefined || segment === '') return undefined;
  values.push(segment);
  const found = find(node.parameter, segments, index + 1, values);
  if (found === undefined) values.pop();
  return found;
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
