/** The project's own rules about code refuse what they are about, and nothing beside it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../cli/setup.ts';
import { root, run } from '../snippets/run-command.ts';

/** A folder with one file of this code in `src`. */
async function folderWith(code: string, fileName = 'a.ts'): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src', fileName), code);
  return folder;
}

test('lint:names refuses empty words and bare participles, in members, too', async () => {
  const folder = await folderWith(`
    const found = 1;
    export function jittered(): void {}
    export interface Watched { settled(): void; readonly redacted: (text: string) => string }
    export class Store {
      readonly #made = found;
      #listed(): number { return this.#made; }
    }
    export const clock = { dropped: () => 0 };
    type Twice = 1;
    { type Twice = 2; }
  `);
  const { exitCode, errors } = await run('node', ['.ci/lint-names.js', folder], {});
  expect(exitCode).toBe(1);
  expect(
    [...errors.matchAll(/^\S+a\.ts:\d+: (\S+)|^(\w+) is the name of 2/gm)].map(String),
  ).toHaveLength(9);
  for (const name of ['found', 'jittered', 'Watched', 'settled', 'redacted', '#made', '#listed'])
    expect(errors).toContain(`: ${name} `);
  expect(errors).toContain('dropped');
  expect(errors).toContain('Twice is the name of 2 types');
});

test('lint:names refuses functions and types that say how, and not what', async () => {
  const folder = await folderWith(`
    export function roughly(): void {}
    const printable = () => 1;
    function written(): void {}
    interface Asking { readonly usual: string; request(): void }
    type Impossible = 1;
    function apply(): void {}
    function roundRoughly(): void {}
    interface Finding { waiting(): void }
  `);
  const { exitCode, errors } = await run('node', ['.ci/lint-names.js', folder], {});
  expect(exitCode).toBe(1);
  expect([...errors.matchAll(/: (\w+) says how/g)].map(([, name]) => name)).toEqual([
    'roughly',
    'printable',
    'written',
    'Asking',
    'Impossible',
  ]);
});

test('lint:names refuses functions of one name in several files, but for a file and its mirror', async () => {
  const folder = await folderWith('export function render(): void {}\nfunction open(): void {}\n');
  const files = {
    'a.browser.ts': 'export const render = (): void => undefined;\n',
    'b.ts': 'const open = () => 1;\nexport class Page { render(): void {} }\n',
  };
  for (const [name, code] of Object.entries(files))
    await writeFile(join(folder, 'src', name), code);
  const { exitCode, errors } = await run('node', ['.ci/lint-names.js', folder], {});
  expect(exitCode).toBe(1);
  expect(errors).toContain('open is the name of functions in 2 files');
  expect(errors).not.toContain('render');
});

test('lint:names takes verbs, nouns, and members that hold data', async () => {
  const folder = await folderWith(`
    export interface Report { readonly known: string; readonly ended: boolean; list(): void }
    export class Store { get queued(): number { return 1; } listJobs(): void {} }
    export const record = { said: 'text', describe: () => 0 };
  `);
  expect(await run('node', ['.ci/lint-names.js', folder], {})).toMatchObject({
    exitCode: 0,
    errors: '',
  });
});

test('lint:code refuses a literal that is spread into another one, or into an element', async () => {
  const lint = async (code: string, fileName?: string) => {
    const folder = await folderWith(code, fileName);
    const plugins = [join(root, '.ci/plain-literals.grit')];
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ plugins }));
    return run(join(root, 'node_modules/.bin/biome'), ['lint'], {}, { cwd: folder });
  };
  for (const refused of [
    await lint('export const a = (b: number) => ({ ...{ b, c: 1 }, d: 2 });\n'),
    await lint('export const a = (b: number) => <A {...{ b }} c="1" />;\n', 'a.tsx'),
  ]) {
    expect(refused.exitCode).toBe(1);
    expect(refused.errors + refused.output).toContain(
      'Write these members into the literal itself',
    );
  }
  const taken = await lint(
    'export const a = (b?: number, e = {}) => ({ ...(b && { b }), ...e, d: 2 });\n',
  );
  expect(taken.exitCode).toBe(0);
  const attributes = await lint('export const a = (b = {}) => <A {...b} c="1" />;\n', 'a.tsx');
  expect(attributes.exitCode).toBe(0);
});
