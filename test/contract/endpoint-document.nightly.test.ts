/** The document of certain endpoints in other tools: Redocly lints it, Prism mocks it, and its types check callers. */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { runCommand } from '../cli/setup.ts';
import { root, run } from '../snippets/run-command.ts';
import { realEndpoints } from '../unit/endpoints/real-schemas.ts';
import { expectLintedClean, mockByPrism, writeTypes } from './document-tools.ts';

let folder: string;
const inFolder = (path: string) => join(folder, path);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endpoint-document-'));
  const endpoints = Object.entries(realEndpoints).map(([id, { endpoint }]) => [id, endpoint]);
  const settings = {
    accounts: { tests: { keys: { 'test-key': {} } } },
    endpoints: {
      ...Object.fromEntries(endpoints),
      flux: { kind: 'public', model: 'image', price: 'image-fast' },
      llm: { kind: 'public', model: 'text', price: 'text' },
      plain: { kind: 'serverless', worker: 'echo' },
    },
  };
  await writeFile(inFolder('service.yaml'), stringify(settings, { aliasDuplicateObjects: false }));
  const args = ['--config', inFolder('service.yaml'), '--out', inFolder('openapi.yaml')];
  expect(await runCommand('document', args)).toMatchObject({ status: 0, warned: '' });
});

afterAll(() => rm(folder, { recursive: true }));

test('Redocly lints it clean', () => expectLintedClean(folder));

test('compile takes it strictly', async () => {
  const args = [inFolder('openapi.yaml'), '--strict', '--out', inFolder('validators')];
  expect(await runCommand('compile', args)).toMatchObject({ status: 0, warned: '' });
});

test('Prism mocks it, with the examples of the schemas', async () => {
  const call = await mockByPrism(folder);
  const messages = [{ role: 'user', content: 'Hello' }];
  const answered = await call('/v2/chat/runsync', { messages });
  expect(answered).toMatchObject({ status: 200, body: { output: { usage: { tokens: 2 } } } });
  expect(await call('/v2/chat/status/1')).toMatchObject({ body: { status: 'COMPLETED' } });
  expect(await call('/v2/batch/run', { items: [{ id: 1 }] })).toMatchObject({ status: 200 });
  expect((await call('/v2/chat/run', { messages: [] })).status).toBeGreaterThanOrEqual(400);
  expect(await call('/v2/chatt/run', { messages })).toMatchObject({ status: 404 });
});

describe('openapi-typescript reads it, and the client checks calls', () => {
  const call = `import { createClient } from 'inference-contract/client';
import type { paths } from './openapi.js';

const client = createClient<paths>({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'test-key' });
const messages = [{ role: 'user' as const, content: 'Hello' }];
export async function ask(): Promise<string> {
  const job = await client.runAndWait('chat', { input: { messages, temperature: 0.5 } });
  if (job.phase !== 'completed') return job.status;
  const content: string = job.output.message.content;
  const tokens: number | undefined = job.output.usage.tokens;
  return content + tokens;
}
export const others = async () => [
  await client.run('plain', { input: { anything: [1] }, policy: { ttl: 10_000 } }),
  await client.run('flux', { input: { prompt: 'A lighthouse' } }),
  await client.run('transcription', { input: { url: 'https://example.com/a.wav' } }),
  await client.run('transcription', { input: { base64: 'AAAA' } }),
  (await client.waitFor('embeddings', '1')).status,
];
`;
  /** One change of the right call, and the part of the compiler's message that names it. */
  const changes: readonly (readonly [
    change: string,
    wrong: (text: string) => string,
    message: string,
  ])[] = [
    ['a misspelt id', (text) => text.replace("'chat'", "'chatt'"), '"chatt"'],
    ['the template as an id', (text) => text.replace("'plain'", "'{endpoint_id}'"), 'endpoint_id'],
    [
      'a misspelt member of an input',
      (text) => text.replace('temperature:', 'temprature:'),
      'temprature',
    ],
    ['a value of another type', (text) => text.replace('0.5', "'hot'"), "to type 'number'"],
    ['a value that is not listed', (text) => text.replace("'user'", "'usr'"), 'usr'],
    ['a member that is missing', (text) => text.replace(", content: 'Hello'", ''), 'content'],
    [
      'a misspelt member of an output',
      (text) => text.replace('message.content', 'mesage.content'),
      'mesage',
    ],
    [
      'an output of another type',
      (text) => text.replace('content: string =', 'content: number ='),
      'number',
    ],
    [
      'an output before the phase is known',
      (text) => text.replace("if (job.phase !== 'completed') return job.status;", ''),
      'output',
    ],
    ['a misspelt member of a request', (text) => text.replace('policy:', 'polcy:'), 'polcy'],
  ];

  beforeAll(async () => {
    await writeTypes(folder);
    // As installed: the entry of the client with its declarations.
    const installed = inFolder('node_modules/inference-contract');
    await mkdir(inFolder('node_modules'));
    await mkdir(installed);
    await cp(join(root, 'package.json'), join(installed, 'package.json'));
    for (const name of ['dist', 'generated'])
      await symlink(join(root, name), join(installed, name));
    await writeFile(inFolder('package.json'), '{ "type": "module" }');
  });

  const resolutions = {
    nodenext: { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'] },
    bundler: {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
    },
  };

  async function compile(resolution: keyof typeof resolutions, texts: readonly string[]) {
    const files = texts.map((_, index) => `${resolution}-${index}.ts`);
    for (const [index, text] of texts.entries())
      await writeFile(inFolder(files[index] ?? ''), text);
    const compilerOptions = {
      ...resolutions[resolution],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: [],
    };
    const project = inFolder(`${resolution}.json`);
    await writeFile(project, JSON.stringify({ compilerOptions, files }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { output } = await run(
      process.execPath,
      [tsc, '-p', project, '--pretty', 'false'],
      {},
      { cwd: folder },
    );
    return files.map((file) =>
      output
        .split('\n')
        .filter((line) => line.startsWith(file))
        .join('\n'),
    );
  }

  test.each(['nodenext', 'bundler'] as const)('with the resolution %s', async (resolution) => {
    const [right, ...wrong] = await compile(resolution, [
      call,
      ...changes.map(([, change]) => change(call)),
    ]);
    expect(right).toBe('');
    for (const [index, [name, change, message]] of changes.entries()) {
      expect(change(call), name).not.toBe(call);
      expect(wrong[index], name).toContain(message);
    }
  });
});
