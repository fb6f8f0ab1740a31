/**
 * The package as a newcomer gets it: packed, installed in an empty folder outside of the repository, and
 * used from there. All tests share one installation.
 */
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createProgram, ModuleKind } from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { freePort } from '../servers/free-port.ts';
import { root, run } from '../snippets/run-command.ts';
import { entriesOfPackage, examplesIn } from '../types/entry-examples.ts';
import { provideDependencies } from './installed-package.ts';

const script = await readFile(join(root, 'test/package/newcomer.sh'), 'utf8');
const readme = await readFile(join(root, 'README.md'), 'utf8');
const tool = (path: string) => join(root, 'node_modules', path);

let folder: string;
let output: string;
let warnings: string;
let tarball: string;
let server: Listening;
const service = createReferenceService({ settings: await demoSettings() });

/** Runs a program of Node; fails with what it has printed. */
async function node(args: string[], cwd = folder): Promise<string> {
  const env = { BASE_URL: server.url, NO_COLOR: '1' };
  const result = await run(process.execPath, args, env, { cwd });
  expect(result.exitCode, `${args.join(' ')}\n${result.output}${result.errors}`).toBe(0);
  return result.output;
}

const read = (file: string) => readFile(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'newcomer-'));
  server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  await provideDependencies(folder);
  // Ports that nothing else listens on; the target file is in the package, so it is copied.
  const [port, hooks] = [String(await freePort()), String(await freePort())];
  const target = await readFile(join(root, 'mocks/target.yaml'), 'utf8');
  await writeFile(join(folder, 'target.yaml'), target.replaceAll('8080', port));
  const typed = script
    .replaceAll('node_modules/inference-contract/mocks/target.yaml', 'target.yaml')
    .replaceAll('8080', port)
    .replaceAll('9000', hooks);
  const result = await run(
    'bash',
    ['-c', typed, 'newcomer', root],
    { PORT: port, npm_config_prefer_offline: 'true', npm_config_audit: 'false' },
    { cwd: folder },
  );
  expect(result.exitCode, `${result.output}${result.errors}`).toBe(0);
  output = result.output;
  warnings = result.errors;
  tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
}, 240_000);

afterAll(async () => {
  service.close();
  await server.close();
  await rm(folder, { recursive: true });
});

describe('the README', () => {
  test('begins with the request that the newcomer types', () => {
    const [request = ''] = /^curl .*?(?=```)/ms.exec(readme) ?? [];
    expect(script).toContain(request.trim());
  });

  test('shows the response of the first request', async () => {
    const shown = JSON.parse(/```json\n(.*?)```/s.exec(readme)?.[1] ?? '');
    const job = JSON.parse(await read('job.json'));
    expect(Object.keys(job)).toEqual(Object.keys(shown));
    expect(job).toMatchObject({
      id: expect.stringMatching(/^sync-/),
      status: shown.status,
      output: {
        image_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/results\/.*1024x1024/),
        cost: shown.output.cost,
      },
    });
  });
});

describe('a newcomer', () => {
  test('gets results through the client and a webhook', async () => {
    expect(await read('client.log')).toContain('image_url');
    expect(await read('receiver.log')).toBe('COMPLETED\n');
  });

  test('learns that the service conforms', async () => {
    expect(output).toMatch(
      /^Conforms: [1-9]\d* verified, 0 violated, 0 different, 0 inconclusive/m,
    );
    expect(await read('report.html')).toContain('<h1>Conforms</h1>');
  });
});

describe('the package', () => {
  test('has at most 1.9 MB, no source maps and no build records', async () => {
    const packed = await readFile(join(folder, tarball));
    expect(packed.length).toBeLessThanOrEqual(1_900_000);
    const installed = join(folder, 'node_modules/inference-contract');
    const files = await readdir(installed, { recursive: true });
    expect(
      files.filter((file) =>
        /\.map$|tsbuildinfo|\.built$|^(openapi|test)\b|^src\/console/.test(file),
      ),
    ).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'dist/docs/index.html',
        'dist/console/index.html',
        'dist/browser/index.js',
      ]),
    );
  });

  test('has declarations with the examples that editors show', () => {
    const installed = join(folder, 'node_modules/inference-contract');
    const declarations = entriesOfPackage().map(({ types }) => join(installed, types));
    const program = createProgram(declarations, { module: ModuleKind.NodeNext, types: ['node'] });
    const counts = declarations.map((file) => [file, examplesIn(program, file).length]);
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  });

  test('has nothing that only a clone needs, so npm warns of no scripts', async () => {
    const manifest = JSON.parse(await read('node_modules/inference-contract/package.json'));
    const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const { scripts, devDependencies, allowScripts, overrides, ...rest } = own;
    expect(manifest).toEqual(rest);
    expect(warnings).not.toMatch(/install script|allow-scripts/i);
  });

  test('is not packed with the manifest of the clone', async () => {
    for (const command of ['pack', 'publish']) {
      const { exitCode, errors } = await run('npm', [command, '--dry-run'], {});
      expect(exitCode).not.toBe(0);
      expect(errors).toContain('npm run package');
    }
  });

  test('is clean for publint and attw', { timeout: 60_000 }, async () => {
    await node([tool('publint/src/cli.js'), 'run', '--strict', tarball]);
    await node([
      tool('@arethetypeswrong/cli/dist/index.js'),
      tarball,
      // Node 20.19 and later load ES modules with `require`.
      ...['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm'],
    ]);
  });
});

test('the page about the package lists its entries', async () => {
  const page = await readFile(join(root, 'docs/reference/package.md'), 'utf8');
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  const listed = page
    .split('\n')
    .flatMap((row) => [
      ...(/^\| (`.*?) \|/.exec(row)?.[1] ?? '').matchAll(/`inference-contract(.*?)`/g),
    ]);
  expect(listed.map(([, path]) => `.${path}`).toSorted()).toEqual(entries.toSorted());
});

test('without development dependencies, an install from git says what to do', async () => {
  await cp(join(root, '.ci/prepare.js'), join(folder, 'prepare.js'));
  const { exitCode, errors } = await run(process.execPath, ['prepare.js'], {}, { cwd: folder });
  expect(exitCode).toBe(1);
  expect(errors).toContain('npm ci --include=dev');
});

test('outputs of sources that are gone are not packed', async () => {
  const clone = join(folder, 'clone');
  const outputs = ['kept.js', 'kept.d.ts', 'kept.js.map', 'gone.js', 'gone.d.ts', 'docs/page.js'];
  for (const file of ['src/kept.ts', ...outputs.map((output) => `dist/${output}`)]) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await writeFile(join(clone, file), '');
  }
  await cp(join(root, '.ci'), join(clone, '.ci'), { recursive: true });
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  await node(['.ci/prepare.js'], clone);
  const left = await readdir(join(clone, 'dist'), { recursive: true });
  expect(left.toSorted()).toEqual(['docs', 'docs/page.js', 'kept.d.ts', 'kept.js']);
});

test.each([
  ['older', '2001-01-01', []],
  ['newer', '2101-01-01', ['.built']],
])('an install in a clone looks at a site that is %s than its sources', async (_, day, left) => {
  const clone = join(folder, `site-${left.length}`);
  for (const path of [
    'docs/guide.md',
    'generated/a',
    'openapi/a',
    'src/generate/a',
    'dist/docs/.built',
  ]) {
    await mkdir(dirname(join(clone, path)), { recursive: true });
    await writeFile(join(clone, path), '');
  }
  await utimes(join(clone, 'dist/docs/.built'), new Date(day), new Date(day));
  const script = join(root, '.ci/prepare-docs.js');
  const { exitCode } = await run(process.execPath, [script], { INIT_CWD: clone }, { cwd: clone });
  expect(exitCode).toBe(0);
  expect(await readdir(join(clone, 'dist/docs')).catch(() => [])).toEqual(left);
});

describe('the first tasks of each audience', { timeout: 60_000 }, () => {
  const tsc = tool('typescript/bin/tsc');
  const done = {
    called: 'completed',
    served: 'completed',
    compiled: ['listLighthouses'],
    refused: true,
  };

  beforeAll(() => cp(join(root, 'test/package/first-tasks'), folder, { recursive: true }));

  test('with import', async () => {
    const printed = await node(['esm/main.mjs']);
    expect(JSON.parse(printed)).toEqual({ ...done, document: '3.1.0' });
  });

  test('with require', async () => {
    const printed = await node(['cjs/main.cjs']);
    expect(JSON.parse(printed)).toEqual({ ...done, document: '3.1.0' });
  });

  test('in TypeScript for Node', async () => {
    await node([tsc, '-p', 'nodenext', '--typeRoots', tool('@types')]);
    const printed = await node(['nodenext/main.js']);
    expect(JSON.parse(printed)).toMatchObject(done);
  });

  test('in TypeScript for a bundler, without types and modules of Node', async () => {
    await node([tsc, '-p', 'bundler']);
    const bundle = ['--bundle', '--format=esm', '--outfile=page.js', 'bundler/main.ts'];
    await node([tool('esbuild/bin/esbuild'), '--log-level=error', ...bundle]);
    const page =
      "const { draw, drawHere } = await import('./page.js'); console.log(await draw(process.env.BASE_URL), await drawHere())";
    expect(await node(['--input-type=module', '-e', page])).toBe('completed completed\n');
  });
});
