/** Changes of operations: each one and its reverse, for callers and for receivers of callbacks. */
import { describe, expect, test } from 'vitest';
import { compareDocuments } from '../../../src/compatibility/compare-documents.ts';
import { ComparedDocument } from '../../../src/compatibility/compared-document.ts';
import type { Json, JsonObject } from '../../../src/core/json.ts';
import { DocumentError } from '../../../src/validation/document-error.ts';

const json = (schema: JsonObject) => ({ 'application/json': { schema } });
const text = { type: 'string' };
const short = { type: 'string', maxLength: 3 };
const done = { 200: { description: 'Done' } };
const answer = (schema: JsonObject, more: JsonObject = {}) => ({
  responses: { 200: { description: 'Done', content: json(schema), ...more } },
});
const body = (schema: JsonObject, more: JsonObject = {}) => ({
  requestBody: { content: json(schema), ...more },
  responses: done,
});
const response = (schema: JsonObject) => ({ description: '', content: json(schema) });
const union = (mapping: JsonObject) => ({
  oneOf: [{ $ref: '#/components/schemas/X' }],
  discriminator: { propertyName: 'kind', mapping },
});
const query = (more: JsonObject = {}) => ({
  parameters: [{ name: 'q', in: 'query', schema: text, ...more }],
  responses: done,
});
const callback = (operation: JsonObject) => ({
  responses: done,
  callbacks: { done: { '{$request.body#/url}': { post: operation } } },
});
const at = (path: string, operation: JsonObject, item: JsonObject = {}) => ({
  [path]: { ...item, post: operation },
});
const secured = (...security: JsonObject[]) => ({ responses: done, security });

function documentOf(paths: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Jobs', version: '1' },
    paths,
    components: {
      schemas: {
        X: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
      },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer' },
        other: { type: 'apiKey', in: 'header', name: 'x-key' },
        login: { type: 'openIdConnect', openIdConnectUrl: 'https://example.com' },
      },
    },
    ...more,
  };
}

function changes(before: JsonObject, after: JsonObject): string[] {
  const [old, latest] = [before, after].map((document) => new ComparedDocument(document));
  if (old === undefined || latest === undefined) throw new Error('Expected two documents.');
  return compareDocuments(old, latest).map(
    ({ effect, places, member, message }) =>
      `${effect}: ${places.join(' & ')}: ${member && `${member}: `}${message}`,
  );
}

/** What the change does, and what its reverse does. */
const cases: readonly (readonly [
  name: string,
  before: JsonObject,
  after: JsonObject,
  there: string,
  back: string,
])[] = [
  [
    'a path',
    at('/a', { responses: done }),
    {},
    'breaking: /a: the path was removed',
    'compatible: /a: the path is new',
  ],
  [
    'an operation',
    at('/a', { responses: done }, { get: { responses: done } }),
    at('/a', { responses: done }),
    'breaking: GET /a: the operation was removed',
    'compatible: GET /a: the operation is new',
  ],
  [
    'a member of a request',
    at('/a', body({ properties: { a: text } })),
    at('/a', body({ properties: { a: short } })),
    'breaking: POST /a, request body: a: maxLength was not set, is 3',
    'compatible: POST /a, request body: a: maxLength was 3, is not set',
  ],
  [
    'a member of a response',
    at('/a', answer({ properties: { a: short } })),
    at('/a', answer({ properties: { a: text } })),
    'breaking: POST /a, response 200: a: maxLength was 3, is not set',
    'compatible: POST /a, response 200: a: maxLength was not set, is 3',
  ],
  [
    'a removed member of a response',
    at('/a', answer({ properties: { a: text } })),
    at('/a', answer({})),
    'breaking: POST /a, response 200: a: was listed, is not listed',
    '',
  ],
  [
    'a body that is required',
    at('/a', body(text)),
    at('/a', body(text, { required: true })),
    'breaking: POST /a, request body: the request body was optional, is required',
    'compatible: POST /a, request body: the request body was required, is optional',
  ],
  [
    'a body',
    at('/a', body(text)),
    at('/a', { responses: done }),
    'breaking: POST /a, request body: the request body was removed',
    'compatible: POST /a, request body: there was no request body, one is optional',
  ],
  [
    'a media type',
    at('/a', { requestBody: { content: { ...json(text), 'text/plain': {} } }, responses: done }),
    at('/a', body(text)),
    'breaking: POST /a, request body, text/plain: the media type text/plain was removed',
    'compatible: POST /a, request body: the media type text/plain is new',
  ],
  [
    'a media type of a response',
    at('/a', {
      responses: { 200: { description: '', content: { ...json(text), 'text/plain': {} } } },
    }),
    at('/a', answer(text)),
    'breaking: POST /a, response 200, text/plain: the media type text/plain was removed',
    'compatible: POST /a, response 200: the media type text/plain is new',
  ],
  [
    'a response',
    at('/a', { responses: { ...done, 202: { description: '' } } }),
    at('/a', { responses: done }),
    'breaking: POST /a, response 202: the response 202 was removed',
    'breaking: POST /a, response 202: the response 202 is new',
  ],
  [
    'an error',
    at('/a', { responses: done }),
    at('/a', { responses: { ...done, 404: { description: '' } } }),
    'compatible: POST /a, response 404: the response 404 is new',
    'compatible: POST /a, response 404: the response 404 was removed',
  ],
  [
    'an error in a range',
    at('/a', { responses: { '4XX': { description: '', content: json(short) } } }),
    at('/a', { responses: { 404: { description: '', content: json(text) } } }),
    'breaking: POST /a, response 404: maxLength was 3, is not set',
    'compatible: POST /a, response 4XX: maxLength was not set, is 3',
  ],
  [
    'an error that falls back to the default',
    at('/a', { responses: { ...done, 404: response(short), default: response(text) } }),
    at('/a', { responses: { ...done, default: response(text) } }),
    'breaking: POST /a, response 404: maxLength was 3, is not set',
    'compatible: POST /a, response 404: maxLength was not set, is 3',
  ],
  [
    'an error that falls back to a range',
    at('/a', { responses: { ...done, 404: response(short), '4XX': response(text) } }),
    at('/a', { responses: { ...done, '4XX': response(text) } }),
    'breaking: POST /a, response 404: maxLength was 3, is not set',
    'compatible: POST /a, response 404: maxLength was not set, is 3',
  ],
  [
    'a range beside a status',
    at('/a', { responses: { ...done, 404: response(short) } }),
    at('/a', { responses: { ...done, 404: response(short), '4XX': response(text) } }),
    'compatible: POST /a, response 4XX: the response 4XX is new',
    'compatible: POST /a, response 4XX: the response 4XX was removed',
  ],
  [
    'other errors',
    at('/a', { responses: done }),
    at('/a', { responses: { ...done, default: response(text) } }),
    'compatible: POST /a, response default: the response default is new',
    'compatible: POST /a, response default: the response default was removed',
  ],
  [
    'a range of statuses',
    at('/a', { responses: { 200: response(text) } }),
    at('/a', { responses: { '2XX': response(text) } }),
    'undecided: POST /a, response 2XX: the status was 200, is 2XX',
    'compatible: POST /a, response 200: the status was 2XX, is 200',
  ],
  [
    'a range of media types of a response',
    at('/a', { responses: { 200: response(text) } }),
    at('/a', { responses: { 200: { description: '', content: { '*/*': { schema: text } } } } }),
    'undecided: POST /a, response 200: the media type was application/json, is any of */*',
    'compatible: POST /a, response 200: the media type was any of */*, is application/json',
  ],
  [
    'a range of media types of a request',
    at('/a', body(text)),
    at('/a', { requestBody: { content: { '*/*': { schema: text } } }, responses: done }),
    'compatible: POST /a, request body: the media type was application/json, is any of */*',
    'breaking: POST /a, request body: the media type was any of */*, is application/json',
  ],
  [
    'a name of a kind',
    at('/a', body(union({ x: '#/components/schemas/X' }))),
    at('/a', body(union({ x2: '#/components/schemas/X' }))),
    'undecided: POST /a, request body: discriminator was {"propertyName":"kind","mapping":{"x":"#/components/schemas/X"}}, is {"propertyName":"kind","mapping":{"x2":"#/components/schemas/X"}}',
    '',
  ],
  [
    'a header',
    at('/a', answer(text, { headers: { 'X-A': { schema: text, required: true } } })),
    at('/a', answer(text, { headers: { 'x-a': { schema: text } } })),
    'breaking: POST /a, response 200, header x-a: the parameter was required, is optional',
    'compatible: POST /a, response 200, header x-a: the parameter was optional, is required',
  ],
  [
    'a removed header',
    at('/a', answer(text, { headers: { 'X-A': { schema: text } } })),
    at('/a', answer(text)),
    'breaking: POST /a, response 200: the header x-a was removed',
    'compatible: POST /a, response 200: the header x-a is new',
  ],
  [
    'a parameter',
    at('/a', query()),
    at('/a', { responses: done }),
    'breaking: POST /a: the query parameter q was removed',
    'compatible: POST /a: the query parameter q is new and optional',
  ],
  [
    'a required parameter',
    at('/a', { responses: done }),
    at('/a', query({ required: true })),
    'breaking: POST /a: the query parameter q is new and required',
    'breaking: POST /a: the query parameter q was removed',
  ],
  [
    'a parameter that is required',
    at('/a', query()),
    at('/a', query({ required: true })),
    'breaking: POST /a, query parameter q: the parameter was optional, is required',
    'compatible: POST /a, query parameter q: the parameter was required, is optional',
  ],
  [
    'a form of a parameter',
    at('/a', query()),
    at('/a', query({ explode: false })),
    'breaking: POST /a, query parameter q: explode was true, is false',
    'breaking: POST /a, query parameter q: explode was false, is true',
  ],
  [
    'a default',
    at('/a', query({ schema: { ...text, default: 'a' } })),
    at('/a', query({ schema: { ...text, default: 'b' } })),
    'breaking: POST /a, query parameter q: default was "a", is "b"',
    'breaking: POST /a, query parameter q: default was "b", is "a"',
  ],
  [
    'a scheme',
    at('/a', secured({ key: [] })),
    at('/a', secured({ key: [], other: [] })),
    'breaking: POST /a: a request with key was accepted, is not',
    'compatible: POST /a: a request with key is accepted, was not',
  ],
  [
    'a way to authenticate',
    at('/a', secured({ key: [] })),
    at('/a', secured({ key: [] }, { other: [] })),
    'compatible: POST /a: a request with other is accepted, was not',
    'breaking: POST /a: a request with other was accepted, is not',
  ],
  [
    'credentials',
    at('/a', { responses: done }),
    at('/a', secured({ key: [] })),
    'breaking: POST /a: a request without credentials was accepted, is not',
    '',
  ],
  [
    'a scope',
    at('/a', secured({ login: ['read'] })),
    at('/a', secured({ login: ['read', 'write'] })),
    'breaking: POST /a: a request with login was accepted, is not',
    'compatible: POST /a: a request with login is accepted, was not',
  ],
  [
    'a member of a callback',
    at('/a', callback(body({ properties: { a: short } }))),
    at('/a', callback(body({ properties: { a: text } }))),
    'breaking: POST /a, callback done, request body: a: maxLength was 3, is not set',
    'compatible: POST /a, callback done, request body: a: maxLength was not set, is 3',
  ],
  [
    'what a callback may be answered with',
    at('/a', callback(answer(text))),
    at('/a', callback(answer(short))),
    'breaking: POST /a, callback done, answer 200: maxLength was not set, is 3',
    'compatible: POST /a, callback done, answer 200: maxLength was 3, is not set',
  ],
  [
    'a status that a callback may be answered with',
    at('/a', callback({ responses: { '2XX': { description: '' }, 410: { description: '' } } })),
    at('/a', callback({ responses: { '2XX': { description: '' } } })),
    'breaking: POST /a, callback done, answer 410: the answer 410 is not taken any more',
    'compatible: POST /a, callback done: the answer 410 is new',
  ],
  [
    'a callback',
    at('/a', callback(body(text))),
    at('/a', { responses: done }),
    'breaking: POST /a, callback done: the callback was removed',
    'compatible: POST /a, callback done: the callback is new',
  ],
];

test.each(cases)('%s', (_, before, after, there, back) => {
  const texts = changes(documentOf(before), documentOf(after));
  expect(texts[0]).toBe(there);
  if (back !== '') expect(changes(documentOf(after), documentOf(before))[0]).toBe(back);
  expect(changes(documentOf(after), documentOf(structuredClone(after)))).toEqual([]);
});

test('another type, for which some values are narrower and others wider, is one change', () => {
  const documentWith = (type: Json) =>
    documentOf(at('/a', answer({ properties: { a: { type } } })));
  expect(changes(documentWith(['number', 'null']), documentWith('string'))).toEqual([
    'breaking: POST /a, response 200: a: type was ["number","null"], is "string"',
  ]);
});

describe('media types of a body', () => {
  const versions = {
    'application/json; v=1': { schema: text },
    'application/json; v=2': { schema: { type: 'integer' } },
  };
  const [one, any] = [{ 'application/json': { schema: text } }, { '*/*': { schema: text } }];
  const narrower = { 'application/json': { schema: short } };

  test.each<[string, JsonObject, JsonObject, string[], string[]]>([
    ['another parameter', one, { 'application/json; charset=utf-8': { schema: text } }, [], []],
    ['the same with several parameters', versions, versions, [], []],
    ['a type beside a range that has it', { ...one, ...any }, any, [], []],
    [
      'a range beside a type',
      { ...one, ...any },
      one,
      ['breaking: POST /a, request body, */*: the media type */* was removed'],
      ['compatible: POST /a, response 200, */*: the media type */* was removed'],
    ],
    [
      'a narrower type beside a range',
      any,
      { ...any, ...narrower },
      ['breaking: POST /a, request body: maxLength was not set, is 3'],
      ['compatible: POST /a, response 200: maxLength was not set, is 3'],
    ],
  ])('%s', (_, before, after, ofRequest, ofResponse) => {
    const asRequest = (content: JsonObject) =>
      documentOf(at('/a', { requestBody: { content }, responses: done }));
    const asResponse = (content: JsonObject) =>
      documentOf(at('/a', { responses: { 200: { description: '', content } } }));
    expect(changes(asRequest(before), asRequest(after))).toEqual(ofRequest);
    expect(changes(asResponse(before), asResponse(after))).toEqual(ofResponse);
  });
});

test('what several operations share is one change', () => {
  const both = (schema: JsonObject) =>
    documentOf(
      {
        ...at('/a', { requestBody: { $ref: '#/components/requestBodies/B' }, responses: done }),
        ...at('/b', { requestBody: { $ref: '#/components/requestBodies/B' }, responses: done }),
      },
      { components: { requestBodies: { B: { content: json(schema) } } } },
    );
  expect(changes(both({ type: 'object' }), both({ type: 'object', required: ['a'] }))).toEqual([
    'breaking: POST /a, request body & POST /b, request body: a: was not listed, is required',
  ]);
});

describe('paths with parameters', () => {
  const path = (name: string, schema: JsonObject = text) => ({
    parameters: [{ name, in: 'path', required: true, schema }],
  });

  test('names of parameters do not matter, their schemas do', () => {
    const before = documentOf(at('/a/{x}', { responses: done }, path('x')));
    expect(changes(before, documentOf(at('/a/{y}', { responses: done }, path('y'))))).toEqual([]);
    expect(
      changes(before, documentOf(at('/a/{y}', { responses: done }, path('y', short)))),
    ).toEqual(['breaking: POST /a/{x}, path parameter y: maxLength was not set, is 3']);
  });

  test('a parameter may take the place of a text', () => {
    const before = documentOf(at('/a/one', { responses: done }));
    expect(changes(before, documentOf(at('/a/{x}', { responses: done }, path('x'))))).toEqual([]);
    expect(
      changes(before, documentOf(at('/a/{x}', { responses: done }, path('x', { enum: ['two'] })))),
    ).toEqual([
      'undecided: POST /a/one, path parameter x: was "one" in the path, is a parameter that may not take it',
    ]);
    expect(changes(documentOf(at('/a/{x}', { responses: done }, path('x'))), before)).toContain(
      'breaking: /a/{x}: the path was removed',
    );
  });
});

test('members that only responses have are not those of requests', () => {
  const schema = (required: string[]) => ({
    type: 'object',
    required,
    properties: { id: { type: 'string', readOnly: true }, a: text },
  });
  const document = (required: string[]) =>
    documentOf(
      at('/a', {
        ...body(schema(required)),
        ...answer(schema(required)),
        requestBody: { content: json(schema(required)) },
      }),
    );
  expect(changes(document(['id']), document([]))).toEqual([
    'breaking: POST /a, response 200: id: was required, is optional',
  ]);
});

test('a member that becomes write-only is removed from responses', () => {
  const document = (p: JsonObject, more: JsonObject = {}) =>
    documentOf(at('/a', answer({ type: 'object', properties: { p }, ...more })));
  const removed = 'breaking: POST /a, response 200: p: was listed, is not listed';
  const secret = { type: 'string', writeOnly: true };
  expect(changes(document(text), document(secret))[0]).toBe(removed);
  const required = { required: ['p'] };
  expect(changes(document(text, required), document(secret, required))[0]).toBe(removed);
  const joined = { allOf: [{ properties: { p: secret } }] };
  expect(changes(document(text), document(text, joined))[0]).toBe(removed);
  const changed = { ...secret, maxLength: 3 };
  expect(changes(document(secret), document(changed))).toEqual([]);
  const either = { dependentSchemas: { p: { required: ['q'] } }, minProperties: 1 };
  expect(changes(document(text), document(text, either)).join()).not.toContain(removed);
});

describe('security schemes', () => {
  const document = (scheme: JsonObject) =>
    documentOf(at('/a', secured({ key: [] })), {
      components: { securitySchemes: { key: scheme } },
    });
  const flow = (scopes: JsonObject, url = 'https://example.com') => ({
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: url, scopes } },
  });

  test('texts of scopes and the letter case of a scheme do not matter', () => {
    const bearer = document({ type: 'http', scheme: 'bearer' });
    expect(changes(bearer, document({ type: 'http', scheme: 'Bearer' }))).toEqual([]);
    expect(changes(document(flow({ a: 'Read' })), document(flow({ a: 'Reads' })))).toEqual([]);
  });

  test('names of scopes and addresses do', () => {
    const lost = 'breaking: POST /a: a request with key was accepted, is not';
    const before = document(flow({ a: 'Read' }));
    expect(changes(before, document(flow({ b: 'Read' })))).toContain(lost);
    expect(changes(before, document(flow({ a: 'Read' }, 'https://example.org')))).toContain(lost);
  });
});

test('webhooks are sent by the service', () => {
  const hook = (schema: JsonObject) =>
    documentOf({}, { webhooks: { done: { post: body(schema) } } });
  expect(changes(hook(short), hook(text))).toEqual([
    'breaking: webhook done, request body: maxLength was 3, is not set',
  ]);
});

test('version 3.0 and 3.1 can be compared', () => {
  const old = {
    ...documentOf(at('/a', body({ type: 'string', nullable: true }))),
    openapi: '3.0.3',
  };
  expect(changes(old, documentOf(at('/a', body({ type: ['string', 'null'] }))))).toEqual([]);
});

test.each([
  ['another version', { openapi: '2.0', info: {}, paths: {} }],
  ['no document', { a: 1 }],
])('refuses %s', (_, document) => {
  expect(() => new ComparedDocument(document)).toThrow(DocumentError);
});
