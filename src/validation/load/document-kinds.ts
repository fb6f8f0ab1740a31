/** The kinds of objects that an OpenAPI document consists of, and what members they have. */
import { holdingOf, methods, type OpenApiVersion } from './vocabulary.ts';

/** `value` and `opaque` have no schemas within; of these only a `value` is read. */
export type PartKind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'callback'
  | 'securityScheme'
  | 'schema'
  | 'value'
  | 'opaque';

/** A member that is an object of a kind, a list of them, or a map to them. */
export type MemberKind = PartKind | readonly [PartKind] | { readonly [any: string]: PartKind };

const map = (kind: PartKind) => ({ any: kind });
const described = { summary: 'opaque', description: 'opaque' } as const;
const described31 = { ...described, $ref: 'opaque' } as const;
const example = { example: 'opaque', examples: 'opaque' } as const;

const header: Readonly<Record<string, MemberKind>> = {
  ...described31,
  ...example,
  required: 'opaque',
  deprecated: 'opaque',
  allowEmptyValue: 'opaque',
  style: 'opaque',
  explode: 'opaque',
  allowReserved: 'opaque',
  schema: 'schema',
  content: map('mediaType'),
};

const operation: Readonly<Record<string, MemberKind>> = {
  ...described,
  tags: 'opaque',
  externalDocs: 'opaque',
  operationId: 'opaque',
  deprecated: 'opaque',
  security: 'value',
  servers: 'value',
  parameters: ['parameter'],
  requestBody: 'requestBody',
  responses: map('response'),
  callbacks: map('callback'),
};

/** Members by kind. */
const members: Readonly<
  Record<Exclude<PartKind, 'schema' | 'value' | 'opaque'>, Readonly<Record<string, MemberKind>>>
> = {
  document: {
    info: 'value',
    servers: 'value',
    security: 'value',
    components: 'components',
    paths: map('pathItem'),
    webhooks: map('pathItem'),
  },
  components: {
    schemas: map('schema'),
    parameters: map('parameter'),
    headers: map('header'),
    requestBodies: map('requestBody'),
    responses: map('response'),
    callbacks: map('callback'),
    securitySchemes: map('securityScheme'),
    pathItems: map('pathItem'),
  },
  pathItem: {
    ...described,
    servers: 'value',
    parameters: ['parameter'],
    ...Object.fromEntries(methods.map((method) => [method, 'operation'])),
  },
  operation,
  callback: map('pathItem'),
  securityScheme: {},
  parameter: { ...header, name: 'opaque', in: 'opaque' },
  header,
  requestBody: { ...described31, content: map('mediaType'), required: 'opaque' },
  response: { ...described31, headers: map('header'), content: map('mediaType'), links: 'opaque' },
  mediaType: { ...example, schema: 'schema', encoding: map('encoding') },
  encoding: {
    contentType: 'opaque',
    headers: map('header'),
    style: 'opaque',
    explode: 'opaque',
    allowReserved: 'opaque',
  },
};

/** Kinds with these members only. */
const closed: ReadonlySet<PartKind> = new Set([
  'pathItem',
  'operation',
  'parameter',
  'header',
  'requestBody',
  'response',
  'mediaType',
  'encoding',
]);

/** What the member at a key is; `'unknown'` if objects of the kind have no such member. */
export function memberKindOf(kind: PartKind, key: string): MemberKind | 'unknown' {
  if (kind === 'schema' || kind === 'value' || kind === 'opaque' || isExtension(key)) {
    return 'opaque';
  }
  const member = Object.hasOwn(members[kind], key) ? members[kind][key] : members[kind].any;
  return member ?? (closed.has(kind) ? 'unknown' : 'opaque');
}

/** Keywords whose values are data, which may look like anything. */
const data: ReadonlySet<string> = new Set(['default', 'example', 'examples', 'const']);

/** What the value of a schema's keyword is. */
export function memberOfSchema(version: OpenApiVersion, keyword: string): MemberKind {
  switch (holdingOf(version, keyword)) {
    case 'schema':
      return 'schema';
    case 'list':
      return ['schema'];
    case 'map':
      return { any: 'schema' };
    case 'value':
      return data.has(keyword) ? 'opaque' : 'value';
    case undefined:
      return 'opaque';
  }
}

/** The names in a map and what is there. Extensions of paths and responses are left out. */
export function entriesWithoutExtensions<Value>(
  map: Readonly<Record<string, Value>>,
  of: PartKind,
): readonly (readonly [name: string, value: Value])[] {
  // Among headers and schemas `x-` begins an ordinary name.
  const hasExtensions = of === 'pathItem' || of === 'response';
  return Object.entries(map).filter(([name]) => !(hasExtensions && isExtension(name)));
}

export function isListOf(member: MemberKind): member is readonly [PartKind] {
  return Array.isArray(member);
}

function isExtension(key: string): boolean {
  return key === '$ref' || key.startsWith('x-');
}
