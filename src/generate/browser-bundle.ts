/**
 * The service for browsers: one minified module, because a service worker cannot load parts of it later. A file
 * `x.browser.ts` takes the place of `x.ts` beside it.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type BuildResult, build, type Plugin } from 'esbuild';

/** What a `plan.js` exports, as far as it matters here. */
interface BundledPlan {
  readonly operations: readonly object[];
}

const browserFiles: Plugin = {
  name: 'browser files',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir }) => {
      const browserFile = join(resolveDir, path.replace(/\.ts$/, '.browser.ts'));
      return existsSync(browserFile) ? { path: browserFile } : undefined;
    });
    // Validators that find all that is wrong also do the work of those that stop at the first.
    onResolve({ filter: /^\.\/request-first\.js$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, 'request-all.js'),
    }));
    // The service does not check its own responses.
    onLoad({ filter: /\/generated\/[^/]+\/validators\/response-[^/]+\.js$/ }, () => ({
      contents: 'export const moduleOf = undefined;',
    }));
    // What alternatives say is for the documentation, and for those who learn settings.
    onLoad({ filter: /\/generated\/reference\/tables\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/"says": "(?:[^"\\]|\\.)*",?/g, ''),
    }));
    onLoad({ filter: /\/generated\/[^/]+\/validators\/plan\.js$/ }, async ({ path }) => {
      const { plan }: { plan: BundledPlan } = await import(pathToFileURL(path).href);
      const operations = plan.operations.map((operation) => ({ ...operation, responses: {} }));
      return { contents: `export const plan = ${JSON.stringify({ ...plan, operations })};` };
    });
  },
};

const options = {
  entryPoints: ['src/reference/browser.ts'],
  outfile: 'dist/browser/index.js',
  bundle: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  // The package's own name, before it is installed anywhere.
  alias: { 'inference-contract/validation/runtime': './src/validation/runtime.js' },
  plugins: [browserFiles],
  write: false,
  metafile: true,
} satisfies BuildOptions;

/** What is written, and what it was made of. A module of Node in it is an error. */
export async function browserBundle(): Promise<BuildResult<typeof options>> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  return build({ ...options, define: { writtenVersion: JSON.stringify(version) } });
}
