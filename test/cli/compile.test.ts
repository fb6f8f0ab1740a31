/** `inference-contract compile`: what it writes works where nothing may be compiled at run time. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moduleFolder } from '../processes/module-folder.ts';
import { runCommand } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/documents/compile-command.ts';

let folder: string;

beforeEach(async () => {
  folder = await moduleFolder();
});

afterEach(() => rm(folder, { recursive: true }));

test('writes modules that need no eval', async () => {
  const args = ['--document', 'test/documents/ferries.yaml', '--out', folder];
  const { status, printed } = await runCommand('compile', args);
  expect(status).toBe(0);
  expect(printed).toMatch(/^Wrote \d+ modules\. Import \S+index\.js\.$/);
  const load = resolve('src/validation/load-validator.ts');
  await writeFile(
    join(folder, 'program.ts'),
    `import { loadValidator } from ${JSON.stringify(load)};
import { compiled } from './index.js';
const validator = loadValidator(compiled, { security: 'unchecked' });
const text = new TextEncoder().encode('{"guests":[{"travels":"car","name":"A","plate":"x"}]}');
const verdict = await validator.check({
  method: 'POST',
  target: '/v1/crossings/7/bookings',
  origin: '',
  header: (name) => (name === 'content-type' ? 'application/json' : undefined),
  body: async () => text,
  signal: new AbortController().signal,
});
console.log(verdict.kind === 'refused' ? verdict.problem.detail : verdict.kind);
`,
  );
  const node = [
    '--disallow-code-generation-from-strings',
    '--import',
    'tsx',
    join(folder, 'program.ts'),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, node);
  expect(stdout.trim()).toBe('Expected a plate such as AB1234 at body /guests/0/plate, got "x".');
});

describe('in a project of CommonJS modules', () => {
  beforeEach(() => writeFile(join(folder, 'package.json'), '{"type":"commonjs"}'));

  test('writes a folder of ES modules', async () => {
    const document = ['--document', 'test/documents/ferries.yaml'];
    const out = join(folder, 'validators');
    for (const _ of ['written', 'written again']) {
      expect(await runCommand('compile', [...document, '--out', out])).toMatchObject({ status: 0 });
    }
    const program = "import('./validators/index.js').then((all) => console.log(Object.keys(all)))";
    const node = ['--input-type=commonjs', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, node, { cwd: folder });
    expect(stdout.trim()).toBe("[ 'compiled' ]");
  });

  test('does not write into its folder of CommonJS modules', async () => {
    const args = ['--document', 'test/documents/ferries.yaml', '--out', folder];
    const { status, warned } = await runCommand('compile', args);
    expect(status).toBe(2);
    expect(warned).toContain('package.json has no "type": "module"');
    expect(await readdir(folder)).toEqual(['node_modules', 'package.json']);
  });
});

test('writes validators that fill in defaults and coerce strings if requested', async () => {
  const schema = '{properties: {a: {type: integer, default: 1}}}';
  const file = join(folder, 'defaults.yaml');
  await writeFile(
    file,
    `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /a:
    post:
      parameters: [{name: n, in: query, schema: {default: 5}}]
      requestBody: {content: {application/json: {schema: ${schema}}}}
`,
  );
  const plans = [[], ['--defaults'], ['--coercion'], ['--parameter-defaults']].map(
    async (flags, index) => {
      const out = join(folder, String(index));
      await runCommand('compile', ['--document', file, '--out', out, ...flags]);
      return readFile(join(out, 'plan.js'), 'utf8');
    },
  );
  const [plain = '', defaults = '', coercion = '', ofParameters = ''] = await Promise.all(plans);
  expect(plain).not.toContain('preparations');
  expect(defaults).toMatch(/"preparations": .*"default":1/s);
  expect(coercion).toMatch(/"preparations": .*"types":\["integer"/s);
  expect(ofParameters).toMatch(/"preparations": \{"[^"]*\/parameters\/0\/schema":\{"default":5/);
  expect(ofParameters.match(/"default":/g)).toHaveLength(1);
});

test('writes validators of outgoing requests if their paths are given', async () => {
  const args = ['--document', 'test/documents/ferries.yaml', '--out', folder, '--receives'];
  await runCommand('compile', [...args, 'sailingCancelled=/hooks/cancelled']);
  const plan = await readFile(join(folder, 'plan.js'), 'utf8');
  expect(plan.match(/"path":"[^"]*"/g)).toEqual(['"path":"/hooks/cancelled"']);
  expect(await runCommand('compile', [...args, 'sailingCancelled'])).toMatchObject({
    status: 2,
    warned: '--receives: expected names with their paths, such as a=/b, got "sailingCancelled".',
  });
});

describe('parts of a document that cannot be checked', () => {
  let args: string[];

  beforeEach(async () => {
    const file = join(folder, 'parts.yaml');
    const schemas = '{A: {maxium: 1}, B: {format: colour}, C: {format: colour}}';
    await writeFile(
      file,
      `openapi: 3.1.0\ninfo: {title: T, version: "1"}\ncomponents: {schemas: ${schemas}}\n`,
    );
    args = ['--document', file, '--out', join(folder, 'out')];
  });

  test('are reported once, with the option that accepts them', async () => {
    const { status, warned } = await runCommand('compile', args);
    expect(status).toBe(0);
    expect(warned.split('\n')).toEqual([
      'These parts of the document are not checked:',
      '  keyword `maxium`, 1 place: #/components/schemas/A/maxium',
      '  format `colour`, 2 places, the first is #/components/schemas/B/format',
      'To accept exactly these: --unchecked maxium,colour',
    ]);
    const silenced = [...args, '--unchecked', 'maxium,colour'];
    expect(await runCommand('compile', silenced)).toMatchObject({ status: 0, warned: '' });
  });

  test('are refused with --strict, unless they are named', async () => {
    const { status, warned } = await runCommand('compile', [...args, '--strict']);
    expect(status).toBe(2);
    expect(warned.split('\n')).toEqual([
      '#/components/schemas/A/maxium: maxium is not a keyword of OpenAPI 3.1; did you mean maximum?',
      '#/components/schemas/B/format: The format colour is not known; name it in the option formats.',
      '#/components/schemas/C/format: The format colour is not known; name it in the option formats.',
    ]);
    const named = [...args, '--strict', '--unchecked', 'maxium', '--formats', 'colour'];
    expect(await runCommand('compile', named)).toMatchObject({ status: 0, warned: '' });
  });

  test('may have names with shell characters', async () => {
    const file = join(folder, 'paths.yaml');
    const paths = '{"/a#b": {get: {}}, "/a?b=c": {get: {}}}';
    await writeFile(file, `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: ${paths}\n`);
    const { warned } = await runCommand('compile', ['--document', file, '--out', folder]);
    expect(warned.split('\n').at(-1)).toBe("To accept exactly these: --unchecked '/a#b,/a?b=c'");
  });

  test('may have names with commas', async () => {
    const file = join(folder, 'commas.yaml');
    const paths = '{"/a?b,c": {get: {}}, "/d#e": {get: {}}}';
    await writeFile(file, `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: ${paths}\n`);
    const given = ['--document', file, '--out', join(folder, 'out')];
    const { warned } = await runCommand('compile', given);
    const names = String.raw`/a?b\,c,/d#e`;
    expect(warned.split('\n').at(-1)).toBe(`To accept exactly these: --unchecked '${names}'`);
    const silenced = [...given, '--strict', '--unchecked', names];
    expect(await runCommand('compile', silenced)).toMatchObject({ status: 0, warned: '' });
  });
});

test('refuses to write to a folder path that is a file', async () => {
  const args = ['--document', 'test/documents/ferries.yaml', '--out', join(folder, 'package.json')];
  const { status, warned } = await runCommand('compile', args);
  expect(status).toBe(2);
  expect(warned).toBe(`--out: expected a folder, got a file (${join(folder, 'package.json')}).`);
});

test("names the file that it cannot read or write, without quoting Node's message", async () => {
  const missing = await runCommand('compile', ['--document', '/none.yaml', '--out', folder]);
  expect(missing).toMatchObject({
    status: 2,
    warned:
      '/none.yaml: Expected an OpenAPI document as JSON or YAML, got none: there is no such file.',
  });
  await mkdir(join(folder, 'out', 'index.js'), { recursive: true });
  const args = ['--document', 'test/documents/ferries.yaml', '--out', join(folder, 'out')];
  const { status, warned } = await runCommand('compile', args);
  expect(status).toBe(2);
  expect(warned).toMatch(/^--out: .*index\.js could not be written: it is a folder\.$/);
});

test.each([
  ['--formats', 'emial', 'email', /Did you mean email\?$/],
  ['--unchecked', 'aplication/json', 'application/json', /Did you mean application\/json\?$/],
])('refuses %s names that are missing from the document', async (option, wrong, right, hint) => {
  const file = join(folder, 'formats.yaml');
  const schema = '{type: string, format: email}';
  const content = `{application/json: {schema: ${schema}}}`;
  await writeFile(
    file,
    `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {/a: {post: {requestBody: {content: ${content}}, responses: {}}}}\n`,
  );
  const args = ['--document', file, '--out', join(folder, 'out'), option];
  const { status, warned } = await runCommand('compile', [...args, wrong]);
  expect({ status, warned }).toEqual({ status: 2, warned: expect.stringMatching(hint) });
  expect(await runCommand('compile', [...args, right])).toMatchObject({ status: 0, warned: '' });
});

test('takes the document as an argument, too', async () => {
  const { status, printed } = await runCommand('compile', [
    'test/documents/ferries.yaml',
    '--out',
    folder,
  ]);
  expect(status).toBe(0);
  expect(printed).toContain('index.js');
});

test.each([
  ['package.json', undefined, 'got an object without a member openapi.'],
  ['list.yaml', '[1, 2]', 'got text or a list.'],
  ['notes.txt', 'plain text', 'got text or a list.'],
  ['empty.yaml', '', 'got an empty file.'],
  ['old.json', '{"swagger": "2.0"}', 'got one of Swagger 2.0.'],
])('says that %s is not an OpenAPI document', async (name, content, got) => {
  const file = content === undefined ? name : join(folder, name);
  if (content !== undefined) await writeFile(file, content);
  expect(await runCommand('compile', [file])).toEqual({
    status: 2,
    printed: '',
    warned: `${file}: Expected an OpenAPI document of version 3.0 or 3.1, ${got}`,
  });
});

test.each([[[]], [['a.yaml', '--document', 'b.yaml']]])(
  'expects one document, not %j',
  async (args) => {
    expect(await runCommand('compile', args)).toMatchObject({
      status: 2,
      warned: expect.stringMatching(/^Expected one document/),
    });
  },
);

describe('a document of several files', () => {
  let file: string;

  beforeEach(async () => {
    file = join(folder, 'api.yaml');
    const content = '{application/json: {schema: {$ref: a.json}}}';
    const operation = `{requestBody: {content: ${content}}, responses: {}}`;
    await writeFile(
      file,
      `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {/a: {post: ${operation}}}\n`,
    );
    const id = '{ "type": "number", "minimum": 0, "exclusiveMinimum": true, "format": "colour" }';
    await writeFile(join(folder, 'a.json'), `{ "properties": { "id": ${id} } }`);
  });

  test('is compiled without the parts that are waived', async () => {
    const args = [file, '--out', join(folder, 'out')];
    const place = 'a.json#/properties/id/exclusiveMinimum';
    expect(await runCommand('compile', args)).toMatchObject({
      status: 2,
      warned: `${place}: Expected a number in exclusiveMinimum, got true. Write \`exclusiveMinimum: 0\` in place of this and \`minimum: 0\`.\nTo compile without these parts: --waive '${place}'`,
    });
    const waived = await runCommand('compile', [...args, '--waive', place, '--formats', 'colour']);
    expect(waived).toMatchObject({ status: 0, warned: '' });
    const unused = ['--waive', place, '--waive', 'a.json#/properties'];
    expect(await runCommand('compile', [...args, ...unused])).toMatchObject({
      status: 2,
      warned: expect.stringMatching(/^a\.json#\/properties: .*nothing is refused here\.$/m),
    });
  });
});

test('further files are read from the current folder, unless it is that of all files', async () => {
  const file = join(folder, 'apis/api.yaml');
  await mkdir(join(folder, 'apis'));
  const schemas = '{A: {$ref: ../shared.yaml}}';
  await writeFile(
    file,
    `openapi: 3.1.0\ninfo: {title: T, version: "1"}\ncomponents: {schemas: ${schemas}}\n`,
  );
  await writeFile(join(folder, 'shared.yaml'), 'type: integer\n');
  const args = [file, '--out', join(folder, 'out')];
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    expect(await runCommand('compile', args)).toMatchObject({ status: 0 });
    cwd.mockReturnValue('/');
    const { status, warned } = await runCommand('compile', args);
    expect([status, warned]).toEqual([2, expect.stringContaining('got ../shared.yaml.')]);
    const named = [...args, '--folder', folder];
    expect(await runCommand('compile', named)).toMatchObject({ status: 0 });
    for (const [wrong, got] of [
      [join(folder, 'gone'), 'none: there is no such folder'],
      [file, 'a file'],
      ['https://x', 'another address'],
    ] as const) {
      expect(await runCommand('compile', [...args, '--folder', wrong])).toMatchObject({
        status: 2,
        warned: `--folder: expected a folder, got ${got} (${wrong}).`,
      });
    }
  } finally {
    cwd.mockRestore();
  }
});

test('prints the names of the files only if asked', async () => {
  const args = ['test/documents/ferries.yaml', '--out', folder];
  for (const option of ['-v', '--verbose']) {
    const lines = (await runCommand('compile', [...args, option])).printed.split('\n');
    const written = (await readdir(folder)).filter((name) => /\.(js|ts)$/.test(name));
    expect(lines.at(-1)).toContain(`Wrote ${written.length} modules.`);
    expect(
      lines
        .slice(0, -1)
        .map((line) => basename(line))
        .sort(),
    ).toEqual(written.sort());
  }
});
