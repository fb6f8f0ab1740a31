import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricing } from '#generated/reference/tables.js';
import { Refusal } from '../../../src/cli/command.ts';
import { packageFile } from '../../../src/cli/package-files.ts';
import { readSettings } from '../../../src/cli/settings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is said about a file with this content, with `FILE` for its name. */
async function said(content: string | Uint8Array): Promise<string[]> {
  const file = join(folder, `${files++}.yaml`);
  await writeFile(file, content);
  return await saidAbout(file);
}
let files = 0;

async function saidAbout(file: string): Promise<string[]> {
  const error: unknown = await readSettings(file).catch((reason) => reason);
  expect(error).toBeInstanceOf(Refusal);
  return error instanceof Refusal ? error.message.replaceAll(file, 'FILE').split('\n') : [];
}

const account = 'accounts:\n  demo:\n    keys:\n      demo-key: {}\n';
const endpoint = 'endpoints:\n  echo: {kind: serverless, worker: echo}\n';
const withEndpoint = (settings: string) => `${account}endpoints:\n  e: ${settings}\n`;

describe('the demo settings', () => {
  it('have the endpoints and keys of the documentation', async () => {
    const settings = await readSettings(packageFile('mocks/service.yaml'));
    expect(settings.accounts).toEqual({
      demo: { keys: { 'demo-key': {}, 'restricted-key': { permission: 'none' } } },
    });
    expect(Object.keys(settings.endpoints)).toEqual([
      'black-forest-labs-flux-1-schnell',
      'black-forest-labs-flux-1-dev',
      'echo',
    ]);
  });
});

describe('the schema of the settings', () => {
  it('offers exactly the prices of the document and the models that have an input schema', async () => {
    const schema = JSON.parse(await readFile(packageFile('mocks/service.schema.json'), 'utf8'));
    const { model, price } = schema.$defs.PublicEndpointSettings.properties;
    const models = await readdir(packageFile('mocks/models'));
    expect(price.enum).toEqual(Object.keys(pricing.prices));
    expect(model.enum.map((name: string) => `${name}.schema.json`)).toEqual(models.sort());
  });

  it('describes every setting', async () => {
    const schema = JSON.parse(await readFile(packageFile('mocks/service.schema.json'), 'utf8'));
    const nameless: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) {
        const isSetting = path.endsWith('/properties') && item.$ref === undefined;
        if (isSetting && item.description === undefined) nameless.push(`${path}/${key}`);
        look(item, `${path}/${key}`);
      }
    };
    look(schema, '');
    expect(nameless).toEqual([]);
  });
});

describe('readSettings', () => {
  it('accepts JSON, and keys in any order', async () => {
    const file = join(folder, 'settings.json');
    const settings = {
      endpoints: { e: { worker: 'echo', kind: 'serverless', workers: { max: 0 } } },
      accounts: { a: { keys: { k: { permission: 'read' } } } },
    };
    await writeFile(file, JSON.stringify(settings));
    expect(await readSettings(file)).toEqual(settings);
  });

  it('says that there is no such file', async () => {
    expect(await saidAbout(join(folder, 'none.yaml'))).toEqual([
      'FILE: expected a settings file, got none: there is no such file',
    ]);
    expect(await saidAbout(folder)).toEqual(['FILE: expected a settings file, got a directory']);
  });

  it.each([
    ['an empty file', '', 'FILE:1:1: expected accounts and endpoints, got an empty file'],
    ['comments only', '# a\n', 'FILE:1:1: expected accounts and endpoints, got an empty file'],
    ['text', 'hello\n', 'FILE:1:1: expected an object, got "hello"'],
    ['a list', '- 1\n', 'FILE:1:1: expected an object, got an array of 1'],
    ['bytes', new Uint8Array([255, 254]), 'FILE:1:1: expected text in UTF-8, got other bytes'],
    ['a tab', `${account}\tendpoints: 1\n`, 'FILE:5:1: Tabs are not allowed as indentation'],
    ['a missing part', account, 'FILE:1:1: expected a value at /endpoints, got nothing'],
    [
      'a key that is there twice',
      `${account}${endpoint}  echo: {kind: serverless, worker: echo}\n`,
      'FILE:7:3: Map keys must be unique',
    ],
    [
      'a key that YAML reads as a number',
      `accounts:\n  a: {keys: {007: {}}}\n${endpoint}`,
      'FILE:2:14: expected text as a key (put it in quotes), got "007"',
    ],
    [
      'an alias',
      `${account}endpoints: *elsewhere\n`,
      'FILE:5:12: expected the value itself, got the alias *elsewhere',
    ],
    [
      'an unknown key',
      `accounts:\n  a: {keys: {k: {permision: run}}}\n${endpoint}`,
      'FILE:2:18: expected the key permission at /accounts/a/keys/k, got "permision"; did you mean permission?',
    ],
    [
      'a key of the prototype',
      `__proto__: {}\n${account}${endpoint}`,
      'FILE:1:1: expected one of the keys accounts or endpoints, got "__proto__"',
    ],
    [
      'a value that is no choice',
      `accounts:\n  a: {keys: {k: {permission: all}}}\n${endpoint}`,
      'FILE:2:30: expected one of ["none","read","run"] at /accounts/a/keys/k/permission, got "all"',
    ],
    [
      'a setting without a value',
      withEndpoint(''),
      'FILE:6:3: expected an object at /endpoints/e, got null',
    ],
    [
      'an unknown kind',
      withEndpoint('{kind: privat, model: image}'),
      'FILE:6:13: expected one of ["public","serverless"] at /endpoints/e/kind, got "privat"',
    ],
    [
      'a missing kind',
      withEndpoint('{model: image}'),
      'FILE:6:3: expected a value at /endpoints/e/kind, got nothing',
    ],
    [
      'an unknown worker',
      withEndpoint('{kind: serverless, worker: ecco}'),
      'FILE:6:33: expected one of ["echo"] at /endpoints/e/worker, got "ecco"',
    ],
    [
      'an unknown model',
      withEndpoint('{kind: public, model: images, price: image-fast}'),
      'FILE:6:28: expected one of ["image"] at /endpoints/e/model, got "images"',
    ],
    [
      'a price of another kind of model',
      withEndpoint('{kind: public, model: image, price: text}'),
      'FILE:6:42: expected a price of the model image (image-higher-quality or image-fast) at /endpoints/e/price, got text',
    ],
    [
      'a wrong type',
      withEndpoint('{kind: serverless, worker: echo, workers: {max: "3"}}'),
      'FILE:6:54: expected an integer at /endpoints/e/workers/max, got "3"',
    ],
    [
      'a name that cannot be in a path',
      `${account}endpoints:\n  a/b: {kind: serverless, worker: echo}\n`,
      'FILE:6:3: expected a name matching ^[A-Za-z0-9][A-Za-z0-9._~-]*$ at /endpoints, got "a/b"',
    ],
    [
      'no account',
      `accounts: {}\n${endpoint}`,
      'FILE:1:11: expected at least 1 entry at /accounts, got an empty object',
    ],
    [
      'a key of two accounts',
      `accounts:\n  a: {keys: {k: {}}}\n  b: {keys: {k: {}}}\n${endpoint}`,
      'FILE:3:14: expected a key of one account only, got k, which a has as well',
    ],
    [
      'fewer workers at most than always',
      withEndpoint('{kind: serverless, worker: echo, workers: {min: 4}}'),
      'FILE:6:54: expected min of at most max (3) at /endpoints/e/workers, got 4',
    ],
  ])('points to %s', async (_, content, message) => {
    expect(await said(content)).toEqual([message]);
  });

  it('reports all mistakes in the order of the file', async () => {
    const content = withEndpoint('{kind: public, modle: image, price: x, durationMs: -1}');
    expect(await said(content)).toEqual([
      'FILE:6:3: expected a value at /endpoints/e/model, got nothing',
      expect.stringMatching(/^FILE:6:21: .*got "modle"; did you mean model\?$/),
      expect.stringMatching(/^FILE:6:42: expected one of .* at \/endpoints\/e\/price, got "x"$/),
      'FILE:6:57: expected a number of at least 0 at /endpoints/e/durationMs, got -1',
    ]);
  });
});
