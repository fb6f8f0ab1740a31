import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { badge } from '../../../../src/generate/documentation/markdown.ts';
import {
  schemaFieldsTable,
  typeInWords,
} from '../../../../src/generate/documentation/schema-fields.ts';

const stated: JsonObject = {
  required: ['id'],
  properties: { id: { type: 'string', description: 'Who.' }, size: { type: 'integer' } },
};
const document: JsonObject = {
  components: {
    schemas: {
      Node: { properties: { next: { $ref: '#/components/schemas/Node' } } },
      Link: { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 9 },
    },
  },
};
const rows = (schema: JsonObject, contract?: JsonObject) =>
  schemaFieldsTable({ document, contract: contract && {} }, schema, contract)
    .split('\n')
    .slice(2);

const choices = (text: string) => `<bdi class="with-choices">${text}</bdi>`;

describe('fieldsOf', () => {
  test('marks added and changed fields but not stated ones', () => {
    const schema: JsonObject = {
      required: ['id', 'size'],
      properties: {
        id: { type: 'string', description: 'Who.' },
        size: { type: 'integer', minimum: 1 },
        more: { type: 'string' },
        told: { type: 'string', description: 'New (**chosen**).' },
      },
    };
    expect(rows(schema, stated)).toEqual([
      '| `id` *required* | string | Who. |',
      [
        `| \`size\`${choices(' *required*')}`,
        `${choices('integer, at least 1')}<bdi class="as-stated">integer</bdi>`,
        `${choices(badge('chosen', 'minimum, required'))} |`,
      ].join(' | '),
      `| \`more\`<i class="only-chosen"></i> | string | ${badge('chosen')} |`,
      `| \`told\`<i class="only-chosen"></i> | string | New ${badge('chosen')}. |`,
    ]);
  });

  test('expands objects and lists, but no recursive schema again', () => {
    const schema: JsonObject = {
      properties: {
        list: { type: 'array', items: { type: 'object', properties: { a: { type: 'null' } } } },
        node: { $ref: '#/components/schemas/Node' },
      },
    };
    expect(rows(schema).map((row) => row.split(' | ')[0])).toEqual([
      '| `list`',
      '| `list[].a`',
      '| `node`',
      '| `node.next`',
    ]);
  });
});

test('fields that another page describes are a link to it', () => {
  const externalDocs = { description: 'What may differ', url: '/docs/reference/open' };
  const many = { type: 'object', externalDocs, properties: { a: { type: 'null' } } };
  const link = 'Fields: [What may differ](/reference/open).';
  expect(rows({ properties: { many: { ...many, description: 'Many.' } } })).toEqual([
    `| \`many\` | object | Many. ${link} |`,
  ]);
  expect(schemaFieldsTable({ document }, many, undefined)).toBe(link);
});

test('a field that a schema shares with the one that it extends is one row', () => {
  const schema: JsonObject = {
    allOf: [
      { required: ['id'], properties: { id: { type: 'string', description: 'Any.' }, a: {} } },
    ],
    properties: { id: { type: 'string', description: 'Begins with `sync-`.' } },
  };
  expect(rows(schema, schema)).toEqual([
    '| `id` *required* | string | Begins with `sync-`. |',
    '| `a` | any |  |',
  ]);
});

describe('typeOf', () => {
  test('describes a type and its limits without its pattern', () => {
    expect(typeInWords(document, { $ref: '#/components/schemas/Link' })).toBe(
      'string (URL), at most 9 characters',
    );
    expect(typeInWords(document, { type: ['string', 'null'], enum: ['a', null] })).toBe(
      'string or null, one of `"a"`, `null`',
    );
    expect(typeInWords(document, { oneOf: [{ type: 'string' }, { type: 'integer' }] })).toBe(
      'string or integer',
    );
  });
});
