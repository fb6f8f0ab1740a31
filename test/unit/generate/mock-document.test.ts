import { expect, test } from 'vitest';
import { mockDocument } from '../../../src/generate/mock-document.ts';

test('removes callbacks and extensions but no data or names', () => {
  const bundle = {
    'x-rules': {},
    paths: {
      '/a': {
        post: {
          callbacks: { done: {} },
          'x-codeSamples': [],
          responses: {
            200: {
              headers: { 'x-limit': { schema: { type: 'integer', 'x-unit': 'bytes' } } },
              content: { json: { examples: { one: { value: { 'x-a': 1, callbacks: [] } } } } },
            },
          },
        },
      },
    },
    components: {
      callbacks: {},
      schemas: {
        Thing: { properties: { 'x-name': { default: { 'x-b': 1 }, 'x-c': 1 }, callbacks: {} } },
      },
    },
  };
  expect(mockDocument(bundle)).toEqual({
    paths: {
      '/a': {
        post: {
          responses: {
            200: {
              headers: { 'x-limit': { schema: { type: 'integer' } } },
              content: { json: { examples: { one: { value: { 'x-a': 1, callbacks: [] } } } } },
            },
          },
        },
      },
    },
    components: {
      schemas: { Thing: { properties: { 'x-name': { default: { 'x-b': 1 } }, callbacks: {} } } },
    },
  });
});

test('accepts a key in any form', () => {
  const schemes = {
    bearerKey: { type: 'http', scheme: 'bearer', description: 'A key.' },
    other: { type: 'http', scheme: 'basic' },
  };
  expect(mockDocument({ components: { securitySchemes: schemes } })).toEqual({
    components: {
      securitySchemes: {
        bearerKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
        other: { type: 'http', scheme: 'basic' },
      },
    },
  });
});

test('leaves one media type for a body with an example, and empties files', () => {
  const problem = { schema: { type: 'object' }, examples: { refused: { value: { 'x-a': 1 } } } };
  const content = { 'application/json': problem, '*/*': {} };
  expect(mockDocument({ responses: { 400: { content }, default: { content } } })).toEqual({
    responses: {
      400: { content: { 'application/json': problem } },
      default: { content: { 'application/json': problem } },
    },
  });
  expect(mockDocument({ content: { 'image/png': { schema: {} }, 'video/mp4': {} } })).toEqual({
    content: { 'image/png': { example: '' }, 'video/mp4': { example: '' } },
  });
});
