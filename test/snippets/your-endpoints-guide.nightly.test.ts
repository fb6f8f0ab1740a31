/** The guide to endpoints with schemas: its files and commands, word for word, in an empty folder. */
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCli } from '../cli/cli-process.ts';
import { moduleFolder } from '../processes/module-folder.ts';
import { freePort } from '../servers/free-port.ts';
import { fileOf } from './guide-code.ts';
import { root, run, typeScript } from './run-command.ts';

const guide = await readFile(join(root, 'docs/guides/your-endpoints.md'), 'utf8');

const blocks = [...guide.matchAll(/(?:<!-- (.*?) -->\n)?^```(\w+)\n(.*?)^```$/gms)].map(
  ([, mark, language = '', source = '']) => ({ mark, language, source }),
);

const resolutions = {
  NodeNext: ['--module', 'NodeNext'],
  bundler: ['--module', 'ESNext', '--moduleResolution', 'bundler'],
};

test('the guide works as it is written', { timeout: 300_000 }, async () => {
  const folder = await moduleFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'node_modules/@types'));
  await symlink(join(root, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
  const port = await freePort();
  const program = `"${process.execPath}" "${root}dist/cli/main.js"`;
  const here = (text: string) =>
    text
      .replaceAll('npx inference-contract', program)
      .replaceAll(
        'npx openapi-typescript@7',
        `"${process.execPath}" "${root}node_modules/openapi-typescript/bin/cli.js"`,
      )
      .replaceAll('http://127.0.0.1:8080', `http://127.0.0.1:${port}`);
  const inFolder = (command: string, args: string[]) => run(command, args, {}, { cwd: folder });
  const bash = (source: string) =>
    inFolder('bash', ['--norc', '-euo', 'pipefail', '-c', here(source)]);
  /** The output of the compiler for these files. */
  const compile = async (sources: Readonly<Record<string, string>>, options: readonly string[]) => {
    for (const [name, source] of Object.entries(sources))
      await writeFile(join(folder, name), source);
    const { output } = await inFolder(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...['--noEmit', '--strict', '--target', 'es2022', '--types', 'node'],
      ...['--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'],
      ...['--allowImportingTsExtensions', ...options, ...Object.keys(sources)],
    ]);
    return output;
  };
  let served = '';
  for (const { mark, language, source } of blocks) {
    const file = fileOf(source)?.name;
    if (mark === 'keeps running') {
      const config = join(folder, 'service.yaml');
      const args = ['serve', '--config', config, '--port', `${port}`, '--log', 'pretty'];
      const child = await startCli(args, (line) => line.includes('http://'));
      onTestFinished(async () => {
        await child.stop('SIGKILL');
      });
      served = child.url;
    } else if (language === 'ts') {
      const wrong = misspelt.map(([right, other], index) => {
        expect(source).toContain(right);
        return [`wrong-${index}.mts`, source.replace(right, other)] as const;
      });
      for (const resolution of Object.values(resolutions)) {
        expect(await compile({ 'summarize.mts': source }, resolution)).toBe('');
        const errors = await compile(Object.fromEntries(wrong), resolution);
        for (const [name] of wrong) expect(errors).toContain(`${name}(`);
      }
      const [command, ...args] = typeScript(here(source));
      const { output, errors } = await inFolder(command, args);
      expect(output, errors).toBe('Short.\n');
    } else if (file !== undefined) {
      await writeFile(join(folder, file), here(source));
    } else {
      const { exitCode, output, errors } = await bash(source);
      expect(exitCode, `${source}${output}${errors}`).toBe(0);
      if (source.startsWith('curl')) expect(JSON.parse(output)).toMatchObject(completed);
    }
  }
  const document: unknown = await (await fetch(`${served}/openapi.json`)).json();
  expect(document).toHaveProperty(['paths', '/v2/summarizer/run']);
  // An output that lacks what the schema requires is found, and so is a change that breaks callers.
  const schemas = await readFile(join(folder, 'schemas.yaml'), 'utf8');
  const changed = schemas.replace('required: [summary]', 'required: [summary, language]');
  const other = changed.replace('type: string }\n', 'type: string }\n    language: {}\n');
  await writeFile(
    join(folder, 'schemas.yaml'),
    other.replace('{ summary: Short. }', '{ summary: Short., language: en }'),
  );
  const [check = ''] = blocks
    .filter(({ source }) => source.includes(' test '))
    .map((block) => block.source);
  const { exitCode, output } = await bash(check);
  expect(exitCode).toBe(1);
  expect(output).toContain('[output-fits-schema]');
  expect(output).toContain('Expected a value at body /output/language, got nothing.');
  await writeFile(
    join(folder, 'schemas.yaml'),
    schemas.replace('[text]', '[text, sentences]').replace('A long text. }', 'A., sentences: 1 }'),
  );
  const compared = await bash(
    'npx inference-contract document --config service.yaml --check openapi.yaml',
  );
  expect(compared.exitCode, compared.output + compared.errors).toBe(1);
  expect(compared.output).toContain('sentences');
});

const completed = { status: 'COMPLETED', output: { summary: 'Short.' } };

/** What no longer compiles. */
const misspelt = [
  ["'summarizer'", "'sumarizer'"],
  ['{ text:', '{ txt:'],
  ['job.output.summary', 'job.output.sumary'],
  ["text: 'A long text.'", 'text: 7'],
] as const;
