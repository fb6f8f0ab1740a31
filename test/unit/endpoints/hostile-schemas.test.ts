/** Schemas that are wrong, endless or large: refused with their place, or read in bounded time. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUnfinishedCheck } from '../../../src/endpoints/compile-schemas.ts';
import type { EndpointSchemas } from '../../../src/endpoints/endpoint-schemas.ts';
import { sampleSize } from '../../../src/endpoints/sample-size.ts';
import { compileEndpoint } from '../../../src/endpoints/schema-tools.ts';
import { readSchemas } from '../../../src/endpoints/settings-schemas.ts';
import {
  endlessOutputs,
  hostileEndpoints,
  largeEndpoint,
  writeSchemaFiles,
} from './hostile-schemas.ts';

let folder: string;
let settingsFile: string;

beforeAll(async () => {
  const outer = await mkdtemp(join(tmpdir(), 'schemas-'));
  folder = join(outer, 'project');
  settingsFile = join(folder, 'service.yaml');
  await mkdir(folder);
  await writeFile(settingsFile, 'endpoints: {}\n');
  await writeFile(join(outer, 'secret.json'), '{"type":"string"}');
  await symlink(join(outer, 'secret.json'), join(folder, 'link.json'));
  await writeSchemaFiles(folder);
  await writeFile(join(folder, 'wrong.json'), '{"properties":{"a":{"type":"objekt"}}}');
  await writeFile(join(folder, 'typo.json'), '{"type":"object","requierd":["a"]}');
  await writeFile(join(folder, 'broken.json'), '{"type": [');
  await writeFile(join(folder, 'empty.yaml'), '');
  await writeFile(join(folder, 'never.json'), 'false');
  await writeFile(join(folder, 'text.yaml'), 'KEY=secret');
});

afterAll(() => rm(join(folder, '..'), { recursive: true }));

const read = (input: Readonly<Record<string, unknown>>) =>
  readSchemas<EndpointSchemas>({ own: { kind: 'serverless', input } }, { settingsFile });

describe('refuses', () => {
  test.each([
    [
      'a file outside',
      { $ref: '../secret.json' },
      '/endpoints/own/input/$ref: Expected a reference to a file within the folder of this file',
    ],
    ['a link that leads outside', { $ref: './link.json' }, 'with links followed, got ./link.json'],
    [
      'an absolute path',
      { $ref: '/etc/passwd' },
      'Expected a reference to a file within the folder',
    ],
    [
      'an address',
      { $ref: 'https://example.com/a.json' },
      'Expected a reference to a local file, got https://example.com/a.json.',
    ],
    [
      'a file that is missing',
      { $ref: './none.json' },
      'none.json: Expected a file of JSON or YAML, got none',
    ],
    [
      'a file of another host',
      { $ref: '//host.test/a.json' },
      '/endpoints/own/input/$ref: Expected',
    ],
    [
      'a file with an escaped slash',
      { $ref: './a%2Fb.json' },
      '/endpoints/own/input/$ref: Expected',
    ],
    [
      'an example behind a reference that does not fit',
      { $ref: '#/$defs/a', title: 'A', $defs: { a: { type: 'object', examples: [1] } } },
      '/endpoints/own/input/$defs/a/examples/0: Expected an object, got 1.',
    ],
    ['a file that is no JSON', { $ref: './broken.json' }, 'broken.json:1:'],
    [
      'an empty file',
      { $ref: './empty.yaml' },
      'Expected a JSON Schema as an object, got nothing.',
    ],
    ['a file with false', { $ref: './never.json' }, 'got false.'],
    ['a file with a text', { $ref: './text.yaml' }, 'got a string.'],
    [
      'a definition that is missing',
      { $ref: '#/$defs/a' },
      '/endpoints/own/input/$ref: There is nothing at #/$defs/a.',
    ],
    [
      'a mistake in a file',
      { $ref: './wrong.json' },
      'wrong.json#/properties/a/type: Expected names of JSON types in type, got "objekt". Write `type: object`.',
    ],
    ['an unknown keyword', { $ref: './typo.json' }, 'typo.json#/requierd'],
    ['a schema that is only itself', { $ref: '#' }, '/endpoints/own/input'],
    ['another dialect', { $schema: 'http://json-schema.org/draft-04/schema#' }, 'draft-04'],
    [
      'a pattern that is none',
      { pattern: '(' },
      '/endpoints/own/input/pattern: ( is not a regular expression',
    ],
    [
      'an example that does not fit',
      { type: 'string', examples: ['a', 1] },
      '/endpoints/own/input/examples/1: Expected a string, got 1.',
    ],
  ])('%s', (_, input, message) => {
    expect(() => read(input)).toThrow(message);
  });

  test.each([
    ['an array', { type: 'array' }, '/type'],
    [
      'a text behind a reference',
      { $ref: '#/$defs/a', title: 'A', $defs: { a: { type: 'string' } } },
      '/$defs/a/type',
    ],
    ['numbers as alternatives', { anyOf: [{ type: 'number' }, { const: 'a' }] }, '/anyOf'],
    ['a joined schema of texts', { allOf: [{ type: 'object' }, { enum: ['a'] }] }, '/allOf/1/enum'],
  ])('an output that is no object: %s', (_, output, place) => {
    expect(() =>
      readSchemas<EndpointSchemas>({ own: { kind: 'serverless', output } }, { settingsFile }),
    ).toThrow(
      `/endpoints/own/output${place}: Expected a schema that takes objects, since the output of a job is one.`,
    );
  });

  test('a schema nested too deeply', () => {
    let input: Readonly<Record<string, unknown>> = {};
    for (let level = 0; level < 600; level += 1) input = { not: input };
    expect(() => read(input)).toThrow('nested too deeply');
  });

  test('files for settings that have no folder', () => {
    const compiled = compileEndpoint('own', { input: { $ref: './a.json' } });
    expect(compiled).toMatchObject({
      refusal: expect.stringContaining('only files have a folder'),
    });
  });
});

describe('takes', () => {
  test('anchors of files that refer to each other in a circle', () => {
    const { endpoints } = read(hostileEndpoints['anchors-in-a-circle'].input);
    const compiled = compileEndpoint('own', endpoints['own'] ?? {});
    if (!('checks' in compiled)) throw new Error(compiled.refusal);
    expect(compiled.checks.inputErrors({ b: { a: { b: {} }, b: { b: {} } } })).toEqual([]);
    expect(JSON.stringify(endpoints)).not.toMatch(/anchor|a\.json/);
  });

  test('a file of 5 MB', () => {
    const { endpoints } = read(largeEndpoint.input);
    expect(JSON.stringify(endpoints).length).toBeGreaterThan(5_000_000);
  });

  test('unevaluatedProperties', () => {
    const compiled = compileEndpoint('own', hostileEndpoints['unevaluated-properties']);
    if (!('checks' in compiled)) throw new Error(compiled.refusal);
    expect(compiled.checks.inputErrors({ a: '', b: 1 })).toEqual([]);
    expect(compiled.checks.inputErrors({ a: '', c: 1 })).toHaveLength(1);
  });

  test('dynamic references to one anchor', () => {
    const compiled = compileEndpoint('own', hostileEndpoints['a-dynamic-reference']);
    if (!('checks' in compiled)) throw new Error(compiled.refusal);
    expect(compiled.checks.inputErrors({ next: { next: {} } })).toEqual([]);
    expect(compiled.checks.inputErrors({ next: { next: 1 } })).toHaveLength(1);
  });

  test('a file with names that the input and the output both use', () => {
    const own = { kind: 'serverless', ...hostileEndpoints['shared-names'] } as const;
    const { endpoints } = readSchemas<EndpointSchemas>({ own }, { settingsFile });
    const compiled = compileEndpoint('own', endpoints['own'] ?? {});
    if (!('checks' in compiled)) throw new Error(compiled.refusal);
    for (const errors of [compiled.checks.inputErrors, compiled.checks.outputErrors]) {
      expect(errors({ a: { next: { next: {} }, named: 'b' } })).toEqual([]);
      expect(errors({ a: { next: { next: 1 } } })).toHaveLength(1);
      expect(errors({ a: { named: 1 } })).toHaveLength(1);
    }
    // Names that count once in a document.
    expect(JSON.stringify(endpoints)).not.toMatch(/\$dynamic|\$id/);
  });

  test('a discriminator without a mapping: its references get other names', () => {
    const { endpoints } = read(hostileEndpoints['a-discriminator'].input);
    expect(endpoints['own']?.input).toMatchObject({
      discriminator: {
        propertyName: 'kind',
        mapping: { 'small-cat': '#/$defs/SmallCat', dog: '#/$defs/Dog' },
      },
    });
  });

  test('a pattern that can take very long, with a warning', () => {
    const { warnings } = read(hostileEndpoints['a-slow-pattern'].input);
    expect(warnings).toMatchObject([{ pointer: '/endpoints/own/input/properties/a/pattern' }]);
  });

  test('the check of a text for which such a pattern takes very long ends', () => {
    const compiled = compileEndpoint('own', {
      input: { type: 'object', properties: { a: { pattern: '^(a+)+$' } } },
    });
    if (!('checks' in compiled)) throw new Error(compiled.refusal);
    const { inputErrors } = compiled.checks;
    expect(inputErrors({ a: 'aaa' })).toEqual([]);
    expect(inputErrors({ a: 'b' })).toMatchObject([{ keyword: 'pattern', instancePath: '/a' }]);
    expect(isUnfinishedCheck(inputErrors({ a: `${'a'.repeat(60)}!` }))).toBe(true);
  });

  test('a format that is not checked, with a warning', () => {
    const { warnings } = read(hostileEndpoints['an-unknown-format'].input);
    expect(warnings).toMatchObject([
      {
        gap: { kind: 'format', name: 'colour' },
        message: 'The format colour is not known, so it is not checked.',
      },
    ]);
  });
});

test('a schema from which no output can be made, with a warning', () => {
  const output = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'integer', minimum: 5, maximum: 3 } },
  };
  const warningsOf = (worker: string, examples: readonly unknown[]) => {
    const compiled = compileEndpoint('own', { worker, output: { ...output, examples } });
    return 'warnings' in compiled ? compiled.warnings : compiled.refusal;
  };
  expect(warningsOf('schema', [])).toEqual([
    expect.stringMatching(/^\/endpoints\/own\/output: .* Without them, jobs may fail\.$/),
  ]);
  expect(warningsOf('script', [])).toEqual([]);
});

describe('makes no endless output', () => {
  const outputOf = (output: Readonly<Record<string, unknown>>) => {
    const compiled = compileEndpoint('own', { output });
    if (!('checks' in compiled)) throw new Error(compiled.refusal);
    return compiled.checks.drawOutput(7);
  };
  test.each(Object.entries(endlessOutputs))('%s', (_, output) => {
    expect(outputOf(output)).toMatchObject({
      problem: expect.stringContaining('Give the schema examples.'),
    });
  });

  test('of a schema that refers to itself', () => {
    const { output } = hostileEndpoints['a-schema-in-itself'];
    expect(outputOf(output)).toHaveProperty('value');
  });

  test('of a schema that must contain itself', () => {
    const { output } = hostileEndpoints['a-schema-that-must-contain-itself'];
    expect(outputOf(output)).toHaveProperty('problem');
  });

  test('of a schema that nothing fits', () => {
    const { output } = hostileEndpoints['a-schema-that-nothing-fits'];
    expect(outputOf(output)).toMatchObject({
      problem: expect.stringContaining('does not fit'),
    });
  });

  test('counting takes no longer than its bound', () => {
    const doubling = endlessOutputs['a-doubling-at-each-of-40-levels'];
    const size = sampleSize(doubling, { isComplete: true, most: 1000 });
    expect(size).toBe(Number.POSITIVE_INFINITY);
  });
});
