/** A limit is written once: changed in the document, it is in force in all that is generated. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { requestCheck } from './message-checks.ts';

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'changed-limit-'));
  for (const path of [
    'openapi',
    'mocks',
    'redocly.yaml',
    'package.json',
    'src/core',
    'src/generate',
    'src/samples',
    'src/validation',
    // The control document refers to the settings of alternatives.
    'generated/service-settings',
  ]) {
    await cp(path, join(copy, path), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const policy = join(copy, 'openapi/components/schemas/Policy.yaml');
  const schema = parseDocument(await readFile(policy, 'utf8'));
  schema.setIn(['properties', 'ttl', 'maximum'], 20_000);
  schema.setIn(['properties', 'ttl', 'default'], 15_000);
  await writeFile(policy, schema.toString());
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/generate/main.ts'], {
    cwd: copy,
  });
}, 180_000);

afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

test.each(['contract', 'reference'])('changes the validators of the %s', async (profile) => {
  const file = join(copy, 'generated', profile, 'validators', 'index.js');
  const { compiled } = await import(pathToFileURL(file).href);
  for (const operation of ['runJob', 'runJobSync']) {
    const validate = requestCheck(compiled, operation);
    expect(validate({ input: {}, policy: { ttl: 20_000 } })).toBe(true);
    expect(validate({ input: {}, policy: { ttl: 20_001 } })).toBe(false);
  }
});

test.each(['contract', 'reference'])('changes the tables of the %s', async (profile) => {
  const file = join(copy, 'generated', profile, 'tables.js');
  const { lifecycle } = await import(pathToFileURL(file).href);
  expect(lifecycle.timers.ttl.default).toBe(15_000);
});
