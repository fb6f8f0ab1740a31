/** Schemas that are legal and hard to read: recursive, large, or with what few tools know. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointSchemas } from '../../../src/endpoints/endpoint-schemas.ts';

/** Files of one folder, by name. */
const schemaFiles = {
  'a.json': { $anchor: 'here', properties: { b: { $ref: 'b.json' } } },
  'b.json': { properties: { a: { $ref: 'a.json#here' }, b: { $ref: '#' } } },
  'names.json': {
    $dynamicAnchor: 'node',
    type: 'object',
    properties: {
      next: { $dynamicRef: '#node' },
      named: { $id: 'https://example.com/name', type: 'string' },
    },
  },
  'dog.json': { required: ['kind'], properties: { kind: { const: 'dog' } } },
  'large.json': { enum: Array.from({ length: 300_000 }, (_, n) => `value number ${n}`) },
};

export async function writeSchemaFiles(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(schemaFiles)) {
    await writeFile(join(folder, name), JSON.stringify(content));
  }
}

const member = (a: object) => ({ type: 'object', required: ['a'], properties: { a } });
const withSharedNames = { type: 'object', properties: { a: { $ref: './names.json' } } };

const powers = Object.fromEntries(
  Array.from({ length: 40 }, (_, level) => [
    `d${level}`,
    level === 39
      ? { type: 'string' }
      : {
          type: 'object',
          required: ['a', 'b'],
          properties: {
            a: { $ref: `#/$defs/d${level + 1}` },
            b: { $ref: `#/$defs/d${level + 1}` },
          },
        },
  ]),
);

/** Of these, no output can be made. */
export const endlessOutputs = {
  'billions-of-items': member({ type: 'array', minItems: 1e9, items: { type: 'integer' } }),
  'items-within-items': member({
    type: 'array',
    minItems: 1000,
    items: { type: 'array', minItems: 1000 },
  }),
  'a-long-text': member({ type: 'string', minLength: 1e9 }),
  'a-long-pattern': member({ type: 'string', pattern: '^(a{9999}){9999}$' }),
  'many-members': { type: 'object', minProperties: 1e6 },
  'a-doubling-at-each-of-40-levels': { $ref: '#/$defs/d0', $defs: powers },
};

/** A schema that is taken may refer to the files. */
export const hostileEndpoints = {
  'anchors-in-a-circle': { input: { $ref: 'a.json#here' } },
  'unevaluated-properties': {
    input: {
      allOf: [{ properties: { a: { type: 'string' } } }],
      properties: { b: { type: 'number' } },
      unevaluatedProperties: false,
    },
  },
  'a-dynamic-reference': {
    input: {
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { next: { $dynamicRef: '#node' } },
    },
  },
  'shared-names': { input: withSharedNames, output: withSharedNames },
  'a-discriminator': {
    input: {
      type: 'object',
      discriminator: { propertyName: 'kind' },
      oneOf: [{ $ref: '#/$defs/small-cat' }, { $ref: './dog.json' }],
      $defs: { 'small-cat': { required: ['kind'], properties: { kind: { const: 'small-cat' } } } },
    },
  },
  'a-slow-pattern': { input: { type: 'object', properties: { a: { pattern: '^(a+)+$' } } } },
  'an-unknown-format': { input: { type: 'object', properties: { a: { format: 'colour' } } } },
  'a-schema-in-itself': {
    output: {
      type: 'object',
      required: ['v'],
      properties: { v: { type: 'integer' }, next: { $ref: '#' } },
    },
  },
  'a-schema-that-must-contain-itself': {
    output: { type: 'object', required: ['next'], properties: { next: { $ref: '#' } } },
  },
  'a-schema-that-nothing-fits': { output: { not: {} } },
  'billions-of-items': { output: endlessOutputs['billions-of-items'] },
  'items-within-items': { output: endlessOutputs['items-within-items'] },
  'a-long-text': { output: endlessOutputs['a-long-text'] },
  'a-long-pattern': { output: endlessOutputs['a-long-pattern'] },
  'many-members': { output: endlessOutputs['many-members'] },
  'a-doubling-at-each-of-40-levels': { output: endlessOutputs['a-doubling-at-each-of-40-levels'] },
} satisfies Readonly<Record<string, Omit<EndpointSchemas, 'kind'>>>;

/** Of more than 5 MB. */
export const largeEndpoint = {
  input: { type: 'object', properties: { a: { $ref: './large.json' } } },
} satisfies Omit<EndpointSchemas, 'kind'>;
