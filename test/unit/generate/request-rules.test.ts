import { expect, test } from 'vitest';
import { requestRuleTable } from '../../../src/generate/request-rules.ts';

const schemaPlace = '#/components/schemas/Request';
const name = `${schemaPlace}/properties/name`;
const size = '#/components/schemas/Size';

const document = {
  openapi: '3.1.0',
  paths: {
    '/jobs': {
      post: {
        operationId: 'createJob',
        requestBody: { content: { 'application/json': { schema: { $ref: schemaPlace } } } },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Request: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 5, default: 'a' },
          size: { $ref: size },
        },
        additionalProperties: true,
      },
      Size: { type: 'integer', minimum: 1 },
      Answer: { type: 'object' },
    },
  },
};

const ruleAt = (...enforcedBy: string[]) => ({ level: 'stated', observable: 'always', enforcedBy });

const tableOf = (rules: object) =>
  requestRuleTable({ ...document, 'x-rules': JSON.parse(JSON.stringify(rules)) });

test.each([
  [ruleAt(`${name}/maxLength`)],
  [ruleAt(`${schemaPlace}/required`)],
  [ruleAt(`${size}/minimum`)],
  [ruleAt('#/components/schemas/Answer/type', `${size}/type`)],
])('%j follows from a keyword of a request', (rule) => {
  const { code = '', declarations = '' } = tableOf({ 'a-rule': rule }) ?? {};
  expect(code).toContain('requestKeywordRules = [\n  "a-rule"\n];');
  expect(declarations).toContain("RequestKeywordRuleId =\n  | 'a-rule';");
});

test.each([
  [{ ...ruleAt(`${name}/maxLength`), level: 'chosen' }],
  [{ ...ruleAt(`${name}/maxLength`), observable: { never: 'No.' } }],
  [ruleAt(`${name}/default`)],
  [ruleAt(name)],
  [ruleAt(`${schemaPlace}/additionalProperties`)],
  [ruleAt('#/components/schemas/Answer/type')],
  [{ level: 'stated', observable: 'always' }],
])('%j does not', (rule) => {
  const { code = '', declarations = '' } = tableOf({ 'a-rule': rule }) ?? {};
  expect(code).toContain('requestKeywordRules = [];');
  expect(declarations).toContain('RequestKeywordRuleId = never;');
});

test('a document without rules has no such table', () => {
  expect(requestRuleTable(document)).toBeUndefined();
});
