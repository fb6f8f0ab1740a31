/** The document of certain endpoints in other tools: Redocly lints it, Prism mocks it, and its types check callers. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { asObject } from '../../src/core/json.ts';
import { mockDocument } from '../../src/generate/mock-document.ts';
import { runCommand } from '../cli/setup.ts';
import { freePort } from '../servers/free-port.ts';
import { root, run } from '../snippets/run-command.ts';
import { realEndpoints } from '../unit/endpoints/real-schemas.ts';

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

test('Redocly lints it clean, with the rules of this project that are not about our own tables', async () => {
  const { oas3_1Rules, ...own } = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'));
  const rules = Object.entries(oas3_1Rules).filter(([name]) => !name.includes('/'));
  const config = { telemetry: 'off', extends: own.extends, oas3_1Rules: Object.fromEntries(rules) };
  expect(rules).toHaveLength(3);
  await writeFile(inFolder('lint.yaml'), stringify(config));
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [redocly, 'lint', '--config', inFolder('lint.yaml'), inFolder('openapi.yaml')];
  const result = await run(process.execPath, args, { REDOCLY_TELEMETRY: 'off' });
  expect(result.exitCode, result.output + result.errors).toBe(0);
  expect(result.output + result.errors).toContain('Your API description is valid');
  expect(result.output + result.errors).not.toMatch(/\d+ (warning|error)/);
});

test('compile takes it strictly', async () => {
  const args = [inFolder('openapi.yaml'), '--strict', '--out', inFolder('validators')];
  expect(await runCommand('compile', args)).toMatchObject({ status: 0, warned: '' });
});

test('Prism mocks it, with the examples of the schemas', async () => {
  const document = mockDocument(asObject(parse(await readFile(inFolder('openapi.yaml'), 'utf8'))));
  await writeFile(inFolder('mock.json'), JSON.stringify(document));
  const port = String(await freePort());
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const child = spawn(process.execPath, [prism, 'mock', '--port', port, inFolder('mock.json')]);
  onTestFinished(() => void child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('listening on')) break;
  }
  const call = async (path: string, input?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: input === undefined ? 'GET' : 'POST',
      headers: { authorization: 'any', 'content-type': 'application/json' },
      ...(input && { body: JSON.stringify({ input }) }),
    });
    return { status: response.status, body: await response.json() };
  };
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
    const typescript = join(root, 'node_modules/openapi-typescript/bin/cli.js');
    const types = [
      typescript,
      'openapi.yaml',
      '--default-non-nullable=false',
      '-o',
      'openapi.d.ts',
    ];
    const { exitCode, errors } = await run(process.execPath, types, {}, { cwd: folder });
    expect(exitCode, errors).toBe(0);
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
