/** Editors find the schema of every YAML file that the package has, writes or shows. */
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { runCommand, temporaryFolder } from './setup.ts';

const root = process.cwd();

/**
 * The schema that an editor uses for a text: the language server for YAML reads such a line anywhere in the
 * comments of a file, and takes the first one. Others tell readers what to write.
 */
function schemasOf(text: string): string[] {
  return [...text.matchAll(/^#\s*yaml-language-server:\s*\$schema=(\S+)/gm)].map(
    ([, path = '']) => path,
  );
}

/**
 * The errors of a YAML text against the schema at a path, which is valid itself and needs no other file:
 * editors resolve no references into a package.
 */
async function errorsOf(text: string, schemaPath: string): Promise<unknown> {
  const schema = JSON.parse(await readFile(schemaPath, 'utf8'));
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  const references = JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g);
  expect([...references].filter(([, to]) => !to?.startsWith('#/$defs/'))).toEqual([]);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
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

const examples = (await readdir(join(root, 'mocks'))).filter((name) => name.endsWith('.yaml'));

test.each(examples)(
  'mocks/%s names schemas that are there, as it is and when copied',
  async (name) => {
    const folder = await project();
    const text = await readFile(join(root, 'mocks', name), 'utf8');
    const [first = '', ...others] = schemasOf(text);
    const mocks = join(folder, 'node_modules/inference-contract/mocks');
    expect(await errorsOf(text, join(mocks, first))).toEqual([]);
    for (const path of others) expect(await errorsOf(text, join(folder, path))).toEqual([]);
  },
);

test('the package exports the schemas under the names of their files', async () => {
  const folder = await project();
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(exports['./schemas/*.json']).toBe('./generated/schemas/*.json');
  const names = await readdir(join(folder, 'node_modules/inference-contract/generated/schemas'));
  expect(names).toEqual(
    expect.arrayContaining([
      'application.json',
      'known-violations.json',
      'settings.json',
      'target.json',
    ]),
  );
  for (const name of names) {
    const path = join(folder, 'node_modules/inference-contract/generated/schemas', name);
    expect(await errorsOf('null', path), name).not.toEqual([]);
  }
});

test.each(['service.yaml', 'deep/er/service.yaml'])(
  'serve init writes %s, which is valid as it is and with every comment used',
  async (name) => {
    const out = join(await temporaryFolder(), name);
    await mkdir(dirname(out), { recursive: true });
    expect(await runCommand('serve init', [out])).toMatchObject({ status: 0 });
    const text = await readFile(out, 'utf8');
    expect(text).toContain(`serve --config ${out}\n`);
    const [path = '', ...others] = schemasOf(text);
    expect(others).toEqual([]);
    const schema = join(dirname(out), path);
    expect(await errorsOf(text, schema)).toEqual([]);
    expect(await readSettings(out)).toMatchObject({ accounts: { demo: { clock: 'system' } } });
    const used = text.replaceAll(/^( *)#(?= {2}\S|\S)/gm, '$1');
    expect(used).toContain('\n    budget:');
    expect(await errorsOf(used, schema)).toEqual([]);
    await writeFile(out, used);
    const { accounts, endpoints } = await readSettings(out);
    expect(accounts.demo?.keys).toHaveProperty('my-echo');
    expect(endpoints).toHaveProperty('my-script');
    expect(await runCommand('serve init', [out])).toMatchObject({ status: 2 });
  },
);

test.each(['service.json', 'service.txt'])('serve init writes no YAML to %s', async (name) => {
  const out = join(await temporaryFolder(), name);
  expect(await runCommand('serve init', [out])).toMatchObject({
    status: 2,
    warned: expect.stringContaining('ends in .yaml or .yml'),
  });
});

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
