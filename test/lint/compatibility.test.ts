/** `npm run lint:compatibility`: the documents of the last release, with which callers work. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareDocuments } from '../../src/compatibility/compare-documents.ts';
import { ComparedDocument } from '../../src/compatibility/compared-document.ts';
import {
  asObject,
  type Json,
  type JsonObject,
  keysOf,
  valueAt,
  withValueAt,
} from '../../src/core/json.ts';
import { temporaryFolder } from '../cli/setup.ts';

function read(path: string): JsonObject {
  const document: Json = JSON.parse(readFileSync(path, 'utf8'));
  return asObject(document);
}

describe.each(['contract', 'reference'])('the %s profile', (profile) => {
  const current = read(`generated/${profile}/openapi.json`);
  const released = `.ci/released/${profile}.json`;
  const breaking = (document: JsonObject) =>
    compareDocuments(new ComparedDocument(read(released)), new ComparedDocument(document))
      .filter(({ effect }) => effect !== 'compatible')
      .map(({ member, message }) => `${member}: ${message}`);

  test('breaks no caller of the last release', () => {
    expect(breaking(current)).toEqual([]);
  });

  test.each([
    ['#/components/schemas/Policy/properties/ttl/minimum', 999_999, 'policy.ttl: minimum was '],
    [
      '#/components/schemas/JobRequest/required',
      ['input', 'webhook'],
      'webhook: was optional, is required',
    ],
    ['#/components/schemas/SubmittedJob/required', ['id'], 'status: was required, is optional'],
  ])('a change of %s is found', (pointer, value, message) => {
    expect(valueAt(current, pointer)).toBeDefined();
    const texts = breaking(asObject(withValueAt(current, keysOf(pointer), value)));
    expect(texts.join('\n')).toContain(message);
  });
});

describe('the command', () => {
  const document = (schema: JsonObject) => ({
    openapi: '3.1.0',
    info: { title: 'Jobs', version: '1' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: 'Done' } },
        },
      },
    },
    components: { parameters: { title: { name: 'title', in: 'query', schema: true } } },
  });

  /** Runs it in a folder whose documents have a schema. */
  async function run(folder: string, schema: JsonObject, ...args: string[]) {
    for (const profile of ['contract', 'reference']) {
      await mkdir(join(folder, `generated/${profile}`), { recursive: true });
      const file = join(folder, `generated/${profile}/openapi.json`);
      await writeFile(file, JSON.stringify(document(schema)));
    }
    const script = [resolve('.ci/compatibility.js'), ...args];
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, script, options);
    return { status, stderr };
  }

  test('keeps all of a release, and says what a change does', async () => {
    const folder = await temporaryFolder();
    const schema = { type: 'object', default: { title: 'A', description: 'B' } };
    expect(await run(folder, schema, '--renew')).toEqual({ status: 0, stderr: '' });
    const kept = JSON.parse(await readFile(join(folder, '.ci/released/contract.json'), 'utf8'));
    expect(kept).toEqual(document(schema));
    expect(await run(folder, schema)).toEqual({ status: 0, stderr: '' });
    const broken = await run(folder, { ...schema, required: ['a'] });
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain('Callers of the last release would break');
    const perhaps = await run(folder, { ...schema, not: { maxProperties: 1 } });
    expect(perhaps.status).toBe(1);
    expect(perhaps.stderr).toContain('Callers of the last release may break');
    expect(perhaps.stderr).not.toContain('would break');
  });
});
