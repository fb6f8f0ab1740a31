/** `npm run console`: builds the console into static files, unless they are up to date. */
import { join } from 'node:path';
import { build } from 'vite';
import { buildOnce } from './build-once.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const folder = 'dist/console';

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
  'src/generate/third-party-notices.ts',
  'package-lock.json',
];

await buildOnce({ folder, sources, build: buildConsole });

async function buildConsole(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: 'src/console',
    base: '/console/',
    publicDir: false,
    plugins: [thirdPartyNotices],
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
      // Modules of the page that are not used can be left out: to read a property never does anything.
      rolldownOptions: {
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
        },
      },
    },
  });
}
