/** A document as large as those of big code hosts: many resources, each with its operations. */
import type { JsonObject } from '../../src/core/json.ts';

const operationsPerResource = 6;
const json = (name: string) => ({ 'application/json': { schema: reference('schemas', name) } });
const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The same document for the same number of operations, which is rounded up to full resources. */
export function largeDocument(operations: number): JsonObject {
  const numbers = Array.from(
    { length: Math.ceil(operations / operationsPerResource) },
    (_, i) => i,
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Many resources', version: '1' },
    paths: Object.fromEntries(numbers.flatMap(pathsOf)),
    components: {
      parameters: {
        page: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
        size: { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
        id: { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
      },
      schemas: {
        Problem: { type: 'object', properties: { detail: { type: 'string' } } },
        User: {
          type: 'object',
          required: ['login'],
          properties: { login: { type: 'string' }, site: { type: 'string', format: 'uri' } },
        },
        ...Object.fromEntries(numbers.flatMap(schemasOf)),
      },
    },
  };
}

function pathsOf(index: number): [string, JsonObject][] {
  const name = `Resource${index}`;
  const failed = { '4XX': { description: 'Refused', content: json('Problem') } };
  const ok = (content: JsonObject) => ({ 200: { description: 'Done', content }, ...failed });
  const list = {
    'application/json': { schema: { type: 'array', items: reference('schemas', name) } },
  };
  const body = { required: true, content: json(`New${name}`) };
  return [
    [
      `/owners/{owner}/resources${index}`,
      {
        parameters: [{ name: 'owner', in: 'path', required: true, schema: { type: 'string' } }],
        get: {
          operationId: `list${name}`,
          parameters: [
            reference('parameters', 'page'),
            reference('parameters', 'size'),
            { name: 'sort', in: 'query', schema: { enum: ['created', 'updated', `by${index}`] } },
          ],
          responses: ok(list),
        },
        post: { operationId: `create${name}`, requestBody: body, responses: ok(json(name)) },
      },
    ],
    [
      `/resources${index}/{id}`,
      {
        parameters: [reference('parameters', 'id')],
        get: { operationId: `get${name}`, responses: ok(json(name)) },
        put: { operationId: `replace${name}`, requestBody: body, responses: ok(json(name)) },
        patch: { operationId: `update${name}`, requestBody: body, responses: ok(json(name)) },
        delete: { operationId: `delete${name}`, responses: failed },
      },
    ],
  ];
}

function schemasOf(index: number): [string, JsonObject][] {
  const properties = {
    name: { type: 'string', minLength: 1, maxLength: 100 + index },
    description: { type: ['string', 'null'] },
    state: { enum: ['open', 'closed', `state${index}`] },
    labels: { type: 'array', items: { type: 'string' }, maxItems: 20, uniqueItems: true },
    owner: reference('schemas', 'User'),
    weight: { type: 'number', minimum: 0 },
    count: { type: 'integer', minimum: 0, maximum: 1000 + index },
    site: { type: 'string', format: 'uri' },
    created: { type: 'string', format: 'date-time' },
    target: {
      oneOf: [
        { type: 'object', required: ['path'], properties: { path: { type: 'string' } } },
        { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
      ],
    },
    settings: {
      type: 'object',
      properties: { color: { type: 'string', pattern: '^[0-9a-f]{6}$' } },
      additionalProperties: { type: 'string' },
    },
    next: reference('schemas', `Resource${Math.floor(index / 2)}`),
  };
  return [
    [
      `Resource${index}`,
      {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'integer' }, ...properties },
      },
    ],
    [`NewResource${index}`, { type: 'object', required: ['name'], properties }],
  ];
}
