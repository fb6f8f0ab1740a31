/** Schemas as owners of endpoints have them, each with inputs that fit and inputs that do not. */
import type { EndpointSchemas } from '../../../src/endpoints/endpoint-schemas.ts';

export interface RealEndpoint {
  readonly endpoint: EndpointSchemas & { readonly kind: 'serverless' };
  readonly right: readonly object[];
  /** With the beginning of what is said of them. */
  readonly wrong: readonly (readonly [input: object, message: string])[];
}

const link = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer', minimum: 0 }] };

export const realEndpoints: Readonly<Record<string, RealEndpoint>> = {
  diffusion: {
    endpoint: {
      kind: 'serverless',
      input: {
        type: 'object',
        required: ['workflow'],
        additionalProperties: false,
        properties: {
          workflow: {
            type: 'object',
            minProperties: 1,
            propertyNames: { pattern: '^[0-9]+$' },
            additionalProperties: { $ref: '#/$defs/node' },
          },
        },
        $defs: {
          node: {
            type: 'object',
            required: ['class_type', 'inputs'],
            additionalProperties: false,
            properties: {
              class_type: { type: 'string' },
              inputs: { type: 'object', additionalProperties: { $ref: '#/$defs/value' } },
              nested: { type: 'array', items: { $ref: '#/$defs/node' } },
            },
          },
          value: { anyOf: [{ type: ['string', 'number', 'boolean'] }, { ...link, minItems: 2 }] },
        },
        examples: [
          { workflow: { 3: { class_type: 'KSampler', inputs: { seed: 7, model: ['4', 0] } } } },
        ],
      },
      output: {
        type: 'object',
        required: ['images'],
        additionalProperties: false,
        properties: {
          images: {
            type: 'array',
            minItems: 1,
            maxItems: 4,
            items: {
              type: 'object',
              required: ['filename', 'type'],
              properties: {
                filename: { type: 'string', pattern: '^[a-z]{3,8}_[0-9]{5}\\.png$' },
                type: { enum: ['base64', 's3_url'] },
              },
            },
          },
        },
      },
    },
    right: [
      {
        workflow: {
          1: { class_type: 'Group', inputs: {}, nested: [{ class_type: 'A', inputs: { a: 1 } }] },
        },
      },
    ],
    wrong: [
      [{}, 'Expected a value at body /input/workflow, got nothing.'],
      [
        { workflow: { 1: { class_type: 'Group', inputs: {}, nested: [{ inputs: {} }] } } },
        'Expected a value at body /input/workflow/1/nested/0/class_type, got nothing.',
      ],
    ],
  },
  chat: {
    endpoint: {
      kind: 'serverless',
      input: {
        type: 'object',
        required: ['messages'],
        additionalProperties: false,
        properties: {
          messages: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              required: ['role', 'content'],
              additionalProperties: false,
              properties: {
                role: { enum: ['system', 'user', 'assistant'] },
                content: { type: 'string' },
              },
            },
          },
          temperature: { type: 'number', minimum: 0, maximum: 2, default: 1 },
        },
        examples: [{ messages: [{ role: 'user', content: 'Hello' }] }],
      },
      output: {
        type: 'object',
        required: ['message', 'usage'],
        properties: {
          message: {
            type: 'object',
            required: ['role', 'content'],
            properties: { role: { const: 'assistant' }, content: { type: 'string' } },
          },
          usage: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
        },
        examples: [
          { message: { role: 'assistant', content: 'Hi' }, usage: { tokens: 2 } },
          { message: { role: 'assistant', content: 'Hello!' }, usage: { tokens: 3 } },
        ],
      },
    },
    right: [{ messages: [{ role: 'system', content: '' }], temperature: 0.5 }],
    wrong: [
      [{ messages: [] }, 'Expected an array of at least 1 item at body /input/messages, '],
      [
        { messages: [{ role: 'usr', content: '' }] },
        'Expected one of ["system","user","assistant"] at body /input/messages/0/role, got "usr".',
      ],
    ],
  },
  transcription: {
    endpoint: {
      kind: 'serverless',
      input: {
        oneOf: [
          {
            type: 'object',
            required: ['url'],
            additionalProperties: false,
            properties: { url: { type: 'string', format: 'uri', pattern: '^https://' } },
          },
          {
            type: 'object',
            required: ['base64'],
            additionalProperties: false,
            properties: { base64: { type: 'string', format: 'byte', minLength: 4 } },
          },
        ],
        examples: [{ url: 'https://example.com/a.wav' }, { base64: 'AAAA' }],
      },
      output: {
        type: 'object',
        required: ['segments'],
        properties: {
          segments: {
            type: 'array',
            items: {
              type: 'object',
              required: ['start', 'text'],
              properties: { start: { type: 'number', minimum: 0 }, text: { type: 'string' } },
            },
          },
        },
      },
    },
    right: [{ base64: 'UklGRg==' }],
    wrong: [
      [{ url: 'ftp://example.com/a.wav' }, 'Expected text matching ^https:// at body /input/url, '],
      [{ base64: '?' }, 'Expected '],
    ],
  },
  embeddings: {
    endpoint: {
      kind: 'serverless',
      input: {
        type: 'object',
        required: ['texts'],
        properties: { texts: { type: 'array', items: { type: 'string' }, maxItems: 96 } },
      },
      output: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'array',
              minItems: 384,
              maxItems: 384,
              items: { type: 'number', minimum: -1, maximum: 1 },
            },
          },
        },
      },
    },
    right: [{ texts: ['a', 'b'] }],
    wrong: [[{ texts: 'a' }, 'Expected an array at body /input/texts, got "a".']],
  },
  batch: {
    endpoint: {
      kind: 'serverless',
      input: {
        type: 'object',
        required: ['items'],
        additionalProperties: false,
        properties: {
          items: {
            type: 'array',
            minItems: 1,
            maxItems: 10_000,
            items: {
              type: 'object',
              required: ['id'],
              additionalProperties: false,
              properties: { id: { type: 'integer' }, text: { type: 'string' } },
            },
          },
        },
      },
      output: {
        type: 'object',
        required: ['done'],
        properties: { done: { type: 'integer', minimum: 0, maximum: 10_000 } },
      },
    },
    right: [{ items: Array.from({ length: 10_000 }, (_, id) => ({ id })) }],
    wrong: [
      [
        { items: Array.from({ length: 10_001 }, (_, id) => ({ id })) },
        'Expected an array of at most 10000 items at body /input/items, ',
      ],
      [
        { items: Array.from({ length: 10_000 }, (_, id) => (id === 9999 ? {} : { id })) },
        'Expected a value at body /input/items/9999/id, got nothing.',
      ],
    ],
  },
};
