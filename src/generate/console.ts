/** `npm run console`: builds the console into static files, unless they are up to date. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const folder = 'dist/console';
const stamp = join(folder, '.built');

/** What the console is made of; the lockfile in place of the packages. */
const sources = [
  'src/console',
  'src/client',
  'src/core',
  'src/validation/formats.js',
  'src/validation/runtime.js',
  'package.json',
  'generated/control',
  'generated/reference',
  'src/generate/console.ts',
  'package-lock.json',
];

const digest = await digestOf(sources);
if (digest === (await readFile(stamp, 'utf8').catch(() => undefined))) {
  console.log(`${folder} is up to date.`);
} else {
  await buildConsole();
  await writeFile(stamp, digest);
}

async function buildConsole(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: 'src/console',
    base: '/console/',
    publicDir: false,
    resolve: {
      // The package's own name, before it is installed anywhere.
      alias: {
        'inference-contract/validation/runtime': join(process.cwd(), 'src/validation/runtime.js'),
      },
    },
    // Children as arguments take less room than in properties.
    oxc: {
      jsx: { runtime: 'classic', pragma: 'jsxElement', pragmaFrag: 'JsxFragment' },
      jsxInject: "import { createElement as jsxElement, Fragment as JsxFragment } from 'preact'",
    },
    build: {
      outDir: join(process.cwd(), folder),
      emptyOutDir: true,
      target: 'es2022',
      // The security policy allows no data: in links.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesOf(path)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** The files of a folder in a fixed order; a file is itself. */
async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (entries === undefined) return [path];
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}
