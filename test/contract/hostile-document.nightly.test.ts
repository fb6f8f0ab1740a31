/** The document of endpoints whose schemas are hard to read, in other tools. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { runCommand } from '../cli/setup.ts';
import {
  hostileEndpoints,
  largeEndpoint,
  writeSchemaFiles,
} from '../unit/endpoints/hostile-schemas.ts';
import { documentName, expectLintedClean, mockByPrism, writeTypes } from './document-tools.ts';

/** One that fits. */
const inputOf = (id: string) => (id === 'a-discriminator' ? { kind: 'dog' } : {});

const doubling = 'a-doubling-at-each-of-40-levels';
const { [doubling]: doublingEndpoint, ...others } = hostileEndpoints;

/** Prism answers 500 to a request for their outputs, which it cannot make either: they need examples. */
const withoutOutput = ['billions-of-items', 'a-long-text'];

describe.each([
  { name: 'hostile schemas', schemas: others, isMocked: true },
  // Prism writes out each reference before it starts.
  { name: doubling, schemas: { [doubling]: doublingEndpoint }, isMocked: false },
  // Prism reads it, and compiles its list of values for minutes.
  { name: 'a schema of 5 MB', schemas: { large: largeEndpoint }, isMocked: false },
])('$name', ({ schemas, isMocked }) => {
  let folder: string;
  const ids = Object.keys(schemas);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-document-'));
    await writeSchemaFiles(folder);
    const endpoints = Object.entries(schemas).map(([id, parts]) => [
      id,
      { kind: 'serverless', worker: 'echo', ...parts },
    ]);
    const settings = {
      accounts: { tests: { keys: { 'test-key': {} } } },
      endpoints: Object.fromEntries(endpoints),
    };
    const file = join(folder, 'service.yaml');
    await writeFile(file, stringify(settings, { aliasDuplicateObjects: false }));
    const args = ['--config', file, '--out', join(folder, documentName)];
    expect(await runCommand('document', args)).toMatchObject({ status: 0 });
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('Redocly lints it clean', () => expectLintedClean(folder));

  test('compile takes it', async () => {
    const args = [join(folder, documentName), '--out', join(folder, 'validators')];
    expect(await runCommand('compile', args)).toMatchObject({ status: 0 });
  });

  test.runIf(isMocked)('Prism mocks each endpoint', async () => {
    const call = await mockByPrism(folder);
    for (const id of ids) {
      const submitted = { status: 200, body: { status: 'IN_QUEUE' } };
      expect(await call(`/v2/${id}/run`, inputOf(id)), id).toMatchObject(submitted);
      const status = withoutOutput.includes(id) ? 500 : 200;
      expect(await call(`/v2/${id}/status/1`), id).toMatchObject({ status });
    }
  });

  test('openapi-typescript reads it', async () => {
    await writeTypes(folder);
    const types = await readFile(join(folder, 'openapi.d.ts'), 'utf8');
    for (const id of ids) expect(types).toContain(`"/v2/${id}/run"`);
  });
});
