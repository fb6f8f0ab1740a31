/** `inference-contract document`: the file that it writes, and what it says of settings that it cannot use. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { asObject } from '../../src/core/json.ts';
import { runCommand, temporaryFolder } from './setup.ts';

const accounts = 'accounts: { me: { keys: { my-key: {} } } }\n';

async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const summarizer = `${accounts}endpoints:
  summarizer:
    kind: serverless
    input: { $ref: ./input.json }
    output:
      type: object
      required: [summary]
      properties: { summary: { type: string } }
      examples: [{ summary: Short. }]
`;

test('writes YAML or JSON by the ending, and YAML to standard output', async () => {
  const folder = await write({ 'service.yaml': summarizer, 'input.json': '{"required":["text"]}' });
  const config = join(folder, 'service.yaml');
  const [yaml, json] = [join(folder, 'openapi.yaml'), join(folder, 'openapi.json')];
  const written = await runCommand('document', ['--config', config, '--out', yaml]);
  expect(written).toMatchObject({
    status: 0,
    printed: `Wrote ${yaml}, the document of 1 endpoint.`,
  });
  await runCommand('document', ['--config', config, '--out', json]);
  const printed = await runCommand('document', ['--config', config]);
  const document = parse(await readFile(yaml, 'utf8'));
  expect(JSON.parse(await readFile(json, 'utf8'))).toEqual(document);
  expect(parse(printed.printed)).toEqual(document);
  expect(Object.keys(document.paths)).toEqual([
    '/v2/summarizer/run',
    '/v2/summarizer/runsync',
    '/v2/summarizer/status/{job_id}',
  ]);
  expect(document.components.schemas.Summarizer_Input).toEqual({ required: ['text'] });
  // No anchors of YAML, which some readers refuse.
  expect(await readFile(yaml, 'utf8')).not.toMatch(/^\s*[\w/-]+: [&*]a\d+$/m);
});

test('the document also has the endpoints that settings change', async () => {
  const folder = await write({
    'service.yaml': 'endpoints: { mine: { kind: serverless, output: {} } }\n',
  });
  const { printed } = await runCommand('document', ['--config', join(folder, 'service.yaml')]);
  const paths = Object.keys(asObject(parse(printed).paths));
  expect(paths).toContain('/v2/mine/run');
  expect(paths).toContain('/v2/black-forest-labs-flux-1-schnell/run');
});

test('with --profile reference, it has our additions', async () => {
  const folder = await write({ 'service.yaml': summarizer, 'input.json': '{}' });
  const args = ['--config', join(folder, 'service.yaml'), '--profile', 'reference'];
  const { printed } = await runCommand('document', args);
  expect(Object.keys(parse(printed).paths)).toContain('/v2/summarizer/cancel/{job_id}');
});

describe('refuses', () => {
  test('no settings, and another ending', async () => {
    expect(await runCommand('document')).toMatchObject({
      status: 2,
      warned: 'Expected a settings file, such as: document --config service.yaml.',
    });
    const folder = await write({ 'service.yaml': summarizer, 'input.json': '{}' });
    const config = ['--config', join(folder, 'service.yaml')];
    expect(await runCommand('document', [...config, '--out', 'openapi.txt'])).toMatchObject({
      status: 2,
      warned: '--out: expected a file that ends in .yaml, .yml or .json, got openapi.txt.',
    });
    expect(
      await runCommand('document', [...config, '--out', join(folder, 'input.json/a.yaml')]),
    ).toMatchObject({ status: 2 });
  });

  test('to overwrite a schema that the settings refer to', async () => {
    const folder = await write({ 'service.yaml': summarizer, 'input.json': '{}' });
    const input = join(folder, 'input.json');
    const args = ['--config', join(folder, 'service.yaml'), '--out', input];
    expect(await runCommand('document', args)).toMatchObject({
      status: 2,
      warned: `--out: expected another file than that of a schema in the settings, got ${input}.`,
    });
    expect(await readFile(input, 'utf8')).toBe('{}');
  });

  test('schemas that are wrong, with file, place and what was expected', async () => {
    const text = summarizer
      .replace('type: string', 'type: text')
      .replace('type: object', 'type: object\n      minItems: x');
    const folder = await write({
      'service.yaml': text,
      'input.json': '{"properties":{"a":{"type":"list"}}}',
    });
    const config = join(folder, 'service.yaml');
    const { status, warned } = await runCommand('document', ['--config', config]);
    expect(status).toBe(2);
    const lines = warned.split('\n');
    expect(lines[0]).toContain(`${config}:8:17: /endpoints/summarizer/output/minItems: Expected `);
    expect(lines[1]).toContain(
      `${config}:10:38: /endpoints/summarizer/output/properties/summary/type: Expected `,
    );
    expect(lines[2]).toBe(
      'input.json#/properties/a/type: Expected names of JSON types in type, got "list". Write `type: array`.',
    );
  });

  test('an endpoint without a worker and an output', async () => {
    const folder = await write({
      'service.yaml': `${accounts}endpoints: { a: { kind: serverless } }\n`,
    });
    const { status, warned } = await runCommand('document', [
      '--config',
      join(folder, 'service.yaml'),
    ]);
    expect(status).toBe(2);
    expect(warned).toContain('expected a value at /endpoints/a/worker, got nothing');
  });
});

describe('with --check', () => {
  const changed = (from: string, to: string) => summarizer.replace(from, to);

  /** Compares the document of changed settings with that of the summarizer. */
  async function check(settings: string, input = '{"required":["text"]}') {
    const folder = await write({
      'service.yaml': summarizer,
      'input.json': '{"required":["text"]}',
    });
    const [config, old] = [join(folder, 'service.yaml'), join(folder, 'old.yaml')];
    await runCommand('document', ['--config', config, '--out', old]);
    await writeFile(config, settings);
    await writeFile(join(folder, 'input.json'), input);
    return { old, config, ...(await runCommand('document', ['--config', config, '--check', old])) };
  }

  test('says that nothing has changed', async () => {
    const { status, printed, old } = await check(summarizer);
    expect({ status, printed }).toEqual({
      status: 0,
      printed: `Nothing that ${old} lists has changed for its callers.`,
    });
  });

  test('a change that breaks callers ends with 1, with its place in both', async () => {
    const { status, printed, old, config } = await check(
      changed('summary: { type: string }', 'text: { type: string }')
        .replace('[summary]', '[text]')
        .replace('summary: Short.', 'text: Short.'),
      '{"required":["text","language"]}',
    );
    expect(status).toBe(1);
    const [title, ...lines] = printed.split('\n');
    expect(title).toBe('2 changes that break callers');
    const required = lines.indexOf('    input.language: was not listed, is required');
    expect(lines[required - 1]).toBe('  POST /v2/summarizer/run, request body, and 1 other place');
    const [file, line = ''] = (lines[required + 1] ?? '')
      .replace('    was at ', '')
      .split(/:(?=\d)/);
    expect(file).toBe(old);
    const written = (await readFile(old, 'utf8')).split('\n').slice(Number(line) - 1);
    expect(written.slice(0, 2)).toEqual(['      required:', '        - text']);
    expect(lines[required + 2]).toBe(
      `    is at #/components/schemas/Summarizer_Input/required of the document of ${config}`,
    );
    expect(printed).toContain('    output.summary: was listed, is not listed');
  });

  test('a change that breaks no caller ends with 0', async () => {
    const { status, printed } = await check(summarizer, '{}');
    expect(status).toBe(0);
    expect(printed).toContain('1 change that breaks no caller\n');
    expect(printed).toContain('input.text: was required, is not listed');
  });

  test('what cannot be decided ends with 3', async () => {
    const { status, printed } = await check(
      summarizer,
      '{"required":["text"],"not":{"required":["a"]}}',
    );
    expect(status).toBe(3);
    expect(printed).toContain('1 change that may break callers: compare these places yourself');
  });

  test('compares two documents', async () => {
    const document = (schema: object) =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: {
          '/a': {
            post: {
              requestBody: { content: { 'application/json': { schema } } },
              responses: { 200: { description: 'Done' } },
            },
          },
        },
      });
    const folder = await write({
      'old.json': document({ type: 'object', properties: { a: { $ref: './a.json' } } }),
      'new.json': document({ type: 'object', properties: { a: { type: 'string', maxLength: 3 } } }),
      'a.json': '{"type":"string"}',
    });
    const [old, latest] = [join(folder, 'old.json'), join(folder, 'new.json')];
    const { status, printed } = await runCommand('document', [latest, '--check', old]);
    expect(status).toBe(1);
    expect(printed.split('\n').slice(1)).toEqual([
      '  POST /a, request body',
      '    a: maxLength was not set, is 3',
      '    was at a.json#',
      expect.stringMatching(/^ {4}is at .*new\.json:1:\d+ #\/paths\/~1a\/post\//),
    ]);
  });

  test.each([
    ['config', 'service.yaml'],
    ['profile', 'contract'],
  ])('refuses --%s beside a document', async (option, value) => {
    const folder = await write({ 'new.json': '{}', 'old.json': '{}' });
    const [latest, old] = [join(folder, 'new.json'), join(folder, 'old.json')];
    const args = [latest, '--check', old, `--${option}`, value];
    expect(await runCommand('document', args)).toMatchObject({
      status: 2,
      warned: `--${option}: expected either a document to check or --${option}, which is about the document of the settings, got both.`,
    });
  });

  test('the help says when changes are undecided', async () => {
    const { printed } = await runCommand('document', ['--help']);
    expect(printed.replaceAll(/\s+/g, ' ')).toContain('ends with 3 if some are undecided');
  });

  test('refuses what is no document', async () => {
    const folder = await write({
      'service.yaml': summarizer,
      'input.json': '{}',
      'old.yaml': 'swagger: "2.0"\n',
      'next.yaml': 'openapi: 3.2.0\n',
    });
    const inFolder = (name: string) => join(folder, name);
    const refusal = async (...args: string[]) => {
      const { status, warned } = await runCommand('document', args);
      expect(status).toBe(2);
      return warned;
    };
    const config = ['--config', inFolder('service.yaml')];
    expect(await refusal(...config, '--check', inFolder('old.yaml'))).toBe(
      `--check: ${inFolder('old.yaml')}: Expected an OpenAPI document of version 3.0 or 3.1, got one of Swagger 2.0.`,
    );
    expect(await refusal(...config, '--check', inFolder('next.yaml'))).toBe(
      `--check: ${inFolder('next.yaml')}: #/openapi: Expected the version 3.0.x or 3.1.x, got 3.2.0.`,
    );
    expect(await refusal(...config, '--check', inFolder('none.yaml'))).toContain(
      `--check: ${inFolder('none.yaml')}: `,
    );
    expect(await refusal(inFolder('old.yaml'))).toContain(
      'Expected --check with the document to compare',
    );
    expect(
      await refusal(...config, '--check', inFolder('old.yaml'), '--out', inFolder('a.yaml')),
    ).toContain('--out');
  });
});

test('the configuration names the settings, so that no option is needed', async () => {
  const folder = await write({
    'service.yaml': summarizer,
    'input.json': '{}',
    'inference-contract.config.yaml': 'service: service.yaml\n',
  });
  const main = ['--import', import.meta.resolve('tsx'), resolve('src/cli/main.ts'), 'document'];
  const { stdout } = await promisify(execFile)(process.execPath, main, { cwd: folder });
  expect(Object.keys(parse(stdout).paths)).toContain('/v2/summarizer/run');
});

test('warns of what is not checked', async () => {
  const folder = await write({
    'service.yaml': summarizer,
    'input.json': '{"properties":{"a":{"format":"colour"}}}',
  });
  const out = join(folder, 'openapi.yaml');
  const { status, warned } = await runCommand('document', [
    '--config',
    join(folder, 'service.yaml'),
    '--out',
    out,
  ]);
  expect(status).toBe(0);
  expect(warned).toMatch(/^input\.json#\/properties\/a\/format: /);
});
