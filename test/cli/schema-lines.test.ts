/** Editors find the schema of every YAML file that the package has, writes or shows. */
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCommand, temporaryFolder } from './setup.ts';

const root = process.cwd();

/** The paths that a text names in its `$schema` lines. */
function schemasOf(text: string): string[] {
  return [...text.matchAll(/^#\s*yaml-language-server:\s*\$schema=(\S+)/gm)].map(
    ([, path = '']) => path,
  );
}

/** The errors of a YAML text against the schema at a path; the schema must need no other file. */
async function errorsOf(text: string, schemaPath: string): Promise<unknown> {
  const schema = JSON.parse(await readFile(schemaPath, 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  return validate(parse(text)) ? [] : validate.errors;
}

/** A project in which this package is installed, as far as its files go. */
async function project(): Promise<string> {
  const folder = await temporaryFolder();
  const installed = join(folder, 'node_modules/inference-contract');
  await mkdir(installed, { recursive: true });
  // Only what is published: a path into any other folder leads nowhere.
  const { files } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  for (const name of files.filter((name: string) => /^\w+$/.test(name)))
    await symlink(join(root, name), join(installed, name));
  return folder;
}

test.each(['service.yaml', 'target.yaml', 'target.template.yaml', 'app.template.yaml'])(
  'mocks/%s names schemas that are there, as it is and when copied',
  async (name) => {
    const folder = await project();
    const text = await readFile(join(root, 'mocks', name), 'utf8');
    const paths = schemasOf(text);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const from = path.startsWith('node_modules/')
        ? folder
        : join(folder, 'node_modules/inference-contract/mocks');
      expect(await errorsOf(text, join(from, path))).toEqual([]);
    }
    expect(paths).toContainEqual(expect.stringMatching(/^node_modules\/inference-contract\//));
  },
);

test.each(['target.yaml', 'deep/er/target.yaml'])(
  'test init writes %s with a schema that is there',
  async (name) => {
    const out = join(await temporaryFolder(), name);
    await mkdir(dirname(out), { recursive: true });
    const options = ['--base-url', 'https://host', '--endpoint', 'mine', '--out', out];
    expect(await runCommand('test init', options)).toMatchObject({ status: 0 });
    const text = await readFile(out, 'utf8');
    const [path = '', ...others] = schemasOf(text);
    expect(others).toEqual([]);
    expect(await errorsOf(text, join(dirname(out), path))).toEqual([]);
  },
);

test.each(['app.yaml', 'deep/er/app.yaml'])(
  'check-app init writes %s with a schema that is there',
  async (name) => {
    const out = join(await temporaryFolder(), name);
    await mkdir(dirname(out), { recursive: true });
    expect(await runCommand('check-app init', ['--out', out])).toMatchObject({ status: 0 });
    const text = await readFile(out, 'utf8');
    const [path = '', ...others] = schemasOf(text);
    expect(others).toEqual([]);
    expect(await errorsOf(text, join(dirname(out), path))).toEqual([]);
  },
);

test('the guides name schemas that are there', async () => {
  const folder = await project();
  const guides = await readdir(join(root, 'docs/guides'));
  const texts = await Promise.all(
    guides.map((name) => readFile(join(root, 'docs/guides', name), 'utf8')),
  );
  const paths = texts.flatMap(schemasOf);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) JSON.parse(await readFile(join(folder, path), 'utf8'));
});
