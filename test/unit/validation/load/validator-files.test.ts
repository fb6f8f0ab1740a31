/** What is written ahead of time: everything once. */
import { describe, expect, test } from 'vitest';
import { validatorFiles } from '../../../../src/validation/load/validator-files.ts';
import { bothWays } from '../both-ways.ts';
import { requestOf } from '../schema-document.ts';

const names = Array.from({ length: 12 }, (_, index) => `member${index}`);
const shared = {
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 7 }])),
};
const reference = { $ref: '#/components/schemas/Shared' };
const operation = {
  parameters: [{ $ref: '#/components/parameters/Page' }],
  requestBody: { content: { 'application/json': { schema: { items: reference } } } },
  responses: { 200: { description: '', content: { 'text/plain': { schema: { enum: ['a'] } } } } },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: { '/a': { post: operation }, '/b': { post: operation }, '/c': { post: operation } },
  components: {
    schemas: { Shared: shared },
    parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
  },
};
const { files } = validatorFiles(document);
const countOf = (file: string, text: string) => (files.get(file) ?? '').split(text).length - 1;

test.each(['request-first.js', 'request-all.js'])(
  '%s checks a shared schema in one place, and has no unused schemas',
  (file) => {
    expect(countOf(file, 'data.member7;')).toBe(1);
    expect(countOf(file, 'const schema')).toBe(0);
  },
);

test('a function that another module has is imported and not repeated', async () => {
  const exported = { name: 'validateShared', module: './shared.js' };
  const made = validatorFiles(
    document,
    {},
    { exported: new Map([['#/components/schemas/Shared', exported]]) },
  );
  for (const name of ['request-first.js', 'request-all.js']) {
    const text = made.files.get(name) ?? '';
    expect(text).toMatch(
      /^import \{ validateShared as (\w+) \} from '.\/shared.js';$[\s\S]*!\(?\1\(/m,
    );
    expect(text).not.toContain('member7');
  }
});

test('checks of requests only are one module, and the plan has no responses', () => {
  const { files } = validatorFiles(document, {}, { isRequestsOnly: true });
  expect([...files.keys()].sort()).toEqual(['index.d.ts', 'index.js', 'plan.js', 'request-all.js']);
  expect(files.get('plan.js')?.match(/"responses":\{\}/g)).toHaveLength(3);
});

test('the plan has a shared parameter once', () => {
  expect(countOf('plan.js', '"name":"page"')).toBe(1);
});

describe('a large document', { timeout: 60_000 }, () => {
  const count = 12;
  const wide = (index: number) => ({
    type: 'object',
    properties: {
      next: { $ref: `#/components/schemas/S${(index + 1) % count}` },
      kind: { enum: [`kind${index}`, 'other'] },
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [
          `p${at}`,
          { type: 'string', minLength: at, maxLength: 1000 },
        ]),
      ),
    },
  });
  const content = (index: number) => ({
    'application/json': { schema: { $ref: `#/components/schemas/S${index}` } },
  });
  const numbers = Array.from({ length: count }, (_, index) => index);
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(
      numbers.map((index) => [
        `/${index}`,
        {
          post: {
            requestBody: { content: content(index) },
            responses: { 200: { description: '', content: content(index) } },
          },
        },
      ]),
    ),
    components: { schemas: Object.fromEntries(numbers.map((index) => [`S${index}`, wide(index)])) },
  };

  test('is cut into files of bounded length', () => {
    const written = [...validatorFiles(document).files];
    for (const name of ['request-all', 'response-first', 'response-all']) {
      const parts = written.filter(([file]) => file.startsWith(`${name}-`));
      expect(parts.length).toBeGreaterThan(5);
      for (const [, text] of parts) expect(text.length).toBeLessThan(80_000);
    }
  });

  test('loads with a schema what it refers to, and no other schema of a message', () => {
    const paths = Object.fromEntries(
      numbers.map((index) => {
        const reference = { $ref: `#/components/schemas/S${index}` };
        const properties = { [`part${index}`]: reference, name: { type: 'string' } };
        const schema = { type: 'object', required: ['name'], properties };
        const answer = { description: '', content: { 'application/json': { schema } } };
        return [`/${index}`, { get: { responses: { 200: answer } } }];
      }),
    );
    const apart = numbers.map((index) => {
      const { properties, ...rest } = wide(index);
      return [`S${index}`, { ...rest, properties: { ...properties, next: { type: 'string' } } }];
    });
    const components = { schemas: Object.fromEntries(apart) };
    const { files } = validatorFiles({ ...document, paths, components });
    const hasChecks = (name: string) => !files.get(name)?.includes('export const checks = {\n};');
    const ofMessages = [...files.keys()].filter(
      (name) => /^response-all-/.test(name) && hasChecks(name),
    );
    expect(ofMessages).not.toEqual([]);
    for (const name of ofMessages) {
      const imported = [...(files.get(name) ?? '').matchAll(/from '\.\/(.+?)'/g)].map(
        ([, at]) => at,
      );
      expect(imported).not.toEqual([]);
      for (const other of imported) expect(hasChecks(String(other))).toBe(false);
    }
  });

  test('has the same errors as if it was not cut', async () => {
    const { created, loaded, remove } = await bothWays(document, { basePaths: [''] });
    const body = { next: { next: { kind: 'none' }, p9: 'short' }, kind: 3, p39: '' };
    try {
      for (const index of [0, 7, count - 1]) {
        const request = requestOf('POST', `/${index}`, {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const verdict = await created.check(request);
        expect(verdict.kind).toBe('refused');
        expect(await loaded.check(request)).toEqual(verdict);
        const operation = created.plan.operations[index];
        if (operation === undefined) throw new Error('Expected an operation.');
        const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
        const answer = { status: 200, header, body: JSON.stringify(body) };
        const findings = await created.checkResponse(operation, answer);
        expect(findings).toHaveLength(4);
        expect(await loaded.checkResponse(operation, answer)).toEqual(findings);
        const right = { ...answer, body: '{"next":{"kind":"other"}}' };
        expect(await loaded.checkResponse(operation, right)).toEqual([]);
      }
    } finally {
      await remove();
    }
  });
});

test('many properties, with an enum and a format of numbers, are all known to additionalProperties', async () => {
  const properties = {
    count: { type: 'integer', format: 'int32' },
    kind: { enum: ['a', 'b', ['c']] },
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  };
  const schema = { type: 'object', additionalProperties: false, properties };
  const { loaded, remove } = await bothWays({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: '' } },
        },
      },
    },
  });
  const verdictOn = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = requestOf('POST', '/a', { headers, body: JSON.stringify(body) });
    return (await loaded.check(request)).kind;
  };
  try {
    expect(await verdictOn({ kind: ['c'], count: 1, member11: 'b' })).toBe('valid');
    expect(await verdictOn({ count: 2 ** 31 })).toBe('refused');
    expect(await verdictOn({ member12: 'b' })).toBe('refused');
  } finally {
    await remove();
  }
});
