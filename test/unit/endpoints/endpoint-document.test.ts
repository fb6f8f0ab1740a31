/** The document of certain endpoints: complete, without the template, and taken strictly by our own reader. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asObject, type JsonObject, textsWithin, valueAt, walk } from '../../../src/core/json.ts';
import { endpointDocument } from '../../../src/endpoints/endpoint-document.ts';
import type { EndpointSchemas } from '../../../src/endpoints/endpoint-schemas.ts';
import { selfContainedSchemas } from '../../../src/endpoints/self-contained-schemas.ts';
import { readDocument } from '../../../src/validation/load/read-document.ts';
import { realEndpoints } from './real-schemas.ts';

function contractOf(profile: string): JsonObject {
  const file = new URL(`../../../generated/${profile}/openapi.json`, import.meta.url);
  return asObject(JSON.parse(readFileSync(file, 'utf8')));
}

function documentOf(
  endpoints: Readonly<Record<string, EndpointSchemas>>,
  profile = 'contract',
): JsonObject {
  const schemas = selfContainedSchemas(endpoints);
  const described = Object.entries(endpoints).map(([id, endpoint]) => {
    const { input, output, progress } = schemas.get(id) ?? {};
    return [
      id,
      {
        ...endpoint,
        ...(input && { input: input.schema }),
        ...(output && { output: output.schema }),
        ...(progress && { progress: progress.schema }),
      },
    ];
  });
  return endpointDocument(contractOf(profile), Object.fromEntries(described));
}

const endpoints: Readonly<Record<string, EndpointSchemas>> = {
  ...Object.fromEntries(Object.entries(realEndpoints).map(([id, { endpoint }]) => [id, endpoint])),
  'flux-schnell': { kind: 'public', model: 'image' },
  llm: { kind: 'public', model: 'text' },
  plain: { kind: 'serverless' },
  // Names that would be those of the contract's components, or of each other.
  image: { kind: 'serverless', input: { type: 'object' } },
  Synchronous: { kind: 'serverless', output: { type: 'object' } },
  'a-b': { kind: 'serverless', output: { type: 'object' } },
  a_b: { kind: 'serverless', output: { type: 'object', required: ['x'] } },
};

describe.each(['contract', 'reference'])('from the %s profile', (profile) => {
  const document = documentOf(endpoints, profile);

  test('each endpoint has each operation, and no path has the template', () => {
    const templates = Object.keys(asObject(contractOf(profile).paths));
    const expected = templates.flatMap((path) =>
      path.includes('{endpoint_id}')
        ? Object.keys(endpoints).map((id) => path.replace('{endpoint_id}', id))
        : [path],
    );
    expect(Object.keys(asObject(document.paths)).toSorted()).toEqual(expected.toSorted());
    expect(JSON.stringify(document.paths)).not.toContain('EndpointId');
  });

  test('our own reader takes it strictly', () => {
    const { plan } = readDocument(document, { strict: true });
    // Callbacks are those that the service sends.
    expect(plan.unchecked.filter(({ kind }) => kind !== 'callback')).toEqual([]);
  });

  test('ids of operations and callbacks are unique', () => {
    const ids: unknown[] = [];
    walk(document, (value, keys) => {
      if (keys.at(-1) === 'operationId') ids.push(value);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('all references lead somewhere, and all components are needed', () => {
    const texts = new Set(textsWithin(document).filter((text) => text.startsWith('#/components/')));
    for (const text of texts) expect(valueAt(document, text), text).toBeDefined();
    const { securitySchemes, ...sections } = asObject(document.components);
    for (const [section, members] of Object.entries(sections)) {
      for (const name of Object.keys(asObject(members)))
        expect(texts, name).toContain(`#/components/${section}/${name}`);
    }
    expect(securitySchemes).toBeDefined();
  });
});

const document = documentOf(endpoints);

test('requests, jobs and callbacks have the schemas of their endpoint', () => {
  const at = (pointer: string) => valueAt(document, pointer);
  const schema = '#/components/schemas/';
  expect(at(`${schema}Chat_JobRequest/properties/input`)).toMatchObject({
    $ref: `${schema}Chat_Input`,
  });
  expect(at(`${schema}Chat_Job/properties/output`)).toMatchObject({ $ref: `${schema}Chat_Output` });
  expect(at(`${schema}Chat_Job/then/properties/output`)).toMatchObject({
    $ref: `${schema}Chat_Output`,
  });
  expect(JSON.stringify(at('#/components/callbacks/Chat_JobCompleted'))).toContain('Chat_Job"');
  expect(at('#/paths/~1v2~1chat~1run/post/callbacks/jobCompleted')).toEqual({
    $ref: '#/components/callbacks/Chat_JobCompleted',
  });
  expect(at(`${schema}Diffusion_Input_Node/properties/nested/items`)).toEqual({
    $ref: `${schema}Diffusion_Input_Node`,
  });
});

test('examples are those of the schemas, or of the same kind of model', () => {
  const examplesAt = (pointer: string) =>
    Object.keys(asObject(valueAt(document, `${pointer}/content/application~1json/examples`)));
  const bodies = '#/components/requestBodies/';
  expect(examplesAt(`${bodies}Chat_JobRequest`)).toEqual(['input1']);
  expect(examplesAt(`${bodies}FluxSchnell_JobRequest`)).toEqual(['imageRequest']);
  expect(examplesAt(`${bodies}Plain_JobRequest`)).toEqual(['echoWithPolicy', 'handlerWithStorage']);
  const answers = '#/components/responses/';
  expect(examplesAt(`${answers}Chat_JobAnswered`)).toEqual(['output1', 'output2']);
  expect(
    valueAt(document, `${answers}Chat_JobReported/content/application~1json/examples/output2`),
  ).toMatchObject({
    value: { status: 'COMPLETED', output: { usage: { tokens: 3 } } },
  });
});

test('examples may stand behind a reference', () => {
  const referring = {
    $ref: '#/$defs/a',
    $defs: {
      a: { type: 'object', properties: { a: { $ref: '#/$defs/a' } }, examples: [{ a: {} }] },
    },
  };
  const own = documentOf({ own: { kind: 'serverless', input: { title: 'A', ...referring } } });
  expect(
    valueAt(own, '#/components/requestBodies/Own_JobRequest/content/application~1json/examples'),
  ).toEqual({ input1: { value: { input: { a: {} } } } });
});

test('without schemas, a request is any object', () => {
  expect(valueAt(document, '#/components/schemas/Plain_JobRequest/properties/input')).toMatchObject(
    {
      type: 'object',
      additionalProperties: true,
    },
  );
});

test('nothing in it is about other documents', () => {
  const pointers: string[] = [];
  walk(document, (value, keys) => {
    if (keys.at(-1) === 'x-codeSamples' && value !== null) pointers.push(keys.join('/'));
  });
  expect(pointers).toEqual([]);
  expect(Object.keys(document).filter((key) => key.startsWith('x-'))).toEqual([]);
});

test('the parts of a stream have their schema, and its examples', () => {
  const progress = {
    type: 'object',
    properties: { token: { type: 'string' } },
    examples: [{ token: 'A' }],
  };
  const streaming = { kind: 'serverless' as const, progress };
  const document = documentOf({ streaming }, 'reference');
  const text = JSON.stringify(document);
  expect(text).toContain('"$ref":"#/components/schemas/Streaming_Progress"');
  expect(valueAt(document, '#/components/schemas/Streaming_Progress')).toEqual(progress);
  expect(text).toContain('"stream":[{"output":{"token":"A"}}]');
  expect(text).not.toContain('on a cliff');
  expect(() => readDocument(document, { strict: true })).not.toThrow();
  expect(JSON.stringify(documentOf({ plain: { kind: 'serverless' } }, 'reference'))).toContain(
    'on a cliff',
  );
});
